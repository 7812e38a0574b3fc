import { quote, type Refusal, type RegistryError, shortList } from '../base/error.ts'
import { type Group, groupBy } from '../base/group.ts'
import type { Compatibility } from '../interface/diff/required-bump.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import type { Release } from '../module/release.ts'
import { versionsAtEnd } from '../module/tag.ts'
import { compareVersions, type Version } from '../module/version.ts'
import { MAX_LISTED_NAMES } from './limits.ts'

/** Different refusals that a run prints, as many as GitHub annotates in a step. The rest is summed up. */
const MAX_REFUSALS = 10

/** `results`, `index` and `error` are what `publish --json` prints: contract. */
export interface PublishReport {
  readonly results: readonly PublishResult[]
  readonly index: {
    /** Head of the index branch after the run; null for a directory. */
    readonly commit: string | null
    readonly changed: readonly string[]
  }
  /** Present where the run as a whole was refused and wrote nothing: the first refusal, with its tag. */
  readonly error?: Refusal
  /** Public URL of the registry, for the text that consumers paste; null where the index has none. */
  readonly registryUrl: string | null
  readonly failures: readonly RefusedResult[]
  /** Whether the versions are many, which people want to read of in sums. */
  readonly isBulk: boolean
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
  readonly compatibility?: Compatibility
}

export interface RefusedResult {
  readonly status: 'refused'
  readonly tag: string
  /** Of the version that the tag would release; absent, as `version` is, where that is not known. */
  readonly address?: string
  readonly version?: Version
  readonly error: Refusal
}

/** The report of results, the accepted ones first; `error`: the first refusal, which refused the run as a whole. */
export function reportOf(
  results: readonly PublishResult[],
  run: Pick<PublishReport, 'index' | 'registryUrl' | 'isBulk'> & { readonly isRefused: boolean },
): PublishReport {
  const { index, registryUrl, isBulk, isRefused } = run
  const refused = results.filter((result) => result.status === 'refused')
  const [first] = refused
  return {
    results,
    index,
    registryUrl,
    failures: isBulk && !isRefused ? failuresAmong(results) : refused,
    isBulk,
    ...(first === undefined || !isRefused ? {} : { error: namedRefusal(first) }),
  }
}

/**
 * The refusals among the tags of whole repositories that somebody has to act on: those of the highest version of a module and of tags
 * that name no version of one; all of them where nothing else is left.
 */
export function failuresAmong<Result extends PublishResult>(
  results: readonly Result[],
): Extract<Result, { status: 'refused' }>[] {
  const refused = results.filter(
    (result): result is Extract<Result, { status: 'refused' }> => result.status === 'refused',
  )
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

/** The accepted ones first. */
export function inReportOrder(results: readonly PublishResult[]): PublishResult[] {
  const isRefused = ({ status }: PublishResult) => Number(status === 'refused')
  return results.toSorted((a, b) => isRefused(a) - isRefused(b))
}

/** What a report says of a refused tag. @param release what it would be; undefined where only its name tells the version */
export function refusedResult(
  tag: string,
  error: RegistryError,
  release?: Pick<Release, 'address' | 'version'>,
): RefusedResult {
  const [version] = release === undefined ? versionsAtEnd(tag) : [release.version]
  return {
    status: 'refused',
    tag,
    ...(release === undefined ? {} : { address: formatModuleAddress(release.address) }),
    ...(version === undefined ? {} : { version }),
    error: error.toRefusal(),
  }
}

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

export interface RefusedSubject {
  /** `''` where the source as a whole is refused. */
  readonly tag: string
  /** Present in a run of several sources. */
  readonly source?: string
  readonly error: Refusal
}

/** The refusal with its tag and source in front, unless the message quotes them already. */
function namedRefusal(subject: RefusedSubject): Refusal {
  const { code, message, hint } = subject.error
  const name = nameOf(subject, message)
  return { code, message: name === '' ? message : `${name}: ${message}`, hint }
}

/** At most one refusal for each reason: those that are alike are the first of them, and the names of the others. */
export function groupedRefusals(refused: readonly RefusedSubject[]): Refusal[] {
  const groups = groupAlike(refused)
  if (groups.length <= MAX_REFUSALS) return groups.map(withOthers)
  return [...groupBy(refused, ({ error }) => error.code).values()].map((group) => {
    const lines = groupAlike(group).map((each) => withOthers(each).message)
    return { ...group[0].error, message: shortList(lines).join('\n') }
  })
}

/** Refusals that differ only by tag, version and commit, in the order of their first one. */
export function groupAlike<T extends RefusedSubject>(refused: readonly T[]): Group<T>[] {
  return [...groupBy(refused, reasonOf).values()]
}

function reasonOf({ tag, error: { code, message, hint } }: RefusedSubject): string {
  const version = /(?<!\d)\d+\.\d+\.\d+.*$/s.exec(tag)?.[0]
  const names = [quote(tag), tag, version ?? ''].filter((name) => name !== '' && name !== '""')
  const plain = names.reduce((text, name) => text.replaceAll(name, '*'), `${message}\n${hint}`)
  // Of two tags that are one version, each message quotes both.
  const alone = plain.replaceAll(/"[^"\s]*\*"/g, '*')
  return `${code}\n${alone.replaceAll(/\b[0-9a-f]{7,64}\b/g, '*')}`
}

function withOthers([first, ...others]: Group<RefusedSubject>): Refusal {
  const named = namedRefusal(first)
  // A tag may be of several modules.
  const isNamed = ({ tag, source }: RefusedSubject) =>
    source === first.source && named.message.includes(quote(tag))
  const names = new Set(others.filter((each) => !isNamed(each)).map((each) => nameOf(each)))
  names.delete(nameOf(first))
  if (names.size === 0) return named
  const listed = shortList([...names], MAX_LISTED_NAMES).join(', ')
  return { ...named, message: `${named.message}\nthe same for ${names.size} more: ${listed}` }
}

/** @param message which may quote tag or source already */
function nameOf({ tag, source = '' }: RefusedSubject, message = ''): string {
  const tagName = tag === '' || message.includes(quote(tag)) ? '' : `tag ${quote(tag)}`
  const sourceName = source === '' || message.includes(source) ? '' : quote(source)
  return [tagName, sourceName].filter((name) => name !== '').join(' of ')
}
