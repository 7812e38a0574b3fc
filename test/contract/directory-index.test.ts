import { join } from 'node:path'
import { DirectoryIndex } from '../../src/adapters/filesystem/directory-index.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { describeIndexStore } from './index-store.ts'

describeIndexStore('a directory', async () => {
  const directory = join(await temporaryDirectory(), 'not', 'there', 'yet')
  return { store: () => new DirectoryIndex(directory), lists: true }
})

describeIndexStore('an empty directory', async () => {
  const directory = await temporaryDirectory()
  return { store: () => new DirectoryIndex(directory), lists: true }
})
