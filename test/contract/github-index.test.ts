import { ApiIndex } from '../../src/adapters/github/api-index.ts'
import { openRepository } from '../../src/adapters/github/repository.ts'
import { createBareRepository } from '../support/git/git-repository.ts'
import { startGitHub } from '../support/github/github.ts'
import { historyOf } from '../support/index/index-target.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { describeIndexStore } from './index-store.ts'

shortenPauses()

describeIndexStore('a branch beside the code of a repository, by the API of GitHub', async () => {
  const name = 'acme/registry'
  const token = { text: 'secret', permissions: { [name]: { contents: 'write' } } } as const
  const github = await startGitHub({ tokens: [token] })
  const { directory } = await github.create(name)
  await createBareRepository(directory, { 'README.md': 'code', 'v1/modules/x': 'not ours' })
  const repository = await openRepository(github.client('secret'), name)
  return {
    store: () => new ApiIndex({ repository, branch: 'registry' }),
    history: () => historyOf(directory),
    lists: true,
  }
})
