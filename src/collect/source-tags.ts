import { type ErrorCode, ifRefused, quote, RegistryError } from '../base/error.ts'
import { getOrInsert } from '../base/get-or-insert.ts'
import type { Log } from '../base/log.ts'
import type { IndexFiles } from '../index/format/index-files.ts'
import { isMovingTag, isRefName, readTag, versionsAtEnd } from '../module/tag.ts'
import type { Version } from '../module/version.ts'
import type { RepositoryConfig, SelectionOptions } from '../publish/config.ts'
import { GuardedStores, planExposure } from '../publish/exposure.ts'
import type { ConfigSource } from '../publish/ports.ts'
import type { RepositoryRelease } from '../publish/publication.ts'
import { refusedResult } from '../publish/publish-report.ts'
import { forAllCommits, type SelectedReleases, selectReleases } from '../publish/select-releases.ts'
import type { CollectDependencies, FetchedModules, ListedTag } from './ports.ts'
import { REGISTRY_CONFIG_PATH, type SourceOptions } from './registry-config.ts'
import { type AddressOwners, addressOfSource, type Source } from './source.ts'
import { NO_STATE, optionsDigest, readSourceState, type SourceState } from './source-state.ts'

/** A source, its tags as the server lists them now, and what the index remembers of it. */
export interface SourceTags {
  readonly source: Source
  readonly state: SourceState
  readonly versions: readonly ListedTag[]
  /** Those of them that this run has to process. */
  readonly fresh: readonly ListedTag[]
  /** Those that this run leaves out, besides those that an earlier run has finished. */
  readonly skipped: readonly SkippedTag[]
  readonly error?: RegistryError
  /** What was fetched; absent where nothing is new or the source as a whole is refused. */
  readonly release?: RepositoryRelease
}

/** Lists the tags of a source and fetches nothing. A refusal of the source is part of the result. */
export async function listNewTags(
  source: Source,
  index: IndexFiles,
  listTags: () => Promise<readonly ListedTag[]>,
  options: Parameters<typeof planTags>[2],
): Promise<SourceTags> {
  const state = readSourceState(source.key, index)
  const none = { versions: [], fresh: [], skipped: [] }
  const planned = listTags().then((listed) => planTags(source, { listed, state }, options))
  return { source, state, ...(await planned.catch(ifRefused((error) => ({ ...none, error })))) }
}

/**
 * Plans which tags of a source are processed: those that are new, have moved, or were refused for a reason that may have
 * passed; all of them when the options of the source have changed. Throws LIMIT_EXCEEDED for too many tags.
 * @param limit of tags that could be versions
 * @param isRetry whether refused tags are processed again
 */
export function planTags(
  source: Source,
  { listed, state }: { readonly listed: readonly ListedTag[]; readonly state: SourceState },
  { limit, isRetry }: { readonly limit: number; readonly isRetry: boolean },
): Pick<SourceTags, 'versions' | 'fresh' | 'skipped'> {
  const reasons = new Map(listed.map(({ tag }) => [tag, skipReason(tag, source)]))
  const versions = listed.filter(({ tag }) => reasons.get(tag) === undefined)
  if (versions.length > limit)
    throw new RegistryError(
      'LIMIT_EXCEEDED',
      `the source ${quote(source.name)} has ${versions.length} tags that could be versions, more than ${limit}`,
      'raise "limits: tags:" in registry.yml (up to 10000), or take fewer of them with "versions:"',
    )
  const { tags, refused } = state.options === optionsDigest(source.options) ? state : NO_STATE
  const fresh = versions.filter(({ tag, commit }) => {
    if (tags[tag] === commit) return false
    const refusal = refused[tag]
    return refusal?.commit !== commit || isRetry || !LASTING.has(refusal.code)
  })
  const skipped = [...reasons].flatMap(([tag, reason]) => (reason === undefined ? [] : [{ tag, reason }]))
  return { versions, fresh, skipped }
}

/** A tag that a run does not publish although nothing is wrong with it, or not for the first time. */
interface SkippedTag {
  readonly tag: string
  /** Why, as a phrase: `not a version`. */
  readonly reason: string
}

/** Why a tag cannot be a version of any module of a source, whatever prefix these have; undefined where it can. */
function skipReason(tag: string, source: Source): string | undefined {
  const versions = isRefName(tag) ? versionsAtEnd(tag) : []
  if (versions.some((version) => isWanted(version, source))) return undefined
  if (versions.length > 0) return outside(source)
  if (isMovingTag(tag)) return 'a moving tag, of fewer than three numbers'
  const reading = readTag(tag, '')
  if (reading.verdict === 'refused' && reading.rule === 'build-metadata')
    return 'a version with build metadata'
  return isRefName(tag) ? 'not a version' : 'not a safe name'
}

function isWanted(version: Version, { options }: Source): boolean {
  return options.versions?.allows(version) ?? true
}

/** The reason for a version that the options of the source do not take. */
function outside({ options }: Source): string {
  return `outside of versions ${quote(options.versions?.text ?? '')}`
}

/** Fetches the new tags of a source and selects their releases. A refusal of the source is part of the result. */
export async function fetchSource(
  tags: SourceTags,
  addressOwners: AddressOwners,
  dependencies: CollectDependencies,
): Promise<SourceTags> {
  if (tags.fresh.length === 0) return tags
  return fetchRelease(tags, addressOwners, dependencies).then(
    ({ release, skipped, commits }) => {
      // A tag that has moved since it was listed is published from where it was when it was fetched.
      const fetched = (each: ListedTag) => ({ ...each, commit: commits.get(each.tag) ?? each.commit })
      const [versions, fresh] = [tags.versions.map(fetched), tags.fresh.map(fetched)]
      return { ...tags, versions, fresh, release, skipped: [...tags.skipped, ...skipped] }
    },
    ifRefused((error) => ({ ...tags, error })),
  )
}

async function fetchRelease(
  { source, fresh }: SourceTags,
  addressOwners: AddressOwners,
  { sources, indexVisibility, log }: CollectDependencies,
): Promise<{
  readonly release: RepositoryRelease
  readonly skipped: readonly SkippedTag[]
  readonly commits: ReadonlyMap<string, string>
}> {
  const { name: repository, options } = source
  const index = await indexVisibility()
  const visibilityOf = () => sources.visibilityOf(source)
  const module = index === 'private' ? 'private' : await visibilityOf()
  const { published } = planExposure({ repository, module, index, expose: options.expose ?? 'none' })
  const modules = await sources.fetch(
    source,
    fresh.map(({ tag }) => tag),
  )
  const { selected, commits } = await selectFrom(modules, source, log).finally(() => modules.close())
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
    stores: new GuardedStores(modules.packageStores, { published, source: visibilityOf }),
    attestor: undefined,
  }
  return { release, skipped: skippedOf({ source, fresh }, { ...selected, commits }), commits }
}

/** What of the tags of a source is released, and the commits of those that are at one. */
async function selectFrom(modules: FetchedModules, source: Source, log: Log) {
  const { options } = source
  const selected = await selectReleases(
    { tags: 'all', flags: flagsOf(source) },
    {
      ...modules,
      config: withOptions(modules.config, options),
      defaultAddress: () => addressOfSource(source),
      defaultKinds: undefined,
      allowIn: REGISTRY_CONFIG_PATH,
      log: { info: () => {}, warn: (line) => log.warn(line), debug: (line) => log.debug(line) },
    },
  )
  return { selected, commits: new Map((await modules.tags.all()).map(({ tag, commit }) => [tag, commit])) }
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
    return getOrInsert(merged, own, () => ({
      ...own,
      ...(modules && { modules }),
      allow: [...(own.allow ?? []), ...allow],
    }))
  }
  return modules === undefined ? { ...config, at } : forAllCommits({ ...config, at })
}

/** The new tags that became neither a release nor a refusal. */
function skippedOf(
  { source, fresh }: Pick<SourceTags, 'source' | 'fresh'>,
  {
    selections,
    refused,
    skipped,
    commits,
  }: SelectedReleases & { readonly commits: ReadonlyMap<string, string> },
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

/**
 * Refusals of the tag itself, which no run repeats. Those that time, another server, other permissions or other settings of the
 * collection lift are not among them: every run tries these tags again.
 */
const LASTING: ReadonlySet<string> = new Set<ErrorCode>([
  'INVALID_CONFIG',
  'INVALID_TAG',
  'INVALID_ADDRESS',
  'NOT_A_MODULE',
  'INVALID_HCL',
  'UNSAFE_PACKAGE',
  'SECRET_IN_PACKAGE',
  'LIMIT_EXCEEDED',
  'VERSION_EXISTS',
  'TAG_MOVED',
  'NOT_OWNER',
  'INCOMPATIBLE',
])
