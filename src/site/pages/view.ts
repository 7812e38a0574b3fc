import type { Site } from '../site.ts'
import { NOT_FOUND_PATH, relativeLink } from '../site-paths.ts'

/** A page that is being made. */
export interface View {
  readonly site: Site
  /** Of the page, as site-paths.ts makes it. */
  readonly path: string
  /** The link to another page or file of the site. */
  readonly link: (to: string) => string
}

export function viewOf(site: Site, path: string): View {
  return { site, path, link: path === NOT_FOUND_PATH ? absoluteLinks(site) : (to) => relativeLink(path, to) }
}

/** A host answers with this page at any path. */
function absoluteLinks({ registry }: Site): (to: string) => string {
  const base = registry.url === null ? '/' : `${new URL(registry.url).pathname.replace(/\/$/, '')}/`
  return (to) => `${base}${to}`
}
