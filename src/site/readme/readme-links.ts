import { fileLink, rawLink, type SourceCommit } from '../source-links.ts'

/** Where a README is, and what its links lead to. */
export interface ReadmePlace {
  readonly source: SourceCommit
  /** Of the README, from the root of the repository; empty for the root. */
  readonly directory: string
  /** The link to the page that the site has for a directory of the repository; undefined for other directories. */
  readonly pageLink: (directory: string) => string | undefined
  /** Hosts whose images a page may load. */
  readonly imageHosts: readonly string[]
}

/** Of every id in a README, so that none is one of the page around it. */
export const ID_PREFIX = 'user-content-'

/** A host that no README names: links that stay on it are relative. */
const RELATIVE = 'https://relative.invalid'
const PROTOCOLS = ['https:', 'http:', 'mailto:']

/** The link for the text of a link in a README: a fragment, a page of the site, the commit, or a web page; undefined for any other. */
export function linkTarget(href: string, place: ReadmePlace): string | undefined {
  if (href.startsWith('#')) return `#${ID_PREFIX}${href.slice(1).replace(ID_PREFIX, '')}`
  const url = resolve(href, place)
  if (url === undefined) return undefined
  const path = relativePath(url)
  if (path === undefined) return url.href
  const directory = path.replace(/(^|\/)(README\.md)?$/i, '').replace(/\/$/, '')
  return place.pageLink(directory) ?? withHash(fileLink(place.source, path), url)
}

/** Where an image of a README is, and whether a page may load it; undefined for what is no image on the web. */
export function imageTarget(
  src: string,
  place: ReadmePlace,
): { readonly url: string; readonly mayLoad: boolean } | undefined {
  const resolved = resolve(src, place)
  if (resolved === undefined || resolved.protocol === 'mailto:') return undefined
  const path = relativePath(resolved)
  const url = path === undefined ? resolved.href : rawLink(place.source, path)
  if (url === undefined) return undefined
  const { protocol, host } = new URL(url)
  return { url, mayLoad: protocol === 'https:' && place.imageHosts.includes(host) }
}

function resolve(text: string, { directory }: ReadmePlace): URL | undefined {
  const base = `${RELATIVE}/${directory === '' ? '' : `${encodeURI(directory)}/`}`
  if (!URL.canParse(text.trim(), base)) return undefined
  const url = new URL(text.trim(), base)
  return PROTOCOLS.includes(url.protocol) ? url : undefined
}

/** From the root of the repository; undefined for a link to another host. */
function relativePath(url: URL): string | undefined {
  if (url.origin !== RELATIVE) return undefined
  try {
    return decodeURIComponent(url.pathname.slice(1))
  } catch {
    return url.pathname.slice(1)
  }
}

function withHash(link: string | undefined, { hash }: URL): string | undefined {
  return link && `${link}${hash}`
}
