import { describe, expect, it } from 'vitest'
import { MemoryIndex } from '../support/index/memory-index.ts'
import { PublishRun, published, publishedIndex, refusedBy } from '../support/publish/publish-run.ts'
import { bytesOf, commitOf, contentsOf, digestOf } from '../support/publish/samples.ts'

const VERSION = 'v1/modules/acme/vpc/aws/1.0.0'
const [ZIP, README, INTERFACE, RELEASE] = ['module.zip', 'README.md', 'interface.json', 'release.json'].map(
  (name) => `${VERSION}/${name}`,
) as [string, string, string, string]
const DIGEST = digestOf(`${commitOf('first')} `)
const modules = { first: { 'main.tf': 'output "id" {\n  value = 1\n}\n', 'README.md': '# VPC\n' } }

const PUBLISHED = (await publishedIndex({ modules })).texts()

type Damage = Readonly<Record<string, string | null>>

/** A published index after somebody has written these files, or deleted those that are null. */
async function damagedIndex(damage: Damage, isDirectory = false) {
  const index = new MemoryIndex((await publishedIndex({ modules })).files, isDirectory)
  index.write(contentsOf(damage))
  return index
}

/** A change of what a document says of the root of the module. */
// biome-ignore lint/suspicious/noExplicitAny: somebody may write anything
function withRoot(path: string, change: (root: any) => object, more: object = {}): Damage {
  const { root, ...document } = JSON.parse(PUBLISHED[path] ?? '')
  return { [path]: JSON.stringify({ ...document, ...more, root: change(root) }) }
}

const LOST = { zip: { [ZIP]: null }, README: { [README]: null }, interface: { [INTERFACE]: null } }
const CHANGED = {
  'a flipped byte in the zip': { [ZIP]: `${commitOf('first')}!` },
  'another README': { [README]: '# Other\n' },
  'an interface without its keys': { [INTERFACE]: '{"format":1}' },
  'an interface that is no JSON': { [INTERFACE]: '{' },
}
const OLDER = withRoot(INTERFACE, ({ repetitions: _, ...root }) => ({ ...root, outputs: [] }))
const withoutOutputs = (root: object) => ({ ...root, outputs: [] })
const REPAIRED = {
  'an interface with a fact that was left out': withRoot(INTERFACE, (root) => ({ ...root, empty: true })),
  'an interface that another version of the tool read from the tag': OLDER,
  'an interface and what was made from it': {
    ...withRoot(INTERFACE, withoutOutputs),
    ...withRoot(`${VERSION}/index.json`, withoutOutputs),
  },
}

describe.each(Object.entries({ branch: false, directory: true }))('in a %s', (_, isDirectory) => {
  it.each(Object.entries(LOST))('a lost %s is put back by the tag that is named', async (_name, damage) => {
    const index = await damagedIndex(damage, isDirectory)
    const { publishRun, report } = await published({ index, modules })
    expect(report.results).toMatchObject([{ status: 'unchanged' }])
    expect(report.index.changed).toEqual(Object.keys(damage))
    expect(publishRun.index.texts()).toEqual(PUBLISHED)
    expect(index.commits.map(({ message }) => message)).toEqual(['Repair acme/vpc/aws 1.0.0'])
    const [path] = Object.keys(damage)
    const said = `acme/vpc/aws 1.0.0: "${path}" is missing: this run puts it back`
    expect(publishRun.journal).toEqual([said, 'commit'])
    expect((await new PublishRun({ index, modules }).publish()).index.changed).toEqual([])
  })

  it.each(Object.entries({ ...LOST, ...CHANGED, ...REPAIRED }))(
    '--repair of all tags puts back, and makes no intact package again: %s',
    async (_name, damage) => {
      const index = await damagedIndex(damage, isDirectory)
      const { publishRun, report } = await published({ index, modules }, { tags: 'all', repair: true })
      expect(report.results).toMatchObject([{ status: 'unchanged' }])
      expect(publishRun.index.texts()).toEqual(PUBLISHED)
      expect(publishRun.packed).toHaveLength(ZIP in damage ? 1 : 0)
      const again = await new PublishRun({ index, modules }).publish({ tags: 'all', repair: true })
      expect([again.index.changed, index.commits.length]).toEqual([[], 1])
    },
  )
})

describe('without --repair', () => {
  it.each(Object.entries(CHANGED))('a tag that is named is refused for %s', async (_name, damage) => {
    const index = await damagedIndex(damage)
    const { error } = await refusedBy(new PublishRun({ index, modules }))
    const problem = `acme/vpc/aws 1.0.0 is not as it was published: "${Object.keys(damage)[0]}"`
    expect(error).toMatchObject({
      code: 'INDEX_INVALID',
      message: expect.stringContaining(problem),
      hint: 'find out who changed the index; to put the files back from the tag, run this once with --repair (action input "repair")',
    })
  })

  it('a changed file keeps a lost one from being put back, and a run over all tags looks at neither', async () => {
    const index = await damagedIndex({ [README]: '# Other\n', [ZIP]: null })
    const publishRun = new PublishRun({ index, modules })
    expect((await refusedBy(publishRun)).error?.message).toContain(README)
    expect(publishRun.packed).toEqual([])
    expect((await publishRun.publish({ tags: 'all' })).index.changed).toEqual([])
  })

  it('an interface that another version of the tool read from the tag stays', async () => {
    const index = await damagedIndex(OLDER)
    expect((await new PublishRun({ index, modules }).publish()).index.changed).toEqual([])
  })
})

describe('with --repair', () => {
  const repairing = { repair: true }

  it('a package that is made again with other bytes is refused, and both digests are said', async () => {
    const index = await damagedIndex({ [ZIP]: null })
    const { error } = await refusedBy(new PublishRun({ index, modules, packs: 'other' }), repairing)
    expect(error?.code).toBe('VERSION_EXISTS')
    for (const digest of [DIGEST, digestOf('other')]) expect(error?.message).toContain(digest)
    expect(error?.hint).toBe(
      `restore the file from the history of the index: git checkout GOOD_COMMIT -- ${ZIP}`,
    )
  })

  it('a README that the tag does not have is deleted', async () => {
    const index = await publishedIndex()
    const before = index.texts()
    index.write(new Map([[README, bytesOf('# Other\n')]]))
    expect((await refusedBy(new PublishRun({ index }))).error?.message).toContain('is not in the tag')
    await new PublishRun({ index }).publish(repairing)
    expect(index.texts()).toEqual(before)
  })

  it('keys that a newer tool has written stay', async () => {
    const newer = withRoot(INTERFACE, (root) => ({ ...root, newer: [1] }), { newer: 1 })
    const index = await damagedIndex(newer)
    expect((await new PublishRun({ index, modules }).publish(repairing)).index.changed).toEqual([])
  })

  it('new versions and restored ones share a commit, which names both', async () => {
    const index = await damagedIndex({ [ZIP]: null })
    const tags = { 'v1.0.0': 'first', 'v1.1.0': 'second' }
    await new PublishRun({ index, modules, tags }).publish({ tags: 'all', ...repairing })
    expect(index.commits.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Publish acme\/vpc\/aws 1\.1\.0\n(?:.|\n)*\n\nRepair acme\/vpc\/aws 1\.0\.0$/),
    ])
  })

  it('--dry-run says what would be put back, and writes nothing', async () => {
    const index = await damagedIndex({ [ZIP]: null })
    const publishRun = new PublishRun({ index, modules })
    expect((await publishRun.publish({ ...repairing, dryRun: true })).index.changed).toEqual([ZIP])
    const said = `acme/vpc/aws 1.0.0: "${ZIP}" is missing: a run that writes puts it back`
    expect([index.commits, publishRun.journal]).toEqual([[], [said]])
  })

  it('a lost release.json is not made again: the history of the index has it', async () => {
    const index = await damagedIndex({ [RELEASE]: null })
    for (const request of [{}, repairing])
      expect((await refusedBy(new PublishRun({ index, modules }), request)).error).toMatchObject({
        code: 'INDEX_INVALID',
        hint: `restore it from the history of the index: git checkout GOOD_COMMIT -- ${RELEASE}`,
      })
  })

  it('another repository puts nothing back', async () => {
    const index = await damagedIndex({ [ZIP]: null })
    const publisher = { host: 'git.evil.test', repository: 'evil/vpc' }
    const { error } = await refusedBy(new PublishRun({ index, modules, publisher }), repairing)
    expect(error?.code).toBe('NOT_OWNER')
  })
})

describe('of a module that the index shall not show', () => {
  const visibility = { published: 'private' } as const

  it.each([{}, { repair: true }])('neither README, interface nor package appear: %o', async (request) => {
    const shown = await damagedIndex({ [README]: null, [INTERFACE]: null })
    const report = await new PublishRun({ index: shown, modules, visibility }).publish(request)
    expect([report.results[0]?.status, report.index.changed]).toEqual(['unchanged', []])
    const index = await damagedIndex({ [ZIP]: null })
    const { error } = await refusedBy(new PublishRun({ index, modules, visibility }), request)
    expect(error?.code).toBe('WOULD_EXPOSE')
  })

  it('the interface of a version whose package is elsewhere is put back with --repair alone', async () => {
    const index = new MemoryIndex()
    await new PublishRun({ index, modules }).publish({ flags: { package: ['git'] } })
    const before = index.texts()
    index.write(new Map([[INTERFACE, null]]))
    const flags = { package: ['git' as const] }
    const publish = (request: object, hidden = {}) =>
      new PublishRun({ index, modules, visibility: hidden }).publish({ flags, ...request })
    expect((await publish({})).index.changed).toEqual([])
    expect((await publish({ repair: true }, visibility)).index.changed).toEqual([])
    await publish({ repair: true })
    expect(index.texts()).toEqual(before)
  })
})
