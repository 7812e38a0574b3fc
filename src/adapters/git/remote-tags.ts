import type { ListedTag } from '../../collect/tag-plan.ts'
import type { GitRemote } from '../../module/git-remote.ts'
import type { Visibility } from '../../publish/exposure.ts'
import { makeBareRepository, REMOTE } from './bare-repository.ts'
import { anonymousSettings, tokenSettings } from './credentials.ts'
import { sourceFailure } from './failures.ts'
import type { Git } from './process.ts'
import { runRemoteRead } from './remote-read.ts'

export interface RemoteTagsCall {
  readonly remote: GitRemote
  readonly token: string | undefined
  readonly signal: AbortSignal
  /** An empty directory. */
  readonly temporary: string
}

/** A hundred thousand tags; who lists more is not read to the end. */
const MOST_OUTPUT = 16 * 1024 * 1024

/** The tags of a remote repository as they are now, in one question. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
export async function listRemoteTags(git: Git, call: RemoteTagsCall): Promise<ListedTag[]> {
  const { remote, token, signal, temporary } = call
  const listed = await runRemoteRead(
    git,
    ['ls-remote', '--tags', '--upload-pack=git-upload-pack', remote.url],
    {
      cwd: temporary,
      config: tokenSettings(remote, token),
      signal,
      maxOutput: MOST_OUTPUT,
    },
  )
  if (listed.code !== 0) throw sourceFailure(remote.url, listed.stderr)
  return parseRemoteTags(listed.stdout.toString())
}

/** Of an annotated tag the object that it names stands in a line of its own, after it. */
function parseRemoteTags(text: string): ListedTag[] {
  const commits = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [, commit = '', tag = ''] = /^([0-9a-f]{40})\trefs\/tags\/(.*?)(?:\^\{\})?$/.exec(line) ?? []
    if (tag !== '') commits.set(tag, commit)
  }
  return [...commits].map(([tag, commit]) => ({ tag, commit }))
}

/** Whether everybody may read it: asked without any credentials. */
export async function isReadByAll(git: Git, call: Omit<RemoteTagsCall, 'token'>): Promise<boolean> {
  return (await readVisibility(git, call)) === 'public'
}

/**
 * Who may read a remote, asked without any credentials: `private` where the server asks for some or says that there is no such
 * repository, undefined where it gives no answer or is reached otherwise than by http(s).
 */
export async function readVisibility(
  git: Git,
  { remote, signal, temporary }: Omit<RemoteTagsCall, 'token'>,
): Promise<Visibility | undefined> {
  if (remote.scheme !== 'https' && remote.scheme !== 'http') return undefined
  const asked = await runRemoteRead(git, ['ls-remote', '--upload-pack=git-upload-pack', remote.url, 'HEAD'], {
    cwd: temporary,
    home: temporary,
    config: anonymousSettings(remote),
    signal,
    maxOutput: MOST_OUTPUT,
  })
  if (asked.code === 0) return 'public'
  return sourceFailure(remote.url, asked.stderr).code === 'PERMISSION' ? 'private' : undefined
}

/**
 * Fetches these tags alone, without history, into a new bare repository below `temporary`, and gives its directory. Throws
 * PERMISSION, REPOSITORY_UNREACHABLE.
 */
export async function fetchRemoteTags(
  git: Git,
  { remote, token, signal, temporary }: RemoteTagsCall,
  tags: readonly string[],
): Promise<string> {
  const gitDirectory = await makeBareRepository({ remote, temporary }, '')
  const options = ['--depth=1', '--no-tags', '--no-write-fetch-head', '--upload-pack=git-upload-pack']
  const fetched = await runRemoteRead(git, ['fetch', '--quiet', ...options, '--stdin', REMOTE], {
    gitDirectory,
    config: tokenSettings(remote, token),
    // Thousands of tags are too long for a command line.
    input: tags.map((tag) => `refs/tags/${tag}:refs/tags/${tag}\n`).join(''),
    signal,
  })
  if (fetched.code !== 0) throw sourceFailure(remote.url, fetched.stderr)
  return gitDirectory
}
