import { expect, it } from 'vitest'
import { ApiIndex } from '../../../src/adapters/github/api-index.ts'
import { createGitHub } from '../../../src/adapters/github/client.ts'
import { openRepository } from '../../../src/adapters/github/repository.ts'
import { SecretMask } from '../../../src/base/secret-mask.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { startGitHub } from '../../support/github/github.ts'
import { fillIndex } from '../../support/index/filled-index.ts'
import { silentLog } from '../../support/index/index-target.ts'
import { PublishRun } from '../../support/publish/publish-run.ts'
import { shortenPauses } from '../../support/short-pauses.ts'

shortenPauses()

const NAME = 'acme/registry'

it.each([
  [
    'a version of a module',
    'ns0/m0/aws',
    ['repos/get', 'git', 'git/get-ref', 'graphql:Files', 'graphql:Files', 'graphql:Commit'],
  ],
  [
    'a new module',
    'ns0/new/aws',
    ['repos/get', 'git', 'git/get-ref', 'graphql:Files', 'graphql:Files', 'graphql:Commit'],
  ],
])('publishes %s with five calls of the API, and one request of Git', async (_, module, calls) => {
  const token = { text: 'secret', permissions: { [NAME]: { contents: 'write' } } } as const
  const github = await startGitHub({ tokens: [token] })
  const { directory } = await github.create(NAME)
  await fillIndex(directory, 20)
  const { forge, apiUrl, url } = github
  const server = { forge, apiUrl, url, token: 'secret', tokenName: 'input "index-token"', retrySeconds: 30 }
  const store = new ApiIndex({
    repository: await openRepository(
      createGitHub(server, { log: silentLog, secrets: new SecretMask() }),
      NAME,
    ),
    branch: 'registry',
  })
  const publishRun = new PublishRun({ tags: { 'v1.2.0': 'second' }, store })
  const report = await publishRun.publish({ tags: ['v1.2.0'], flags: { module: parseModuleAddress(module) } })
  expect(report.results.map(({ status }) => status)).toEqual(['published'])
  expect(github.requests.map(({ operation }) => operation)).toEqual(calls)
})
