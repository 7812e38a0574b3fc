import { counted } from '../base/count.ts'
import type { Refusal } from '../base/error.ts'
import {
  failuresAmong,
  inReportOrder,
  type PublishReport,
  type PublishResult,
} from '../publish/publish-report.ts'
import type { SourceList } from './list-sources.ts'
import type { SkippedTag, SourceOutcome, SourceTags } from './source-tags.ts'

/** The result of a collection, without the refusals that an earlier run has reported. `collect --json` prints results, sources and index. */
export interface CollectReport extends PublishReport {
  readonly results: readonly CollectResult[]
  readonly failures: readonly Extract<CollectResult, { status: 'refused' }>[]
  readonly sources: readonly SourceReport[]
}

/** @property tag is empty where the source as a whole is refused */
type CollectResult = PublishResult & { readonly source: string }

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
  /** Tags that this run left out, each with the reason. */
  readonly skipped: readonly SkippedTag[]
  /** Why the source as a whole was refused, also where an earlier run has reported it. */
  readonly error?: Refusal
}

/** What became of a batch of sources, in one index commit or none. */
export interface PublishedBatch extends Pick<PublishReport, 'registryUrl'> {
  readonly commit: string | null
  readonly changed: readonly string[]
  readonly outcomes: readonly SourceOutcome[]
}

/**
 * The report before the first batch.
 * @param failed owners that could not be listed
 */
export function emptyReport(
  failed: SourceList['failed'],
  commit: string | null,
  registryUrl: string | null,
): CollectReport {
  const owners = failed.map(({ name, error }) => refusedSource({ source: name, ...NO_TAGS }, error, false))
  return {
    results: owners.flatMap(({ results }) => results),
    failures: owners.flatMap(({ results }) => failuresAmong(results)),
    sources: owners.map(({ report }) => report),
    isBulk: true,
    index: { commit, changed: [] },
    registryUrl,
  }
}

/** The report with the outcomes of one more batch. */
export function addBatch(
  { results, failures, sources, index, registryUrl }: CollectReport,
  batch: PublishedBatch,
  options: { readonly dryRun: boolean; readonly isRetry: boolean },
): CollectReport {
  const added = batch.outcomes.map((outcome) => reportSource(outcome, options))
  return {
    isBulk: true,
    results: [...results, ...added.flatMap((each) => each.results)],
    failures: [...failures, ...added.flatMap((each) => failuresAmong(each.results))],
    sources: [...sources, ...added.map(({ report }) => report)],
    index: { commit: batch.commit ?? index.commit, changed: [...index.changed, ...batch.changed] },
    registryUrl: batch.registryUrl ?? registryUrl,
  }
}

const NO_TAGS = { tags: 0, new: 0, published: 0, refused: 0, known: 0, skipped: [] }

/** The report of one source, and the results of its tags. */
interface SourceResults {
  readonly report: SourceReport
  readonly results: readonly CollectResult[]
}

/** @param isKnown whether an earlier run has reported the refusal */
function refusedSource(
  counts: Omit<SourceReport, 'status'>,
  error: Refusal,
  isKnown: boolean,
): SourceResults {
  const { source } = counts
  const [refused, known] = isKnown ? [0, 1] : [1, 0]
  return {
    report: { ...counts, refused, known, status: 'refused', error },
    results: isKnown ? [] : [{ status: 'refused', source, tag: '', error }],
  }
}

/** @param isRetry whether refusals that an earlier run has reported are reported again */
function reportSource(
  outcome: SourceOutcome,
  { dryRun, isRetry }: { readonly dryRun: boolean; readonly isRetry: boolean },
): SourceResults {
  const { state, versions, fresh, error } = outcome
  const source = outcome.source.name
  const counts = { source, ...NO_TAGS, tags: versions.length, new: fresh.length }
  if (error !== undefined)
    return refusedSource(counts, error.toRefusal(), !isRetry && state.refusal === error.code)
  const status = dryRun ? 'planned' : 'published'
  const reported = outcome.results.filter(
    (result) => result.status !== 'refused' || isRetry || !isReported(outcome, result.tag, result.error.code),
  )
  const results = inReportOrder(reported).map((result) => ({ source, ...result }))
  const refused = results.filter((result) => result.status === 'refused').length
  const published = results.filter((result) => result.status === status).length
  const unprocessed = Object.keys(state.refused).filter((tag) => isStillRefused(outcome, tag))
  const report: SourceReport = {
    ...counts,
    status: refused > 0 ? 'refused' : published > 0 ? status : 'unchanged',
    published,
    refused,
    known: unprocessed.length + outcome.results.length - reported.length,
    skipped: [
      ...outcome.skipped,
      ...unprocessed.map((tag) => ({ tag, reason: `refused before (${state.refused[tag]?.code})` })),
    ],
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

/** The report for people: a line for each source with something to report, and the totals. */
export function formatCollectReport({ sources, index }: CollectReport): string {
  const busy = sources.filter(({ status, known }) => status !== 'unchanged' || known > 0)
  const width = Math.max(0, ...busy.map(({ source }) => source.length))
  const lines = busy.map((each) => `${each.status.padEnd(9)} ${each.source.padEnd(width)}  ${countsOf(each)}`)
  const total = sources.reduce((sum, { published }) => sum + published, 0)
  const head = index.commit === null ? '' : ` at ${index.commit.slice(0, 7)}`
  return [
    ...lines,
    `sources   ${sources.length}, ${counted(total, 'new version')}`,
    `index     ${counted(index.changed.length, 'file')} changed${head}`,
  ].join('\n')
}

function countsOf({ published, refused, known, error }: SourceReport): string {
  const counts: [number, string][] = [
    [published, published === 1 ? 'new version' : 'new versions'],
    [refused, 'refused'],
    [known, 'refused before'],
  ]
  const texts = counts.filter(([count]) => count > 0).map(([count, text]) => `${count} ${text}`)
  return [...texts, ...(error === undefined ? [] : [error.code])].join(', ')
}
