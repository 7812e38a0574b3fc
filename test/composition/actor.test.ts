import { expect, it } from 'vitest'
import { readActor } from '../../src/composition/actor.ts'
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
