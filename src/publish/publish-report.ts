import { counted } from '../base/count.ts'
import type { Refusal } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import type { ReleaseDocument } from '../index/format/documents.ts'
import type { Change, Severity } from '../interface/diff/change.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'
import type { PublishDecision } from './decide.ts'
import type { RepositoryOutcome } from './decide-run.ts'
import type { RunOutcome } from './publish-releases.ts'
import { namedRefusal } from './refusals.ts'
import type { RefusedTag } from './select-releases.ts'
import { formatSharedTags } from './shared-tags.ts'
import type { AcceptedDecision } from './store-packages.ts'

/** What a publish came to. */
export interface PublishReport extends PublishDocument {
  /** Public URL of the registry, for the text that consumers paste; null where the index has none. */
  readonly registryUrl: string | null
}

/** What `publish --json` prints: contract of DESIGN "The command line". */
export interface PublishDocument {
  readonly results: readonly PublishResult[]
  readonly index: {
    /** Head of the index branch after the run; null for a directory. */
    readonly commit: string | null
    readonly changed: readonly string[]
  }
  /** Present where the run as a whole was refused and wrote nothing: the first refusal, with its tag. */
  readonly error?: Refusal
}

export type PublishResult = PublishedResult | RefusedResult

export interface PublishedResult {
  /** `pending`: it is published when a pull request is merged. */
  readonly status: 'published' | 'pending' | 'unchanged' | 'planned'
  readonly address: string
  readonly version: string
  readonly tag: string
  readonly commit: string
  readonly location: string
  readonly package: {
    readonly kind: string
    readonly digest: string
    /** Bytes; absent, as `files` is, for an unchanged version where `module.json` does not say it. */
    readonly size?: number
    readonly files?: number
  }
  readonly packages: readonly { readonly kind: string; readonly location: string; readonly digest: string }[]
  /** URL; present for a pending version. */
  readonly pullRequest?: string
  /** Present for a new version that was compared with the highest lower one. */
  readonly compatibility?: {
    readonly base: string
    readonly required: Severity
    readonly given: Severity
    /** The minimum version; present where the version is too small for the changes. */
    readonly honest?: Version
    readonly changes: readonly Change[]
  }
}

export interface RefusedResult {
  readonly status: 'refused'
  readonly tag: string
  readonly error: Refusal
}

type FreshStatus = Exclude<PublishedResult['status'], 'unchanged'>

/**
 * What a run came to; of one that was refused as a whole `error` is the first refusal.
 * @param fresh status of the releases that were not in the index before
 */
export function reportOf(outcome: RunOutcome, fresh: FreshStatus): PublishReport {
  const [first] = outcome.parts.flatMap(({ refusals }) => refusals)
  return {
    results: outcome.parts.flatMap((part) => resultsOf(part, fresh)),
    index: { commit: outcome.commit, changed: outcome.changed },
    registryUrl: outcome.registryUrl,
    ...(first === undefined || !outcome.isRefused ? {} : { error: namedRefusal(first) }),
  }
}

export function resultsOf(
  { stored, refusals }: Omit<RepositoryOutcome, 'contribution'>,
  fresh: FreshStatus,
): PublishResult[] {
  const accepted = stored.map((each) =>
    'release' in each
      ? { ...publishedResult(fresh, each.release), ...comparisonOf(each.decision) }
      : unchangedResult(each.decision),
  )
  return [...accepted, ...refusals.map(refusedResult)]
}

/** The report with every refusal in other words. */
export function reworded<R extends Pick<PublishDocument, 'results' | 'error'>>(
  report: R,
  reword: (refusal: Refusal) => Refusal,
): R {
  return {
    ...report,
    results: report.results.map((result) =>
      result.status === 'refused' ? { ...result, error: reword(result.error) } : result,
    ),
    ...(report.error === undefined ? {} : { error: reword(report.error) }),
  }
}

export function publishDocument({ registryUrl: _, ...document }: PublishReport): PublishDocument {
  return document
}

function publishedResult(status: PublishedResult['status'], release: ReleaseDocument): PublishedResult {
  const { digest, size, files } = release.package
  const [first] = release.packages
  return {
    status,
    address: formatModuleAddress(release.address),
    version: release.version,
    tag: release.tag,
    commit: release.commit,
    location: first?.location ?? '',
    package: { kind: first?.kind ?? '', digest, size, files },
    packages: release.packages.map(({ kind, location }) => ({ kind, location, digest })),
  }
}

/** As `module.json` says it. */
function unchangedResult({
  selection,
  published,
}: Extract<AcceptedDecision, { status: 'unchanged' }>): PublishedResult {
  const { version, tag, commit, digest, size, files, packages } = published
  const [first] = packages
  return {
    status: 'unchanged',
    address: formatModuleAddress(selection.release.address),
    version,
    tag,
    commit,
    location: first?.location ?? '',
    package: {
      kind: first?.kind ?? '',
      digest,
      ...(size === undefined ? {} : { size }),
      ...(files === undefined ? {} : { files }),
    },
    packages: packages.map(({ kind, location }) => ({ kind, location, digest })),
  }
}

/** What a report says of a comparison. */
export function comparisonOf({
  compatibility,
}: Pick<PublishDecision, 'compatibility'>): Pick<PublishedResult, 'compatibility'> {
  if (compatibility === undefined) return {}
  const { base, required, actual: given, isLargeEnough, minimumVersion, changes } = compatibility
  return {
    compatibility: { base, required, given, ...(isLargeEnough ? {} : { honest: minimumVersion }), changes },
  }
}

function refusedResult({ tag, error }: RefusedTag): RefusedResult {
  return { status: 'refused', tag, error: error.toRefusal() }
}

/** The report for people: a line for each release and one for the index; nothing for a run that was refused. */
export function formatPublishReport(report: PublishReport): string {
  if (report.error !== undefined) return ''
  const lines = report.results.flatMap((result) =>
    result.status === 'refused'
      ? []
      : [
          `${result.status.padEnd(9)} ${result.address} ${result.version}  ${result.location}`,
          ...verdictLine(result),
        ],
  )
  const { commit, changed } = report.index
  const head = commit === null ? '' : ` at ${commit.slice(0, 7)}`
  const isPlanned = report.results.some(({ status }) => status === 'planned' || status === 'pending')
  const verb = isPlanned ? 'would change' : 'changed'
  return [
    ...lines,
    ...sharedTags(report.results),
    `index     ${counted(changed.length, 'file')} ${verb}${head}`,
    ...pullRequestsOf(report.results).map((url) => `to merge  ${url}`),
  ].join('\n')
}

/** The URLs of the pull requests that versions wait for. */
export function pullRequestsOf(results: readonly PublishResult[]): string[] {
  const urls = results.flatMap((result) => (result.status === 'refused' ? [] : (result.pullRequest ?? [])))
  return [...new Set(urls)]
}

/** Modules with equal prefixes are published together. */
export function sharedTags(results: readonly PublishResult[]): string[] {
  const accepted = results.flatMap((result) => (result.status === 'refused' ? [] : [result]))
  const tags = groupBy(accepted, ({ tag }) => tag)
  return formatSharedTags(
    [...tags].map(([tag, group]) => ({ tag, addresses: group.map(({ address }) => address) })),
  )
}

function verdictLine({ compatibility }: PublishedResult): string[] {
  if (compatibility === undefined) return []
  const { base, required, honest, changes } = compatibility
  const what = changes.length === 0 ? 'no changes' : `${required} changes`
  const advice = honest === undefined ? '' : `: use ${honest} or higher`
  return [`interface ${what} since ${base}${advice}`]
}
