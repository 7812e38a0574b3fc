import { counted } from '../base/count.ts'
import { type Refusal, shortList } from '../base/error.ts'
import type { CheckReport } from '../check/check.ts'
import type { CollectReport } from '../collect/collect.ts'
import { formatInstallation, type Installability } from '../doctor/wait.ts'
import {
  bySeverity,
  type Change,
  changelogLine,
  SEVERITIES,
  type Severity,
  textBesideSubject,
} from '../interface/diff/change.ts'
import type { MarkedRenderReport } from '../lifecycle/render-marks.ts'
import { parseModuleAddress } from '../module/module-address.ts'
import { formatModuleBlock } from '../module/release.ts'
import { selectLatest } from '../module/version.ts'
import { MAX_LISTED_NAMES } from '../publish/limits.ts'
import {
  groupAlike,
  type PublishedResult,
  type PublishReport,
  type RefusedSubject,
} from '../publish/publish-report.ts'
import { adviceOnRefused, bulkLines, pullRequestsOf, sharedTags } from '../publish/report-text.ts'
import type { PlannedModule } from '../release/plan.ts'
import { reasonOf, releaseFacts } from '../release/release-report.ts'
import { code, MAX_ROWS, prose, table } from './markdown.ts'
import type { MergePlan, Outcome, Plan } from './outputs.ts'

/** New versions of all tags that the job summary names in rows. More are only summed up. */
const MAX_LISTED_RESULTS = 20

/** The job summary. */

/** The job summary of a publish: all results, the interface changes, and a module block to paste; of a release first its modules. */
export function renderSummary(
  report: PublishReport,
  { installation, missing, modules = [], proposal }: Installability & Outcome = {},
): string {
  const isNothing = modules.length > 0 && report.results.length === 0
  const parts = [
    ...renderReleases(modules),
    ...(proposal === undefined ? [] : [`${PROPOSED} ${link(proposal)}\n`]),
    ...(isNothing ? [] : [renderResults(report, renderVerdicts(report))]),
    ...(report.isBulk ? adviceOnRefused(report.results).map(renderAdvice) : []),
    ...(installation === undefined ? [] : [`${prose(formatInstallation(installation))}\n`]),
    ...(missing === undefined ? [] : [refusalText(missing)]),
  ]
  return `${TITLE}${parts.join('\n')}`
}

function renderAdvice(text: string): string {
  const [first = '', ...lines] = text.replace(/^tags +/, '').split('\n')
  return `${prose(first)}\n\n\`\`\`yaml\n${lines.join('\n')}\n\`\`\`\n`
}

function renderReleases(modules: readonly PlannedModule[]): string[] {
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
export function renderPull(
  { checked, labels, releases, report }: Plan,
  refusals: readonly Refusal[],
): string {
  const rows = refusals.map((refusal) => ({
    Refused: code(refusal.code),
    Why: prose(refusal.message),
    'What to do': prose(refusal.hint),
  }))
  const parts = [
    ...(rows.length === 0 ? [] : [table(rows)]),
    ...renderLabels(labels),
    ...(releases === undefined ? [] : [renderMerge(releases)]),
    renderCheck(
      checked.report.modules.filter(
        (module) =>
          !checked.unchanged.has(module) &&
          !releases?.modules.some((each) => each.path === module.path && each.status === 'unchanged'),
      ),
    ),
    ...renderUnchanged(checked),
    ...(report === undefined || releases?.modules.every(({ tag }) => tag === undefined)
      ? []
      : [renderPlan(report, releases === undefined ? UNTAGGED : 'The packages of these versions:')]),
  ]
  return `${TITLE}${parts.filter((part) => part !== '').join('\n')}`
}

const UNTAGGED = 'If this pull request is merged and tagged, these versions are published.'

/** What merging releases, now or with the pull request that collects releases, and the labels that would change it. */
function renderMerge({ modules, refusals }: MergePlan): string {
  const shown = modules.filter(({ status }) => /^(?:planned|proposed|skipped)$/.test(status))
  if (shown.length === 0)
    return refusals.length > 0 ? '' : 'Merging this pull request releases nothing: no package changed.\n'
  const tables = [
    {
      title: 'Merging this pull request releases:\n',
      rows: shown.filter(({ status }) => status !== 'proposed'),
    },
    {
      title: 'After this pull request the next release has:\n',
      rows: shown.filter(({ status }) => status === 'proposed'),
    },
  ]
  const others = shown.flatMap(({ name, asked }) =>
    asked.others.length === 0
      ? []
      : [`${code(name)}: ${prose(asked.by ?? '')} counts, and not ${prose(asked.others.join(', '))}.\n`],
  )
  const none = `The label ${code('release:none')} leaves the changes of this pull request to a later release.\n`
  return [
    ...tables.flatMap(({ title, rows }) => (rows.length === 0 ? [] : [title, table(rows.map(mergeRow))])),
    ...others,
    none,
  ].join('\n')
}

export function mergeRow(module: PlannedModule) {
  return {
    Release: `${code(module.name)} ${module.next === undefined ? 'waits' : code(module.next)}`,
    Why: prose(`${module.bump === null ? '' : `${module.bump}: `}${reasonOf(module).join('; ')}`),
    'Another label': module.higher
      .map(({ bump, version }) => `${code(`release:${bump}`)}: ${code(version)}`)
      .join('<br>'),
  }
}

function renderLabels([first, ...lower]: Plan['labels']): string[] {
  if (first === undefined || lower.length === 0) return []
  const others = lower.map(({ name }) => code(name)).join(', ')
  return [`The label ${code(first.name)} counts, as it asks for the most, and not ${others}.\n`]
}

const PROPOSED = 'Proposed versions are released when this pull request is merged:'

const PENDING = 'Pending versions are published when an owner of the index merges this pull request:'

const TITLE = '## Module registry\n\n'

/** The versions that would be published, and the index files that would change. */
function renderPlan(report: PublishReport, title: string): string {
  const accepted = report.results.filter((result) => result.status !== 'refused')
  if (accepted.length === 0) return ''
  const { changed } = report.index
  const files = changed.slice(0, MAX_ROWS).map((path) => `- ${code(path)}\n`)
  const more = changed.length > MAX_ROWS ? `- and ${changed.length - MAX_ROWS} more\n` : ''
  const diff = `<details><summary>${counted(changed.length, 'index file')} would change</summary>\n\n${files.join('')}${more}\n</details>\n`
  const plan = renderResults({ ...report, results: accepted }, [])
  return `${title}\n\n${plan}\n${diff}`
}

function renderResults(
  { results, failures, isBulk, registryUrl }: PublishReport,
  verdicts: readonly string[],
): string {
  const refused = isBulk ? failures : results.filter((result) => result.status === 'refused')
  const accepted = results.filter((result) => result.status !== 'refused')
  const listed = isBulk ? accepted.filter(({ status }) => status !== 'unchanged') : accepted
  const isListed = listed.length > 0 && (!isBulk || listed.length <= MAX_LISTED_RESULTS)
  const parts = [
    ...(isBulk && results.length > 0
      ? [
          bulkLines(results)
            .map((line) => `- ${prose(line)}\n`)
            .join(''),
        ]
      : []),
    ...(isListed ? [releaseTable(listed), ...verdicts] : []),
    ...pullRequestsOf(accepted).map((url) => `${PENDING} ${link(url)}\n`),
    ...sharedTags(accepted).map((text) => `${prose(text.replace(/^together +/, ''))}\n`),
    ...moduleBlocks(accepted, registryUrl),
    ...(refused.length === 0 ? [] : [refusalTable(refused)]),
    ...(results.length + refused.length === 0 ? ['No tag is a version of a module.\n'] : []),
  ]
  return parts.join('\n')
}

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
    groupAlike(results).map((group) => ({
      'Refused tag': shortList(group.map(subjectOf), MAX_LISTED_NAMES).join(', '),
      Code: code(group[0].error.code),
      Why: prose(group[0].error.message),
      'What to do': prose(group[0].error.hint),
    })),
  )
}

function subjectOf({ tag, source = '' }: RefusedSubject): string {
  return [source, tag]
    .filter((name) => name !== '')
    .map(code)
    .join(' ')
}

/** The block that calls the latest version; none for several modules. */
function moduleBlocks(results: readonly PublishedResult[], registryUrl: string | null): string[] {
  const latest = selectLatest(results.map(({ version }) => version))
  const found = results.find(({ version }) => version === latest)
  if (found === undefined || registryUrl === null || results.some(({ address }) => address !== found.address))
    return []
  const release = { ...found, address: parseModuleAddress(found.address) }
  return [`\`\`\`hcl\n${formatModuleBlock(release, registryUrl, found.directory)}\n\`\`\`\n`]
}

/** The tables of the versions that were compared with a lower one: the bump that each needs, and every change unless they are a backfill. */
function renderVerdicts({ results, isBulk }: PublishReport): string[] {
  const compared = results.flatMap((result) =>
    result.status === 'refused' || result.compatibility === undefined
      ? []
      : [{ address: result.address, version: result.version, ...result.compatibility }],
  )
  const tables = renderComparisons(compared)
  return isBulk && compared.length > 1 ? tables.slice(0, 1) : tables
}

interface ComparedVersion extends NonNullable<PublishedResult['compatibility']> {
  readonly address: string
  readonly version: string
}

export function renderComparisons(compared: readonly ComparedVersion[]): string[] {
  if (compared.length === 0) return []
  const rows = compared.map(({ address, version, base, required, given, minimumVersion }) => ({
    Version: code(`${address} ${version}`),
    After: code(base),
    'Interface needs': required,
    Given: given,
    Verdict:
      minimumVersion === undefined
        ? enough(given, required)
        : `**too small: use ${code(minimumVersion)} or higher**`,
  }))
  const hasModules = compared.some(({ address }) => address !== compared[0]?.address)
  const changes = compared.flatMap((each) => {
    const name = `${hasModules ? `${each.address} ` : ''}${each.version}: `
    return each.changes.map((change) => ({
      ...change,
      subject: `${compared.length > 1 ? name : ''}${change.subject}`,
    }))
  })
  return [table(rows), ...changeTable(changes)]
}

/** Below 1.0.0 a minor version may break callers. */
function enough(given: Severity, required: Severity): string {
  const isSmaller = SEVERITIES.indexOf(given) > SEVERITIES.indexOf(required)
  return `large enough${isSmaller ? ' below 1.0.0' : ''}`
}

function renderUnchanged({ unchanged }: Plan['checked']): string[] {
  return unchanged.size === 0
    ? []
    : [`${counted(unchanged.size, 'module')} unchanged since the last release.\n`]
}

/** The report of a check in Markdown: the bump that each module needs, every change, and a line for the changelog. */
function renderCheck(modules: CheckReport['modules']): string {
  if (modules.length === 0) return ''
  const rows = modules.map(({ path, base, bump, next }) => ({
    Module: nameOf(path),
    'Last release': base === null ? 'none' : code(base),
    'Needed bump': base === null ? '' : bump,
    'Minimum version': next === null ? '' : code(next),
  }))
  const compared = modules.filter(({ base }) => base !== null)
  const told = compared.length === 1 ? compared : compared.filter(({ changes }) => changes.length > 0)
  return [table(rows), ...told.flatMap((module) => renderModule(module, modules))].join('\n')
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

function changeTable(changes: readonly Change[]): string[] {
  const rows = bySeverity(changes).map((change) => ({
    Severity: change.severity,
    Subject: code(change.subject),
    Change: prose(textBesideSubject(change)),
  }))
  return rows.length === 0 ? [] : [table(rows)]
}

/** The job summary of a collection: all sources with changes or refusals, then the published and refused versions. */
export function renderCollection(report: CollectReport): string {
  const busy = report.sources.filter(({ status, known }) => status !== 'unchanged' || known > 0)
  const unchanged = report.sources.length - busy.length
  const rest = unchanged === 0 ? '' : `\n${counted(unchanged, 'source')} with nothing new.\n`
  const sources = `## Collection\n\n${busy.length === 0 ? '' : table(busy.map(sourceRow))}${rest}\n`
  // A source that is refused as a whole stands in the table.
  const results = report.results.filter(({ tag }) => tag !== '')
  return report.results.length === 0
    ? sources
    : `${sources}${TITLE}${renderResults({ ...report, results }, renderVerdicts(report))}`
}

function sourceRow(report: CollectReport['sources'][number]) {
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

/** A link to a URL of plain characters; another one stays text. */
function link(url: string): string {
  return /^https?:\/\/[\w./:-]+$/.test(url) ? `[${prose(url)}](${url})` : prose(url)
}
