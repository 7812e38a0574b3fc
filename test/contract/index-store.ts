import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FileContent } from '../../src/index/plan/publication-plan.ts'
import type { IndexSnapshot, IndexStore } from '../../src/index/ports.ts'
import { bytesOf } from '../support/publish/samples.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** One place for an index, which does not exist yet. */
export interface TestIndex {
  /** Each call is another process's view of the one place. */
  store(): IndexStore
  /** Commits of the branch, newest first, each with its parents; absent where there is no branch. */
  history?(): Promise<string[]>
  /** Whether its snapshots can be listed. */
  readonly lists: boolean
}

const A = 'v1/modules/acme/vpc/aws/module.json'
const B = 'v1/modules/acme/vpc/aws/1.0.0/download'

/** What every index store promises; run for the fake and for each real one. */
export function describeIndexStore(name: string, newTestIndex: () => Promise<TestIndex>): void {
  describe(`an index store: ${name}`, () => {
    it('opens an index that does not exist as an empty one', async () => {
      const { store } = await newTestIndex()
      const snapshot = await store().open()
      expect(snapshot.exists).toBe(false)
      expect(snapshot.commit).toBeNull()
      expect(await texts(snapshot, [A])).toEqual({})
    })

    it('is created by its first commit, and another process sees it', async () => {
      const testIndex = await newTestIndex()
      const index = testIndex.store()
      await write(index, { 'registry.json': 'r', [A]: 'a', '.nojekyll': '' })
      for (const store of [index, testIndex.store()]) {
        const snapshot = await store.open()
        expect(snapshot.exists).toBe(true)
        expect(await texts(snapshot, [A, 'registry.json', '.nojekyll'])).toEqual({
          'registry.json': 'r',
          [A]: 'a',
          '.nojekyll': '',
        })
      }
    })

    it('reads the requested files that exist, repeatedly', async () => {
      const index = (await newTestIndex()).store()
      await write(index, { [A]: 'a', [B]: 'b' })
      const snapshot = await index.open()
      const asked = [A, `${A}/below-a-file`, 'v1/modules', 'v1', 'gone', 'v1/gone', B]
      expect(await texts(snapshot, asked)).toEqual({ [A]: 'a', [B]: 'b' })
      expect(await texts(snapshot, [B])).toEqual({ [B]: 'b' })
      expect(await texts(snapshot, [A, A])).toEqual({ [A]: 'a' })
      expect(await texts(snapshot, [])).toEqual({})
    })

    it('replaces, adds and takes out files, and leaves the others', async () => {
      const index = (await newTestIndex()).store()
      await write(index, { [A]: 'a', [B]: 'b', 'catalog/00.json': 'c', 'catalog/01.json': 'd' })
      await write(index, { [A]: 'a2', [B]: null, 'catalog/01.json': null, 'catalog/gone.json': null, e: 'e' })
      const all = [A, B, 'catalog/00.json', 'catalog/01.json', 'e']
      expect(await texts(await index.open(), all)).toEqual({ [A]: 'a2', 'catalog/00.json': 'c', e: 'e' })
    })

    it('answers moved to a change on an outdated snapshot, and writes nothing', async () => {
      const testIndex = await newTestIndex()
      const [one, other] = [testIndex.store(), testIndex.store()]
      await write(one, { [A]: 'a' })
      const past = await other.open()
      await past.read([A])
      await write(one, { [A]: 'a2' })
      expect(await other.commit(change({ [A]: 'lost', [B]: 'lost' }), past)).toBe('moved')
      expect(await texts(await other.open(), [A, B])).toEqual({ [A]: 'a2' })
    })

    it('lets exactly one of two writers win that create it at once', async () => {
      const testIndex = await newTestIndex()
      await race(testIndex, [testIndex.store(), testIndex.store()])
    })

    it('lets exactly one of two writers with the same snapshot win', async () => {
      const testIndex = await newTestIndex()
      const stores = [testIndex.store(), testIndex.store()] as const
      await write(stores[0], { [A]: 'a' })
      await race(testIndex, stores)
    })

    it('lets the loser of a race try again on what the winner wrote', async () => {
      const testIndex = await newTestIndex()
      const [one, other] = [testIndex.store(), testIndex.store()]
      await write(one, { [A]: 'a' })
      const seen = await other.open()
      await seen.read([A])
      await write(one, { [A]: 'a2' })
      await other.commit(change({ [A]: 'lost' }), seen)
      const again = await other.open()
      expect(await texts(again, [A])).toEqual({ [A]: 'a2' })
      expect(await other.commit(change({ [A]: 'a3' }), again)).not.toBe('moved')
      expect(await texts(await one.open(), [A])).toEqual({ [A]: 'a3' })
    })

    it('writes a file from the disk, byte by byte, also one of 5 MB', async () => {
      const index = (await newTestIndex()).store()
      const bytes = randomBytes(5 * 1024 * 1024)
      const file = join(await temporaryDirectory(), 'package.zip')
      await writeFile(file, bytes)
      const path = 'v1/modules/acme/vpc/aws/1.0.0/module.zip'
      const small = new Uint8Array([0, 10, 13, 255])
      const snapshot = await index.open()
      await index.commit(
        {
          message: 'Publish',
          files: new Map<string, FileContent>([
            [path, { file, size: bytes.length }],
            ['x.bin', small],
          ]),
        },
        snapshot,
      )
      const read = await (await index.open()).read([path, 'x.bin'])
      expect(Buffer.compare(read.get(path) ?? Buffer.alloc(0), bytes)).toBe(0)
      expect([...(read.get('x.bin') ?? [])]).toEqual([...small])
    })

    it('writes 600 files at once', async () => {
      const index = (await newTestIndex()).store()
      const paths = Array.from(
        { length: 600 },
        (_, each) => `v1/modules/ns${each % 7}/m${each}/aws/1.0.${each}/download`,
      )
      await write(index, Object.fromEntries(paths.map((path) => [path, path])))
      const read = await texts(await index.open(), paths)
      expect(Object.keys(read)).toHaveLength(600)
      expect(Object.entries(read).every(([path, text]) => path === text)).toBe(true)
    })

    it('refuses a foreign snapshot, or treats it as the one of an empty index', async () => {
      const testIndex = await newTestIndex()
      const index = testIndex.store()
      await write(index, { [A]: 'a' })
      const stale: IndexSnapshot = {
        exists: false,
        commit: null,
        read: async () => new Map(),
        list: async () => [],
        listDirectory: async () => [],
      }
      const outcome = await index.commit(change({ [A]: 'lost' }), stale).catch((error: unknown) => error)
      expect(outcome === 'moved' || outcome instanceof TypeError).toBe(true)
      expect(await texts(await index.open(), [A])).toEqual({ [A]: 'a' })
    })

    it('lists every path, where it can', async () => {
      const testIndex = await newTestIndex()
      if (!testIndex.lists) return
      const index = testIndex.store()
      expect(await (await index.open()).list()).toEqual([])
      await write(index, { [B]: 'b', '.well-known/terraform.json': 'w', [A]: 'a' })
      expect(await (await index.open()).list()).toEqual(['.well-known/terraform.json', B, A])
    })

    it('lists the names in one directory', async () => {
      const index = (await newTestIndex()).store()
      expect(await (await index.open()).listDirectory('v1')).toEqual([])
      await write(index, { [B]: 'b', [A]: 'a', 'v1/x.json': 'x' })
      const snapshot = await index.open()
      expect((await snapshot.listDirectory('v1/modules/acme/vpc/aws')).sort()).toEqual([
        '1.0.0',
        'module.json',
      ])
      expect((await snapshot.listDirectory('v1')).sort()).toEqual(['modules', 'x.json'])
      expect(await snapshot.listDirectory('gone/x')).toEqual([])
      expect(await snapshot.listDirectory(A)).toEqual([])
    })

    it('adds one commit to a history without merges, on the head that was seen', async () => {
      const testIndex = await newTestIndex()
      const index = testIndex.store()
      for (const text of ['1', '2', '3']) {
        const before = (await index.open()).commit
        const { commit } = await write(index, { [A]: text })
        expect((await index.open()).commit).toBe(commit)
        if (testIndex.history === undefined) continue
        const [newest, ...older] = await testIndex.history()
        expect(newest).toBe(before === null ? commit : `${commit} ${before}`)
        expect(older).toHaveLength(Number(text) - 1)
      }
    })
  })
}

async function race(testIndex: TestIndex, stores: readonly IndexStore[]): Promise<void> {
  const paths = stores.map((_, each) => `catalog/0${each}.json`)
  const snapshots = await Promise.all(stores.map((store) => store.open()))
  for (const snapshot of snapshots) await snapshot.read([A, 'v1/modules/index.json', ...paths])
  const before = (await testIndex.history?.())?.length ?? 0
  const outcomes = await Promise.all(
    stores.map((store, each) => {
      const files = change({ 'v1/modules/index.json': String(each), [paths[each] ?? '']: 'won' })
      return store.commit(files, snapshots[each] as IndexSnapshot)
    }),
  )
  expect(outcomes.filter((outcome) => outcome === 'moved')).toHaveLength(stores.length - 1)
  const winner = outcomes.findIndex((outcome) => outcome !== 'moved')
  const read = await texts(await testIndex.store().open(), ['v1/modules/index.json', ...paths])
  expect(read).toEqual({ 'v1/modules/index.json': String(winner), [paths[winner] ?? '']: 'won' })
  if (testIndex.history !== undefined) expect(await testIndex.history()).toHaveLength(before + 1)
}

/** A change with texts by path; null removes the file. */
function change(files: Readonly<Record<string, string | null>>) {
  const contents = Object.entries(files).map(
    ([path, text]) => [path, text === null ? null : bytesOf(text)] as const,
  )
  return { message: 'Change\n\nwith "quotes"', files: new Map(contents) }
}

/** One commit on the index as it is now. */
async function write(index: IndexStore, files: Readonly<Record<string, string | null>>) {
  const snapshot = await index.open()
  await snapshot.read(Object.keys(files))
  const outcome = await index.commit(change(files), snapshot)
  if (outcome === 'moved') throw new Error('nobody else wrote, and yet the index has moved')
  return outcome
}

async function texts(snapshot: IndexSnapshot, paths: readonly string[]): Promise<Record<string, string>> {
  const files = await snapshot.read(paths)
  return Object.fromEntries([...files].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]))
}
