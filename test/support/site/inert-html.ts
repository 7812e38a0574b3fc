import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse } from 'parse5'

/** The check of test/fixtures/corpus/readme-payloads.json: what is wrong with the HTML of a README, in a page with a header and a footer. */

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const ALLOWED = new Set(
  'a abbr b blockquote br code dd del details div dl dt em h3 h4 h5 h6 hr i img ins kbd li ol p pre q s samp section span strong sub summary sup table tbody td tfoot th thead tr ul var'.split(
    ' ',
  ),
)
const FORBIDDEN_ATTRIBUTES = /^(on.*|style|srcdoc|formaction|name)$/i
const URL_ATTRIBUTES = ['href', 'src', 'cite', 'poster', 'srcset']
const OWN_CLASSES = /^\s*((md|hl)-\S*(\s+|$))*$/

/** Sentences; none for a README that can do nothing. */
export function problemsOf(readme: string): string[] {
  const page = parse(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><title>t</title></head><body><header id="h"></header><main><div id="r">${readme}</div></main><footer id="f"></footer></body></html>`,
  )
  const body = elementsBelow(page).find(({ tagName }) => tagName === 'body')
  const main = childrenOf(body).find(({ tagName }) => tagName === 'main')
  const container = childrenOf(main)[0]
  const skeleton = `${childrenOf(body).map(({ tagName }) => tagName)} ${childrenOf(main).length}`
  if (skeleton !== 'header,main,footer 1' || container === undefined) return [`the page is ${skeleton}`]
  const ids = elementsBelow(page).flatMap((element) => attribute(element, 'id') ?? [])
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `the id ${id} is there twice`)
  return [...twice, ...elementsBelow(container).flatMap(problemsOfElement)]
}

function problemsOfElement(element: Element): string[] {
  const { tagName, attrs } = element
  const wrong = [
    ...(ALLOWED.has(tagName) && element.namespaceURI === html.NS.HTML ? [] : [`element ${tagName}`]),
    ...attrs.flatMap(({ name, value }) => problemsOfAttribute(name, value)),
  ]
  const href = attribute(element, 'href')
  if (href !== undefined && /^https?:/.test(href) && !attribute(element, 'rel')?.includes('noopener'))
    wrong.push(`link to ${href} without rel`)
  return wrong
}

function problemsOfAttribute(name: string, value: string): string[] {
  if (FORBIDDEN_ATTRIBUTES.test(name)) return [`attribute ${name}`]
  if (name === 'id' && !value.startsWith('user-content-')) return [`id ${value}`]
  if (name === 'class' && !OWN_CLASSES.test(value)) return [`class ${value}`]
  if (!URL_ATTRIBUTES.includes(name)) return []
  const { protocol } = new URL(value, 'https://registry.example/m/')
  return ['https:', 'http:', 'mailto:'].includes(protocol) ? [] : [`${name} ${value}`]
}

function elementsBelow(node: { readonly childNodes: Node[] }): Element[] {
  const found: Element[] = []
  const waiting = [...node.childNodes].reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!defaultTreeAdapter.isElementNode(next)) continue
    found.push(next)
    waiting.push(...[...next.childNodes].reverse())
  }
  return found
}

function childrenOf(element: Element | undefined): Element[] {
  return (element?.childNodes ?? []).filter((node) => defaultTreeAdapter.isElementNode(node))
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value
}
