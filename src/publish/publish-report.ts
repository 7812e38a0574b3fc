import type { Refusal, RegistryError } from '../base/error.ts'
import type { ReleaseDocument } from '../index/format/documents.ts'
import type { Change, Severity } from '../interface/diff/change.ts'
import { calledPath } from '../interface/module-interface.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { compareVersions, type Version } from '../module/version.ts'
import type { PublishDecision } from './decide.ts'
import type { Contribution } from './decide-batch.ts'
import { namedRefusal } from './refusals.ts'
import type { RefusedTag } from './select-releases.ts'
import type { AcceptedDecision, StoredRelease } from './store-packages.ts'

/** What became of one contribution. */
export interface RepositoryOutcome {
  readonly contribution: Contribution
  /** Of the accepted releases. */
  readonly results: readonly PublishedResult[]
  readonly refusals: readonly RefusedTag[]
  /** Why the repository is refused as a whole: it takes more time than it may. */
  readonly error?: RegistryError
}

/** What a run made of all contributions. */
export interface RunOutcome {
  readonly parts: readonly RepositoryOutcome[]
  /** Public URL of the registry; null where the index has none. */
  readonly registryUrl: string | null
  /** Head of the index branch; null for a directory. */
  readonly commit: string | null
  /** Paths that were written, or would be. */
  readonly changed: readonly string[]
  /** Whether the run as a whole was refused. */
  readonly isRefused: boolean
}

/** What a publish came to. */
export interface PublishReport extends PublishDocument {
  /** Public URL of the registry, for the text that consumers paste; null where the index has none. */
  readonly registryUrl: string | null
  /** The refusals that fail the run. */
  readonly failures: readonly RefusedResult[]
  /** Whether the versions are many, which people want to read of in sums. */
  readonly isBulk: boolean
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
  readonly version: Version
  /** What callers name behind `//`; present for a new version without configuration at its root. */
  readonly directory?: string
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
  /** Of the version that the tag would release; absent, as `version` is, where that is not known. */
  readonly address?: string
  readonly version?: Version
  readonly error: Refusal
}

/**
 * What a run came to; of one that was refused as a whole `error` is the first refusal.
 * @param isBulk whether it took all tags: refused old ones do not fail it then
 */
export function reportOf(outcome: RunOutcome, isBulk: boolean): PublishReport {
  const [first] = outcome.parts.flatMap(({ refusals }) => refusals)
  const results = outcome.parts.flatMap((part) => resultsOf(part))
  const refused = results.filter((result) => result.status === 'refused')
  return {
    results,
    index: { commit: outcome.commit, changed: outcome.changed },
    registryUrl: outcome.registryUrl,
    failures: isBulk && !outcome.isRefused ? failuresAmong(results) : refused,
    isBulk,
    ...(first === undefined || !outcome.isRefused ? {} : { error: namedRefusal(first) }),
  }
}

/**
 * The refusals among the tags of whole repositories that somebody has to act on: those of the highest version of a module and of tags
 * that name no version of one; all of them where nothing else is left.
 */
export function failuresAmong<Result extends PublishResult>(
  results: readonly Result[],
): Extract<Result, { status: 'refused' }>[] {
  const isRefused = (result: Result): result is Extract<Result, { status: 'refused' }> =>
    result.status === 'refused'
  const refused = results.filter(isRefused)
  if (refused.length === results.length) return refused
  const highest = new Map<string | undefined, Version>()
  // Of all modules: for a tag whose module nobody knows.
  for (const { address, version } of results.flatMap((each) => [each, { ...each, address: undefined }])) {
    const before = highest.get(address)
    if (version !== undefined && (before === undefined || compareVersions(before, version) < 0))
      highest.set(address, version)
  }
  return refused.filter(({ address, version }) => version === undefined || highest.get(address) === version)
}

export function resultsOf({
  results,
  refusals,
}: Pick<RepositoryOutcome, 'results' | 'refusals'>): PublishResult[] {
  return [...results, ...refusals.map(refusedResult)]
}

/** @param fresh status of a release that was not in the index before */
export function resultOf(
  stored: StoredRelease,
  fresh: Exclude<PublishedResult['status'], 'unchanged'>,
): PublishedResult {
  return 'release' in stored
    ? {
        ...publishedResult(fresh, stored.release),
        ...directoryIn(stored.decision),
        ...comparisonOf(stored.decision),
      }
    : unchangedResult(stored.decision)
}

/** The report with every refusal in other words. */
export function reworded<R extends Pick<PublishReport, 'results' | 'failures' | 'error'>>(
  report: R,
  reword: (refusal: Refusal) => Refusal,
): R {
  const words = <Result extends PublishResult>(result: Result): Result =>
    result.status === 'refused' ? { ...result, error: reword(result.error) } : result
  return {
    ...report,
    results: report.results.map(words),
    failures: report.failures.map(words),
    ...(report.error === undefined ? {} : { error: reword(report.error) }),
  }
}

export function publishDocument({ results, index, error }: PublishReport): PublishDocument {
  return { results, index, ...(error === undefined ? {} : { error }) }
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

function directoryIn({ moduleInterface }: PublishDecision): Pick<PublishedResult, 'directory'> {
  const directory = calledPath(moduleInterface)
  return directory === '' ? {} : { directory }
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

function refusedResult({ tag, error, address, version }: RefusedTag): RefusedResult {
  return {
    status: 'refused',
    tag,
    ...(address === undefined ? {} : { address: formatModuleAddress(address) }),
    ...(version === undefined ? {} : { version }),
    error: error.toRefusal(),
  }
}

/** The minimum version of one that is too small for its changes; undefined for one that is not. */
export function minimumOf({ compatibility }: PublishedResult): Version | undefined {
  return compatibility?.honest
}
