import { describe, expect, it } from 'vitest'
import { parseModuleAddress } from '../../src/module/module-address.ts'
import { configSchema } from '../../src/publish/config.ts'
import { modulesOf, TagPrefixes } from '../../src/publish/selection.ts'
import { refusalOf } from '../refusal.ts'

const monorepo = configSchema.parse({
  modules: [
    { path: 'modules/vpc', address: 'acme/vpc/aws', 'tag-prefix': 'vpc/' },
    { path: 'modules/vpc-peer', address: 'acme/peer/aws', 'tag-prefix': 'vpc/peer-' },
    { path: '.', address: 'acme/all/aws' },
  ],
})

const noAddress = () => {
  throw new Error('this repository has no address')
}

describe('the modules of a repository', () => {
  it.each([
    [{}, {}, ''],
    [{ 'module-path': 'modules/vpc' }, {}, 'modules/vpc'],
    [{ 'module-path': 'modules/vpc' }, { 'module-path': '' }, ''],
  ])('with the config %j and the flags %j lie at %j', (config, flags, path) => {
    expect(modulesOf(config, flags, noAddress)).toEqual([{ path, address: undefined, tagPrefixes: [''] }])
  })

  it('take the address of a flag before that of the config', () => {
    const flags = { module: parseModuleAddress('acme/flag/aws') }
    expect(modulesOf({ module: parseModuleAddress('acme/config/aws') }, flags, noAddress)[0]?.address).toBe(
      flags.module,
    )
  })

  it('are picked by address and by path', () => {
    const paths = (flags: object) => modulesOf(monorepo, flags, noAddress).map(({ path }) => path)
    expect(paths({})).toEqual(['modules/vpc', 'modules/vpc-peer', ''])
    expect(paths({ module: parseModuleAddress('acme/peer/aws') })).toEqual(['modules/vpc-peer'])
    expect(paths({ 'module-path': 'modules/vpc' })).toEqual(['modules/vpc'])
  })

  it.each([
    [{ module: parseModuleAddress('acme/none/aws') }, '"acme/none/aws"'],
    [{ 'module-path': 'none' }, '"none"'],
    [{ module: parseModuleAddress('acme/vpc/aws'), 'module-path': '' }, '"acme/vpc/aws"'],
  ])('say which there are when %j is none of them', (flags, name) => {
    expect(refusalOf(() => modulesOf(monorepo, flags, noAddress))).toBe(
      `INVALID_INPUT: .module-registry.yml holds no module ${name} | choose one of: acme/vpc/aws (modules/vpc), acme/peer/aws (modules/vpc-peer), acme/all/aws ()`,
    )
  })
})

describe('a tag', () => {
  const specs = modulesOf(monorepo, {}, noAddress)

  it.each([
    ['v1.2.3', '', '1.2.3'],
    ['vpc/v1.2.3', 'modules/vpc', '1.2.3'],
    ['vpc/1.2.3-rc.1', 'modules/vpc', '1.2.3-rc.1'],
    ['vpc/peer-v2.0.0', 'modules/vpc-peer', '2.0.0'],
  ])('%s is a version of the module in %j', (tag, path, version) => {
    expect(new TagPrefixes(specs).match(tag).map((match) => [match.spec.path, match.version])).toEqual([
      [path, version],
    ])
  })

  it('is a version of a module with each of its prefixes, and the flag is the prefix of modules that set none', () => {
    const config = configSchema.parse({
      'tag-prefix': '{name}-',
      modules: [
        { path: 'vpc', address: 'acme/vpc/aws', 'tag-prefix': ['vpc/', '{system}@'] },
        { path: 'dns', address: 'acme/dns/aws' },
      ],
    })
    const found = (flags: object) =>
      ['vpc/v1.0.0', 'aws@1.1.0', 'dns-1.0.0', 'net/dns/v2.0.0'].map((tag) =>
        new TagPrefixes(modulesOf(config, flags, noAddress)).find(tag).map(({ spec }) => spec.path),
      )
    expect(found({})).toEqual([['vpc'], ['vpc'], ['dns'], []])
    expect(found({ 'tag-prefix': 'net/{name}/' })).toEqual([['vpc'], ['vpc'], [], ['dns']])
  })

  it('is a version of every module that shares its prefix', () => {
    const both = ['a', 'b'].map((path) => ({ path, address: undefined, tagPrefixes: [''] }))
    expect(new TagPrefixes(both).match('v1.0.0')).toHaveLength(2)
  })

  it.each([
    ['vpc/v1.2', 'tag "vpc/v1.2" is not a semantic version'],
    ['vpc/peer-v1', 'tag "vpc/peer-v1" is not a semantic version'],
    ['latest', 'tag "latest" is not a version tag of this module'],
  ])('%s is refused as the nearest module reads it', (tag, problem) => {
    expect(refusalOf(() => new TagPrefixes(specs).match(tag))).toContain(`INVALID_TAG: ${problem}`)
  })

  it('without a known prefix is refused with the known prefixes', () => {
    expect(refusalOf(() => new TagPrefixes(specs.slice(0, 2)).match('subnets/v1.0.0'))).toBe(
      'INVALID_TAG: tag "subnets/v1.0.0" has the tag prefix of no module in .module-registry.yml | push a tag such as vpc/v1.2.3 or vpc/peer-v1.2.3',
    )
  })

  it('is refused with the message of the only module', () => {
    const only = [{ path: '', address: undefined, tagPrefixes: ['vpc/'] }]
    expect(refusalOf(() => new TagPrefixes(only).match('other/v1.0.0'))).toContain(
      'is not a version tag of this module',
    )
  })
})
