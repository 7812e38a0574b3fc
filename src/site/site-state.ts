import { z } from 'zod'
import { counted } from '../base/count.ts'
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

export interface SiteReport {
  readonly status: 'built' | 'unchanged'
  /** Of the index. */
  readonly commit: string | null
  /** Whether everything was written, and not only what changed. */
  readonly isWhole: boolean
  /** Modules of the registry, and those whose pages were written. */
  readonly modules: number
  readonly builtModules: number
  /** Pages that were written, and all files with them. */
  readonly pages: number
  readonly written: number
  readonly removed: number
}

/** One line for people. @param output the directory of the site, as they named it */
export function formatSiteReport(report: SiteReport, output: string): string {
  if (report.status === 'unchanged') return `unchanged ${output}`
  const { modules, builtModules, pages, written, removed } = report
  const counts = `${builtModules} of ${counted(modules, 'module')}, ${counted(pages, 'page')}, ${counted(written, 'file')} written, ${removed} removed`
  return `built     ${output}: ${counts}`
}
