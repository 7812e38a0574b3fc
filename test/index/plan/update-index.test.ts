import { describe, expect, it } from 'vitest'
import { updateIndex } from '../../../src/index/plan/update-index.ts'
import { refusalFrom } from '../../refusal.ts'
import { MemoryIndex } from '../../support/index/memory-index.ts'
import { bytesOf, textsOf } from '../../support/publish/samples.ts'

/** Adds a file; another writer commits before each of the first `races` tries. */
async function addFile(races: number, repetitions: number, name = 'mine') {
  const index = new MemoryIndex(new Map([['registry.json', bytesOf('{}')]]))
  const seen: number[] = []
  const run = updateIndex(
    index,
    { wait: async (attempt) => attempt <= repetitions },
    async (snapshot, attempt) => {
      const files = await snapshot.read(await snapshot.list())
      seen.push(files.size)
      if (attempt <= races)
        await index.commit(
          { message: 'race', files: new Map([[`${attempt}`, bytesOf('x')]]) },
          await index.open(),
        )
      const change = { message: 'add', files: new Map(name === '' ? [] : [[name, bytesOf('x')]]) }
      return { result: `try ${attempt}`, change }
    },
  )
  return { run, seen, index }
}

describe('updateIndex', () => {
  it('commits the plan and says what it wrote', async () => {
    const { run, index } = await addFile(0, 0)
    const update = await run
    const { commit } = await index.open()
    expect(update).toEqual({ result: 'try 1', commit, changed: ['mine'] })
  })

  it('plans anew on the index as it is after a lost race', async () => {
    const { run, seen, index } = await addFile(2, 2)
    expect((await run).result).toBe('try 3')
    expect(seen).toEqual([1, 2, 3])
    expect(Object.keys(textsOf(index.files)).toSorted()).toEqual(['1', '2', 'mine', 'registry.json'])
  })

  it('commits nothing where the plan has no files', async () => {
    const { run, index } = await addFile(0, 0, '')
    const { commit } = await index.open()
    expect(await run).toEqual({ result: 'try 1', commit, changed: [] })
  })

  it('gives up with INDEX_BUSY when the back-off does', async () => {
    const { run, index } = await addFile(9, 2)
    expect(await refusalFrom(() => run)).toMatch(/^INDEX_BUSY: .* in each of 3 tries/)
    expect(index.files.has('mine')).toBe(false)
  })
})
