import { visible } from '../base/error.ts'

/** Markdown in which text from outside stays text: no markup, no links, no mentions. */

/** Rows of a table in the job summary. The rest is counted. */
export const MAX_ROWS = 100

/** Characters of a text in the job summary. A longer one is cut, and ends in "…". */
const MAX_TEXT_LENGTH = 500

/** A table of at most {@link MAX_ROWS} rows, with the keys of the first one as heads. */
export function table(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const heads = Object.keys(rows[0] ?? {})
  const lines = [heads, heads.map(() => '---'), ...rows.slice(0, MAX_ROWS).map(Object.values)]
  const rest = rows.length - MAX_ROWS
  const more = rest > 0 ? `\nand ${rest} more: see the output "results"\n` : ''
  return `${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}${more}`
}

/** Monospaced text, in which GitHub looks for no names. Other than plain words it is written in character references, as a code span has no escapes. */
export function code(text: string): string {
  return /^[\w./:@+-]{1,200}$/.test(text) ? `\`${text}\`` : `<code>${escaped(text, '')}</code>`
}

/**
 * Text whose characters that could begin markup, a link or a cell are character references. GitHub looks for names of people, issues and
 * commits after it has read those, so the id of a commit is code, and another name is broken by a character that nobody sees.
 */
export function prose(text: string): string {
  return escaped(text, '&#8205;').replaceAll(COMMIT, '<code>$&</code>')
}

function escaped(text: string, joiner: string): string {
  const cut = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text
  return cut
    .split('\n')
    .map((line) =>
      visible(line)
        .replaceAll(NAME, (name) => `${name}${BREAK}`)
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
