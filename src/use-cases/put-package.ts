import { type AttachedDocument, interfaceAttachment } from '../core/attached-document.ts'
import { RegistryError } from '../core/error.ts'
import type { Package } from '../core/package.ts'
import { formatRelease } from '../core/release.ts'
import type { Selection } from '../core/selection.ts'
import type { InterfaceSource, Log } from '../ports.ts'
import type { LocatedPackage } from './decide.ts'

export interface PuttingOutside {
  readonly registryUrl: string | null
  /** Whether what a module offers may hang on its package; true without it. */
  readonly isOfferShown?: boolean
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
  { registryUrl, isOfferShown, interfaces, log }: PuttingOutside,
): Promise<void> {
  await store.put(selection, pkg, registryUrl)
  if (store.attach === undefined) return
  const { release } = selection
  const offered =
    (isOfferShown ?? true)
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
