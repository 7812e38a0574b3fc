import { Git } from '../adapters/git/git.ts'
import { readVisibility } from '../adapters/git/remote.ts'
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
import { type Exposure, type ExposurePlan, planExposure, type Visibility } from '../publish/exposure.ts'
import { EXPOSURE_ANSWER_MS } from './limits.ts'
import { once } from './once.ts'
import type { Runtime } from './runtime.ts'

const UNRESTRICTED: ExposurePlan = {
  visibility: { package: 'public', interface: 'public' },
  defaultKinds: undefined,
}

export interface ExposureSettings {
  /** Undefined where the user has not said. */
  readonly expose: Exposure | undefined
  readonly origin: Origin
  readonly target: IndexTarget
}

/** Asks, at most once and only where it matters, who may read the origin of the modules. */
export function sourceVisibility(runtime: Runtime, { remote }: Origin): () => Promise<Visibility> {
  return once(async () => {
    if (remote === undefined || remote.scheme === 'file') return 'private'
    return (await visibilityOf(remote, runtime)) ?? 'private'
  })
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
  { expose, origin, target }: ExposureSettings,
): Promise<ExposurePlan> {
  const { remote } = origin
  if (expose === 'all' || remote === undefined || remote.scheme === 'file') return UNRESTRICTED
  if (target.kind === 'directory' || target.remote.scheme === 'file') return UNRESTRICTED
  if (isSameRemote(remote, target.remote)) return UNRESTRICTED
  const repository = origin.identity?.repository ?? remote.url
  const module = await visibilityOf(remote, runtime)
  if (module === 'public') return UNRESTRICTED
  if (module === undefined && expose === undefined) {
    runtime.log.warn(
      `the visibility of ${quote(repository)} is unknown, so it is published as public. If it is private, pass --expose none, protocol or all`,
    )
    return UNRESTRICTED
  }
  const index = (await visibilityOf(target.remote, runtime)) ?? 'public'
  const plan = planExposure({ repository, module, index, expose: expose ?? 'none' })
  return plan.visibility.package === 'public' ? UNRESTRICTED : plan
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
    deadlineMs: EXPOSURE_ANSWER_MS,
    temporary,
  })
}
