import { quote, shortList } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { isRefName } from '../module/ref-name.ts'
import { isMovingTag, readTag, versionsAtEnd } from '../module/tag.ts'
import type { Version } from '../module/version.ts'
import type { Source } from './source.ts'

/** A tag that a run does not publish although nothing is wrong with it, or not for the first time. */
export interface SkippedTag {
  readonly tag: string
  /** Why, as a phrase: `a moving tag`. */
  readonly reason: string
}

/** Why a tag cannot be a version of any module of a source, whatever prefix these have; undefined where it can. */
export function skipReason(tag: string, source: Source): string | undefined {
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
