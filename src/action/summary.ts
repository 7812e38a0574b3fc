import { counted } from '../base/count.ts'
import { type Refusal, shortList, visible } from '../base/error.ts'
import type { CheckReport } from '../check/check.ts'
import type { CollectReport, SourceReport } from '../collect/collect.ts'
import { formatInstallation, type Installability } from '../doctor/wait.ts'
import { bySeverity, type Change, changelogLine } from '../interface/diff/change.ts'
import type { Compatibility } from '../interface/diff/required-bump.ts'
import type { MarkedRenderReport } from '../lifecycle/render-marks.ts'
import { formatModuleAddress, type ModuleAddress, parseModuleAddress } from '../module/module-address.ts'
import { formatModuleBlock } from '../module/release.ts'
import { compareVersions, parseVersion } from '../module/version.ts'
import type { PullRequestText } from '../publish/ports.ts'
import type { PendingVersion } from '../publish/publish-by-pull-request.ts'
import {
  comparisonOf,
  groupAlike,
  type PublishedResult,
  type PublishReport,
  type PublishResult,
  type RefusedSubject,
} from '../publish/publish-report.ts'
import { bulkLines, pullRequestsOf, sharedTags } from '../publish/report-text.ts'
import type { ReleasedModule } from '../release/release.ts'
import { releaseFacts } from '../release/release-report.ts'
import { MAX_ROWS } from './limits.ts'
import type { Plan } from './outputs.ts'

/** Characters of the title of a pull request: GitHub takes 256. A longer one is cut, and ends in "…". */
const MAX_TITLE_LENGTH = 250

/** Versions that the title of a pull request names. The rest is counted. */
const MAX_TITLE_VERSIONS = 3

/**
 * Characters of the text of a pull request: GitHub takes 65,536. In a longer one the changes of interfaces are left out, and then the
 * table of versions.
 */
const MAX_PULL_REQUEST_LENGTH = 60_000

/** Versions of all tags that the job summary names in rows. More are summed up. */
const MAX_LISTED_RESULTS = 20

/** Characters of a text in the job summary. A longer one is cut, and ends in "…". */
const MAX_TEXT_LENGTH = 500

/** The job summary. */

/** The job summary of a publish: all results, the interface changes, and a module block to paste; of a release first its modules. */
export function renderSummary(
  report: PublishReport,
  {
    installation,
    missing,
    modules = [],
  }: Installability & { readonly modules?: readonly ReleasedModule[] } = {},
): string {
  const isNothing = modules.length > 0 && report.results.length === 0
  const parts = [
    ...renderReleases(modules),
    ...(isNothing ? [] : [renderResults(report, renderVerdicts(report.results))]),
    ...(installation === undefined ? [] : [`${prose(formatInstallation(installation))}\n`]),
    ...(missing === undefined ? [] : [refusalText(missing)]),
  ]
  return `${TITLE}${parts.join('\n')}`
}

/** The modules of a release that changed, with the reasons of their numbers. */
function renderReleases(modules: readonly ReleasedModule[]): string[] {
  if (modules.length === 0) return []
  const rows = modules
    .filter(({ status }) => status !== 'unchanged')
    .map((module) => {
      const { name, status, last, next, bump, reason } = releaseFacts(module)
      const { error } = module
      return {
        Module: code(name),
        Release: status,
        Last: last === null ? '' : code(last.version),
        Next: next === null ? '' : code(next.version),
        Bump: bump ?? '',
        Why: error === undefined ? prose(reason.join('; ')) : `${code(error.code)} ${prose(error.message)}`,
      }
    })
  return rows.length === 0 ? ['No module changed since its last release.\n'] : [table(rows)]
}

/** The job summary and comment of a pull request: its interface changes, and the versions that it would publish. */
export function renderPull({ checked, labels, report }: Plan, refusals: readonly Refusal[]): string {
  const rows = refusals.map((refusal) => ({
    Refused: code(refusal.code),
    Why: prose(refusal.message),
    'What to do': prose(refusal.hint),
  }))
  const parts = [
    ...(rows.length === 0 ? [] : [table(rows)]),
    ...renderLabels(labels),
    renderCheck(checked.report),
    ...(report === undefined ? [] : [renderPlan(report)]),
  ]
  return `${TITLE}${parts.filter((part) => part !== '').join('\n')}`
}

/** Which of several labels counts. */
function renderLabels([first, ...lower]: Plan['labels']): string[] {
  if (first === undefined || lower.length === 0) return []
  const others = lower.map(({ name }) => code(name)).join(', ')
  return [`The label ${code(first.name)} counts, as it asks for the most, and not ${others}.\n`]
}

const PENDING = 'Pending versions are published when an owner of the index merges this pull request:'

const TITLE = '## Module registry\n\n'

/** The versions that would be published, and the index files that would change. */
function renderPlan(report: PublishReport): string {
  const { changed } = report.index
  const files = changed.slice(0, MAX_ROWS).map((path) => `- ${code(path)}\n`)
  const more = changed.length > MAX_ROWS ? `- and ${changed.length - MAX_ROWS} more\n` : ''
  const diff = `<details><summary>${counted(changed.length, 'index file')} would change</summary>\n\n${files.join('')}${more}\n</details>\n`
  const accepted = report.results.filter((result) => result.status !== 'refused')
  const plan = renderResults({ ...report, results: accepted }, [])
  return `If this pull request is merged and tagged, these versions are published.\n\n${plan}\n${diff}`
}

function renderResults(
  { results, failures, isBulk, registryUrl }: PublishReport,
  verdicts: readonly string[],
): string {
  const isSummed = isBulk && results.length > MAX_LISTED_RESULTS
  const refused = isSummed ? failures : results.filter((result) => result.status === 'refused')
  const accepted = results.filter((result) => result.status !== 'refused')
  const parts = [
    ...(isSummed
      ? [
          bulkLines(results)
            .map((line) => `- ${prose(line)}\n`)
            .join(''),
        ]
      : []),
    ...(isSummed || accepted.length === 0 ? [] : [releaseTable(accepted), ...verdicts]),
    ...pullRequestsOf(accepted).map((url) => `${PENDING} ${link(url)}\n`),
    ...sharedTags(accepted).map((text) => `${prose(text.replace(/^together +/gm, ''))}\n`),
    ...moduleBlocks(accepted, registryUrl),
    ...(refused.length === 0 ? [] : [refusalTable(refused)]),
    ...(results.length === 0 ? ['No tag is a version of a module.\n'] : []),
  ]
  return parts.join('\n')
}

/** The job summary of a run that was refused before its tags were read. */
export function renderRefusal(refusal: Refusal): string {
  return `${TITLE}${refusalText(refusal)}`
}

function refusalText(refusal: Refusal): string {
  return `${code(refusal.code)} ${prose(refusal.message)}\n\n${prose(refusal.hint)}\n`
}

function releaseTable(results: readonly PublishedResult[]): string {
  return table(
    results.map(({ status, address, version, package: { digest } }) => ({
      Status: status,
      Address: code(address),
      Version: code(version),
      Digest: code(digest),
    })),
  )
}

/** A row for each reason: 300 tags that are refused alike are one. */
function refusalTable(results: readonly RefusedSubject[]): string {
  return table(
    groupAlike(results).flatMap((group) =>
      group.slice(0, 1).map(({ error }) => ({
        'Refused tag': shortList(group.map(subjectOf)).join(', '),
        Code: code(error.code),
        Why: prose(error.message),
        'What to do': prose(error.hint),
      })),
    ),
  )
}

/** @property source is present in a collection */
function subjectOf({ tag, source = '' }: RefusedSubject): string {
  return [source, tag]
    .filter((name) => name !== '')
    .map(code)
    .join(' ')
}

function moduleBlocks(results: readonly PublishedResult[], registryUrl: string | null): string[] {
  const releases = results.map(({ address, version, directory }) => ({
    address: parseModuleAddress(address),
    version: parseVersion(version),
    directory,
  }))
  const [highest] = releases.toSorted((a, b) => compareVersions(b.version, a.version))
  return highest === undefined || registryUrl === null
    ? []
    : [`\`\`\`hcl\n${formatModuleBlock(highest, registryUrl, highest.directory)}\n\`\`\`\n`]
}

/** The tables of the versions that were compared with a lower one: the bump that each needs, and every change. */
function renderVerdicts(results: readonly PublishResult[]): string[] {
  return renderComparisons(
    results.flatMap((result) =>
      result.status === 'refused' || result.compatibility === undefined
        ? []
        : [{ address: result.address, version: result.version, ...result.compatibility }],
    ),
  )
}

/** A version that was compared with a lower one. */
interface ComparedVersion extends NonNullable<PublishedResult['compatibility']> {
  readonly address: string
  readonly version: string
}

/** The same of versions that a run does not publish. */
function renderComparisons(compared: readonly ComparedVersion[]): string[] {
  if (compared.length === 0) return []
  const rows = compared.map(({ address, version, base, required, given, minimumVersion }) => ({
    Version: code(`${address} ${version}`),
    After: code(base),
    'Interface needs': required,
    Given: given,
    Verdict: verdictOf(minimumVersion),
  }))
  const changes = compared.flatMap((each) =>
    each.changes.map((change) => ({
      ...change,
      subject: compared.length > 1 ? `${each.version}: ${change.subject}` : change.subject,
    })),
  )
  return [table(rows), ...changeTable(changes)]
}

/** The report of a check in Markdown: the bump that each module needs, every change, and a line for the changelog. */
function renderCheck({ modules }: CheckReport): string {
  if (modules.length === 0) return ''
  const rows = modules.map(({ path, base, bump, next }) => ({
    Module: nameOf(path),
    'Last release': base === null ? 'none' : code(base),
    'Needed bump': base === null ? '' : bump,
    'Minimum version': next === null ? '' : code(next),
  }))
  const each = modules.filter(({ base }) => base !== null).flatMap((module) => renderModule(module, modules))
  return [table(rows), ...each].join('\n')
}

function renderModule(
  { path, changes }: CheckReport['modules'][number],
  { length }: CheckReport['modules'],
): string[] {
  const title = length > 1 ? [`${nameOf(path)}:\n`] : []
  return [...title, ...changeTable(changes), `Changelog: ${prose(changelogLine(changes))}\n`]
}

function nameOf(path: string): string {
  return path === '' ? 'the root' : code(path)
}

/** @param minimum the minimum version of one that is too small; undefined for one that is large enough */
function verdictOf(minimum: string | undefined): string {
  return minimum === undefined ? 'large enough' : `**too small: use ${code(minimum)} or higher**`
}

function changeTable(changes: readonly Change[]): string[] {
  const rows = bySeverity(changes).map(({ severity, subject, message }) => ({
    Severity: severity,
    Subject: code(subject),
    Change: prose(message),
  }))
  return rows.length === 0 ? [] : [table(rows)]
}

/** The job summary of a collection: all sources with changes or refusals, then the published and refused versions. */
export function renderCollection(report: CollectReport): string {
  const busy = report.sources.filter(({ status, known }) => status !== 'unchanged' || known > 0)
  const unchanged = report.sources.length - busy.length
  const rest = unchanged === 0 ? '' : `\n${counted(unchanged, 'source')} with nothing new.\n`
  const sources = `## Collection\n\n${busy.length === 0 ? '' : table(busy.map(sourceRow))}${rest}\n`
  if (report.results.length === 0) return sources
  return `${sources}${renderSummary(report)}`
}

function sourceRow(report: SourceReport) {
  const { error } = report
  return {
    Source: code(report.source),
    Status: report.status,
    Tags: report.tags,
    New: report.new,
    Published: report.published,
    Refused: report.refused,
    'Refused before': report.known,
    Why: error === undefined ? '' : `${code(error.code)} ${prose(error.message)}`,
  }
}

/** The job summary of a file of marks: every module that changes. */
export function renderMarksSummary({ marks = [], status }: MarkedRenderReport): string {
  const title = `## ${status === 'planned' ? 'Marks that would change' : 'Marks'}\n\n`
  return `${title}${marks.length === 0 ? 'Every mark is as the file has it.\n' : table(marks.map(markRow))}`
}

function markRow({
  address,
  yanked,
  restored,
  deprecated,
  undeprecated,
  latest,
}: NonNullable<MarkedRenderReport['marks']>[number]) {
  const moved =
    latest.before === latest.after ? '' : prose(`${latest.before ?? 'none'} to ${latest.after ?? 'none'}`)
  return {
    Module: code(address),
    Yanked: listOf(yanked),
    Restored: listOf(restored),
    Deprecated: listOf(deprecated),
    Undeprecated: listOf(undeprecated),
    Latest: moved,
  }
}

function listOf(versions: readonly string[]): string {
  return versions.map((version) => (version === '*' ? 'all' : code(version))).join(', ')
}

/** The title and the body of the pull request that publishes versions of a module, the highest first. Nothing in it is markup of theirs. */
export function pullRequestText(
  address: ModuleAddress,
  versions: readonly PendingVersion[],
): PullRequestText {
  const name = formatModuleAddress(address)
  if (versions.length === 0) return { title: `Repair ${name}`, body: `${INTRODUCTION}\n` }
  const compared = versions.flatMap(({ release: { version }, ...each }) => {
    const { compatibility } = comparisonOf(each)
    return compatibility === undefined ? [] : [{ address: name, version, ...compatibility }]
  })
  const parts = [
    `Versions of ${code(name)} that are published when this is merged: ${versions.length}\n`,
    versionTable(name, versions),
    renderComparisons(compared).join('\n'),
  ]
  const bodies = parts.map((_, without) =>
    [...parts.slice(0, parts.length - without), INTRODUCTION].join('\n'),
  )
  return {
    title: cut(`Publish ${name} ${named(versions)}`),
    body: bodies.find((body) => body.length <= MAX_PULL_REQUEST_LENGTH) ?? INTRODUCTION,
  }
}

/** GitHub shows each line of a body as a line. */
const INTRODUCTION = [
  'Every publish of the module replaces the branch of this pull request: do not commit to it.',
  'The packages are stored already; while this is open, and after it was closed, no client is told of them.\n',
].join(' ')

function cut(title: string): string {
  return title.length <= MAX_TITLE_LENGTH ? title : `${title.slice(0, MAX_TITLE_LENGTH - 1)}…`
}

function named(versions: readonly PendingVersion[]): string {
  const names = versions.slice(0, MAX_TITLE_VERSIONS).map(({ release: { version } }) => version)
  const more = versions.length - names.length
  return `${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}`
}

function versionTable(name: string, versions: readonly PendingVersion[]): string {
  const rows = versions.slice(0, MAX_ROWS).map(({ release, compatibility }) => ({
    Address: code(name),
    Version: code(release.version),
    Tag: code(release.tag),
    Commit: code(release.commit),
    Digest: code(release.package.digest),
    Repository: code(release.repository.url),
    Interface: compatibility === undefined ? '' : changesSince(compatibility),
  }))
  const more = versions.length - rows.length
  return `${table(rows)}${more === 0 ? '' : `\nand ${more} more\n`}`
}

function changesSince({ base, required, changes }: Compatibility): string {
  return `${changes.length === 0 ? 'no' : required} changes since ${code(base)}`
}

/** Markdown in which text from outside stays text: no markup, no links, no mentions. */

/** A table of at most {@link MAX_ROWS} rows, with the keys of the first one as heads. */
function table(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const heads = Object.keys(rows[0] ?? {})
  const lines = [heads, heads.map(() => '---'), ...rows.slice(0, MAX_ROWS).map(Object.values)]
  const rest = rows.length - MAX_ROWS
  const more = rest > 0 ? `\nand ${rest} more: see the output "results"\n` : ''
  return `${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}${more}`
}

/** Monospaced text, in which GitHub looks for no names. Other than plain words it is written in character references, as a code span has no escapes. */
function code(text: string): string {
  return /^[\w./:@+-]{1,200}$/.test(text) ? `\`${text}\`` : `<code>${escaped(text, '')}</code>`
}

/** A link to a URL of plain characters; another one stays text. */
function link(url: string): string {
  return /^https?:\/\/[\w./:-]+$/.test(url) ? `[${prose(url)}](${url})` : prose(url)
}

/**
 * Text whose characters that could begin markup, a link or a cell are character references. GitHub looks for names of people, issues and
 * commits after it has read those, so such a name is broken by a character that nobody sees.
 */
function prose(text: string): string {
  return escaped(text, '&#8205;')
}

function escaped(text: string, joiner: string): string {
  const cut = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text
  return cut
    .split('\n')
    .map((line) =>
      visible(line)
        .replaceAll(NAME, (name) => `${name}${BREAK}`)
        .replaceAll(COMMIT, (id) => id.replaceAll(/.{4}/g, `$&${BREAK}`))
        .replaceAll(MARK, (mark) => (mark === BREAK ? joiner : `&#${mark.codePointAt(0)};`)),
    )
    .join('<br>')
}

/** A character that {@link visible} leaves in no text. */
const BREAK = '\u200d'

/** What stands before the name of a person, a team or an issue. */
const NAME = /[@#](?=\w)|\bgh-(?=\d)/gi

/** Seven digits are the least that GitHub takes for the id of a commit. */
const COMMIT = /\b[\da-f]{7,}\b/gi

const MARK = /[&<>`*_~[\]#|\\@$\u200d]|:(?=\S)|(?<=www)\./gi
