const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' }

/** The string that a quoted text without interpolation stands for. */
export function quotedText(text: string): string {
  const escapes = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))|([$%])\4\{/gs
  return text.slice(1, -1).replaceAll(escapes, (whole, short, long, letter, mark) => {
    if (mark !== undefined) return `${mark}{`
    const code = Number.parseInt(short ?? long ?? '', 16)
    if (code <= 0x10ffff) return String.fromCodePoint(code)
    return ESCAPES[letter ?? ''] ?? whole
  })
}

/** The string that a heredoc without interpolation stands for; `<<-` takes the least indentation off every line. */
export function heredocText(text: string): string {
  const lines = text.split('\n').slice(1, -1)
  const body = text.startsWith('<<-') ? withoutIndentation(lines) : lines
  return body.map((line) => `${line.replaceAll(/([$%])\1\{/g, '$1{')}\n`).join('')
}

function withoutIndentation(lines: readonly string[]): string[] {
  const widths = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length)
  const least = widths.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  return lines.map((line) => line.slice(Math.min(least, line.length)))
}
