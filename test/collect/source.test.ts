import { describe, expect, it } from 'vitest'
import { AddressRights } from '../../src/collect/address-rights.ts'
import { parseNamePattern } from '../../src/collect/name-pattern.ts'
import { filterText, isCollected } from '../../src/collect/owner-listing.ts'
import { registryConfigSchema, type SourceOptions } from '../../src/collect/registry-config.ts'
import {
  addressOfSource,
  isMeant,
  listedSource,
  namedSource,
  optionsDigest,
  type Source,
} from '../../src/collect/source.ts'
import { fillTagPrefix, parseTagPrefix } from '../../src/collect/tag-prefix.ts'
import { formatModuleAddress, parseModuleAddress } from '../../src/module/module-address.ts'
import { refusalOf } from '../refusal.ts'

function wordsOf(words: object): SourceOptions {
  const [first] = registryConfigSchema.parse({ sources: [words] }).sources
  if (first === undefined) throw new Error('no source')
  return first
}

function sourceOf(repository: string, words: object = {}): Source {
  const source = namedSource(wordsOf({ repository, ...words }), 'https://github.com')
  if (source === undefined) throw new Error('no source')
  return source
}

const LISTED = { id: 5, ownerId: 7, name: 'Acme/terraform-aws-vpc', isPrivate: false }

describe('a source', () => {
  it.each([
    ['acme/terraform-aws-vpc', 'acme/terraform-aws-vpc', 'acme/vpc/aws'],
    ['https://github.com/acme/terraform-aws-vpc.git', 'acme/terraform-aws-vpc', 'acme/vpc/aws'],
    [
      'https://git.acme.dev/platform/terraform-aws-vpc.git',
      'git.acme.dev/platform/terraform-aws-vpc',
      'platform/vpc/aws',
    ],
    ['git@git.acme.dev:group/sub/tofu-aws-vpc.git', 'git.acme.dev/group/sub/tofu-aws-vpc', 'sub/vpc/aws'],
    ['ssh://git@git.acme.dev:22/group/tofu-aws-vpc', 'git.acme.dev/group/tofu-aws-vpc', 'group/vpc/aws'],
    ['file:///srv/git/acme/terraform-aws-vpc.git/', '/srv/git/acme/terraform-aws-vpc', 'acme/vpc/aws'],
  ])('%s is called %s and gives %s', (repository, name, address) => {
    const source = sourceOf(repository)
    expect([source.name, formatModuleAddress(addressOfSource(source))]).toEqual([name, address])
  })

  it('has the address that its words name, else that which it had first', () => {
    const kept = { ...sourceOf('acme/terraform-aws-vpc'), keptAddress: parseModuleAddress('acme/old/aws') }
    expect(formatModuleAddress(addressOfSource(kept))).toBe('acme/old/aws')
    const named = { ...kept, words: wordsOf({ repository: 'acme/x', address: 'acme/own/aws' }) }
    expect(formatModuleAddress(addressOfSource(named))).toBe('acme/own/aws')
    expect(refusalOf(() => addressOfSource(sourceOf('acme/platform')))).toContain('INVALID_ADDRESS')
  })

  it('is no repository where an owner is meant', () => {
    expect(namedSource(wordsOf({ owner: 'acme' }), 'https://github.com')).toBeUndefined()
  })

  it('keeps its key when it is renamed, where the server tells an id', () => {
    const words = wordsOf({ owner: 'acme' })
    const [before, after] = [LISTED, { ...LISTED, name: 'acme/new' }].map((each) =>
      listedSource(words, each, 'https://github.com'),
    )
    expect(before?.key).toBe('github.com#5')
    expect(after?.key).toBe(before?.key)
    expect(before?.identity).toEqual({
      host: 'github.com',
      repository: 'Acme/terraform-aws-vpc',
      repositoryId: 5,
      ownerId: 7,
    })
  })

  it('has another digest when a word changes that its tags depend on', () => {
    const digests = [
      {},
      { address: 'a/b/c' },
      { versions: '~> 1.0' },
      { package: 'git' },
      { 'tag-prefix': '{name}/' },
      { expose: 'all' },
    ].map((words) => optionsDigest(sourceOf('acme/vpc', words)))
    expect(new Set(digests).size).toBe(digests.length)
    expect(optionsDigest(sourceOf('acme/other'))).toBe(digests[0])
  })

  it.each([
    ['acme/terraform-aws-vpc', true],
    ['TERRAFORM-AWS-*', true],
    ['acme/*', true],
    ['acme/vpc/aws', true],
    ['terraform-aws-v?c', true],
    ['terraform', false],
    ['*/vpc', false],
    ['terraform.aws.vpc', false],
  ])('is meant by %s: %s', (text, isIt) => {
    const source = sourceOf('acme/terraform-aws-vpc', { address: 'acme/vpc/aws' })
    expect(isMeant(source, parseNamePattern(text).matches)).toBe(isIt)
  })
})

describe('the listing of an owner', () => {
  const repository = { ...LISTED, isFork: false, isArchived: false, isTemplate: false }
  const words = { owner: 'acme', match: 'terraform-*-*', exclude: ['*-sandbox'] }

  it.each([
    [{}, {}, true],
    [{ name: 'acme/website' }, {}, false],
    [{ name: 'acme/terraform-aws-sandbox' }, {}, false],
    [{ isFork: true }, {}, false],
    [{ isFork: true }, { forks: true }, true],
    [{ isArchived: true }, {}, false],
    [{ isArchived: true }, { archived: true }, true],
    [{ isTemplate: true }, {}, false],
    [{ isTemplate: true }, { templates: true }, true],
  ])('with %j under %j is collected: %s', (more, moreWords, isIt) => {
    expect(isCollected({ ...repository, ...more }, wordsOf({ ...words, ...moreWords }))).toBe(isIt)
  })

  it('takes every name without a pattern', () => {
    expect(isCollected({ ...repository, name: 'acme/website' }, wordsOf({ owner: 'acme' }))).toBe(true)
  })

  it('is another one under another filter', () => {
    expect(filterText(wordsOf(words))).not.toBe(filterText(wordsOf({ ...words, forks: true })))
  })
})

describe('a tag prefix', () => {
  it.each([
    ['{name}/', 'vpc/'],
    ['{namespace}-{system}@', 'acme-aws@'],
    ['vpc-', 'vpc-'],
    ['', ''],
  ])('%j is filled as %j', (template, prefix) => {
    expect(fillTagPrefix(parseTagPrefix(template), parseModuleAddress('acme/vpc/aws'))).toBe(prefix)
  })
})

describe('the rights to addresses', () => {
  const vpc = sourceOf('acme/terraform-aws-vpc')
  const evil = sourceOf('eve/terraform-aws-vpc')
  const platform = sourceOf('acme/platform', { namespaces: ['infra'] })
  const rights = new AddressRights([vpc, evil, platform, sourceOf('acme/terraform-aws-vpc.git')])
  const check = (source: Source, address: string) => rights.check(source, parseModuleAddress(address))

  it('gives each source the address of its name, and its own namespace', () => {
    for (const address of ['acme/vpc/aws', 'acme/dns/aws', 'ACME/log/aws'])
      expect(() => check(vpc, address)).not.toThrow()
    expect(() => check(platform, 'infra/dns/aws')).not.toThrow()
  })

  it.each([
    [evil, 'acme/vpc/aws', '"acme/vpc/aws" is the address of the source "acme/terraform-aws-vpc"'],
    [evil, 'Acme/VPC/aws', 'is the address of the source'],
    [evil, 'acme/new/aws', 'claims "acme/new/aws", outside of its namespace "eve"'],
    [platform, 'acme/dns/aws', 'outside of its namespace "infra"'],
  ])('refuses the others', (source, address, words) => {
    const text = refusalOf(() => check(source, address))
    expect(text).toContain('NOT_OWNER')
    expect(text).toContain(words)
  })
})
