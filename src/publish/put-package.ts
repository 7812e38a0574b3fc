import { RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import { formatRelease } from '../module/release.ts'
import type { AttachedDocument } from '../oci/attached-document.ts'
import type { Package } from '../package/package.ts'
import { interfaceAttachment } from './attached-document.ts'
import type { LocatedPackage } from './decide.ts'
import type { InterfaceSource } from './ports.ts'
import type { Selection } from './selection.ts'

export interface PutDependencies {
  readonly registryUrl: string | null
  /** Whether what a module offers may hang on its package; true without it. */
  readonly isInterfaceShown?: boolean
  readonly interfaces: InterfaceSource
  readonly log: Log
}

export interface PuttablePackage {
  readonly selection: Selection
  readonly pkg: Package
  /** What was attested of it. */
  readonly documents: readonly AttachedDocument[]
}

/** Puts a package into one place, and where documents find a place there, what speaks of it. */
export async function putInto(
  { store, place }: LocatedPackage,
  { selection, pkg, documents }: PuttablePackage,
  { registryUrl, isInterfaceShown, interfaces, log }: PutDependencies,
): Promise<void> {
  await store.put(selection, pkg, registryUrl)
  if (store.attach === undefined) return
  const { release } = selection
  const offered =
    (isInterfaceShown ?? true)
      ? [interfaceAttachment(await interfaces.atCommit({ commit: release.commit, path: release.path }))]
      : []
  for (const document of [...offered, ...documents]) {
    try {
      await store.attach(selection, pkg, document)
    } catch (error) {
      // The package is whole without it, so a place that does not take it does not end the run.
      if (!(error instanceof RegistryError) || error.code !== 'STORE_REFUSED') throw error
      const what = document.name.replace(/\..*$/, '')
      log.warn(`${formatRelease(release)} is at ${place.location} without its ${what}: ${error.message}`)
    }
  }
}
