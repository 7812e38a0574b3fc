import GithubSlugger from 'github-slugger'
import type { StateCore, Token } from 'markdown-it'

/** What GitHub's Markdown has beyond markdown-it: ids of headings, task lists, alerts, aligned cells. Each works on the tokens of a text. */

export const GITHUB_RULES: readonly (readonly [name: string, rule: (state: StateCore) => void])[] = [
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
