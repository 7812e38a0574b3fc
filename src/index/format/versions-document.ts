import { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'
import { compactJson } from '../../base/json.ts'
import { parseJson } from '../../base/schema.ts'
import { dependencyJson, providerJson } from '../../interface/interface-formats.ts'
import type { DirectoryInterface, ModuleInterface } from '../../interface/module-interface.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import { compareVersions, type Version } from '../../module/version.ts'
import type { ModuleDocument } from './documents.ts'
import { versionField } from './fields.ts'
import type { VersionRequirements } from './protocol.ts'
import { versionState } from './version-state.ts'

/**
 * `versions.json`: every version of a module in one file, so that a list of versions is made from one read. Derived from
 * `module.json` and from the interface of each version.
 */

/** What each version requires; null for one that was published without its interface. */
export type ModuleRequirements = ReadonlyMap<Version, VersionRequirements | null>

/** Versions that are missing in `requirements` count as published without their interface. */
export function renderVersionsDocument(module: ModuleDocument, requirements: ModuleRequirements): string {
  const published = module.versions.map(({ version, committedAt }) => ({
    version,
    date: committedAt,
    ...stateOf(module, version),
    ...(requirements.get(version) ?? {}),
  }))
  const removed = module.removed.map(({ version }) => ({ version, ...stateOf(module, version) }))
  const versions = [...published, ...removed].sort((a, b) => compareVersions(b.version, a.version))
  return compactJson({ address: formatModuleAddress(module.address), versions })
}

/** `since` is the date of the mark; `date` is that of the commit. */
function stateOf(module: ModuleDocument, version: Version) {
  const { date, ...state } = versionState(module, version)
  return { ...state, ...(date === undefined ? {} : { since: date }) }
}

/** The requirements of a version, as the protocol shows them; null for one that was published without its interface. */
export function requirementsOf(moduleInterface: ModuleInterface | undefined): VersionRequirements | null {
  if (moduleInterface === undefined) return null
  const { root, submodules } = moduleInterface
  const requirements = ({ providers, calls }: DirectoryInterface) => ({
    providers: providers.map(providerJson),
    dependencies: calls.map(dependencyJson),
  })
  return {
    root: requirements(root),
    submodules: submodules.map((each) => ({ path: each.path, ...requirements(each) })),
  }
}

const text = z.string()
const directory = z.object({
  providers: z.array(z.object({ name: text, namespace: text, source: text, version: text })),
  dependencies: z.array(z.object({ name: text, source: text, version: text })),
})
const versionsDocument = z.object({
  versions: z.array(
    z.object({
      version: versionField,
      root: directory.optional(),
      submodules: z.array(directory.extend({ path: text })).optional(),
    }),
  ),
})

/** Reads the requirements in `versions.json`; none where the file is missing. Throws INDEX_INVALID. */
export function parseRequirements(path: string, bytes: Uint8Array | undefined): ModuleRequirements {
  if (bytes === undefined) return new Map()
  const document = parseJson(versionsDocument, bytes)
  if (document !== undefined) {
    return new Map(
      document.versions.map(({ version, root, submodules }) => [
        version,
        root === undefined || submodules === undefined ? null : { root, submodules },
      ]),
    )
  }
  throw new RegistryError(
    'INDEX_INVALID',
    `${quote(path)} in the index is not a list of versions`,
    'run `module-registry render --index …` to rebuild it',
  )
}
