import { RegistryError } from '../base/error.ts'
import type { IndexFiles } from '../index/format/index-files.ts'
import { parseModuleAddress } from '../module/module-address.ts'
import { type ListedTag, planTags } from './new-tags.ts'
import type { SourceAccess } from './ports.ts'
import { addressOfSource, optionsDigest, type Source } from './source.ts'
import { NO_STATE, parseSourceState, type SourceState, sourceStatePath } from './source-state.ts'

/** A source as its server tells of it now, beside what the index remembers. */
export interface Look {
  readonly source: Source
  /** Of its state in the index. */
  readonly path: string
  readonly before: SourceState
  /** Tags that could be versions. */
  readonly versions: readonly ListedTag[]
  /** Those of them that have to be looked at. */
  readonly fresh: readonly ListedTag[]
  /** Why its tags could not be listed. */
  readonly error?: RegistryError
}

export interface LookTerms {
  readonly limit: number
  readonly isRetry: boolean
}

/** The source with the address that it had first, where its own words name none. */
export function rememberedSource(source: Source, index: IndexFiles): Source {
  const { address } = stateOf(source, index)
  if (address === undefined || source.words.address !== undefined) return source
  return { ...source, keptAddress: parseModuleAddress(address) }
}

/** One question to the server, and nothing fetched. */
export async function lookAt(
  source: Source,
  index: IndexFiles,
  { sources, limit, isRetry }: LookTerms & { readonly sources: SourceAccess },
): Promise<Look> {
  const before = stateOf(source, index)
  const path = sourceStatePath(source.key)
  const state = before.words === optionsDigest(source) ? before : NO_STATE
  try {
    const listed = await sources.listTags(source)
    return { source, path, before, ...planTags({ source, listed, state, limit, isRetry }) }
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    return { source, path, before, versions: [], fresh: [], error }
  }
}

function stateOf(source: Source, index: IndexFiles): SourceState {
  const path = sourceStatePath(source.key)
  return parseSourceState(path, index.get(path))
}

export interface LookResult {
  readonly refusals: readonly { readonly tag: string; readonly error: RegistryError }[]
  /** Tags that the refusal of others has held back. */
  readonly withheld: ReadonlySet<string>
  /** Why the source as a whole came to nothing. */
  readonly error?: RegistryError | undefined
}

/** What the index shall remember after a run. */
export function stateAfter(look: Look, { refusals, withheld, error }: LookResult): SourceState {
  const { source, before, versions, fresh } = look
  if (error !== undefined) return { ...before, refusal: error.code }
  const isFresh = new Set(fresh.map(({ tag }) => tag))
  const codes = new Map(refusals.map((refusal) => [refusal.tag, refusal.error.code]))
  const tags: [string, string][] = []
  const refused: [string, SourceState['refused'][string]][] = []
  for (const { tag, commit } of versions) {
    const known = before.refused[tag]
    const code = codes.get(tag)
    if (isFresh.has(tag)) {
      if (code !== undefined) refused.push([tag, { commit, code }])
      else if (!withheld.has(tag)) tags.push([tag, commit])
    } else if (known?.commit === commit) refused.push([tag, known])
    else tags.push([tag, commit])
  }
  const address = ownAddress(source)
  return {
    format: 1,
    // A path says nothing to anybody else.
    ...(source.remote.scheme === 'file' ? {} : { source: source.remote.url }),
    words: optionsDigest(source),
    ...(address === undefined ? {} : { address }),
    tags: Object.fromEntries(tags),
    refused: Object.fromEntries(refused),
  }
}

function ownAddress(source: Source): string | undefined {
  if (source.words.address !== undefined) return undefined
  try {
    const { namespace, name, system } = addressOfSource(source)
    return `${namespace}/${name}/${system}`
  } catch (error) {
    if (error instanceof RegistryError) return undefined
    throw error
  }
}
