import { type Refusal, visible } from '../core/error.ts'
import { parseModuleAddress } from '../core/module-address.ts'
import { formatModuleBlock } from '../core/module-block.ts'
import { compareVersions, parseVersion } from '../core/version.ts'
import type { PublishedResult, PublishReport, RefusedResult } from '../use-cases/publish-report.ts'

/** The job summary: Markdown in which text from outside is only ever text. */

/** With {@link MAX_TEXT_LENGTH} this keeps a summary below GitHub's limit of 1 MiB. */
const MAX_ROWS = 100
const MAX_TEXT_LENGTH = 500

/** Every result of a run, and what consumers paste. */
export function renderSummary({ results, registryUrl }: PublishReport): string {
  const refused = results.filter((result) => result.status === 'refused')
  const accepted = results.filter((result) => result.status !== 'refused')
  const parts = [
    ...(accepted.length === 0 ? [] : [releaseTable(accepted), ...moduleBlocks(accepted, registryUrl)]),
    ...(refused.length === 0 ? [] : [refusalTable(refused)]),
    ...(results.length === 0 ? ['No tag is a version of a module.\n'] : []),
  ]
  return `## Module registry\n\n${parts.join('\n')}`
}

/** What a pull request would publish, and which files of the index would change. */
export function renderPlan(report: PublishReport): string {
  const { changed } = report.index
  const files = changed.slice(0, MAX_ROWS).map((path) => `- ${code(path)}\n`)
  const more = changed.length > MAX_ROWS ? `- and ${changed.length - MAX_ROWS} more\n` : ''
  const diff = `<details><summary>${changed.length} files of the index would change</summary>\n\n${files.join('')}${more}\n</details>\n`
  return `${renderSummary(report)}\nMerged and tagged, this pull request would be published like this.\n\n${diff}`
}

/** A run that was refused before it came to its tags. */
export function renderRefusal(refusal: Refusal): string {
  return `## Module registry\n\n${code(refusal.code)} ${prose(refusal.message)}\n\n${prose(refusal.hint)}\n`
}

function releaseTable(results: readonly PublishedResult[]): string {
  const rows = results.map(({ status, address, version, package: { digest } }) => [
    status,
    code(address),
    code(version),
    code(digest),
  ])
  return table(['Status', 'Address', 'Version', 'Digest'], rows)
}

function refusalTable(results: readonly RefusedResult[]): string {
  const rows = results.map(({ tag, error }) => [
    code(tag),
    code(error.code),
    prose(error.message),
    prose(error.hint),
  ])
  return table(['Refused tag', 'Code', 'Why', 'What to do'], rows)
}

function moduleBlocks(results: readonly PublishedResult[], registryUrl: string | null): string[] {
  const releases = results.map(({ address, version }) => ({
    address: parseModuleAddress(address),
    version: parseVersion(version),
  }))
  const [highest] = releases.toSorted((a, b) => compareVersions(b.version, a.version))
  return highest === undefined ? [] : [`\`\`\`hcl\n${formatModuleBlock(highest, registryUrl)}\n\`\`\`\n`]
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows.slice(0, MAX_ROWS)]
  const rest = rows.length - MAX_ROWS
  const more = rest > 0 ? `\nand ${rest} more: see the output "results"\n` : ''
  return `${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}${more}`
}

/** Monospaced; what is no plain word is spelled in character references, since a code span knows no escapes. */
function code(text: string): string {
  return /^[\w./:@+-]{1,200}$/.test(text) ? `\`${text}\`` : `<code>${prose(text)}</code>`
}

/** Whatever could begin markup, a link, a mention or a cell becomes a character reference. */
function prose(text: string): string {
  const cut = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text
  return cut
    .split('\n')
    .map((line) => visible(line).replaceAll(MARK, (mark) => `&#${mark.codePointAt(0)};`))
    .join('<br>')
}

const MARK = /[&<>`*_~[\]#|\\@$]|:(?=\S)|(?<=www)\./gi
