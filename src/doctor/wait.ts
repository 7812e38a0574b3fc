import { quote, RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import {
  type CommittedVersion,
  discoveryUrl,
  modulesBelow,
  type Obstacle,
  readDiscovery,
  readDownload,
  readSourcePage,
  readTerraformHeader,
  readVersions,
} from './installable.ts'
import type { PollBackoff, PublicHost } from './ports.ts'

/** What became of a publish where clients are. */
export interface Installation {
  /** From the pushed tag until every version of the run could be installed, in whole seconds. */
  readonly seconds: number
  /** False where a host sends no header: Terraform finds nothing there. */
  readonly terraform: boolean
}

/** The same for people. */
export function formatInstallation({ seconds, terraform }: Installation): string {
  const clients = terraform ? 'OpenTofu and Terraform' : 'OpenTofu alone'
  return `installable after ${seconds} seconds, by ${clients}`
}

/** What a publish committed. */
export interface CommittedPublish {
  readonly registryUrl: string | null
  readonly index: { readonly changed: readonly string[] }
  readonly results: readonly (
    | ({ readonly status: 'published' | 'unchanged' | 'planned' } & CommittedVersion)
    | { readonly status: 'refused' }
  )[]
}

export interface WaitDependencies {
  readonly host: PublicHost
  /** Whether to look again; absent where nobody waits. */
  readonly backoff: PollBackoff | undefined
  /** Seconds since the tag was pushed, or since the run began where nobody says when that was. */
  readonly elapsed: () => number
  /** Asks for the site to be deployed; absent where that happens by itself. */
  readonly deploy: (() => Promise<void>) | undefined
  readonly log: Log
}

/**
 * Has the site deployed, and polls the public registry until it answers each version of the run with the location that was
 * committed. Where nothing has changed in this run and a version is not to be had all the same, a deployment was missed: it
 * is asked for again. Throws NOT_INSTALLABLE with what was seen last; the versions are published all the same.
 */
export async function makeInstallable(
  report: CommittedPublish,
  dependencies: WaitDependencies,
): Promise<Installation | undefined> {
  const { registryUrl, index } = report
  const { backoff } = dependencies
  const isChanged = index.changed.length > 0
  if (isChanged) await dependencies.deploy?.()
  if (backoff === undefined) return undefined
  if (registryUrl === null) throw withoutUrl()
  let deploy = isChanged ? undefined : dependencies.deploy
  const notes = new Map<string, Obstacle>()
  for (const version of committedVersions(report)) {
    for (let attempt = 1; ; attempt += 1) {
      const obstacle = await obstacleTo(version, registryUrl, { host: dependencies.host, notes })
      if (obstacle === undefined) break
      dependencies.log.info(`waiting   ${obstacle.seen}`)
      await deploy?.()
      deploy = undefined
      if (!(await backoff.wait(attempt))) throw notInstallable(version, obstacle, dependencies.elapsed())
    }
  }
  const [note] = notes.values()
  if (note !== undefined)
    dependencies.log.warn(`OpenTofu can install it, Terraform cannot: ${note.seen}\n${note.hint}`)
  return { seconds: dependencies.elapsed(), terraform: notes.size === 0 }
}

/** Unchanged ones too: a run that ended while it waited is run again. */
function committedVersions({ results }: CommittedPublish): CommittedVersion[] {
  return results.filter((result) => result.status !== 'refused')
}

interface Looking {
  readonly host: PublicHost
  /** What Terraform alone meets, by the place where it does. */
  readonly notes: Map<string, Obstacle>
}

/**
 * In the order in which clients ask. The next question is asked only after a good answer: a host may remember that a file
 * was not there.
 */
async function obstacleTo(
  version: CommittedVersion,
  registryUrl: string,
  { host, notes }: Looking,
): Promise<Obstacle | undefined> {
  const discovery = discoveryUrl(registryUrl)
  const base = discovery === undefined ? modulesBelow(registryUrl) : readDiscovery(await host.ask(discovery))
  if (typeof base !== 'string') return base
  const module = `${base}${version.address}`
  const missing = readVersions(await host.ask(`${module}/versions`), version)
  if (missing !== undefined) return missing
  const download = await host.ask(`${module}/${version.version}/download`)
  const obstacle = readDownload(download, version)
  if (obstacle !== undefined) return obstacle
  const header = readTerraformHeader(download, version)
  const note =
    header === 'source' ? readSourcePage(await host.ask(new URL('source', download.url).href)) : header
  if (note !== undefined) notes.set(version.address, note)
  return undefined
}

function notInstallable(version: CommittedVersion, { seen, hint }: Obstacle, seconds: number): RegistryError {
  return new RegistryError(
    'NOT_INSTALLABLE',
    `${quote(`${version.address} ${version.version}`)} is published, and cannot be installed after ${seconds} seconds: ${seen}`,
    hint,
  )
}

function withoutUrl(): RegistryError {
  return new RegistryError(
    'NOT_INSTALLABLE',
    'the index has no public URL, so nobody can say whether its versions can be installed',
    'set it once: module-registry init --index … --url https://modules.example.com',
  )
}
