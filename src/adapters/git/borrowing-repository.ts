import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A tiny bare repository with no refs and no objects but those of the given directories; returns its GIT_DIR.
 * Written by hand, since `git init` would be one more child process. https://git-scm.com/docs/gitrepository-layout
 */
export async function makeBorrowingRepository(
  objectsDirectories: readonly string[],
  temporary: string,
): Promise<string> {
  const directory = await mkdtemp(join(temporary, 'objects-'))
  await mkdir(join(directory, 'objects', 'info'), { recursive: true })
  await mkdir(join(directory, 'refs'))
  await writeFile(join(directory, 'HEAD'), 'ref: refs/heads/none\n')
  // A commit graph or a list of packs is only a shortcut, and one that a borrowed directory could lie in.
  const config = '[core]\n\trepositoryformatversion = 0\n\tbare = true\n\tcommitGraph = false\n'
  await writeFile(join(directory, 'config'), config)
  const alternates = objectsDirectories.map((path) => `${quotedForGit(path)}\n`).join('')
  await writeFile(join(directory, 'objects', 'info', 'alternates'), alternates)
  return directory
}

function quotedForGit(path: string): string {
  return `"${path.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`
}
