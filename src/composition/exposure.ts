import { readVisibility } from '../adapters/git/fetch.ts'
import { Git } from '../adapters/git/git.ts'
import { quote } from '../base/error.ts'
import type { IndexTarget } from '../index/index-target.ts'
import {
  type GitRemote,
  httpsUrlFromRemote,
  identityFromRemote,
  isSameRepository,
  parseGitRemote,
} from '../module/git-remote.ts'
import type { Origin } from '../module/origin.ts'
import {
  type DefaultKinds,
  type Exposure,
  type PublishVisibility,
  planExposure,
  type Visibility,
} from '../publish/exposure.ts'
import type { Runtime } from './runtime.ts'

/** What a server has to say who may read a repository. */
const ANSWER_MS = 10_000

export interface ExposureSettings {
  /** Undefined where the user has not said. */
  readonly expose: Exposure | undefined
  readonly origin: Origin
  readonly index: IndexTarget
}

export interface RunExposure {
  readonly visibility: PublishVisibility
  /** Undefined: `index`, also for what is stored elsewhere already. */
  readonly defaultKinds: DefaultKinds | undefined
}

const UNRESTRICTED: RunExposure = {
  visibility: { package: 'public', interface: 'public' },
  defaultKinds: undefined,
}

/**
 * What a run without an event may show, by who may read the origin of the modules and the index: both servers are asked without
 * credentials, over https where the remote is ssh. It sends no request and hides nothing where the modules have no remote
 * origin, the index is a directory or a local repository, both are one repository, or `expose` is `all`. A module
 * repository of unknown visibility counts as public unless the user has set `expose`, then as private; an index of unknown
 * visibility counts as public. No failure of a request ends the run. Throws WOULD_EXPOSE.
 */
export async function readExposure(
  runtime: Runtime,
  { expose, origin, index }: ExposureSettings,
): Promise<RunExposure> {
  const { remote } = origin
  if (expose === 'all' || remote === undefined || remote.scheme === 'file') return UNRESTRICTED
  if (index.kind === 'directory' || index.remote.scheme === 'file') return UNRESTRICTED
  if (isSameRemote(remote, index.remote)) return UNRESTRICTED
  const originVisibility = await visibilityOf(remote, runtime)
  const module = originVisibility ?? (expose === undefined ? 'public' : 'private')
  const repository = origin.identity?.repository ?? remote.url
  if (originVisibility === undefined && expose === undefined) warnOfUnknown(repository, runtime)
  if (module === 'public') return UNRESTRICTED
  const { visibility, defaultKinds } = planExposure({
    repository,
    module,
    index: (await visibilityOf(index.remote, runtime)) ?? 'public',
    expose: expose ?? 'none',
  })
  return visibility.package === 'public' ? UNRESTRICTED : { visibility, defaultKinds }
}

function isSameRemote(one: GitRemote, other: GitRemote): boolean {
  const [a, b] = [identityFromRemote(one), identityFromRemote(other)]
  return a !== undefined && b !== undefined && isSameRepository(a, b)
}

function visibilityOf(
  remote: GitRemote,
  { environment, log, temporary }: Runtime,
): Promise<Visibility | undefined> {
  const httpsUrl = remote.scheme === 'ssh' ? httpsUrlFromRemote(remote) : undefined
  return readVisibility(new Git(environment, log), {
    remote: httpsUrl === undefined ? remote : parseGitRemote(httpsUrl),
    signal: AbortSignal.timeout(ANSWER_MS),
    temporary,
  })
}

function warnOfUnknown(repository: string, { log }: Runtime): void {
  log.warn(
    `the visibility of ${quote(repository)} is unknown, so it is published as public. If it is private, pass --expose none, protocol or all`,
  )
}
