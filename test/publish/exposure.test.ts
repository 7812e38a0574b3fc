import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RegistryError } from '../../src/base/error.ts'
import { SecretMask } from '../../src/base/secret-mask.ts'
import { packageStores } from '../../src/composition/package-stores.ts'
import { parseOciRepository } from '../../src/oci/oci-repository.ts'
import { GuardedStores, type PublishVisibility, planExposure } from '../../src/publish/exposure.ts'
import { PACKAGE_KINDS, type PackageKind } from '../../src/publish/package-kinds.ts'
import type { PublishContext } from '../../src/publish/publish.ts'
import type { Selection } from '../../src/publish/selection.ts'
import { refusalOf } from '../refusal.ts'
import { silentLog } from '../support/index/index-target.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { PublishRun, publishedIndex } from '../support/publish/publish-run.ts'
import { aPackage, aRelease, aSelection } from '../support/publish/samples.ts'

const plan = (request: string) => {
  const [module, index, expose] = request.split(' ') as ['public', 'public', 'none']
  return planExposure({ repository: 'acme/x', module, index, expose })
}

describe('planExposure', () => {
  it.each([
    ['public public none', 'release', 'public'],
    ['public private none', 'release', 'public'],
    ['private private none', 'index', 'public'],
    ['private public protocol', 'git', 'private'],
    ['private public all', 'git', 'public'],
  ])('%s: packages as %s, package and interface %s', (request, kind, expected) => {
    const { defaultKinds, published } = plan(request)
    expect(defaultKinds?.kinds).toEqual([kind])
    expect(published).toBe(expected)
  })

  it('keeps large packages of private modules out of the index', () =>
    expect(plan('private private none').defaultKinds?.large).toEqual({
      aboveBytes: 25 * 2 ** 20,
      kinds: ['git'],
    }))

  it('treats a module of unknown visibility as a private one, and says so', () => {
    const unknown = { repository: 'acme/x', module: undefined, index: 'public' } as const
    expect(planExposure({ ...unknown, expose: 'protocol' })).toEqual(plan('private public protocol'))
    expect(refusalOf(() => planExposure({ ...unknown, expose: 'none' }))).toMatch(
      /^WOULD_EXPOSE: "acme\/x" counts as private because its visibility is unknown, and the index/,
    )
  })
})

const stores = packageStores(
  { environment: {}, log: silentLog, secrets: new SecretMask(), temporary: '/nonexistent' },
  {
    originUrl: 'https://git.acme.test/acme/vpc.git',
    repositoryUrl: 'https://git.acme.test/acme/vpc',
    home: async () => {
      throw new RegistryError('STORE_REFUSED', '"acme/vpc" is private', 'use another kind')
    },
    notesOf: async () => undefined,
  },
)
const PRIVATE: PublishVisibility = { published: 'private', source: async () => 'private' }
const privateStores = new GuardedStores(stores, PRIVATE)

function selectionFor(ociHost = ''): Selection {
  const oci = ociHost === '' ? {} : { 'oci-repository': parseOciRepository(`${ociHost}/acme/vpc`) }
  return aSelection(aRelease(), { oci, s3: { 'package-url': { bucket: 'acme', prefix: '' } } })
}

/** A location, or the code of the refusal. */
function verdict(kind: PackageKind, selection: Selection): Promise<string> {
  return privateStores.resolve(kind, selection, aPackage('zip')).then(
    ({ location }) => location.replace(/:.*/, ''),
    (error: RegistryError) => error.code,
  )
}

describe('the package of a private module that goes with a public index', () => {
  /** Whoever adds a kind judges it here. */
  const verdicts = {
    index: 'WOULD_EXPOSE',
    git: 'git',
    // Private repositories have no public releases.
    release: 'STORE_REFUSED',
    oci: 'WOULD_EXPOSE',
    // Without a public URL only those read it who have credentials; here nobody has.
    s3: 'PERMISSION',
  } satisfies Record<PackageKind, string>

  it.each(PACKAGE_KINDS)('is judged as %s', async (kind) => {
    const { host } = await startOciRegistry()
    expect(await verdict(kind, selectionFor(host))).toBe(verdicts[kind])
  })

  it('is stored in an OCI registry that asks readers for credentials', async () => {
    const { host } = await startOciRegistry({ auth: 'basic' })
    expect(await verdict('oci', selectionFor(host))).not.toBe('WOULD_EXPOSE')
    const open = await startOciRegistry({ auth: 'basic', isPublic: true })
    expect(await verdict('oci', selectionFor(open.host))).toBe('WOULD_EXPOSE')
  })
})

describe('a publish', () => {
  it('takes no stores but guarded ones', () => {
    // @ts-expect-error A record of stores does not say how widely they may show packages.
    const unguarded: PublishContext['stores'] = stores
    // @ts-expect-error Nor can one be guarded without saying it.
    const undecided = () => new GuardedStores(stores)
    expect([unguarded, undecided]).toHaveLength(2)
  })

  const tags = { 'v1.0.0': 'first', 'v1.1.0': 'next', 'v2.0.0': 'third', 'v3.0.0': 'secret', latest: 'x' }
  const request = fc.record({
    tags: fc.oneof(fc.constant('all' as const), fc.subarray(Object.keys(tags), { minLength: 1 })),
    kinds: fc.shuffledSubarray(['index', 'git', 'oci'] as const, { minLength: 1 }),
    isPrivate: fc.boolean(),
    isNew: fc.boolean(),
    dryRun: fc.boolean(),
  })

  it('that is a dry run, or is refused, writes nothing', async () =>
    await fc.assert(
      fc.asyncProperty(request, async ({ tags: names, kinds, isPrivate, isNew, dryRun }) => {
        const visibility = isPrivate ? 'private' : 'public'
        const publishRun = new PublishRun({
          tags,
          unpackable: 'secret',
          visibility: { published: visibility },
          ...(isNew ? {} : { index: await publishedIndex() }),
        })
        const before = { texts: publishRun.index.texts(), commits: publishRun.index.commits.length }
        const report = await publishRun.publish({ tags: names, flags: { package: kinds }, dryRun })
        if (!dryRun && report.error === undefined) return
        expect({ texts: publishRun.index.texts(), commits: publishRun.index.commits.length }).toEqual(before)
        expect(publishRun.journal.filter((line) => /^(store|attach|check|commit)/.test(line))).toEqual([])
      }),
      { numRuns: 60 },
    ))
})
