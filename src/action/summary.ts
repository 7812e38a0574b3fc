import { counted } from '../base/count.ts'
import { type Refusal, shortList } from '../base/error.ts'
import { formatInstallation } from '../doctor/wait.ts'
import { parseModuleAddress } from '../module/module-address.ts'
import { formatModuleBlock } from '../module/release.ts'
import { compareVersions, parseVersion } from '../module/version.ts'
import {
  groupAlike,
  type PublishedResult,
  type PublishReport,
  type RefusedSubject,
} from '../publish/publish-report.ts'
import { bulkLines, pullRequestsOf, sharedTags } from '../publish/report-text.ts'
import { MAX_LISTED_RESULTS, MAX_ROWS } from './limits.ts'
import { code, link, prose, table } from './markdown.ts'
import type { Installability } from './publish/publish-tags.ts'
import { renderCheck, renderVerdicts } from './pull-request/interface-summary.ts'
import type { Plan } from './pull-request/planned-publish.ts'

/** The job summary. */

/** The job summary of a publish: all results, the interface changes, and a module block to paste. */
export function renderSummary(report: PublishReport, { installation, missing }: Installability = {}): string {
  const parts = [
    renderResults(report, renderVerdicts(report.results)),
    ...(installation === undefined ? [] : [`${prose(formatInstallation(installation))}\n`]),
    ...(missing === undefined ? [] : [refusalText(missing)]),
  ]
  return `${TITLE}${parts.join('\n')}`
}

/** The job summary and comment of a pull request: its interface changes, and the versions that it would publish. */
export function renderPull({ checked, report }: Plan, refusals: readonly Refusal[]): string {
  const rows = refusals.map((refusal) => ({
    Refused: code(refusal.code),
    Why: prose(refusal.message),
    'What to do': prose(refusal.hint),
  }))
  const parts = [
    ...(rows.length === 0 ? [] : [table(rows)]),
    renderCheck(checked.report),
    ...(report === undefined ? [] : [renderPlan(report)]),
  ]
  return `${TITLE}${parts.filter((part) => part !== '').join('\n')}`
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
