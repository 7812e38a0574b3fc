import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a bare repository without refs and objects, and returns its directory. Its files are written by hand: `git init` is one
 * more child process, and copies the user's template with its hooks. https://git-scm.com/docs/gitrepository-layout
 * @param prefix of the directory
 * @param config more lines of its config file
 */
export function makeBareRepository(prefix: string, config: string): string {
  const directory = mkdtempSync(prefix)
  for (const name of ['objects', 'objects/info', 'refs']) mkdirSync(join(directory, name))
  writeFileSync(join(directory, 'HEAD'), 'ref: refs/heads/main\n')
  const core = '[core]\n\trepositoryFormatVersion = 1\n\tbare = true\n'
  writeFileSync(join(directory, 'config'), `${core}${config}`)
  return directory
}

/** Makes a bare repository below `temporary` that has no refs, and no objects but those of these object directories. */
export function makeBorrowingRepository(objectsDirectories: readonly string[], temporary: string): string {
  // A commit graph or a list of packs is only a shortcut, and a borrowed directory could hold a wrong one.
  const directory = makeBareRepository(join(temporary, 'objects-'), '[core]\n\tcommitGraph = false\n')
  const lines = objectsDirectories.map((path) => `"${quoted(path)}"\n`)
  writeFileSync(join(directory, 'objects', 'info', 'alternates'), lines.join(''))
  return directory
}

function quoted(path: string): string {
  return path.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')
}
