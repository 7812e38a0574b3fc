import { describe, expect, it } from 'vitest'
import { formatCollectReport } from '../../src/collect/collect-report.ts'
import { refusalFrom } from '../refusal.ts'
import { CollectStory } from '../support/collect-story.ts'
import { bytesOf } from '../support/samples.ts'

const VPC = 'acme/terraform-aws-vpc'
const DNS = 'acme/terraform-aws-dns'
const BOTH = { sources: [{ repository: VPC }, { repository: DNS }] }

function acme() {
  return new CollectStory({
    [VPC]: { tags: { 'v1.0.0': 'vpc-1', 'v1.1.0': 'vpc-2' } },
    [DNS]: { tags: { 'v1.0.0': 'dns-1' } },
  })
}

const asked = (story: CollectStory, pattern: RegExp) => story.journal.filter((line) => pattern.test(line))
const listed = (id: number, name: string, more: object = {}) => ({
  id,
  ownerId: 7,
  name,
  isPrivate: false,
  isFork: false,
  isArchived: false,
  isTemplate: false,
  ...more,
})

describe('collect', () => {
  it('publishes what is new in all sources in one commit, and remembers it', async () => {
    const story = acme()
    const report = await story.collect(BOTH)
    expect(report.results.map(({ status, source, tag }) => `${status} ${source} ${tag}`)).toEqual([
      `published ${VPC} v1.0.0`,
      `published ${VPC} v1.1.0`,
      `published ${DNS} v1.0.0`,
    ])
    expect(story.index.commits).toHaveLength(1)
    expect(story.json('registry.json')).toMatchObject({ name: 'Acme', url: 'https://modules.acme.test' })
    expect(
      story
        .states()
        .map((text) => JSON.parse(text).address)
        .toSorted(),
    ).toEqual(['acme/dns/aws', 'acme/vpc/aws'])
    expect(formatCollectReport(report)).toMatch(
      /^published acme\/terraform-aws-vpc {2}2 new versions\n.*\nsources {3}2, 3 new versions\nindex {5}\d+ files changed at [0-9a-f]{7}$/,
    )
  })

  it('asks each source once where nothing is new, and fetches, packs and writes nothing', async () => {
    const story = acme()
    await story.collect(BOTH)
    story.journal.length = 0
    const report = await story.collect(BOTH)
    expect(story.journal).toEqual([`list ${VPC}`, `list ${DNS}`])
    expect(report.sources.map(({ status }) => status)).toEqual(['unchanged', 'unchanged'])
    expect(report.index.changed).toEqual([])
  })

  it('fetches new tags alone, and lets go of each repository before the next', async () => {
    const story = acme()
    await story.collect(BOTH)
    story.repositories[VPC] = { tags: { 'v1.0.0': 'vpc-1', 'v1.1.0': 'vpc-2', 'v1.2.0': 'vpc-3' } }
    story.journal.length = 0
    await story.collect(BOTH)
    expect(asked(story, /^fetch/)).toEqual([`fetch ${VPC} v1.2.0`])
    expect(asked(story, /^(pack |rest|commit)/)).toEqual([
      `rest ${VPC}`,
      `pack ${VPC}`,
      `rest ${VPC}`,
      'commit',
    ])
  })

  it('looks at all tags again when the words of a source change', async () => {
    const story = acme()
    await story.collect({ sources: [{ repository: VPC, package: 'index' }] })
    const report = await story.collect({ sources: [{ repository: VPC, package: 'index,git' }] })
    expect(report.results).toMatchObject([
      { status: 'published', packages: [{ kind: 'index' }, { kind: 'git' }] },
      {},
    ])
  })

  it('a dry run writes nothing', async () => {
    const story = acme()
    const report = await story.collect(BOTH, { dryRun: true })
    expect(report.results.map(({ status }) => status)).toEqual(['planned', 'planned', 'planned'])
    expect(report.index.changed.length).toBeGreaterThan(10)
    expect([story.index.commits, story.texts()]).toEqual([[], {}])
  })

  it('plans again on what another writer left', async () => {
    const story = acme()
    await story.collect(BOTH)
    story.repositories[DNS] = { tags: { 'v1.0.0': 'dns-1', 'v2.0.0': 'dns-2' } }
    story.meanwhile = () => story.index.write(new Map([['other', bytesOf('x')]]))
    expect((await story.collect(BOTH)).results).toMatchObject([{ status: 'published', version: '2.0.0' }])
    expect(story.texts()['other']).toBe('x')
    expect(asked(story, /^commit/)).toHaveLength(3)
  })

  it('publishes the modules of one repository under the prefix that the source gives them', async () => {
    const modules = ['dns', 'log'].map((path) => ({ path, address: `acme/${path}/aws` }))
    const tags = { 'dns/v1.0.0': 'a', 'log/v2.0.0': 'b', 'other/v1.0.0': 'c' }
    const story = new CollectStory({ 'acme/platform': { tags, config: { modules } } })
    const config = { sources: [{ repository: 'acme/platform', 'tag-prefix': '{name}/' }] }
    const report = await story.collect(config)
    expect(report.results).toMatchObject([
      { address: 'acme/dns/aws', version: '1.0.0' },
      { address: 'acme/log/aws', version: '2.0.0' },
    ])
    story.journal.length = 0
    await story.collect(config)
    expect(asked(story, /^fetch/)).toEqual([])
  })

  it('takes the versions that a constraint allows', async () => {
    const story = acme()
    const report = await story.collect({ sources: [{ repository: VPC, versions: '~> 1.0.0' }] })
    expect(report.results).toMatchObject([{ version: '1.0.0' }])
    expect(report.sources).toMatchObject([{ tags: 1, new: 1 }])
  })

  it('looks at the sources of a pattern alone, and says when there is none', async () => {
    const story = acme()
    await story.collect(BOTH, { only: 'terraform-aws-d*' })
    expect(asked(story, /^list/)).toEqual([`list ${DNS}`])
    expect(await refusalFrom(() => story.collect(BOTH, { only: 'vpc' }))).toBe(
      `INVALID_INPUT: no source is called "vpc" | name one of 2, such as "${VPC}", "${DNS}", or add it to registry.yml`,
    )
  })

  it('leaves advice to those who ask for it', async () => {
    const story = acme()
    await story.collect(BOTH)
    expect(asked(story, /has no description/)).not.toEqual([])
    expect(story.warnings).toEqual([])
  })

  it('says that the index has another name', async () => {
    const story = acme()
    await story.collect(BOTH)
    await story.collect({ ...BOTH, name: 'Other' })
    expect(asked(story, /the index is called "Acme", and registry\.yml says "Other"/)).toHaveLength(1)
  })
})

describe('a refusal', () => {
  const broken = () => {
    const story = acme()
    story.repositories[VPC] = { tags: { 'v1.0.0': 'vpc-1', 'v1.1.0': 'bad' } }
    return story
  }

  it('costs the other new tags of its source this run, and nobody else anything', async () => {
    const story = broken()
    const first = await story.collect(BOTH)
    expect(first.results).toMatchObject([
      { status: 'refused', source: VPC, tag: 'v1.1.0', error: { code: 'NOT_A_MODULE' } },
      { status: 'published', source: DNS },
    ])
    expect(first.sources[0]).toMatchObject({ status: 'refused', refused: 1, withheld: 1 })
    const second = await story.collect(BOTH)
    expect(second.results).toMatchObject([{ status: 'published', source: VPC, tag: 'v1.0.0' }])
    expect(second.sources[0]).toMatchObject({ status: 'published', known: 1, withheld: 0 })
  })

  it('costs itself alone where the run keeps going', async () => {
    const report = await broken().collect(BOTH, { keepGoing: true })
    expect(report.results.map(({ status }) => status)).toEqual(['published', 'refused', 'published'])
  })

  it('is reported once, and tried again when somebody asks for its source or the tag moves', async () => {
    const story = broken()
    const run = (only?: string) =>
      story.collect(BOTH, { keepGoing: true, ...(only === undefined ? {} : { only }) })
    await run()
    expect((await run()).results).toEqual([])
    expect((await run(VPC)).results).toMatchObject([{ status: 'refused', tag: 'v1.1.0' }])
    story.repositories[VPC] = { tags: { 'v1.0.0': 'vpc-1', 'v1.1.0': 'good' } }
    expect((await run()).results).toMatchObject([{ status: 'published', tag: 'v1.1.0' }])
  })

  it('of a moved tag leaves the version as it is, and goes when the tag is moved back', async () => {
    const story = acme()
    await story.collect(BOTH)
    const release = story.texts()['v1/modules/acme/vpc/aws/1.0.0/release.json']
    story.repositories[VPC] = { tags: { 'v1.0.0': 'moved', 'v1.1.0': 'vpc-2' } }
    expect((await story.collect(BOTH)).results).toMatchObject([{ error: { code: 'TAG_MOVED' } }])
    expect((await story.collect(BOTH)).sources[0]).toMatchObject({ status: 'unchanged', known: 1 })
    story.repositories[VPC] = { tags: { 'v1.0.0': 'vpc-1', 'v1.1.0': 'vpc-2' } }
    await story.collect(BOTH)
    expect((await story.collect(BOTH)).sources[0]).toMatchObject({ known: 0, new: 0 })
    expect(story.texts()['v1/modules/acme/vpc/aws/1.0.0/release.json']).toBe(release)
  })

  it('of a whole source is said once, and said again after it had been there', async () => {
    const story = acme()
    await story.collect(BOTH)
    const { [VPC]: there } = story.repositories
    delete story.repositories[VPC]
    const gone = await story.collect(BOTH)
    expect(gone.results).toMatchObject([
      { status: 'refused', source: VPC, tag: '', error: { code: 'PERMISSION' } },
    ])
    const again = await story.collect(BOTH)
    expect([again.results, again.index.changed]).toEqual([[], []])
    expect(again.sources[0]).toMatchObject({ status: 'refused', known: 1, error: { code: 'PERMISSION' } })
    expect(story.json('v1/modules/acme/vpc/aws/versions').modules[0].versions).toHaveLength(2)
    story.repositories[VPC] = there ?? {}
    expect((await story.collect(BOTH)).sources[0]).toMatchObject({ status: 'unchanged', known: 0 })
    delete story.repositories[VPC]
    expect((await story.collect(BOTH)).results).toHaveLength(1)
  })

  it('is the lot of a source with more tags than the limit', async () => {
    const report = await acme().collect({ ...BOTH, limits: { tags: 1 } })
    expect(report.results).toMatchObject([
      { source: VPC, error: { code: 'LIMIT_EXCEEDED' } },
      { source: DNS, status: 'published' },
    ])
  })

  it('is no refusal when the fault is ours', async () => {
    const story = acme()
    story.meanwhile = () => {
      throw new TypeError('bug')
    }
    await expect(story.collect(BOTH)).rejects.toThrow(TypeError)
  })
})

describe('an address', () => {
  it('stays with the source that its name gives it to, whatever another one claims', async () => {
    const story = acme()
    const modules = [{ path: '', address: 'acme/vpc/aws' }]
    story.repositories['acme/evil'] = { tags: { 'v9.0.0': 'evil' }, config: { modules } }
    const sources = [{ repository: 'acme/evil' }, { repository: VPC }]
    const report = await story.collect({ sources })
    expect(report.results[0]).toMatchObject({ source: 'acme/evil', error: { code: 'NOT_OWNER' } })
    expect(story.json('v1/modules/acme/vpc/aws/module.json').owner.repository).toBe(VPC)
  })

  it('outside of its namespace is refused, unless registry.yml allows it', async () => {
    const config = { module: 'hashicorp/consul/aws' }
    const story = new CollectStory({ 'acme/consul': { tags: { 'v1.0.0': 'a' }, config } })
    const run = (words: object) => story.collect({ sources: [{ repository: 'acme/consul', ...words }] })
    expect((await run({})).results).toMatchObject([{ error: { code: 'NOT_OWNER' } }])
    expect((await run({ namespaces: ['hashicorp'] })).results).toMatchObject([
      { address: 'hashicorp/consul/aws' },
    ])
  })

  it('that two new sources claim in one run goes to the first', async () => {
    const module = { config: { module: 'acme/log/aws' } }
    const story = new CollectStory({
      'acme/a': { ...module, tags: { 'v1.0.0': 'a' } },
      'acme/b': { ...module, tags: { 'v2.0.0': 'b' } },
    })
    const report = await story.collect({ sources: [{ repository: 'acme/a' }, { repository: 'acme/b' }] })
    expect(report.results).toMatchObject([
      { source: 'acme/a', status: 'published' },
      { source: 'acme/b', error: { code: 'NOT_OWNER' } },
    ])
  })

  it('that no name gives is asked for', async () => {
    const story = new CollectStory({ 'acme/vpc': { tags: { 'v1.0.0': 'a' } } })
    const report = await story.collect({ sources: [{ repository: 'acme/vpc' }] })
    expect(report.results).toMatchObject([{ error: { code: 'INVALID_ADDRESS' } }])
    const named = await story.collect({ sources: [{ repository: 'acme/vpc', address: 'acme/vpc/aws' }] })
    expect(named.results).toMatchObject([{ status: 'published' }])
  })
})

describe('an owner', () => {
  const OWNER = { sources: [{ owner: 'acme', match: 'terraform-*-*' }] }

  const listing = () => {
    const story = acme()
    story.listed = [listed(1, VPC), listed(2, DNS), listed(3, 'acme/website')]
    return story
  }

  it('is listed page by page, and asked again with what is remembered', async () => {
    const story = listing()
    expect((await story.collect(OWNER)).sources.map(({ source }) => source)).toEqual([VPC, DNS])
    story.journal.length = 0
    const again = await story.collect(OWNER)
    expect(again.sources.map(({ source }) => source)).toEqual([VPC, DNS])
    expect(asked(story, /^page/)).toEqual([
      expect.stringMatching(/^page acme 1 \[/),
      expect.stringMatching(/^page acme 2 \[/),
    ])
    expect(again.index.changed).toEqual([])
  })

  it('makes no commit for what has nothing to do with modules', async () => {
    const story = listing()
    await story.collect(OWNER)
    story.listed = [...story.listed, listed(4, 'acme/other')]
    expect((await story.collect(OWNER)).index.changed).toEqual([])
  })

  it('keeps the address of a repository that is renamed, and forgets one that is gone', async () => {
    const story = listing()
    await story.collect(OWNER)
    const { [VPC]: vpc } = story.repositories
    story.repositories['acme/terraform-aws-network'] = { tags: { ...vpc?.tags, 'v1.2.0': 'vpc-3' } }
    story.listed = [listed(1, 'acme/terraform-aws-network'), listed(3, 'acme/website')]
    const report = await story.collect(OWNER)
    expect(report.results).toMatchObject([{ address: 'acme/vpc/aws', version: '1.2.0' }])
    expect(asked(story, /is gone/)).toEqual([
      `source    ${DNS} is gone from the listing of acme: its versions stay`,
    ])
    expect(story.states().map((text) => JSON.parse(text).address)).not.toContain('acme/dns/aws')
    expect(story.texts()['v1/modules/acme/dns/aws/1.0.0/release.json']).toBeDefined()
  })

  it('that cannot be listed costs its own repositories only', async () => {
    const story = listing()
    story.isListingRefused = true
    const report = await story.collect({ sources: [...OWNER.sources, { repository: DNS }] })
    expect(report.results).toMatchObject([
      { status: 'refused', source: 'acme', error: { code: 'PERMISSION' } },
      { status: 'published', source: DNS },
    ])
  })

  it('does not list what is named', async () => {
    const story = listing()
    const named = { repository: VPC, address: 'acme/own/aws' }
    const report = await story.collect({ sources: [...OWNER.sources, named] })
    expect(report.sources.map(({ source }) => source)).toEqual([VPC, DNS])
    expect(report.results[0]).toMatchObject({ address: 'acme/own/aws' })
  })
})

describe('a private source and a public index', () => {
  const PRIVATE = { sources: [{ repository: VPC }] }

  const exposed = () => {
    const story = acme()
    story.indexVisibility = 'public'
    story.repositories[VPC] = { tags: { 'v1.0.0': 'vpc-1' }, visibility: 'private' }
    return story
  }

  it('is refused before it is fetched, and the index does not tell its name', async () => {
    const story = exposed()
    expect((await story.collect(PRIVATE)).results).toMatchObject([{ error: { code: 'WOULD_EXPOSE' } }])
    expect(asked(story, /^fetch/)).toEqual([])
    expect(JSON.stringify(story.texts())).not.toContain('terraform-aws-vpc')
    expect((await story.collect(PRIVATE)).results).toEqual([])
  })

  it('shows names, versions and locations where that is allowed', async () => {
    const story = exposed()
    const report = await story.collect({ ...PRIVATE, expose: 'protocol', package: 'git' })
    expect(report.results).toMatchObject([{ status: 'published', package: { kind: 'git' } }])
    expect(Object.keys(story.texts()).filter((path) => /README|interface/.test(path))).toEqual([])
    const zip = await story.collect({ ...PRIVATE, expose: 'protocol', package: 'index,git' })
    expect(zip.results).toMatchObject([{ error: { code: 'WOULD_EXPOSE' } }])
  })

  it('is shown whole where all is allowed', async () => {
    const report = await exposed().collect({ ...PRIVATE, expose: 'all' })
    expect(report.results).toMatchObject([{ status: 'published', package: { kind: 'index' } }])
  })

  it('is not remembered as part of a listing', async () => {
    const story = exposed()
    story.listed = [listed(1, VPC, { isPrivate: true })]
    await story.collect({ sources: [{ owner: 'acme' }] })
    expect(story.states().filter((text) => text.includes('"owner"'))).toEqual([])
  })
})
