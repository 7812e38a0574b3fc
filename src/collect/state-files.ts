import { formatModuleAddress } from '../module/module-address.ts'
import type { SourceTags } from './new-tags.ts'
import { findAddress, optionsDigest } from './source.ts'
import { NOTHING_NEW, type SourceOutcome, type SourceOutcomes } from './source-outcomes.ts'
import { formatSourceState, type SourceState, sourceStatePath } from './source-state.ts'

/** Plans the state files of the sources that a run has changed: collect/*.json by path. */
export function planStateFiles(
  sources: readonly SourceTags[],
  outcomes: SourceOutcomes,
): ReadonlyMap<string, Uint8Array> {
  return new Map(
    sources.flatMap((tags): [string, Uint8Array][] => {
      const text = formatSourceState(stateAfter(tags, outcomes.get(tags.source) ?? NOTHING_NEW))
      if (text === formatSourceState(tags.state)) return []
      return [[sourceStatePath(tags.source.key), new TextEncoder().encode(text)]]
    }),
  )
}

function stateAfter(listed: SourceTags, { refusals, heldBack, error }: SourceOutcome): SourceState {
  const { source, state, versions, fresh } = listed
  if (error !== undefined) return { ...state, refusal: error.code }
  const isFresh = new Set(fresh.map(({ tag }) => tag))
  const codes = new Map(refusals.map((refusal) => [refusal.tag, refusal.error.code]))
  const tags: SourceState['tags'] = {}
  const refused: SourceState['refused'] = {}
  for (const { tag, commit } of versions) {
    const before = state.refused[tag]
    const code = isFresh.has(tag) ? codes.get(tag) : before?.commit === commit ? before.code : undefined
    if (code !== undefined) refused[tag] = { commit, code }
    else if (!heldBack.has(tag)) tags[tag] = commit
  }
  const address = source.options.address === undefined ? findAddress(source) : undefined
  return {
    format: 1,
    // A local path means nothing to anybody else.
    ...(source.remote.scheme === 'file' ? {} : { source: source.remote.url }),
    options: optionsDigest(source),
    ...(address === undefined ? {} : { address: formatModuleAddress(address) }),
    tags,
    refused,
  }
}
