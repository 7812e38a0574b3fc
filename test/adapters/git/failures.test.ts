import { describe, expect, it } from 'vitest'
import { tokenSettings } from '../../../src/adapters/git/credentials.ts'
import { pushFailure, readFailure } from '../../../src/adapters/git/failures.ts'
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
  ])('with %j is %s', (stderr, code) => {
    expect(readFailure('index', url, stderr).code).toBe(code)
  })

  it('shows the line that tells, with nothing that a terminal obeys', () => {
    const stderr = 'warning: old\nfatal: \u001b[31mno\u001b[0m\nmore'
    expect(readFailure('index', url, stderr).message).toBe(
      `the index "${url}" cannot be read: "fatal: \\u{1b}[31mno\\u{1b}[0m"`,
    )
  })
})

describe('a push that failed', () => {
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
  ])('with %j is %s', (output, outcome) => {
    expect(pushFailure(url, output).outcome).toBe(outcome)
  })
})

describe('a token', () => {
  it('is sent to its remote alone, after what others left there is dropped', () => {
    expect(tokenSettings(parseGitRemote(url), 'secret')).toEqual([
      ['credential.helper', ''],
      ['http.followRedirects', 'false'],
      [`http.${url}.extraHeader`, ''],
      [`http.${url}.extraHeader`, `Authorization: Basic ${btoa('x-access-token:secret')}`],
    ])
  })

  it.each(['git@git.acme.test:registry.git', '/srv/registry.git'])('is not sent to %s', (remote) => {
    expect(tokenSettings(parseGitRemote(remote), 'secret')).toEqual([])
  })

  it('that is absent leaves the way in to the configuration of git', () => {
    expect(tokenSettings(parseGitRemote(url), undefined)).toEqual([])
  })
})
