import { fileLink, rawLink } from '../source-links.ts'

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
export interface RepositoryLink {
  readonly path: string
  readonly hash: string
  readonly isImage: boolean
}

/** Of every id in a README, so that none is one of the page around it. */
export const ID_PREFIX = 'user-content-'

/** A host that no README names: links that stay on it are relative. */
const RELATIVE = 'https://relative.invalid'
const PROTOCOLS = ['https:', 'http:', 'mailto:']

/** What a link in a README leads to: a fragment, a file of the repository, or a web page; undefined for any other. */
export function linkTarget(href: string, origin: ReadmeOrigin): string | RepositoryLink | undefined {
  if (href.startsWith('#')) return `#${ID_PREFIX}${href.slice(1).replace(ID_PREFIX, '')}`
  const url = resolve(href, origin)
  return url && targetOf(url, false)
}

/** Where an image of a README is, and whether a page may load it; undefined for what is no image on the web. */
export function imageTarget(
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
export function placedLink({ path, hash, isImage }: RepositoryLink, place: ReadmePlace): string | undefined {
  if (isImage) return rawLink(place, path)
  const directory = path.replace(/(^|\/)(README\.md)?$/i, '').replace(/\/$/, '')
  const file = fileLink(place, path)
  return place.pageLink(directory) ?? (file && `${file}${hash}`)
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
  if (url.origin !== RELATIVE) return undefined
  try {
    return decodeURIComponent(url.pathname.slice(1))
  } catch {
    return url.pathname.slice(1)
  }
}
