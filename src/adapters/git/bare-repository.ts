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
