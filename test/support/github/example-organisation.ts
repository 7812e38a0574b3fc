import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type CliResult, runCli } from '../cli/cli.ts'
import { git } from '../git/git-repository.ts'
import { startGitServer } from '../git/git-server.ts'
import { moduleFiles, pushTags, type TaggedFiles, versionsOf } from '../git/tagged-modules.ts'
import { temporaryDirectory } from '../temporary.ts'
import { type FakeGitHub, startGitHub } from './github.ts'
import type { GitHubOptions } from './github-call.ts'

/** The organisation that examples/index/registry.yml collects from: 60 sources on two servers. */
export interface Organisation {
  readonly github: FakeGitHub
  /** Root of git.acme.dev. */
  readonly root: string
  /** The bare repository of the index. */
  readonly index: string
  /** What the requests of Git were, on both servers: `acme/terraform-aws-m01 upload-pack`. */
  readonly gitRequests: () => string[]
  collect(...args: string[]): Promise<CliResult>
  /** Adds tags to a repository on GitHub, which is made where it is missing. */
  push(name: string, tags: TaggedFiles): Promise<void>
}

const TOKEN = 'ghs_CANARYcanaryCANARYcanary0123456789'

/** Sources that the owner's pattern finds; the other two are named. */
const LISTED = 58

export interface OrganisationOptions extends Omit<GitHubOptions, 'tokens'> {
  /** Text of registry.yml; that of the example without it. */
  readonly config?: string
}

export async function createOrganisation(settings: OrganisationOptions = {}): Promise<Organisation> {
  const { config = await readFile('examples/index/registry.yml', 'utf8'), ...options } = settings
  const github = await startGitHub({ ...options, tokens: [{ text: TOKEN, permissions: {} }] })
  const root = await temporaryDirectory()
  const server = await startGitServer({ root })
  onTestFinished(server.close)
  const directory = await temporaryDirectory()
  const index = join(directory, 'index.git')
  await git('/', ['init', '--quiet', '--bare', index])
  await writeFile(join(directory, 'registry.yml'), config)
  await writeFile(
    join(directory, '.gitconfig'),
    `[url "${server.url}/"]\n\tinsteadOf = https://git.acme.dev/\n`,
  )
  const push = async (name: string, tags: TaggedFiles) => {
    const { directory } = github.find(name) ?? (await github.create(name))
    await pushTags(directory, tags)
  }
  return {
    github,
    root,
    index,
    push,
    gitRequests: () => [...github.requests, ...server.requests].map(({ path }) => path),
    collect: (...args) =>
      runCli(['collect', '--index', index, '--config', join(directory, 'registry.yml'), '--json', ...args], {
        env: {
          HOME: directory,
          GITHUB_SERVER_URL: github.url,
          GITHUB_API_URL: github.apiUrl,
          GITHUB_TOKEN: TOKEN,
          MODULE_REGISTRY_RETRY_SECONDS: options.faults === undefined ? '60' : '1',
        },
      }),
  }
}

/** Fills the organisation: 58 listed modules of two versions, a monorepo, and a repository on another server. */
export async function fillOrganisation({ push, root, github }: Organisation): Promise<void> {
  for (let number = 1; number <= LISTED; number += 1) {
    const name = `m${String(number).padStart(2, '0')}`
    await push(`acme/terraform-aws-${name}`, versionsOf(name, ['1.0.0', '1.1.0']))
  }
  for (const kind of ['fork', 'archived', 'template'] as const) {
    await push(`acme/terraform-aws-${kind}`, versionsOf(kind, ['1.0.0']))
    Object.assign(github.find(`acme/terraform-aws-${kind}`) ?? {}, { kind })
  }
  await push('acme/terraform-aws-sandbox', versionsOf('sandbox', ['1.0.0']))
  await push('acme/website', { 'v1.0.0': { 'index.html': 'no module' } })
  await push('acme/platform-modules', monorepo())
  await mkdir(join(root, 'platform'), { recursive: true })
  await pushTags(join(root, 'platform/vpc.git'), versionsOf('vpc', ['1.0.0', '1.1.0']))
}

/** The modules have no tag prefix of their own: registry.yml says it for all of them. */
function monorepo(): TaggedFiles {
  const config = 'modules:\n  - {path: dns, address: acme/dns/aws}\n  - {path: log, address: acme/log/aws}\n'
  const below = (directory: string, files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`${directory}/${path}`, text]))
  const files = {
    '.module-registry.yml': config,
    ...below('dns', moduleFiles('dns')),
    ...below('log', moduleFiles('log')),
  }
  return { 'dns/v1.0.0': files, 'log/v2.0.0': files }
}

export async function deleteRepository({ github }: Organisation, name: string): Promise<void> {
  const directory = github.find(name)?.directory ?? ''
  github.delete(name)
  await rm(directory, { recursive: true })
}
