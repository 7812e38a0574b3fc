import { describe, expect, it } from 'vitest'
import { regularFiles } from '../../../src/index/plan/snapshot-contents.ts'
import type { ListedFile } from '../../../src/index/ports.ts'
import { refusalFrom } from '../../refusal.ts'
import { MemoryIndex } from '../../support/index/memory-index.ts'
import { bytesOf } from '../../support/publish/samples.ts'

const FILES = new Map([
  ['b', bytesOf('B')],
  ['a', bytesOf('A')],
])

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = []
  for await (const value of values) collected.push(value)
  return collected
}

describe('the regular files of an index', () => {
  const listed = (...files: readonly ListedFile[]) => ({
    commit: null,
    async *list() {
      yield files
    },
    read: async () => new Map<string, Uint8Array>(),
    stream: async () => false,
  })

  it('are refused beside a link or a device', async () => {
    const snapshot = await new MemoryIndex(FILES).open()
    const contents = listed({ path: 'a', isSpecial: false }, { path: 'dir/x\u202e', isSpecial: true })
    expect(await refusalFrom(() => all(regularFiles(snapshot, contents)))).toBe(
      'INDEX_INVALID: "dir/x\\u{202e}" in the index is no regular file | replace it by a file: an index holds nothing else',
    )
  })
})
