import MarkdownIt from 'markdown-it'
import { BoundedMap } from '../../base/bounded-map.ts'
import { escapeHtml, escapeText } from '../../base/html.ts'
import { withVisibleControls } from '../visible-text.ts'
import { hasTooManyMarks } from './readme.ts'
import { sanitizeReadme } from './sanitize.ts'

/** Characters of a description whose Markdown is rendered. A longer one is shown as text. */
const MAX_DESCRIPTION = 8192

/** Bytes of the HTML of descriptions that is kept in memory: versions share most. What was not used for longest is made anew. */
const MAX_KEPT_BYTES = 2 * 1024 * 1024

/** What a description may have: code, links and emphasis; an image is a link. All else stays as it is written, backslashes and HTML too. */
const RULES = ['text', 'linkify', 'backticks', 'emphasis', 'strikethrough', 'link', 'image', 'autolink']
const RULES_AFTER = ['balance_pairs', 'emphasis', 'strikethrough', 'fragments_join']

/** A fence in a description of several lines. */
const FENCE = /^[ \t]*```[^\n`]*\n([\s\S]*?)^[ \t]*```[ \t]*$/gm

/** Nothing without one of these is Markdown. */
const MARKS = /[`*_~[<]|:\/\//

const markdown = makeRenderer()
const kept = new BoundedMap<string>(MAX_KEPT_BYTES)

function makeRenderer() {
  const made = new MarkdownIt({ html: false, linkify: true })
  made.inline.ruler.enableOnly(RULES)
  made.inline.ruler2.enableOnly(RULES_AFTER)
  made.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
  // A description is on many pages, of many commits: what is relative to them stays text.
  made.validateLink = (url) => /^(?:https?:\/\/|mailto:)/i.test(url)
  return made
}

/** Renders the descriptions of one list, as {@link inlineHtml} does; as text where they are too much Markdown together. */
export function inlineRenderer(descriptions: readonly string[]): (text: string) => string {
  return hasTooManyMarks(descriptions.join('')) ? plainHtml : inlineHtml
}

function plainHtml(text: string): string {
  return escapeText(withVisibleControls(text.trim()))
}

/**
 * The Markdown of a description, without blocks, as HTML that is safe between tags: it goes through the lists of READMEs.
 * @param text as a module has it
 */
export function inlineHtml(text: string): string {
  const shown = withVisibleControls(text.trim())
  if (!MARKS.test(shown) || shown.length > MAX_DESCRIPTION) return escapeText(shown)
  const known = kept.get(shown)
  if (known !== undefined) return known
  const html = sanitizeReadme(rendered(shown), { repository: '', directory: '', imageHosts: [] }).html
  kept.set(shown, html, html.length * 2)
  return html
}

function rendered(text: string): string {
  const parts = text.split(FENCE)
  return parts
    .map((part, at) =>
      at % 2 === 0 ? markdown.renderInline(part) : `<code>${escapeHtml(part.trimEnd())}</code>`,
    )
    .join('')
}
