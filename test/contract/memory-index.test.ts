import { MemoryIndex } from '../support/index/memory-index.ts'
import { describeIndexStore } from './index-store.ts'

describeIndexStore('in memory', async () => {
  const index = new MemoryIndex()
  return { store: () => index, lists: true }
})
