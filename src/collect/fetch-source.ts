import { RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import type { RepositoryConfig, SelectionOptions } from '../publish/config.ts'
import { GuardedStores, planExposure } from '../publish/exposure.ts'
import type { ConfigSource } from '../publish/ports.ts'
import type { RepositoryRelease } from '../publish/publication.ts'
import { refusedResult } from '../publish/publish-report.ts'
import { type SelectedReleases, selectReleases } from '../publish/select-releases.ts'
import type { AddressOwners } from './address-owners.ts'
import type { SourceTags } from './new-tags.ts'
import type { CollectDependencies } from './ports.ts'
import { REGISTRY_CONFIG_PATH, type SourceOptions } from './registry-config.ts'
import { isWanted, outside, type SkippedTag } from './skipped-tags.ts'
import { addressOfSource, type Source } from './source.ts'

export interface FetchedSource extends SourceTags {
  /** Absent where nothing is new or the source as a whole is refused. */
  readonly release?: RepositoryRelease
}

/** Fetches the new tags of a source and selects their releases. A refusal of the source is part of the result. */
export async function fetchSource(
  tags: SourceTags,
  addressOwners: AddressOwners,
  dependencies: CollectDependencies,
): Promise<FetchedSource> {
  if (tags.fresh.length === 0) return tags
  try {
    const { release, skipped } = await fetchRelease(tags, addressOwners, dependencies)
    return { ...tags, release, skipped: [...tags.skipped, ...skipped] }
  } catch (error) {
    if (error instanceof RegistryError) return { ...tags, error }
    throw error
  }
}

async function fetchRelease(
  { source, fresh }: SourceTags,
  addressOwners: AddressOwners,
  { sources, indexVisibility, log }: CollectDependencies,
): Promise<{ readonly release: RepositoryRelease; readonly skipped: readonly SkippedTag[] }> {
  const { name: repository, options } = source
  const index = await indexVisibility()
  const visibilityOf = () => sources.visibilityOf(source)
  const module = index === 'private' ? 'private' : await visibilityOf()
  const { visibility } = planExposure({ repository, module, index, expose: options.expose ?? 'none' })
  const modules = await sources.fetch(
    source,
    fresh.map(({ tag }) => tag),
  )
  const selected = await selectReleases(
    { tags: 'all', flags: flagsOf(source) },
    {
      ...modules,
      config: withOptions(modules.config, options),
      defaultAddress: () => addressOfSource(source),
      defaultKinds: undefined,
      allowIn: REGISTRY_CONFIG_PATH,
      log: withoutProgress(log),
    },
  )
  const commits = new Set((await modules.tags.all()).map(({ tag }) => tag))
  await modules.close()
  modules.signal?.throwIfAborted()
  const wanted = selected.selections.filter(({ release }) => isWanted(release.version, source))
  const refused = wanted.flatMap(({ release }) => {
    const error = addressOwners.refusal(source, release.address)
    return error === undefined ? [] : refusedResult(release.tag, error, release)
  })
  const release = {
    selections: wanted.filter(({ release }) => addressOwners.refusal(source, release.address) === undefined),
    publications: [],
    results: [...selected.refused, ...refused],
    repository: modules,
    stores: new GuardedStores(modules.packageStores, { ...visibility, source: visibilityOf }),
    attestor: undefined,
  }
  return { release, skipped: skippedOf({ source, fresh }, { ...selected, commits }) }
}

/**
 * The config of a repository with the modules that `registry.yml` lists for it, if it does, in the place of its own, and with what is
 * allowed there besides; what else its own file says stays.
 */
function withOptions(config: ConfigSource, { modules, allow = [] }: SourceOptions): ConfigSource {
  // One object for each copy of the file, as what is made of it is kept by it.
  const merged = new WeakMap<RepositoryConfig, RepositoryConfig>()
  const at: ConfigSource['at'] = async (commit) => {
    const own = await config.at(commit)
    const known = merged.get(own) ?? {
      ...own,
      ...(modules && { modules }),
      allow: [...(own.allow ?? []), ...allow],
    }
    merged.set(own, known)
    return known
  }
  if (modules === undefined) return { ...config, at }
  return { ...config, at, hasElsewhere: async (module) => (await config.hasModule?.(module)) === false }
}

/** The new tags that became neither a release nor a refusal. */
function skippedOf(
  { source, fresh }: Pick<SourceTags, 'source' | 'fresh'>,
  { selections, refused, skipped, commits }: SelectedReleases & { readonly commits: ReadonlySet<string> },
): SkippedTag[] {
  const released = new Set(
    selections.flatMap(({ release }) => (isWanted(release.version, source) ? [release.tag] : [])),
  )
  const unwanted = new Set(selections.map(({ release }) => release.tag))
  const done = new Set([...released, ...refused.map(({ tag }) => tag)])
  return fresh.flatMap(({ tag }): SkippedTag[] => {
    if (done.has(tag)) return []
    if (!commits.has(tag)) return [{ tag, reason: 'it names no commit' }]
    const other = unwanted.has(tag) ? outside(source) : 'the same version and commit as another tag'
    return [{ tag, reason: skipped.get(tag) ?? other }]
  })
}

/** The report names the tags that are skipped, with their source. */
function withoutProgress(log: Log): Log {
  return { info: () => {}, warn: (line) => log.warn(line), debug: (line) => log.debug(line) }
}

/** The options in registry.yml override the repository's own, which may choose neither its package storage nor its rights. */
function flagsOf({ options }: Source): SelectionOptions {
  return {
    module: options.address,
    'module-path': options['module-path'],
    package: options.package ?? ['index'],
    'git-ref': options['git-ref'],
    compatibility: options.compatibility,
    severities: options.severities,
    'source-url': options['source-url'],
    'tag-prefix': options['tag-prefix'],
  }
}
