import { describe, expect, it } from 'vitest'
import { isSelected } from '../../src/collect/collect.ts'
import { isCollected, namedSource } from '../../src/collect/list-sources.ts'
import {
  parseNamePattern,
  registryConfigSchema,
  type SourceOptions,
} from '../../src/collect/registry-config.ts'
import { addressOfSource, type Source } from '../../src/collect/source.ts'
import { formatModuleAddress } from '../../src/module/module-address.ts'

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
  ])('with %j under %j is collected: %s', (more, moreOptions, isIt) =>
    expect(isCollected({ ...repository, ...more }, optionsOf({ ...options, ...moreOptions }))).toBe(isIt),
  )
})
