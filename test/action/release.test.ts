import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { argv } from '../support/cli/argv.ts'
import { hasProgram, runProgram } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import { isWrite } from '../support/github/github-http.ts'
import type { FakeRelease } from '../support/github/github-state.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import {
  createFixture as createAnyFixture,
  type FixtureOptions,
  indexCommits,
  localhost,
  pushesTo,
  pushOf,
  REPOSITORY,
  runStep,
} from './setup.ts'

shortenPauses()

const hasOpenssl = hasProgram('openssl')
/** A public module repository and index, over https: locations are never anything else. */
async function createFixture(options: FixtureOptions = {}) {
  return createAnyFixture({ visibility: 'public', certificates: await localhost(), ...options })
}

const ASSET = 'vpc-aws-1.2.3.zip'

function aRelease(options: Partial<FakeRelease> = {}): FakeRelease {
  return {
    id: 77,
    tag_name: 'v1.2.3',
    name: 'By hand',
    body: 'Written by a person.',
    draft: false,
    prerelease: false,
    makeLatest: 'true',
    immutable: false,
    assets: [],
    ...options,
  }
}

function sha256(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`
}

describe.skipIf(!hasOpenssl)('a release of a public repository (needs openssl)', () => {
  it('holds the package as its one asset, and clients are sent there', async () => {
    const fixture = await createFixture()
    const { code, outputs, annotations } = await runStep(fixture)
    expect(annotations).toEqual([])
    expect(code).toBe(0)
    const [release, ...others] = fixture.moduleRepository.releases
    expect(others).toEqual([])
    expect(release).toMatchObject({ tag_name: 'v1.2.3', draft: false, prerelease: false, makeLatest: 'true' })
    expect(release?.assets.map(({ name }) => name)).toEqual([ASSET])
    const digest = sha256(release?.assets[0]?.bytes ?? Buffer.alloc(0))
    const url = `${fixture.github.url}/${REPOSITORY}/releases/download/v1.2.3/${ASSET}`
    expect(outputs).toMatchObject({ digest, location: `${url}?checksum=${digest}` })
    expect(release?.body).toContain('source  = "modules.acme.test/acme/vpc/aws"')
    expect(release?.body).toContain(digest)
    expect(release?.body).toContain('**Full Changelog**: v1.2.3')
  })

  it('costs at most 12 requests and one push, and the second run writes nothing', async () => {
    const fixture = await createFixture()
    await runStep(fixture)
    expect(fixture.github.apiRequests.length).toBeLessThanOrEqual(12)
    expect(pushesTo(fixture.server)).toHaveLength(1)
    const before = fixture.github.writes.length
    const { outputs } = await runStep(fixture)
    expect(outputs['status']).toBe('unchanged')
    expect(fixture.github.writes).toHaveLength(before)
  })

  it('is a draft until its asset is read back, and not touched once it is sealed', async () => {
    const fixture = await createFixture()
    fixture.moduleRepository.sealsReleases = true
    const { code } = await runStep(fixture)
    expect(code).toBe(0)
    const operations = fixture.github.apiRequests.filter(isWrite).map(({ operation }) => operation)
    expect(operations).toEqual(['repos/create-release', 'repos/upload-release-asset', 'repos/update-release'])
    expect(fixture.moduleRepository.releases).toMatchObject([{ immutable: true, assets: [{ name: ASSET }] }])
  })

  it('is attached to where a person has made it, whose text stays', async () => {
    const fixture = await createFixture()
    fixture.moduleRepository.releases.push(aRelease())
    const { code } = await runStep(fixture)
    expect(code).toBe(0)
    expect(fixture.moduleRepository.releases).toMatchObject([
      { body: 'Written by a person.', name: 'By hand', assets: [{ name: ASSET }] },
    ])
    expect(fixture.github.apiRequests.map(({ operation }) => operation)).not.toContain(
      'repos/generate-release-notes',
    )
  })

  it('is refused where it stays a draft although GitHub answers 200, and the index names nothing', async () => {
    const fixture = await createFixture({ keepsDrafts: true })
    const env = { MODULE_REGISTRY_RETRY_SECONDS: '3' }
    for (let run = 0; run < 2; run += 1) {
      const { code, annotations } = await runStep(fixture, { env })
      expect(code).toBe(1)
      expect(annotations).toMatchObject([
        { title: 'STORE_REFUSED', message: expect.stringContaining('is still a draft') },
      ])
      expect(await indexCommits(fixture.index)).toEqual([])
    }
    expect(fixture.moduleRepository.releases).toMatchObject([{ draft: true }])
  })

  it('takes a second draft of an interrupted run away, and leaves that of a person', async () => {
    const fixture = await createFixture()
    const body = `\`${ASSET}\`: \`sha256:${'0'.repeat(64)}\``
    fixture.moduleRepository.releases.push(
      aRelease({ id: 76, draft: true, body }),
      aRelease({ id: 77, draft: true, body }),
      aRelease({ id: 78, draft: true }),
    )
    expect((await runStep(fixture)).code).toBe(0)
    expect(fixture.moduleRepository.releases).toMatchObject([
      { id: 76, draft: false },
      { id: 78, draft: true },
    ])
  })

  it('finishes a draft that a person has made', async () => {
    const fixture = await createFixture()
    fixture.moduleRepository.releases.push(aRelease({ draft: true }))
    const { code } = await runStep(fixture)
    expect(code).toBe(0)
    expect(fixture.moduleRepository.releases).toMatchObject([
      { id: 77, draft: false, body: 'Written by a person.' },
    ])
  })

  it('is refused where it is sealed without the asset, and nothing is indexed', async () => {
    const fixture = await createFixture()
    fixture.moduleRepository.releases.push(aRelease({ immutable: true }))
    const { code, annotations } = await runStep(fixture)
    expect(code).toBe(1)
    expect(annotations).toMatchObject([{ title: 'STORE_REFUSED' }])
    expect(annotations[0]?.message).toContain('is immutable')
    expect(fixture.github.writes).toEqual([])
    expect(await indexCommits(fixture.index)).toEqual([])
  })

  it('keeps the bytes of an asset that is there, and names both digests', async () => {
    const fixture = await createFixture()
    const bytes = Buffer.from('other bytes')
    const asset = { id: 78, name: ASSET, bytes, state: 'uploaded' } as const
    fixture.moduleRepository.releases.push(aRelease({ assets: [asset] }))
    const { code, annotations } = await runStep(fixture)
    expect(code).toBe(1)
    expect(annotations).toMatchObject([{ title: 'VERSION_EXISTS' }])
    expect(annotations[0]?.message).toContain(sha256(bytes))
    expect(annotations[0]?.message.match(/sha256:/g)).toHaveLength(2)
    expect(fixture.github.writes).toEqual([])
  })

  it('is read back byte by byte where the server says no digest', async () => {
    const fixture = await createFixture({ givesDigests: false })
    const { code, annotations } = await runStep(fixture)
    expect(annotations).toEqual([])
    expect(code).toBe(0)
  })

  it('is the latest where the higher version is yanked', async () => {
    const fixture = await createFixture()
    await git(fixture.modules, ['tag', 'v2.0.0', 'main'])
    await runStep(fixture, { event: pushOf('v2.0.0', fixture.commit) })
    const yank = argv`yank acme/vpc/aws 2.0.0 --index ${fixture.index} --reason bad --allow-latest`
    const yanked = await runProgram(process.execPath, [CLI_ENTRY, ...yank])
    expect(yanked).toMatchObject({ code: 0 })
    await runStep(fixture)
    expect(fixture.moduleRepository.releases).toMatchObject([
      { tag_name: 'v2.0.0' },
      { tag_name: 'v1.2.3', makeLatest: 'true' },
    ])
  })

  it('has notes of our own where GitHub writes none', async () => {
    const fixture = await createFixture({
      faults: ({ operation }) => (operation === 'repos/generate-release-notes' ? { status: 404 } : undefined),
    })
    const { code, stdout } = await runStep(fixture)
    expect(code).toBe(0)
    expect(stdout).toContain('GitHub generated no notes')
    expect(fixture.moduleRepository.releases[0]?.body).toContain('module "vpc"')
  })
})

describe.skipIf(!hasOpenssl)('access (needs openssl)', () => {
  const reader = { text: 'ghs_reader', permissions: { [REPOSITORY]: { contents: 'read' } } } as const

  it.each([
    ['the module repository', { 'github-token': 'ghs_reader' }, REPOSITORY],
    ['the index repository', { 'index-token': 'ghs_reader' }, 'acme/registry'],
  ])('is proven for %s before the first write', async (_, inputs, name) => {
    const fixture = await createFixture({ tokens: [reader] })
    const token = { 'github-token': 'ghs_reader', 'index-token': fixture.github.tokens[0]?.text ?? '' }
    const { code, annotations } = await runStep(fixture, {
      inputs: { ...('github-token' in inputs ? token : {}), ...inputs },
    })
    expect(code).toBe(1)
    expect(annotations).toMatchObject([{ title: 'PERMISSION' }])
    expect(annotations[0]?.message).toContain('contents: write')
    expect(annotations[0]?.message).toContain(name)
    expect(fixture.github.writes).toEqual([])
  })
})
