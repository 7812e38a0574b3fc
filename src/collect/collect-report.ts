import type { Refusal } from '../base/error.ts'
import { type PublishResult, resultsOf } from '../publish/publish-report.ts'
import type { SourceTags } from './new-tags.ts'
import type { SourceOutcome } from './source-outcomes.ts'

/** The result of a collection. */
export interface CollectReport extends CollectDocument {
  /** Public URL of the registry; null where the index has none. */
  readonly registryUrl: string | null
}

/** What `collect --json` prints. */
export interface CollectDocument {
  /** As in the report of publish, without the refusals that an earlier run has reported. */
  readonly results: readonly CollectResult[]
  readonly sources: readonly SourceReport[]
  readonly index: {
    /** Head of the index branch after the run; null for a directory. */
    readonly commit: string | null
    readonly changed: readonly string[]
  }
}

/** @property tag is empty where the source as a whole is refused */
export type CollectResult = PublishResult & { readonly source: string }

export interface SourceReport {
  readonly source: string
  readonly status: 'published' | 'planned' | 'unchanged' | 'refused'
  /** Tags that could be versions. */
  readonly tags: number
  /** Tags that this run processed. */
  readonly new: number
  readonly published: number
  /** Refused for the first time. */
  readonly refused: number
  /** Refused before, and reported by an earlier run. */
  readonly known: number
  /** Held back, because another tag of the source was refused. */
  readonly withheld: number
  /** Why the source as a whole was refused, also where an earlier run has reported it. */
  readonly error?: Refusal
}

/** The report of one source, and the results of its tags. */
export interface SourceResults {
  readonly report: SourceReport
  readonly results: readonly CollectResult[]
}

/** A run so far, batch by batch. */
export interface CollectProgress {
  readonly sources: readonly SourceResults[]
  readonly commit: string | null
  readonly changed: readonly string[]
  readonly registryUrl: string | null
}

/** @param failed owners that could not be listed */
export function collectReport(
  { sources, commit, changed, registryUrl }: CollectProgress,
  failed: readonly { readonly name: string; readonly error: Refusal }[],
): CollectReport {
  const owners = failed.map(({ name, error }) => refusedSource(emptyReport(name), error, false))
  const all = [...owners, ...sources]
  return {
    results: all.flatMap(({ results }) => results),
    sources: all.map(({ report }) => report),
    index: { commit, changed },
    registryUrl,
  }
}

type ReportCounts = Omit<SourceReport, 'status'>

function emptyReport(source: string): ReportCounts {
  return { source, tags: 0, new: 0, published: 0, refused: 0, known: 0, withheld: 0 }
}

/** @param isKnown whether an earlier run has reported the refusal */
function refusedSource(counts: ReportCounts, error: Refusal, isKnown: boolean): SourceResults {
  const { source } = counts
  const report = {
    ...counts,
    refused: isKnown ? 0 : 1,
    known: isKnown ? 1 : 0,
    status: 'refused' as const,
    error,
  }
  return { report, results: isKnown ? [] : [{ status: 'refused', source, tag: '', error }] }
}

/**
 * Reports the outcome of one source.
 * @param isRetry whether refusals that an earlier run has reported are reported again
 */
export function reportSource(
  tags: SourceTags,
  { error, stored, refusals, heldBack }: SourceOutcome,
  { dryRun, isRetry }: { readonly dryRun: boolean; readonly isRetry: boolean },
): SourceResults {
  const source = tags.source.name
  const counts = { ...emptyReport(source), tags: tags.versions.length, new: tags.fresh.length }
  if (error !== undefined)
    return refusedSource(counts, error.toRefusal(), !isRetry && tags.state.refusal === error.code)
  const reported = refusals.filter(({ tag, error: { code } }) => isRetry || !isReported(tags, tag, code))
  const status = dryRun ? 'planned' : 'published'
  const results = resultsOf({ stored, refusals: reported }, status).map((result) => ({ source, ...result }))
  const published = results.filter((result) => result.status === status).length
  const unprocessed = Object.keys(tags.state.refused).filter((tag) => isStillRefused(tags, tag)).length
  const report: SourceReport = {
    ...counts,
    status: reported.length > 0 ? 'refused' : published > 0 ? status : 'unchanged',
    published,
    refused: reported.length,
    known: unprocessed + refusals.length - reported.length,
    withheld: heldBack.size,
  }
  return { report, results }
}

/** Whether an earlier run has reported this refusal of the tag at this commit. */
function isReported({ state, fresh }: SourceTags, tag: string, code: string): boolean {
  const commit = fresh.find((each) => each.tag === tag)?.commit
  return state.refused[tag]?.commit === commit && state.refused[tag]?.code === code
}

/** Whether a tag that an earlier run has refused is still at its commit and was not processed by this run. */
function isStillRefused({ state, versions, fresh }: SourceTags, tag: string): boolean {
  const isThere = versions.some((each) => each.tag === tag && each.commit === state.refused[tag]?.commit)
  return isThere && !fresh.some((each) => each.tag === tag)
}

/** What `collect --json` prints of a report. */
export function collectDocument({ registryUrl: _, ...document }: CollectReport): CollectDocument {
  return document
}

/** The report for people: a line for each source with something to report, and the totals. */
export function formatCollectReport({ sources, index }: CollectReport): string {
  const busy = sources.filter(({ status, known }) => status !== 'unchanged' || known > 0)
  const width = Math.max(0, ...busy.map(({ source }) => source.length))
  const lines = busy.map((each) => `${each.status.padEnd(9)} ${each.source.padEnd(width)}  ${countsOf(each)}`)
  const total = sources.reduce((sum, { published }) => sum + published, 0)
  const head = index.commit === null ? '' : ` at ${index.commit.slice(0, 7)}`
  return [
    ...lines,
    `sources   ${sources.length}, ${total} new versions`,
    `index     ${index.changed.length} files changed${head}`,
  ].join('\n')
}

function countsOf({ published, refused, known, withheld, error }: SourceReport): string {
  const counts: [number, string][] = [
    [published, 'new versions'],
    [refused, 'refused'],
    [known, 'refused before'],
    [withheld, 'held back'],
  ]
  const texts = counts.filter(([count]) => count > 0).map(([count, text]) => `${count} ${text}`)
  return [...texts, ...(error === undefined ? [] : [error.code])].join(', ')
}
