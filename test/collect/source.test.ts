import { describe, expect, it } from 'vitest'
import { planStateFiles } from '../../src/collect/collect.ts'
import {
  parseNamePattern,
  registryConfigSchema,
  type SourceOptions,
} from '../../src/collect/registry-config.ts'
import {
  AddressOwners,
  addressOfSource,
  isSelected,
  listedSource,
  namedSource,
  type Source,
} from '../../src/collect/source.ts'
import {
  filterText,
  isCollected,
  NO_STATE,
  optionsDigest,
  type SourceState,
  sourceStatePath,
} from '../../src/collect/source-state.ts'
import type { SourceOutcome } from '../../src/collect/source-tags.ts'
import { formatModuleAddress, parseModuleAddress } from '../../src/module/module-address.ts'
import { refusalOf } from '../refusal.ts'
import { commitOf, textsOf } from '../support/publish/samples.ts'

function optionsOf(options: object): SourceOptions {
  const [first] = registryConfigSchema.parse({ sources: [options] }).sources
  if (first === undefined) throw new Error('no source')
  return first
}

function sourceOf(repository: string, options: object = {}): Source {
  const source = namedSource(optionsOf({ repository, ...options }), 'https://github.com')
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

  it('has the address that its options name, else the one that it had first', () => {
    const kept = { ...sourceOf('acme/terraform-aws-vpc'), keptAddress: parseModuleAddress('acme/old/aws') }
    expect(formatModuleAddress(addressOfSource(kept))).toBe('acme/old/aws')
    const named = { ...kept, options: optionsOf({ repository: 'acme/x', address: 'acme/own/aws' }) }
    expect(formatModuleAddress(addressOfSource(named))).toBe('acme/own/aws')
    expect(refusalOf(() => addressOfSource(sourceOf('acme/platform')))).toContain('INVALID_ADDRESS')
  })

  it('does not exist for the options of an owner', () => {
    expect(namedSource(optionsOf({ owner: 'acme' }), 'https://github.com')).toBeUndefined()
  })

  it('keeps its key when it is renamed, where the server tells an id', () => {
    const options = optionsOf({ owner: 'acme' })
    const [before, after] = [LISTED, { ...LISTED, name: 'acme/new' }].map((each) =>
      listedSource(options, each, 'https://github.com'),
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

  it('has another digest when an option changes that its tags depend on', () => {
    const digests = [
      {},
      { address: 'a/b/c' },
      { versions: '~> 1.0' },
      { package: 'git' },
      { 'tag-prefix': '{name}/' },
      { expose: 'all' },
    ].map((options) => optionsDigest(sourceOf('acme/vpc', options).options))
    expect(new Set(digests).size).toBe(digests.length)
    expect(optionsDigest(sourceOf('acme/other').options)).toBe(digests[0])
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
  ])('is selected by %s: %s', (text, isIt) => {
    const source = sourceOf('acme/terraform-aws-vpc', { address: 'acme/vpc/aws' })
    expect(isSelected(source, parseNamePattern(text))).toBe(isIt)
  })
})

describe('the listing of an owner', () => {
  const repository = { ...LISTED, isFork: false, isArchived: false, isTemplate: false }
  const options = { owner: 'acme', match: 'terraform-*-*', exclude: ['*-sandbox'] }

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
  ])('with %j under %j is collected: %s', (more, moreOptions, isIt) => {
    expect(isCollected({ ...repository, ...more }, optionsOf({ ...options, ...moreOptions }))).toBe(isIt)
  })

  it('takes every name without a pattern', () => {
    expect(isCollected({ ...repository, name: 'acme/website' }, optionsOf({ owner: 'acme' }))).toBe(true)
  })

  it('is another one under another filter', () => {
    expect(filterText(optionsOf(options))).not.toBe(filterText(optionsOf({ ...options, forks: true })))
  })
})

describe('the owners of addresses', () => {
  const vpc = sourceOf('acme/terraform-aws-vpc')
  const evil = sourceOf('eve/terraform-aws-vpc')
  const platform = sourceOf('acme/platform', { namespaces: ['infra'] })
  const owners = new AddressOwners([vpc, evil, platform, sourceOf('acme/terraform-aws-vpc.git')])
  const refusal = (source: Source, address: string) => owners.refusal(source, parseModuleAddress(address))

  it('gives each source the address of its name, and its own namespace', () => {
    for (const address of ['acme/vpc/aws', 'acme/dns/aws', 'ACME/log/aws'])
      expect(refusal(vpc, address)).toBeUndefined()
    expect(refusal(platform, 'infra/dns/aws')).toBeUndefined()
  })

  it.each([
    [evil, 'acme/vpc/aws', '"acme/vpc/aws" is the address of the source "acme/terraform-aws-vpc"'],
    [evil, 'Acme/VPC/aws', 'is the address of the source'],
    [evil, 'acme/new/aws', 'claims "acme/new/aws", which is not in its namespace "eve"'],
    [platform, 'acme/dns/aws', 'which is not in its namespace "infra"'],
  ])('refuses the others', (source, address, message) => {
    expect(refusal(source, address)).toMatchObject({
      code: 'NOT_OWNER',
      message: expect.stringContaining(message),
    })
  })
})

const VPC = sourceOf('acme/terraform-aws-vpc')
const DONE = {
  ...NO_STATE,
  source: VPC.remote.url,
  options: optionsDigest(VPC.options),
  address: 'acme/vpc/aws',
}

/** A source with these tags, each new unless its state knows it. None is refused or held back. */
function listed(tags: readonly string[], state: Partial<SourceState> = {}, source = VPC): SourceOutcome {
  const versions = tags.map((tag) => ({ tag, commit: commitOf(tag) }))
  const before = { ...DONE, ...state }
  const fresh = versions.filter(
    ({ tag }) => before.tags[tag] === undefined && before.refused[tag] === undefined,
  )
  return {
    source,
    state: before,
    versions,
    fresh,
    skipped: [],
    results: [],
  }
}

function planned(outcome: SourceOutcome) {
  const text = textsOf(planStateFiles([outcome]))[sourceStatePath(outcome.source.key)]
  return text === undefined ? undefined : JSON.parse(text)
}

describe('the state files of a collection', () => {
  it('keep what a newer tool wrote into them', () => {
    const refused = { 'v0.9.0': { commit: commitOf('v0.9.0'), code: 'NOT_A_MODULE', since: 2025 } }
    const newer = { refused, theme: { dark: true } }
    expect(planned(listed(['v0.9.0', 'v1.0.0'], newer))).toMatchObject(newer)
  })

  it('hold the address and the options of the source, and the commits of tags that are done', () => {
    expect(planned(listed(['v1.0.0'], NO_STATE))).toEqual({
      format: 1,
      source: 'https://github.com/acme/terraform-aws-vpc.git',
      options: optionsDigest(VPC.options),
      address: 'acme/vpc/aws',
      tags: { 'v1.0.0': commitOf('v1.0.0') },
      refused: {},
    })
  })

  it('keep what they knew of tags that were not processed, and forget deleted tags', () => {
    const state = {
      tags: { 'v0.1.0': commitOf('v0.1.0'), 'v1.0.0': commitOf('v1.0.0') },
      refused: { 'v1.1.0': { commit: commitOf('v1.1.0'), code: 'INVALID_HCL' } },
    }
    expect(planned(listed(['v1.0.0', 'v1.1.0'], state))).toEqual({
      ...DONE,
      tags: { 'v1.0.0': commitOf('v1.0.0') },
      refused: state.refused,
    })
  })

  it('do not hold the path of a source on this machine', () => {
    const local = sourceOf('file:///srv/acme/terraform-aws-vpc.git')
    expect(planned(listed(['v1.0.0'], {}, local))).not.toHaveProperty('source')
  })
})
