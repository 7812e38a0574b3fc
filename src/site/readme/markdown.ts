import MarkdownIt, { type StateInline } from 'markdown-it'
import footnote from 'markdown-it-footnote'
import { escapeHtml } from '../../base/html.ts'
import { MAX_FOOTNOTES, MAX_MARKDOWN_NESTING } from '../limits.ts'
import { type Highlighter, highlighted, isHcl } from '../look/highlighter.ts'
import { GITHUB_RULES } from './github-rules.ts'

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
