import { counted } from '../base/count.ts'
import { ifRefused, quote, type Refusal, RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import { printableUrl } from '../base/url.ts'
import type { Check, CheckCode } from './check.ts'
import { CLIENTS, cacheNote, mayPass, type Web, type WebResult } from './client.ts'
import { ClientWalk } from './client-walk.ts'
import type { Download } from './location.ts'

/** Whether clients can install what a run has published, where somebody wants to know. */
export interface Installability {
  /** Absent if the run did not wait. */
  readonly installation?: Installation | undefined
  /** Why they cannot. The versions stay published. */
  readonly missing?: Refusal | undefined
}

/** What clients find after a publish. */
interface Installation {
  /** From the pushed tag until clients could install every version of the run, in whole seconds. */
  readonly seconds: number
  /** False if Terraform finds no package, because the host sends no header for example. */
  readonly terraform: boolean
}

export function formatInstallation({ seconds, terraform }: Installation): string {
  const clients = terraform ? 'OpenTofu and Terraform' : 'OpenTofu alone'
  return `installable after ${counted(seconds, 'second')}, by ${clients}`
}

interface CommittedVersion {
  /** `namespace/name/system`. */
  readonly address: string
  readonly version: string
  readonly location: string
}

interface CommittedPublish {
  readonly registryUrl: string | null
  readonly index: { readonly changed: readonly string[] }
  readonly results: readonly (
    | ({ readonly status: 'published' | 'pending' | 'unchanged' | 'planned' } & CommittedVersion)
    | { readonly status: 'refused' }
  )[]
  /** Present where the run published nothing. */
  readonly error?: Refusal
}

interface WaitDependencies {
  readonly web: Web
  /** Undefined: do not wait. */
  readonly backoff: { wait(attempt: number): Promise<boolean> } | undefined
  /** Seconds since the tag was pushed, or since the run began if that is not known. */
  readonly elapsed: () => number
  /** Requests a deployment of the site; undefined if the host deploys by itself. */
  readonly deploy: (() => Promise<void>) | undefined
  /** Whether a run before this one may have committed, and failed to request it. */
  readonly isAgain?: boolean
  readonly log: Log
}

/**
 * Requests a deployment of the site, and polls the public registry until it answers each version of the run with the
 * location that was committed. If the run changed nothing and a version cannot be installed, a deployment was missed: it is
 * requested again, once. NOT_INSTALLABLE says what was seen last.
 */
export async function makeInstallable(
  report: CommittedPublish,
  dependencies: WaitDependencies,
): Promise<Installability> {
  if (report.error !== undefined) return {}
  return installationOf(report, dependencies).then(
    (installation) => ({ installation }),
    ifRefused((refusal) => ({ missing: refusal.toRefusal() })),
  )
}

async function installationOf(
  report: CommittedPublish,
  dependencies: WaitDependencies,
): Promise<Installation | undefined> {
  const { registryUrl, index } = report
  const { backoff, web, log, elapsed } = dependencies
  const isDeployed = index.changed.length > 0 || dependencies.isAgain === true
  if (isDeployed) await dependencies.deploy?.()
  if (backoff === undefined) return undefined
  if (registryUrl === null)
    throw new RegistryError(
      'NOT_INSTALLABLE',
      'the index has no public URL, so nobody can say whether its versions can be installed',
      'set it once: module-registry init --index … --url https://modules.example.com',
    )
  let deploy = isDeployed ? undefined : dependencies.deploy
  let terraformOnly: Obstacle | undefined
  // Unchanged versions too: a run that ended while it waited is run again.
  for (const version of report.results.filter((result) => result.status !== 'refused')) {
    for (let attempt = 1; ; attempt += 1) {
      const { opentofu, terraform } = await obstaclesTo(version, registryUrl, web)
      terraformOnly ??= terraform
      if (opentofu === undefined) break
      log.info(`waiting   ${opentofu.message}`)
      await deploy?.()
      deploy = undefined
      if (await backoff.wait(attempt)) continue
      const name = quote(`${version.address} ${version.version}`)
      throw new RegistryError(
        'NOT_INSTALLABLE',
        `${name} is published, and cannot be installed after ${counted(elapsed(), 'second')}: ${opentofu.message}`,
        opentofu.fix,
      )
    }
  }
  if (terraformOnly !== undefined)
    log.warn(`OpenTofu can install it, Terraform cannot: ${terraformOnly.message}\n${terraformOnly.fix}`)
  return { seconds: elapsed(), terraform: terraformOnly === undefined }
}

/** What keeps a client from a version; of Terraform, where it alone meets it. */
type Obstacle = Pick<Check, 'message' | 'fix'>

async function obstaclesTo(
  { address, version, location }: CommittedVersion,
  url: string,
  web: Web,
): Promise<{ opentofu?: Obstacle; terraform?: Obstacle | undefined }> {
  // No request is sent again that got a response: Terraform is judged by the responses that OpenTofu got.
  const known = new Map<string, WebResult>()
  let isLastFromCache = false
  const answers: Web = {
    async request(asked) {
      const answer = known.get(asked.url)
      if (answer !== undefined && !mayPass(answer)) return answer
      const result = await web.request(asked)
      known.set(asked.url, result)
      isLastFromCache = result.kind === 'response' && cacheNote(result) !== ''
      return result
    },
  }
  const [terraform, opentofu] = CLIENTS
  const request = { url, address, version }
  const access = { host: new URL(url).host, token: undefined }
  const walk = new ClientWalk(opentofu, answers, access)
  const download = await walk.download(request)
  const stop = walk.stoppedAt
  if (stop !== undefined) return { opentofu: { ...stop, fix: fixFor(stop, isLastFromCache) } }
  if (download !== undefined && !isSameLocation(download, location)) {
    const message = `${printableUrl(download.url)} sends clients to ${printableUrl(download.location)}, not to ${printableUrl(location)}`
    return { opentofu: { message, fix: OTHER_BRANCH_FIX } }
  }
  const other = new ClientWalk(terraform, answers, access)
  await other.packageSource(request)
  return { terraform: other.stoppedAt }
}

/** A `serve` in front of the index adds how long a location is valid, and its signature. */
function isSameLocation({ url, location }: Download, committed: string): boolean {
  return withoutSignature(location, url) === withoutSignature(committed, url)
}

function withoutSignature(location: string, url: string): string {
  if (!URL.canParse(location, url)) return location
  const unsigned = new URL(location, url)
  for (const name of ['expires', 'signature']) unsigned.searchParams.delete(name)
  return unsigned.href
}

const OTHER_BRANCH_FIX =
  'see that the host serves the branch that this run commits to (inputs "index-repository" and "index-branch")'

/** Checks that fail while a host, or a cache in front of it, has an older deployment. */
const OLD_DEPLOYMENT: ReadonlySet<CheckCode> = new Set<CheckCode>([
  'DISCOVERY_STATUS',
  'VERSIONS_UNREACHABLE',
  'VERSIONS_STATUS',
  'VERSIONS_EMPTY',
  'MODULE_NOT_FOUND',
  'VERSION_NOT_LISTED',
  'DOWNLOAD_UNREACHABLE',
  'DOWNLOAD_STATUS',
])

function fixFor({ code, fix }: Check, isFromCache: boolean): string {
  if (!OLD_DEPLOYMENT.has(code)) return fix
  if (isFromCache)
    return 'a cache in front of the host keeps what it has: wait longer than its max-age, or purge it when the site is deployed'
  if (code === 'DISCOVERY_STATUS') return fix
  return 'see that the site is deployed from the index branch after each commit (input "deploy"; pushes by the token of a job start nothing), then run it again or wait longer'
}
