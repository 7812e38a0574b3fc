import { expect, it } from 'vitest'
import { ApiIndex } from '../../../src/adapters/github/api-index.ts'
import { openRepository } from '../../../src/adapters/github/repository.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { startGitHub } from '../../support/github/github.ts'
import { fillIndex } from '../../support/index/filled-index.ts'
import { PublishRun } from '../../support/publish/publish-run.ts'
import { shortenPauses } from '../../support/short-pauses.ts'

shortenPauses()

const NAME = 'acme/registry'

const CALLS = ['repos/get', 'git', 'git/get-ref', 'graphql:Files', 'graphql:Files', 'graphql:Commit']

it.each([
  ['a version of a module', 'ns0/m0/aws'],
  ['a new module', 'ns0/new/aws'],
])('publishes %s with five calls of the API, and one request of Git', async (_, module) => {
  const token = { text: 'secret', permissions: { [NAME]: { contents: 'write' } } } as const
  const github = await startGitHub({ tokens: [token] })
  const { directory } = await github.create(NAME)
  await fillIndex(directory, 20)
  const repository = await openRepository(github.client('secret'), NAME)
  const store = new ApiIndex({ repository, branch: 'registry' })
  const publishRun = new PublishRun({ tags: { 'v1.2.0': 'second' }, store })
  const report = await publishRun.publish({ tags: ['v1.2.0'], flags: { module: parseModuleAddress(module) } })
  expect(report.results.map(({ status }) => status)).toEqual(['published'])
  expect(github.requests.map(({ operation }) => operation)).toEqual(CALLS)
})
