import { describe, expect, it } from 'vitest'
import { CLIENTS } from '../../src/doctor/client.ts'
import { checkLocation, resolveLocation } from '../../src/doctor/location.ts'

const [TERRAFORM, OPENTOFU] = CLIENTS
const DOWNLOAD = 'https://r.test/v1/modules/a/b/c/1.0.0/download'
const SHA = 'a'.repeat(64)
const COMMIT = 'b'.repeat(40)

const read = (text: string, client: (typeof CLIENTS)[number] = TERRAFORM) => {
  const { checks, value } = checkLocation(client, resolveLocation(text, DOWNLOAD, false), false)
  return { codes: checks.map(({ code }) => code), value }
}

describe('a location', () => {
  it.each([
    ['./x.zip', 'https://r.test/v1/modules/a/b/c/1.0.0/x.zip'],
    ['/x.zip', 'https://r.test/x.zip'],
    ['../../../../../../x.zip', 'https://r.test/x.zip'],
    ['./', 'https://r.test/v1/modules/a/b/c/1.0.0/'],
    ['x.zip', 'x.zip'],
    ['https://x.test/x.zip', 'https://x.test/x.zip'],
  ])('%s is resolved as %s', (text, absolute) => {
    expect(resolveLocation(text, DOWNLOAD, false)).toBe(absolute)
  })

  it.each([
    [`./x.zip//a/b?checksum=sha256:${SHA}`, { kind: 'archive', format: 'zip', subdirectory: 'a/b' }],
    [`https://x.test/x.tgz?checksum=${'c'.repeat(32)}`, { kind: 'archive', format: 'tar.gz' }],
    ['https://x.test/x.tar.bz2?checksum=file:x', { kind: 'archive', format: 'tar.bz2', expected: undefined }],
    ['https://x.test/x?archive=tar.xz', { kind: 'archive', format: 'tar.xz', url: 'https://x.test/x' }],
    ['https://x.test/x.zip?archive=false', { kind: 'page' }],
    ['./source//a', { kind: 'page', subdirectory: 'a' }],
    [
      `git::https://x.test/x.git//a?ref=${COMMIT}`,
      { kind: 'git', ref: COMMIT, subdirectory: 'a', url: 'https://x.test/x.git' },
    ],
    [`git::ssh://git@x.test/x.git?ref=${COMMIT}`, { kind: 'git', url: 'ssh://git@x.test/x.git' }],
    ['github.com/a/b?ref=v1', { kind: 'git', url: 'https://github.com/a/b.git', ref: 'v1' }],
    ['github.com/a/b.git', { kind: 'git', url: 'https://github.com/a/b.git', ref: '' }],
    ['git@x.test:a/b.git?ref=v1', { kind: 'git', url: 'ssh://git@x.test/a/b.git' }],
    ['s3::https://s3.amazonaws.com/b/x.zip', { kind: 'unfollowed' }],
  ] as const)('%s is fetched as it says', (text, source) => {
    expect(read(text).value).toMatchObject(source)
  })

  it.each([
    ['x.zip', 'LOCATION_FORM'],
    ['acme/vpc/aws', 'LOCATION_FORM'],
    ['https://[', 'LOCATION_FORM'],
    ['file:///etc', 'LOCATION_SCHEME'],
    ['git::file:///etc', 'LOCATION_SCHEME'],
    ['git::ext::sh -c x', 'LOCATION_SCHEME'],
    ['ftp://x.test/x.zip', 'LOCATION_SCHEME'],
    ['oci://x.test/x', 'LOCATION_SCHEME'],
    [`https://x.test/x.zip?checksum=sha1:${SHA}`, 'LOCATION_CHECKSUM'],
  ])('%s is refused: %s', (text, code) => {
    const { codes, value } = read(text)
    expect(codes).toEqual([code])
    expect(value).toBeUndefined()
  })

  it.each([
    [`http://x.test/x.zip?checksum=sha256:${SHA}`, ['LOCATION_PLAIN_HTTP']],
    ['https://x.test/x.zip', ['LOCATION_UNPINNED']],
    ['https://x.test/x.zip?checksum=file:x', ['LOCATION_NOT_FOLLOWED']],
    ['hg::https://x.test/x', ['LOCATION_NOT_FOLLOWED']],
  ])('%s is noted: %s', (text, codes) => {
    expect(read(text).codes).toEqual(codes)
  })

  it.each([
    ['oci://x.test/a/b', { reference: 'latest', repository: 'x.test/a/b', subdirectory: '' }],
    [
      `oci://x.test/a//m?digest=sha256:${SHA}`,
      { reference: `sha256:${SHA}`, repository: 'x.test/a', subdirectory: 'm' },
    ],
  ])('%s is for OpenTofu', (text, source) => {
    expect(read(text, OPENTOFU).value).toMatchObject({ kind: 'oci', ...source })
  })

  it.each(['oci://x.test/a?tag=', 'oci://x.test/a?x=1', 'oci://x.test/a?tag=1&digest=2'])(
    '%s is refused by OpenTofu',
    (text) => {
      expect(read(text, OPENTOFU).codes).toEqual(['OCI_ARGUMENTS'])
    },
  )

  it('for the registry client itself may be bare, and is never verified', () => {
    const text = resolveLocation('x.tar', DOWNLOAD, true)
    const { checks, value } = checkLocation(OPENTOFU, text, true)
    expect(value).toMatchObject({
      kind: 'archive',
      url: 'https://r.test/v1/modules/a/b/c/1.0.0/x.tar',
      format: undefined,
    })
    expect(checks.map(({ code }) => code)).toEqual(['LOCATION_UNPINNED'])
  })

  it.each(['git::https://x.test/x.git', 'https://x.test/x.zip#a', 'http://['])(
    '%s is none for the registry client',
    (text) => {
      expect(checkLocation(OPENTOFU, resolveLocation(text, DOWNLOAD, true), true).checks[0]?.code).toBe(
        'LOCATION_FORM',
      )
    },
  )
})
