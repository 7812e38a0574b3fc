import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GitRemote } from '../../module/git-remote.ts'
import { REMOTE } from './bare-repository.ts'
import { readFailure } from './failures.ts'
import { runRemoteRead } from './fetch.ts'
import type { Git, GitSetting } from './git.ts'

/** A branch elsewhere, and the repository of ours that is fetched into. */
export interface FetchCall {
  readonly remote: GitRemote
  readonly branch: string
  readonly settings: readonly GitSetting[]
  readonly gitDirectory: string
}

/** Where the head is, without any object; null where there is no branch. */
export async function listHead(git: Git, call: FetchCall): Promise<string | null> {
  const ref = `refs/heads/${call.branch}`
  const listed = await runRemoteRead(git, ['ls-remote', '--upload-pack=git-upload-pack', REMOTE, ref], {
    gitDirectory: call.gitDirectory,
    config: call.settings,
  })
  if (listed.code !== 0) throw readFailure(call.remote.url, listed.stderr)
  // A pattern also fits refs that end so.
  const line = listed.stdout
    .toString()
    .split('\n')
    .find((each) => each.endsWith(`\t${ref}`))
  return line?.split('\t')[0] ?? null
}

/** The head with what the filter leaves of it. */
export async function fetchHead(
  git: Git,
  call: FetchCall & { readonly filter: readonly string[] },
): Promise<string | null> {
  const ref = `refs/index/${call.branch}`
  const options = [
    '--depth=1',
    ...call.filter,
    '--no-tags',
    '--no-write-fetch-head',
    '--upload-pack=git-upload-pack',
  ]
  const refspec = `+refs/heads/${call.branch}:${ref}`
  const fetched = await runRemoteRead(git, ['fetch', '--quiet', ...options, REMOTE, refspec], {
    gitDirectory: call.gitDirectory,
    config: call.settings,
  })
  if (/couldn't find remote ref/.test(fetched.stderr)) return null
  if (fetched.code !== 0) throw readFailure(call.remote.url, fetched.stderr)
  return (await readFile(join(call.gitDirectory, ref), 'utf8')).trim()
}
