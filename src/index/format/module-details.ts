import { canonicalJson } from '../../base/json.ts'
import { interfaceJson } from '../../interface/interface-json.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { listedVersions, type ModuleDocument, type ReleaseDocument } from './documents.ts'
import { releaseSummary } from './module-list.ts'

/**
 * "Get a specific module" of the registry HTTP API, as far as it depends on this version's own commit alone.
 * https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
export function renderVersionDetails(
  release: ReleaseDocument,
  moduleInterface: ModuleInterface | undefined,
): string {
  return canonicalJson(versionDetails(release, moduleInterface))
}

/** "Get a module": the latest version, and which versions there are, highest first. */
export function renderModuleDetails(
  module: ModuleDocument,
  latest: ReleaseDocument,
  moduleInterface: ModuleInterface | undefined,
): string {
  return canonicalJson({ ...versionDetails(latest, moduleInterface), versions: listedVersions(module) })
}

/** What the index itself says of a version. */
export function versionDetails(release: ReleaseDocument, moduleInterface: ModuleInterface | undefined) {
  return { ...releaseSummary(release), tag: release.tag, ...shapeOf(moduleInterface) }
}

function shapeOf(moduleInterface: ModuleInterface | undefined) {
  if (moduleInterface === undefined) return { root: EMPTY_ROOT, submodules: [], examples: [] }
  const { diagnostics: _, ...shape } = interfaceJson(moduleInterface)
  return shape
}

/** The documented keys, so that readers find lists; for versions whose publish did not write what they offer. */
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
