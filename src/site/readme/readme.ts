import { BoundedMap } from '../../base/bounded-map.ts'
import { RegistryError } from '../../base/error.ts'
import { escapeHtml } from '../../base/html.ts'
import { runWork } from '../../base/run-work.ts'
import { MAX_HTML_DEPTH, MAX_KEPT_README_BYTES, MAX_MARKS } from '../limits.ts'
import type { Highlighter } from '../look/highlighter.ts'
import { markdownRenderer } from './markdown.ts'
import type { ReadmeOrigin, ReadmePlace } from './readme-links.ts'
import { readmeText } from './readme-text.ts'
import { type SafeReadme, sanitizeReadme, withLinks } from './sanitize.ts'

/** A README as a part of a page. */
export interface RenderedReadme {
  /** Safe: nothing in it runs, or stands for the page around it. */
  readonly html: string
  readonly notes: readonly string[]
}

/** Renders READMEs. Any bytes give a result. */
export type ReadmeRenderer = (bytes: Uint8Array, place: ReadmePlace) => RenderedReadme

/** @param run renders one of them; one for which it throws LIMIT_EXCEEDED is shown as text */
export function readmeRenderer(highlight: Highlighter, run = runWork): ReadmeRenderer {
  const markdown = markdownRenderer(highlight)
  const render = keptFor((text, origin) => {
    const asText = (note: string) => ({
      html: `<pre tabindex="0">${escapeHtml(text)}</pre>`,
      links: [],
      notes: [note],
    })
    if (marksOf(text) > MAX_MARKS) return asText(TOO_MANY)
    try {
      return run(() => {
        const html = markdown(text)
        return isTooDeep(html) ? asText(TOO_DEEP) : { ...sanitizeReadme(html, origin), notes: [] }
      })
    } catch (error) {
      if (error instanceof RegistryError && error.code === 'LIMIT_EXCEEDED') return asText(TOO_SLOW)
      throw error
    }
  })
  return (bytes, place) => {
    const { text, notes } = readmeText(bytes, place.hasInterface ?? false)
    const safe = render(text, place)
    return { html: withLinks(safe, place), notes: [...notes, ...safe.notes] }
  }
}

type Render = (text: string, origin: ReadmeOrigin) => SafeReadme & { readonly notes: readonly string[] }

/** The last results: one README is on two pages, and most directories of a version have those of the version before. */
function keptFor(render: Render): Render {
  const kept = new BoundedMap<ReturnType<Render>>(MAX_KEPT_README_BYTES)
  return (text, origin) => {
    const key = [origin.repository, origin.directory, ...origin.imageHosts, text].join('\n')
    const known = kept.get(key)
    if (known !== undefined) return known
    const safe = render(text, origin)
    kept.set(key, safe, safe.html.length * 2)
    return safe
  }
}

const TOO_DEEP = `The README nests more than ${MAX_HTML_DEPTH} elements, so this is its text.`
const TOO_MANY = `The README has more than ${MAX_MARKS} characters of Markdown, so this is its text.`
const TOO_SLOW = 'The README takes too long to be rendered, so this is its text.'

/** What rendering costs grows with these. They are counted, as a time would be another one at each build. */
function marksOf(text: string): number {
  return text.match(/[!#$%&()*+:<=>@[\\\]^_`{|}~\n-]/g)?.length ?? 0
}

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
