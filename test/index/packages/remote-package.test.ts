import { describe, expect, it } from 'vitest'
import type { Archive, Artifact } from '../../../src/index/packages/package-source.ts'
import {
  type ArchiveResult,
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

const archive: Archive = {
  kind: 'archive',
  url: 'https://acme.test/vpc.zip?token=secret',
  format: 'zip',
  expected: { algorithm: 'sha256', hex: HEX },
  subdirectory: '',
}
const fetched: FetchedArchive = {
  kind: 'fetched',
  status: 200,
  head: undefined,
  size: 3,
  format: 'zip',
  entries: [],
  digests: { md5: 'm', sha1: 's', sha256: HEX, sha512: 'l' },
}

describe('an archive', () => {
  it('that was fetched is itself', () => expect(fetchedArchive(archive, fetched)).toBe(fetched))

  const ELSEWHERE =
    'clients send the registry token to no package: use a netrc file, signed URLs, Git or an OCI registry'
  const NOT_YET = 'publish the package before its version is listed'

  const FETCHABLE = 'make the package fetchable for those who may read the registry'
  const answers = (status: number) => `"https://acme.test/vpc.zip?token=…" answers ${status} instead of 200`
  it.each<[code: string, message: string, fix: string, result: ArchiveResult]>([
    ['PACKAGE_UNREACHABLE', 'no route', FETCHABLE, DOWN],
    ['PACKAGE_STATUS', answers(401), ELSEWHERE, { ...fetched, status: 401 }],
    ['PACKAGE_STATUS', answers(403), ELSEWHERE, { ...fetched, status: 403 }],
    ['PACKAGE_STATUS', answers(404), NOT_YET, { ...fetched, status: 404 }],
    ['PACKAGE_STATUS', answers(206), NOT_YET, { ...fetched, status: 206 }],
  ])('that cannot be fetched is %s: %s', (code, message, fix, result) =>
    expect(fetchedArchive(archive, result)).toEqual({ problem: { code, message, fix } }),
  )

  const URL = '"https://acme.test/vpc.zip?token=…" (3 bytes)'
  const CHANGED = 'restore the bytes that were published; a host must not compress, cut or rewrite them'
  const AGAIN = 'publish the package again'

  const [md5, other] = [{ algorithm: 'md5', hex: 'x' } as const, { ...fetched.digests, sha256: 'b' }]
  const unread = { format: 'unknown', entries: 'unread' } as const
  it.each<[message: string, Partial<Archive>, Partial<FetchedArchive>]>([
    [`has sha256:b, and the location says sha256:${HEX}`, {}, { digests: other, format: 'unknown' }],
    ['has md5:m, and the location says md5:x', { expected: md5 }, {}],
    ['is not a zip', {}, { format: 'tar.gz' }],
    ['is not a zip', {}, unread],
    ['is not an archive', { format: undefined }, unread],
    ['is not a tar.xz', { format: 'tar.xz' }, {}],
    ['is a zip that is cut or damaged', {}, { entries: 'damaged' }],
  ])('whose bytes are others %s', (message, source, result) => {
    const isFormat = message.startsWith('is ')
    expect(bytesProblem({ ...archive, ...source }, { ...fetched, ...result })).toEqual({
      code: isFormat ? 'PACKAGE_FORMAT' : 'PACKAGE_CHECKSUM',
      message: `${URL} ${message}`,
      fix: isFormat ? AGAIN : CHANGED,
    })
  })

  it.each<[Partial<Archive>, Partial<FetchedArchive>]>([
    [{}, {}],
    [{ expected: undefined }, { digests: { ...fetched.digests, sha256: 'b' } }],
    [{ format: undefined }, { format: 'tar.bz2', entries: 'unread' }],
  ])('of %j with the bytes %j is as it says', (source, result) =>
    expect(bytesProblem({ ...archive, ...source }, { ...fetched, ...result })).toBeUndefined(),
  )
})

describe('a commit', () => {
  const source = { kind: 'git', url: 'https://acme.test/vpc.git', ref: 'v1\n', subdirectory: '' } as const

  it('that was found is itself', () => {
    const found = { kind: 'found', commit: 'c', paths: [] } as const
    expect(foundCommit(source, found)).toBe(found)
  })

  it('that cannot be had says why', () => {
    expect(foundCommit(source, DOWN)).toEqual({
      problem: {
        code: 'GIT_UNREACHABLE',
        message: '"https://acme.test/vpc.git" cannot be cloned: "no route"',
        fix: 'correct the URL, or give those who install access to the repository',
      },
    })
    expect(foundCommit(source, { kind: 'no-ref' })).toEqual({
      problem: {
        code: 'GIT_REF',
        message: '"https://acme.test/vpc.git" has no "v1\\u{a}"',
        fix: 'push the commit again: it must stay reachable from a branch or a tag',
      },
    })
  })
})

describe('an artifact', () => {
  const artifact: Artifact = {
    kind: 'oci',
    repository: 'ghcr.io/acme/vpc',
    reference: '1.0.0',
    subdirectory: '',
  }
  const layer = { mediaType: 'archive/zip', digest: `sha256:${HEX}`, size: 3 }
  const withLayers = (...layers: object[]) => ({
    kind: 'found' as const,
    manifest: {
      mediaType: MANIFEST_TYPE,
      digest: `sha256:${HEX}`,
      bytes: Buffer.from(
        JSON.stringify({
          schemaVersion: 2,
          mediaType: MANIFEST_TYPE,
          artifactType: 'application/vnd.opentofu.modulepkg',
          layers,
        }),
      ),
    },
  })

  it('has the layer that OpenTofu installs', () =>
    expect(manifestLayer(artifact, withLayers(layer))).toMatchObject(layer))

  it.each([
    [
      'OCI_UNREACHABLE',
      'no route',
      'make the registry answer /v2/ with 200 or a login, over https, and the package public; or log in: docker login',
      DOWN,
    ],
    [
      'OCI_NOT_FOUND',
      'the registry has no manifest "ghcr.io/acme/vpc 1.0.0"',
      'publish the version again',
      { kind: 'absent' as const },
    ],
    [
      'OCI_MANIFEST',
      'OpenTofu refuses the manifest "ghcr.io/acme/vpc 1.0.0": it has no layer of type archive/zip',
      'push it with --artifact-type application/vnd.opentofu.modulepkg and one layer module.zip:archive/zip, or let publish do it',
      withLayers(),
    ],
  ])('without one is %s: %s', (code, message, fix, result) =>
    expect(manifestLayer(artifact, result)).toEqual({ problem: { code, message, fix } }),
  )

  const blob = { ...fetched, entries: [{ path: 'main.tf', isLink: false }] }
  const other = { ...blob.digests, sha256: 'b' }
  const SAID = `manifest says sha256:${HEX} (3 bytes)`

  it('has the files of its layer', () => expect(fetchedLayer(layer, blob)).toBe(blob.entries))

  it.each([
    ['OCI_BLOB', 'no route', DOWN],
    ['OCI_BLOB', `the layer has sha256:b (3 bytes), and the ${SAID}`, { ...blob, digests: other }],
    ['OCI_BLOB', `the layer has sha256:${HEX} (4 bytes), and the ${SAID}`, { ...blob, size: 4 }],
    ['PACKAGE_FORMAT', `the layer sha256:${HEX} is not a zip`, { ...blob, entries: 'unread' as const }],
  ])('whose layer is another is %s: %s', (code, message, result) =>
    expect(fetchedLayer(layer, result)).toEqual({
      problem: { code, message, fix: 'publish the version again' },
    }),
  )
})
