import { z } from 'zod'
import { parseJson } from '../base/schema.ts'

/** What a site was made from: a file in it, so that the next run writes what changed since. */

export const SITE_STATE_PATH = '.module-registry-site.json'

const siteState = z.object({
  format: z.literal(1),
  /** The tool, the options and `registry.json`, on which every page depends. */
  basis: z.string(),
  /** Of the index; null for a directory. */
  commit: z.string().nullable(),
  /** Of each module that others call, a digest of what its pages say of them. */
  dependents: z.record(z.string(), z.string()),
  /** By module and version, what its page was made from: its files, then all of it. */
  versions: z.record(z.string(), z.record(z.string(), z.tuple([z.string(), z.string()]))),
})

/** Of the versions of a module that have pages. */
export type VersionDigests = Readonly<SiteState['versions'][string]>

export type SiteState = Readonly<z.output<typeof siteState>>

/** Undefined for a state that this version does not know, or that a killed run left. */
export function parseSiteState(bytes: Uint8Array): SiteState | undefined {
  return parseJson(siteState, bytes)
}
