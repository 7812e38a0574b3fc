import { afterAll } from 'vitest'
import { endFile } from './file-end.ts'

// Runs before each test file: the files of a worker share their modules, so a hook in one of these is of the first file alone.
afterAll(endFile)
