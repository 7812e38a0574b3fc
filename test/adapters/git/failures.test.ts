import { describe, expect, it } from 'vitest'
import { pushFailure, readFailure } from '../../../src/adapters/git/failures.ts'
import { tokenSettings } from '../../../src/adapters/git/remote.ts'
import { parseGitRemote } from '../../../src/module/git-remote.ts'

const url = 'https://git.acme.test/registry.git'

describe('a read that failed', () => {
  it.each([
    ["fatal: Authentication failed for 'https://h/'", 'PERMISSION'],
    ['git@h: Permission denied (publickey).', 'PERMISSION'],
    ['fatal: could not read Username for https://h: terminal prompts disabled', 'PERMISSION'],
    ["fatal: detected dubious ownership in repository at '/x'", 'PERMISSION'],
    ['fatal: unable to access: Could not resolve host: h', 'INDEX_UNREACHABLE'],
    ["fatal: repository 'https://h/' not found", 'INDEX_UNREACHABLE'],
    ['', 'INDEX_UNREACHABLE'],
  ])('with %j is %s', (stderr, code) => expect(readFailure('index', url, stderr).code).toBe(code))

  it('of a path without a repository says how to create one', () => {
    const stderr = "fatal: '/srv/my index.git' does not appear to be a git repository"
    expect(readFailure('index', '/srv/my index.git', stderr)).toMatchObject({
      code: 'INDEX_UNREACHABLE',
      message: 'there is no Git repository at "/srv/my index.git"',
      hint: "check the address, or create the repository of a new index: git init --bare '/srv/my index.git'",
    })
    expect(readFailure('index', 'git@h:r.git', stderr).hint).not.toContain('git init')
  })

  it('shows the line with the reason, without control characters', () => {
    const stderr = 'warning: old\nfatal: \u001b[31mno\u001b[0m\nmore'
    expect(readFailure('index', url, stderr).message).toBe(
      `the index "${url}" cannot be read: "fatal: \\u{1b}[31mno\\u{1b}[0m"`,
    )
  })
})

describe('a repository with SHA-256 object ids', () => {
  const fix = 'use a repository that is made with: git init --object-format=sha1'

  it('is named as such where it is read', () => {
    const stderr = 'fatal: mismatched algorithms: client sha1; server sha256'
    expect(readFailure('source', url, stderr)).toMatchObject({
      code: 'NOT_A_REPOSITORY',
      message: `the source "${url}" is a Git repository with SHA-256 object ids; only SHA-1 is supported`,
      hint: fix,
    })
    expect(readFailure('index', url, stderr)).toMatchObject({ code: 'INDEX_INVALID', hint: fix })
  })

  it('is named as such where it is written, and not tried again', () => {
    const output = "fatal: the receiving end does not support this repository's hash algorithm"
    expect(pushFailure(url, output)).toMatchObject({
      outcome: 'refused',
      error: { code: 'INDEX_INVALID', hint: fix },
    })
  })
})

describe('a push that failed', () => {
  const rejected = '!\tabc:refs/heads/registry\t[remote rejected] (pre-receive hook declined)'
  it.each([
    [
      'the words of the hook',
      `remote: Resolving deltas: 100% (1/1)\nremote: only on Mondays\n${rejected}`,
      'remote: only on Mondays',
    ],
    ['that a hook declines', rejected, '[remote rejected] (pre-receive hook declined)'],
    [
      'the reason of Gitea, which begins with an empty line',
      `remote: error:\nremote: error: Not allowed to push to protected branch main\n${rejected}`,
      'remote: error: Not allowed to push to protected branch main',
    ],
    [
      'the rule of GitHub',
      `${rejected}\nremote: error: GH013: Repository rule`,
      'remote: error: GH013: Repository rule',
    ],
  ])('says %s', (_, output, said) =>
    expect(pushFailure(url, output)).toMatchObject({
      error: { message: `the index "${url}" declined the push: "${said}"` },
    }),
  )

  it.each([
    ['!\trefs/heads/registry\t[rejected] (stale info)', 'moved'],
    ['!\trefs/heads/registry\t[rejected] (fetch first)', 'moved'],
    ['!\trefs/heads/registry\t[remote rejected] (cannot lock ref)', 'moved'],
    ['!\trefs/heads/registry\t[remote rejected] (failed to update ref)', 'moved'],
    ['!\trefs/heads/registry\t[remote rejected] (protected branch hook declined)', 'refused'],
    ['remote: error: GH013: Repository rule violations found', 'refused'],
    ['remote: error: GH006: Protected branch update failed', 'refused'],
    ['remote: Permission to acme/registry.git denied to bot.\nfatal: error: 403', 'refused'],
    ['fatal: the remote end hung up unexpectedly', 'unknown'],
    ['fatal: unable to access: The requested URL returned error: 503', 'unknown'],
    ['', 'unknown'],
  ])('with %j is %s', (output, outcome) => expect(pushFailure(url, output).outcome).toBe(outcome))
})

describe('a token', () => {
  it('is sent to its remote alone, after what others left there is dropped', () =>
    expect(tokenSettings(parseGitRemote(url), 'secret', {})).toEqual([
      ['credential.helper', ''],
      ['http.followRedirects', 'false'],
      [`http.${url}.extraHeader`, ''],
      [`http.${url}.extraHeader`, `Authorization: Basic ${btoa('x-access-token:secret')}`],
    ]))

  it.each(['git@git.acme.test:registry.git', '/srv/registry.git'])('is not sent to %s', (remote) =>
    expect(tokenSettings(parseGitRemote(remote), 'secret', {})).toEqual([]),
  )

  it('that is absent leaves credentials to the configuration of git', () =>
    expect(tokenSettings(parseGitRemote(url), undefined, {})).toEqual([]))
})
