import { describe, expect, it } from 'vitest'
import type { Archive, Artifact } from '../../../src/index/packages/package-source.ts'
import {
  bytesProblem,
  type FetchedArchive,
  fetchedArchive,
  fetchedLayer,
  foundCommit,
  manifestLayer,
} from '../../../src/index/packages/remote-package.ts'
import { MANIFEST_TYPE } from '../../../src/oci/manifest.ts'

const DOWN = { kind: 'unreachable', message: 'no route' } as const
const HEX = 'a'.repeat(64)

const RESTORE = 'restore the bytes that were published; a host must not compress, cut or rewrite them'
const url = 'https://acme.test/vpc.zip?token=secret'
const expected = { algorithm: 'sha256', hex: HEX } as const
const archive: Archive = { kind: 'archive', url, format: 'zip', expected, subdirectory: '' }
const digests = { md5: 'm', sha1: 's', sha256: HEX, sha512: 'l' }
const content = { size: 3, format: 'zip', entries: [{ path: 'main.tf', isLink: false }], digests } as const
const fetched: FetchedArchive = { kind: 'fetched', status: 200, head: undefined, ...content }
const others = { ...fetched.digests, sha256: 'b' }
const source = { kind: 'git', url: 'https://acme.test/vpc.git', ref: 'v1\n', subdirectory: '' } as const
const image = { repository: 'ghcr.io/acme/vpc', reference: '1.0.0' }
const artifact: Artifact = { kind: 'oci', ...image, subdirectory: '' }
const layer = { mediaType: 'archive/zip', digest: `sha256:${HEX}`, size: 3 }

function withLayers(...layers: object[]) {
  const artifactType = 'application/vnd.opentofu.modulepkg'
  const manifest = { schemaVersion: 2, mediaType: MANIFEST_TYPE, artifactType, layers }
  const bytes = Buffer.from(JSON.stringify(manifest))
  return { kind: 'found' as const, manifest: { mediaType: MANIFEST_TYPE, digest: `sha256:${HEX}`, bytes } }
}

it('a package that was found is itself', () => {
  const found = { kind: 'found', commit: 'c', paths: [] } as const
  expect(fetchedArchive(archive, fetched)).toBe(fetched)
  expect(foundCommit(source, found)).toBe(found)
  expect(manifestLayer(artifact, withLayers(layer))).toMatchObject(layer)
  expect(fetchedLayer(layer, fetched)).toBe(fetched.entries)
})

const answered = (status: number) => fetchedArchive(archive, { ...fetched, status })
const answers = (status: number) => `"https://acme.test/vpc.zip?token=…" answers ${status} instead of 200`
const FETCHABLE = 'make the package fetchable for those who may read the registry'
const ELSEWHERE =
  'clients send the registry token to no package: use a netrc file, signed URLs, Git or an OCI registry'
const NOT_YET = 'publish the package before its version is listed'
const NO_CLONE = '"https://acme.test/vpc.git" cannot be cloned: "no route"'
const ACCESS = 'correct the URL, or give those who install access to the repository'
const PUSH = 'push the commit again: it must stay reachable from a branch or a tag'
const LOGIN =
  'make the registry answer /v2/ with 200 or a login, over https, and the package public; or log in: docker login'
const NO_LAYER = 'OpenTofu refuses the manifest "ghcr.io/acme/vpc 1.0.0": it has no layer of type archive/zip'
const WITH_TYPE =
  'push it with --artifact-type application/vnd.opentofu.modulepkg and one layer module.zip:archive/zip, or let publish do it'
const ABSENT = 'the registry has no manifest "ghcr.io/acme/vpc 1.0.0"'
const AGAIN = 'publish the version again'
const SAID = `manifest says sha256:${HEX} (3 bytes)`
const layerOf = (more: Partial<FetchedArchive>) => fetchedLayer(layer, { ...fetched, ...more })

it.each([
  ['PACKAGE_UNREACHABLE', 'no route', FETCHABLE, fetchedArchive(archive, DOWN)],
  ['PACKAGE_STATUS', answers(401), ELSEWHERE, answered(401)],
  ['PACKAGE_STATUS', answers(403), ELSEWHERE, answered(403)],
  ['PACKAGE_STATUS', answers(404), NOT_YET, answered(404)],
  ['PACKAGE_STATUS', answers(206), NOT_YET, answered(206)],
  ['GIT_UNREACHABLE', NO_CLONE, ACCESS, foundCommit(source, DOWN)],
  ['GIT_REF', '"https://acme.test/vpc.git" has no "v1\\u{a}"', PUSH, foundCommit(source, { kind: 'no-ref' })],
  ['OCI_UNREACHABLE', 'no route', LOGIN, manifestLayer(artifact, DOWN)],
  ['OCI_NOT_FOUND', ABSENT, AGAIN, manifestLayer(artifact, { kind: 'absent' })],
  ['OCI_MANIFEST', NO_LAYER, WITH_TYPE, manifestLayer(artifact, withLayers())],
  ['OCI_BLOB', 'no route', AGAIN, fetchedLayer(layer, DOWN)],
  ['OCI_BLOB', `the layer has sha256:b (3 bytes), and the ${SAID}`, AGAIN, layerOf({ digests: others })],
  ['OCI_BLOB', `the layer has sha256:${HEX} (4 bytes), and the ${SAID}`, AGAIN, layerOf({ size: 4 })],
  ['PACKAGE_FORMAT', `the layer sha256:${HEX} is not a zip`, AGAIN, layerOf({ entries: 'unread' })],
])('a package that cannot be had is %s: %s', (code, message, fix, found) =>
  expect(found).toEqual({ problem: { code, message, fix } }),
)

describe('an archive', () => {
  const md5 = { algorithm: 'md5', hex: 'x' } as const
  const unread = { format: 'unknown', entries: 'unread' } as const

  it.each<[message: string, Partial<Archive>, Partial<FetchedArchive>]>([
    [`has sha256:b, and the location says sha256:${HEX}`, {}, { digests: others, format: 'unknown' }],
    ['has md5:m, and the location says md5:x', { expected: md5 }, {}],
    ['is not a zip', {}, { format: 'tar.gz' }],
    ['is not a zip', {}, unread],
    ['is not an archive', { format: undefined }, unread],
    ['is not a tar.xz', { format: 'tar.xz' }, {}],
    ['is a zip that is cut or damaged', {}, { entries: 'damaged' }],
  ])('whose bytes are others %s', (message, more, result) => {
    const problem = message.startsWith('is ')
      ? { code: 'PACKAGE_FORMAT', fix: 'publish the package again' }
      : { code: 'PACKAGE_CHECKSUM', fix: RESTORE }
    const found = bytesProblem({ ...archive, ...more }, { ...fetched, ...result })
    expect(found).toEqual({ ...problem, message: `"https://acme.test/vpc.zip?token=…" (3 bytes) ${message}` })
  })

  it.each<[Partial<Archive>, Partial<FetchedArchive>]>([
    [{}, {}],
    [{ expected: undefined }, { digests: others }],
    [{ format: undefined }, { format: 'tar.bz2', entries: 'unread' }],
  ])('of %j with the bytes %j is as it says', (more, result) =>
    expect(bytesProblem({ ...archive, ...more }, { ...fetched, ...result })).toBeUndefined(),
  )
})
