import { describe, expect, it } from 'vitest'
import { moduleIn } from '../../../src/index/format/index-files.ts'
import { latestOf } from '../../../src/index/format/module-list.ts'
import { lostInterfaces, readModuleFiles } from '../../../src/index/plan/update-index.ts'
import { MemoryIndex } from '../../support/index/memory-index.ts'
import { interfaceOf } from '../../support/publish/interfaces.ts'
import { aModule, aPublication, aRelease, aYank } from '../../support/publish/samples.ts'
import { published, publishedInto } from '../published.ts'

const VPC = 'v1/modules/acme/vpc/aws'
const OF_MODULE = ['module.json', 'versions', 'versions.json', 'index.json'].map((file) => `${VPC}/${file}`)
const RELEASES = ['1.0.0', '2.0.0'].map((version) => aRelease({ version }))

/** An index with two versions that have interfaces. */
async function twoVersions(): Promise<Map<string, Uint8Array>> {
  const moduleInterface = await interfaceOf({ 'main.tf': 'locals {}\n', 'README.md': '# VPC\n' })
  const interfaces = new Map(RELEASES.map(({ version }) => [version, moduleInterface]))
  return publishedInto(published(), [aPublication(RELEASES, interfaces)])
}

async function readFor(files: Map<string, Uint8Array>, module = aModule(RELEASES)) {
  const index = new MemoryIndex(files)
  const read = await readModuleFiles(await index.open(), module)
  return { index, paths: [...read.keys()].toSorted() }
}

describe('what a change of marks reads', () => {
  it('is the module, its lists and the version that is the latest then', async () => {
    const files = await twoVersions()
    const { paths } = await readFor(files)
    const latest = ['README.md', 'interface.json', 'release.json'].map((file) => `${VPC}/2.0.0/${file}`)
    expect(paths.filter((path) => path.startsWith(VPC))).toEqual([...OF_MODULE, ...latest].toSorted())
    expect(paths).toEqual(expect.arrayContaining(['v1/modules/acme/index.json', 'v1/modules/index.json']))
    const older = await readFor(files, aModule(RELEASES, { yanks: [aYank('2.0.0')] }))
    expect(older.paths.filter((path) => /\d\/release\.json$/.test(path))).toEqual([
      `${VPC}/1.0.0/release.json`,
    ])
  })

  it('is no version where none is left', async () => {
    const gone = aModule(RELEASES, { yanks: [aYank('1.0.0'), aYank('2.0.0')] })
    expect(latestOf(gone)).toBeUndefined()
    const { index, paths } = await readFor(await twoVersions(), gone)
    expect(paths.filter((path) => path.startsWith(VPC))).toEqual(OF_MODULE.toSorted())
    expect(index.reads.every((path) => /^[a-z0-9./_-]+$/.test(path) && !path.includes('undefined'))).toBe(
      true,
    )
  })

  it('is the interface of each version too, where versions.json is lost', async () => {
    const files = await twoVersions()
    expect(lostInterfaces(aRelease().address, files)).toEqual([])
    files.delete(`${VPC}/versions.json`)
    const lost = ['1.0.0', '2.0.0'].flatMap((version) =>
      ['interface.json', 'README.md'].map((file) => `${VPC}/${version}/${file}`),
    )
    expect(lostInterfaces(aRelease().address, files).toSorted()).toEqual(lost.toSorted())
    expect((await readFor(files)).paths).toEqual(expect.arrayContaining(lost))
    expect(moduleIn(files, aRelease().address)?.versions).toHaveLength(2)
  })

  it('is nothing of a module that the index does not have', () => {
    expect(lostInterfaces(aRelease().address, published())).toEqual([])
  })
})
