import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { hasProgram } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import {
  configFile,
  createFixture,
  failureOf,
  hasNode24,
  indexCommits,
  moveTag,
  NODE_24,
  pushOf,
  runStep,
} from './setup.ts'

const RELEASE = 'v1/modules/acme/vpc/aws/1.2.3/release.json'

describe('the built action', () => {
  it('publishes the pushed tag, records the ids of its repository, and keeps the zip alone', async () => {
    const fixture = await createFixture()
    const temporary = await temporaryDirectory()
    // Without a checkout, and without a workspace.
    const env = { RUNNER_TEMP: temporary, GITHUB_WORKSPACE: undefined }
    const { code, outputs, annotations, summary } = await runStep(fixture, { env })
    expect([code, annotations]).toEqual([0, []])
    const release = JSON.parse(await git(fixture.index, ['show', `registry:${RELEASE}`]))
    const { commit } = fixture
    expect(release).toMatchObject({ tag: 'v1.2.3', commit, repository: { id: 11, ownerId: 7 } })
    expect(outputs).toMatchObject({
      status: 'published',
      address: 'acme/vpc/aws',
      version: '1.2.3',
      location: `./module.zip?checksum=${release.package.digest}`,
      digest: release.package.digest,
      'index-commit': await git(fixture.index, ['rev-parse', 'registry']),
    })
    expect(JSON.parse(outputs['results'] ?? '')).toMatchObject([{ status: 'published', commit }])
    expect(summary).toMatch(/source {2}= "modules\.acme\.test\/acme\/vpc\/aws"\n.*version = "1\.2\.3"/)
    const module = await git(fixture.index, ['show', 'registry:v1/modules/acme/vpc/aws/module.json'])
    expect(JSON.parse(module).owner).toEqual({
      host: `127.0.0.1:${fixture.server.port}`,
      repository: 'acme/terraform-aws-vpc',
      repositoryId: 11,
      ownerId: 7,
    })
    expect(await readdir(temporary)).toEqual(['acme-vpc-aws-1.2.3.zip'])
    const zip = await readFile(outputs['package-path'] ?? '')
    expect(`sha256:${createHash('sha256').update(zip).digest('hex')}`).toBe(outputs['digest'])
  })

  it('skips a moving tag that the trigger matched, and refuses one that the input names, and the event of a fork', async () => {
    const fixture = await createFixture()
    await git(fixture.modules, ['tag', 'v1'])
    const event = pushOf('v1', fixture.commit)
    const skipped = await runStep(fixture, { event })
    expect(skipped).toMatchObject({ code: 0, annotations: [{ level: 'notice' }] })
    expect(skipped.annotations[0]?.message).toBe('nothing to publish: "v1" is a moving tag, not a version')
    expect(skipped.outputs).toMatchObject({ status: 'skipped', version: '', results: '[]' })
    const foreign = await runStep(fixture, {
      event: { name: 'pull_request_target' },
      inputs: { tag: 'v1.2.3' },
    })
    expect(failureOf(foreign)).toMatch(/^UNSUPPORTED_EVENT: /)
    expect(fixture.github.requests).toEqual([])
    expect(failureOf(await runStep(fixture, { event, inputs: { tag: 'v1' } }))).toMatch(/^INVALID_TAG: /)
    expect(await indexCommits(fixture.index)).toEqual([])
  })

  it('publishes the good ones of all tags, and fails only for the highest version of a module', async () => {
    const fixture = await createFixture()
    await runStep(fixture)
    await moveTag(fixture.modules, 'v1.2.3')
    for (const tag of ['v1.0.0', 'v2.0.0', 'latest']) await git(fixture.modules, ['tag', tag, 'main'])
    const inputs = { 'all-tags': 'true' }
    const { code, outputs, annotations, summary } = await runStep(fixture, { inputs })
    expect(code).toBe(0)
    expect(outputs).toMatchObject({ status: 'published', version: '', 'package-path': '' })
    const results: { status: string; tag: string }[] = JSON.parse(outputs['results'] ?? '')
    expect(results.map(({ status, tag }) => [tag, status])).toEqual([
      ['v1.0.0', 'published'],
      ['v2.0.0', 'published'],
      ['v1.2.3', 'refused'],
    ])
    expect(annotations).toEqual([])
    expect(summary).toContain('version = "2.0.0"')
    expect(summary).toContain('TAG_MOVED')
    expect(await indexCommits(fixture.index)).toHaveLength(2)
    await moveTag(fixture.modules, 'v2.0.0')
    const failed = await runStep(fixture, { inputs })
    expect(failed).toMatchObject({
      code: 1,
      annotations: [{ title: 'TAG_MOVED' }],
      outputs: { status: 'refused' },
    })
    const strict = await runStep(fixture, { inputs: { ...inputs, strict: 'true' } })
    expect(strict).toMatchObject({ code: 1, outputs: { status: 'refused' } })
  })

  it.skipIf(!hasNode24)('runs on Node 24, as the runner does (needs Node 24 in test/node24)', async () => {
    const fixture = await createFixture()
    const first = await runStep(fixture, { node: NODE_24 })
    expect(first).toMatchObject({ code: 0, stderr: '' })
    const second = await runStep(fixture, { node: NODE_24 })
    expect(second.outputs['status']).toBe('unchanged')
  })
})

shortenPauses()

it.skipIf(!hasProgram('openssl'))(
  'publishes without index-url, says which input sets the URL, and sets it once (needs openssl)',
  async () => {
    const certificates = await createCertificates(['localhost'])
    const fixture = await createFixture({ visibility: 'public', certificates })
    const first = await runStep(fixture, { inputs: { 'index-url': '' } })
    expect(first.code).toBe(0)
    const notes = fixture.moduleRepository.releases[0]?.body ?? ''
    expect(notes).toContain('sha256:')
    expect(notes).not.toContain('REGISTRY_HOST')

    const refused = await runStep(fixture, { inputs: { 'index-url': '', package: 'release,index' } })
    expect(refused.code).toBe(1)
    const [{ message } = { message: '' }] = refused.annotations
    expect(message).toContain(
      '\nset it once: index-url: https://modules.example.com, or publish with package: git',
    )
    expect(`${message}${refused.summary}${refused.outputs['results']}`).not.toMatch(/--\w|…/)

    const second = await runStep(fixture)
    expect(second).toMatchObject({ code: 0, outputs: { status: 'unchanged' } })
    const registry = JSON.parse(await git(fixture.index, ['show', 'registry:registry.json']))
    expect(registry.url).toBe('https://modules.acme.test')
    expect(await git(fixture.index, ['show', 'registry:index.html'])).not.toContain('REGISTRY_HOST')
    expect((await runStep(fixture)).code).toBe(0)
    expect(await indexCommits(fixture.index)).toHaveLength(2)
  },
)

/** As on Gitea: neither the environment nor the event has them. */
const env = { GITHUB_REPOSITORY_ID: '', GITHUB_REPOSITORY_OWNER_ID: '' }
const MARKS = 'marks:\n  - deprecate: acme/vpc/aws\n    reason: mine now\n'

it('asks the server for the ids of its repository: a new one with the name of a renamed one decides nothing', async () => {
  const fixture = await createFixture({ visibility: 'public' })
  const published = await runStep(fixture, { env, inputs: { package: 'index' } })
  expect(published.outputs['status']).toBe('published')
  await git(fixture.modules, ['tag', 'v1.3.0'])
  Object.assign(fixture.moduleRepository, { id: fixture.moduleRepository.id + 1000 })
  const config = await configFile(MARKS)
  for (const inputs of [
    { package: 'index', tag: 'v1.3.0' },
    { marks: 'true', config },
  ]) {
    const { code, annotations } = await runStep(fixture, { env, inputs })
    expect([code, annotations]).toMatchObject([1, [{ title: 'NOT_OWNER' }]])
  }
})
