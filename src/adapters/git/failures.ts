import { quote, RegistryError } from '../../base/error.ts'

/** What git says in English (LC_ALL=C), turned into what a user can act on. */

const NOT_ALLOWED =
  /Authentication failed|could not read (Username|Password)|Permission (to .* )?denied|error: 40[13]|Invalid username or (password|token)|access denied|not authorized|terminal prompts disabled/i
const MISSING = /repository .*not found|does not appear to be a git repository|does not exist/i
const DUBIOUS_OWNER = /dubious ownership/
const DECLINED =
  /hook declined|protected branch|GH006|GH013|denied by|refusing to update|denyCurrentBranch|read-only/i
const LOST_RACE =
  /stale info|fetch first|non-fast-forward|failed to update ref|cannot lock ref|incorrect old value|reference already exists|remote ref .* is at/i

/** The remote could not be read. */
export function readFailure(remote: string, stderr: string): RegistryError {
  if (DUBIOUS_OWNER.test(stderr)) {
    return new RegistryError(
      'PERMISSION',
      `the repository ${quote(remote)} belongs to another user: ${firstLine(stderr)}`,
      `trust it: git config --global --add safe.directory ${remote}`,
    )
  }
  if (NOT_ALLOWED.test(stderr)) {
    return new RegistryError(
      'PERMISSION',
      `the index ${quote(remote)} refuses to be read: ${firstLine(stderr)}`,
      'give a token that may read and write it ("contents: write"): MODULE_REGISTRY_TOKEN, or the action input "index-token"',
    )
  }
  return new RegistryError(
    'INDEX_UNREACHABLE',
    `the index ${quote(remote)} cannot be read: ${firstLine(stderr)}`,
    'check the address and the network; hosts also answer "not found" where a token may not see the repository',
  )
}

/** Tags of the module repository could not be fetched. GitHub says "not found" of what a token may not see. */
export function tagsFailure(remote: string, stderr: string): RegistryError {
  const missing = /couldn't find remote ref refs\/tags\/(\S+)/.exec(stderr)?.[1]
  if (missing !== undefined) {
    return new RegistryError(
      'NOT_FOUND',
      `tag ${quote(missing)} does not exist in ${quote(remote)}`,
      `create it and push it: git tag ${missing} && git push origin ${missing}`,
    )
  }
  if (NOT_ALLOWED.test(stderr) || /repository .*not found/i.test(stderr)) {
    return new RegistryError(
      'PERMISSION',
      `the module repository ${quote(remote)} refuses to be read: ${firstLine(stderr)}`,
      'the token of the action input "github-token" needs "contents: read" on it: add it to the "permissions:" of the job',
    )
  }
  return new RegistryError(
    'REPOSITORY_UNREACHABLE',
    `the module repository ${quote(remote)} cannot be read: ${firstLine(stderr)}`,
    'run the job again; if that does not help, check the network and the proxy of the runner',
  )
}

/** A source of a collection could not be read. Hosts say "not found" of what a token may not see. */
export function sourceFailure(remote: string, stderr: string): RegistryError {
  if (NOT_ALLOWED.test(stderr) || MISSING.test(stderr)) {
    return new RegistryError(
      'PERMISSION',
      `the source ${quote(remote)} is not there, or refuses to be read: ${firstLine(stderr)}`,
      'give a token that may read it ("contents: read"); where it is gone for good, take it out of registry.yml: what is published stays',
    )
  }
  return new RegistryError(
    'REPOSITORY_UNREACHABLE',
    `the source ${quote(remote)} cannot be read: ${firstLine(stderr)}`,
    'the next run tries it again; if it stays so, check its address and the network',
  )
}

export type PushVerdict =
  | { readonly outcome: 'moved' }
  | { readonly outcome: 'refused' | 'unknown'; readonly error: RegistryError }

/** A push that failed: a lost race is run again, an answer that never came is looked after, a refusal is final. */
export function pushFailure(remote: string, output: string): PushVerdict {
  if (DUBIOUS_OWNER.test(output)) return { outcome: 'refused', error: readFailure(remote, output) }
  if (DECLINED.test(output)) {
    return {
      outcome: 'refused',
      error: new RegistryError(
        'PERMISSION',
        `the index ${quote(remote)} declined the push: ${firstLine(output)}`,
        'the branch is protected or a hook declines: allow this token, app or key to push to it (branch rules: bypass list)',
      ),
    }
  }
  if (LOST_RACE.test(output)) return { outcome: 'moved' }
  if (NOT_ALLOWED.test(output)) {
    return {
      outcome: 'refused',
      error: new RegistryError(
        'PERMISSION',
        `the index ${quote(remote)} may not be written with these credentials: ${firstLine(output)}`,
        'the token needs "contents: write" on the index repository: MODULE_REGISTRY_TOKEN, or the action input "index-token"',
      ),
    }
  }
  return {
    outcome: 'unknown',
    error: new RegistryError(
      'INDEX_UNREACHABLE',
      `the index ${quote(remote)} could not be written: ${firstLine(output)}`,
      'run the same command again; if that does not help, look at what git says above',
    ),
  }
}

/** The line that names the reason; git's own "error: failed to push some refs" names none. */
function firstLine(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const telling =
    lines.find((line) => /^ssh: |Permission denied \(/.test(line)) ??
    lines.find((line) => /^!|GH0|declined|^fatal:|^remote: .*(error|denied)/i.test(line)) ??
    lines.find((line) => line !== '')
  return quote(telling ?? 'git gave no reason')
}
