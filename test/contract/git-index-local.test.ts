import { pathToFileURL } from 'node:url'
import { createBareRepository } from '../support/git/git-repository.ts'
import { emptyRepository, gitTestIndex } from '../support/index/index-target.ts'
import { describeIndexStore } from './index-store.ts'

describeIndexStore('an empty bare repository', async () => {
  const { directory } = await emptyRepository()
  return { ...(await gitTestIndex(directory, directory)), lists: true }
})

describeIndexStore('a branch beside the code of a repository', async () => {
  const { directory } = await emptyRepository()
  await createBareRepository(directory, { 'README.md': 'code', 'v1/modules/x': 'not ours' })
  return { ...(await gitTestIndex(pathToFileURL(directory).href, directory)), lists: true }
})
