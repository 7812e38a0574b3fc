import { quote, RegistryError } from '../base/error.ts'
import { isRefName } from '../module/ref-name.ts'
import { readVersion, type Version } from '../module/version.ts'
import type { Source } from './source.ts'
import { isLasting, type SourceState } from './source-state.ts'

/** A tag as a remote repository lists it. */
export interface ListedTag {
  readonly tag: string
  /** 40 hex; an annotated tag is followed to its object. */
  readonly commit: string
}

export interface TagPlan {
  /** Every tag that could be a version. */
  readonly versions: readonly ListedTag[]
  /** Those of them that have to be looked at. */
  readonly fresh: readonly ListedTag[]
}

export interface TagQuestion {
  readonly source: Source
  readonly listed: readonly ListedTag[]
  /** What the index remembers, by the same words. */
  readonly state: SourceState
  readonly limit: number
  /** Whether what was refused is looked at again. */
  readonly isRetry: boolean
}

/** What is new in a source. Throws LIMIT_EXCEEDED where it has too many tags. */
export function planTags({ source, listed, state, limit, isRetry }: TagQuestion): TagPlan {
  const versions = listed.filter(({ tag }) => couldBeWanted(tag, source))
  if (versions.length > limit) throw tooManyTags(source, versions.length, limit)
  const fresh = versions.filter(({ tag, commit }) => {
    if (state.tags[tag] === commit) return false
    const refused = state.refused[tag]
    return refused?.commit !== commit || isRetry || !isLasting(refused.code)
  })
  return { versions, fresh }
}

/** Whatever prefix its modules have: a version at the end of the tag is enough. */
function couldBeWanted(tag: string, { words }: Source): boolean {
  const versions = isRefName(tag) ? versionsAtEnd(tag) : []
  return versions.some((version) => words.versions?.allows(version) ?? true)
}

/** `network-2-v1.2.3` ends in the version 1.2.3 alone; a digit that follows a digit begins none. */
function versionsAtEnd(tag: string): Version[] {
  const starts = [...tag.matchAll(/(?<![0-9])[0-9]/g)].map(({ index }) => index)
  return starts.flatMap((start) => {
    const reading = readVersion(tag.slice(start))
    return reading.ok ? [reading.version] : []
  })
}

function tooManyTags(source: Source, count: number, limit: number): RegistryError {
  return new RegistryError(
    'LIMIT_EXCEEDED',
    `the source ${quote(source.name)} has ${count} tags that could be versions, more than ${limit}`,
    'raise "limits: tags:" in registry.yml (up to 10000), or take fewer of them with "versions:"',
  )
}
