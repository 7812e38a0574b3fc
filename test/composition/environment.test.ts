import { describe, expect, it } from 'vitest'
import { readActor } from '../../src/composition/actor.ts'
import { parseRetrySeconds } from '../../src/composition/forge.ts'
import { tokens } from '../../src/composition/sources.ts'
import { parseGitRemote } from '../../src/module/git-remote.ts'
import { testRuntime } from '../support/index/verify-run.ts'

it.each([
  ['https://git.acme.test', 'git.acme.test'],
  ['', 'github.com'],
])('a workflow on the server %j decides in the name of its repository', async (server, host) => {
  const runtime = await testRuntime({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: 'acme/vpc' })
  const target = { kind: 'directory', path: '/nowhere' } as const
  const { repository } = await readActor(runtime, target, undefined)
  expect(repository).toEqual({ host, repository: 'acme/vpc' })
})

it.each([
  ['https://git-1.acme.test/vpc', 'of the host'],
  ['https://git__1.acme.test/vpc', undefined],
  ['https://git-1_acme.test/vpc', undefined],
  ['https://GitHub.com/acme/vpc', 'of GitHub'],
  ['http://github.com/acme/vpc', undefined],
  ['https://github.com.acme.test/vpc', undefined],
])('a token goes to its own host alone: with %s goes %j', (url, token) => {
  const environment = { MODULE_REGISTRY_TOKEN_git__1_acme_test: 'of the host' }
  const find = tokens(environment, { url: 'https://github.com', token: 'of GitHub' })
  expect(find(parseGitRemote(url))).toBe(token)
})

describe('the seconds that a run may lose to retries', () => {
  const secondsOf = (text: string | undefined) => parseRetrySeconds({ MODULE_REGISTRY_RETRY_SECONDS: text })

  it('are 30, or a number from 1 to 3600', () =>
    expect([undefined, '', '1', '3600'].map(secondsOf)).toEqual([30, 30, 1, 3600]))

  it.each(['0', '3601', '-1', '1.5', '1e3', '10000', 'soon'])('are not %j', (text) => {
    expect(() => secondsOf(text)).toThrow(
      `environment variable MODULE_REGISTRY_RETRY_SECONDS is "${text}", not a number of seconds from 1 to 3600`,
    )
  })
})
