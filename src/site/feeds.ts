import { escapeHtml } from '../base/html.ts'
import type { ModuleDocument } from '../index/format/documents.ts'
import { versionState } from '../index/format/version-state.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { sortVersions } from '../module/version.ts'
import type { SiteModule } from './module-graph.ts'
import type { Site } from './site.ts'
import { feedPath, modulePage, namespacePage, relativeLink, versionPage } from './site-paths.ts'
import { withVisibleControls } from './visible-text.ts'

/** Modules or versions in a feed, the newest first. The rest is left out. */
const MAX_FEED_ENTRIES = 50

/** Atom feeds: what is new in the registry, in a namespace, and in a module. https://www.rfc-editor.org/rfc/rfc4287 */

interface Feed {
  /** The page that it tells about. */
  readonly page: string
  readonly title: string
  readonly entries: readonly FeedEntry[]
}

interface FeedEntry {
  readonly page: string
  /** What makes its id, which never changes. */
  readonly version: string
  readonly title: string
  readonly published: string
  readonly updated: string
  readonly summary: string
}

/** The modules that were released last. */
export function registryFeed(site: Site, modules: readonly SiteModule[]): string {
  return feedOf(site, { page: '', title: site.registry.name, entries: modules.map(moduleEntry) })
}

export function namespaceFeed(site: Site, namespace: string, modules: readonly SiteModule[]): string {
  const title = `${namespace} · ${site.registry.name}`
  return feedOf(site, { page: namespacePage(namespace), title, entries: modules.map(moduleEntry) })
}

function moduleEntry(module: SiteModule): FeedEntry {
  const { version, description, updated_at: updated } = module
  const title = `${formatModuleAddress(module)} ${version}`
  const page = modulePage(module)
  return { page, version, title, published: updated, updated, summary: description }
}

/** The versions of a module, with what was decided about them. */
export function moduleFeed(site: Site, module: ModuleDocument): string {
  const { address } = module
  const text = formatModuleAddress(address)
  const entries = sortVersions(module.versions.map(({ version }) => version)).map((version): FeedEntry => {
    const { state, date, reason = '' } = versionState(module, version)
    const published = module.versions.find((each) => each.version === version)?.committedAt ?? ''
    const mark = state === 'listed' ? '' : ` (${state})`
    return {
      page: versionPage(address, version),
      version,
      title: `${text} ${version}${mark}`,
      published,
      updated: date !== undefined && date > published ? date : published,
      summary: reason,
    }
  })
  return feedOf(site, { page: modulePage(address), title: `${text} · ${site.registry.name}`, entries })
}

function feedOf(site: Site, { page, title, entries }: Feed): string {
  const path = feedPath(page)
  const newest = entries
    .toSorted((a, b) => (a.updated === b.updated ? 0 : a.updated < b.updated ? 1 : -1))
    .slice(0, MAX_FEED_ENTRIES)
  const link = (to: string) =>
    site.registry.url === null ? relativeLink(path, to) : `${site.registry.url}/${to}`
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${shown(title)}</title>`,
    `<id>${shown(idOf(site, page))}</id>`,
    `<updated>${newest[0]?.updated ?? '1970-01-01T00:00:00Z'}</updated>`,
    `<author><name>${shown(site.registry.name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${shown(link(path))}"/>`,
    `<link rel="alternate" type="text/html" href="${shown(link(page))}"/>`,
    ...newest.map((entry) => entryOf(site, entry, link)),
    '</feed>',
  ]
  return `${lines.join('\n')}\n`
}

function entryOf(site: Site, entry: FeedEntry, link: (to: string) => string): string {
  const { page, version, title, published, updated, summary } = entry
  // The page of a module shows other versions later; the id names this one.
  const id = idOf(site, page.endsWith(`/${version}/`) ? page : `${page}${version}/`)
  return [
    '<entry>',
    `<title>${shown(title)}</title>`,
    `<id>${shown(id)}</id>`,
    `<published>${shown(published)}</published>`,
    `<updated>${shown(updated)}</updated>`,
    `<link rel="alternate" type="text/html" href="${shown(link(page))}"/>`,
    `<summary>${shown(summary)}</summary>`,
    '</entry>',
  ].join('\n')
}

/** https://www.rfc-editor.org/rfc/rfc4151 */
function idOf({ host }: Site, page: string): string {
  return `tag:${host.replace(/:\d+$/, '')},2025:${page === '' ? 'modules' : page.replace(/\/$/, '')}`
}

function shown(text: string): string {
  return escapeHtml(withVisibleControls(text))
}
