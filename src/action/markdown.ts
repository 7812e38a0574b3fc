import { visible } from '../base/error.ts'
import { MAX_ROWS, MAX_TEXT_LENGTH } from './limits.ts'

/** Markdown in which text from outside stays text: no markup, no links, no mentions. */

/** A table of at most {@link MAX_ROWS} rows, with the keys of the first one as heads. */
export function table(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const heads = Object.keys(rows[0] ?? {})
  const lines = [heads, heads.map(() => '---'), ...rows.slice(0, MAX_ROWS).map(Object.values)]
  const rest = rows.length - MAX_ROWS
  const more = rest > 0 ? `\nand ${rest} more: see the output "results"\n` : ''
  return `${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}${more}`
}

/** Monospaced text. Other than plain words it is written in character references, as a code span has no escapes. */
export function code(text: string): string {
  return /^[\w./:@+-]{1,200}$/.test(text) ? `\`${text}\`` : `<code>${prose(text)}</code>`
}

/** A link to a URL of plain characters; another one stays text. */
export function link(url: string): string {
  return /^https?:\/\/[\w./:-]+$/.test(url) ? `[${prose(url)}](${url})` : prose(url)
}

/** Text whose characters that could begin markup, a link, a mention or a cell are character references. */
export function prose(text: string): string {
  const cut = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text
  return cut
    .split('\n')
    .map((line) => visible(line).replaceAll(MARK, (mark) => `&#${mark.codePointAt(0)};`))
    .join('<br>')
}

const MARK = /[&<>`*_~[\]#|\\@$]|:(?=\S)|(?<=www)\./gi
