import { compactJson } from '../../base/json.ts'
import { interfaceJson } from '../../interface/interface-formats.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import type { Version } from '../../module/version.ts'
import { digestOfBytes } from '../../oci/descriptor.ts'
import type { ModuleDocument, ReleaseDocument } from './documents.ts'
import { releaseSummary } from './module-list.ts'
import { deprecationOf, type VersionMark } from './version-state.ts'

/** What the details of a version do not take from its own commit. */
interface MoreDetails {
  readonly verified: boolean
  readonly downloads: number
  /** All listed versions, highest first. */
  readonly versions: readonly Version[]
  /** Every system of the module's name. */
  readonly providers: readonly string[]
  readonly deprecation: DeprecationJson | null
}

interface DeprecationJson extends Pick<VersionMark, 'reason' | 'replacement'> {
  /** Empty where there is none. */
  readonly link: string
}

/** The deprecation of a version, as details show it; null for a version that is not deprecated. */
export function deprecationJson(module: ModuleDocument, version: Version): DeprecationJson | null {
  const mark = deprecationOf(module, version)
  if (mark === undefined) return null
  const { reason, link = '', replacement } = mark
  return { reason, link, ...(replacement === undefined ? {} : { replacement }) }
}

/**
 * "Get a specific module" of the registry HTTP API, as the server answers it.
 * https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
export function renderDetails(
  release: ReleaseDocument,
  moduleInterface: ModuleInterface | undefined,
  more: MoreDetails,
): string {
  return detailsText(release, directoriesOf(moduleInterface), more)
}

/** The static file of a module: its latest version, with no text of a README, which would stand there a second time. */
export function renderModuleDetails(
  release: ReleaseDocument,
  moduleInterface: ModuleInterface | undefined,
  more: Pick<MoreDetails, 'versions' | 'deprecation'>,
): string {
  const { root, submodules, examples } = directoriesOf(moduleInterface)
  const directories = {
    root: withoutReadme(root),
    submodules: submodules.map(withoutReadme),
    examples: examples.map(withoutReadme),
  }
  return detailsText(release, directories, { ...more, readme_digest: readmeDigest(moduleInterface) })
}

/** The static file of a version, from its own commit alone. Of submodules and examples it has the paths: `interface.json` has the rest. */
export function renderVersionDetails(
  release: ReleaseDocument,
  moduleInterface: ModuleInterface | undefined,
): string {
  const { root } = directoriesOf(moduleInterface)
  const { submodules = [], examples = [] } = moduleInterface ?? {}
  const directories = {
    root: withoutReadme(root),
    submodules: submodules.map(({ path }) => ({ path })),
    examples: examples.map(({ path }) => ({ path })),
  }
  return detailsText(release, directories, { readme_digest: readmeDigest(moduleInterface) })
}

function detailsText(release: ReleaseDocument, directories: object, more: object): string {
  const { tag, license: { identifier: license } = {} } = release
  return compactJson({ ...releaseSummary(release), tag, license, ...directories, ...more })
}

function withoutReadme<T extends { readonly readme: string }>(directory: T): T {
  return { ...directory, readme: '' }
}

/** What static files have of `README.md`, so that another one is noticed; undefined without one. */
export function readmeDigest(moduleInterface: ModuleInterface | undefined): string | undefined {
  const readme = moduleInterface?.root.readme ?? ''
  return readme === '' ? undefined : digestOfBytes(Buffer.from(readme))
}

/** The documented keys, so that readers find lists. For versions that were published without their interface. */
const EMPTY_ROOT = {
  path: '',
  readme: '',
  empty: false,
  inputs: [],
  outputs: [],
  dependencies: [],
  provider_dependencies: [],
  resources: [],
}

function directoriesOf(moduleInterface: ModuleInterface | undefined) {
  if (moduleInterface === undefined) return { root: EMPTY_ROOT, submodules: [], examples: [] }
  const { diagnostics: _, ...directories } = interfaceJson(moduleInterface)
  return directories
}
