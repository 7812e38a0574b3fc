import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type IndexFiles, moduleIn, planChange, releaseIn } from '../../../src/core/index/change.ts'
import type { ReleaseDocument } from '../../../src/core/index/documents.ts'
import { pathsToRead, versionPath } from '../../../src/core/index/layout.ts'
import { latestOf } from '../../../src/core/index/module-list.ts'
import { rebuildFiles } from '../../../src/core/index/rebuild.ts'
import { parseVersion } from '../../../src/core/version.ts'
import { refusalOf } from '../../refusal.ts'
import {
  aModule,
  aPublication,
  applied,
  aRegistry,
  aRelease,
  bytesOf,
  textsOf,
} from '../../support/samples.ts'
import { manyModules, moduleHistories } from './histories.ts'

const registry = aRegistry()
const VPC = 'v1/modules/acme/vpc/aws'

/** Only what a publish reads, so that a plan cannot lean on more. */
function whatIsRead(index: IndexFiles, release: ReleaseDocument): IndexFiles {
  const module = moduleIn(index, release.address)
  const latest = module === undefined ? undefined : latestOf(module)
  const paths = pathsToRead(release.address, [release.version])
  if (latest !== undefined) paths.push(versionPath(release.address, latest, 'release.json'))
  return new Map(paths.flatMap((path) => ((bytes) => (bytes ? [[path, bytes]] : []))(index.get(path))))
}

function publishedOneByOne(releases: readonly ReleaseDocument[]): Map<string, Uint8Array> {
  return releases.reduce((index, release) => {
    const change = planChange(whatIsRead(index, release), registry, [aPublication([release])])
    return applied(index, change)
  }, new Map<string, Uint8Array>())
}

function published(...releases: ReleaseDocument[]): Map<string, Uint8Array> {
  return publishedOneByOne(releases)
}

/** Every file but `module.json`, which is no derived one. */
function derived(index: IndexFiles) {
  return textsOf(new Map([...index].filter(([path]) => !path.endsWith('/module.json'))))
}

function rebuilt(histories: readonly (readonly ReleaseDocument[])[]) {
  return textsOf(
    rebuildFiles(
      registry,
      histories.map((releases) => ({ module: aModule(releases), releases })),
    ),
  )
}

function inAnyOrder<T extends ReleaseDocument[]>(histories: fc.Arbitrary<T[]>) {
  return histories.chain((modules) => {
    const all = modules.flat()
    const length = { minLength: all.length, maxLength: all.length }
    return fc.tuple(fc.constant(modules), fc.shuffledSubarray(all, length))
  })
}

describe('an index', () => {
  it('is the same whatever the order of publication, and the same as rebuilt', () => {
    fc.assert(
      fc.property(inAnyOrder(moduleHistories()), ([histories, releases]) => {
        expect(derived(publishedOneByOne(releases))).toEqual(rebuilt(histories))
      }),
      { numRuns: 60 },
    )
  })

  it('is the same whatever the order where lists cannot hold all of its modules', () => {
    fc.assert(
      fc.property(inAnyOrder(manyModules(115)), ([histories, releases]) => {
        const index = derived(publishedOneByOne(releases))
        expect(index).toEqual(rebuilt(histories))
        expect(JSON.parse(index['v1/modules/index.json'] ?? '').modules).toHaveLength(100)
      }),
      { numRuns: 3 },
    )
  })

  it('is the same in one change as in many', () => {
    fc.assert(
      fc.property(moduleHistories(), (histories) => {
        const change = planChange(new Map(), registry, histories.map(aPublication))
        expect(textsOf(applied(new Map(), change))).toEqual(textsOf(publishedOneByOne(histories.flat())))
      }),
      { numRuns: 40 },
    )
  })

  it('does not change when a change is applied or planned twice', () => {
    fc.assert(
      fc.property(moduleHistories(), (histories) => {
        const publications = histories.map(aPublication)
        const change = planChange(new Map(), registry, publications)
        const once = applied(new Map(), change)
        expect(textsOf(applied(once, change))).toEqual(textsOf(once))
        expect([...planChange(once, registry, publications).files]).toEqual([])
        const nothingNew = publications.map((publication) => ({ ...publication, releases: [] }))
        expect([...planChange(once, registry, nothingNew).files]).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

describe('a change', () => {
  it('writes at most 8 files of a version and nothing of another module', () => {
    const before = published(aRelease({ address: 'acme/subnets/aws' }))
    const change = planChange(before, registry, [aPublication([aRelease()])])
    const paths = [...change.files.keys()]
    expect(paths.filter((path) => path.startsWith(`${VPC}/1.0.0/`))).toEqual([
      `${VPC}/1.0.0/release.json`,
      `${VPC}/1.0.0/index.json`,
      `${VPC}/1.0.0/source`,
      `${VPC}/1.0.0/download`,
    ])
    expect(paths.filter((path) => path.includes('subnets'))).toEqual([])
  })

  it('writes versions before the module that claims them, and both before the lists that show them', () => {
    const change = planChange(new Map(), registry, [
      aPublication([aRelease()]),
      aPublication([aRelease({ address: 'acme/subnets/aws' })]),
    ])
    const paths = [...change.files.keys()]
    for (const module of [VPC, 'v1/modules/acme/subnets/aws']) {
      const order = [`${module}/1.0.0/download`, `${module}/module.json`, `${module}/versions`]
      const lists = ['v1/modules/acme/index.json', 'v1/modules/index.json']
      const positions = [...order, ...lists].map((path) => paths.indexOf(path))
      expect(positions).toEqual(positions.toSorted((a, b) => a - b))
      expect(positions).not.toContain(-1)
    }
  })

  it('carries the files that travel with a version', () => {
    const file = { file: '/packages/1.zip', size: 3 }
    const files = new Map([[`${VPC}/1.0.0/module.zip`, file]])
    const change = planChange(new Map(), registry, [{ ...aPublication([aRelease()]), files }])
    expect(change.files.get(`${VPC}/1.0.0/module.zip`)).toBe(file)
  })

  it('adds a place to a published version and leaves its version list alone', () => {
    const release = aRelease()
    const [git] = aRelease({ kind: 'git' }).packages
    if (git === undefined) throw new Error('a sample has a place')
    const more = { ...release, packages: [...release.packages, git] }
    const change = planChange(published(release), registry, [aPublication([more])])
    expect([...change.files.keys()]).toEqual([`${VPC}/1.0.0/release.json`])
  })

  it('gives an unowned module an owner without another word', () => {
    const owner = { host: 'git.acme.test', repository: 'acme/vpc' }
    const adopted = { ...aPublication([aRelease()]), releases: [], owner }
    const change = planChange(published(aRelease()), registry, [adopted])
    expect([...change.files.keys()]).toEqual([`${VPC}/module.json`])
    expect(change.message).toBe('Repair acme/vpc/aws')
  })

  it('says in its message what is published', () => {
    const release = aRelease()
    const message = (...releases: ReleaseDocument[]) =>
      planChange(new Map(), registry, [aPublication(releases)]).message
    expect(message(release)).toBe(
      `Publish acme/vpc/aws 1.0.0\n\ntag v1.0.0, commit ${release.commit}\n${release.package.digest}`,
    )
    expect(message(release, aRelease({ version: '1.0.1' }))).toBe(
      'Publish 2 versions\n\nacme/vpc/aws 1.0.0\nacme/vpc/aws 1.0.1',
    )
  })

  it('leaves yanked versions out of what clients see, and keeps their files', () => {
    const releases = [aRelease({ version: '1.0.0' }), aRelease({ version: '1.1.0' })]
    const yanks = [{ version: parseVersion('1.1.0'), reason: 'broken' }]
    const index = published(...releases)
    const document = JSON.parse(new TextDecoder().decode(index.get(`${VPC}/module.json`)))
    index.set(`${VPC}/module.json`, bytesOf(JSON.stringify({ ...document, yanks })))
    const after = applied(
      index,
      planChange(index, registry, [aPublication([aRelease({ version: '0.9.0' })])]),
    )
    const texts = textsOf(after)
    expect(JSON.parse(texts[`${VPC}/index.json`] ?? '')).toMatchObject({
      version: '1.0.0',
      versions: ['1.0.0', '0.9.0'],
    })
    expect(texts[`${VPC}/versions`]).not.toContain('1.1.0')
    expect(after.has(`${VPC}/1.1.0/download`)).toBe(true)
    expect(latestOf(aModule(releases, { yanks }))).toBe('1.0.0')
  })
})

describe('the latest version', () => {
  it.each([
    [['2.0.0', '1.9.1'], '2.0.0'],
    [['1.0.0', '2.0.0-rc.1'], '1.0.0'],
    [['1.0.0-rc.1', '1.0.0-rc.10', '1.0.0-rc.9'], '1.0.0-rc.10'],
    [['1.0.0-rc.2', '0.1.0'], '0.1.0'],
  ])('after publishing %j is %s', (versions, latest) => {
    const texts = textsOf(published(...versions.map((version) => aRelease({ version }))))
    expect(JSON.parse(texts[`${VPC}/index.json`] ?? '').version).toBe(latest)
    expect(JSON.parse(texts['v1/modules/index.json'] ?? '').modules[0].version).toBe(latest)
  })

  it('is refused where its release is gone: nothing may take its place', () => {
    const index = published(aRelease())
    index.delete(`${VPC}/1.0.0/release.json`)
    const older = aPublication([aRelease({ version: '0.9.0' })])
    expect(refusalOf(() => planChange(index, registry, [older]))).toMatch(
      /^INDEX_INVALID: "v1\/modules\/acme\/vpc\/aws\/1.0.0\/release.json" is missing/,
    )
  })
})

describe('a release in the index', () => {
  const index = published(aRelease())
  const module = moduleIn(index, aRelease().address)

  it('is found by its version', () => {
    expect(releaseIn(index, module, aRelease().version)).toEqual(aRelease())
  })

  it('is none where module.json does not list it, whatever lies in its directory', () => {
    const path = versionPath(aRelease().address, parseVersion('1.0.1'), 'release.json')
    const withRest = new Map([...index, [path, bytesOf('half written')]])
    expect(releaseIn(withRest, module, parseVersion('1.0.1'))).toBeUndefined()
    expect(releaseIn(withRest, undefined, parseVersion('1.0.1'))).toBeUndefined()
  })
})
