import { createHash } from 'node:crypto'
import { z } from 'zod'
import { quote, RegistryError } from '../base/error.ts'
import { escapeHtml } from '../base/html.ts'
import type { RunWork } from '../base/run-work.ts'
import { parseJson } from '../base/schema.ts'
import { parseRegistryDocument, type RegistryDocument } from '../index/format/documents.ts'
import { REGISTRY_PATH } from '../index/format/paths.ts'
import type { Highlighter } from './look/highlighter.ts'
import { COMPARE_SCRIPT, SCRIPT, SEARCH_SCRIPT } from './look/script.ts'
import { stylesheet } from './look/stylesheet.ts'
import { type ReadmeRenderer, readmeRenderer } from './readme/readme.ts'

type Content = string | Uint8Array

/** Files of the site by their paths: that of a page ends with `/`, or is empty. Each is made when somebody asks for it. */
export type SiteFiles = ReadonlyMap<string, () => Content | Promise<Content>>

/** A file that every page loads. Its name has the digest of its content, so that caches keep it for ever. */
interface Asset {
  readonly path: string
  readonly content: string
}

export interface Site {
  readonly registry: RegistryDocument
  readonly settings: SiteSettings
  /** As sources of modules name it: with the port, without a path. */
  readonly host: string
  /** The path of its root: empty, or `/registry`. */
  readonly basePath: string
  /** Whether its files are for a static host, and not answered by a server. */
  readonly isStatic: boolean
  readonly stylesheet: Asset
  readonly script: Asset
  /** Of the search page. */
  readonly searchScript: Asset
  /** Of the pages that compare versions. */
  readonly compareScript: Asset
  /** Of a registry without a logo. */
  readonly icon: Asset
  readonly highlight: Highlighter
  readonly readme: ReadmeRenderer
}

export interface SiteOptions {
  readonly run?: RunWork
  /** Absent: that of the public URL. */
  readonly basePath?: string | undefined
  readonly isStatic?: boolean
}

/**
 * @param registry the bytes of `registry.json`
 * Throws INDEX_INVALID, also for a wrong key below `site`.
 */
export function createSite(
  registry: Uint8Array,
  highlight: Highlighter,
  { run, basePath, isStatic = false }: SiteOptions = {},
): Site {
  const document = parseRegistryDocument(REGISTRY_PATH, registry)
  const settings = parseSiteSettings(registry)
  const url = new URL(document.url ?? 'https://registry.invalid')
  return {
    registry: document,
    settings,
    host: url.host,
    basePath: basePath ?? url.pathname.replace(/\/$/, ''),
    isStatic,
    stylesheet: asset('site', 'css', stylesheet(settings.color)),
    script: asset('site', 'js', SCRIPT),
    searchScript: asset('search', 'js', SEARCH_SCRIPT),
    compareScript: asset('compare', 'js', COMPARE_SCRIPT),
    icon: asset('icon', 'svg', iconOf(document.name, settings.color)),
    highlight,
    readme: readmeRenderer(highlight, run),
  }
}

/** What pages load. Each has a name of its content, so that pages change with it. */
export function assetsOf(site: Site): readonly Asset[] {
  return [site.stylesheet, site.script, site.searchScript, site.compareScript, site.icon]
}

/** The first letter of the name on the colour. */
function iconOf(name: string, color: string): string {
  const [letter = ''] = name
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color}"/><text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="700" fill="#fff">${escapeHtml(letter.toUpperCase())}</text></svg>\n`
}

function asset(name: string, ending: string, content: string): Asset {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 12)
  return { path: `assets/${name}-${digest}.${ending}`, content }
}

/** For every page: nothing on it runs or is loaded but our own files, and the images that the registry allows. */
export function contentSecurityPolicy({ settings }: Pick<Site, 'settings'>): string {
  const images = ["'self'", ...settings.imageHosts.map((host) => `https://${host}`)].join(' ')
  return `default-src 'none'; style-src 'self'; script-src 'self'; img-src ${images}; connect-src 'self'; base-uri 'none'; form-action 'self'`
}

/** The key `site` of `registry.json`: how the pages look, and what they may load. All of it is optional. */

const HOST = /^(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?$/

const siteSettings = z.looseObject({
  /** One sentence below the name of the registry. */
  description: z.string().max(300, 'must have at most 300 characters').default(''),
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #0b5cad')
    .default('#3556c8'),
  /** A file of the index. */
  logo: z
    .string()
    .regex(/^[A-Za-z0-9_][\w.-]*(\/[A-Za-z0-9_][\w.-]*)*\.(svg|png|webp)$/, {
      error: 'must be the path of an svg, png or webp file in the index, such as logo.svg',
    })
    .optional(),
  imageHosts: z
    .array(z.string().regex(HOST, 'must be the name of a host, such as img.shields.io'))
    .default([]),
})

type SiteSettings = Readonly<z.output<typeof siteSettings>>

/** Reads the settings of the site from `registry.json`. Throws INDEX_INVALID, with the key and what it must be. */
export function parseSiteSettings(registry: Uint8Array | undefined): SiteSettings {
  const site = registry && parseJson(z.looseObject({ site: z.unknown() }), registry)?.site
  const parsed = siteSettings.safeParse(site ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const key = ['site', ...(issue?.path ?? [])].join('.')
  throw new RegistryError(
    'INDEX_INVALID',
    `${quote(key)} in ${REGISTRY_PATH} is not valid: it ${issue?.message ?? 'is unknown'}`,
    `correct ${key} in ${REGISTRY_PATH}, or take it out: docs/guides/website.md has the keys`,
  )
}
