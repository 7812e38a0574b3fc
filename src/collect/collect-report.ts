import type { Refusal, RegistryError } from '../base/error.ts'
import type { OutcomePart } from '../publish/publish-releases.ts'
import { type PublishResult, resultsOf } from '../publish/publish-report.ts'
import type { Look } from './state-files.ts'

/** What a collection came to. */
export interface CollectReport extends CollectDocument {
  /** Public URL of the registry; null where the index has none. */
  readonly registryUrl: string | null
}

/** What `collect --json` prints. */
export interface CollectDocument {
  /** As those of publish; refusals that an earlier run has reported are left out. */
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
  /** Tags that were looked at. */
  readonly new: number
  readonly published: number
  /** Refused for the first time. */
  readonly refused: number
  /** Refused, as an earlier run has reported. */
  readonly known: number
  /** Held back by a refusal of the same source. */
  readonly withheld: number
  /** Why the source as a whole came to nothing, also where it is known. */
  readonly error?: Refusal
}

/** One source after its part in a batch. */
export interface SourceOutcome extends OutcomePart {
  readonly look: Look
  readonly error: RegistryError | undefined
  readonly withheld: ReadonlySet<string>
}

export interface CollectOutcome {
  readonly parts: readonly SourcePart[]
  /** Owners that could not be listed. */
  readonly failed: readonly { readonly name: string; readonly error: Refusal }[]
  readonly commit: string | null
  readonly changed: readonly string[]
  readonly registryUrl: string | null
}

/** What is said of one source. */
export interface SourcePart {
  readonly report: SourceReport
  readonly results: readonly CollectResult[]
}

export interface SourceTerms {
  readonly dryRun: boolean
  /** Whether what is known is reported again. */
  readonly isRetry: boolean
}

export function collectReport({
  parts,
  failed,
  commit,
  changed,
  registryUrl,
}: CollectOutcome): CollectReport {
  const owners = failed.map(
    ({ name, error }): SourcePart => ({
      report: { ...emptyReport(name), status: 'refused', refused: 1, error },
      results: [{ status: 'refused', source: name, tag: '', error }],
    }),
  )
  const all = [...owners, ...parts]
  return {
    results: all.flatMap(({ results }) => results),
    sources: all.map(({ report }) => report),
    index: { commit, changed },
    registryUrl,
  }
}

function emptyReport(source: string): Omit<SourceReport, 'status'> {
  return { source, tags: 0, new: 0, published: 0, refused: 0, known: 0, withheld: 0 }
}

export function sourcePart(outcome: SourceOutcome, { dryRun, isRetry }: SourceTerms): SourcePart {
  const { look, error, placed, refusals, withheld } = outcome
  const source = look.source.name
  const tags = { tags: look.versions.length, new: look.fresh.length }
  if (error !== undefined) {
    const isKnown = !isRetry && look.before.refusal === error.code
    const refusal = error.toRefusal()
    const counts = { refused: isKnown ? 0 : 1, known: isKnown ? 1 : 0 }
    const report = { ...emptyReport(source), ...tags, ...counts, status: 'refused' as const, error: refusal }
    return {
      report,
      results: isKnown ? [] : [{ status: 'refused' as const, source, tag: '', error: refusal }],
    }
  }
  const isNew = ({ tag, error: { code } }: OutcomePart['refusals'][number]) =>
    isRetry || !isSaid(look, tag, code)
  const said = refusals.filter(isNew)
  const status = dryRun ? 'planned' : 'published'
  const results = resultsOf({ placed, refusals: said }, status).map((result) => ({ source, ...result }))
  const published = results.filter((result) => result.status === status).length
  const standing = Object.keys(look.before.refused).filter((tag) => isStanding(look, tag)).length
  const report: SourceReport = {
    ...emptyReport(source),
    ...tags,
    status: said.length > 0 ? 'refused' : published > 0 ? status : 'unchanged',
    published,
    refused: said.length,
    known: standing + refusals.length - said.length,
    withheld: withheld.size,
  }
  return { report, results }
}

function isSaid({ before, fresh }: Look, tag: string, code: string): boolean {
  const commit = fresh.find((each) => each.tag === tag)?.commit
  return before.refused[tag]?.commit === commit && before.refused[tag]?.code === code
}

/** Refused before, still there, and not looked at again. */
function isStanding({ before, versions, fresh }: Look, tag: string): boolean {
  const isThere = versions.some((each) => each.tag === tag && each.commit === before.refused[tag]?.commit)
  return isThere && !fresh.some((each) => each.tag === tag)
}

export function collectDocument({ registryUrl: _, ...document }: CollectReport): CollectDocument {
  return document
}

/** The report for people: a line for each source where something happened, and what the run came to. */
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
  const words = counts.filter(([count]) => count > 0).map(([count, text]) => `${count} ${text}`)
  return [...words, ...(error === undefined ? [] : [error.code])].join(', ')
}
