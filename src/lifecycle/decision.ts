import { didYouMean } from '../base/did-you-mean.ts'
import { quote, RegistryError, shortList } from '../base/error.ts'
import { listedVersions, type ModuleDocument, type RegistryDocument } from '../index/format/documents.ts'
import { type IndexFiles, moduleIn, registryIn } from '../index/format/index-files.ts'
import { parseReplacement } from '../index/format/marks.ts'
import { latestOf } from '../index/format/module-list.ts'
import { modulePath, REGISTRY_PATH } from '../index/format/paths.ts'
import { allowsOwner, reservedMarks } from '../index/format/policy.ts'
import type { IndexSnapshot, IndexStore, RaceBackoff } from '../index/ports.ts'
import { unknownModule } from '../index/unknown-module.ts'
import { isSameRepository, type RepositoryIdentity } from '../module/git-remote.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { sortVersions, type Version } from '../module/version.ts'
import type { MovingName } from './ports.ts'

/** In whose name a command decides about published versions. Nothing proves it: whoever can write the index can write any file of it. */
export interface Actor {
  /** The repository of the workflow, or one that was named; undefined for a person at a terminal. */
  readonly repository: RepositoryIdentity | undefined
  /** The repository of the index; undefined for a directory. */
  readonly index: RepositoryIdentity | undefined
}

/** Where decisions are written, and in whose name. */
export interface DecisionTarget {
  readonly index: IndexStore
  readonly raceBackoff: RaceBackoff
  readonly actor: Actor
}

/**
 * Throws NOT_OWNER for a run that may not decide about the module. Where `marks` in `registry.json` names owners, they alone may. Else a
 * run in a repository may that owns the module or holds the index, and so may a person who can write the index.
 */
export function refuseForeignDecision(known: KnownModule, { repository, index }: Actor): void {
  const { registry, module } = known
  const reserved = reservedMarks(registry, repository)
  if (reserved?.isOwner) return
  const address = quote(formatModuleAddress(module.address))
  const own = repository === undefined ? 'a run without a repository' : quote(nameOf(repository))
  if (reserved !== undefined) {
    throw new RegistryError(
      'NOT_OWNER',
      `decisions about published versions, such as of ${address}, are reserved for ${reserved.owners} in registry.json; this is ${own}`,
      'run it in a workflow of that repository, or name a clone of it: --repository DIR',
    )
  }
  if (repository === undefined || mayPublish(known, repository, index)) return
  const owner = module.owner === null ? 'nobody yet' : quote(nameOf(module.owner))
  throw new RegistryError(
    'NOT_OWNER',
    `${address} belongs to ${owner}; this is ${own}, which may not decide about it`,
    `run it in that repository or in the repository of the index, or let an owner of the index add {"repositories": ${quote(nameOf(repository))}} to the owners of "marks" in registry.json`,
  )
}

function mayPublish(
  { registry, module }: KnownModule,
  repository: RepositoryIdentity,
  index: RepositoryIdentity | undefined,
): boolean {
  if (index !== undefined && isSameRepository(repository, index)) return true
  if (module.owner === null) return allowsOwner(registry, module.address, repository)
  return isSameRepository(repository, module.owner)
}

function nameOf({ host, repository }: RepositoryIdentity): string {
  return `${host}/${repository}`
}

interface KnownModule {
  readonly registry: RegistryDocument
  readonly module: ModuleDocument
}

/** A module that a decision is about, and its registry. Throws NOT_FOUND where the index has none, INDEX_INVALID, NOT_OWNER. */
export async function readModuleFor(
  actor: Actor,
  address: ModuleAddress,
  snapshot: IndexSnapshot,
): Promise<KnownModule> {
  const files = await snapshot.read([REGISTRY_PATH, modulePath(address, 'module.json')])
  const registry = registryIn(files)
  const module = moduleIn(files, address)
  if (module === undefined) throw await unknownModule(snapshot, address)
  refuseForeignDecision({ registry, module }, actor)
  return { registry, module }
}

/** One name that follows the latest version, as text for people. */
export function formatMovingName({ name, status, version, reason, fix }: MovingName): string {
  if (status === 'moved') return `moved     ${name}: now ${version}`
  if (status === 'planned') return `move      ${name} to ${version}`
  return `kept      ${name}: ${reason}${fix === undefined ? '' : `\nby hand   ${fix}`}`
}

/** Whether an index has what a mark advises, a module or a listed version of one: advice that leads nowhere is worse than none. */
export function hasReplacement(files: IndexFiles, replacement: string): boolean {
  const { address, version } = parseReplacement(replacement)
  const module = moduleIn(files, address)
  return module !== undefined && (version === undefined || listedVersions(module).includes(version))
}

/** The version that clients get without a constraint, before and after a decision; null for none. */
export interface LatestChange {
  readonly before: Version | null
  readonly after: Version | null
}

export function latestChange(before: ModuleDocument, after: ModuleDocument): LatestChange {
  return { before: latestOf(before) ?? null, after: latestOf(after) ?? null }
}

export function formatLatest({ before, after }: LatestChange): string {
  return `latest    ${after ?? 'none'}${before === after ? '' : `, before it was ${before ?? 'none'}`}`
}

/** @param text a version, or a constraint */
export function unknownVersion({ address, versions }: ModuleDocument, text: string): RegistryError {
  const published = sortVersions(versions.map(({ version }) => version))
  return new RegistryError(
    'NOT_FOUND',
    `${formatModuleAddress(address)} has no published version ${quote(text)}${didYouMean(text, published)}`,
    `it has ${shortList(published).join(', ') || 'none'}`,
  )
}
