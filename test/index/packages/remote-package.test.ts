import { describe, expect, it } from 'vitest'
import type { Archive } from '../../../src/index/packages/package-source.ts'
import {
  type ArchiveResult,
  bytesProblem,
  type FetchedArchive,
  fetchedArchive,
} from '../../../src/index/packages/remote-package.ts'

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
