import { escapeHtml } from '../../base/html.ts'
import { MAX_HTML_DEPTH, MAX_KEPT_READMES } from '../limits.ts'
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
  const render = keptFor(markdownRenderer(highlight))
  return (bytes, place) => {
    const { text, notes } = readmeText(bytes)
    const html = render(text)
    return isTooDeep(html)
      ? { html: `<pre tabindex="0">${escapeHtml(text)}</pre>`, notes: [...notes, TOO_DEEP] }
      : { html: sanitizeReadme(html, place), notes }
  }
}

/** The last results: one README is on two pages, and most versions of a module have that of the version before. */
function keptFor(render: (text: string) => string): (text: string) => string {
  const kept = new Map<string, string>()
  return (text) => {
    const html = kept.get(text) ?? render(text)
    kept.delete(text)
    kept.set(text, html)
    const [oldest] = kept.keys()
    if (kept.size > MAX_KEPT_READMES && oldest !== undefined) kept.delete(oldest)
    return html
  }
}

const TOO_DEEP = `The README nests more than ${MAX_HTML_DEPTH} elements, so this is its text.`
/** Elements without an end, and those that the next one of their kind ends. */
const FLAT = new Set(
  'area br col dd dt embed hr img input li link meta option p source td th tr wbr'.split(' '),
)

function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (FLAT.has(name.toLowerCase())) continue
    depth = Math.max(0, depth + (end === '/' ? -1 : 1))
    if (depth > MAX_HTML_DEPTH) return true
  }
  return false
}
