import sanitizeHtml from 'sanitize-html'
import { escapeHtml } from '../../base/html.ts'
import { percentDecoded } from '../../base/url.ts'
import { sourceLinks } from '../source-links.ts'

/** Depth of elements in a README. Deeper ones are left out. */
const MAX_ELEMENT_DEPTH = 100

/**
 * What every README goes through: what is not on these lists is not on a page. Code that runs, styles, forms and frames are not.
 * Levels of headings follow those of the page, and skip none.
 */

const TAGS =
  'a abbr b blockquote br code dd del details div dl dt em h3 h4 h5 h6 hr i img ins kbd li ol p pre q s samp section span strong sub summary sup table tbody td tfoot th thead tr ul var'

/** Old elements, by what stands for them today. */
const MODERN: Readonly<Record<string, string>> = {
  tt: 'code',
  strike: 'del',
  center: 'div',
  font: 'span',
  big: 'span',
  small: 'span',
}

/** The heading above a README is an `h2`. */
const FIRST_LEVEL = 3
const LAST_LEVEL = 6

interface Tag {
  readonly tagName: string
  readonly attribs: Record<string, string>
  readonly text?: string
}

/** The HTML of a README for several pages: its links into the repository are numbers, until a page is known. */
export interface SafeReadme {
  readonly html: string
  readonly links: readonly RepositoryLink[]
}

/** The HTML of a README without anything that can run, leave its place or look like the page. */
export function sanitizeReadme(html: string, origin: ReadmeOrigin): SafeReadme {
  const transform = new Transform(origin)
  const safe = sanitizeHtml(html, {
    ...OPTIONS,
    // Only that of a tag by its name may give it a text.
    transformTags: {
      img: (_, attributes) => transform.image(attributes),
      '*': (name, attributes) => transform.tag(name, attributes),
    },
    onOpenTag: (name) => transform.open(name),
    onCloseTag: (name) => transform.close(name),
  })
  return { html: transform.withFragments(safe), links: transform.links }
}

const EXTERNAL = 'nofollow ugc noopener'
/** In a tag alone: the text of a README has no `<`, and no attribute has a quote. No other link of it begins so. */
const NUMBERED = /(<(?:a|img)\b[^<>]*?) (href|src)="repository\/(\d+)"/g

/** The same HTML with its links, for one page. A link that leads nowhere is none. */
export function withLinks({ html, links }: SafeReadme, place: ReadmePlace): string {
  return html.replaceAll(NUMBERED, (_, before: string, attribute: string, number: string) => {
    const link = links[Number(number)]
    const target = link && placedLink(link, place)
    if (target === undefined) return before
    const rel = attribute === 'href' && isExternal(target) ? ` rel="${EXTERNAL}"` : ''
    return `${before} ${attribute}="${escapeHtml(target)}"${rel}`
  })
}

function isExternal(target: string): boolean {
  return /^[a-z]+:/.test(target)
}

/** The same lists without links resolved, for HTML that went through {@link sanitizeReadme}: it stays as it is. */
export function allowListed(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    '*': ['id', 'title', { name: 'dir', values: ['ltr', 'rtl', 'auto'] }],
    a: ['href', 'rel', 'aria-label'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    details: ['open'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
    div: ['tabindex'],
    pre: ['tabindex'],
  },
  allowedClasses: { '*': ['md-*', 'hl-*'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'iframe',
    'template',
    'noembed',
    'noframes',
    'xmp',
  ],
  nestingLimit: MAX_ELEMENT_DEPTH,
  parseStyleAttributes: false,
  enforceHtmlBoundary: false,
}

const FRAGMENT = /(<a\b[^<>]*? href=")#([^"]*)"/g

class Transform {
  readonly links: RepositoryLink[] = []
  readonly #origin: ReadmeOrigin
  readonly #ids = new Set<string>()
  readonly #levels: number[] = []
  #openLinks = 0
  /** What the link leads to that an image has just become: `tag` gets it next. */
  #image: string | RepositoryLink | undefined

  constructor(origin: ReadmeOrigin) {
    this.#origin = origin
  }

  /** A link to a heading that the README lacks leads to an id that differs in case alone, or to the section of the page. */
  withFragments(html: string): string {
    const { hasInterface = false } = this.#origin
    return html.replaceAll(FRAGMENT, (link, before: string, name: string) => {
      const id = name.toLowerCase()
      if (this.#ids.has(name)) return link
      if (this.#ids.has(id)) return `${before}#${id}"`
      const section = hasInterface ? SECTIONS.get(id) : undefined
      return section === undefined ? link : `${before}#${section}"`
    })
  }

  open(name: string): void {
    if (name === 'a') this.#openLinks += 1
  }

  close(name: string): void {
    if (name === 'a') this.#openLinks -= 1
  }

  tag(name: string, { name: anchor, align, id = anchor, ...attributes }: Record<string, string>): Tag {
    const isCentred = align === 'center' || name === 'center'
    const attribs: Record<string, string> = {
      ...attributes,
      ...this.#id(id),
      ...(isCentred ? { class: `${attributes['class'] ?? ''} md-center` } : {}),
    }
    if (name === 'a') return { tagName: 'a', attribs: this.#link(attribs) }
    if (name === 'img') return { tagName: 'img', attribs: attributes }
    if (/^h[1-6]$/.test(name)) return { tagName: this.#heading(Number(name[1])), attribs }
    if (attributes['tabindex'] !== undefined) attribs['tabindex'] = '0'
    return { tagName: MODERN[name] ?? name, attribs }
  }

  /** An id is used once; one that is there already has its prefix. */
  #id(id: string | undefined): Record<string, string> {
    if (id === undefined || id.trim() === '') return {}
    const own = ownId(id.trim().replaceAll(/\s+/g, '-'))
    if (this.#ids.has(own)) return {}
    this.#ids.add(own)
    return { id: own }
  }

  #link({ href, rel: _, ...attributes }: Record<string, string>): Record<string, string> {
    const target = this.#image ?? (href === undefined ? undefined : linkTarget(href, this.#origin))
    this.#image = undefined
    if (target === undefined) return attributes
    const written = this.#written(target)
    return { ...attributes, href: written, ...(isExternal(written) ? { rel: EXTERNAL } : {}) }
  }

  #written(target: string | RepositoryLink): string {
    return typeof target === 'string' ? target : `repository/${this.links.push(target) - 1}`
  }

  /** An image that the page may not load becomes a link to it; inside a link, its text. */
  image({ src = '', alt = '', title, width, height }: Record<string, string>): Tag {
    const image = imageTarget(src, this.#origin)
    const attribs = title === undefined ? {} : { title }
    if (image?.mayLoad) {
      const size = Object.entries({ width, height }).filter(([, value]) => /^\d{1,4}$/.test(value ?? ''))
      const own = { src: this.#written(image.target), alt, loading: 'lazy', ...Object.fromEntries(size) }
      return { tagName: 'img', attribs: { ...attribs, ...own } }
    }
    const text = alt.trim() || fileName(image?.url)
    if (image === undefined || this.#openLinks > 0)
      return { tagName: 'span', attribs: { class: 'md-image' }, text }
    this.#image = image.target
    return { tagName: 'a', attribs: { ...attribs, class: 'md-image' }, text }
  }

  #heading(level: number): string {
    while ((this.#levels.at(-1) ?? 0) >= level) this.#levels.pop()
    this.#levels.push(level)
    return `h${Math.min(FIRST_LEVEL + this.#levels.length - 1, LAST_LEVEL)}`
  }
}

/** Where the README of several versions is: what does not depend on the page that it is on. */
export interface ReadmeOrigin {
  /** The https URL of the repository, or empty. */
  readonly repository: string
  /** Of the README, from the root of the repository; empty for the root. */
  readonly directory: string
  /** Hosts whose images a page may load. */
  readonly imageHosts: readonly string[]
  /** Whether the page shows the interface of the directory, too. */
  readonly hasInterface?: boolean
}

/** Where a README is, and what its links lead to. */
export interface ReadmePlace extends ReadmeOrigin {
  readonly commit: string
  /** The link to the page that the site has for a directory of the repository; undefined for other directories. */
  readonly pageLink: (directory: string) => string | undefined
}

/** A link to a file or an image of the repository. It leads to a commit, or to a page of the site. */
interface RepositoryLink {
  readonly path: string
  readonly hash: string
  readonly isImage: boolean
}

/** Of every id in a README, so that none is one of the page around it. */
const ID_PREFIX = 'user-content-'

/** The sections of a page that say what terraform-docs writes below these headings, which the README of the page lacks. */
const SECTIONS: ReadonlyMap<string, string> = new Map([
  [`${ID_PREFIX}requirements`, 'requirements'],
  [`${ID_PREFIX}providers`, 'requirements'],
  [`${ID_PREFIX}modules`, 'dependencies'],
  [`${ID_PREFIX}resources`, 'resources'],
  [`${ID_PREFIX}inputs`, 'inputs'],
  [`${ID_PREFIX}outputs`, 'outputs'],
])

/** A host that no README names: links that stay on it are relative. */
const RELATIVE = 'https://relative.invalid'
const PROTOCOLS = ['https:', 'http:', 'mailto:']

/** What a link in a README leads to: a fragment, a file of the repository, or a web page; undefined for any other. */
function linkTarget(href: string, origin: ReadmeOrigin): string | RepositoryLink | undefined {
  if (href.startsWith('#')) return `#${ownId(href.slice(1))}`
  const url = resolve(href, origin)
  return url && targetOf(url, false)
}

/** Where an image of a README is, and whether a page may load it; undefined for what is no image on the web. */
function imageTarget(
  src: string,
  origin: ReadmeOrigin,
): { readonly target: string | RepositoryLink; readonly url: string; readonly mayLoad: boolean } | undefined {
  const resolved = resolve(src, origin)
  if (resolved === undefined || resolved.protocol === 'mailto:') return undefined
  const target = targetOf(resolved, true)
  const url = typeof target === 'string' ? target : placedLink(target, { ...origin, ...NOWHERE })
  if (url === undefined) return undefined
  const { protocol, host } = new URL(url)
  return { target, url, mayLoad: protocol === 'https:' && origin.imageHosts.includes(host) }
}

/** Whether there is such a link does not depend on the commit. */
const NOWHERE = { commit: '', pageLink: () => undefined }

/** The link on a page; undefined where the web pages of the repository are not known. */
function placedLink({ path, hash, isImage }: RepositoryLink, place: ReadmePlace): string | undefined {
  const links = sourceLinks(place)
  if (isImage) return links.raw(path)
  const directory = path.replace(/(^|\/)(README\.md)?$/i, '').replace(/\/$/, '')
  const page = place.pageLink(directory)
  if (page !== undefined) return `${page}${hash && fragmentOfPage(hash)}`
  const file = links.file(path)
  return file && `${file}${hash}`
}

/** A section of another page, which says what terraform-docs writes below that heading, or a heading of the README on it. */
function fragmentOfPage(hash: string): string {
  const id = ownId(hash.slice(1))
  return `#${SECTIONS.get(id.toLowerCase()) ?? id}`
}

/** The id on a page for one that is written in a README. */
function ownId(id: string): string {
  return `${ID_PREFIX}${id.replace(ID_PREFIX, '')}`
}

function targetOf(url: URL, isImage: boolean): string | RepositoryLink {
  const path = relativePath(url)
  return path === undefined ? url.href : { path, hash: url.hash, isImage }
}

function resolve(text: string, { directory }: ReadmeOrigin): URL | undefined {
  const base = `${RELATIVE}/${directory === '' ? '' : `${encodeURI(directory)}/`}`
  if (!URL.canParse(text.trim(), base)) return undefined
  const url = new URL(text.trim(), base)
  return PROTOCOLS.includes(url.protocol) ? url : undefined
}

/** From the root of the repository; undefined for a link to another host. */
function relativePath(url: URL): string | undefined {
  const path = url.pathname.slice(1)
  return url.origin === RELATIVE ? (percentDecoded(path) ?? path) : undefined
}

function fileName(url: string | undefined): string {
  return url === undefined ? 'image' : new URL(url).pathname.split('/').at(-1) || 'image'
}
