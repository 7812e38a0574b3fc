import { expect, it } from 'vitest'
import { regularFiles } from '../../../src/index/plan/snapshot-contents.ts'
import { refusalFrom } from '../../refusal.ts'
import { MemoryIndex } from '../../support/index/memory-index.ts'

it('the regular files of an index are refused beside a link or a device', async () => {
  const contents = {
    commit: null,
    async *list() {
      yield [
        { path: 'a', isSpecial: false },
        { path: 'dir/x\u202e', isSpecial: true },
      ]
    },
    read: async () => new Map<string, Uint8Array>(),
    stream: async () => false,
  }
  const files = regularFiles(await new MemoryIndex(new Map()).open(), contents)
  expect(await refusalFrom(() => files.next())).toBe(
    'INDEX_INVALID: "dir/x\\u{202e}" in the index is no regular file | replace it by a file: an index holds nothing else',
  )
})
