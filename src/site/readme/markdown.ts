import MarkdownIt from 'markdown-it'
import footnote from 'markdown-it-footnote'
import { escapeHtml } from '../../base/html.ts'
import { MAX_MARKDOWN_NESTING } from '../limits.ts'
import { type Highlighter, highlighted, isHcl } from '../look/highlighter.ts'
import { GITHUB_RULES } from './github-rules.ts'

/** GitHub's dialect of Markdown → HTML, which must still be sanitised. */
export function markdownRenderer(highlight: Highlighter): (text: string) => string {
  const markdown = new MarkdownIt({ html: true, linkify: true, maxNesting: MAX_MARKDOWN_NESTING })
  markdown.use(footnote)
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

function codeBlock(code: string, language: string, highlight: Highlighter): string {
  const tokens = isHcl(language) ? highlighted(code, highlight) : [{ text: code }]
  const html = tokens.map(({ text, kind }) =>
    kind === undefined ? escapeHtml(text) : `<span class="hl-${kind}">${escapeHtml(text)}</span>`,
  )
  return `<pre tabindex="0"><code>${html.join('')}</code></pre>\n`
}
