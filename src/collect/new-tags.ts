import { quote, RegistryError, shortList } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import type { IndexFiles } from '../index/format/index-files.ts'
import { isMovingTag, isRefName, readTag, versionsAtEnd } from '../module/tag.ts'
import type { Version } from '../module/version.ts'
import type { ListedTag } from './ports.ts'
import type { Source } from './source.ts'
import { isLasting, NO_STATE, optionsDigest, readSourceState, type SourceState } from './source-state.ts'

/** A source, its tags as the server lists them now, and what the index remembers of it. */
export interface SourceTags {
  readonly source: Source
  readonly state: SourceState
  /** Every tag that could be a version. */
  readonly versions: readonly ListedTag[]
  /** Those of them that this run has to process. */
  readonly fresh: readonly ListedTag[]
  /** Those that this run leaves out, besides those that an earlier run has finished. */
  readonly skipped: readonly SkippedTag[]
  /** Why the tags could not be listed. */
  readonly error?: RegistryError
}

interface TagOptions {
  /** The most tags that could be versions. */
  readonly limit: number
  /** Whether refused tags are processed again. */
  readonly isRetry: boolean
}

/** Lists the tags of a source and fetches nothing. A refusal of the source is part of the result. */
export async function listNewTags(
  source: Source,
  index: IndexFiles,
  listTags: () => Promise<readonly ListedTag[]>,
  options: TagOptions,
): Promise<SourceTags> {
  const state = readSourceState(source.key, index)
  try {
    return { source, state, ...planTags(source, { listed: await listTags(), state }, options) }
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    return { source, state, versions: [], fresh: [], skipped: [], error }
  }
}

/**
 * Plans which tags of a source are processed: those that are new, have moved, or were refused for a reason that may have
 * passed; all of them when the options of the source have changed. Throws LIMIT_EXCEEDED for too many tags.
 */
export function planTags(
  source: Source,
  { listed, state }: { readonly listed: readonly ListedTag[]; readonly state: SourceState },
  { limit, isRetry }: TagOptions,
): Pick<SourceTags, 'versions' | 'fresh' | 'skipped'> {
  const reasons = new Map(listed.map(({ tag }) => [tag, skipReason(tag, source)]))
  const versions = listed.filter(({ tag }) => reasons.get(tag) === undefined)
  if (versions.length > limit) throw tooManyTags(source, versions.length, limit)
  const { tags, refused } = state.options === optionsDigest(source.options) ? state : NO_STATE
  const fresh = versions.filter(({ tag, commit }) => {
    if (tags[tag] === commit) return false
    const refusal = refused[tag]
    return refusal?.commit !== commit || isRetry || !isLasting(refusal.code)
  })
  const skipped = [...reasons].flatMap(([tag, reason]) => (reason === undefined ? [] : [{ tag, reason }]))
  return { versions, fresh, skipped }
}

function tooManyTags(source: Source, count: number, limit: number): RegistryError {
  return new RegistryError(
    'LIMIT_EXCEEDED',
    `the source ${quote(source.name)} has ${count} tags that could be versions, more than ${limit}`,
    'raise "limits: tags:" in registry.yml (up to 10000), or take fewer of them with "versions:"',
  )
}

/** A tag that a run does not publish although nothing is wrong with it, or not for the first time. */
export interface SkippedTag {
  readonly tag: string
  /** Why, as a phrase: `a moving tag`. */
  readonly reason: string
}

/** Why a tag cannot be a version of any module of a source, whatever prefix these have; undefined where it can. */
function skipReason(tag: string, source: Source): string | undefined {
  const versions = isRefName(tag) ? versionsAtEnd(tag) : []
  if (versions.some((version) => isWanted(version, source))) return undefined
  if (versions.length > 0) return outside(source)
  if (isMovingTag(tag)) return 'a moving tag'
  const reading = readTag(tag, '')
  if (reading.verdict === 'refused' && reading.rule === 'build-metadata')
    return 'a version with build metadata'
  return isRefName(tag) ? 'not a version' : 'not a safe name'
}

/** Whether the options of the source take the version. */
export function isWanted(version: Version, { options }: Source): boolean {
  return options.versions?.allows(version) ?? true
}

/** The reason for a version that the options of the source do not take. */
export function outside({ options }: Source): string {
  return `outside of versions ${quote(options.versions?.text ?? '')}`
}

/** A line for the log for each reason; of many tags the first ones, as the JSON document has them all. */
export function formatSkippedTags(source: string, skipped: readonly SkippedTag[]): string[] {
  return [...groupBy(skipped, ({ reason }) => reason)].map(
    ([reason, tags]) =>
      `skipped   ${source}: ${reason}: ${shortList(tags.map(({ tag }) => quote(tag))).join(', ')}`,
  )
}
