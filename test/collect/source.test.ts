import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Git } from '../../src/adapters/git/git.ts'
import { openModules } from '../../src/adapters/git/modules.ts'
import { RegistryError } from '../../src/base/error.ts'
import { isSelected } from '../../src/collect/collect.ts'
import { isCollected, namedSource } from '../../src/collect/list-sources.ts'
import {
  parseNamePattern,
  registryConfigSchema,
  type SourceOptions,
} from '../../src/collect/registry-config.ts'
import { addressOfSource, type Source } from '../../src/collect/source.ts'
import { NO_STATE, optionsDigest, readSourceState, sourceStatePath } from '../../src/collect/source-state.ts'
import { planTags } from '../../src/collect/source-tags.ts'
import { formatModuleAddress } from '../../src/module/module-address.ts'
import { CONFIG_PATH } from '../../src/publish/config.ts'
import { refusalOf } from '../refusal.ts'
import { buildRepository } from '../support/git/module-repository.ts'
import { silentLog } from '../support/index/index-target.ts'
import { bytesOf, commitOf } from '../support/publish/samples.ts'
import { temporaryDirectory } from '../support/temporary.ts'

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

describe('a source', () => {
  it.each([
    ['acme/terraform-aws-vpc', 'acme/terraform-aws-vpc', 'acme/vpc/aws'],
    ['https://github.com/acme/terraform-aws-vpc.git', 'acme/terraform-aws-vpc', 'acme/vpc/aws'],
    ['git@git.acme.dev:group/sub/tofu-aws-vpc.git', 'git.acme.dev/group/sub/tofu-aws-vpc', 'sub/vpc/aws'],
    ['ssh://git@git.acme.dev:22/group/tofu-aws-vpc', 'git.acme.dev/group/tofu-aws-vpc', 'group/vpc/aws'],
    ['file:///srv/git/acme/terraform-aws-vpc.git/', '/srv/git/acme/terraform-aws-vpc', 'acme/vpc/aws'],
  ])('%s is called %s and gives %s', (repository, name, address) => {
    const source = sourceOf(repository)
    expect([source.name, formatModuleAddress(addressOfSource(source))]).toEqual([name, address])
  })

  it('whose name gives no address gets it in registry.yml', () => {
    const refusal = refusalOf(() => addressOfSource(sourceOf('acme/consul')))
    expect(refusal).toContain('address: acme/consul/SYSTEM beside the repository in registry.yml')
    expect(refusal).not.toContain('--module')
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

const flags = { isPrivate: false, isFork: false, isArchived: false, isTemplate: false }
const repository = { id: 5, ownerId: 7, name: 'Acme/terraform-aws-vpc', ...flags }
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
])('the listing of an owner with %j under %j is collected: %s', (more, moreOptions, isIt) =>
  expect(isCollected({ ...repository, ...more }, optionsOf({ ...options, ...moreOptions }))).toBe(isIt),
)

it('planTags takes every tag that ends in a version, except names that are not plain', () => {
  const prefixed = ['vpc/v1.2.3', 'vpc-1.2.3-rc.1', 'a@b/v0.1.0', 'net-2-v1.2.3', 'release-10.0.0']
  const versions = ['v1.0.0', '1.0.0', ...prefixed]
  const unsafe = ['$(x)/v1.0.0', '-v1.0.0', 'a\nv1.0.0', 'v01.2.3', 'v1.2.3 ']
  const tags = [...versions, 'v1', 'v1.2', 'latest', 'v1.2.3+x', ...unsafe]
  const listed = tags.map((tag) => ({ tag, commit: commitOf('new') }))
  const source = sourceOf('acme/vpc')
  const state = { ...NO_STATE, options: optionsDigest(source.options) }
  const { fresh } = planTags(source, { listed, state }, { limit: 1000, isRetry: false })
  expect(fresh.map(({ tag }) => tag)).toEqual(versions)
})

describe('the state of a source', () => {
  it('is empty where the index has none, and refused where it is broken', () => {
    expect(readSourceState('x', new Map())).toEqual(NO_STATE)
    const broken = new Map([[sourceStatePath('x'), bytesOf('{"format":1}')]])
    expect(refusalOf(() => readSourceState('x', broken))).toContain('INDEX_INVALID')
  })

  it.each([
    ['TAG_MOVED', true],
    ['SECRET_IN_PACKAGE', true],
    ['REPOSITORY_UNREACHABLE', false],
    ['WOULD_EXPOSE', false],
    // No public URL, which registry.yml gives.
    ['INVALID_INPUT', false],
    ['A_CODE_OF_A_NEWER_TOOL', false],
  ])('%s lasts: %s', (code, lasts) => {
    const [source, commit] = [sourceOf('acme/vpc'), commitOf('x')]
    const refused = { 'v1.0.0': { commit, code } }
    const state = { ...NO_STATE, options: optionsDigest(source.options), refused }
    const listed = [{ tag: 'v1.0.0', commit }]
    const { fresh } = planTags(source, { listed, state }, { limit: 1, isRetry: false })
    expect(fresh).toHaveLength(lasts ? 0 : 1)
  })
})

it('the seconds of a source count each reading and each parsing of the copies of its config file', async () => {
  const directory = await temporaryDirectory()
  const copies = Array.from({ length: 5 }, (_, at) => `ignore-tags: [{ tag: v0.${at}.0, reason: old }]\n`)
  const commits = [...copies, copies[0] ?? ''].map(
    (content) => buildRepository(directory, { files: [{ path: CONFIG_PATH, content }] }).commit,
  )
  const spent = { reads: 0, parsed: 0 }
  const late = new RegistryError('LIMIT_EXCEEDED', 'the source takes more than 1 second', 'raise it')
  const time = {
    signal: new AbortController().signal,
    spend: <T>(work: () => Promise<T>) => {
      spent.reads += 1
      return work()
    },
    run: <T>(work: () => T): T => {
      spent.parsed += 1
      if (spent.parsed > 4) throw late
      return work()
    },
  }
  const store = { objects: join(directory, '.git', 'objects'), head: undefined }
  const { config, close } = openModules(new Git(process.env, silentLog), store, directory, time)
  const read: unknown[] = []
  for (const commit of commits) read.push(await config.at(commit).catch((error: unknown) => error))
  await close()
  expect(read.slice(0, 4)).toMatchObject(Array(4).fill({ 'ignore-tags': [{ reason: 'old' }] }))
  expect(read.slice(4)).toEqual([late, read[0]])
  expect(spent).toEqual({ reads: 6, parsed: 5 })
})
