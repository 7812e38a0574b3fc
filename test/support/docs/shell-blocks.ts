import { readdirSync, readFileSync } from 'node:fs'
import MarkdownIt from 'markdown-it'

/** The documents that users read, without those of examples. */
export const DOCUMENTS: readonly string[] = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
    .toSorted(),
]

export interface CodeBlock {
  readonly page: string
  /** Of its first line in the page, from 1. */
  readonly line: number
  /** `script`: commands alone; `transcript`: commands after `$ `, with what they print; undefined: no shell. */
  readonly shell: 'script' | 'transcript' | undefined
  /** Marked by the second word of its info string, which no page shows: ```` ```sh illustration ````. */
  readonly isIllustration: boolean
  readonly text: string
}

const SHELLS = ['sh', 'bash', 'shell', 'console', 'zsh']

/** Every code block of a page, fenced or indented, in lists too. */
export function codeBlocks(page: string): CodeBlock[] {
  return new MarkdownIt()
    .parse(readFileSync(page, 'utf8'), {})
    .filter(({ type }) => type === 'fence' || type === 'code_block')
    .map(({ info, content, map }) => {
      const [language = '', ...words] = info.split(/\s+/)
      const shell = content.startsWith('$ ') ? 'transcript' : SHELLS.includes(language) ? 'script' : undefined
      const isIllustration = words.includes('illustration')
      return { page, line: (map?.[0] ?? 0) + 1, shell, isIllustration, text: content }
    })
}

/** The command lines of `module-registry` in a block, as words: without quotes, comments, pipes and what stands in brackets. */
export function commandLines({ text }: Pick<CodeBlock, 'text'>): string[][] {
  const lines = text.replaceAll(/\\\n\s*/g, ' ').matchAll(/^ *(?:\$ )?module-registry +(.*)$/gm)
  return Array.from(lines, ([, line = '']) => {
    const words = line.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? []
    const end = words.findIndex((word) => /^([#|&;]|\|\||&&|\d?>.*)$/.test(word))
    return words.slice(0, end < 0 ? words.length : end).map((word) => word.replaceAll(/["'[\]]/g, ''))
  })
}
