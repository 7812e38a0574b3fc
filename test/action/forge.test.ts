import { describe, expect, it } from 'vitest'
import type { ActionResult } from '../support/action/action-runner.ts'
import { leaksIn } from '../support/canaries.ts'
import { hasProgram } from '../support/cli/program.ts'
import { git, startGitServer } from '../support/git/git-repository.ts'
import type { FakeToken } from '../support/github/github-state.ts'
import { startLoopback } from '../support/network/loopback.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import {
  createFixture,
  type Fixture,
  type FixtureOptions,
  TOKEN as GITHUB_TOKEN,
  localhost,
  REPOSITORY,
} from './setup.ts'

shortenPauses()

const TOKEN = 'c0ffee0123456789c0ffee0123456789c0ffee01'
const ALL = { contents: 'write', 'pull-requests': 'write', actions: 'write' } as const
const OWN: FakeToken = { text: TOKEN, permissions: { [REPOSITORY]: ALL, 'acme/registry': ALL } }
const NO_IDS = { GITHUB_REPOSITORY_ID: undefined, GITHUB_REPOSITORY_OWNER_ID: undefined }

const createGitea = (options: FixtureOptions = {}) =>
  createFixture({ isGitea: true, visibility: 'public', tokens: [OWN], ...options })

/** As Gitea's runner starts it. */
const runOnGitea = (fixture: Fixture, inputs: Readonly<Record<string, string>> = {}) =>
  fixture.run({
    inputs: { 'github-token': TOKEN, ...inputs },
    env: { GITEA_ACTIONS: 'true', MODULE_REGISTRY_RETRY_SECONDS: '2', ...NO_IDS },
  })

const messageOf = ({ annotations }: Pick<ActionResult, 'annotations'>) => annotations[0]?.message ?? ''

it.skipIf(!hasProgram('openssl'))('Gitea gets one release, with one asset (needs openssl)', async () => {
  const fixture = await createGitea({ certificates: await localhost() })
  const { moduleRepository, github } = fixture
  const release = { name: 'v1.2.3', body: '', prerelease: false, makeLatest: '', immutable: false }
  const left = { ...release, id: 5, tag_name: 'v1.2.3', draft: true, assets: [] }
  moduleRepository.releases.push(left)
  // The default where everybody reads the assets.
  const status = async () => (await runOnGitea(fixture)).outputs['status']
  expect(await status()).toBe('published')
  expect(moduleRepository.releases).toMatchObject([{ id: 5, draft: false, assets: { length: 1 } }])
  expect(github.apiRequests.length).toBeLessThanOrEqual(12)
  expect(fixture.pushes()).toHaveLength(1)
  const message = await git(fixture.index, ['log', '-1', '--format=%B', 'registry'])
  expect(message).toMatch(/^Run: https:\S+\/actions\/runs\/1001$/m)
  const writes = github.writes.length
  expect(await status()).toBe('unchanged')
  expect(github.writes).toHaveLength(writes)

  await git(fixture.modules, ['tag', 'v1.2.4', 'main'])
  const other = { id: 8, name: 'vpc-aws-1.2.4.zip', bytes: Buffer.from('other'), state: 'uploaded' as const }
  moduleRepository.releases.push({ ...left, id: 7, tag_name: 'v1.2.4', draft: false, assets: [other] })
  const step = { package: 'release', tag: 'v1.2.4' }
  expect(messageOf(await runOnGitea(fixture, step))).toMatch(/^VERSION_EXISTS: /)
})

describe('what a server cannot do', () => {
  it.each([
    ['index-commit-by', 'api', 'set index-commit-by: push, or pull-request'],
    ['deploy', 'pages', 'name a workflow that deploys the index'],
    ['attest', 'require', 'set attest: off'],
  ])('%s: %s is refused on Gitea before the first request', async (input, value, fix) => {
    const fixture = await createGitea()
    const [message, hint] = messageOf(await runOnGitea(fixture, { [input]: value })).split(' | ')
    expect(message).toBe(`INVALID_INPUT: input "${input}" is "${value}", which Gitea cannot do`)
    expect(hint).toContain(fix)
    expect(fixture.github.requests).toEqual([])
  })

  it('a plain Git server needs no API for packages in the index', async () => {
    const fixture = await createFixture()
    const result = await fixture.run({ inputs: { forge: 'git' }, env: NO_IDS })
    expect(result).toMatchObject({ code: 0, outputs: { status: 'published' } })
    expect(fixture.github.apiRequests).toEqual([])
    for (const [name, value] of Object.entries({ comment: 'true', release: 'pull-request' })) {
      const refused = await fixture.run({ inputs: { forge: 'git', [name]: value }, env: NO_IDS })
      expect(messageOf(refused)).toMatch(`input "${name}" is "${value}", which a plain Git server cannot do`)
    }
  })

  it('a run without a token publishes by Git as a command does', async () => {
    const fixture = await createFixture({ visibility: 'public' })
    const inputs = { 'github-token': '', 'index-token': GITHUB_TOKEN }
    const result = await fixture.run({ inputs, env: NO_IDS })
    expect(result).toMatchObject({ code: 0, outputs: { status: 'published' } })
    expect(fixture.github.apiRequests).toEqual([])
    const refused = await fixture.run({ inputs: { ...inputs, package: 'release' }, env: NO_IDS })
    expect(messageOf(refused)).toMatch(/no token [^|]*set input "github-token"/)
  })

  it('a token for an index on another server is no token of the server of the run', async () => {
    const fixture = await createGitea()
    const root = await temporaryDirectory()
    await git(root, ['init', '--quiet', '--bare', 'registry.git'])
    const other = await startGitServer({ root, token: GITHUB_TOKEN })
    const named = { 'index-repository': `${other.url}/registry.git`, 'index-token': GITHUB_TOKEN }
    const result = await runOnGitea(fixture, { ...named, expose: 'all', package: 'index' })
    expect(result).toMatchObject({ code: 0, outputs: { status: 'published' } })
    const sent = fixture.github.requests.map(({ authorization }) => authorization)
    expect(leaksIn(sent.join('\n'), { GITHUB_TOKEN })).toEqual([])
  })

  it('an index that would decline the push is refused also with an index token alone', async () => {
    const fixture = await createGitea()
    fixture.indexRepository.protectedBranch = 'registry'
    const result = await runOnGitea(fixture, { 'github-token': '', 'index-token': TOKEN })
    expect(messageOf(result)).toMatch(/^PERMISSION: the branch "registry" of "acme\/registry" is protected/)
    expect(fixture.pushes()).toEqual([])
  })

  it('a location that is not https is refused before a package is stored', async () => {
    const fixture = await createGitea()
    const result = await runOnGitea(fixture, { package: 'release' })
    expect(messageOf(result)).toMatch(/^INVALID_INPUT: .*clients fetch packages over https alone, not http/)
    expect(fixture.github.writes).toEqual([])
  })
})

describe('a server that is not what it is taken for', () => {
  it.each([
    ['github', { isGitea: true }, /^INVALID_INPUT: "forge" is "github", but the runner is one of Gitea/],
    ['gitea', { isGitea: false }, /^INVALID_INPUT: \S+\/api\/v3 is not the API of Gitea, which "forge" says/],
  ])('is refused where "forge" says %s', async (forge, options, message) => {
    const fixture = await createGitea(options)
    expect(messageOf(await runOnGitea(fixture, { forge }))).toMatch(message)
    expect(fixture.github.writes).toEqual([])
  })

  it('is refused where it is an old Gitea', async () => {
    const fixture = await createGitea()
    fixture.github.version = '1.19.4'
    const message = messageOf(await runOnGitea(fixture))
    expect(message).toMatch(/is Gitea "1\.19\.4", older than 1\.20 \| update Gitea/)
    fixture.github.version = '11.0.1+gitea-1.22.0'
    expect(await runOnGitea(fixture, { package: 'index' })).toMatchObject({ code: 0 })
  })

  it('gets no token of another one', async () => {
    const fixture = await createGitea()
    const result = await runOnGitea(fixture, { 'github-token': 'ghp_0123456789' })
    expect(messageOf(result)).toMatch(/^PERMISSION: the token of input "github-token" is one of GitHub, and /)
    expect(fixture.github.requests).toEqual([])
  })

  it('is named where it answers with a page, or not at all', async () => {
    const fixture = await createFixture()
    const page = await startLoopback(async (_, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
    })
    const tried = async (GITHUB_API_URL: string) =>
      messageOf(await fixture.run({ env: { GITHUB_API_URL, MODULE_REGISTRY_RETRY_SECONDS: '1' } }))
    expect(await tried(`${page.url}/api/v3`)).toMatch(
      `there is no API of GitHub at ${page.url}/api/v3: it answers 404 with a page for people`,
    )
    await page.close()
    expect(await tried('https://nowhere.invalid/api/v3')).toMatch(
      /: https:\/\/nowhere\.invalid\/api\/v3 cannot be reached: "getaddrinfo E\w+ nowhere\.invalid"/,
    )
  }, 20_000)
})
