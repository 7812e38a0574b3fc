import { mkdirSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Log } from '../../../src/base/log.ts'
import { SecretMask } from '../../../src/base/secret-mask.ts'
import { publishCommand } from '../../../src/cli/publish.ts'
import { type VerifyFlags, verifyCommand } from '../../../src/cli/verify.ts'
import type { Runtime } from '../../../src/composition/runtime.ts'
import type { VerifyReport } from '../../../src/index/verify/verify.ts'
import type { Problem } from '../../../src/index/walk/problem.ts'
import { commitTo as commitToBranch, git, gitEnvironment, startGitServer } from '../git/git-repository.ts'
import { buildRepository } from '../git/module-repository.ts'
import { temporaryDirectory } from '../temporary.ts'
import { silentLog } from './index-target.ts'
import { createRegistry } from './registry.ts'

export const VPC = 'v1/modules/acme/vpc/aws'

export type PublishedIndexes = Awaited<ReturnType<typeof publishIndexes>>

export async function testRuntime(
  environment: Readonly<Record<string, string>> = {},
  log: Partial<Log> = {},
): Promise<Runtime> {
  const temporary = await temporaryDirectory()
  const variables = { ...gitEnvironment, HOME: temporary, ...environment }
  return { environment: variables, log: { ...silentLog, ...log }, secrets: new SecretMask(), temporary }
}

/**
 * A directory and a branch, with a commit for each publish: acme/vpc/aws 1.0.0 and 1.1.0 with packages in the index, acme/subnets/aws
 * 2.0.0 in Git; and the repositories of both.
 */
export async function publishIndexes() {
  const { root, directory, bare } = await createRegistry()
  const modules = { vpc: join(root, 'vpc'), subnets: join(root, 'subnets') }
  moduleVersion(modules.vpc, 'vpc', '1.0.0')
  moduleVersion(modules.vpc, 'vpc', '1.1.0')
  moduleVersion(modules.subnets, 'subnets', '2.0.0')
  const runtime = await testRuntime()
  for (const index of [directory, bare]) {
    for (const version of ['1.0.0', '1.1.0']) await publish(index, modules.vpc, [`v${version}`], runtime)
    await publish(index, modules.subnets, ['v2.0.0'], runtime, 'git')
  }
  return { directory, bare, modules }
}

function moduleVersion(directory: string, name: string, version: string): void {
  const origin = `[remote "origin"]\n\turl = https://git.acme.test/acme/terraform-aws-${name}.git\n`
  buildRepository(directory, {
    tag: `v${version}`,
    files: [
      { path: 'main.tf', content: `variable "name" {}\n\noutput "id" {\n  value = "${version}"\n}\n` },
      { path: 'README.md', content: `# ${name} ${version}\n\nA network.\n` },
    ],
    gitConfig: version.endsWith('.0.0') ? origin : '',
  })
}

export async function publish(
  index: string,
  repository: string,
  tag: readonly string[],
  runtime: Runtime,
  kind = 'index',
): Promise<void> {
  const flags = { index, repository, tag, package: kind }
  const { refusals = [] } = await publishCommand(flags, runtime)
  if (refusals.length > 0) throw new Error(JSON.stringify(refusals))
}

/** A copy to plant faults in. */
export async function copyOf(index: string): Promise<string> {
  const copy = join(await temporaryDirectory(), index.endsWith('.git') ? 'index.git' : 'index')
  await cp(index, copy, { recursive: true })
  return copy
}

/** Replaces the text of a file of a directory index; null removes the file. */
export async function edit(index: string, path: string, change: (text: string) => string | null) {
  const file = join(index, path)
  const text = change(await readFile(file, 'latin1').catch(() => ''))
  if (text === null) return rm(file, { recursive: true })
  mkdirSync(dirname(file), { recursive: true })
  await writeFile(file, text, 'latin1')
}

/** A file, and what its text becomes; null where it is gone. */
export type Edit = readonly [path: string, change: (text: string) => string | null]

/** The same change of a JSON document. */
// biome-ignore lint/suspicious/noExplicitAny: a test may plant anything
export const inJson = (change: (document: any) => void) => (text: string) => {
  const document = JSON.parse(text)
  change(document)
  return `${JSON.stringify(document, null, 2)}\n`
}

/** Replaces a JSON document of a directory index. */
// biome-ignore lint/suspicious/noExplicitAny: a test may plant anything
export function editJson(index: string, path: string, change: (document: any) => void): Promise<void> {
  return edit(index, path, inJson(change))
}

/** Adds a commit to the branch of a bare index; null removes a file or a folder. */
export function commitTo(bare: string, files: Readonly<Record<string, string | null>>, branch = 'registry') {
  return commitToBranch(bare, branch, { files, message: 'Edit' })
}

/** Adds a commit with a link or a submodule. */
export function commitLink(bare: string, path: string, mode: 120000 | 160000, id: string): Promise<string> {
  return commitToBranch(bare, 'registry', { more: `M ${mode} ${id} ${path}\n`, message: 'Edit' })
}

export function readBranch(bare: string, path: string): Promise<string> {
  return git(bare, ['show', `registry:${path}`])
}

/** A runtime for which git.acme.test is a server on this machine. @param modules repositories, by what follows `terraform-aws-` */
export async function runtimeWith(modules: Readonly<Record<string, string>>): Promise<Runtime> {
  const runtime = await testRuntime()
  const rules = await Promise.all(
    Object.entries(modules).map(async ([name, path]) => {
      const server = await startGitServer({ root: path })
      const url = `https://git.acme.test/acme/terraform-aws-${name}`
      return `[url "${server.url}/.git"]\n\tinsteadOf = ${url}.git\n\tinsteadOf = ${url}\n`
    }),
  )
  await writeFile(join(runtime.temporary, '.gitconfig'), rules.join(''))
  return { ...runtime, environment: { PATH: process.env['PATH'], HOME: runtime.temporary } }
}

type ReportedFinding = Problem & { readonly fix: string }

type Report = Pick<VerifyReport, 'checked'> & {
  readonly findings: readonly ReportedFinding[]
  readonly unverifiable: readonly ReportedFinding[]
  readonly suppressed: readonly (ReportedFinding & { readonly reason: string })[]
  readonly exitCode: number
  readonly text: string
}

/** What `verify` reports. */
export async function verifyWith(flags: VerifyFlags, runtime?: Runtime): Promise<Report> {
  const outcome = await verifyCommand(flags, runtime ?? (await testRuntime()))
  const report = outcome.json as Omit<Report, 'exitCode' | 'text'>
  return { ...report, text: outcome.text, exitCode: (outcome.refusals ?? []).length > 0 ? 1 : 0 }
}

/** `CODE address version` of each finding. */
export function named({ findings }: Pick<Report, 'findings'>): string[] {
  return findings.map(({ code, address, version }) =>
    [code, address, version].filter((part) => part !== null).join(' '),
  )
}
