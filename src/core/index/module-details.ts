import { canonicalJson } from '../json.ts'
import { listedVersions, type ModuleDocument, type ReleaseDocument } from './documents.ts'
import { releaseSummary } from './module-list.ts'

/**
 * "Get a specific module" of the registry HTTP API, as far as it depends on this version's own commit alone.
 * https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
export function renderVersionDetails(release: ReleaseDocument): string {
  return canonicalJson(versionDetails(release))
}

/** "Get a module": the latest version, and which versions there are, highest first. */
export function renderModuleDetails(module: ModuleDocument, latest: ReleaseDocument): string {
  return canonicalJson({ ...versionDetails(latest), versions: listedVersions(module) })
}

function versionDetails(release: ReleaseDocument) {
  return { ...releaseSummary(release), tag: release.tag, root: EMPTY_ROOT, submodules: [], examples: [] }
}

/** The documented keys, so that readers find lists; what the module offers is not read yet. */
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
