import type { ActionEvent } from '../../support/action/action-runner.ts'
import { commitTo, git } from '../../support/git/git-repository.ts'
import { createFixture, type Fixture, type FixtureOptions, pushOf, REPOSITORY, type Step } from '../setup.ts'

/** A module that was published up to 1.2.3, whose index is a branch of its own repository. */
export function releasable(options: FixtureOptions = {}): Promise<Fixture> {
  return createFixture({ visibility: 'public', ...options })
}

export const IPV6 = 'variable "ipv6" {\n  type    = bool\n  default = false\n}\n'

const OUTPUT = 'output "id" {\n  value = 1\n}\n'
const CONFIG = ['vpc', 'dns'].map((name) => `  - { path: ${name}, address: acme/${name}/aws }\n`)
/** A repository of two modules. */
export const TWO_MODULES = {
  '.module-registry.yml': `tag-prefix: "{name}/"\nmodules:\n${CONFIG.join('')}`,
  'vpc/main.tf': OUTPUT,
  'dns/main.tf': OUTPUT,
}

interface Pull {
  readonly files: Readonly<Record<string, string | null>>
  readonly labels?: readonly string[]
  /** Its base; `main` without it. */
  readonly base?: string
}

/** Merges a pull request with a merge commit; returns that. */
export async function mergePull(
  { modules, moduleRepository }: Fixture,
  number: number,
  { files, labels = [], base = 'main' }: Pull,
): Promise<string> {
  const head = `pull-${number}`
  const change = `Change ${number}`
  const own = await commitTo(modules, head, { files, message: change, author: 'Grace', from: base })
  const message = `Merge pull request #${number} from acme/${head}\n\n${change}`
  const merge = await commitTo(modules, base, { files, message, merges: head })
  const pull = { number, title: '', body: '', head, base, state: 'closed' } as const
  moduleRepository.pullRequests.push({ ...pull, labels, commits: [own, merge] })
  return merge
}

/** Such a module after a pull request that adds an input. */
export async function merged(options: FixtureOptions = {}, labels: readonly string[] = []): Promise<Fixture> {
  const fixture = await releasable(options)
  await mergePull(fixture, 12, { files: { 'variables.tf': IPV6 }, labels })
  return fixture
}

export function pushOfBranch(branch: string, sha: string): ActionEvent {
  const ref = `refs/heads/${branch}`
  const repository = { full_name: REPOSITORY, default_branch: 'main' }
  return { ...pushOf('', sha), ref, payload: { ref, after: sha, head_commit: { id: sha }, repository } }
}

/** What `release: true` does at a push to a branch: with one token, in one step. */
export async function release(fixture: Fixture, step: Step & { readonly branch?: string } = {}) {
  const { branch = 'main', inputs, event, ...call } = step
  const sha = event?.sha ?? (await git(fixture.modules, ['rev-parse', branch]))
  return fixture.run({
    ...call,
    inputs: { release: 'true', package: 'index', 'index-repository': REPOSITORY, ...inputs },
    event: { ...pushOfBranch(branch, sha), ...event },
  })
}

/** The tags that releases have made. */
export async function madeTags({ modules }: Pick<Fixture, 'modules'>): Promise<string[]> {
  const format = '--format=%(objecttype) %(refname:lstrip=2)'
  const listed = await git(modules, ['for-each-ref', format, 'refs/tags'])
  return listed.split('\n').flatMap((line) => /^tag (.*)$/.exec(line)?.[1] ?? [])
}

export async function versionsIn({ modules }: Fixture): Promise<string[]> {
  const listed = await git(modules, ['show', 'registry:v1/modules/acme/vpc/aws/versions']).catch(() => '')
  if (listed === '') return []
  return JSON.parse(listed).modules[0].versions.map(({ version }: { readonly version: string }) => version)
}
