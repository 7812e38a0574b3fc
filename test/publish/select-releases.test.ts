import { describe, expect, it } from 'vitest'
import { parseModuleAddress } from '../../src/module/module-address.ts'
import { configFormat } from '../../src/publish/config.ts'
import { modulesOf, TagPrefixes } from '../../src/publish/selection.ts'
import { refusalOf } from '../refusal.ts'
import { MemoryIndex } from '../support/index/memory-index.ts'
import { PublishRun, published, refusedBy } from '../support/publish/publish-run.ts'
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

  it('that begin like versions and are none are skipped with what is wrong with one', async () => {
    const skippedOf = async (tags: Readonly<Record<string, string>>) => {
      const { publishRun } = await published({ tags }, { tags: 'all' })
      return publishRun.journal[0]
    }
    const skipped = 'tags      skipped, not a version of any module:'
    expect(await skippedOf({ '2021': 'x', '2021.01.1': 'y', '2021.02.1': 'y', '2021.12.1': 'first' })).toBe(
      `${skipped} "2021", "2021.01.1", "2021.02.1"; tag "2021.01.1" is not a semantic version: the minor number "01" has a leading zero`,
    )
    expect(await skippedOf({ '1.2': 'x', '1.3': 'y', '1.3.0': 'y' })).toBe(
      `${skipped} "1.2", "1.3"; tag "1.2" is not a semantic version: the patch number is missing`,
    )
  })

  it.each([{}, { latest: 'x' }])('that are no versions (%j) are named, with what to do', async (tags) => {
    const publishRun = new PublishRun({ tags })
    expect(await publishRun.publish({ tags: 'all' })).toMatchObject({ results: [], index: { changed: [] } })
    const advice = /^no tags found that are versions: push one \(git tag v1\.0\.0, .*git fetch --tags/
    expect(publishRun.journal.at(-1)).toMatch(advice)
  })

  it('that have too many numbers are told so, and are no versions behind a prefix', async () => {
    const publishRun = new PublishRun({ tags: { 'v3.18.0.0': 'x', 'v.3.17.0.1': 'y' } })
    expect(await publishRun.publish({ tags: 'all' })).toMatchObject({ results: [] })
    const advice =
      'tag "v3.18.0.0" is not a semantic version: it has 4 numbers instead of 3; push one (git tag'
    expect(publishRun.journal.at(-1)).toContain(`no tags found that are versions: ${advice}`)
  })

  it('that are versions behind a prefix alone are said to need it in the config file', async () => {
    const publishRun = new PublishRun({ tags: { latest: 'x', 'release/v1.0.0': 'y' } })
    expect(await publishRun.publish({ tags: 'all' })).toMatchObject({ results: [] })
    const advice = '"release/v1.0.0" has a prefix: add tag-prefix: "release/" to .module-registry.yml'
    expect(publishRun.journal.at(-1)).toContain(`no tags found that are versions: ${advice}`)
    const config = { 'tag-prefix': 'release/' }
    const again = new PublishRun({ tags: { latest: 'x', 'release/v1.0.0': 'y' }, config })
    expect(await again.publish({ tags: 'all' })).toMatchObject({ results: [{ version: '1.0.0' }] })
    const without = new PublishRun({ tags: { latest: 'x', 'v1.0.0': 'y' }, config })
    await without.publish({ tags: 'all' })
    expect(without.journal.at(-1)).toContain('"v1.0.0" has no prefix, and "tag-prefix" asks for one')
  })

  it('that several modules have no version of are named with a prefix of theirs', async () => {
    const modules = ['vpc', 'app'].map((path) => ({ path, address: `acme/${path}/aws` }))
    const advice = async (tags: Readonly<Record<string, string>>) => {
      const publishRun = new PublishRun({ config: { 'tag-prefix': '{name}/', modules }, tags })
      await publishRun.publish({ tags: 'all' })
      return publishRun.journal.at(-1)
    }
    expect(await advice({})).toContain('push one (git tag vpc/v1.0.0, then git push origin vpc/v1.0.0)')
    expect(await advice({ 'VNv1.0.0': 'x' })).toContain(
      '"VNv1.0.0" has a prefix: add tag-prefix: "VN" beside the path of its module in .module-registry.yml',
    )
  })

  it('are processed in the order of their versions, and said once', async () => {
    const versions = ['1.10.0', '1.9.0', '2.0.0-rc.1', '1.0.0']
    const tags = Object.fromEntries(versions.map((text) => [`v${text}`, text]))
    const { publishRun, report } = await published({ tags }, { tags: 'all' })
    const ordered = ['1.0.0', '1.9.0', '1.10.0', '2.0.0-rc.1']
    expect(report.results).toMatchObject(ordered.map((version) => ({ version })))
    expect(publishRun.packed.map(({ commit }) => commit)).toEqual(ordered.map(commitOf))
    expect(publishRun.journal.filter((line) => /^(release|package)/.test(line))).toEqual([
      'release   acme/vpc/aws: 4 versions, 1.0.0 to 2.0.0-rc.1',
    ])
    expect(publishRun.progress).toEqual([
      ...[1, 2, 3, 4].map((done) => `versions ${done}/4`),
      ...[1, 2, 3, 4].map((done) => `stored ${done}/4`),
    ])
  })

  it('are asked after by their other spelling before another version', async () => {
    const tags = { 'vpc/1.0.0': 'x', 'vpc/v1.0.1': 'x' }
    const prefixed = new PublishRun({ config: { 'tag-prefix': 'vpc/' }, tags })
    const { error } = await refusedBy(prefixed, { tags: ['vpc/1.0.1'] })
    expect(error?.message).toContain('; did you mean vpc/v1.0.1?')
  })

  const three = { tags: { 'v1.0.0': 'first', 'v1.1.0': 'secret', 'v1.2.0': 'third' }, unpackable: 'secret' }

  it('are one decision: if one of three is refused, nothing is written and every refusal is reported', async () => {
    const report = await refusedBy(new PublishRun(three), { tags: ['v1.0.0', 'v1.1.0', 'v1.2', 'v1.2.0'] })
    expect(report.results).toMatchObject([
      { status: 'refused', tag: 'v1.2', error: { code: 'INVALID_TAG' } },
      { status: 'refused', tag: 'v1.1.0', error: { code: 'SECRET_IN_PACKAGE' } },
    ])
    expect(report.results[0]).toMatchObject({ error: report.error })
  })

  it('are published as far as they are good when the run shall keep going', async () => {
    const { publishRun, report } = await published(three, { tags: 'all', keepGoing: true })
    expect(report.results.map(({ status }) => status)).toEqual(['published', 'published', 'refused'])
    expect(report.error).toBeUndefined()
    expect(publishRun.index.commits).toHaveLength(1)
    const nothing = new PublishRun({ ...three, index: new MemoryIndex() })
    expect((await nothing.publish({ tags: ['v1.1.0'], keepGoing: true })).index.changed).toEqual([])
    expect(nothing.index.commits).toEqual([])
  })

  it('that spell one version of one commit twice are one release', async () => {
    const publishRun = new PublishRun({ tags: { 'v1.0.0': 'first', '1.0.0': 'first' } })
    const { results } = await publishRun.publish({ tags: 'all' })
    expect(results).toMatchObject([{ status: 'published', tag: '1.0.0' }])
    const twice = await publishRun.publish({ tags: ['v1.0.0', 'v1.0.0'] })
    expect(twice.results).toMatchObject([{ status: 'unchanged' }])
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
    const both = `"${tag}" at ${commitOf('first')} and "${twin}" at ${commitOf('second')}`
    const error = { code: 'INVALID_TAG', message: expect.stringContaining(both) }
    expect(results).toMatchObject([{ tag, error }])
  })

  it('named with a twin on another commit that is ignored are published, as with all tags', async () => {
    const ignored = [{ tag: '1.0.0', reason: 'a mistake' }]
    const tags = { '1.0.0': 'first', 'v1.0.0': 'second' }
    const publishRun = new PublishRun({ tags, config: { 'ignore-tags': ignored } })
    expect((await publishRun.publish({ tags: ['v1.0.0'] })).results).toMatchObject([
      { status: 'published', tag: 'v1.0.0' },
    ])
    expect((await publishRun.publish({ tags: 'all' })).results).toMatchObject([{ status: 'unchanged' }])
  })

  it('named with a twin on the same commit, or a like tag of something else, keep their name', async () => {
    const tags = { 'v1.0.0': 'first', '1.0.0': 'first', '1.0.0-rc.1': 'second', '1.0.00': 'second' }
    const { results } = await new PublishRun({ tags }).publish({ tags: ['v1.0.0'] })
    expect(results).toMatchObject([{ status: 'published', tag: 'v1.0.0' }])
  })
})

const monorepo = configFormat.schema.parse({
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
  const [vpc, other] = ['acme/vpc/aws', 'acme/other/aws'].map(parseModuleAddress)

  it.each([
    [{}, {}, '', undefined],
    [{ 'module-path': 'modules/vpc' }, {}, 'modules/vpc', undefined],
    [{ 'module-path': 'modules/vpc', module: other }, { 'module-path': '', module: vpc }, '', vpc],
  ])('with the config %j and the flags %j lie at %j', (config, flags, path, address) =>
    expect(modulesOf(config, flags, noAddress)).toEqual([{ path, address, tagPrefixes: [''] }]),
  )

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
    const config = configFormat.schema.parse({
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

  it.each([
    ['vpc/v1.2', 'tag "vpc/v1.2" is not a semantic version'],
    ['vpc/peer-v1', 'tag "vpc/peer-v1" is not a semantic version'],
    ['latest', 'tag "latest" is not a version tag of this module'],
  ])('%s is refused as the nearest module reads it', (tag, problem) =>
    expect(refusalOf(() => new TagPrefixes(specs).match(tag))).toContain(`INVALID_TAG: ${problem}`),
  )

  it('without a known prefix is refused with the known prefixes, or with the message of the only module', () => {
    expect(refusalOf(() => new TagPrefixes(specs.slice(0, 2)).match('subnets/v1.0.0'))).toBe(
      'INVALID_TAG: tag "subnets/v1.0.0" has the tag prefix of no module in .module-registry.yml | push a tag such as vpc/v1.2.3 or vpc/peer-v1.2.3, or add tag-prefix: "subnets/" beside the path of its module in .module-registry.yml',
    )
    const only = [{ path: '', address: undefined, tagPrefixes: ['vpc/'] }]
    const match = () => new TagPrefixes(only).match('other/v1.0.0')
    expect(refusalOf(match)).toMatch(
      /is not a version tag of this module.*\| push a tag such as vpc\/v1\.2\.3, or add tag-prefix: "other\/" to \.module-registry\.yml; .* module-registry configure writes/,
    )
    expect(refusalOf(() => new TagPrefixes(only).match('v1.0.0'))).toMatch(
      / \| push a tag such as vpc\/v1\.2\.3$/,
    )
  })
})
