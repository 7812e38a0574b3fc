import { join, normalize } from 'node:path/posix'
import { isConfiguration, isExampleOrTest } from '../module/configuration-file.ts'

/** What of a module's files its configuration can need: a package may lack the others. */

const DOCUMENTATION = /(^|\/)docs?\/|\.(md|png|jpe?g|gif|svg|webp|ico|pdf|mp4|mov|drawio)$/i

/** Whether clients load or may read the file: no example, no test, nothing hidden, no documentation. */
export function isNeeded(path: string): boolean {
  return !isExampleOrTest(path) && (isConfiguration(path) || !DOCUMENTATION.test(path))
}

/** Whether a directory that is a module of its own, or the root, has the file as configuration. */
export function isModuleConfiguration(path: string): boolean {
  return isConfiguration(path) && !isExampleOrTest(path)
}

const LOCAL_SOURCE = /^[ \t]*"?source"?[ \t]*[=:][ \t]*"(\.\.?(?:\/[^"\r\n]*)?)"/gm
const MODULE_PATH = /\$\{[ \t]*path\.module[ \t]*\}\/([^"$\\]*)/g
const COMMENT = /^[ \t]*(#|\/\/).*$/gm

/**
 * The paths that a file of configuration names in the package: sources of local modules, and texts that begin with `path.module`. A
 * path that goes on with an expression is named up to there.
 */
export function namedPaths(path: string, text: string): string[] {
  const directory = path.split('/').slice(0, -1).join('/')
  const code = text.replaceAll(COMMENT, '')
  return [...code.matchAll(LOCAL_SOURCE), ...code.matchAll(MODULE_PATH)].map(([, target = '']) =>
    normalize(join(directory, target)).replace(/\/$/, ''),
  )
}
