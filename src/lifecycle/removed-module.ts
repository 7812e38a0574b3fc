import { quote, RegistryError, shortList } from '../base/error.ts'
import type { ModuleDocument, PublishedVersion } from '../index/format/documents.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { sortVersions, type Version } from '../module/version.ts'

export type Tombstone = ModuleDocument['removed'][number]

export interface RemovedModule {
  readonly module: ModuleDocument
  readonly tombstone: Tombstone
}

/** The module without a version, whose tombstone stays for ever; a version that is removed already stays as it is. Throws NOT_FOUND. */
export function removedModule(
  module: ModuleDocument,
  version: Version,
  { reason, date }: { readonly reason: string; readonly date: string },
): RemovedModule {
  const before = module.removed.find((each) => each.version === version)
  if (before !== undefined) return { module, tombstone: before }
  const published = module.versions.find((each) => each.version === version) ?? refuseUnknown(module, version)
  const tombstone = tombstoneOf(published, reason, date)
  const isOther = (each: { readonly version: Version }) => each.version !== version
  const after = {
    ...module,
    versions: module.versions.filter(isOther),
    yanks: module.yanks.filter(isOther),
    deprecations: module.deprecations.filter(({ versions }) => versions !== version),
    removed: [...module.removed, tombstone],
  }
  return { module: after, tombstone }
}

/** With its packages, so that a later run can delete what this one could not. */
function tombstoneOf(
  { version, digest, commit, packages }: PublishedVersion,
  reason: string,
  date: string,
): Tombstone {
  const places = packages.map(({ kind, location }) => ({ kind, location }))
  return { version, digest, commit, reason, date, packages: places }
}

function refuseUnknown(module: ModuleDocument, version: Version): never {
  const published = sortVersions(module.versions.map((each) => each.version))
  throw new RegistryError(
    'NOT_FOUND',
    `${formatModuleAddress(module.address)} has no published version ${quote(version)}`,
    `it has ${shortList(published).join(', ') || 'none'}`,
  )
}
