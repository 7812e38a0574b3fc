import { certificateFix } from '../../base/certificate.ts'
import { quote, RegistryError } from '../../base/error.ts'
import { holdsCredentials, NOT_SHOWN } from '../../base/secret-mask.ts'
import { shellWord } from '../../base/shell-word.ts'
import type { GitRemote } from '../../module/git-remote.ts'
import type { GitResult } from './git.ts'

/** Turns what git says in English (LC_ALL=C) into refusals that a user can act on. */

export const NOT_ALLOWED =
  /Authentication failed|could not read (Username|Password)|Permission (to .* )?denied|error: 40[13]|Invalid username or (password|token)|access denied|not authorized|terminal prompts disabled/i
const MISSING = /repository .*not found|does not appear to be a git repository|does not exist/i
const DUBIOUS_OWNER = /dubious ownership/
const DECLINED =
  /hook declined|protected branch|GH006|GH013|denied by|refusing to update|denyCurrentBranch|read-only/i
const OTHER_HASH = /does not support this repository's hash algorithm|mismatched algorithms/
/** In the words of libcurl, with OpenSSL or GnuTLS. */
const UNTRUSTED = /server certificate|SSL certificate|SSL: .*certificate|SSL CA cert/
const LOST_RACE =
  /stale info|fetch first|non-fast-forward|failed to update ref|cannot lock ref|incorrect old value|reference already exists|remote ref .* is at/i

/** GitHub answers "not found" for a repository that a token may not see. */
const TEXTS = {
  index: {
    refused: NOT_ALLOWED,
    refusal: 'may not be read with these credentials',
    permissionHint:
      'give a token that may read and write it ("contents: write", on Gitea "write:repository"): MODULE_REGISTRY_TOKEN, or the action input "index-token"',
    writeHint:
      'the token needs "contents: write" on the index repository (on Gitea "write:repository"): MODULE_REGISTRY_TOKEN, or the action input "index-token"',
    unreachable: 'INDEX_UNREACHABLE',
    retryHint:
      'check the address and the network; hosts also answer "not found" where a token may not see the repository',
  },
  'module repository': {
    refused: new RegExp(`${NOT_ALLOWED.source}|repository .*not found`, 'i'),
    refusal: 'may not be read with these credentials',
    permissionHint:
      'the token of the action input "github-token" needs "contents: read" on it: add it to the "permissions:" of the job',
    writeHint:
      'the token of the action input "github-token" needs "contents: write" on it: add it to the "permissions:" of the job',
    unreachable: 'REPOSITORY_UNREACHABLE',
    retryHint: 'check the network and the proxy, then run the command or the job again',
  },
  source: {
    refused: new RegExp(`${NOT_ALLOWED.source}|${MISSING.source}`, 'i'),
    refusal: 'does not exist, or may not be read with these credentials',
    permissionHint:
      'give a token that may read it ("contents: read"); if it is gone for good, remove it from registry.yml: what is published stays',
    unreachable: 'REPOSITORY_UNREACHABLE',
    retryHint: 'the next run tries it again; if the error stays, check the address and the network',
  },
} as const

export type ReadSubject = keyof typeof TEXTS

/**
 * Returns the refusal for a remote that could not be read: PERMISSION, NOT_FOUND for a tag of a module repository, else
 * INDEX_UNREACHABLE or REPOSITORY_UNREACHABLE.
 */
export function readFailure(kind: ReadSubject, remote: string, stderr: string): RegistryError {
  const texts = TEXTS[kind]
  if (kind === 'index' && DUBIOUS_OWNER.test(stderr)) {
    return new RegistryError(
      'PERMISSION',
      `the repository ${quote(remote)} belongs to another user: ${firstLine(stderr)}`,
      `trust it: git config --global --add safe.directory ${remote}`,
    )
  }
  if (kind === 'index' && remote.startsWith('/') && MISSING.test(stderr))
    return new RegistryError(
      texts.unreachable,
      `there is no Git repository at ${quote(remote)}`,
      `check the address, or create the repository of a new index: git init --bare ${shellWord(remote)}`,
    )
  const missing = /couldn't find remote ref refs\/tags\/(\S+)/.exec(stderr)?.[1]
  if (kind === 'module repository' && missing !== undefined) {
    return new RegistryError(
      'NOT_FOUND',
      `tag ${quote(missing)} does not exist in ${quote(remote)}`,
      `create it and push it: git tag ${missing} && git push origin ${missing}`,
    )
  }
  const subject = `the ${kind} ${quote(remote)}`
  if (OTHER_HASH.test(stderr))
    return sha256Refusal(kind === 'index' ? 'INDEX_INVALID' : 'NOT_A_REPOSITORY', subject)
  return texts.refused.test(stderr)
    ? new RegistryError(
        'PERMISSION',
        `${subject} ${texts.refusal}: ${firstLine(stderr)}`,
        texts.permissionHint,
      )
    : new RegistryError(
        texts.unreachable,
        `${subject} cannot be read: ${firstLine(stderr)}`,
        UNTRUSTED.test(stderr)
          ? certificateFix(
              stderr,
              'GIT_SSL_CAINFO=ca.pem, and NODE_EXTRA_CA_CERTS=ca.pem for what is not Git',
            )
          : texts.retryHint,
      )
}

/** The refusal of a repository whose object ids are SHA-256, as indexes and locations record those of SHA-1. */
export function sha256Refusal(code: 'NOT_A_REPOSITORY' | 'INDEX_INVALID', subject: string): RegistryError {
  return new RegistryError(
    code,
    `${subject} is a Git repository with SHA-256 object ids; only SHA-1 is supported`,
    'use a repository that is made with: git init --object-format=sha1',
  )
}

/** Gives what a git that has read the index printed. Throws PERMISSION and INDEX_UNREACHABLE where it has failed. */
export function requireIndex<Result extends GitResult>(result: Result, { url }: GitRemote): Result {
  if (result.code === 0) return result
  throw readFailure('index', url, result.stderr)
}

export type PushFailure =
  | { readonly outcome: 'moved' }
  | { readonly outcome: 'refused' | 'unknown'; readonly error: RegistryError }

/**
 * Says why a push failed: the head has `moved` (a lost race, to be run again), the remote has `refused` it for good
 * (PERMISSION), or the reason is `unknown` (INDEX_UNREACHABLE, REPOSITORY_UNREACHABLE), and the push may have succeeded.
 */
export function pushFailure(
  remote: string,
  output: string,
  kind: 'index' | 'module repository' = 'index',
): PushFailure {
  const subject = `the ${kind} ${quote(remote)}`
  const { writeHint, unreachable } = TEXTS[kind]
  const refused = (problem: string, hint: string): PushFailure => ({
    outcome: 'refused',
    error: new RegistryError('PERMISSION', `${subject} ${problem}: ${firstLine(output)}`, hint),
  })
  if (DUBIOUS_OWNER.test(output)) return { outcome: 'refused', error: readFailure(kind, remote, output) }
  if (DECLINED.test(output))
    return refused(
      'declined the push',
      'the branch is protected or a hook declines: allow this token, app or key to push to it (branch rules: bypass list)',
    )
  if (OTHER_HASH.test(output)) return { outcome: 'refused', error: sha256Refusal('INDEX_INVALID', subject) }
  if (LOST_RACE.test(output)) return { outcome: 'moved' }
  if (NOT_ALLOWED.test(output)) return refused('may not be written with these credentials', writeHint)
  const error = new RegistryError(
    unreachable,
    `${subject} could not be written: ${firstLine(output)}`,
    'run the same command again: nothing is written twice; if that does not help, check the network and the Git host',
  )
  return { outcome: 'unknown', error }
}

/** The line that names the reason, quoted: git's own "error: failed to push some refs" does not. */
function firstLine(output: string): string {
  // A server may begin its reason with a line that says nothing.
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^remote:(?: error:)?$/.test(line))
  const telling =
    lines.find((line) => /^ssh: |Permission denied \(/.test(line)) ??
    lines.find((line) => /^error: RPC failed; HTTP \d/.test(line)) ??
    lines.find((line) => /GH0|^remote: (?!error: hook declined).*(error|denied)/i.test(line)) ??
    (/hook declined/.test(output) ? lines.find((line) => /^remote: (?!.*\d%)\S/.test(line)) : undefined) ??
    lines.find((line) => /^!|declined|^fatal:/i.test(line)) ??
    lines.find((line) => line !== '')
  if (telling !== undefined && holdsCredentials(telling)) return NOT_SHOWN
  // Of the line of a ref, in the form of --porcelain, the end says why.
  return quote(telling?.replace(/^!.*?(?=\[)/, '') ?? 'git gave no reason')
}
