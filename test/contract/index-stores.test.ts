import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DirectoryIndex } from '../../src/adapters/filesystem/directory-index.ts'
import { ApiIndex } from '../../src/adapters/github/api-index.ts'
import { openRepository } from '../../src/adapters/github/repository.ts'
import type { FileContent } from '../../src/index/plan/publication-plan.ts'
import type { IndexSnapshot, IndexStore } from '../../src/index/ports.ts'
import { createBareRepository } from '../support/git/git-repository.ts'
import { startGitHub } from '../support/github/github.ts'
import { emptyRepository, gitTestIndex, historyOf, servedRepository } from '../support/index/index-target.ts'
import { MemoryIndex } from '../support/index/memory-index.ts'
import { contentsOf } from '../support/publish/samples.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { temporaryDirectory, temporaryFile } from '../support/temporary.ts'

/** One place for an index, which does not exist yet. */
interface TestIndex {
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
function describeIndexStore(name: string, newTestIndex: () => Promise<TestIndex>): void {
  describe(`an index store: ${name}`, () => {
    it('does not exist before its first commit, which another process sees', async () => {
      const testIndex = await newTestIndex()
      const index = testIndex.store()
      const empty = await index.open()
      expect(empty).toMatchObject({ exists: false, commit: null })
      expect(await texts(empty, [A])).toEqual({})
      expect(await empty.listDirectory('v1')).toEqual([])
      if (testIndex.lists) expect(await empty.list()).toEqual([])
      const files = { 'registry.json': 'r', [A]: 'a', '.nojekyll': '' }
      await write(index, files)
      for (const store of [index, testIndex.store()]) {
        const snapshot = await store.open()
        expect(snapshot.exists).toBe(true)
        expect(await texts(snapshot, Object.keys(files))).toEqual(files)
      }
    })

    it('reads the requested files that exist, repeatedly, and lists them', async () => {
      const { store, lists } = await newTestIndex()
      const index = store()
      await write(index, { [B]: 'b', [A]: 'a', 'v1/x.json': 'x' })
      const snapshot = await index.open()
      const asked = [A, `${A}/below-a-file`, 'v1/modules', 'v1', 'gone', 'v1/gone', B]
      expect(await texts(snapshot, asked)).toEqual({ [A]: 'a', [B]: 'b' })
      expect(await texts(snapshot, [B])).toEqual({ [B]: 'b' })
      expect(await texts(snapshot, [A, A])).toEqual({ [A]: 'a' })
      expect(await texts(snapshot, [])).toEqual({})
      if (lists) expect(await snapshot.list()).toEqual([B, A, 'v1/x.json'])
      const names = async (directory: string) => (await snapshot.listDirectory(directory)).sort()
      expect(await names('v1/modules/acme/vpc/aws')).toEqual(['1.0.0', 'module.json'])
      expect(await names('v1')).toEqual(['modules', 'x.json'])
      for (const path of ['gone/x', A]) expect(await names(path)).toEqual([])
    })

    it('replaces, adds and takes out files, and leaves the others', async () => {
      const index = (await newTestIndex()).store()
      await write(index, { [A]: 'a', [B]: 'b', 'catalog/00.json': 'c', 'catalog/01.json': 'd' })
      await write(index, { [A]: 'a2', [B]: null, 'catalog/01.json': null, 'catalog/gone.json': null, e: 'e' })
      const all = [A, B, 'catalog/00.json', 'catalog/01.json', 'e']
      expect(await texts(await index.open(), all)).toEqual({ [A]: 'a2', 'catalog/00.json': 'c', e: 'e' })
    })

    it('answers moved to a change on an outdated snapshot, writes nothing, and lets its writer try again', async () => {
      const testIndex = await newTestIndex()
      const [one, other] = [testIndex.store(), testIndex.store()]
      await write(one, { [A]: 'a' })
      const past = await other.open()
      await past.read([A])
      await write(one, { [A]: 'a2' })
      expect(await other.commit(change({ [A]: 'lost', [B]: 'lost' }), past)).toBe('moved')
      const again = await other.open()
      expect(await texts(again, [A, B])).toEqual({ [A]: 'a2' })
      expect(await other.commit(change({ [A]: 'a3' }), again)).not.toBe('moved')
      expect(await texts(await one.open(), [A])).toEqual({ [A]: 'a3' })
    })

    it.each([
      ['that create it at once', {}],
      ['with the same snapshot', { [A]: 'a' }],
    ])('lets exactly one of two writers win %s', async (_, files) => {
      const testIndex = await newTestIndex()
      const stores = [testIndex.store(), testIndex.store()]
      if (A in files) await write(stores[0] ?? testIndex.store(), files)
      await race(testIndex, stores)
    })

    it('writes a file from the disk, byte by byte, also one of 5 MB', async () => {
      const index = (await newTestIndex()).store()
      const bytes = randomBytes(5 * 1024 * 1024)
      const file = await temporaryFile('package.zip', bytes)
      const small = new Uint8Array([0, 10, 13, 255])
      const zip = { file, size: bytes.length }
      const files = new Map<string, FileContent>(Object.entries({ 'module.zip': zip, 'x.bin': small }))
      await index.commit({ message: 'Publish', files }, await index.open())
      const read = await (await index.open()).read(['module.zip', 'x.bin'])
      expect(Buffer.compare(read.get('module.zip') ?? Buffer.alloc(0), bytes)).toBe(0)
      expect([...(read.get('x.bin') ?? [])]).toEqual([...small])
    })

    it('writes 600 files at once', async () => {
      const index = (await newTestIndex()).store()
      const pathOf = (_: unknown, at: number) => `v1/modules/ns${at % 7}/m${at}/aws/1.0.${at}/download`
      const paths = Array.from({ length: 600 }, pathOf)
      const files = Object.fromEntries(paths.map((path) => [path, path]))
      await write(index, files)
      expect(await texts(await index.open(), paths)).toEqual(files)
    })

    it('refuses a foreign snapshot, or treats it as the one of an empty index', async () => {
      const index = (await newTestIndex()).store()
      await write(index, { [A]: 'a' })
      const stale = await new MemoryIndex().open()
      const outcome = await index.commit(change({ [A]: 'lost' }), stale).catch((error: unknown) => error)
      expect(outcome === 'moved' || outcome instanceof TypeError).toBe(true)
      expect(await texts(await index.open(), [A])).toEqual({ [A]: 'a' })
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
  return { message: 'Change\n\nwith "quotes"', files: contentsOf(files) }
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
  const store = () => new ApiIndex({ repository, branch: 'registry' })
  return { store, history: () => historyOf(directory), lists: true }
})
