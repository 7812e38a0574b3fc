import { describe, expect, it } from 'vitest'
import { argv, hasProgram, runCliWell } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import { isWrite } from '../support/github/github.ts'
import type { FakeRelease } from '../support/github/github-state.ts'
import { sha256 } from '../support/oci/oci-content.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { createPublic, failureOf, pushOf, REPOSITORY } from './setup.ts'

shortenPauses()

const hasOpenssl = hasProgram('openssl')

const ASSET = 'vpc-aws-1.2.3.zip'

function aRelease(options: Partial<FakeRelease> = {}): FakeRelease {
  const text = { name: 'By hand', body: 'Written by a person.' }
  const state = { draft: false, prerelease: false, makeLatest: 'true', immutable: false }
  return { id: 77, tag_name: 'v1.2.3', ...text, ...state, assets: [], ...options }
}

describe.skipIf(!hasOpenssl)('a release of a public repository (needs openssl)', () => {
  it('holds the package as its one asset, and clients are sent there, at a small cost, once', async () => {
    const fixture = await createPublic()
    const { code, outputs, annotations } = await fixture.run()
    expect([code, annotations]).toEqual([0, []])
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
    expect(fixture.github.apiRequests.length).toBeLessThanOrEqual(12)
    expect(fixture.pushes()).toHaveLength(1)
    const before = fixture.github.writes.length
    expect((await fixture.run()).outputs['status']).toBe('unchanged')
    expect(fixture.github.writes).toHaveLength(before)
  })

  it('is a draft until its asset is read back, and not touched once it is sealed', async () => {
    const fixture = await createPublic()
    fixture.moduleRepository.sealsReleases = true
    expect((await fixture.run()).code).toBe(0)
    const operations = fixture.github.apiRequests.filter(isWrite).map(({ operation }) => operation)
    expect(operations).toEqual(['repos/create-release', 'repos/upload-release-asset', 'repos/update-release'])
    expect(fixture.moduleRepository.releases).toMatchObject([{ immutable: true, assets: [{ name: ASSET }] }])
  })

  const body = `\`${ASSET}\`: \`sha256:${'0'.repeat(64)}\``
  const byHand = { name: 'By hand', body: 'Written by a person.', draft: false, assets: [{ name: ASSET }] }
  it.each<[what: string, before: Partial<FakeRelease>[], after: object[]]>([
    ['is attached to where a person has made it, whose text stays', [{}], [byHand]],
    ['finishes a draft that a person has made', [{ draft: true }], [{ ...byHand, id: 77 }]],
    [
      'takes a second draft of an interrupted run away, and leaves that of a person',
      [
        { id: 76, draft: true, body },
        { draft: true, body },
        { id: 78, draft: true },
      ],
      [
        { id: 76, draft: false },
        { id: 78, draft: true },
      ],
    ],
  ])('%s', async (_, before, after) => {
    const fixture = await createPublic()
    fixture.moduleRepository.releases.push(...before.map(aRelease))
    expect((await fixture.run()).code).toBe(0)
    expect(fixture.moduleRepository.releases).toMatchObject(after)
    const asked = fixture.github.apiRequests.map(({ operation }) => operation)
    expect(asked).not.toContain('repos/generate-release-notes')
  })

  it('is refused where it stays a draft although GitHub answers 200, and the index names nothing', async () => {
    const fixture = await createPublic({ keepsDrafts: true })
    const env = { MODULE_REGISTRY_RETRY_SECONDS: '3' }
    for (let run = 0; run < 2; run += 1) {
      expect(failureOf(await fixture.run({ env }))).toMatch(/^STORE_REFUSED: .*is still a draft/)
      expect(await fixture.indexCommits()).toEqual([])
    }
    expect(fixture.moduleRepository.releases).toMatchObject([{ draft: true }])
  })

  const bytes = Buffer.from('other bytes')
  it.each<[what: string, before: Partial<FakeRelease>, refusal: RegExp]>([
    ['is refused if it is sealed without the asset', { immutable: true }, /^STORE_REFUSED: .*is immutable/],
    [
      'keeps the bytes of an asset that is there, and names both digests',
      { assets: [{ id: 78, name: ASSET, bytes, state: 'uploaded' }] },
      new RegExp(`^VERSION_EXISTS: (?=.*${sha256(bytes)}).*sha256:.*sha256:`),
    ],
  ])('%s', async (_, before, refusal) => {
    const fixture = await createPublic()
    fixture.moduleRepository.releases.push(aRelease(before))
    expect(failureOf(await fixture.run())).toMatch(refusal)
    expect(fixture.github.writes).toEqual([])
    expect(await fixture.indexCommits()).toEqual([])
  })

  it('is read back byte by byte where the server says no digest', async () => {
    const fixture = await createPublic({ givesDigests: false })
    expect(await fixture.run()).toMatchObject({ code: 0, annotations: [] })
  })

  it('is the latest where the higher version is yanked', async () => {
    const fixture = await createPublic()
    await git(fixture.modules, ['tag', 'v2.0.0', 'main'])
    await fixture.run({ event: pushOf('v2.0.0', fixture.commit) })
    await runCliWell(argv`yank acme/vpc/aws 2.0.0 --index ${fixture.index} --reason bad --allow-latest`)
    await fixture.run()
    expect(fixture.moduleRepository.releases).toMatchObject([
      { tag_name: 'v2.0.0' },
      { tag_name: 'v1.2.3', makeLatest: 'true' },
    ])
  })

  it('has notes of our own where GitHub writes none', async () => {
    const fixture = await createPublic({
      faults: ({ operation }) => (operation === 'repos/generate-release-notes' ? { status: 404 } : undefined),
    })
    const { code, stdout } = await fixture.run()
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
    const fixture = await createPublic({ tokens: [reader] })
    const token = { 'github-token': 'ghs_reader', 'index-token': fixture.github.tokens[0]?.text ?? '' }
    const result = await fixture.run({
      inputs: { ...('github-token' in inputs ? token : {}), ...inputs },
    })
    expect(failureOf(result)).toMatch(/^PERMISSION: /)
    expect(failureOf(result)).toContain('contents: write')
    expect(failureOf(result)).toContain(name)
    expect(fixture.github.writes).toEqual([])
  })
})
