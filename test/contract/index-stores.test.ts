import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DirectoryIndex } from '../../src/adapters/filesystem/directory-index.ts'
import { ApiIndex } from '../../src/adapters/github/api-index.ts'
import { openRepository } from '../../src/adapters/github/repository.ts'
import { createBareRepository } from '../support/git/git-repository.ts'
import { startGitHub } from '../support/github/github.ts'
import { emptyRepository, gitTestIndex, historyOf, servedRepository } from '../support/index/index-target.ts'
import { MemoryIndex } from '../support/index/memory-index.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { describeIndexStore } from './index-store.ts'

shortenPauses()

const CODE = { 'README.md': 'code', 'v1/modules/x': 'not ours' }

describeIndexStore('in memory', async () => {
  const index = new MemoryIndex()
  return { store: () => index, lists: true }
})

describeIndexStore('a directory that is not there', async () => {
  const directory = join(await temporaryDirectory(), 'not', 'there', 'yet')
  return { store: () => new DirectoryIndex(directory), lists: true }
})

describeIndexStore('an empty bare repository', async () => {
  const { directory } = await emptyRepository()
  return { ...(await gitTestIndex(directory, directory)), lists: true }
})

describeIndexStore('a branch beside the code of a repository', async () => {
  const { directory } = await emptyRepository()
  await createBareRepository(directory, CODE)
  return { ...(await gitTestIndex(pathToFileURL(directory).href, directory)), lists: true }
})

describeIndexStore('an empty repository over http, path by path', async () => {
  const { directory, url } = await servedRepository({ token: 'secret' })
  return { ...(await gitTestIndex(url, directory, { token: 'secret', writes: true })), lists: false }
})

describeIndexStore('a branch beside the code of a repository over http, read as a whole', async () => {
  const { directory, url } = await servedRepository({ token: 'secret' })
  await createBareRepository(directory, CODE)
  return { ...(await gitTestIndex(url, directory, { token: 'secret', reading: 'all' })), lists: true }
})

describeIndexStore('a branch beside the code of a repository, by the API of GitHub', async () => {
  const name = 'acme/registry'
  const token = { text: 'secret', permissions: { [name]: { contents: 'write' } } } as const
  const github = await startGitHub({ tokens: [token] })
  const { directory } = await github.create(name)
  await createBareRepository(directory, CODE)
  const repository = await openRepository(github.client('secret'), name)
  return {
    store: () => new ApiIndex({ repository, branch: 'registry' }),
    history: () => historyOf(directory),
    lists: true,
  }
})
