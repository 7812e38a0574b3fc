import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../../src/base/json.ts'
import {
  formatModuleDocument,
  formatReleaseDocument,
  parseModuleDocument,
  parseRegistryDocument,
  parseReleaseDocument,
} from '../../../src/index/format/documents.ts'
import { refusalOf } from '../../refusal.ts'
import { aModule, aRegistry, aRelease, aYank, bytesOf } from '../../support/publish/samples.ts'

const MODULE = 'v1/modules/acme/vpc/aws/module.json'
const RELEASE = 'v1/modules/acme/vpc/aws/1.0.0/release.json'

const registry = { ...aRegistry() }
const module = JSON.parse(formatModuleDocument(aModule([aRelease()])))
const release = JSON.parse(formatReleaseDocument(aRelease()))

const parsers = {
  registry: (value: unknown) => parseRegistryDocument('registry.json', bytesOf(JSON.stringify(value))),
  module: (value: unknown) => parseModuleDocument(MODULE, bytesOf(JSON.stringify(value))),
  release: (value: unknown) => parseReleaseDocument(RELEASE, bytesOf(JSON.stringify(value))),
}

it('the documents of an index keep what a newer tool added to registry.json', () => {
  const text = canonicalJson(parsers.registry({ ...registry, theme: { dark: [true] } }))
  expect(parsers.registry(JSON.parse(text))).toEqual({ ...registry, theme: { dark: [true] } })
})

const RESTORE =
  'nothing was written; restore the file from the history of the index, or point --index at an index made by `module-registry init`'
const versionsTwice = { ...module, versions: [...module.versions, ...module.versions] }

type Hostile = [keyof typeof parsers, string, unknown]

const transfer = { date: '2025-01-02T03:04:05Z', from: null, to: { host: 'h', repository: 'acme/../evil/x' } }

const hostile: Hostile[] = [
  ['registry', 'null', null],
  ['registry', 'a list', []],
  ['registry', 'no format', { ...registry, format: undefined }],
  ['registry', 'an old format', { ...registry, format: 0 }],
  ['registry', 'a format in words', { ...registry, format: '1' }],
  ['registry', 'a URL that is none', { ...registry, url: 'modules' }],
  ['registry', 'a URL that runs a script', { ...registry, url: 'javascript:alert(1)' }],
  ['registry', 'a URL in clear text', { ...registry, url: 'http://modules.acme.test' }],
  ['registry', 'a minimum tool that is no version', { ...registry, minimumTool: 'new' }],
  ['module', 'an address with a path in it', { ...module, address: '../../vpc/aws' }],
  ['module', 'a version with a path in it', versions('../1.0.0')],
  ['module', 'a version of the prototype', versions('__proto__')],
  ['module', 'a version with build metadata', versions('1.0.0+a')],
  ['module', 'versions that are no list', { ...module, versions: { length: 1 } }],
  ['module', 'an owner without a host', owner({ host: '' })],
  ['module', 'an owner whose id is text', owner({ ownerId: '1' })],
  ['module', 'a date in another form', { ...module, versions: [{ version: '1.0.0', committedAt: 'now' }] }],
  ['release', 'a location that reads files', location('file:///etc/passwd')],
  ['release', 'a location without a digest', location('https://h/a.zip')],
  ['release', 'a location that leaves it', location(`../module.zip?checksum=sha256:${'0'.repeat(64)}`)],
  ['release', 'no place', { ...release, packages: [] }],
  ['release', 'a commit that is a branch', { ...release, commit: 'main' }],
  ['release', 'a digest of another kind', { ...release, package: { ...release.package, digest: 'md5:0' } }],
  ['release', 'a size that is no number', { ...release, package: { ...release.package, size: '1' } }],
  ['module', 'an owner whose path leaves it', owner({ repository: 'acme/vpc/../../evil/x' })],
  ['module', 'a former name that leaves it', owner({ formerNames: ['acme/%2e%2e/evil'] })],
  ['module', 'a transfer to a path that leaves its owner', { ...module, transfers: [transfer] }],
  ...['/acme/vpc/../../evil/x', '/acme/%2e%2e/evil/x', '/acme/./vpc', '//acme/vpc', '/acme/vpc?x'].map(
    (path) => ['release', `a repository at ${path}`, repository(`https://h${path}`)] as Hostile,
  ),
  ['release', 'a repository with a password', repository('https://a:secret@h/acme/vpc')],
  ['release', 'a repository with a user', repository('https://a@h/acme/vpc')],
  ['release', 'a repository that runs a script', repository('javascript:alert(1)')],
]

function versions(version: string) {
  return { ...module, versions: [{ version, committedAt: '2025-01-02T03:04:05Z' }] }
}

function owner(more: object) {
  return { ...module, owner: { host: 'h', repository: 'acme/vpc', ...more } }
}

function repository(url: string) {
  return { ...release, repository: { url } }
}

function location(text: string) {
  return { ...release, packages: [{ ...release.packages[0], location: text }] }
}

const A_ALONE = { path: 'a/b', packagePaths: ['a'] }
const PLAIN = 'must be sorted paths in packageRoot, none of them in another one, and path in one of them'

describe('a hostile document', () => {
  it.each(hostile)('%s.json with %s is refused by its path', (kind, _, value) =>
    expect(refusalOf(() => parsers[kind](value))).toMatch(
      new RegExp(`^INDEX_INVALID: "[^"]*${kind}\\.json" in the index is not valid`),
    ),
  )

  it.each([
    ['broken', bytesOf('{"format":1')],
    ['empty', bytesOf('')],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ])('that is %s is no JSON', (_, bytes) =>
    expect(refusalOf(() => parseRegistryDocument('registry.json', bytes))).toBe(
      `INDEX_INVALID: "registry.json" in the index is not JSON | ${RESTORE}`,
    ),
  )

  it.each<[keyof typeof parsers, unknown, string]>([
    ['registry', [], ': must be a map of keys, not a list'],
    ['module', { ...module, versions: {} }, ' at versions: must be a list, not a map of keys'],
    ['module', versionsTwice, ': a version is listed twice, or published and removed'],
    ['module', { ...module, yanks: [aYank('1.0.0'), aYank('1.0.0')] }, ': a version is yanked twice'],
    ['release', { ...release, packageRoot: 'a' }, ' at packageRoot: must be a directory above path'],
    ...[[], ['x', 'a'], ['a', 'a/b'], ['x'], ['a', '../x'], ['a', 'b//c'], ['']].map(
      (packagePaths): [keyof typeof parsers, unknown, string] => [
        'release',
        { ...release, path: 'a/b', packageRoot: '', packagePaths },
        packagePaths.length === 0
          ? ' at packagePaths: must have at least 1 entry'
          : ` at packagePaths: ${PLAIN}`,
      ],
    ),
    ['release', { ...release, ...A_ALONE }, ` at packagePaths: ${PLAIN}`],
    ['release', { ...release, ...A_ALONE, packageRoot: 'a' }, ` at packagePaths: ${PLAIN}`],
    [
      'release',
      { ...release, commit: 'main' },
      ' at commit: "main" must be the 40 hexadecimal digits of a commit',
    ],
    ['release', { ...release, path: undefined }, ' at path: is missing; it must be a text'],
    ['release', { ...release, tag: '' }, ' at tag: "" must not be empty'],
    [
      'release',
      { ...release, package: { ...release.package, size: '1' } },
      ' at package.size: "1" must be a number, not a text',
    ],
    [
      'release',
      { ...release, package: { ...release.package, size: 0 } },
      ' at package.size: "0" must be more than 0',
    ],
    [
      'release',
      { ...release, committedAt: '2025-01-02' },
      ' at committedAt: "2025-01-02" must be a date such as 2025-01-02T03:04:05Z',
    ],
    ['release', repository('a'), ' at repository.url: "a" must be the https URL of a repository, or empty'],
  ])('%s.json says where %j is not valid%s', (kind, value, problem) =>
    expect(refusalOf(() => parsers[kind](value)).split('.json" in the index ')[1]).toBe(
      `is not valid${problem} | ${RESTORE}`,
    ),
  )

  it('cannot reach the prototype of what is read from it', () => {
    const text = '{"format":1,"name":"x","url":null,"renderer":"r","__proto__":{"polluted":true}}'
    expect(refusalOf(() => parseRegistryDocument('registry.json', bytesOf(text)))).toContain(
      'has the key "__proto__", which cannot be kept',
    )
    expect('polluted' in {}).toBe(false)
  })
})
