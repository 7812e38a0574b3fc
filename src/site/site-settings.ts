import { z } from 'zod'
import { quote, RegistryError } from '../base/error.ts'
import { parseJson } from '../base/schema.ts'
import { REGISTRY_PATH } from '../index/format/paths.ts'

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

export type SiteSettings = Readonly<z.output<typeof siteSettings>>

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
    `correct ${key} in ${REGISTRY_PATH}, or take it out: docs/website.md has the keys`,
  )
}
