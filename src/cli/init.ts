import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { InterfaceReader } from '../adapters/hcl/interface-reader.ts'
import { counted } from '../base/count.ts'
import { messageOf, quote, RegistryError } from '../base/error.ts'
import { checkedText } from '../base/schema.ts'
import { shellWord } from '../base/shell-word.ts'
import { indexTarget, withIndex } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { type Hosting, hostingSetup } from '../index/format/hosting.ts'
import { parseOwnUrl } from '../index/format/registry-url.ts'
import { init } from '../index/plan/init.ts'
import { render } from '../index/render.ts'
import { identityFromRemote, isLoopback } from '../module/git-remote.ts'
import { type CommandOutcome, type CommonFlags, parseFlags, UsageError } from './command.ts'
import { EXAMPLE_WORKFLOWS } from './example-workflows.ts'

const WORKFLOWS_DIRECTORY = '.github/workflows'

interface InitFlags extends CommonFlags {
  readonly index: string
  readonly url?: string
  readonly name?: string
  readonly hosting?: Hosting
  readonly useRegistryCredentials?: boolean
  /** Gives an index that has another public URL this one. */
  readonly move?: boolean
  /** Directory for the files of the default branch of the index repository. */
  readonly workflows?: string
  readonly repository?: string
  readonly collect?: boolean
}

const urlSchema = z.strictObject({ url: checkedText(parseOwnUrl).optional() })

export async function initCommand(flags: InitFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { url } = parseFlags(urlSchema, flags)
  if (flags.move) return moveIndex(flags, url, runtime)
  const asked = parseRepository(flags, url)
  const repository = asked && (await besideReadme(asked))
  if (repository !== undefined) await refuseTaken(repository)
  return withIndex(runtime, { index: flags.index, reading: 'paths', writes: true }, async (openedIndex) => {
    const { name, hosting, useRegistryCredentials } = flags
    const extraFiles = repository && branchFiles(repository)
    const report = await init({ url, name, hosting, useRegistryCredentials, extraFiles }, openedIndex)
    const notices = [
      ...(url === undefined && report.url !== null && isLoopback(new URL(report.url).hostname)
        ? [trialNotice(flags.index)]
        : []),
      ...(flags.useRegistryCredentials ? [credentialsNotice(flags.index)] : []),
      ...(report.url !== null && new URL(report.url).pathname !== '/' ? [pathNotice(report.url)] : []),
    ]
    for (const notice of notices) runtime.log.info(`notice    ${notice}`)
    const changed = counted(report.index.changed.length, 'file')
    const line = `${report.status.padEnd(9)} index for ${report.url ?? 'no public URL yet'}, ${changed}`
    if (repository !== undefined) {
      const workflows = await writeRepository(repository)
      return { json: { ...report, workflows }, text: `${line}\n${formatNextSteps(repository, workflows)}` }
    }
    if (hosting === undefined || report.url === null) return { json: report, text: line }
    const setup = hostingSetup(hosting, report.url)
    const next = setup === '' ? '' : `\n\n${setup.trimEnd()}`
    return { json: { ...report, hosting: { name: hosting, setup } }, text: `${line}${next}` }
  })
}

function trialNotice(index: string): string {
  return `this index is for trying on this machine; it moves to its public URL with: module-registry init --index ${shellWord(index)} --url https://modules.example.com --move`
}

/** What `--workflows` sets up. Throws UsageError. */
function parseRepository(flags: InitFlags, url: string | undefined): IndexRepository | undefined {
  const { workflows, hosting, collect = false } = flags
  if (workflows === undefined) {
    if (flags.repository === undefined && !collect) return undefined
    throw new UsageError(
      '--repository and --collect go with --workflows',
      'name the directory for the files of the index repository: --workflows ./registry-repository',
    )
  }
  const target = indexTarget(flags.index)
  if (target.kind === 'directory' || target.branch !== 'registry')
    throw new UsageError(
      '--workflows sets up a repository whose branch "registry" is the index',
      'name the repository: --index https://github.com/acme/registry.git',
    )
  if (url === undefined || hosting === undefined)
    throw new UsageError(
      `--workflows needs ${url === undefined ? '--url' : '--hosting'}`,
      `name the public URL and the host: --url https://modules.example.com --hosting github-pages`,
    )
  const repository = flags.repository ?? identityFromRemote(target.remote)?.repository
  if (repository === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new UsageError(
      repository === undefined
        ? '--workflows needs --repository'
        : `--repository ${quote(repository)} is not owner/name`,
      'name the index repository: --repository acme/registry',
    )
  return { directory: workflows, repository, url, hosting, collects: collect, guide: 'README.md' }
}

async function moveIndex(
  flags: InitFlags,
  url: string | undefined,
  runtime: Runtime,
): Promise<CommandOutcome> {
  const { name, hosting, useRegistryCredentials, workflows } = flags
  if (url === undefined || workflows !== undefined)
    throw new UsageError(
      url === undefined ? '--move needs --url' : '--move and --workflows contradict each other',
      `move the index first: init --index … --url ${url ?? 'https://modules.example.com'} --move`,
    )
  const move = { url, name, hosting, useRegistryCredentials }
  const { status, refused, index } = await withIndex(
    runtime,
    { index: flags.index, reading: 'history' },
    (openedIndex) => render({ ...openedIndex, packages: new InterfaceReader() }, { move }),
  )
  const report = { status: status === 'rendered' ? 'updated' : status, url, refused, index }
  return {
    json: report,
    refusals: refused.map(({ error }) => error),
    text: `${report.status.padEnd(9)} index for ${url}, ${counted(index.changed.length, 'file')}\nconsumers write ${new URL(url).host}/NAMESPACE/NAME/SYSTEM as the source from now on`,
  }
}

function credentialsNotice(index: string): string {
  return `OpenTofu 1.12 and newer send the token of this registry to packages in the index, and verify no checksum of them. Versions that are published already say so after: module-registry render --index ${index}`
}

/** Clients ask for the discovery document only at the root of a host. */
function pathNotice(url: string): string {
  const { host } = new URL(url)
  return `${url} has a path, and clients ask only ${host}/.well-known/terraform.json. They reach this registry when their CLI configuration says:
host "${host}" {
  services = { "modules.v1" = "${url}/v1/modules/" }
}`
}

/** The repository that holds a registry index, for its default branch: workflows, their settings, and a README for its people. */
interface IndexRepository {
  readonly directory: string
  /** `owner/name`. */
  readonly repository: string
  readonly url: string
  readonly hosting: Hosting
  /** Whether one workflow publishes the modules of all repositories that registry.yml names. */
  readonly collects: boolean
  /** The file that says what people have to set. */
  readonly guide: 'README.md' | 'REGISTRY.md'
}

type WorkflowName = keyof typeof EXAMPLE_WORKFLOWS

/** The workflow that deploys the index; the other hosts deploy the branch by themselves. */
const DEPLOYMENTS: Readonly<Partial<Record<Hosting, WorkflowName>>> = {
  'github-pages': 'deploy-pages.yml',
  'cloudflare-pages': 'deploy-cloudflare.yml',
  netlify: 'deploy-netlify.yml',
  's3-cloudfront': 'sync-s3.yml',
  nginx: 'deploy-server.yml',
  caddy: 'deploy-server.yml',
}

const SETTINGS: Readonly<Record<string, string>> = {
  'variable REGISTRY_APP_CLIENT_ID':
    'Client ID of a GitHub App of yours with "Contents: read and write" and no webhook',
  'secret REGISTRY_APP_PRIVATE_KEY': 'a private key of this App',
  'secret REGISTRY_DISPATCH_TOKEN': 'fine-grained token with "Actions: read and write" on this repository',
  'variable CLOUDFLARE_ACCOUNT_ID': 'ID of the Cloudflare account',
  'secret CLOUDFLARE_API_TOKEN': 'Cloudflare token with "Cloudflare Pages: Edit"',
  'variable NETLIFY_SITE_ID': 'ID of the Netlify site',
  'secret NETLIFY_AUTH_TOKEN': 'personal access token of Netlify',
  'variable DEPLOY_HOST': 'user and host of the web server, such as deploy@modules.example.com',
  'variable DEPLOY_DIRECTORY': 'directory that the web server serves, such as /srv/registry',
  'variable DEPLOY_KNOWN_HOSTS': 'output of ssh-keyscan for the web server',
  'secret DEPLOY_KEY': 'private SSH key of a user that may write this directory',
  'variable REGISTRY_BUCKET': 'the bucket: s3://BUCKET',
  'variable AWS_REGION': 'region of the bucket',
  'variable AWS_ROLE': 'ARN of a role that trusts this repository (OIDC) and may write the bucket',
}

function repositoryFiles(about: IndexRepository): Map<string, string> {
  const names: WorkflowName[] = [
    ...deploymentOf(about),
    'verify.yml',
    ...(about.collects ? (['collect.yml'] as const) : []),
  ]
  return new Map([
    [about.guide, readme(about, names)],
    ...(about.collects ? [['registry.yml', sources(about)] as const] : []),
    ...names.map((name) => [`${WORKFLOWS_DIRECTORY}/${name}`, filledIn(name, about)] as const),
  ])
}

/** A README of people stays as it is. */
async function besideReadme(about: IndexRepository): Promise<IndexRepository> {
  const text = repositoryFiles(about).get('README.md')
  const found = await readFile(join(about.directory, 'README.md'), 'utf8').catch(() => text)
  return found === text ? about : { ...about, guide: 'REGISTRY.md' }
}

/** Throws INVALID_INPUT, with all of them, for files of the directory that would be replaced. Those of an earlier run stay. */
async function refuseTaken(about: IndexRepository): Promise<void> {
  const taken: string[] = []
  for (const [path, text] of repositoryFiles(about)) {
    const found = await readFile(join(about.directory, path), 'utf8').catch((error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? text : undefined,
    )
    if (found !== text) taken.push(quote(path))
  }
  if (taken.length === 0) return
  throw new RegistryError(
    'INVALID_INPUT',
    `${quote(about.directory)} has ${counted(taken.length, 'file')} that this run would replace: ${taken.join(', ')}`,
    'name an empty directory (--workflows DIR), or move these files away first',
  )
}

/** Writes the files that are not there yet, and gives their paths. Throws INVALID_INPUT. */
async function writeRepository(about: IndexRepository): Promise<string[]> {
  const written: string[] = []
  for (const [path, text] of repositoryFiles(about)) {
    const file = join(about.directory, path)
    try {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text, { flag: 'wx' })
      written.push(file)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw new RegistryError(
        'INVALID_INPUT',
        `${quote(file)} cannot be written: ${messageOf(cause)}`,
        'name a directory that this user may write: --workflows DIR',
        { cause },
      )
    }
  }
  return written
}

/** What is left to do, and the workflow of a module repository. @param written paths of {@link writeRepository} */
function formatNextSteps(about: IndexRepository, written: readonly string[]): string {
  const { directory, repository, collects, guide } = about
  const modules = collects
    ? 'registry.yml names the repositories of modules: they need no workflow'
    : `each repository of a public module needs .github/workflows/publish.yml; ${guide} has those of private modules and of several modules:\n\n${moduleWorkflow(about, 'public').trimEnd()}`
  return [
    ...written.map((file) => `written   ${file}`),
    '',
    `1. commit ${directory} to the default branch of ${repository}, and push it`,
    `2. set what its ${guide} lists under "Set once"`,
    `3. ${modules}`,
  ].join('\n')
}

/** The files of the index branch: a push to it starts only workflows that it holds. */
function branchFiles(about: IndexRepository): Map<string, string> {
  return new Map(deploymentOf(about).map((name) => [`${WORKFLOWS_DIRECTORY}/${name}`, filledIn(name, about)]))
}

function deploymentOf({ hosting }: IndexRepository): WorkflowName[] {
  const name = DEPLOYMENTS[hosting]
  return name === undefined ? [] : [name]
}

function moduleWorkflow(about: IndexRepository, modules: 'public' | 'private'): string {
  if (about.collects) return filledIn('notify-index.yml', about)
  return filledIn(modules === 'public' ? 'publish-to-index.yml' : 'publish-private.yml', about)
}

/** The example with the names of this repository; what its first lines say of settings stands in the guide. */
function filledIn(name: WorkflowName, { repository, url }: IndexRepository): string {
  const [owner = '', repositoryName = ''] = repository.split('/')
  // What follows is for sources on other servers.
  const [text = ''] = EXAMPLE_WORKFLOWS[name].split('        env:\n          # For sources on')
  return text
    .replace(
      /^(?:#.*\n)+/,
      () =>
        `# Written by "module-registry init --workflows". README.md or REGISTRY.md of ${repository} says what to set.\n`,
    )
    .replaceAll(/\$\{\{ github\.repository_owner \}\}\/registry/g, () => repository)
    .replaceAll(
      /owner: \$\{\{ github\.repository_owner \}\}(\n +repositories: )registry/g,
      (_, key) => `owner: ${owner}${key}${repositoryName}`,
    )
    .replaceAll('acme/registry', () => repository)
    .replaceAll(/\$\{\{ vars\.REGISTRY_URL \}\}/g, () => url)
    .replaceAll('--project-name=registry', () => `--project-name=${repositoryName}`)
}

const DOCS = 'https://github.com/org/module-registry-action'

function sources({ repository, url }: IndexRepository): string {
  return `# The sources of the registry: ${DOCS}
url: ${url}
sources:
  - owner: ${repository.split('/')[0]} # every repository of this owner whose name matches
    match: terraform-*-*
`
}

function readme(about: IndexRepository, names: readonly WorkflowName[]): string {
  const { url, hosting, collects } = about
  const { host } = new URL(url)
  const clients =
    hosting === 'github-pages'
      ? 'OpenTofu installs it; Terraform needs a host that sends the header `X-Terraform-Get`, which GitHub Pages cannot.'
      : 'OpenTofu and Terraform install it.'
  return `# Module registry ${host}

The branch \`registry\` of this repository is the index of the module registry ${url}. Workflows write it; nobody edits it by hand.

## Install a module

\`\`\`hcl
module "vpc" {
  source  = "${host}/NAMESPACE/NAME/SYSTEM"
  version = "~> 1.2"
}
\`\`\`

${clients} The modules, with their inputs and outputs: ${url}

## Publish a module

${collects ? collected(about) : published(about)}
## Set once

${settings(about, names)}
## Look after it

\`verify.yml\` audits the index every week, and opens an issue for each finding. \`module-registry doctor ${url} ADDRESS\` says why
clients cannot install a module. \`yank\`, \`deprecate\` and \`remove\` take versions back: ${DOCS}
`
}

function collected(about: IndexRepository): string {
  return `\`collect.yml\` publishes the new tags of every repository that [registry.yml](registry.yml) names, once an hour. A module repository needs
nothing. Where an hour is too long, it has \`.github/workflows/notify.yml\`:

${fenced(moduleWorkflow(about, 'public'))}
${severalModules(about)}`
}

function published(about: IndexRepository): string {
  return `A module repository is called \`terraform-SYSTEM-NAME\`, and a version is a tag: \`git tag v1.0.0 && git push origin v1.0.0\`. In a public one
\`.github/workflows/publish.yml\` is:

${fenced(moduleWorkflow(about, 'public'))}
In a private one:

${fenced(moduleWorkflow(about, 'private'))}
${severalModules(about)}
Its workflow is the same with the trigger of such tags, where \`*\` alone does not match \`/\`:

${fenced('on:\n  push:\n    tags: ["**/v*"]\n')}
Tags that are older than the file: ${DOCS}/blob/v1/docs/guides/github.md#variant-a-monorepo
`
}

function severalModules({ repository }: IndexRepository): string {
  const modules = ['vpc', 'subnets'].map(
    (name) =>
      `  - path: modules/${name}\n    address: ${repository.split('/')[0]}/${name}/aws\n    tag-prefix: ${name}/\n`,
  )
  return `A repository of several modules lists them in \`.module-registry.yml\`, which \`module-registry configure\` writes. The tag
\`vpc/v1.0.0\` is then the version 1.0.0 of one:

${fenced(`modules:\n${modules.join('')}`)}`
}

function fenced(workflow: string): string {
  return `\`\`\`yaml\n${workflow}\`\`\`\n`
}

function settings(about: IndexRepository, names: readonly WorkflowName[]): string {
  const here = names.map((name) => filledIn(name, about))
  const there = about.collects
    ? ['notify-index.yml' as const]
    : (['publish-to-index.yml', 'publish-private.yml'] as const)
  const rows = [
    ...rowsOf(here, 'this repository'),
    ...rowsOf(
      there.map((name) => filledIn(name, about)),
      'each module repository, or the organisation',
    ),
  ]
  const steps =
    about.hosting === 'github-pages'
      ? ['Settings → Pages → Source: GitHub Actions, and the domain of the registry.\n']
      : deploymentOf(about).length > 0
        ? []
        : [
            `Connect the branch \`registry\` of this repository at the host (${about.hosting}): it deploys each push.\n`,
          ]
  return [...steps, `| setting | where | value |\n|---|---|---|\n${rows.join('')}`].join('\n')
}

function rowsOf(workflows: readonly string[], where: string): string[] {
  const found = workflows.flatMap((text) => [...text.matchAll(/\$\{\{ (vars|secrets)\.(\w+) \}\}/g)])
  const keys = new Set(found.map(([, kind, name]) => `${kind === 'vars' ? 'variable' : 'secret'} ${name}`))
  return [...keys].map((key) => `| ${key.replace(/ (\w+)/, ' `$1`')} | ${where} | ${SETTINGS[key] ?? ''} |\n`)
}
