import { escapeHtml } from '../../base/html.ts'
import type { Highlighter } from '../look/highlighter.ts'
import { markdownRenderer } from './markdown.ts'
import type { ReadmePlace } from './readme-links.ts'
import { readmeText } from './readme-text.ts'
import { sanitizeReadme } from './sanitize.ts'

/** A README as a part of a page. */
export interface RenderedReadme {
  /** Safe: nothing in it runs, or stands for the page around it. */
  readonly html: string
  readonly notes: readonly string[]
}

/** Renders READMEs. Any bytes give a result. */
export type ReadmeRenderer = (bytes: Uint8Array, place: ReadmePlace) => RenderedReadme

export function readmeRenderer(highlight: Highlighter): ReadmeRenderer {
  const render = markdownRenderer(highlight)
  return (bytes, place) => {
    const { text, notes } = readmeText(bytes)
    const html = render(text)
    return isTooDeep(html)
      ? { html: `<pre tabindex="0">${escapeHtml(text)}</pre>`, notes: [...notes, TOO_DEEP] }
      : { html: sanitizeReadme(html, place), notes }
  }
}

/** The parser of HTML takes a time that grows with the square of the depth. */
const MAX_DEPTH = 500
const TOO_DEEP = `The README nests more than ${MAX_DEPTH} elements, so this is its text.`
/** Elements without an end, and those that the next one of their kind ends. */
const FLAT = new Set(
  'area br col dd dt embed hr img input li link meta option p source td th tr wbr'.split(' '),
)

function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (FLAT.has(name.toLowerCase())) continue
    depth = Math.max(0, depth + (end === '/' ? -1 : 1))
    if (depth > MAX_DEPTH) return true
  }
  return false
}
