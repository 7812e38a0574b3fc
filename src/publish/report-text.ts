import { counted } from '../base/count.ts'
import { type ErrorCode, quote, type Refusal, shortList } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { type Compatibility, isBreaking, tooSmall } from '../interface/diff/required-bump.ts'
import { compareVersions, isPrerelease, type Version } from '../module/version.ts'
import { MAX_LISTED_MODULES, MAX_LISTED_NAMES } from './limits.ts'
import {
  inReportOrder,
  type PublishedResult,
  type PublishReport,
  type PublishResult,
  type RefusedResult,
} from './publish-report.ts'

/** Refused tags that the advice of a run over all tags names for "ignore-tags:". More are not named. */
const MAX_LISTED_TAGS = 5

/**
 * The report for people: of tags that were named a line for each release, of all tags sums; and a line for the index. Nothing for a run that
 * was refused.
 * @param isVerbose whether each release has its line in any case
 */
export function formatPublishReport(report: PublishReport, isVerbose = false): string {
  const { results, isBulk, error } = report
  if (error !== undefined) return ''
  const accepted = results.filter((result) => result.status !== 'refused')
  const lineOf = (result: PublishedResult) =>
    `${result.status.padEnd(9)} ${result.address} ${result.version}  ${result.location}`
  const { commit, changed } = report.index
  const head = commit === null ? '' : ` at ${commit.slice(0, 7)}`
  const isPlanned = accepted.some(({ status }) => status === 'planned' || status === 'pending')
  const verb = isPlanned ? 'would change' : 'changed'
  return [
    ...(isVerbose || !isBulk ? accepted.flatMap((result) => [lineOf(result), ...verdictLine(result)]) : []),
    ...(isBulk ? bulkLines(results) : []),
    ...(!isBulk && results.length > 1 ? [totalLine(results)] : []),
    ...sharedTags(results),
    `index     ${counted(changed.length, 'file')} ${verb}${head}`,
    ...pullRequestsOf(results).map((url) => `to merge  ${url}`),
  ].join('\n')
}

export function pullRequestsOf(results: readonly PublishResult[]): string[] {
  const urls = results.flatMap((result) => (result.status === 'refused' ? [] : (result.pullRequest ?? [])))
  return [...new Set(urls)]
}

/** The modules that tags publish together, as their prefixes are equal: by name where all tags have the same ones. */
export function sharedTags(results: readonly PublishResult[]): string[] {
  const accepted = results.filter((result) => result.status !== 'refused')
  // A tag of another repository has another commit.
  const tags = [...groupBy(accepted, ({ tag, commit }) => `${commit} ${tag}`).values()]
  const shared = tags.filter((group) => group.length > 1)
  const [first] = shared
  if (first === undefined) return []
  const lists = new Set(shared.map((group) => group.map(({ address }) => address).join(', ')))
  const addresses = [...new Set(shared.flat().map(({ address }) => address))]
  const [modules, versionOf] =
    lists.size === 1
      ? [shortList(addresses).join(', '), 'each']
      : [counted(addresses.length, 'module'), 'several']
  const which = shared.length === 1 ? `the tag ${quote(first[0].tag)}` : `each of ${shared.length} tags`
  return [`together  ${modules}: ${which} is a version of ${versionOf}, as they have the same tag prefix`]
}

function verdictLine(result: PublishedResult): string[] {
  const { compatibility } = result
  if (compatibility === undefined) return []
  const { base, required, changes, minimumVersion: minimum } = compatibility
  const what = changes.length === 0 ? 'no changes' : `${required} changes`
  const advice = minimum === undefined ? '' : `: use ${minimum} or higher`
  return [`interface ${what} since ${base}${advice}`]
}

/** Sums of a run over all tags that fit on a screen, however many the tags are. */
export function bulkLines(results: readonly PublishResult[]): string[] {
  const accepted = results.filter((result) => result.status !== 'refused')
  const refused = results.filter((result) => result.status === 'refused')
  const groups = groupBy(accepted, ({ status }) => status)
  return [
    ...[...groups].flatMap(([status, group]) =>
      moduleLines(group).map((line) => `${status.padEnd(9)} ${line}`),
    ),
    ...reasonLines(refused, results).map((line) => `refused   ${line}`),
    ...verdictLines(accepted),
    totalLine(results),
  ]
}

function totalLine(results: readonly PublishResult[]): string {
  const counts = [...groupBy(inReportOrder(results), ({ status }) => status)]
  return `total     ${counts.map(([status, group]) => `${group.length} ${status}`).join(', ') || 'no tags'}`
}

function moduleLines(results: readonly PublishedResult[]): string[] {
  const modules = groupBy(results, ({ address }) => address)
  if (modules.size > MAX_LISTED_MODULES)
    return [`${counted(results.length, 'version')} of ${counted(modules.size, 'module')}`]
  return [...modules].map(([address, group]) => {
    const versions = group.map(({ version }) => version).toSorted(compareVersions)
    const range = versions.length === 1 ? versions[0] : `${versions[0]} … ${versions.at(-1)}`
    return `${address}: ${counted(group.length, 'version')}, ${range}`
  })
}

/** A line for each reason: `74 INVALID_HCL, v1.0.0 … v1.73.0 (the type "list" is in quotes, …)`. */
function reasonLines(refused: readonly RefusedResult[], results: readonly PublishResult[]): string[] {
  const hasModules = new Set(results.map(({ address }) => address)).size > 1
  const reasons = groupBy(refused, ({ error }) => `${error.code} ${alike(phraseOf(error))}`)
  const lines = [...reasons.values()]
    .sort((a, b) => b.length - a.length)
    .map((group) => {
      const [first] = group
      const addresses = new Set(group.map(({ address }) => address))
      const modules =
        addresses.size === 1 ? (first.address ?? 'no module') : counted(addresses.size, 'module')
      const of = hasModules ? ` of ${modules}` : ''
      return `${group.length} ${first.error.code}, ${shortList(rangesOf(group, results), MAX_LISTED_NAMES).join(', ')}${of} (${phraseOf(first.error)})`
    })
  return shortList(lines)
}

/** The first detail of the message, with its file and line, else its first line. */
function phraseOf({ message }: Pick<Refusal, 'message'>): string {
  const [summary = '', detail] = message.split('\n')
  return (detail ?? summary).trim()
}

/** Equal for phrases that differ by file and line, names, numbers, addresses and paths. */
function alike(phrase: string): string {
  const what = phrase.replace(/^(?:"[^"]*"|[^\s:"]+):(?:\d+:\d+:)? /, '')
  const words = what.replaceAll(/"[^"]*(?:"|$)/g, '*').split(' ')
  return words.map((word) => (/[\d/]/.test(word) ? '*' : word)).join(' ')
}

/**
 * The tags in the order of their versions, those without another tag of the module between them as `first … last`; of several modules
 * the first and the last of all.
 */
function rangesOf(refused: readonly RefusedResult[], results: readonly PublishResult[]): string[] {
  // A tag may be refused for one of the modules alone.
  const isRefused = new Set<PublishResult>(refused)
  const ranges: [first: string, last: string][] = []
  const addresses = new Set(refused.map(({ address }) => address))
  const compared = addresses.size > 1 ? refused : results.filter(({ address }) => addresses.has(address))
  let isOpen = false
  for (const result of compared.toSorted(byVersion)) {
    const { tag } = result
    const range = isOpen ? ranges.at(-1) : undefined
    if (!isRefused.has(result)) isOpen = false
    else if (range !== undefined) range[1] = tag
    else isOpen = ranges.push([tag, tag]) > 0
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first} … ${last}`))
}

function byVersion(a: PublishResult, b: PublishResult): number {
  if (a.version === undefined || b.version === undefined)
    return Number(a.version === undefined) - Number(b.version === undefined)
  return compareVersions(a.version, b.version)
}

function verdictLines(results: readonly PublishedResult[]): string[] {
  const small = results.filter(isTooSmall)
  const highest = small.toSorted(byVersion).at(-1)
  if (highest === undefined) return []
  const { compatibility } = highest
  const hasModules = new Set(results.map(({ address }) => address)).size > 1
  const subject = hasModules ? `${highest.address} ${highest.version}` : highest.version
  const of = small.length === 1 ? '' : `, the last of ${small.length} that are too small for their changes`
  return [`interface ${tooSmall(subject, compatibility)}: use ${compatibility.minimumVersion} or higher${of}`]
}

function isTooSmall(
  result: PublishedResult,
): result is PublishedResult & { readonly compatibility: Compatibility } {
  return result.compatibility !== undefined && isBreaking(result.compatibility)
}

/** Refusals for what a tagged commit holds; others go away with another setting, token or owner. */
const OF_THE_TAG: ReadonlySet<string> = new Set<ErrorCode>([
  'INVALID_TAG',
  'INVALID_HCL',
  'NOT_A_MODULE',
  'UNSAFE_PACKAGE',
  'SECRET_IN_PACKAGE',
  'LIMIT_EXCEEDED',
  'INCOMPATIBLE',
])

/** Of many tags some are old mistakes, which nobody can mend: how to leave out those that were refused, and few others. */
export function adviceOnRefused(results: readonly PublishResult[]): string[] {
  const refused = results
    .filter((result) => result.status === 'refused')
    .filter(({ error }) => OF_THE_TAG.has(error.code))
  if (refused.length === 0) return []
  const start = 'tags      to leave the refused tags out for good, add to .module-registry.yml:\n'
  const found = lowestAbove(refused, results)
  if (found !== undefined) {
    const cost = found.lost === 0 ? '' : ` # leaves out ${counted(found.lost, 'good version')}, too`
    return [`${start}versions: ">= ${found.lowest}"${cost}`]
  }
  // A tag of several modules may have good versions of the others. Of two that are one version only their owner knows the wrong one.
  const accepted = new Set(results.flatMap(({ status, tag }) => (status === 'refused' ? [] : tag)))
  const releases = groupBy(refused, ({ address, version, tag }) => `${address} ${version ?? tag}`)
  const alone = [...releases.values()].flatMap(([{ tag }, ...others]) => (others.length > 0 ? [] : tag))
  const tags = [...new Set(alone)].filter((tag) => !accepted.has(tag))
  if (tags.length === 0 || tags.length > MAX_LISTED_TAGS) return []
  const entries = tags.map((tag) => `{ tag: ${quote(tag)}, reason: "an old mistake" }`)
  return [`${start}ignore-tags: [${entries.join(', ')}]`]
}

/** The lowest version above all that were refused, unless a constraint from it on leaves out more good versions than refused ones. */
function lowestAbove(
  refused: readonly RefusedResult[],
  results: readonly PublishResult[],
): { readonly lowest: Version; readonly lost: number } | undefined {
  const highest = refused
    .flatMap(({ version }) => version ?? [])
    .toSorted(compareVersions)
    .at(-1)
  if (highest === undefined) return undefined
  const good = results
    .flatMap(({ status, version }) => (status === 'refused' || version === undefined ? [] : version))
    .toSorted(compareVersions)
  const lowest = good.find((version) => compareVersions(version, highest) > 0 && !isPrerelease(version))
  if (lowest === undefined) return undefined
  // A constraint leaves out pre-releases above it, too.
  const lost = good.filter((version) => compareVersions(version, lowest) < 0 || isPrerelease(version)).length
  return lost > refused.length ? undefined : { lowest, lost }
}
