import { compactJson } from '../base/json.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { addressesOf } from './registry-config.ts'
import { addressesOfSource } from './source.ts'
import type { SourceOutcome } from './source-outcomes.ts'
import { optionsDigest, type SourceState, sourceStatePath } from './source-state.ts'

/** Plans the state files of the sources that a run has changed: collect/*.json by path. */
export function planStateFiles(outcomes: readonly SourceOutcome[]): ReadonlyMap<string, Uint8Array> {
  return new Map(
    outcomes.flatMap((outcome): [string, Uint8Array][] => {
      const text = compactJson(stateAfter(outcome))
      if (text === compactJson(outcome.state)) return []
      return [[sourceStatePath(outcome.source.key), new TextEncoder().encode(text)]]
    }),
  )
}

function stateAfter(outcome: SourceOutcome): SourceState {
  const { source, state, versions, fresh, results, error } = outcome
  if (error !== undefined) return { ...state, refusal: error.code }
  const isFresh = new Set(fresh.map(({ tag }) => tag))
  const refusals = results.filter((result) => result.status === 'refused')
  const codes = new Map(refusals.map((refusal) => [refusal.tag, refusal.error.code]))
  const tags: SourceState['tags'] = {}
  const refused: SourceState['refused'] = {}
  for (const { tag, commit } of versions) {
    const before = state.refused[tag]?.commit === commit ? state.refused[tag] : undefined
    const code = isFresh.has(tag) ? codes.get(tag) : before?.code
    if (code !== undefined) refused[tag] = { ...before, commit, code }
    else tags[tag] = commit
  }
  const address = addressesOf(source.options).length === 0 ? addressesOfSource(source)[0] : undefined
  const { source: _, address: __, refusal: ___, ...rest } = state
  return {
    ...rest,
    format: 1,
    // A local path means nothing to anybody else.
    ...(source.remote.scheme === 'file' ? {} : { source: source.remote.url }),
    options: optionsDigest(source),
    ...(address === undefined ? {} : { address: formatModuleAddress(address) }),
    tags,
    refused,
  }
}
