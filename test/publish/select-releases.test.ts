import { describe, expect, it } from 'vitest'
import { parseModuleAddress } from '../../src/module/module-address.ts'
import { configSchema } from '../../src/publish/config.ts'
import { modulesOf, TagPrefixes } from '../../src/publish/selection.ts'
import { refusalOf } from '../refusal.ts'
import { MemoryIndex } from '../support/index/memory-index.ts'
import { PublishRun, refusedBy } from '../support/publish/publish-run.ts'
import { commitOf } from '../support/publish/samples.ts'

describe('the tags of a run', () => {
  it('that are not versions are skipped with a notice under --all-tags', async () => {
    const publishRun = new PublishRun({ tags: { latest: 'x', 'v1.0.0': 'first', 'nightly-2025': 'y' } })
    const report = await publishRun.publish({ tags: 'all' })
    expect(report.results).toMatchObject([{ status: 'published', version: '1.0.0' }])
    expect(publishRun.journal[0]).toBe(
      'tags      skipped, not a version of any module: "latest", "nightly-2025"',
    )
  })

  it.each([{}, { latest: 'x' }])(
    'that are no versions (%j) leave nothing to do, and it is said what to do',
    async (tags) => {
      const publishRun = new PublishRun({ tags })
      expect(await publishRun.publish({ tags: 'all' })).toMatchObject({ results: [], index: { changed: [] } })
      expect(publishRun.journal.at(-1)).toMatch(
        /^no tags found that are versions: push one \(git tag v1\.0\.0, .*git fetch --tags/,
      )
    },
  )

  it('are processed in the order of their versions, and said once', async () => {
    const versions = ['1.10.0', '1.9.0', '2.0.0-rc.1', '1.0.0']
    const publishRun = new PublishRun({
      tags: Object.fromEntries(versions.map((text) => [`v${text}`, text])),
    })
    const { results } = await publishRun.publish({ tags: 'all' })
    const ordered = ['1.0.0', '1.9.0', '1.10.0', '2.0.0-rc.1']
    expect(results.map((result) => 'version' in result && result.version)).toEqual(ordered)
    expect(publishRun.packed.map(({ commit }) => commit)).toEqual(ordered.map(commitOf))
    expect(publishRun.journal.filter((line) => /^(release|package)/.test(line))).toEqual([
      'release   acme/vpc/aws: 4 versions, 1.0.0 to 2.0.0-rc.1',
    ])
    expect(publishRun.progress).toEqual([
      ...[1, 2, 3, 4].map((done) => `tags ${done}/4`),
      ...[1, 2, 3, 4].map((done) => `stored ${done}/4`),
    ])
  })

  it('are refused by name: a bad one, and one that does not exist', async () => {
    expect(
      (await refusedBy(new PublishRun({ tags: { latest: 'x' } }), { tags: ['latest'] })).error?.code,
    ).toBe('INVALID_TAG')
    const { error } = await refusedBy(new PublishRun(), { tags: ['v9.9.9'] })
    expect(error).toMatchObject({
      code: 'NOT_FOUND',
      message: 'the repository has no tag "v9.9.9" that names a commit',
    })
    expect((await refusedBy(new PublishRun(), { tags: ['not-there'] })).error?.code).toBe('INVALID_TAG')
    const run = new PublishRun({ tags: { 'v1.0.0': 'x' } })
    expect((await refusedBy(run, { tags: ['1.0.0'] })).error?.message).toContain('; did you mean v1.0.0?')
    expect((await refusedBy(run, { tags: ['v1.0.1'] })).error?.message).toContain('; did you mean v1.0.0?')
  })

  const three = { tags: { 'v1.0.0': 'first', 'v1.1.0': 'secret', 'v1.2.0': 'third' }, unpackable: 'secret' }

  it('are one decision: if one of three is refused, nothing is written and every refusal is reported', async () => {
    const report = await refusedBy(new PublishRun(three), { tags: ['v1.0.0', 'v1.1.0', 'v1.2', 'v1.2.0'] })
    expect(report.results).toMatchObject([
      { status: 'refused', tag: 'v1.2', error: { code: 'INVALID_TAG' } },
      { status: 'refused', tag: 'v1.1.0', error: { code: 'SECRET_IN_PACKAGE' } },
    ])
    expect(report.error).toEqual(
      report.results[0] && 'error' in report.results[0] ? report.results[0].error : 'none',
    )
  })

  it('are published as far as they are good when the run shall keep going', async () => {
    const publishRun = new PublishRun(three)
    const report = await publishRun.publish({ tags: 'all', keepGoing: true })
    expect(report.results.map(({ status }) => status)).toEqual(['published', 'published', 'refused'])
    expect(report.error).toBeUndefined()
    expect(publishRun.index.commits).toHaveLength(1)
    const nothing = new PublishRun({ ...three, index: new MemoryIndex() })
    expect((await nothing.publish({ tags: ['v1.1.0'], keepGoing: true })).index.changed).toEqual([])
    expect(nothing.index.commits).toEqual([])
  })

  it('that spell one version of one commit twice are one release', async () => {
    const publishRun = new PublishRun({ tags: { 'v1.0.0': 'first', '1.0.0': 'first' } })
    expect((await publishRun.publish({ tags: 'all' })).results).toMatchObject([
      { status: 'published', tag: '1.0.0' },
    ])
    expect((await publishRun.publish({ tags: ['v1.0.0', 'v1.0.0'] })).results).toMatchObject([
      { status: 'unchanged' },
    ])
  })

  it('that spell one version of two commits are both refused', async () => {
    const publishRun = new PublishRun({ tags: { '1.0.0': 'first', 'v1.0.0': 'second' } })
    const report = await refusedBy(publishRun, { tags: 'all' })
    expect(report.results).toMatchObject([
      { tag: '1.0.0', error: { code: 'INVALID_TAG' } },
      { tag: 'v1.0.0', error: { code: 'INVALID_TAG' } },
    ])
    const { message = '' } = report.failures[0]?.error ?? {}
    for (const commit of ['first', 'second']) expect(message).toContain(commitOf(commit))
  })

  it.each([
    ['v1.0.0', '1.0.0', {}],
    ['1.0.0', 'v1.0.0', {}],
    ['net/v1.0.0', 'net/1.0.0', { modules: [{ path: 'a', address: 'acme/vpc/aws', 'tag-prefix': 'net/' }] }],
    ['ipv1.0.0', 'ipvv1.0.0', { modules: [{ path: 'a', address: 'acme/vpc/aws', 'tag-prefix': 'ipv' }] }],
  ])('named %s, with a twin %s on another commit, are refused with both', async (tag, twin, config) => {
    const tags = { [tag]: 'first', [twin]: 'second' }
    const { results } = await refusedBy(new PublishRun({ tags, config }), { tags: [tag] })
    expect(results).toMatchObject([{ tag, error: { code: 'INVALID_TAG' } }])
    expect(results).toHaveLength(1)
    const spellings = [`"${tag}" at ${commitOf('first')}`, `"${twin}" at ${commitOf('second')}`]
    expect(results[0]).toMatchObject({ error: { message: expect.stringContaining(spellings.join(' and ')) } })
  })

  it('named with a twin on the same commit, or a like tag of something else, keep their name', async () => {
    const tags = { 'v1.0.0': 'first', '1.0.0': 'first', '1.0.0-rc.1': 'second', '1.0.00': 'second' }
    const { results } = await new PublishRun({ tags }).publish({ tags: ['v1.0.0'] })
    expect(results).toMatchObject([{ status: 'published', tag: 'v1.0.0' }])
  })
})

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
  ])('with the config %j and the flags %j lie at %j', (config, flags, path) =>
    expect(modulesOf(config, flags, noAddress)).toEqual([{ path, address: undefined, tagPrefixes: [''] }]),
  )

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
  ])('say which there are when %j is none of them', (flags, name) =>
    expect(refusalOf(() => modulesOf(monorepo, flags, noAddress))).toBe(
      `INVALID_INPUT: .module-registry.yml holds no module ${name} | choose one of: acme/vpc/aws (modules/vpc), acme/peer/aws (modules/vpc-peer), acme/all/aws ()`,
    ),
  )
})

describe('a tag', () => {
  const specs = modulesOf(monorepo, {}, noAddress)

  it.each([
    ['v1.2.3', '', '1.2.3'],
    ['vpc/v1.2.3', 'modules/vpc', '1.2.3'],
    ['vpc/1.2.3-rc.1', 'modules/vpc', '1.2.3-rc.1'],
    ['vpc/peer-v2.0.0', 'modules/vpc-peer', '2.0.0'],
  ])('%s is a version of the module in %j', (tag, path, version) =>
    expect(new TagPrefixes(specs).match(tag).map((match) => [match.spec.path, match.version])).toEqual([
      [path, version],
    ]),
  )

  it('is a version of a module with each of its prefixes, and the flag is the prefix of modules that set none', () => {
    const config = configSchema.parse({
      'tag-prefix': '{name}-',
      modules: [
        { path: 'vpc', address: 'acme/vpc/aws', 'tag-prefix': ['vpc/', '{namespace}-{system}@'] },
        { path: 'dns', address: 'acme/dns/aws' },
      ],
    })
    const found = (flags: object) =>
      ['vpc/v1.0.0', 'acme-aws@1.1.0', 'dns-1.0.0', 'net/dns/v2.0.0'].map((tag) =>
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
  ])('%s is refused as the nearest module reads it', (tag, problem) =>
    expect(refusalOf(() => new TagPrefixes(specs).match(tag))).toContain(`INVALID_TAG: ${problem}`),
  )

  it('without a known prefix is refused with the known prefixes', () =>
    expect(refusalOf(() => new TagPrefixes(specs.slice(0, 2)).match('subnets/v1.0.0'))).toBe(
      'INVALID_TAG: tag "subnets/v1.0.0" has the tag prefix of no module in .module-registry.yml | push a tag such as vpc/v1.2.3 or vpc/peer-v1.2.3',
    ))

  it('is refused with the message of the only module', () => {
    const only = [{ path: '', address: undefined, tagPrefixes: ['vpc/'] }]
    expect(refusalOf(() => new TagPrefixes(only).match('other/v1.0.0'))).toContain(
      'is not a version tag of this module',
    )
  })
})
