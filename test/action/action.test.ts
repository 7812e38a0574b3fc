import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { git } from '../support/git/git-repository.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { createFixture, hasNode24, indexCommits, moveTag, NODE_24, pushOf, runStep } from './setup.ts'

const RELEASE = 'v1/modules/acme/vpc/aws/1.2.3/release.json'

describe('the built action', () => {
  it('publishes the pushed tag, records the ids of its repository, and keeps the zip alone', async () => {
    const fixture = await createFixture()
    const temporary = await temporaryDirectory()
    const { code, outputs, annotations, summary } = await runStep(fixture, {
      env: { RUNNER_TEMP: temporary },
    })
    expect(annotations).toEqual([])
    expect(code).toBe(0)
    const release = JSON.parse(await git(fixture.index, ['show', `registry:${RELEASE}`]))
    expect(release).toMatchObject({
      tag: 'v1.2.3',
      commit: fixture.commit,
      repository: { id: 11, ownerId: 7 },
    })
    expect(outputs).toMatchObject({
      status: 'published',
      address: 'acme/vpc/aws',
      version: '1.2.3',
      location: `./module.zip?checksum=${release.package.digest}`,
      digest: release.package.digest,
      'index-commit': await git(fixture.index, ['rev-parse', 'registry']),
    })
    expect(JSON.parse(outputs['results'] ?? '')).toMatchObject([
      { status: 'published', commit: fixture.commit },
    ])
    expect(summary).toContain('source  = "modules.acme.test/acme/vpc/aws"')
    expect(summary).toContain('version = "1.2.3"')
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

  it('skips a moving tag that the trigger matched, and refuses one that the input names', async () => {
    const fixture = await createFixture()
    await git(fixture.modules, ['tag', 'v1'])
    const event = pushOf('v1', fixture.commit)
    const skipped = await runStep(fixture, { event })
    expect(skipped).toMatchObject({ code: 0, annotations: [{ level: 'notice' }] })
    expect(skipped.annotations[0]?.message).toBe('nothing to publish: "v1" is a moving tag, not a version')
    expect(skipped.outputs).toMatchObject({ status: 'skipped', version: '', results: '[]' })
    expect(fixture.server.requests).toEqual([])
    const refused = await runStep(fixture, { event, inputs: { tag: 'v1' } })
    expect(refused).toMatchObject({ code: 1, annotations: [{ title: 'INVALID_TAG' }] })
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

  it('plans without a push in a dry run', async () => {
    const fixture = await createFixture()
    const { code, outputs } = await runStep(fixture, { inputs: { 'dry-run': 'true' } })
    expect(code).toBe(0)
    expect(outputs).toMatchObject({ status: 'planned', version: '1.2.3', 'index-commit': '' })
    expect(fixture.server.requests.filter(({ path }) => path.includes('receive-pack'))).toEqual([])
    expect(await indexCommits(fixture.index)).toEqual([])
  })

  it('reads the config file as the tag has it', async () => {
    const config =
      'modules:\n  - path: modules/subnets\n    address: acme/subnets/aws\n    tag-prefix: subnets/\n'
    const fixture = await createFixture({
      files: { '.module-registry.yml': config, 'modules/subnets/main.tf': '# subnets\n' },
    })
    await git(fixture.modules, ['tag', 'subnets/v0.1.0'])
    const { outputs } = await runStep(fixture, { event: pushOf('subnets/v0.1.0', fixture.commit) })
    expect(outputs).toMatchObject({ status: 'published', address: 'acme/subnets/aws', version: '0.1.0' })
  })

  it('asks nothing of any server for a tag that was deleted, and succeeds', async () => {
    const fixture = await createFixture()
    const sha = '0'.repeat(40)
    const event = {
      ...pushOf('v1.2.3', sha),
      payload: { ref: 'refs/tags/v1.2.3', after: sha, deleted: true },
    }
    const { code, outputs, annotations } = await runStep(fixture, { event })
    expect(code).toBe(0)
    expect(outputs['status']).toBe('skipped')
    expect(annotations).toMatchObject([{ level: 'notice' }])
    expect(fixture.github.requests).toEqual([])
  })

  it('refuses the event pull_request_target before the first request', async () => {
    const fixture = await createFixture()
    const event = { name: 'pull_request_target' }
    const { code, annotations } = await runStep(fixture, { event, inputs: { tag: 'v1.2.3' } })
    expect(code).toBe(1)
    expect(annotations).toMatchObject([{ title: 'UNSUPPORTED_EVENT' }])
    expect(fixture.github.requests).toEqual([])
  })

  it('needs no checkout and no workspace', async () => {
    const fixture = await createFixture()
    const { code } = await runStep(fixture, { env: { GITHUB_WORKSPACE: undefined } })
    expect(code).toBe(0)
  })

  it.skipIf(!hasNode24)('runs on Node 24, as the runner does (needs Node 24 in test/node24)', async () => {
    const fixture = await createFixture()
    const first = await runStep(fixture, { node: NODE_24 })
    expect(first).toMatchObject({ code: 0, stderr: '' })
    const second = await runStep(fixture, { node: NODE_24 })
    expect(second.outputs['status']).toBe('unchanged')
  })
})
