import { counted } from '../base/count.ts'
import { quote } from '../base/error.ts'
import { shellWord } from '../base/shell-word.ts'
import { indexTarget, withIndex } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { type Hosting, hostingSetup } from '../index/format/hosting.ts'
import { parseOwnUrl } from '../index/format/registry-url.ts'
import { init } from '../index/plan/init.ts'
import { identityFromRemote, isLoopback } from '../module/git-remote.ts'
import { type CommandOutcome, type CommonFlags, UsageError } from './command.ts'
import {
  branchFiles,
  formatNextSteps,
  type IndexRepository,
  refuseTaken,
  writeRepository,
} from './index-repository.ts'
import { renderIndex } from './render.ts'

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

export async function initCommand(flags: InitFlags, runtime: Runtime): Promise<CommandOutcome> {
  const url = flags.url === undefined ? undefined : parseOwnUrl(flags.url)
  if (flags.move) return moveIndex(flags, url, runtime)
  const repository = parseRepository(flags, url)
  if (repository !== undefined) await refuseTaken(repository)
  return withIndex(runtime, { index: flags.index, reading: 'paths', writes: true }, async (openedIndex) => {
    const { name, hosting, useRegistryCredentials } = flags
    const extraFiles = repository && branchFiles(repository)
    const report = await init({ url, name, hosting, useRegistryCredentials, extraFiles }, openedIndex)
    for (const notice of noticesOf(flags, report.url)) runtime.log.info(`notice    ${notice}`)
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

function noticesOf({ index, url, useRegistryCredentials }: InitFlags, known: string | null): string[] {
  return [
    ...(url === undefined && known !== null && isLoopback(new URL(known).hostname)
      ? [trialNotice(index)]
      : []),
    ...(useRegistryCredentials ? [credentialsNotice(index)] : []),
    ...(known !== null && new URL(known).pathname !== '/' ? [pathNotice(known)] : []),
  ]
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
  return { directory: workflows, repository, url, hosting, collects: collect }
}

/** Writes the URL into every file that holds it, in one commit. */
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
  const { status, refused, index } = await renderIndex(flags.index, { move }, runtime)
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
