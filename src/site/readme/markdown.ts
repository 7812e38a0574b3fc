import GithubSlugger from 'github-slugger'
import MarkdownIt, { type StateCore, type StateInline, type Token } from 'markdown-it'
import footnote from 'markdown-it-footnote'
import { escapeHtml } from '../../base/html.ts'
import { type Highlighter, highlighted, isHcl } from '../look/highlighter.ts'

/** Depth of lists and quotations in Markdown. Deeper ones are text. */
const MAX_MARKDOWN_NESTING = 60

/** Footnotes of a README. References to more are text. */
const MAX_FOOTNOTES = 200

/** GitHub's dialect of Markdown → HTML, which must still be sanitised. */
export function markdownRenderer(highlight: Highlighter): (text: string) => string {
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
  const tokens = isHcl(language) ? highlighted(code, highlight) : [{ text: code }]
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
    const text = textOf(inline.children).trim()
    const slug = slugger.slug(text)
    if (slug === '') return
    token.attrSet('id', slug)
    const link = new NewToken('html_inline', '', 0)
    link.content = ` <a class="md-anchor" href="#${escapeAttribute(slug)}" aria-label="Link to “${escapeAttribute(text)}”">#</a>`
    inline.children.push(link)
  })
}

function textOf(children: readonly Token[]): string {
  return children
    .filter(({ type }) => type === 'text' || type === 'code_inline' || type === 'emoji')
    .map(({ content }) => content)
    .join('')
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
