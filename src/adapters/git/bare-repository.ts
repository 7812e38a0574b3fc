import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GitRemote } from '../../module/git-remote.ts'

/** What the one remote of {@link makeBareRepository} is called; a name that no configuration of a user has settings for. */
export const REMOTE = 'module-registry'

/**
 * A new bare repository that knows one remote, to fetch into; gives its directory. Made by hand: it is four files, and
 * `git init` would copy the user's template with its hooks. @param config more lines of its config file
 */
export async function makeBareRepository(
  { remote, temporary }: { readonly remote: GitRemote; readonly temporary: string },
  config: string,
): Promise<string> {
  const directory = await mkdtemp(join(temporary, 'repository-'))
  await mkdir(join(directory, 'objects'))
  await mkdir(join(directory, 'refs'))
  await writeFile(join(directory, 'HEAD'), 'ref: refs/heads/main\n')
  const section = `[remote "${REMOTE}"]\n\turl = ${JSON.stringify(remote.url)}\n`
  await writeFile(
    join(directory, 'config'),
    `[core]\n\trepositoryFormatVersion = 1\n\tbare = true\n${section}${config}`,
  )
  return directory
}
