import sanitizeHtml from 'sanitize-html'
import { MAX_ELEMENT_DEPTH } from '../limits.ts'
import { ID_PREFIX, imageTarget, linkTarget, type ReadmePlace } from './readme-links.ts'

/**
 * The last step of every README: what is not on these lists is not on a page. Code that runs, styles, forms and frames are not.
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

/** The HTML of a README without anything that can run, leave its place or look like the page, with its links resolved. */
export function sanitizeReadme(html: string, place: ReadmePlace): string {
  const transform = new Transform(place)
  return sanitizeHtml(html, {
    ...OPTIONS,
    // Only that of a tag by its name may give it a text.
    transformTags: {
      img: (_, attributes) => transform.image(attributes),
      '*': (name, attributes) => transform.tag(name, attributes),
    },
    onOpenTag: (name) => transform.open(name),
    onCloseTag: (name) => transform.close(name),
  })
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

class Transform {
  readonly #place: ReadmePlace
  readonly #ids = new Set<string>()
  readonly #levels: number[] = []
  #links = 0

  constructor(place: ReadmePlace) {
    this.#place = place
  }

  open(name: string): void {
    if (name === 'a') this.#links += 1
  }

  close(name: string): void {
    if (name === 'a') this.#links -= 1
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
    const own = `${ID_PREFIX}${id.trim().replaceAll(/\s+/g, '-').replace(ID_PREFIX, '')}`
    if (this.#ids.has(own)) return {}
    this.#ids.add(own)
    return { id: own }
  }

  #link({ href, rel: _, ...attributes }: Record<string, string>): Record<string, string> {
    const target = href === undefined ? undefined : linkTarget(href, this.#place)
    if (target === undefined) return attributes
    const isExternal = /^[a-z]+:/.test(target)
    return { ...attributes, href: target, ...(isExternal ? { rel: 'nofollow ugc noopener' } : {}) }
  }

  /** An image that the page may not load becomes a link to it; inside a link, its text. */
  image({ src = '', alt = '', title, width, height }: Record<string, string>): Tag {
    const target = imageTarget(src, this.#place)
    const attribs = title === undefined ? {} : { title }
    if (target?.mayLoad) {
      const size = Object.entries({ width, height }).filter(([, value]) => /^\d{1,4}$/.test(value ?? ''))
      const own = { src: target.url, alt, loading: 'lazy', ...Object.fromEntries(size) }
      return { tagName: 'img', attribs: { ...attribs, ...own } }
    }
    const text = alt.trim() || fileName(target?.url)
    if (target === undefined || this.#links > 0)
      return { tagName: 'span', attribs: { class: 'md-image' }, text }
    const link = { class: 'md-image', href: target.url, rel: 'nofollow ugc noopener' }
    return { tagName: 'a', attribs: { ...attribs, ...link }, text }
  }

  #heading(level: number): string {
    while ((this.#levels.at(-1) ?? 0) >= level) this.#levels.pop()
    this.#levels.push(level)
    return `h${Math.min(FIRST_LEVEL + this.#levels.length - 1, LAST_LEVEL)}`
  }
}

function fileName(url: string | undefined): string {
  return url === undefined ? 'image' : new URL(url).pathname.split('/').at(-1) || 'image'
}
