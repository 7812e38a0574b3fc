import { RegistryError } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import type { Log } from '../base/log.ts'
import { INDEX_FORMAT, type ReleaseDocument, type StoredPackage } from '../index/format/documents.ts'
import { formatInterface } from '../index/format/interface-document.ts'
import { interfaceFiles } from '../index/plan/file-table.ts'
import type { FileContent, ModulePublication } from '../index/plan/publication-plan.ts'
import type { IndexStore } from '../index/ports.ts'
import { calledPath } from '../interface/module-interface.ts'
import { descriptionFromReadme } from '../interface/read/readme.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { formatRelease } from '../module/release.ts'
import type { Version } from '../module/version.ts'
import { type AttachedDocument, INTERFACE_TYPE } from '../oci/referrers.ts'
import type { GuardedStores } from './exposure.ts'
import type { InterfaceSource } from './ports.ts'
import { type Publication, publicationsAt, type RepositoryRelease } from './publication.ts'
import type { Selection } from './selection.ts'

interface StoreRun {
  readonly registryUrl: string | null
  readonly withdrawnOf: (address: ModuleAddress) => ReadonlySet<Version>
  /** Locations are named, nothing is written. */
  readonly dryRun: boolean
  readonly log: Log
}

type StoreContext = Omit<RepositoryRelease, 'publications'>

/**
 * Proves before the first write that all the writes of new versions are allowed; a run that writes nothing but the index needs no
 * proof, as its one commit is all or nothing. Throws PERMISSION, STORE_REFUSED, ATTESTATION_FAILED, INDEX_UNREACHABLE.
 * @param repositories those with new versions
 */
export async function checkAccess(
  repositories: readonly RepositoryRelease[],
  index: IndexStore,
): Promise<void> {
  const checks = repositories.flatMap(({ publications, stores }) => {
    const kinds = new Set(publicationsAt(publications, 'new').flatMap(({ selection }) => selection.kinds))
    return [...kinds].map((kind) => stores.resolved(kind)).filter((store) => store.checkAccess !== undefined)
  })
  const attestors = repositories.flatMap(({ attestor }) => attestor ?? [])
  if (checks.length === 0 && attestors.length === 0) return
  await index.checkAccess?.()
  for (const store of [...checks, ...attestors]) await store.checkAccess?.()
}

/**
 * Has every new package attested, before anything else is written, then stores each as its kinds, in the order in which these were
 * asked for. Throws STORE_REFUSED, STORE_UNREACHABLE, VERSION_EXISTS, PERMISSION, ATTESTATION_FAILED.
 */
export async function storePublications(
  { publications, ...context }: RepositoryRelease,
  run: StoreRun,
): Promise<Publication[]> {
  const accepted = publicationsAt(publications, 'new', 'unchanged')
  const attested = new Map<Publication, readonly AttachedDocument[]>()
  if (context.attestor !== undefined && !run.dryRun)
    for (const publication of publicationsAt(accepted, 'new'))
      attested.set(publication, await context.attestor.attest(publication.selection.release, publication.pkg))
  const stored: Publication[] = []
  for (const [number, publication] of accepted.entries()) {
    if (!run.dryRun) run.log.progress?.('stored', number + 1, accepted.length)
    if (publication.status === 'unchanged') {
      await repair(publication, run)
      stored.push(publication)
      continue
    }
    if (!run.dryRun) await storePackages(publication, attested.get(publication) ?? [], context, run)
    stored.push(storedVersion(publication, context))
  }
  return [...stored, ...publicationsAt(publications, 'refused')]
}

/** What the index has lost travels in its commit. */
async function repair(
  { repair: found, restored }: Publication<'unchanged'>,
  { dryRun, log }: StoreRun,
): Promise<void> {
  if (restored !== undefined)
    log.warn(`${restored.problem}: ${dryRun ? 'a run that writes puts it back' : 'this run puts it back'}`)
  if (found === undefined) return
  if (!dryRun) await found.run()
  log.warn(`${found.problem}: ${dryRun ? 'a run that writes puts it back' : 'this run has put it back'}`)
}

async function storePackages(
  { selection, pkg, packages, moduleInterface }: Publication<'new'>,
  attested: readonly AttachedDocument[],
  { repository, stores }: StoreContext,
  { registryUrl, withdrawnOf, log }: StoreRun,
): Promise<void> {
  const { release } = selection
  const registry = {
    registryUrl,
    directory: calledPath(moduleInterface),
    withdrawn: withdrawnOf(release.address),
  }
  for (const [kind, { location }] of packages) {
    const store = stores.resolved(kind)
    await store.store(selection, pkg, registry)
    if (store.attach === undefined) continue
    for (const document of [
      ...(await interfaceDocuments(selection, repository.interfaces, stores)),
      ...attested,
    ])
      try {
        await store.attach(selection, pkg, document)
      } catch (error) {
        // The package is whole without its documents, so storage that does not take them does not end the run.
        if (!(error instanceof RegistryError) || error.code !== 'STORE_REFUSED') throw error
        const what = document.name.replace(/\..*$/s, '')
        log.warn(`${formatRelease(release)} is at ${location} without its ${what}: ${error.message}`)
      }
  }
}

/** Also of a version that is published already: its interface may not be attached yet, or no more. */
export async function interfaceDocuments(
  { release }: Selection,
  interfaces: InterfaceSource,
  { visibility }: Pick<GuardedStores, 'visibility'>,
): Promise<AttachedDocument[]> {
  if (visibility.published === 'private') return []
  // The bytes of `interface.json` in the index.
  const bytes = new TextEncoder().encode(formatInterface(await interfaces.atCommit(release)))
  return [{ artifactType: INTERFACE_TYPE, name: 'interface.json', bytes }]
}

function storedVersion(publication: Publication<'new'>, { repository }: StoreContext): Publication<'stored'> {
  const { published, packages, pkg, moduleInterface, selection } = publication
  const texts = moduleInterface === undefined ? [] : interfaceFiles(selection.release, moduleInterface)
  const { digest } = pkg.facts
  const added = [...packages].map(([kind, { location }]): StoredPackage => ({ kind, location, digest }))
  const release = published ?? releaseDocument(publication, repository)
  return {
    ...publication,
    status: 'stored',
    release: { ...release, packages: [...(published?.packages ?? []), ...added] },
    files: new Map<string, FileContent>([
      ...texts.map(([path, text]) => [path, new TextEncoder().encode(text)] as const),
      ...[...packages.values()].flatMap(({ files }) => [...files]),
    ]),
  }
}

function releaseDocument(
  { selection, pkg, moduleInterface, license }: Publication<'new'>,
  { publisher, repositoryUrl }: RepositoryRelease['repository'],
): Omit<ReleaseDocument, 'packages'> {
  return {
    format: INDEX_FORMAT,
    ...selection.release,
    repository: {
      url: repositoryUrl,
      ...(publisher?.repositoryId === undefined ? {} : { id: publisher.repositoryId }),
      ...(publisher?.ownerId === undefined ? {} : { ownerId: publisher.ownerId }),
    },
    description: descriptionFromReadme(moduleInterface?.root.readme ?? ''),
    // As visible as README and interface.
    ...(license === undefined || moduleInterface === undefined ? {} : { license }),
    package: pkg.facts,
  }
}

/**
 * The modules of this run whose change can be planned; those of which nothing is new too, so that what a crash left undone is
 * mended.
 */
export function modulePublications(
  publications: readonly Publication[],
  planned: ReadonlySet<string>,
): ModulePublication[] {
  const accepted = publicationsAt(publications, 'stored', 'unchanged')
  const groups = groupBy(accepted, ({ selection }) => formatModuleAddress(selection.release.address))
  return [...groups].flatMap(([text, group]) => {
    const stored = publicationsAt(group, 'stored')
    const restored = publicationsAt(group, 'unchanged').flatMap((each) => each.restored ?? [])
    const first = stored[0] ?? group[0]
    if (!planned.has(text)) return []
    const whole = [...stored, ...restored]
    return {
      address: first.selection.release.address,
      owner: first.owner,
      releases: stored.map(({ release }) => release),
      restored: restored.map(({ release }) => release),
      files: new Map(whole.flatMap(({ files }) => [...files])),
      moduleInterfaces: new Map(
        whole.flatMap(({ release, moduleInterface }) =>
          moduleInterface === undefined ? [] : [[release.version, moduleInterface] as const],
        ),
      ),
    }
  })
}
