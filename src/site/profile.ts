import { quote, RegistryError } from '../base/error.ts'
import type { Hosting } from '../index/format/hosting.ts'
import { isWorkflow } from '../index/format/paths.ts'

/** Which files of an index a host gets, and whether it gets the website. docs/guides/hosting.md has the table. */

/** `latest`: pages of the latest version alone; `versions`: each version has one; `all`: so has each of its submodules and examples. */
export const PAGES = ['latest', 'versions', 'all'] as const

export type PagesOption = (typeof PAGES)[number]

export const PROFILES = ['opentofu', 'protocol', 'website', 'index', 'full'] as const

export type Profile = (typeof PROFILES)[number]

export function hasPages(profile: Profile): boolean {
  return profile === 'website' || profile === 'full'
}

const CATALOG_OR_MODULES = /^(?:catalog|v1\/modules)\//
/** What clients read of a module: the states of its versions are for `audit` and `doctor`. */
const PROTOCOL = /^v1\/modules\/(?:[^/]+\/){3}(?:versions(?:\.json)?|[^/]+\/(?:download|source|module\.zip))$/

export function isInProfile(profile: Profile, path: string): boolean {
  if (isWorkflow(path)) return false
  if (profile === 'index' || profile === 'full' || !CATALOG_OR_MODULES.test(path)) return true
  return PROTOCOL.test(path) && (profile !== 'opentofu' || !path.endsWith('/source'))
}

/** Azure's rule leads Terraform to the package itself, the rules of the others to `source`, as a URL of GitHub Pages does. */
export function refuseProfileWithoutClient(profile: Profile, hosting: Hosting | undefined): void {
  if (profile !== 'opentofu' || hosting === undefined || hosting === 'azure-static-web-apps') return
  throw new RegistryError(
    'INVALID_INPUT',
    `the profile ${quote(profile)} leaves out the "source" pages of versions, from which Terraform installs on ${quote(hosting)}`,
    'take --profile protocol; if nobody uses Terraform, say that the site is for no known host: --hosting none',
  )
}

export interface SiteSize {
  readonly files: number
  readonly bytes: number
  readonly largest: { readonly path: string; readonly bytes: number }
}
