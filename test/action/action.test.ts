import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasProgram } from '../support/cli/program.ts'
import { expectRow } from '../support/docs/compatibility-row.ts'
import { git } from '../support/git/git-repository.ts'
import { startDeployedSite } from '../support/network/deployed-site.ts'
import { sha256 } from '../support/oci/oci-content.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { temporaryDirectory, temporaryFile } from '../support/temporary.ts'
import { createFixture, createPublic, failureOf, NODE_24, REPOSITORY } from './setup.ts'

describe('the built action', () => {
  it('publishes the pushed tag, records the ids of its repository, and keeps the zip alone', async () => {
    const fixture = await createFixture()
    const temporary = await temporaryDirectory()
    // Without a checkout, and without a workspace.
    const env = { RUNNER_TEMP: temporary, GITHUB_WORKSPACE: undefined }
    const { code, outputs, annotations, summary } = await fixture.run({ env })
    expect([code, annotations]).toEqual([0, []])
    const show = async (path: string) =>
      JSON.parse(await git(fixture.index, ['show', `registry:v1/modules/acme/vpc/aws/${path}`]))
    const release = await show('1.2.3/release.json')
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
    const { host } = new URL(fixture.github.url)
    const owner = { host, repository: REPOSITORY, repositoryId: 11, ownerId: 7 }
    expect((await show('module.json')).owner).toEqual(owner)
    expect(await readdir(temporary)).toEqual(['acme-vpc-aws-1.2.3.zip'])
    expect(sha256(await readFile(outputs['package-path'] ?? ''))).toBe(outputs['digest'])
  })

  it('publishes the good ones of all tags, and fails only for the highest version of a module', async () => {
    const fixture = await createFixture()
    await fixture.run()
    await fixture.moveTag('v1.2.3')
    for (const tag of ['v1.0.0', 'v2.0.0', 'latest']) await git(fixture.modules, ['tag', tag, 'main'])
    const inputs = { 'all-tags': 'true' }
    const { code, outputs, annotations, summary } = await fixture.run({ inputs })
    expect(code).toBe(0)
    expect(outputs).toMatchObject({ status: 'published', version: '', 'package-path': '' })
    const results: { status: string; tag: string }[] = JSON.parse(outputs['results'] ?? '')
    const said = results.map(({ status, tag }) => `${tag} ${status}`)
    expect(said).toEqual(['v1.0.0 published', 'v2.0.0 published', 'v1.2.3 refused'])
    expect(annotations).toEqual([])
    expect(summary).toContain('version = "2.0.0"')
    expect(summary).toContain('refused   1 TAG&#95;MOVED')
    expect(await fixture.indexCommits()).toHaveLength(2)
    await fixture.moveTag('v2.0.0')
    const failed = await fixture.run({ inputs })
    const moved = [{ title: 'TAG_MOVED' }]
    expect(failed).toMatchObject({ code: 1, annotations: moved, outputs: { status: 'refused' } })
    const strict = await fixture.run({ inputs: { ...inputs, strict: 'true' } })
    expect(strict).toMatchObject({ code: 1, outputs: { status: 'refused' } })
  })

  it.skipIf(!existsSync(NODE_24))(
    'runs on Node 24, as the runner does (needs Node 24 in test/node24)',
    async () => {
      const fixture = await createFixture()
      expect(await fixture.run({ node: NODE_24 })).toMatchObject({ code: 0, stderr: '' })
      expect((await fixture.run({ node: NODE_24 })).outputs['status']).toBe('unchanged')
    },
  )
})

shortenPauses()

/** As on Gitea: neither the environment nor the event has them. */
const env = { GITHUB_REPOSITORY_ID: '', GITHUB_REPOSITORY_OWNER_ID: '' }
const MARKS = 'marks:\n  - deprecate: acme/vpc/aws\n    reason: mine now\n'

it('asks the server for the ids of its repository: a new one with the name of a renamed one decides nothing', async () => {
  const fixture = await createFixture({ visibility: 'public' })
  const published = await fixture.run({ env, inputs: { package: 'index' } })
  expect(published.outputs['status']).toBe('published')
  await git(fixture.modules, ['tag', 'v1.3.0'])
  Object.assign(fixture.moduleRepository, { id: fixture.moduleRepository.id + 1000 })
  const decision = { marks: 'true', config: await temporaryFile('marks.yml', MARKS) }
  for (const inputs of [{ package: 'index', tag: 'v1.3.0' }, decision]) {
    const { code, annotations } = await fixture.run({ env, inputs })
    expect([code, annotations]).toMatchObject([1, [{ title: 'NOT_OWNER' }]])
  }
})

const VERSIONS = '/v1/modules/acme/vpc/aws/versions'

it('a run that waits ends when clients can install the version, and says after how many seconds', async () => {
  const fixture = await createFixture()
  const site = await startDeployedSite({ repository: fixture.index, applyHeaders: true, deploysAt: 3 })
  const pushedAt = Math.floor(Date.now() / 1000) - 1000
  const payload = { ref: 'refs/tags/v1.2.3', deleted: false, repository: { pushed_at: pushedAt } }
  const inputs = { 'index-url': site.url, wait: '60' }
  const { code, outputs, summary, annotations } = await fixture.run({ inputs, event: { payload } })
  expect([code, annotations, outputs['status']]).toEqual([0, [], 'published'])
  const seconds = outputs['installable-after']
  expect(Number(seconds)).toBeGreaterThanOrEqual(1000)
  expect(summary).toContain(`installable after ${seconds} seconds, by OpenTofu and Terraform`)
  const asked = site.requests.map(({ path }) => path)
  // Nothing is asked for that is not there yet but the first of all questions: hosts remember a 404.
  expect(asked.slice(0, 2)).toEqual(['/.well-known/terraform.json', '/.well-known/terraform.json'])
  expect(asked.filter((path) => path === '/v1/modules/acme/vpc/aws/1.2.3/download')).toHaveLength(1)
  expect(site.requests.filter(({ status, path }) => status === 404 && path !== asked[0])).toEqual([])
})

it('a run that waits fails where the site lags behind, and warns of a host that sends no header when it is there', async () => {
  const fixture = await createFixture()
  const site = await startDeployedSite({ repository: fixture.index })
  const inputs = { 'index-url': site.url, wait: '1' }
  await fixture.run({ inputs: { 'index-url': site.url, module: 'acme/old/aws' } })
  await site.deploy()
  const late = await fixture.run({ inputs })
  for (const said of ['NOT_INSTALLABLE: ', `${VERSIONS}" answers 404`, 'deployed from the index branch'])
    expect(failureOf(late)).toContain(said)
  expect(late.summary).toContain('NOT_INSTALLABLE')
  expect(late.outputs).toMatchObject({ status: 'published', version: '1.2.3', 'installable-after': '' })
  expect(await fixture.indexCommits()).toHaveLength(2)
  await site.deploy()
  const healed = await fixture.run({ inputs })
  const message = expect.stringContaining('without the header X-Terraform-Get')
  expect([healed.code, healed.annotations]).toMatchObject([0, [{ level: 'warning', message }]])
  expect(healed.summary).toContain('by OpenTofu alone')
  expect(healed.outputs['installable-after']).toMatch(/^\d+$/)
})

it.each([
  ['pages', { kind: 'pages', body: {} }, 'pages: write'],
  ['deploy.yml', { kind: 'dispatch', body: { workflow_id: 'deploy.yml', ref: 'main' } }, 'actions: write'],
])('a deployment (%s) is asked for once after a commit, if permitted', async (deploy, effect, permission) => {
  const permissions = { 'acme/registry': { contents: 'write' } } as const
  const fixture = await createFixture({ tokens: [{ text: 'ghs_writer', permissions }] })
  const refused = await fixture.run({ inputs: { deploy, 'index-token': 'ghs_writer' } })
  expect(failureOf(refused)).toMatch(/^PERMISSION: .*acme\/registry/)
  expect(failureOf(refused)).toContain(permission)
  expect(refused.outputs['status']).toBe('published')
  expect(await fixture.indexCommits()).toHaveLength(1)
  const inputs = { deploy, module: 'acme/other/aws' }
  expect(await fixture.run({ inputs })).toMatchObject({ code: 0, annotations: [] })
  expect(fixture.indexRepository.effects).toMatchObject([effect])
  expect((await fixture.run({ inputs })).outputs['status']).toBe('unchanged')
  expect(fixture.indexRepository.effects).toHaveLength(1)
  // "Re-run failed jobs" finishes what the first attempt could not do.
  const env = { GITHUB_RUN_ATTEMPT: '2' }
  expect(await fixture.run({ inputs: { deploy }, env })).toMatchObject({ code: 0, annotations: [] })
  expect(fixture.indexRepository.effects).toHaveLength(2)
})

it('a deployment by a workflow that is not there names the file and the branch', async () => {
  const faults = ({ operation }: { readonly operation: string }) =>
    operation === 'actions/create-workflow-dispatch' ? { status: 404 } : undefined
  const failure = failureOf(await (await createFixture({ faults })).run({ inputs: { deploy: 'deploy.yml' } }))
  expect(failure).toMatch(
    /^NOT_FOUND: "acme\/registry" has no workflow deploy\.yml on "main".*\nadd \.github/,
  )
})

it('waiting without a URL to poll, and a deployment on another server, are refused before anything is written', async () => {
  const fixture = await createFixture()
  const unknown = await fixture.run({ inputs: { 'index-url': '', wait: '60' } })
  expect(failureOf(unknown)).toMatch(/^INVALID_INPUT: /)
  expect(fixture.github.requests).toEqual([])
  const inputs = { deploy: 'pages', 'index-repository': 'https://git.acme.test/a/b.git', expose: 'all' }
  expect(failureOf(await fixture.run({ inputs }))).toMatch(/^INVALID_INPUT: /)
  const byApi = await fixture.run({ inputs: { ...inputs, deploy: '', 'index-commit-by': 'api' } })
  expect(failureOf(byApi)).toMatch(/^INVALID_INPUT: input "index-commit-by" is "api", but .* is not on http/)
  expect(fixture.github.writes).toEqual([])
})

it('a private module is not published into a public index, and has no release that clients could fetch', async () => {
  const open = await createFixture({ visibility: 'private', indexVisibility: 'public' })
  const exposed = await open.run()
  expect(failureOf(exposed)).toMatch(/^WOULD_EXPOSE: .*expose: protocol/s)
  expect(`${exposed.summary}${exposed.outputs['results']}`).not.toMatch(/--\w|…/)
  expect([open.github.writes, await open.indexCommits()]).toEqual([[], []])
  const fixture = await createFixture({ visibility: 'private' })
  for (const dryRun of ['false', 'true']) {
    const result = await fixture.run({ inputs: { package: 'release', 'dry-run': dryRun } })
    expect(failureOf(result)).toMatch(/^STORE_REFUSED: .*package: git/s)
  }
  expect(fixture.github.writes).toEqual([])
})

it('an index that GitHub commits to is created and written without a push, and names what is in the way', async () => {
  const fixture = await createFixture()
  const inputs = { 'index-commit-by': 'api', 'index-repository': '' }
  expect((await fixture.run({ inputs })).annotations).toEqual([])
  expect((await fixture.run({ inputs })).outputs['status']).toBe('unchanged')
  expect(await fixture.indexCommits(fixture.modules)).toHaveLength(1)
  expect(fixture.github.requests.filter(({ path }) => path.endsWith('/git-receive-pack'))).toEqual([])
  const empty = await fixture.run({ inputs: { 'index-commit-by': 'api' } })
  expect(failureOf(empty)).toMatch(/^INDEX_UNREACHABLE: .*push any first commit/s)
  fixture.moduleRepository.hasRule = true
  const ruled = await fixture.run({ inputs: { ...inputs, module: 'acme/other/aws' } })
  expect(failureOf(ruled)).toMatch(/^PERMISSION: /)
})

it.skipIf(!hasProgram('openssl'))('GitHub gets packages as the table says (needs openssl)', async () => {
  const { host } = await startOciRegistry({})
  const published: string[] = []
  const fixture = await createPublic()
  const statusOf = async (name: string, inputs: Readonly<Record<string, string>>) =>
    (await fixture.run({ inputs: { module: `acme/${name}/aws`, ...inputs } })).outputs['status']
  for (const kind of ['release', 'index', 'git', 'oci']) {
    const status = await statusOf(kind, { package: kind, 'oci-repository': `${host}/acme/vpc` })
    if (status === 'published') published.push(`\`${kind}\``)
  }
  const isPending = (await statusOf('asked', { 'index-commit-by': 'pull-request' })) === 'pending'
  const [, version] = /openapi (\S+) /.exec(readFileSync('test/fixtures/github-openapi.json', 'utf8')) ?? []
  const cells = [published.join(', '), isPending ? 'yes' : 'no']
  expectRow('GitHub', `GitHub, a fake checked by @octokit/openapi ${version}`, cells)
})

it('an event file that is none, and a RUNNER_TEMP that does not exist, are refused with what to do', async () => {
  const fixture = await createFixture()
  const directory = await temporaryDirectory()
  const GITHUB_EVENT_PATH = join(directory, 'event.json')
  for (const [text, problem] of [
    ['{"ref":', 'Unexpected end of JSON input'],
    ['null', 'expected object'],
    ['{"release": {}}', '"release.tag_name"'],
  ] as const) {
    await writeFile(GITHUB_EVENT_PATH, text)
    const result = await fixture.run({ env: { GITHUB_EVENT_PATH } })
    const what = 'INVALID_INPUT: the file of the event (environment variable GITHUB_EVENT_PATH) is not'
    for (const said of [what, problem, 'let the runner set GITHUB_EVENT_PATH'])
      expect(failureOf(result)).toContain(said)
    expect(result.outputs).toMatchObject({ status: 'refused' })
  }
  const unreadable = await fixture.run({ env: { GITHUB_EVENT_PATH: directory } })
  expect(failureOf(unreadable)).toMatch(/^SYSTEM_REFUSED: /)
  const RUNNER_TEMP = join(directory, 'absent')
  const failure = failureOf(await fixture.run({ env: { RUNNER_TEMP } }))
  expect(failure).toContain(
    `SYSTEM_REFUSED: temporary files cannot be put into "${RUNNER_TEMP}": no such file`,
  )
  expect(failure).toContain('(on a runner: RUNNER_TEMP)')
  expect(fixture.github.requests).toEqual([])
})

it('publishes without RUNNER_TEMP, and where the job summary cannot be written, with a warning', async () => {
  const fixture = await createFixture()
  const TMPDIR = await temporaryDirectory()
  const env = { RUNNER_TEMP: undefined, TMPDIR, GITHUB_STEP_SUMMARY: TMPDIR }
  const message = expect.stringContaining('the job summary cannot be written')
  const annotations = [{ level: 'warning', message }]
  const published = { code: 0, outputs: { status: 'published' }, annotations }
  expect(await fixture.run({ env })).toMatchObject(published)
})

it('looks at the site and the outputs before anything is written', async () => {
  const fixture = await createFixture()
  const workspace = await temporaryDirectory({ 'site/mine.txt': 'mine' })
  const result = await fixture.run({ workspace, inputs: { site: 'site' } })
  expect(failureOf(result)).toMatch(/^INVALID_INPUT: /)
  expect(result.outputs['status']).toBe('refused')
  const directory = await fixture.run({ env: { GITHUB_OUTPUT: workspace } })
  expect(failureOf(directory)).toMatch(/^SYSTEM_REFUSED: .*GITHUB_OUTPUT/)
  expect(fixture.github.requests).toEqual([])
})

it('keeps the outputs of a publication after which the site fails', async () => {
  let isPushed = false
  const fixture = await createFixture({
    faults: ({ operation }) => (operation === 'git' && isPushed ? { status: 500 } : undefined),
    served: ({ path, method }) => {
      isPushed ||= method === 'POST' && path.endsWith('git-receive-pack')
    },
  })
  const result = await fixture.run({ workspace: await temporaryDirectory(), inputs: { site: 'site' } })
  expect(failureOf(result)).not.toBe('')
  expect(result.outputs).toMatchObject({ status: 'published', version: '1.2.3' })
})

it('refuses a tag that was moved after the push', async () => {
  const fixture = await createFixture()
  const moved = await fixture.moveTag('v1.2.3')
  expect(failureOf(await fixture.run())).toMatch(new RegExp(`^TAG_MOVED: .*${moved}`))
  expect(await fixture.indexCommits()).toEqual([])
})

it.each([
  ['HTML', '<html>log in</html>', 'text/html'],
  ['other JSON', '{"login":"please"}', 'application/json'],
  ['null', 'null', 'application/json'],
])('says that %s is no answer of GitHub', async (_, text, type) => {
  for (const wanted of ['repos/get', 'git/get-ref']) {
    const fault = { status: 200, text, headers: { 'content-type': type } }
    const fixture = await createFixture({
      faults: ({ operation }) => (operation === wanted ? fault : undefined),
    })
    const inputs = { 'index-commit-by': 'api' }
    const result = await fixture.run({ inputs, env: { MODULE_REGISTRY_RETRY_SECONDS: '2' } })
    expect(failureOf(result)).toMatch(/^(?:REPOSITORY|INDEX)_UNREACHABLE: .*is not one of GitHub/)
  }
})
