import { createBareRepository } from '../support/git/git-repository.ts'
import { gitTestIndex, servedRepository } from '../support/index/index-target.ts'
import { describeIndexStore } from './index-store.ts'

describeIndexStore('an empty repository over http, path by path', async () => {
  const { directory, url } = await servedRepository({ token: 'secret' })
  return { ...(await gitTestIndex(url, directory, { token: 'secret', writes: true })), lists: false }
})

describeIndexStore('a branch beside the code of a repository over http, read as a whole', async () => {
  const { directory, url } = await servedRepository({ token: 'secret' })
  await createBareRepository(directory, { 'README.md': 'code', 'v1/modules/x': 'not ours' })
  return { ...(await gitTestIndex(url, directory, { token: 'secret', reading: 'all' })), lists: true }
})
