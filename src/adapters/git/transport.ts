import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GitRemote } from '../../module/git-remote.ts'
import type { Git, GitCall } from './git.ts'

/**
 * What each call that reaches a remote needs. The other side of a local transport is a git on this machine, which would run the
 * programs that the user's configuration names (`uploadpack.packObjectsHook`, `core.hooksPath`), so it gets a home of ours.
 * @param temporary a directory that exists as long as `git` is used
 */
export async function transportTo(
  git: Git,
  { scheme }: GitRemote,
  temporary: string,
): Promise<Pick<GitCall, 'transport' | 'home'>> {
  if (scheme !== 'file') return { transport: 'network' }
  const home = homes.get(git) ?? makeHome(git, temporary)
  homes.set(git, home)
  return { transport: 'local', home: await home }
}

/**
 * What git runs on the other side: itself, whatever the configuration says. There, too, a partial clone on this machine must not
 * fetch what it lacks with the programs that its own configuration names.
 */
export function otherSide(
  option: 'upload-pack' | 'receive-pack',
  transport: GitCall['transport'],
): `--${string}` {
  return `--${option}=${transport === 'local' ? 'GIT_ALLOW_PROTOCOL= ' : ''}git-${option}`
}

const homes = new WeakMap<Git, Promise<string>>()

/** The only settings of the user that count there say which repositories of others are trusted. */
async function makeHome(git: Git, temporary: string): Promise<string> {
  const home = await mkdtemp(join(temporary, 'home-'))
  const args = ['config', '--type=path', '--null', '--get-all', 'safe.directory']
  // In no repository, whose own settings must not say that it is trusted.
  const { stdout } = await git.run(args, { gitDirectory: join(home, 'none') })
  const directories = stdout.split('\0').slice(0, -1)
  const lines = directories.map((directory) => `\tdirectory = "${escaped(directory)}"`)
  await writeFile(join(home, '.gitconfig'), ['[safe]', ...lines, ''].join('\n'))
  return home
}

/** https://git-scm.com/docs/git-config#_syntax */
function escaped(value: string): string {
  return value.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')
}
