import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GitRemote } from '../../module/git-remote.ts'

/** The name of the remote in {@link makeFetchRepository}; a name that no user's configuration has settings for. */
export const REMOTE = 'module-registry'

/**
 * Makes a bare repository below `temporary` that objects of one remote are fetched into, and returns its directory.
 * @param config more lines of its config file
 */
export function makeFetchRepository(
  { remote, temporary }: { readonly remote: GitRemote; readonly temporary: string },
  config = '',
): Promise<string> {
  const section = `[remote "${REMOTE}"]\n\turl = ${JSON.stringify(remote.url)}\n`
  return makeBareRepository(join(temporary, 'fetch-'), `${section}${config}`)
}

/**
 * Makes a bare repository below `temporary` that has no refs, and no objects but those of these object directories;
 * returns its directory.
 */
export async function makeBorrowingRepository(
  objectDirectories: readonly string[],
  temporary: string,
): Promise<string> {
  // A commit graph or a list of packs is only a shortcut, and a borrowed directory could hold a wrong one.
  const directory = await makeBareRepository(join(temporary, 'objects-'), '[core]\n\tcommitGraph = false\n')
  const alternates = objectDirectories.map((path) => `${quoteForGit(path)}\n`).join('')
  await mkdir(join(directory, 'objects', 'info'))
  await writeFile(join(directory, 'objects', 'info', 'alternates'), alternates)
  return directory
}

/**
 * The files that make a repository, written by hand: `git init` is one more child process, and copies the user's template
 * with its hooks. https://git-scm.com/docs/gitrepository-layout
 */
async function makeBareRepository(prefix: string, config: string): Promise<string> {
  const directory = await mkdtemp(prefix)
  await mkdir(join(directory, 'objects'))
  await mkdir(join(directory, 'refs'))
  await writeFile(join(directory, 'HEAD'), 'ref: refs/heads/main\n')
  const core = '[core]\n\trepositoryFormatVersion = 1\n\tbare = true\n'
  await writeFile(join(directory, 'config'), `${core}${config}`)
  return directory
}

function quoteForGit(path: string): string {
  return `"${path.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`
}
