import { afterAll } from 'vitest'
import { endFile } from './temporary.ts'

// Runs before each test file: with --no-isolate files share their modules, and a hook in one of these is of the first file alone.
afterAll(endFile)
