import { describe, expect, it } from 'vitest'
import { readActor } from '../../src/composition/actor.ts'
import { parseRetrySeconds } from '../../src/composition/forge.ts'
import { testRuntime } from '../support/index/verified-registry.ts'

it.each([
  ['https://git.acme.test', 'git.acme.test'],
  ['', 'github.com'],
])('a workflow on the server %j decides in the name of its repository', async (server, host) => {
  const runtime = await testRuntime({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: 'acme/vpc' })
  const target = { kind: 'directory', path: '/nowhere' } as const
  const github = { token: undefined, tokenName: 'GITHUB_TOKEN', retrySeconds: 1 }
  const { repository } = await readActor(runtime, { target, repository: undefined, github })
  expect(repository).toEqual({ host, repository: 'acme/vpc' })
})

describe('the seconds that a run may lose to retries', () => {
  it('are 30, or a number from 1 to 3600', () =>
    expect([undefined, '', '1', '3600'].map(parseRetrySeconds)).toEqual([30, 30, 1, 3600]))

  it.each(['0', '3601', '-1', '1.5', '1e3', '10000', 'soon'])('are not %j', (text) => {
    expect(() => parseRetrySeconds(text)).toThrow(
      `environment variable MODULE_REGISTRY_RETRY_SECONDS is "${text}", not a number of seconds from 1 to 3600`,
    )
  })
})
