import { ApiIndex } from '../../src/adapters/github/api-index.ts'
import { createGitHub } from '../../src/adapters/github/client.ts'
import { openRepository } from '../../src/adapters/github/repository.ts'
import { SecretMask } from '../../src/base/secret-mask.ts'
import { createBareRepository } from '../support/git/git-repository.ts'
import { startGitHub } from '../support/github/github.ts'
import { historyOf, silentLog } from '../support/index/index-target.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { describeIndexStore } from './index-store.ts'

shortenPauses()

describeIndexStore('a branch beside the code of a repository, by the API of GitHub', async () => {
  const name = 'acme/registry'
  const token = { text: 'secret', permissions: { [name]: { contents: 'write' } } } as const
  const github = await startGitHub({ tokens: [token] })
  const { directory } = await github.create(name)
  await createBareRepository(directory, { 'README.md': 'code', 'v1/modules/x': 'not ours' })
  const server = {
    forge: github.forge,
    apiUrl: github.apiUrl,
    url: github.url,
    token: 'secret',
    tokenName: 'input "index-token"',
    retrySeconds: 30,
  }
  const repository = await openRepository(
    createGitHub(server, { log: silentLog, secrets: new SecretMask() }),
    name,
  )
  return {
    store: () => new ApiIndex({ repository, branch: 'registry' }),
    history: () => historyOf(directory),
    lists: true,
  }
})
