import { describe, expect, it } from 'vitest'
import { formatCollectReport } from '../../src/collect/collect.ts'
import { refusalFrom } from '../refusal.ts'
import { FakeOrganisation } from '../support/publish/collect-run.ts'
import { bytesOf } from '../support/publish/samples.ts'

const VPC = 'acme/terraform-aws-vpc'
const DNS = 'acme/terraform-aws-dns'
const BOTH = { sources: [{ repository: VPC }, { repository: DNS }] }

function acme() {
  return new FakeOrganisation({
    [VPC]: { tags: { 'v1.0.0': 'vpc-1', 'v1.1.0': 'vpc-2' } },
    [DNS]: { tags: { 'v1.0.0': 'dns-1' } },
  })
}

const asked = (organisation: FakeOrganisation, pattern: RegExp) =>
  organisation.journal.filter((line) => pattern.test(line))
const skippedBy = ({ sources }: Awaited<ReturnType<FakeOrganisation['collect']>>) =>
  sources[0]?.skipped.map(({ tag, reason }) => `${tag}: ${reason}`)
const addressesIn = (organisation: FakeOrganisation) =>
  organisation.states().map((text) => JSON.parse(text).address)
const PLAIN = { ownerId: 7, isPrivate: false, isFork: false, isArchived: false, isTemplate: false }
const listed = (id: number, name: string, more: object = {}) => ({ ...PLAIN, id, name, ...more })

describe('collect', () => {
  it('publishes what is new in all sources in one commit, and remembers it', async () => {
    const organisation = acme()
    const report = await organisation.collect(BOTH)
    expect(report.results).toMatchObject([
      { status: 'published', source: VPC, tag: 'v1.0.0' },
      { status: 'published', source: VPC, tag: 'v1.1.0' },
      { status: 'published', source: DNS, tag: 'v1.0.0' },
    ])
    expect(organisation.index.commits).toHaveLength(1)
    const registry = { name: 'Acme', url: 'https://modules.acme.test' }
    expect(organisation.index.json('registry.json')).toMatchObject(registry)
    expect(addressesIn(organisation).toSorted()).toEqual(['acme/dns/aws', 'acme/vpc/aws'])
    expect(formatCollectReport(report)).toMatch(
      /^published acme\/terraform-aws-vpc {2}2 new versions\n.*\nsources {3}2, 3 new versions\nindex {5}\d+ files changed at [0-9a-f]{7}$/,
    )
  })

  it('lists the tags of each source once where nothing is new, and fetches new tags alone, one repository after the other', async () => {
    const organisation = acme()
    await organisation.collect(BOTH)
    organisation.journal.length = 0
    const report = await organisation.collect(BOTH)
    expect(organisation.journal).toEqual([`list ${VPC}`, `list ${DNS}`])
    expect(report.sources.map(({ status }) => status)).toEqual(['unchanged', 'unchanged'])
    expect(report.index.changed).toEqual([])
    organisation.repositories[VPC] = { tags: { 'v1.0.0': 'vpc-1', 'v1.1.0': 'vpc-2', 'v1.2.0': 'vpc-3' } }
    organisation.journal.length = 0
    await organisation.collect(BOTH)
    expect(asked(organisation, /^fetch/)).toEqual([`fetch ${VPC} v1.2.0`])
    const [pack, close] = [`pack ${VPC}`, `close ${VPC}`]
    expect(asked(organisation, /^(pack |close|commit)/)).toEqual([close, pack, close, 'commit', close])
  })

  it('processes all tags again when the options of a source change', async () => {
    const organisation = acme()
    await organisation.collect({ sources: [{ repository: VPC, package: 'index' }] })
    const report = await organisation.collect({ sources: [{ repository: VPC, package: 'index,git' }] })
    const packages = [{ kind: 'index' }, { kind: 'git' }]
    expect(report.results).toMatchObject([{ status: 'published', packages }, {}])
  })

  it('a dry run writes nothing', async () => {
    const organisation = acme()
    const report = await organisation.collect(BOTH, { dryRun: true })
    expect(report.results.map(({ status }) => status)).toEqual(['planned', 'planned', 'planned'])
    expect(report.index.changed.length).toBeGreaterThan(10)
    expect([organisation.index.commits, organisation.index.texts()]).toEqual([[], {}])
  })

  it('plans again on what another writer left', async () => {
    const organisation = acme()
    await organisation.collect(BOTH)
    organisation.repositories[DNS] = { tags: { 'v1.0.0': 'dns-1', 'v2.0.0': 'dns-2' } }
    organisation.meanwhile = () => organisation.index.write(new Map([['other', bytesOf('x')]]))
    const { results } = await organisation.collect(BOTH)
    expect(results).toMatchObject([{ status: 'published', version: '2.0.0' }])
    expect(organisation.index.texts()['other']).toBe('x')
    expect(asked(organisation, /^commit/)).toHaveLength(3)
  })

  it('publishes the modules that registry.yml lists, in the place of those of the repository', async () => {
    const ignored = [{ tag: 'dns/v0.1.0', reason: 'broken' }]
    const own = { modules: [{ path: 'x', address: 'acme/x/aws' }], 'ignore-tags': ignored }
    const ofLog = { 'log-2.0.0': 'without log', 'log-2.1.0': 'b' }
    const tags = { 'dns/v0.1.0': 'a', 'dns/v1.0.0': 'a', ...ofLog, 'v3.0.0': 'c' }
    const organisation = new FakeOrganisation({
      'acme/platform': { tags, config: own, directories: { 'without log': [], b: ['log'] } },
    })
    const modules = [
      { path: 'dns', address: 'acme/dns/aws', 'tag-prefix': 'dns/' },
      { path: ['new', 'log'], address: 'infra/log/aws', 'tag-prefix': 'log-' },
    ]
    const report = await organisation.collect({ sources: [{ repository: 'acme/platform', modules }] })
    expect(report.results).toMatchObject([
      { address: 'acme/dns/aws', version: '1.0.0', status: 'published' },
      { address: 'infra/log/aws', version: '2.1.0', status: 'published' },
    ])
    expect(skippedBy(report)).toEqual([
      'dns/v0.1.0: ignored: broken',
      'log-2.0.0: its commit does not have the module',
      'v3.0.0: not a version of any module',
    ])
    expect(JSON.parse(organisation.states()[0] ?? '')).not.toHaveProperty('address')
  })

  it('keeps the addresses of listed modules from other sources, and selects by them', async () => {
    const modules = [{ path: '.', address: 'acme/vpc/aws' }]
    const sources = [{ repository: DNS, modules }, { repository: VPC }]
    const refused = { status: 'refused', source: VPC, error: { code: 'NOT_OWNER' } }
    const { results } = await acme().collect({ sources })
    expect(results).toMatchObject([{ status: 'published', source: DNS }, refused, refused])
    const one = await acme().collect({ sources }, { only: 'acme/vpc/aws' })
    expect(one.sources.map(({ source }) => source)).toEqual([DNS])
  })

  it('publishes the modules of one repository under the prefix that the source gives them', async () => {
    const modules = ['dns', 'log'].map((path) => ({ path, address: `acme/${path}/aws` }))
    const tags = { 'dns/v1.0.0': 'a', 'log/v2.0.0': 'b', 'other/v1.0.0': 'c' }
    const organisation = new FakeOrganisation({ 'acme/platform': { tags, config: { modules } } })
    const config = { sources: [{ repository: 'acme/platform', 'tag-prefix': '{name}/' }] }
    expect((await organisation.collect(config)).results).toMatchObject([
      { address: 'acme/dns/aws', version: '1.0.0' },
      { address: 'acme/log/aws', version: '2.0.0' },
    ])
    organisation.journal.length = 0
    await organisation.collect(config)
    expect(asked(organisation, /^fetch/)).toEqual([])
  })

  it('names every tag that it skips, with its source and the reason', async () => {
    const good = { 'v1.0.0': 'a', '1.0.0': 'a', v1: 'a', latest: 'a' }
    const others = { 'v2.0.0': 'b', 'v2.0.0+7': 'b', 'dns/v1.0.0': 'b' }
    const tags = { ...good, ...others, 'v1.1.0': 'bad', 'v1.2.0': 'tree' }
    const organisation = new FakeOrganisation({ [VPC]: { tags } })
    const config = { sources: [{ repository: VPC, versions: '~> 1.0' }] }
    expect(skippedBy(await organisation.collect(config))?.toSorted()).toEqual([
      'dns/v1.0.0: not a version of any module',
      'latest: not a version',
      'v1.0.0: the same version and commit as another tag',
      'v1.2.0: it names no commit',
      'v1: a moving tag, of fewer than three numbers',
      'v2.0.0+7: a version with build metadata',
      'v2.0.0: outside of versions "~> 1.0"',
    ])
    expect(asked(organisation, /^skipped/)).toContain(
      `skipped   ${VPC}: a moving tag, of fewer than three numbers: "v1"`,
    )
    await organisation.collect(config)
    organisation.journal.length = 0
    const third = await organisation.collect(config)
    expect(skippedBy(third)?.at(-1)).toBe('v1.1.0: refused before (NOT_A_MODULE)')
    const said = asked(organisation, /^skipped/)
    expect(said).toHaveLength(5)
    expect(said).toContain(`skipped   ${VPC}: refused before (NOT_A_MODULE): "v1.1.0"`)
  })

  it('forgets a source that registry.yml no longer names, in one commit, and keeps its versions', async () => {
    const organisation = acme()
    organisation.listed = [listed(1, DNS)]
    await organisation.collect({ sources: [{ repository: VPC }, { owner: 'acme' }] })
    expect(organisation.states()).toHaveLength(2)
    const listing = new Map([['collect/owner-0123456789abcdef.json', bytesOf('{}')]])
    const older = { message: 'What an older version remembered of an owner', files: listing }
    await organisation.index.commit(older, await organisation.index.open())
    const one = { sources: [{ repository: VPC }] }
    expect((await organisation.collect(one, { only: VPC })).index.changed).toEqual([])
    const { changed } = (await organisation.collect(one)).index
    expect(changed).toEqual(Array(2).fill(expect.stringMatching(/^collect\//)))
    expect(addressesIn(organisation)).toEqual(['acme/vpc/aws'])
    expect(organisation.index.texts()['v1/modules/acme/dns/aws/1.0.0/release.json']).toBeDefined()
    expect((await organisation.collect(one)).index.changed).toEqual([])
  })

  it('reads only the sources that a pattern selects, and refuses a pattern that selects none', async () => {
    const organisation = acme()
    await organisation.collect(BOTH, { only: 'terraform-aws-d*' })
    expect(asked(organisation, /^list/)).toEqual([`list ${DNS}`])
    expect(await refusalFrom(() => organisation.collect(BOTH, { only: 'vpc' }))).toBe(
      `INVALID_INPUT: no source is called "vpc" | name one of 2, such as "${VPC}", "${DNS}", or add it to registry.yml`,
    )
  })
})

describe('a refusal', () => {
  const broken = (tags: Readonly<Record<string, string>> = { 'v1.0.0': 'vpc-1', 'v1.1.0': 'bad' }) => {
    const organisation = acme()
    organisation.repositories[VPC] = { tags }
    return organisation
  }

  it('costs its tag alone, and fails the run where the tag is the highest of its module', async () => {
    const report = await broken().collect(BOTH)
    expect(report.results).toMatchObject([
      { status: 'published', source: VPC, tag: 'v1.0.0' },
      { status: 'refused', source: VPC, tag: 'v1.1.0', error: { code: 'NOT_A_MODULE' } },
      { status: 'published', source: DNS },
    ])
    expect(report.failures).toMatchObject([{ source: VPC, tag: 'v1.1.0', version: '1.1.0' }])
    const lower = await broken({ 'v1.0.0': 'bad', 'v1.1.0': 'vpc-1' }).collect(BOTH)
    expect(lower.sources[0]).toMatchObject({ status: 'refused', published: 1, refused: 1 })
    expect(lower.failures).toEqual([])
  })

  it('is reported once, and tried again when --only selects its source or the tag moves', async () => {
    const organisation = broken()
    const run = (only?: string) => organisation.collect(BOTH, only === undefined ? {} : { only })
    await run()
    expect((await run()).results).toEqual([])
    expect((await run(VPC)).results).toMatchObject([{ status: 'refused', tag: 'v1.1.0' }])
    organisation.repositories[VPC] = { tags: { 'v1.0.0': 'vpc-1', 'v1.1.0': 'good' } }
    expect((await run()).results).toMatchObject([{ status: 'published', tag: 'v1.1.0' }])
  })

  it('of a moved tag leaves the version as it is, and goes when the tag is moved back', async () => {
    const organisation = acme()
    await organisation.collect(BOTH)
    const release = organisation.index.texts()['v1/modules/acme/vpc/aws/1.0.0/release.json']
    organisation.repositories[VPC] = { tags: { 'v1.0.0': 'moved', 'v1.1.0': 'vpc-2' } }
    expect((await organisation.collect(BOTH)).results).toMatchObject([{ error: { code: 'TAG_MOVED' } }])
    expect((await organisation.collect(BOTH)).sources[0]).toMatchObject({ status: 'unchanged', known: 1 })
    organisation.repositories[VPC] = { tags: { 'v1.0.0': 'vpc-1', 'v1.1.0': 'vpc-2' } }
    await organisation.collect(BOTH)
    expect((await organisation.collect(BOTH)).sources[0]).toMatchObject({ known: 0, new: 0 })
    expect(organisation.index.texts()['v1/modules/acme/vpc/aws/1.0.0/release.json']).toBe(release)
  })

  it('of a tag that moves while it is fetched, and back, is not missed', async () => {
    const organisation = acme()
    const tags = { 'v1.0.0': 'vpc-1' }
    organisation.repositories[VPC] = { tags, fetched: { 'v1.0.0': 'other' } }
    await organisation.collect(BOTH)
    organisation.repositories[VPC] = { tags }
    expect((await organisation.collect(BOTH)).results).toMatchObject([{ error: { code: 'TAG_MOVED' } }])
  })

  it('of a whole source is reported once, and again after the source was readable in between', async () => {
    const organisation = acme()
    await organisation.collect(BOTH)
    const { [VPC]: there } = organisation.repositories
    delete organisation.repositories[VPC]
    const refused = { status: 'refused', error: { code: 'PERMISSION' } }
    expect((await organisation.collect(BOTH)).results).toMatchObject([{ ...refused, source: VPC, tag: '' }])
    const again = await organisation.collect(BOTH)
    expect([again.results, again.index.changed]).toEqual([[], []])
    expect(again.sources[0]).toMatchObject({ ...refused, known: 1 })
    expect(organisation.index.json('v1/modules/acme/vpc/aws/versions').modules[0].versions).toHaveLength(2)
    organisation.repositories[VPC] = there ?? {}
    expect((await organisation.collect(BOTH)).sources[0]).toMatchObject({ status: 'unchanged', known: 0 })
    delete organisation.repositories[VPC]
    expect((await organisation.collect(BOTH)).results).toHaveLength(1)
  })

  it('is given to a source with more tags than the limit', async () => {
    const { results } = await acme().collect({ ...BOTH, limits: { tags: 1 } })
    const message = `the source "${VPC}" has 2 tags that could be versions, more than 1`
    const hint = expect.stringContaining('raise "limits: tags:" in registry.yml (up to 10000)')
    expect(results).toMatchObject([
      { source: VPC, error: { code: 'LIMIT_EXCEEDED', message, hint } },
      { source: DNS, status: 'published' },
    ])
  })
})

describe('an address', () => {
  it('stays with the source that its name gives it to, whatever another one claims', async () => {
    const organisation = acme()
    const modules = [{ path: '', address: 'acme/vpc/aws' }]
    organisation.repositories['acme/evil'] = { tags: { 'v9.0.0': 'evil' }, config: { modules } }
    const report = await organisation.collect({ sources: [{ repository: 'acme/evil' }, { repository: VPC }] })
    expect(report.results[0]).toMatchObject({ source: 'acme/evil', error: { code: 'NOT_OWNER' } })
    expect(organisation.index.json('v1/modules/acme/vpc/aws/module.json').owner.repository).toBe(VPC)
  })

  it.each([
    ['outside of its namespace', 'hashicorp/consul/aws', 'NOT_OWNER', { namespaces: ['hashicorp'] }],
    ['that no name gives', undefined, 'INVALID_ADDRESS', { address: 'hashicorp/consul/aws' }],
  ])('%s is refused, unless registry.yml allows it', async (_, module, code, allowed) => {
    const config = { module }
    const organisation = new FakeOrganisation({ 'acme/consul': { tags: { 'v1.0.0': 'a' }, config } })
    const run = (options: object) =>
      organisation.collect({ sources: [{ repository: 'acme/consul', ...options }] })
    expect((await run({})).results).toMatchObject([{ error: { code } }])
    const published = { status: 'published', address: 'hashicorp/consul/aws' }
    expect((await run(allowed)).results).toMatchObject([published])
  })

  it('goes to the first also where the second is packed before it', async () => {
    const module = { config: { module: 'acme/log/aws' } }
    const organisation = new FakeOrganisation({
      'acme/a': { ...module, tags: { 'v1.0.0': 'a', 'v1.1.0': 'b', 'v1.2.0': 'c' } },
      'acme/b': { ...module, tags: { 'v2.0.0': 'd' } },
    })
    const sources = [{ repository: 'acme/a' }, { repository: 'acme/b' }]
    const report = await organisation.collect({ sources })
    const packed = asked(organisation, /^pack /)
    expect(packed.indexOf('pack acme/b')).toBeLessThan(packed.lastIndexOf('pack acme/a'))
    const first = Array(3).fill({ source: 'acme/a', status: 'published' })
    expect(report.results).toMatchObject([...first, { source: 'acme/b', status: 'refused' }])
  })
})

describe('an owner', () => {
  const OWNER = { sources: [{ owner: 'acme', match: 'terraform-*-*' }] }

  const listing = () => {
    const organisation = acme()
    organisation.listed = [listed(1, VPC), listed(2, DNS), listed(3, 'acme/website')]
    return organisation
  }

  it('is listed page by page', async () => {
    const organisation = listing()
    expect((await organisation.collect(OWNER)).sources.map(({ source }) => source)).toEqual([VPC, DNS])
    expect(asked(organisation, /^page/)).toEqual(['page acme 1', 'page acme 2'])
  })

  it('makes no commit in a second run with refused tags, whatever the listing answers', async () => {
    const organisation = listing()
    organisation.repositories[VPC] = { tags: { 'v1.0.0': 'vpc-1', 'v1.1.0': 'bad' } }
    await organisation.collect(OWNER)
    const commits = organisation.index.commits.length
    organisation.listed = [...organisation.listed, listed(4, 'acme/other')]
    for (const more of [{}, { only: VPC }, { only: '*' }])
      expect((await organisation.collect(OWNER, more)).index.changed).toEqual([])
    expect(organisation.index.commits).toHaveLength(commits)
  })

  it('keeps the address of a repository that is renamed, and forgets one that is gone', async () => {
    const organisation = listing()
    await organisation.collect(OWNER)
    const { [VPC]: vpc } = organisation.repositories
    organisation.repositories['acme/terraform-aws-network'] = { tags: { ...vpc?.tags, 'v1.2.0': 'vpc-3' } }
    organisation.listed = [listed(1, 'acme/terraform-aws-network'), listed(3, 'acme/website')]
    const report = await organisation.collect(OWNER)
    expect(report.results).toMatchObject([{ address: 'acme/vpc/aws', version: '1.2.0' }])
    const gone = 'sources   removed 1 state file of sources that are gone: their versions stay'
    expect(asked(organisation, /are gone/)).toEqual([gone])
    expect(addressesIn(organisation)).not.toContain('acme/dns/aws')
    expect(organisation.index.texts()['v1/modules/acme/dns/aws/1.0.0/release.json']).toBeDefined()
  })

  it('has nothing that is gone where it was not listed to the end', async () => {
    const organisation = listing()
    await organisation.collect(OWNER)
    const states = organisation.states().filter((text) => JSON.parse(text).address)
    // Two a page, of which a hundred are read.
    const others = Array.from({ length: 200 }, (_, at) => listed(at + 10, `acme/website-${at}`))
    organisation.listed = [...others, listed(1, VPC), listed(2, DNS)]
    expect((await organisation.collect(OWNER)).sources).toEqual([])
    expect(asked(organisation, /gone/)).toEqual([])
    expect(asked(organisation, /"acme" has more than 100 pages of repositories/)).toHaveLength(1)
    expect(organisation.states()).toEqual(expect.arrayContaining(states))
  })

  it('that cannot be listed is refused, every state stays, and other sources are collected', async () => {
    const organisation = listing()
    await organisation.collect(OWNER)
    const states = organisation.states()
    organisation.isListingRefused = true
    expect((await organisation.collect(OWNER)).results).toMatchObject([{ status: 'refused', source: 'acme' }])
    expect(organisation.states()).toEqual(states)
    const fresh = listing()
    fresh.isListingRefused = true
    const report = await fresh.collect({ sources: [...OWNER.sources, { repository: DNS }] })
    expect(report.results).toMatchObject([
      { status: 'refused', source: 'acme', error: { code: 'PERMISSION' } },
      { status: 'published', source: DNS },
    ])
  })

  it('does not collect a repository twice that is named too', async () => {
    const named = { repository: VPC, address: 'acme/own/aws' }
    const report = await listing().collect({ sources: [...OWNER.sources, named] })
    expect(report.sources.map(({ source }) => source)).toEqual([VPC, DNS])
    expect(report.results[0]).toMatchObject({ address: 'acme/own/aws' })
  })
})

describe('a private source and a public index', () => {
  const PRIVATE = { sources: [{ repository: VPC }] }

  const exposed = () => {
    const organisation = acme()
    organisation.indexVisibility = 'public'
    organisation.repositories[VPC] = { tags: { 'v1.0.0': 'vpc-1' }, visibility: 'private' }
    return organisation
  }

  it('is refused before it is fetched, and the index does not tell its name', async () => {
    const organisation = exposed()
    expect((await organisation.collect(PRIVATE)).results).toMatchObject([{ error: { code: 'WOULD_EXPOSE' } }])
    expect(asked(organisation, /^fetch/)).toEqual([])
    expect(JSON.stringify(organisation.index.texts())).not.toContain('terraform-aws-vpc')
    expect((await organisation.collect(PRIVATE)).results).toEqual([])
  })

  it('shows names, versions and locations where that is allowed, and all where all is', async () => {
    const organisation = exposed()
    const report = await organisation.collect({ ...PRIVATE, expose: 'protocol', package: 'git' })
    expect(report.results).toMatchObject([{ status: 'published', package: { kind: 'git' } }])
    expect(Object.keys(organisation.index.texts()).filter((path) => /README|interface/.test(path))).toEqual(
      [],
    )
    const zip = await organisation.collect({ ...PRIVATE, expose: 'protocol', package: 'index,git' })
    expect(zip.results).toMatchObject([{ error: { code: 'WOULD_EXPOSE' } }])
    const all = await exposed().collect({ ...PRIVATE, expose: 'all' })
    expect(all.results).toMatchObject([{ status: 'published', package: { kind: 'index' } }])
  })

  it('is not named by the index where an owner lists it', async () => {
    const organisation = exposed()
    organisation.listed = [listed(1, VPC, { isPrivate: true })]
    await organisation.collect({ sources: [{ owner: 'acme' }] })
    expect(JSON.stringify(organisation.index.texts())).not.toContain('terraform-aws-vpc')
  })
})
