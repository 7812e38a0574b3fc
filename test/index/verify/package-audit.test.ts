import { describe, expect, it } from 'vitest'
import type { ReleaseDocument } from '../../../src/index/format/documents.ts'
import { ociLocation } from '../../../src/index/format/location.ts'
import type { AttachedResult, FoundDocument } from '../../../src/index/packages/ports.ts'
import type {
  ArchiveResult,
  ArtifactResult,
  BlobResult,
  CommitResult,
} from '../../../src/index/packages/remote-package.ts'
import { packageAudit } from '../../../src/index/verify/package-audit.ts'
import type { Rebuilt } from '../../../src/index/verify/ports.ts'
import { MANIFEST_TYPE, renderModuleManifest } from '../../../src/oci/manifest.ts'
import { interfaceOf } from '../../support/publish/interfaces.ts'
import { aRelease, digestOf } from '../../support/publish/samples.ts'

interface World {
  readonly archive?: ArchiveResult
  readonly commit?: CommitResult
  readonly manifest?: ArtifactResult
  readonly zip?: BlobResult
  /** Undefined: the repository cannot be reached. */
  readonly rebuilt?: Rebuilt
  readonly tagged?: string
  readonly attached?: AttachedResult
  /** Digest of the interface that the index shows. */
  readonly shown?: string | undefined
  readonly statements?: readonly unknown[] | { readonly kind: 'unreachable'; readonly message: string }
}

const EMPTY = await interfaceOf({})

/** What publishing the commit of a release gives. */
function rebuiltOf({ committedAt, package: published }: ReleaseDocument): Rebuilt {
  const facts = { ...published, equalsTree: true }
  return { kind: 'rebuilt', facts, committedAt, license: undefined, moduleInterface: EMPTY, lacks: [] }
}

const DOWN = { kind: 'unreachable', message: 'it is down' } as const

function hostsOf({ archive = DOWN, commit = DOWN, manifest = DOWN, zip = DOWN }: World) {
  return {
    packages: { archive: async () => archive, commit: async () => commit },
    artifacts: { manifest: async () => manifest, zip: async () => zip },
  }
}

function fetched(more: object = {}): ArchiveResult & BlobResult {
  const digests = { md5: '', sha1: '', sha256: digestOf('zip').replace('sha256:', ''), sha512: '' }
  const bytes = { size: 3, format: 'zip', entries: [], digests } as const
  return { kind: 'fetched', status: 200, head: undefined, ...bytes, ...more }
}

const OTHER = digestOf('other')
const UNTOLD = ['UNVERIFIABLE']

/** What an attestation says that was made for this release. */
function statementOf({ repository, tag, commit, package: { digest } }: ReleaseDocument) {
  const source = { uri: `git+${repository.url}@refs/tags/${tag}`, digest: { gitCommit: commit } }
  const subject = [{ digest: { sha256: digest.replace('sha256:', '') } }]
  return { subject, predicate: { buildDefinition: { resolvedDependencies: [source] } } }
}

async function codesOf(release: ReleaseDocument, world: World): Promise<string[]> {
  let isClosed = world.rebuilt === undefined
  const audit = packageAudit({
    ...hostsOf(world),
    repositories: {
      open: async () => {
        const { rebuilt, tagged = release.commit } = world
        if (rebuilt === undefined) return DOWN
        const close = async () => {
          isClosed = true
        }
        return { kind: 'opened', commitOf: () => tagged, rebuild: async () => rebuilt, close }
      },
    },
    attached: { read: async () => world.attached ?? { kind: 'found', documents: [] } },
    attestations: { statements: async () => world.statements },
  })
  const { shown: digest } = world
  const shown =
    digest === undefined ? [] : [[release.version, { digest, readmeDigest: digestOf('') }] as const]
  const faults = await audit([release], new Map(shown))
  expect(isClosed || release.repository.url === '').toBe(true)
  return faults.map(({ code }) => code)
}

describe('the audit of a release', () => {
  const release = aRelease()
  const same = rebuiltOf(release)
  const other = aRelease({ version: '9.0.0' })

  it.each<[string, string[], World]>([
    ['cannot judge a tree that gives no package', UNTOLD, { rebuilt: { kind: 'refused', message: 'a key' } }],
    ['cannot judge an attestation that it cannot read', UNTOLD, { rebuilt: same, statements: DOWN }],
    ['misses an attestation where there could be one', UNTOLD, { rebuilt: same, statements: [] }],
    ['finds an attestation of something else', ['ATTESTATION_FOREIGN'], { rebuilt: same, statements: [{}] }],
    ['takes its attestation', [], { rebuilt: same, statements: [{}, statementOf(release)] }],
    ...[
      { tag: 'v9.9.9' },
      { commit: 'a'.repeat(40) },
      { repository: { url: 'https://git.acme.test/mallory/vpc' } },
      { package: { ...release.package, digest: OTHER } },
    ].map((each): [string, string[], World] => [
      `takes no attestation with another ${Object.keys(each)}`,
      ['ATTESTATION_FOREIGN'],
      { rebuilt: same, statements: [statementOf({ ...release, ...each })] },
    ]),
  ])('%s', async (_, codes, world) => expect(await codesOf(release, world)).toEqual(codes))

  const own = digestOf('zip')
  const web = `https://git.acme.test/acme/vpc/vpc.zip?checksum=${own}`
  const oci = `oci://ghcr.io/acme/vpc?digest=${own}`
  const git = `git::https://git.acme.test/x.git?ref=${'a'.repeat(40)}`

  it.each<[string, string, World, string[]]>([
    ['the same bytes', web, { archive: fetched() }, []],
    ['other bytes', web.replace(own, OTHER), { archive: fetched() }, ['PACKAGE_CHANGED']],
    ['no bytes', web, { archive: fetched({ status: 404 }) }, ['PACKAGE_MISSING']],
    ['no access', web, { archive: fetched({ status: 403 }) }, UNTOLD],
    ['a missing manifest', oci, { manifest: { kind: 'absent' } }, ['PACKAGE_MISSING']],
    ['a missing commit', git, { commit: { kind: 'no-ref' } }, ['COMMIT_UNREACHABLE']],
    ['a place that is not followed', `gcs::${web}`, { archive: fetched() }, UNTOLD],
  ])('finds on a host: %s', async (_, location, world, codes) => {
    const stored = { ...release, packages: [{ kind: 'x', location, digest: own }] }
    expect(await codesOf(stored, { rebuilt: same, ...world })).toEqual(codes)
  })

  it('cannot judge a package of another format, nor one of a repository without an origin', async () => {
    for (const more of [{ package: { ...release.package, format: 99 } }, { repository: { url: '' } }])
      expect(await codesOf({ ...release, ...more }, { rebuilt: same })).toEqual(UNTOLD)
  })

  it('clones nothing for a commit that the tag of its own repository names', async () => {
    const inGit = aRelease({ kind: 'git' })
    const own = { ...inGit, repository: { url: 'https://git.acme.test/acme/vpc' } }
    expect(await codesOf(own, { rebuilt: rebuiltOf(own) })).toEqual([])
    const moved = { rebuilt: rebuiltOf(own), tagged: other.commit }
    expect(await codesOf(own, moved)).toEqual(['TAG_MOVED', 'UNVERIFIABLE'])
  })
})

describe('what is attached to a package in an OCI registry', () => {
  const digest = digestOf('zip')
  const oci = ociLocation({ host: 'ghcr.io', name: 'acme/vpc' }, digestOf('manifest'))
  const plain = aRelease()
  const packages = [{ kind: 'oci', location: oci, digest }]
  const release = { ...plain, package: { ...plain.package, digest }, packages }
  const facts = { ...release.package, size: 3, equalsTree: true }
  const bytes = renderModuleManifest({ release, repositoryUrl: '', description: '', licenses: '' }, facts)
  const world: World = {
    rebuilt: rebuiltOf(release),
    manifest: { kind: 'found', manifest: { mediaType: MANIFEST_TYPE, digest: digestOf('manifest'), bytes } },
    zip: fetched(),
    shown: digestOf('interface'),
  }
  const found = (...documents: FoundDocument[]): AttachedResult => ({ kind: 'found', documents })
  const ofInterface = (content: string): FoundDocument => ({
    artifactType: 'application/vnd.module-registry.interface.v1+json',
    digest: digestOf(content),
    bytes: undefined,
  })
  const bundle = (tag: string): FoundDocument => {
    const payload = Buffer.from(JSON.stringify(statementOf({ ...release, tag }))).toString('base64')
    const artifactType = 'application/vnd.dev.sigstore.bundle.v0.3+json'
    const bytes = Buffer.from(JSON.stringify({ dsseEnvelope: { payload } }))
    return { artifactType, digest: digestOf('bundle'), bytes }
  }
  const own = statementOf(release)
  const [inside, other] = [ofInterface('interface'), ofInterface('other')]
  const [proven, foreign] = [bundle(release.tag), bundle('v9.9.9')]
  const lost = { ...proven, bytes: undefined }
  it.each<[string, string[], World]>([
    ['may be the interface alone', [], { attached: found(inside) }],
    ['has to be the interface', ['ATTACHMENT_MISSING'], { attached: found() }],
    ['has to be the interface of the index', ['ATTACHMENT_CHANGED'], { attached: found(other) }],
    ['may be an older interface too', [], { attached: found(other, inside) }],
    ['is nothing where the index shows no interface', [], { attached: found(), shown: undefined }],
    ['may be the attestation', [], { attached: found(inside, proven) }],
    ['may be no attestation of another tag', ['ATTESTATION_FOREIGN'], { attached: found(inside, foreign) }],
    ['may be no attestation that is lost', ['ATTESTATION_FOREIGN'], { attached: found(inside, lost) }],
    ['lacks the attestation that GitHub has', UNTOLD, { attached: found(inside), statements: [own] }],
    ['has the attestation that GitHub has', [], { attached: found(inside, proven), statements: [own] }],
    ['cannot be judged where it is not told', UNTOLD, { attached: DOWN }],
    ['is not read without a package', ['PACKAGE_MISSING'], { manifest: { kind: 'absent' }, attached: DOWN }],
  ])('%s', async (_, codes, more) => expect(await codesOf(release, { ...world, ...more })).toEqual(codes))
})
