import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ActionEvent, ActionResult } from '../support/action/action-runner.ts'
import { filesBelow, formsOf, leaksIn, startEcho } from '../support/canaries.ts'
import { hasProgram } from '../support/cli/program.ts'
import { createBareRepository, git, startGitServer } from '../support/git/git-repository.ts'
import { type WatchedGit, watchGit } from '../support/git/watched-git.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { publishClaims, REQUEST_TOKEN, startSigstore } from '../support/sigstore/sigstore.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import {
  createFixture,
  createPublic,
  type Fixture,
  type FixtureOptions,
  failureOf,
  REPOSITORY,
  type Step,
  shown,
  TOKEN,
} from './setup.ts'

shortenPauses()

const INDEX_TOKEN = 'ghs_CANARYindexCANARYindex0123456789'

/** All that anybody could see of a run: the log with its debug lines, files, command lines, and what it has published. */
async function visible(fixture: Fixture, result: ActionResult, watched: WatchedGit): Promise<string> {
  const published = await git(fixture.index, ['log', '--all', '--format=raw', '--patch', '--text'])
  const { releases, attestations, comments } = fixture.moduleRepository
  const { pullRequests } = fixture.indexRepository
  return [
    shown(result),
    ...(await filesBelow(result.directory)),
    await watched.commandLines(),
    ...fixture.github.requests.map(({ path }) => path),
    JSON.stringify([releases, attestations, comments, pullRequests]),
    published,
  ].join('\n')
}

async function watchedRun(
  options: FixtureOptions,
  inputs: Readonly<Record<string, string>>,
  seconds: number,
) {
  const permissions = { contents: 'write' } as const
  const tokens = [{ text: INDEX_TOKEN, permissions: { 'acme/registry': permissions } }]
  const fixture = await createPublic({ tokens, ...options })
  const sigstore = await startSigstore({ claims: publishClaims(REPOSITORY, fixture.commit) })
  const watched = await watchGit()
  const result = await fixture.run({
    inputs: { attest: 'require', 'index-token': INDEX_TOKEN, ...inputs },
    env: {
      ...sigstore.environment,
      ...sigstore.identityEnvironment,
      PATH: watched.path,
      MODULE_REGISTRY_RETRY_SECONDS: String(seconds),
      ACTIONS_STEP_DEBUG: 'true',
    },
  })
  return { fixture, sigstore, result, text: await visible(fixture, result, watched) }
}

describe.skipIf(!hasProgram('openssl'))('no token of a run (needs openssl)', () => {
  const echo = `you sent ${TOKEN} and ${Buffer.from(`x-access-token:${INDEX_TOKEN}`).toString('base64')}`

  const repeating = (at: string, status: number): FixtureOptions => ({
    faults: ({ operation }) => (operation === at ? { status, message: echo } : undefined),
  })

  // The services of Sigstore have a sixth of the seconds each; the last run fails before it asks them.
  it.each<[string, number, FixtureOptions, Readonly<Record<string, string>>, seconds?: number]>([
    ['publishes', 0, {}, {}],
    ['commits by the API', 1, {}, { 'index-commit-by': 'api' }],
    ['is refused by a token that is wrong', 1, {}, { 'index-token': `${INDEX_TOKEN}2` }],
    ['meets a server that repeats what it was sent', 1, repeating('repos/create-release', 422), {}],
    ['meets one that is down, and repeats it', 1, repeating('repos/get-release-by-tag', 500), {}, 6],
  ])('is to be seen anywhere after a run that %s', async (_, code, options, inputs, seconds = 24) => {
    const { result, sigstore, text } = await watchedRun(options, inputs, seconds)
    expect({ code: result.code, annotations: result.annotations }).toMatchObject({ code })
    const parts = ['::debug::', 'git-remote-https', '/repos/acme/terraform-aws-vpc', 'status<<ghadelimiter_']
    expect(parts.filter((part) => !text.includes(part))).toEqual([])
    expect(text.includes('modules.v1')).toBe(code === 0)
    const secrets = [TOKEN, INDEX_TOKEN, REQUEST_TOKEN, ...sigstore.tokens]
    expect(secrets.flatMap(formsOf).filter((form) => text.includes(form))).toEqual([])
  })

  it('would be missed by this test, whatever stands before it', () => {
    for (const before of ['', 'y:', 'x-access-token:', 'abc']) {
      const planted = [`${before}${TOKEN}`, Buffer.from(`${before}${TOKEN}`).toString('base64')]
      for (const leak of planted) expect(formsOf(TOKEN).some((form) => leak.includes(form))).toBe(true)
    }
  })
})

/** Each in an input of its own, so that a leak says where it comes from. */
const SECRETS = {
  'github-token': TOKEN,
  'index-token': INDEX_TOKEN,
  'source-token': 'ghs_CANARYsourceCANARYsource0123456789',
  'oci-password': 'canary-oci+5TyUv7/1Q=',
}

/** The branch of `acme/registry` with the workflow, and its events. */
async function onIndex({ index }: Fixture, file: string, text: string): Promise<Partial<ActionEvent>> {
  const sha = await createBareRepository(index, { [file]: text })
  const repository = { repository: 'acme/registry', repositoryId: 12, sha, ref: 'refs/heads/main' }
  return { ...repository, name: 'push', payload: { ref: 'refs/heads/main' } }
}

/** The pull request 7 of the module repository. */
async function pullRequest({ modules, commit }: Fixture): Promise<Partial<ActionEvent>> {
  const ref = 'refs/pull/7/merge'
  await git(modules, ['update-ref', ref, commit])
  const pull = { number: 7, head: { repo: { full_name: REPOSITORY } }, labels: [] }
  return { name: 'pull_request', ref, payload: { action: 'opened', number: 7, pull_request: pull } }
}

const OWN = { 'index-repository': '', 'index-url': '' }
const REGISTRY = 'url: https://modules.acme.test\nsources:\n  - owner: acme\n    match: terraform-*-*\n'
const DEPRECATE = 'marks:\n  - deprecate: acme/vpc/aws\n    reason: Use acme/network\n'

interface Mode extends Step {
  /** The error that the step ends with. */
  readonly fails?: string
  /** The inputs whose values have reached a server. */
  readonly sent?: ReadonlySet<string>
}

/** A step for each thing that the action does besides publishing a tag. */
const MODES: Readonly<Record<string, (fixture: Fixture) => Promise<Mode>>> = {
  'comments on a pull request': async (fixture) => ({
    event: await pullRequest(fixture),
    inputs: { comment: 'true', package: 'index', 'index-token': INDEX_TOKEN },
  }),
  'opens a pull request in the index': async (fixture) => {
    await fixture.run({ inputs: { package: 'index', module: 'acme/other/aws' } })
    return { inputs: { 'index-commit-by': 'pull-request', package: 'index', 'index-token': INDEX_TOKEN } }
  },
  collects: async (fixture) => ({
    event: await onIndex(fixture, 'registry.yml', REGISTRY),
    inputs: { ...OWN, collect: 'true', 'source-token': SECRETS['source-token'] },
  }),
  'collects with a token that is wrong': async (fixture) => ({
    event: await onIndex(fixture, 'registry.yml', REGISTRY),
    inputs: { ...OWN, collect: 'true', 'source-token': `${SECRETS['source-token']}2` },
    fails: 'PERMISSION',
  }),
  'applies marks': async (fixture) => {
    await fixture.run({ inputs: { package: 'index' } })
    return { event: await onIndex(fixture, 'marks.yml', DEPRECATE), inputs: { ...OWN, marks: 'true' } }
  },
  'builds the site and waits for a page': async () => {
    const waits = { site: 'site', wait: '1', 'index-url': 'https://127.0.0.1:1' }
    return { inputs: { ...waits, package: 'index', 'index-token': INDEX_TOKEN }, fails: 'NOT_INSTALLABLE' }
  },
  'is refused by a registry that repeats what it was sent': async () => {
    const { url, seen } = await startEcho(403, SECRETS)
    const repository = { 'oci-repository': `${new URL(url).host}/acme/vpc`, package: 'oci' }
    const login = { 'oci-username': 'ada', 'oci-password': SECRETS['oci-password'] }
    return { inputs: { ...repository, ...login }, fails: 'PERMISSION', sent: seen }
  },
}

it.each(Object.entries(MODES))('no secret in an input is to be seen where the action %s', async (_, mode) => {
  const permissions = {
    [REPOSITORY]: { contents: 'read' },
    'acme/registry': { contents: 'write', 'pull-requests': 'write' },
  } as const
  const tokens = [INDEX_TOKEN, SECRETS['source-token']].map((text) => ({ text, permissions }))
  const fixture = await createFixture({ visibility: 'public', tokens })
  const watched = await watchGit()
  const { fails, sent, ...step } = await mode(fixture)
  const env = { PATH: watched.path, MODULE_REGISTRY_RETRY_SECONDS: '5', ACTIONS_STEP_DEBUG: 'true' }
  const result = await fixture.run({ ...step, env })
  const failures = result.annotations.filter(({ level }) => level === 'error')
  expect(failures).toMatchObject(fails === undefined ? [] : [{ title: fails }])
  expect(result.stdout).toContain('::debug::')
  expect(leaksIn(await visible(fixture, result, watched), SECRETS)).toEqual([])
  if (sent !== undefined) expect([...sent]).toContain('oci-password')
})

const BASIC = `Basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`
const LEFT_OVER = `AUTHORIZATION: basic ${Buffer.from('x-access-token:ghs_leftOver').toString('base64')}`

async function homeWith(name: string, text: string): Promise<string> {
  const home = await temporaryDirectory()
  await writeFile(join(home, name), text, { mode: 0o600 })
  return home
}

const header = (path: string) => (url: string) =>
  homeWith('.gitconfig', `[http "${url}${path}"]\n\textraheader = ${LEFT_OVER}\n`)

it.each<[what: string, homeFor: (url: string) => Promise<string>]>([
  ['one in the HOME for the server', header('')],
  ['one in the HOME for the owner', header('/acme')],
  ['one in the HOME for the module repository', header('/acme/terraform-aws-vpc.git')],
  [
    'a URL that Git would rewrite to one with a password',
    (url) => {
      const other = url.replace('http://', 'http://x-access-token:ghs_leftOver@')
      return homeWith('.gitconfig', `[url "${other}/"]\n\tinsteadOf = ${url}/\n\tpushInsteadOf = ${url}/\n`)
    },
  ],
  ['a .netrc', () => homeWith('.netrc', 'machine 127.0.0.1 login x-access-token password ghs_leftOver\n')],
])(
  'the built action, among left-over credentials sends its own Authorization header alone beside %s, and that of a checkout',
  async (_, homeFor) => {
    const fixture = await createFixture()
    const { url } = fixture.github
    const workspace = await temporaryDirectory()
    await git(workspace, ['init', '--quiet'])
    await git(workspace, ['config', `http.${url}/.extraheader`, LEFT_OVER])
    const result = await fixture.run({ env: { HOME: await homeFor(url) }, workspace })
    expect(result).toMatchObject({ code: 0, annotations: [] })
    const sent = fixture.gitRequests().map(({ authorization }) => authorization)
    expect(sent.length).toBeGreaterThan(4)
    expect(new Set(sent.map(String))).toEqual(new Set([BASIC]))
  },
)

describe('the built action, with tokens that are not enough', () => {
  it('falls back on no credentials of a helper or a .netrc', async () => {
    const fixture = await createFixture()
    const helper = `!f() { echo username=x-access-token; echo password=${TOKEN}; }; f`
    for (const HOME of [
      await homeWith('.gitconfig', `[credential]\n\thelper = "${helper}"\n`),
      await homeWith('.netrc', `machine 127.0.0.1 login x-access-token password ${TOKEN}\n`),
    ]) {
      const result = await fixture.run({ inputs: { 'index-token': 'ghs_wrong' }, env: { HOME } })
      expect(failureOf(result)).toMatch(/^PERMISSION: /)
    }
    expect(await fixture.indexCommits()).toEqual([])
  })

  it('gives the token of the run to no other server', async () => {
    const fixture = await createFixture()
    const root = await temporaryDirectory()
    await git(root, ['init', '--quiet', '--bare', 'registry.git'])
    const other = await startGitServer({ root })
    const inputs = { 'index-repository': `${other.url}/registry.git`, expose: 'all', package: 'index' }
    const { code } = await fixture.run({ inputs })
    await other.close()
    expect(code).toBe(0)
    expect(other.requests.length).toBeGreaterThan(0)
    expect(other.requests.flatMap(({ authorization }) => authorization)).toEqual([])
  })
})

it('the token is hidden before anything else is said', async () => {
  const { stdout } = await (await createFixture()).run({ inputs: { 'index-token': `${TOKEN}2` } })
  const masks = stdout.split('\n').slice(0, 4)
  expect(masks.filter((line) => line.startsWith('::add-mask::'))).toHaveLength(4)
  for (const form of [TOKEN, `${TOKEN}2`, BASIC.slice('Basic '.length)])
    expect(masks).toContain(`::add-mask::${form}`)
})
