import { parseGitRemote } from '../../module/git-remote.ts'
import { readFailure } from './failures.ts'
import { parseRefs, runLsRemote } from './fetch.ts'
import type { Git } from './git.ts'
import { MAX_LISTING_BYTES, TAGS_LISTING_MS } from './limits.ts'
import { transportTo } from './transport.ts'

const TAGS = 'refs/tags/'

/** The commit of each tag of a repository, with the user's own Git credentials. Throws INVALID_INPUT, REPOSITORY_UNREACHABLE. */
export async function listRemoteTags(git: Git, url: string, temporary: string): Promise<Map<string, string>> {
  const remote = parseGitRemote(url)
  const transport = await transportTo(git, remote, temporary)
  const listed = await runLsRemote(git, ['--tags', remote.url], {
    cwd: temporary,
    maxOutput: MAX_LISTING_BYTES,
    ...transport,
    deadlineMs: TAGS_LISTING_MS,
  })
  if (listed.code !== 0) throw readFailure('source', remote.url, listed.stderr)
  return new Map(
    [...parseRefs(listed)].flatMap(([ref, commit]) =>
      ref.startsWith(TAGS) ? [[ref.slice(TAGS.length), commit] as const] : [],
    ),
  )
}
