import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DirectoryIndex } from '../../../src/adapters/filesystem/directory-index.ts'
import { watchIndex } from '../../../src/cli/serve/served-index.ts'
import { registryFiles } from '../../../src/index/plan/file-table.ts'
import type { IndexStore } from '../../../src/index/ports.ts'
import { emptyRepository, gitIndexAt, servedRepository, silentLog } from '../../support/index/index-target.ts'
import { write } from '../../support/index/index-writing.ts'
import { aRegistry } from '../../support/publish/samples.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const VPC = 'v1/modules/acme/vpc/aws/module.json'
const QUEUE = 'v1/modules/acme/queue/aws/module.json'
const LATER = 'v1/modules/acme/vpc/aws/1.0.0/interface.json'

interface TestStores {
  readonly served: IndexStore
  /** As another process has it. */
  readonly written: IndexStore
}

const STORES: Readonly<Record<string, () => Promise<TestStores>>> = {
  async directory() {
    const root = await temporaryDirectory()
    return { served: new DirectoryIndex(root), written: new DirectoryIndex(root) }
  },
  async 'bare repository'() {
    const { directory } = await emptyRepository()
    return { served: await gitIndexAt(directory, { reading: 'all' }), written: await gitIndexAt(directory) }
  },
  async 'bare repository that is copied'() {
    const { directory } = await emptyRepository()
    return { served: await gitIndexAt(directory, { reading: 'copy' }), written: await gitIndexAt(directory) }
  },
  async 'repository behind a server'() {
    const { directory, url } = await servedRepository()
    return { served: await gitIndexAt(url, { reading: 'all' }), written: await gitIndexAt(directory) }
  },
}

/** A served index with two modules, of which one has been read, and what it reports. */
async function watch({ served, written }: TestStores) {
  await write(written, { ...Object.fromEntries(registryFiles(aRegistry())), [VPC]: 'one', [QUEUE]: 'one' })
  let polls = 0
  const open = () => {
    polls += 1
    return served.open()
  }
  const counted = { ...boundTo(served), open }
  const index = await watchIndex(counted, { pollMs: 20, log: silentLog, prepare: async () => {} })
  onTestFinished(() => index.close())
  const reported: (string[] | undefined)[] = []
  index.onChange?.((paths) => reported.push(paths && [...paths].sort()))
  const text = async (path: string) => {
    const bytes = await index.current().read(path)
    return bytes && Buffer.from(bytes).toString()
  }
  const pollTwice = async () => {
    const before = polls
    await expect.poll(() => polls, { timeout: 10_000 }).toBeGreaterThan(before + 2)
  }
  expect([await text(VPC), await text(LATER)]).toEqual(['one', undefined])
  return { index, reported, text, pollTwice }
}

function boundTo(store: IndexStore): IndexStore {
  return {
    isCreatedByPublish: store.isCreatedByPublish,
    open: () => store.open(),
    commit: (change, on) => store.commit(change, on),
  }
}

describe.each(Object.entries(STORES))('a watched index in a %s', (_, newStores) => {
  it('has the same reader while nothing changes', async () => {
    const { index, reported, pollTwice } = await watch(await newStores())
    const reader = index.current()
    await pollTwice()
    expect(index.current()).toBe(reader)
    expect(reported).toEqual([])
  })

  it('reports the files that changed, each once, and what is new in them', async () => {
    const stores = await newStores()
    const { index, reported, text, pollTwice } = await watch(stores)
    const reader = index.current()
    await write(stores.written, { [VPC]: 'two', [LATER]: 'new' })
    await expect.poll(() => reported, { timeout: 10_000 }).not.toEqual([])
    expect(index.current()).not.toBe(reader)
    expect([await text(VPC), await text(LATER)]).toEqual(['two', 'new'])
    await pollTwice()
    expect(reported.flat().sort()).toEqual([LATER, VPC])
  })
})

describe('a watched directory', () => {
  it('finds a file that was written over in place, and one that was removed', async () => {
    const root = await temporaryDirectory()
    const stores = { served: new DirectoryIndex(root), written: new DirectoryIndex(root) }
    const { reported, text } = await watch(stores)
    await writeFile(join(root, VPC), 'TWO')
    await expect.poll(() => reported, { timeout: 10_000 }).toEqual([[VPC]])
    expect(await text(VPC)).toBe('TWO')
    await rm(join(root, VPC))
    await expect.poll(() => reported, { timeout: 10_000 }).toEqual([[VPC], [VPC]])
    expect(await text(VPC)).toBeUndefined()
  })

  it('keeps its reader while the index is gone, and reports then what changed before', async () => {
    const root = await temporaryDirectory()
    const stores = { served: new DirectoryIndex(root), written: new DirectoryIndex(root) }
    const { index, reported, pollTwice } = await watch(stores)
    const reader = index.current()
    const registry = join(root, 'registry.json')
    await rename(registry, `${registry}.away`)
    await writeFile(join(root, VPC), 'two')
    await expect.poll(() => index.health().problem, { timeout: 10_000 }).toBe('INDEX_UNREACHABLE')
    await pollTwice()
    expect([index.current(), reported]).toEqual([reader, []])
    await rename(`${registry}.away`, registry)
    await expect.poll(() => reported.flat(), { timeout: 10_000 }).toContain(VPC)
    expect(index.health().problem).toBeUndefined()
  })
})

describe('a watched repository that is copied', () => {
  it('is read while it is gone, and has another reader when it is back, although nothing changed', async () => {
    const { directory } = await emptyRepository()
    const served = await gitIndexAt(directory, { reading: 'copy' })
    const { index, text } = await watch({ served, written: await gitIndexAt(directory) })
    const reader = index.current()
    await rename(directory, `${directory}.away`)
    await expect.poll(() => index.health().problem, { timeout: 10_000 }).toBe('INDEX_UNREACHABLE')
    expect([index.current(), await text(QUEUE), await text(LATER)]).toEqual([reader, 'one', undefined])
    await rename(`${directory}.away`, directory)
    await expect.poll(() => index.health().problem, { timeout: 10_000 }).toBeUndefined()
    expect(index.current()).not.toBe(reader)
    expect(await text(QUEUE)).toBe('one')
  })
})
