import { counted } from './count.ts'

/**
 * Markdown of at most this length: the first of its lines, and a line that says how many there are. What a cut leaves open, a block of
 * code or a part to unfold, is closed.
 * @param where all of it is
 */
export function firstLines(markdown: string, most: number, where: string): string {
  if (markdown.length <= most) return markdown
  const lines = markdown.split('\n')
  const end = (shown: number) =>
    `\nCut here: ${shown} of ${counted(lines.length, 'line')} are shown. All of it: ${where}\n`
  let left = most - end(lines.length).length - CLOSING.length
  const shown: string[] = []
  for (const line of lines) {
    left -= line.length + 1
    if (left < 0) break
    shown.push(line)
  }
  const text = `${shown.join('\n')}\n`
  const isFenced = (text.match(/^```/gm)?.length ?? 0) % 2 === 1
  const isFolded = text.lastIndexOf('<details>') > text.lastIndexOf('</details>')
  return `${text}${isFenced ? '```\n' : ''}${isFolded ? '</details>\n' : ''}${end(shown.length)}`
}

const CLOSING = '```\n</details>\n'
