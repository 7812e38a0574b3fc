import { describe, expect, it } from 'vitest'
import { RegistryError } from '../../../src/base/error.ts'
import {
  gitLocation,
  hostOfLocation,
  indexLocation,
  type LocationKind,
  locationKind,
  ociLocation,
  parseLocation,
  releaseAssetOf,
  s3ObjectOf,
  zipLocation,
} from '../../../src/index/format/location.ts'
import { parseOciRepository } from '../../../src/oci/oci-repository.ts'
import { readCorpus } from '../../corpus.ts'
import { refusalOf } from '../../refusal.ts'

const digest = `sha256:${'0123456789abcdef'.repeat(4)}`
const commit = '0123456789abcdef0123456789abcdef01234567'
const zip = `https://host/a/b.zip?checksum=${digest}`

const valid: [string, LocationKind][] = [
  [zip, 'https'],
  [`https://github.com/acme/vpc/vpc%2Fv1.2.3/vpc.zip//modules/a?checksum=${digest}`, 'https'],
  [`s3::https://s3.amazonaws.com/b/a.zip?checksum=${digest}`, 's3'],
  [`gcs::https://www.googleapis.com/storage/v1/b/a.zip?checksum=${digest}`, 'gcs'],
  [`git::https://host:8443/acme/vpc.git?ref=${commit}`, 'git'],
  ['git::https://[::1]/acme/vpc?ref=vpc/v1.2.3', 'git'],
  [`git::ssh://git@host:2222/acme/vpc.git//modules/vpc?ref=${commit}`, 'git'],
  [`oci://oci.example/acme/vpc__a/x-y?digest=${digest}`, 'oci'],
  [`oci://host:5000/a//sub?digest=${digest}`, 'oci'],
  [`./module.zip?checksum=${digest}`, 'relative'],
  [`./module.zip//a.b/c?checksum=${digest}`, 'relative'],
]

const start = 'it has none of the allowed forms'
const http = 'clients fetch packages over https alone, not http'
const query = 'its query is not ?checksum=sha256:<64 lower-case hex digits>'
const ref = 'its query is not ?ref=<full commit, or tag>'
const plain = 'its URL is not plain (lower-case host, no default port, a path without "." or empty segments)'
const below = (text: string) => `"${text}" is not the plain path of a directory in the package`
const digestQuery = 'its query is not ?digest=sha256:<64 lower-case hex digits>'
const user = 'a user or password may not be in it'

const invalid: [string, string][] = [
  ['', start],
  ['file:///etc', start],
  ['git::file:///srv/a', start],
  [`git::http://host/a?ref=${commit}`, http],
  [`http://host/a.zip?checksum=${digest}`, http],
  [`HTTPS://host/a.zip?checksum=${digest}`, start],
  [`hg::https://host/a?ref=${commit}`, start],
  [`git::git@host:a/b.git?ref=${commit}`, start],
  [`git@host:a/b.git?ref=${commit}`, start],
  [`git::ssh://host/a?ref=${commit}`, start],
  [`git::ssh://me@host/a?ref=${commit}`, start],
  [`git::git::https://host/a?ref=${commit}`, start],
  ['github.com/acme/vpc?ref=v1', start],
  ['acme/vpc/aws', start],
  [`./other.zip?checksum=${digest}`, start],
  [`../module.zip?checksum=${digest}`, start],
  [`/module.zip?checksum=${digest}`, start],
  [`module.zip?checksum=${digest}`, start],
  [` ${zip}`, start],
  [`./module.zipx?checksum=${digest}`, 'only ./module.zip may be relative'],
  [`./module.zip/a?checksum=${digest}`, 'only ./module.zip may be relative'],
  [`${zip}#a`, 'the character "#" may not be in it'],
  [`https://host/a b.zip?checksum=${digest}`, 'the character " " may not be in it'],
  [`https://host/a\n.zip?checksum=${digest}`, 'the character "\\u{a}" may not be in it'],
  [`https://host/é.zip?checksum=${digest}`, 'the character "é" may not be in it'],
  [`https://host\\a.zip?checksum=${digest}`, 'the character "\\\\" may not be in it'],
  ['https://host/a.zip', query],
  ['./module.zip', query],
  ['https://host/a.zip?', query],
  ['https://host/a.zip?checksum=', query],
  [`https://host/a.zip?checksum=${digest.slice(7)}`, query],
  [`https://host/a.zip?checksum=${digest.toUpperCase()}`, query],
  [`https://host/a.zip?checksum=${digest}0`, query],
  ['https://host/a.zip?checksum=md5:0123456789abcdef0123456789abcdef', query],
  [`${zip}&archive=zip`, query],
  [`https://host/a.zip?archive=zip&checksum=${digest}`, query],
  [`${zip}?checksum=${digest}`, query],
  [`https://host/a.zip?ref=${commit}`, query],
  [`oci://host/a?tag=1.2.3`, digestQuery],
  [`oci://host/a?checksum=${digest}`, digestQuery],
  ['git::https://host/a', ref],
  ['git::https://host/a?ref=', ref],
  ['git::https://host/a?ref=-x', ref],
  ['git::https://host/a?ref=a..b', ref],
  ['git::https://host/a?ref=HEAD', ref],
  ['git::https://host/a?ref=refs/tags/v1.2.3', ref],
  ['git::https://host/a?ref=v1+2', ref],
  [`git::https://host/a?ref=${commit}&depth=1`, ref],
  [`git::https://host/a?depth=1&ref=${commit}`, ref],
  [`git::https://host/a?sshkey=x&ref=${commit}`, ref],
  [`https://host/a?checksum=${digest}`, 'its path does not end in .zip'],
  [`https://host/a.tar.gz?checksum=${digest}`, 'its path does not end in .zip'],
  [`s3::https://host/a?checksum=${digest}`, 'its path does not end in .zip'],
  [`https://me@host/a.zip?checksum=${digest}`, user],
  [`https://:secret@host/a.zip?checksum=${digest}`, user],
  [`git::https://me@host/a?ref=${commit}`, user],
  [`git::ssh://git@me@host/a?ref=${commit}`, user],
  [`git::ssh://git@:secret@host/a?ref=${commit}`, user],
  [`oci://me@host/a?digest=${digest}`, user],
  [`https://Host/a.zip?checksum=${digest}`, plain],
  [`https://host:443/a.zip?checksum=${digest}`, plain],
  [`https://host/a/../b.zip?checksum=${digest}`, plain],
  [`https://host/a/%2e%2E/b.zip?checksum=${digest}`, plain],
  [`git::https://host/acme/..%2Fevil/x.git?ref=${commit}`, plain],
  [`git::https://host/acme/x%2f%2E%2e%5cevil.git?ref=${commit}`, plain],
  [`https://host/a%zz.zip?checksum=${digest}`, plain],
  [`https://127.1/a.zip?checksum=${digest}`, plain],
  [`git::https://host?ref=${commit}`, plain],
  [`git::https://host/?ref=${commit}`, plain],
  [`git::https://host/a/?ref=${commit}`, plain],
  [`git::ssh://git@Host/a?ref=${commit}`, plain],
  [`git::ssh://git@host/a/../b?ref=${commit}`, plain],
  [`git::ssh://git@-oProxyCommand=x/a?ref=${commit}`, plain],
  [`https://host:99999/a.zip?checksum=${digest}`, 'its URL is not valid'],
  [`git::ssh://git@/a?ref=${commit}`, 'its URL is not valid'],
  [`oci://host/Acme/vpc?digest=${digest}`, 'it is not the name of an OCI repository'],
  [`oci://host/a..b?digest=${digest}`, 'it is not the name of an OCI repository'],
  [`https://host/a.zip//../b?checksum=${digest}`, below('../b')],
  [`https://host/a.zip//b/..?checksum=${digest}`, below('b/..')],
  [`https://host/a.zip//./b?checksum=${digest}`, below('./b')],
  [`https://host/a.zip//*?checksum=${digest}`, below('*')],
  [`https://host/a.zip//?checksum=${digest}`, below('')],
  [`https://host/a.zip///b?checksum=${digest}`, below('/b')],
  [`https://host/a.zip//b//c?checksum=${digest}`, below('b//c')],
  [`https://host/a.zip//b/?checksum=${digest}`, below('b/')],
  [`https://host/a.zip//%2e%2e?checksum=${digest}`, below('%2e%2e')],
]

describe('a location', () => {
  it.each(valid)('%s is of kind %s', (text, kind) => expect(locationKind(text)).toBe(kind))

  it.each(invalid)('is refused for %j: %s', (text, problem) => {
    const refusal = refusalOf(() => locationKind(text))
    expect(refusal).toMatch(/^INDEX_INVALID: location "/)
    expect(refusal.slice(refusal.indexOf('" is not allowed: '))).toBe(
      `" is not allowed: ${problem} | use one of ./module.zip…?checksum=…, https://…?checksum=…, s3::https://…?checksum=…, gcs::https://…?checksum=…, git::https://…?ref=…, git::ssh://git@…?ref=…, oci://…?digest=…`,
    )
    expect(refusal).not.toContain('secret')
  })

  it('is accepted only where the client checks the bytes of a zip', () => {
    const { cases } = readCorpus<{ cases: { location: string }[] }>('location-values')
    const texts = cases.map(({ location }) =>
      location
        .replace('BASE', 'https://host')
        .replace(/<right>|000…/, digest.slice(7))
        .replace(/<RIGHT.*>/, digest.slice(7).toUpperCase()),
    )
    const [plain, below] = ['plain.zip', 'multi.zip//modules/a'].map(
      (path) => `https://host/${path}?checksum=${digest}`,
    )
    for (const text of texts)
      if (text === plain || text === below) expect(locationKind(text)).toBe('https')
      else expect(() => locationKind(text)).toThrow(RegistryError)
    expect(texts).toEqual(expect.arrayContaining([plain, below]))
  })
})

describe('the location of a commit', () => {
  it.each([
    ['https://github.com/acme/vpc.git', commit],
    ['ssh://git@host:2222/acme/vpc', 'v1.2.3'],
  ])('takes %s verbatim, with %s', (sourceUrl, ref) =>
    expect(gitLocation({ sourceUrl, ref, subdirectory: '' })).toBe(`git::${sourceUrl}?ref=${ref}`),
  )

  it.each([
    ['git@host:acme/vpc.git', 'write ssh://git@host/acme/vpc.git'],
    ['git@host:/srv/vpc.git', 'write ssh://git@host/srv/vpc.git'],
    ['', 'write https://host/owner/name.git or ssh://git@host/owner/name.git'],
    ['/srv/vpc.git', 'write https://host/owner/name.git'],
    ['file:///srv/vpc.git', 'write https://host/owner/name.git'],
    ['http://host/vpc.git', 'write https://host/owner/name.git'],
    ['ssh://me@host/vpc.git', 'write https://host/owner/name.git'],
    ['https://me:secret@host/vpc.git', 'a user or password may not be in it'],
    ['https://host/vpc.git?depth=1', 'its query is not'],
    ['https://host/vpc.git?ref=main', 'its query is not'],
    ['https://host/vpc.git//sub', 'it has a second "//"'],
    ['https://host/vpc.git#main', 'the character "#" may not be in it'],
    ['https://GitHub.com/acme/vpc', 'lower-case host'],
    ['https://host/vpc/', 'its URL is not plain'],
  ])('is refused for %j: %s', (sourceUrl, message) => {
    const refusal = refusalOf(() => gitLocation({ sourceUrl, ref: commit, subdirectory: '' }))
    expect(refusal).toMatch(/^INVALID_INPUT: source URL "/)
    expect(refusal).toContain(message)
    expect(refusal).not.toContain('secret')
  })

  it('is refused for a ref or sub-directory that would be read as something else', () => {
    const refusal = (ref: string, subdirectory: string) =>
      refusalOf(() => gitLocation({ sourceUrl: 'https://host/a.git', ref, subdirectory }))
    expect(refusal('v1&depth=1', '')).toContain('its query is not')
    expect(refusal(commit, '../a')).toContain('"../a"')
  })
})

it.each(['modules/vpc', 'a.b_c-1'])('the directory %s of a package is named after //', (subdirectory) => {
  const url = 'https://host/releases/download/v1/a.zip'
  const repository = parseOciRepository('ghcr.io/acme/vpc')
  for (const [kind, start, location] of [
    ['relative', './module.zip', indexLocation(digest, subdirectory)],
    ['https', url, zipLocation(url, digest, subdirectory)],
    ['oci', 'oci://ghcr.io/acme/vpc', ociLocation(repository, digest, subdirectory)],
    ['git', `git::${url}`, gitLocation({ sourceUrl: url, ref: commit, subdirectory })],
  ] as const) {
    expect(location.split('?')[0]).toBe(`${start}//${subdirectory}`)
    expect(parseLocation(location)).toMatchObject({ kind, subdirectory })
  }
})

it('a directory that clients would not read as one is refused', () =>
  expect(refusalOf(() => indexLocation(digest, 'my module'))).toBe(
    'INVALID_INPUT: a location cannot name the directory of the module in its package: "my module" is not the plain path of a directory in the package | rename the directory to letters, digits and . _ + @ ~ -, or publish without "root"',
  ))

it.each([
  [`./module.zip?checksum=${digest}`, undefined],
  [`./module.zip//a?checksum=${digest}`, undefined],
  [zip, 'host'],
  [`s3::https://acme.test:8443/a.zip?checksum=${digest}`, 'acme.test:8443'],
  [`git::ssh://git@git.acme.test/a?ref=${commit}`, 'git.acme.test'],
  [`oci://ghcr.io/acme/vpc?digest=${digest}`, 'ghcr.io'],
  ['acme/vpc/aws', undefined],
])('the location %s sends clients to the host %s', (location, host) =>
  expect(hostOfLocation(location)).toBe(host),
)

it('the asset of a release is named by its location alone', () => {
  const repository = { host: 'git.acme.test:8443', repository: 'code/acme/vpc' }
  const at = 'https://git.acme.test:8443/code/acme/vpc/releases/download/vpc%2Fv1.2.3/vpc.zip'
  for (const below of ['', '//modules/a']) {
    const asset = releaseAssetOf(`${at}${below}?checksum=${digest}`)
    expect(asset).toEqual({ ...repository, tag: 'vpc/v1.2.3', name: 'vpc.zip' })
  }
  expect(releaseAssetOf(zip)).toBeUndefined()
  expect(releaseAssetOf(`${at.replace('%2F', '%FF')}?checksum=${digest}`)).toBeUndefined()
})

it('the object of a private bucket of AWS is named by its location alone', () => {
  const at = 'acme.s3.eu-west-1.amazonaws.com/modules/vpc.zip'
  const object = { bucket: 'acme', region: 'eu-west-1', key: 'modules/vpc.zip' }
  expect(s3ObjectOf(`s3::https://${at}?checksum=${digest}`)).toEqual(object)
  expect(s3ObjectOf(`https://${at}?checksum=${digest}`)).toBeUndefined()
})

it('the URL of a zip that no location may have is refused by its own name', () =>
  expect(refusalOf(() => zipLocation('http://host/a.zip', digest))).toBe(
    'INVALID_INPUT: "http://host/a.zip" cannot be the location of a package: clients fetch packages over https alone, not http | choose another kind of package: --package index or git',
  ))
