import GithubSlugger from 'github-slugger'
import MarkdownIt, { type StateCore, type StateInline, type Token } from 'markdown-it'
import footnote from 'markdown-it-footnote'
import { BoundedMap } from '../../base/bounded-map.ts'
import { RegistryError } from '../../base/error.ts'
import { escapeHtml } from '../../base/html.ts'
import { runWork } from '../../base/run-work.ts'
import { type Highlighter, highlighted } from '../look/highlighter.ts'
import { withVisibleControls } from '../visible-text.ts'
import {
  type ReadmeOrigin,
  type ReadmePlace,
  type SafeReadme,
  sanitizeReadme,
  withLinks,
} from './sanitize.ts'

/** Depth of elements that are parsed: the time grows with the square of the depth. A deeper README is shown as text. */
const MAX_HTML_DEPTH = 500

/** Bytes of the HTML of READMEs that is kept in memory, with their Markdown. What was not used for longest is made anew. */
const MAX_KEPT_README_BYTES = 8 * 1024 * 1024

/** Characters of a README, or of a list of descriptions, that may mean something in Markdown or HTML: about a second of work. With more it is shown as text. */
const MAX_MARKS = 100_000

/** Bytes of a README on the website. A longer one is cut at the end of a line, and says so. */
const MAX_README_BYTES = 512 * 1024

interface RenderedReadme {
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
    if (hasTooManyMarks(text)) return asText(TOO_MANY)
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
    const { repository, directory, imageHosts, hasInterface } = origin
    const key = [repository, directory, hasInterface, ...imageHosts, text].join('\n')
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
export function hasTooManyMarks(text: string): boolean {
  return (text.match(/[!#$%&()*+:<=>@[\\\]^_`{|}~\n-]/g)?.length ?? 0) > MAX_MARKS
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

/** The text of a README, from bytes that may be anything. */

interface ReadmeText {
  readonly text: string
  /** What readers should know of it: that it was cut, or is no UTF-8. */
  readonly notes: readonly string[]
}

const REPLACEMENT = '\u{fffd}'

/**
 * Reads UTF-8 and, by its mark, UTF-16. What neither can read is shown as U+FFFD, control characters as their code.
 * @param hasInterface whether the page has the interface, so that the tables that terraform-docs makes of it are left out
 */
function readmeText(bytes: Uint8Array, hasInterface: boolean): ReadmeText {
  const isCut = bytes.length > MAX_README_BYTES
  const encoding = encodingOf(bytes)
  const decoded = new TextDecoder(encoding).decode(bytes.subarray(0, MAX_README_BYTES))
  const text = isCut ? decoded.slice(0, decoded.lastIndexOf('\n') + 1 || decoded.length) : decoded
  const notes = [
    ...(isCut ? [`The README is longer than ${MAX_README_BYTES / 1024} KiB. This is its beginning.`] : []),
    ...(encoding === 'utf-8' ? [] : ['The README is UTF-16, not UTF-8.']),
    ...(text.includes(REPLACEMENT)
      ? ['Some bytes of the README are no UTF-8. They are shown as \u{fffd}.']
      : []),
  ]
  const written = withoutFrontMatter(withVisibleControls(text))
  return { text: hasInterface ? withoutInterface(written) : written, notes }
}

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** The settings that other site generators read are no text. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^---\r?\n(?:(?:[\w-]{1,100}:|[ \t])[^\n]*\n){1,50}---\r?\n/, '')
}

/** The sections that terraform-docs writes. https://terraform-docs.io/reference/markdown-table/ */
const SECTION =
  /^(#{1,6})[ \t]+(?:requirements|providers|modules|resources|(?:required |optional )?inputs|outputs)[ \t]*(?:#+\s*)?$/i

const BEGIN = /^<!-- *(?:BEGIN_TF_DOCS|BEGINNING OF PRE-COMMIT-TERRAFORM DOCS HOOK) *-->/
const END = /^<!-- *(?:END_TF_DOCS|END OF PRE-COMMIT-TERRAFORM DOCS HOOK) *-->/
const TABLE = /^\|[ \t]*Name[ \t]*\|[ \t]*(?:Description|Source|Type|Version)[ \t]*\|/i
const NOTHING = /^No (?:requirements|providers|modules|resources|inputs|outputs)\.\s*$/i
const FENCE = /^ {0,3}(```|~~~)/

/** The text without the sections of terraform-docs: all of a section between its marks, elsewhere its table. What people wrote stays. */
function withoutInterface(text: string): string {
  const kept: string[] = []
  const lines = text.split('\n')
  let isGenerated = false
  let fence: string | undefined
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    fence = fenceAfter(line, fence)
    if (BEGIN.test(line)) isGenerated = true
    if (END.test(line)) isGenerated = false
    const level = fence === undefined ? SECTION.exec(line)?.[1]?.length : undefined
    const after = level === undefined ? undefined : sectionEnd(lines, at, isGenerated ? level : undefined)
    if (after === undefined) kept.push(line)
    else at = after - 1
  }
  return kept.join('\n')
}

/** The line after what was made; undefined for a section that people wrote. @param level of the heading, for a section between the marks */
function sectionEnd(
  lines: readonly string[],
  heading: number,
  level: number | undefined,
): number | undefined {
  let at = heading + 1
  if (level !== undefined) {
    let fence: string | undefined
    for (; at < lines.length; at += 1) {
      const line = lines[at] ?? ''
      fence = fenceAfter(line, fence)
      const next = fence === undefined ? /^(#{1,6})[ \t]/.exec(line)?.[1]?.length : undefined
      if (END.test(line) || (next !== undefined && next <= level)) return at
    }
    return at
  }
  while (/^\s*$/.test(lines[at] ?? '#')) at += 1
  if (NOTHING.test(lines[at] ?? '')) return at + 1
  if (!TABLE.test(lines[at] ?? '')) return undefined
  while ((lines[at] ?? '').startsWith('|')) at += 1
  return at
}

function fenceAfter(line: string, open: string | undefined): string | undefined {
  const [, fence] = FENCE.exec(line) ?? []
  if (fence === undefined) return open
  return open === undefined ? fence : fence === open ? undefined : open
}

/** Depth of lists and quotations in Markdown. Deeper ones are text. */
const MAX_MARKDOWN_NESTING = 60

/** Footnotes of a README. References to more are text. */
const MAX_FOOTNOTES = 200

/** GitHub's dialect of Markdown → HTML, which must still be sanitised. */
function markdownRenderer(highlight: Highlighter): (text: string) => string {
  const markdown = new MarkdownIt({ html: true, linkify: true, maxNesting: MAX_MARKDOWN_NESTING })
  markdown.use(footnote)
  markdown.inline.ruler.before('footnote_inline', 'footnote_limit', limitFootnotes)
  // An address without a scheme is a file name more often than a site.
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
  for (const [name, rule] of GITHUB_RULES) markdown.core.ruler.push(name, rule)
  const { rules } = markdown.renderer
  rules['table_open'] = () => '<div class="md-scroll" tabindex="0"><table>\n'
  rules['table_close'] = () => '</table></div>\n'
  rules['footnote_caption'] = (tokens, at) => String(Number(tokens[at]?.meta?.['id'] ?? 0) + 1)
  rules['code_block'] = (tokens, at) => codeBlock(tokens[at]?.content ?? '', '', highlight)
  rules['fence'] = (tokens, at) => {
    const { content = '', info = '' } = tokens[at] ?? {}
    return codeBlock(content, info.trim().split(/[\s{,]/, 1)[0] ?? '', highlight)
  }
  return (text) => markdown.render(text, {})
}

/** The plugin copies all that is before a footnote for each of them. */
function limitFootnotes(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state
  const { footnotes } = state.env as { readonly footnotes?: { readonly list?: readonly unknown[] } }
  const isReference = src.startsWith('^[', pos) || src.startsWith('[^', pos)
  if (!isReference || (footnotes?.list?.length ?? 0) < MAX_FOOTNOTES) return false
  if (!silent) state.pending += src[pos]
  state.pos += 1
  return true
}

function codeBlock(code: string, language: string, highlight: Highlighter): string {
  const tokens = HCL.test(language) ? highlighted(code, highlight) : [{ text: code }]
  const html = tokens.map(({ text, kind }) =>
    kind === undefined ? escapeHtml(text) : `<span class="hl-${kind}">${escapeHtml(text)}</span>`,
  )
  return `<pre tabindex="0"><code>${html.join('')}</code></pre>\n`
}

/** What GitHub's Markdown has beyond markdown-it: ids of headings, task lists, alerts, aligned cells. Each works on the tokens of a text. */

const GITHUB_RULES: readonly (readonly [name: string, rule: (state: StateCore) => void])[] = [
  ['github_headings', nameHeadings],
  ['github_tasks', markTasks],
  ['github_alerts', markAlerts],
  ['github_cells', alignCells],
]

/** Each heading gets the id that GitHub gives it, and a link to itself. */
function nameHeadings({ tokens, Token: NewToken }: StateCore): void {
  const slugger = new GithubSlugger()
  tokens.forEach((token, at) => {
    const inline = tokens[at + 1]
    if (token.type !== 'heading_open' || inline?.children === null || inline === undefined) return
    const text = inline.children
      .filter(({ type }) => type === 'text' || type === 'code_inline' || type === 'emoji')
      .map(({ content }) => content)
      .join('')
      .trim()
    const slug = slugger.slug(text)
    if (slug === '') return
    token.attrSet('id', slug)
    const link = new NewToken('html_inline', '', 0)
    link.content = ` <a class="md-anchor" href="#${escapeAttribute(slug)}" aria-label="Link to “${escapeAttribute(text)}”">#</a>`
    inline.children.push(link)
  })
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** `- [x] done` */
function markTasks({ tokens }: StateCore): void {
  tokens.forEach((token, at) => {
    const [item, paragraph] = [tokens[at - 2], tokens[at - 1]]
    if (token.type !== 'inline' || paragraph?.type !== 'paragraph_open' || item?.type !== 'list_item_open')
      return
    const first = token.children?.[0]
    const [, mark, rest = ''] = /^\[([ xX])\] (.*)$/s.exec(first?.content ?? '') ?? []
    if (first?.type !== 'text' || mark === undefined) return
    first.content = `${mark === ' ' ? '☐' : '☑'} ${rest}`
    item.attrJoin('class', 'md-task')
  })
}

const ALERTS = new Map([
  ['NOTE', 'Note'],
  ['TIP', 'Tip'],
  ['IMPORTANT', 'Important'],
  ['WARNING', 'Warning'],
  ['CAUTION', 'Caution'],
])

/** `> [!NOTE]` */
function markAlerts({ tokens, Token: NewToken }: StateCore): void {
  const open: (Token | undefined)[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'blockquote_close') {
      const start = open.pop()
      if (start !== undefined) token.tag = 'div'
    }
    if (token.type !== 'blockquote_open') continue
    const inline = tokens[at + 2]
    const kind = alertOf(inline)
    open.push(kind === undefined ? undefined : token)
    if (kind === undefined || inline?.children === null || inline === undefined) continue
    token.tag = 'div'
    token.attrSet('class', `md-alert md-alert-${kind.toLowerCase()}`)
    const title = new NewToken('html_inline', '', 0)
    title.content = `<strong class="md-alert-title">${ALERTS.get(kind)}</strong><br>`
    const end = inline.children.findIndex(({ type }) => type === 'softbreak' || type === 'hardbreak')
    inline.children = [title, ...(end < 0 ? [] : inline.children.slice(end + 1))]
  }
}

function alertOf(inline: Token | undefined): string | undefined {
  const kind = /^\[!(\w+)\]\s*(\n|$)/
    .exec(inline?.type === 'inline' ? inline.content : '')?.[1]
    ?.toUpperCase()
  return kind !== undefined && ALERTS.has(kind) ? kind : undefined
}

/** Styles do not reach a page, classes of ours do. */
function alignCells({ tokens }: StateCore): void {
  for (const token of tokens) {
    if (token.type !== 'td_open' && token.type !== 'th_open') continue
    const align = /text-align:(right|center)/.exec(String(token.attrGet('style') ?? ''))?.[1]
    if (align !== undefined) token.attrSet('class', `md-${align}`)
  }
}

/** The names of HCL, as the fence of a README names the language of its code. */
const HCL = /^(hcl|terraform|tf|tfvars|opentofu|tofu)$/i
