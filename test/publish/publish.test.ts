import { describe, expect, it } from 'vitest'
import { adviceOnRefused, formatPublishReport } from '../../src/publish/report-text.ts'
import { refusalFrom } from '../refusal.ts'
import { MemoryIndex } from '../support/index/memory-index.ts'
import { emptyIndex, PublishRun, published, publishedIndex } from '../support/publish/publish-run.ts'
import { bytesOf, commitOf, digestOf } from '../support/publish/samples.ts'

const VPC = 'v1/modules/acme/vpc/aws'
const MODULE = `${VPC}/module.json`

describe('a publish', () => {
  it('says what it will publish, writes a version, its module and the lists in one commit, and reports it', async () => {
    const { publishRun, report } = await published()
    const digest = digestOf(`${commitOf('first')} `)
    expect(report).toEqual({
      results: [
        {
          status: 'published',
          address: 'acme/vpc/aws',
          version: '1.0.0',
          tag: 'v1.0.0',
          commit: commitOf('first'),
          location: `./module.zip?checksum=${digest}`,
          package: { kind: 'index', digest, size: 41, files: 1 },
          packages: [{ kind: 'index', location: `./module.zip?checksum=${digest}`, digest }],
        },
      ],
      index: {
        commit: (await publishRun.index.open()).commit,
        changed: [...(publishRun.index.commits[0]?.files.keys() ?? [])],
      },
      registryUrl: 'https://modules.acme.test',
      failures: [],
      isBulk: false,
    })
    expect(publishRun.journal).toEqual([
      `release   acme/vpc/aws 1.0.0 from tag "v1.0.0" at ${commitOf('first').slice(0, 7)}`,
      `package   1 file, 41 bytes, ${digest}`,
      'module "vpc" {\n  source  = "modules.acme.test/acme/vpc/aws"\n  version = "1.0.0"\n}',
      'store index 1.0.0',
      'commit',
    ])
    expect(publishRun.index.commits).toHaveLength(1)
    expect(publishRun.index.json(`${VPC}/1.0.0/release.json`).committedAt).toBe('2025-01-02T03:04:05Z')
    expect(publishRun.index.texts()[`${VPC}/1.0.0/module.zip`]).toBe(`${commitOf('first')} `)
    expect(formatPublishReport(report)).toMatch(
      /^published acme\/vpc\/aws 1\.0\.0 {2}\.\/module\.zip\?checksum=.*\nindex {5}\d+ files changed at [0-9a-f]{7}$/,
    )
  })

  it('records the licence of a version, as far as its interface may be seen', async () => {
    const license = { file: 'LICENSE', identifier: 'MPL-2.0' }
    const released = async (options: ConstructorParameters<typeof PublishRun>[0]) => {
      const { publishRun } = await published(options, { flags: { package: ['git'] } })
      return publishRun.index.json(`${VPC}/1.0.0/release.json`).license
    }
    expect(await released({ license })).toEqual(license)
    expect(await released({ license, visibility: { published: 'private' } })).toBeUndefined()
    expect(await released({})).toBeUndefined()
  })

  it('leaves the index alone when it is run again, and packs nothing', async () => {
    const { publishRun, report } = await published({ index: await publishedIndex() })
    expect(report.results).toMatchObject([{ status: 'unchanged', version: '1.0.0' }])
    expect(report.index.changed).toEqual([])
    expect([publishRun.index.commits.length, publishRun.packed, publishRun.journal]).toEqual([1, [], []])
  })

  it('of all tags reads one file of a module in a branch when nothing is new', async () => {
    const index = new MemoryIndex((await publishedIndex()).files)
    await new PublishRun({ index }).publish({ tags: 'all' })
    expect(index.reads).toEqual(['registry.json', MODULE])
  })

  it('mends what a killed run left undone in a directory', async () => {
    const index = new MemoryIndex((await publishedIndex()).files, true)
    const before = index.texts()
    const other = bytesOf('{"modules":[]}')
    index.write(new Map(Object.entries({ [`${VPC}/versions`]: null, 'v1/modules/acme/index.json': other })))
    expect((await new PublishRun({ index }).publish()).results).toMatchObject([{ status: 'unchanged' }])
    expect(index.texts()).toEqual(before)
  })

  it('keeps the latest version in the lists when a higher one is refused', async () => {
    const tags = { 'v1.0.0': 'first', 'v0.9.0': 'old', 'v2.0.0': 'secret' }
    const publishRun = new PublishRun({ index: await publishedIndex(), tags, unpackable: 'secret' })
    const report = await publishRun.publish({ tags: ['v0.9.0', 'v2.0.0'], keepGoing: true })
    expect(report.results.map(({ status }) => status)).toEqual(['published', 'refused'])
    expect(publishRun.index.json('v1/modules/index.json').modules).toMatchObject([{ version: '1.0.0' }])
  })

  it('adds a stored package to a published version with the same bytes', async () => {
    const publishRun = new PublishRun({ index: await publishedIndex() })
    const report = await publishRun.publish({ flags: { package: ['index', 'git'] } })
    expect(report.results).toMatchObject([{ status: 'published', package: { kind: 'index' } }])
    const packages = [{ kind: 'index' }, { kind: 'git' }]
    expect(publishRun.index.json(`${VPC}/1.0.0/release.json`)).toMatchObject({ packages })
    expect(publishRun.journal.filter((line) => line.startsWith('store'))).toEqual(['store git 1.0.0'])
    expect(report.index.changed).toEqual([`${VPC}/1.0.0/release.json`, MODULE])
    expect(publishRun.index.json(MODULE).versions).toMatchObject([{ packages }])
  })
})

it('has one line for tags of several modules that are refused for one reason, and leaves it to the owner which of two tags is wrong', async () => {
  const modules = ['vpc', 'dns'].map((name) => ({ path: name, address: `acme/${name}/aws` }))
  const publishRun = new PublishRun({ config: { modules }, tags: { '1.0.0': 'first', 'v1.0.0': 'other' } })
  const report = await publishRun.publish({ tags: 'all' })
  expect(formatPublishReport(report).match(/^refused .*/gm)).toEqual([
    expect.stringMatching(/^refused {3}4 INVALID_TAG, 1\.0\.0 … v1\.0\.0 of 2 modules \(tags "1\.0\.0" at /),
  ])
  expect(adviceOnRefused(report.results)).toEqual([])
})

it('counts a tag as refused for the modules alone for which it is', async () => {
  const modules = ['vpc', 'dns'].map((name) => ({ path: name, address: `acme/${name}/aws` }))
  const publishRun = new PublishRun({ config: { modules }, tags: { 'v1.0.0': 'first', 'v2.0.0': 'other' } })
  const report = await publishRun.publish({ tags: 'all', dryRun: true })
  const error = { code: 'INVALID_HCL', message: 'it is wrong', hint: 'correct it' } as const
  const resultsWith = (refused: RegExp) =>
    report.results.map((result) =>
      refused.test(`${result.address} ${result.version}`)
        ? { ...result, status: 'refused' as const, error }
        : result,
    )
  const results = resultsWith(/vpc.*2\.0/)
  expect(formatPublishReport({ ...report, results })).toContain('1 INVALID_HCL, v2.0.0 of acme/vpc/aws (')
  expect(adviceOnRefused(results)).toEqual([])
  const [advice] = adviceOnRefused(resultsWith(/2\.0/))
  expect(advice).toMatch(/\nignore-tags: \[\{ tag: "v2\.0\.0", reason: "an old mistake" \}\]$/)
})

it('a dry run puts and commits nothing, and says what would change', async () => {
  const publishRun = new PublishRun()
  const before = publishRun.index.texts()
  const report = await publishRun.publish({ dryRun: true })
  expect(report.results).toMatchObject([{ status: 'planned', version: '1.0.0' }])
  expect(publishRun.index.texts()).toEqual(before)
  expect(publishRun.journal.filter((line) => /^(store|commit)/.test(line))).toEqual([])
  expect(formatPublishReport(report)).toContain(`${report.index.changed.length} files would change at`)
  const { changed } = (await new PublishRun().publish()).index
  expect(new Set(report.index.changed)).toEqual(new Set(changed))
})

describe('a lost race', () => {
  it('is planned again on what the winner wrote, and packs once', async () => {
    const index = emptyIndex()
    const winner = new PublishRun({ index, tags: { 'v1.1.0': 'other' } })
    const meanwhile = async (attempt: number) => attempt === 1 && winner.publish({ tags: ['v1.1.0'] })
    const publishRun = new PublishRun({ index, meanwhile })
    expect((await publishRun.publish()).results).toMatchObject([{ status: 'published' }])
    expect(publishRun.index.json(MODULE).versions).toMatchObject([{ version: '1.1.0' }, { version: '1.0.0' }])
    expect(publishRun.packed).toHaveLength(1)
    const steps = publishRun.journal.filter((line) => /^(commit|wait|release)/.test(line))
    expect(steps).toEqual([expect.stringContaining('release'), 'commit', 'wait 1', 'commit'])
  })

  it('says once which tags it skips', async () => {
    const index = await publishedIndex()
    const { versions, ...module } = index.json(MODULE)
    const removed = [{ ...versions[0], reason: 'bad', date: '2025-06-01T00:00:00Z' }]
    index.write(new Map([[MODULE, bytesOf(JSON.stringify({ ...module, versions: [], removed }))]]))
    const winner = new PublishRun({ index, tags: { 'v1.1.0': 'other' } })
    const meanwhile = async (attempt: number) => attempt === 1 && winner.publish({ tags: ['v1.1.0'] })
    const publishRun = new PublishRun({ index, tags: { 'v1.0.0': 'first', 'v2.0.0': 'second' }, meanwhile })
    await publishRun.publish({ tags: 'all' })
    expect(publishRun.journal.filter((line) => line.includes('skipped'))).toEqual([expect.any(String)])
  })

  it('to a publisher of the very same version is no change', async () => {
    const index = emptyIndex()
    const winner = new PublishRun({ index })
    const publishRun = new PublishRun({ index, meanwhile: () => winner.publish() })
    expect((await publishRun.publish()).results).toMatchObject([{ status: 'unchanged' }])
    expect(index.commits).toHaveLength(1)
  })

  it('every time is given up, and the other publishers are left as they are', async () => {
    const index = emptyIndex()
    const meanwhile = async (attempt: number) => index.write(new Map([[`x${attempt}`, bytesOf('')]]))
    expect(await refusalFrom(() => new PublishRun({ index, repetitions: 2, meanwhile }).publish())).toBe(
      'INDEX_BUSY: other publishers changed the index in each of 3 tries | nothing was written; run the same command again',
    )
    expect(index.commits).toEqual([])
  })
})

const kinds = (...all: string[]) => ({ flags: { package: all } }) as Parameters<PublishRun['publish']>[0]
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

describe('the interface of a module', () => {
  it('is attached to the stored package, with the bytes of the index, before the index is written', async () => {
    const { publishRun } = await published({}, kinds('oci', 'index'))
    const artifactType = 'application/vnd.module-registry.interface.v1+json'
    expect(publishRun.attached).toMatchObject([{ artifactType, name: 'interface.json' }])
    expect(textOf(publishRun.attached[0]?.bytes)).toBe(
      publishRun.index.texts()[`${VPC}/1.0.0/interface.json`],
    )
    expect(publishRun.journal.slice(-5)).toEqual([
      'check oci',
      'store oci 1.0.0',
      'attach interface.json to 1.0.0',
      'store index 1.0.0',
      'commit',
    ])
  })

  it('is attached to a package that is stored later, with the same bytes', async () => {
    const index = emptyIndex()
    await new PublishRun({ index }).publish(kinds('index'))
    const { publishRun } = await published({ index }, kinds('oci', 'index'))
    expect(textOf(publishRun.attached[0]?.bytes)).toBe(
      publishRun.index.texts()[`${VPC}/1.0.0/interface.json`],
    )
    const { publishRun: again } = await published({ index }, kinds('oci', 'index'))
    expect([again.attached, again.journal]).toEqual([[], []])
  })

  it('hangs nowhere where it may not be shown, and on no dry run', async () => {
    const { publishRun: hidden } = await published({ visibility: { published: 'private' } }, kinds('oci'))
    expect(hidden.journal).toContain('store oci 1.0.0')
    expect(hidden.attached).toEqual([])
    const { publishRun: planned } = await published({}, { ...kinds('oci'), dryRun: true })
    expect(planned.journal.filter((line) => /^(store|attach|check)/.test(line))).toEqual([])
  })

  it('is only reported as missing where the store takes no documents', async () => {
    const { publishRun, report } = await published({ refuses: 'STORE_REFUSED' }, kinds('oci'))
    expect(report.results).toMatchObject([{ status: 'published' }])
    const missing = /^acme\/vpc\/aws 1\.0\.0 is at oci:.* without its interface: it is refused$/
    expect(publishRun.journal).toContainEqual(expect.stringMatching(missing))
  })

  it('ends the run where it may not be written, before the index is', async () => {
    const publishRun = new PublishRun({ refuses: 'PERMISSION' })
    await expect(publishRun.publish(kinds('oci'))).rejects.toMatchObject({ code: 'PERMISSION' })
    expect(publishRun.journal).not.toContain('commit')
  })
})
