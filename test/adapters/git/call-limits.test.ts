import type { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { pushFailure, readFailure } from '../../../src/adapters/git/failures.ts'
import { Git } from '../../../src/adapters/git/git.ts'
import { remoteSettings } from '../../../src/adapters/git/remote.ts'
import { parseGitRemote } from '../../../src/module/git-remote.ts'
import { silentLog } from '../../support/index/index-target.ts'
import { startLoopback } from '../../support/network/loopback.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const git = new Git(process.env, silentLog)

describe('a call of git', () => {
  it('ends at its deadline with all that it has started, and says the deadline', async () => {
    const sockets: Socket[] = []
    const silent = await startLoopback(async ({ socket }) => void sockets.push(socket))
    const url = `${silent.url}/registry.git`
    const home = await temporaryDirectory()
    const call = { cwd: home, home, transport: 'network', deadlineMs: 500 } as const
    const { code, stderr } = await git.run(['ls-remote', url], call)
    await expect.poll(() => sockets.map(({ destroyed }) => destroyed)).toEqual([true])
    expect(code).not.toBe(0)
    expect(readFailure('source', url, stderr).message).toBe(
      `the source "${url}" cannot be read: "fatal: no answer within 0.5 seconds"`,
    )
  })

  it('ends when it prints too much, and says how much', async () => {
    const { code, stdout, stderr } = await git.run(['help', '-a'], { maxOutput: 100 })
    expect(code).not.toBe(0)
    expect(stdout.length).toBeLessThanOrEqual(100)
    expect(stderr).toContain('fatal: more than 100 bytes of output')
  })
})

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
    expect(readFailure('index', url, 'warning: old\nfatal: \u001b[31mno\u001b[0m\nmore').message).toBe(
      `the index "${url}" cannot be read: "fatal: \\u{1b}[31mno\\u{1b}[0m"`,
    )
  })
})

it('a repository with SHA-256 object ids is named as such where it is read, and where it is written', () => {
  const hint = 'use a repository that is made with: git init --object-format=sha1'
  const stderr = 'fatal: mismatched algorithms: client sha1; server sha256'
  expect(readFailure('source', url, stderr)).toMatchObject({
    code: 'NOT_A_REPOSITORY',
    message: `the source "${url}" is a Git repository with SHA-256 object ids; only SHA-1 is supported`,
    hint,
  })
  const error = { code: 'INDEX_INVALID', hint }
  expect(readFailure('index', url, stderr)).toMatchObject(error)
  const output = "fatal: the receiving end does not support this repository's hash algorithm"
  expect(pushFailure(url, output)).toMatchObject({ outcome: 'refused', error })
})

describe('a push that failed', () => {
  const rejected = '!\tabc:refs/heads/registry\t[remote rejected] (pre-receive hook declined)'
  it.each([
    ['remote: only on Mondays', `remote: Resolving deltas: 100% (1/1)\nremote: only on Mondays\n${rejected}`],
    ['[remote rejected] (pre-receive hook declined)', rejected],
    // Gitea begins with an empty line.
    ['remote: error: Not allowed', `remote: error:\nremote: error: Not allowed\n${rejected}`],
    ['remote: error: GH013: Repository rule', `${rejected}\nremote: error: GH013: Repository rule`],
  ])('says %j', (said, output) =>
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

it.each([
  [
    url,
    'secret',
    [
      ['credential.helper', ''],
      ['http.followRedirects', 'false'],
      [`http.${url}.extraHeader`, ''],
      [`http.${url}.extraHeader`, `Authorization: Basic ${btoa('x-access-token:secret')}`],
    ],
  ],
  [url, undefined, []],
  ['git@git.acme.test:registry.git', 'secret', []],
  ['/srv/registry.git', 'secret', []],
])('for %s and the token %s the settings of git are %j', (remote, token, settings) =>
  expect(remoteSettings({ remote: parseGitRemote(remote), token, temporary: '' }, {})).toEqual([
    ['remote.module-registry.url', remote],
    ...settings,
  ]),
)
