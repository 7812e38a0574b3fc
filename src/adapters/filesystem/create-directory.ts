import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a directory and those above it. Node.js's own `recursive` never ends where the system makes none, as below /proc. */
export function createDirectory(path: string): void {
  if (makeOne(path)) return
  createDirectory(dirname(path))
  if (!makeOne(path)) throw missing(path)
}

/** False where the directory above is missing. */
function makeOne(path: string): boolean {
  try {
    mkdirSync(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENOENT' && dirname(path) !== path) return false
    if (code !== 'EEXIST' || !statSync(path).isDirectory()) throw error
  }
  return true
}

function missing(path: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`ENOENT: the system makes no directory ${path}`), {
    code: 'ENOENT',
    syscall: 'mkdir',
    path,
  })
}
