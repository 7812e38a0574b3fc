import { canonicalJson } from '../../base/json.ts'
import { interfaceJson } from '../../interface/interface-json.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import type { Version } from '../../module/version.ts'
import { listedVersions, type ModuleDocument, type ReleaseDocument } from './documents.ts'
import { releaseSummary } from './module-list.ts'

/** What only a server can add to the details of a version: keys that depend on other commits, or on requests. */
export interface ServerDetails {
  readonly verified: boolean
  readonly downloads: number
  /** Highest first. */
  readonly versions: readonly Version[]
  /** Every system of the module's name. */
  readonly providers: readonly string[]
  readonly deprecation: { readonly reason: string; readonly link: string } | null
}

/**
 * "Get a specific module" of the registry HTTP API. Without `more`, as in the static file, it depends on the version's own
 * commit alone. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
export function renderVersionDetails(
  release: ReleaseDocument,
  moduleInterface: ModuleInterface | undefined,
  more?: Pick<ServerDetails, 'versions'> | ServerDetails,
): string {
  return canonicalJson({
    ...releaseSummary(release),
    tag: release.tag,
    ...shapeOf(moduleInterface),
    ...more,
  })
}

/** "Get a module" in the static tree: the latest version, and all listed versions, highest first. */
export function renderModuleDetails(
  module: ModuleDocument,
  latest: ReleaseDocument,
  moduleInterface: ModuleInterface | undefined,
): string {
  return renderVersionDetails(latest, moduleInterface, { versions: listedVersions(module) })
}

function shapeOf(moduleInterface: ModuleInterface | undefined) {
  if (moduleInterface === undefined) return { root: EMPTY_ROOT, submodules: [], examples: [] }
  const { diagnostics: _, ...shape } = interfaceJson(moduleInterface)
  return shape
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
