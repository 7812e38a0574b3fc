import { join, resolve } from 'node:path'
import { refuseStaleBuild } from './stale-build.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** The built command line and the built action. A test file that imports them fails at once where dist/ is stale. */
export const CLI_ENTRY = builtEntry('cli')
export const ACTION_ENTRY = builtEntry('action')

function builtEntry(name: 'cli' | 'action'): string {
  refuseStaleBuild(ROOT)
  return join(ROOT, 'dist', name, 'index.js')
}
