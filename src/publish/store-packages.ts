import { RegistryError } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import type { Log } from '../base/log.ts'
import { INDEX_FORMAT, type ReleaseDocument, type StoredPackage } from '../index/format/documents.ts'
import { formatInterface } from '../index/format/interface-document.ts'
import { interfaceFiles } from '../index/plan/file-table.ts'
import type { FileContent, ModulePublication } from '../index/plan/publication-plan.ts'
import { calledPath, type ModuleInterface } from '../interface/module-interface.ts'
import { descriptionFromReadme } from '../interface/read/readme.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { formatRelease } from '../module/release.ts'
import type { Version } from '../module/version.ts'
import { type AttachedDocument, INTERFACE_TYPE } from '../oci/referrers.ts'
import { attestPackages } from './attestation.ts'
import type { Decision, PublishDecision } from './decide.ts'
import type { GuardedStores } from './guarded-stores.ts'
import type { PackageKind } from './package-kinds.ts'
import type { Attestor, ModuleRepository } from './ports.ts'

export type AcceptedDecision = Exclude<Decision, { status: 'refused' }>

export interface StoreContext {
  readonly repository: Pick<ModuleRepository, 'publisher' | 'repositoryUrl' | 'interfaces'>
  readonly stores: GuardedStores
  readonly attestor: Attestor | undefined
}

export interface StoreRun {
  readonly registryUrl: string | null
  /** Yanked and removed versions of a module, as this try found the index. */
  readonly withdrawnOf: (address: ModuleAddress) => ReadonlySet<Version>
  /** Locations are named, nothing is written. */
  readonly dryRun: boolean
  readonly log: Log
}

/** An accepted release, and what the index has, or will have, of it. */
export type StoredRelease =
  | { readonly decision: Extract<AcceptedDecision, { status: 'unchanged' }> }
  | NewRelease

export interface NewRelease {
  readonly decision: PublishDecision
  readonly release: ReleaseDocument
  /** They travel with it in the index commit. */
  readonly files: ReadonlyMap<string, FileContent>
}

/**
 * Has every new package attested, then stores each as its kinds, in the order in which these were asked for. Throws
 * STORE_REFUSED, STORE_UNREACHABLE, VERSION_EXISTS, PERMISSION, ATTESTATION_FAILED.
 */
export async function storeReleases(
  decisions: readonly AcceptedDecision[],
  context: StoreContext,
  run: StoreRun,
): Promise<StoredRelease[]> {
  const documents = await attestPackages(decisions, run.dryRun ? undefined : context.attestor)
  const stored: StoredRelease[] = []
  for (const [number, decision] of decisions.entries()) {
    if (!run.dryRun) run.log.progress?.('stored', number + 1, decisions.length)
    if (decision.status === 'unchanged') {
      await repair(decision, run)
      stored.push({ decision })
      continue
    }
    if (!run.dryRun) await storePackages(decision, documents.get(decision) ?? [], { context, run })
    stored.push(storedRelease(decision, context))
  }
  return stored
}

/** What the index has lost travels in its commit. */
async function repair(
  { repair: found, restored }: Extract<AcceptedDecision, { status: 'unchanged' }>,
  { dryRun, log }: StoreRun,
): Promise<void> {
  if (restored !== undefined)
    log.warn(`${restored.problem}: ${dryRun ? 'a run that writes puts it back' : 'this run puts it back'}`)
  if (found === undefined) return
  if (!dryRun) await found.run()
  log.warn(`${found.problem}: ${dryRun ? 'a run that writes puts it back' : 'this run has put it back'}`)
}

interface Storing {
  readonly context: StoreContext
  readonly run: StoreRun
}

async function storePackages(
  decision: PublishDecision,
  attested: readonly AttachedDocument[],
  { context, run }: Storing,
): Promise<void> {
  const { selection, pkg, packages } = decision
  for (const kind of packages.keys()) {
    const store = context.stores.resolved(kind)
    const withdrawn = run.withdrawnOf(selection.release.address)
    const directory = calledPath(decision.moduleInterface)
    await store.store(selection, pkg, { registryUrl: run.registryUrl, directory, withdrawn })
    if (store.attach === undefined) continue
    for (const document of [...(await interfaceDocuments(decision, context)), ...attested])
      await attach(decision, kind, { document, context, run })
  }
}

/** Also of a version that is published already: its interface may not have been attached yet. */
async function interfaceDocuments(
  { selection: { release } }: PublishDecision,
  { repository, stores }: StoreContext,
): Promise<AttachedDocument[]> {
  if (stores.visibility.interface === 'private') return []
  const { commit, path } = release
  return [interfaceAttachment(await repository.interfaces.atCommit({ commit, path }))]
}

/** The interface of a module as a document to attach, with the bytes of `interface.json` in the index. */
export function interfaceAttachment(moduleInterface: ModuleInterface): AttachedDocument {
  const bytes = new TextEncoder().encode(formatInterface(moduleInterface))
  return { artifactType: INTERFACE_TYPE, name: 'interface.json', bytes }
}

/** The package is whole without its documents, so storage that does not take them does not end the run. */
async function attach(
  { selection, pkg, packages }: PublishDecision,
  kind: PackageKind,
  { document, context, run }: Storing & { readonly document: AttachedDocument },
): Promise<void> {
  try {
    await context.stores.resolved(kind).attach?.(selection, pkg, document)
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code !== 'STORE_REFUSED') throw error
    const what = document.name.replace(/\..*$/s, '')
    run.log.warn(
      `${formatRelease(selection.release)} is at ${packages.get(kind)?.location} without its ${what}: ${error.message}`,
    )
  }
}

function storedRelease(decision: PublishDecision, { repository }: StoreContext): NewRelease {
  const { published, packages, pkg } = decision
  const { digest } = pkg.facts
  const added = [...packages].map(([kind, { location }]): StoredPackage => ({ kind, location, digest }))
  const release = published ?? releaseDocument(decision, repository)
  return {
    decision,
    release: { ...release, packages: [...(published?.packages ?? []), ...added] },
    files: new Map<string, FileContent>([
      ...interfaceContents(decision),
      ...[...packages.values()].flatMap(({ files }) => [...files]),
    ]),
  }
}

function interfaceContents({ selection, moduleInterface }: PublishDecision): [string, Uint8Array][] {
  if (moduleInterface === undefined) return []
  return interfaceFiles(selection.release, moduleInterface).map(([path, text]) => [
    path,
    new TextEncoder().encode(text),
  ])
}

function releaseDocument(
  { selection, pkg, moduleInterface, license }: PublishDecision,
  { publisher, repositoryUrl }: StoreContext['repository'],
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
export function publicationsOf(
  stored: readonly StoredRelease[],
  planned: ReadonlySet<string>,
): ModulePublication[] {
  const groups = groupBy(stored, ({ decision }) => formatModuleAddress(decision.selection.release.address))
  return [...groups].flatMap(([text, group]) => {
    const fresh = group.filter((each) => 'release' in each)
    const restored = group.flatMap((each) => ('release' in each ? [] : (each.decision.restored ?? [])))
    const [first] = [...fresh, ...group]
    if (first === undefined || !planned.has(text)) return []
    return {
      address: first.decision.selection.release.address,
      owner: first.decision.owner,
      releases: fresh.map(({ release }) => release),
      restored: restored.map(({ release }) => release),
      files: new Map([...fresh, ...restored].flatMap(({ files }) => [...files])),
      moduleInterfaces: new Map([
        ...fresh.flatMap(({ decision, release }) => interfaceOf(release, decision.moduleInterface)),
        ...restored.flatMap(({ release, moduleInterface }) => interfaceOf(release, moduleInterface)),
      ]),
    }
  })
}

function interfaceOf(
  { version }: { readonly version: Version },
  moduleInterface: ModuleInterface | undefined,
): [Version, ModuleInterface][] {
  return moduleInterface === undefined ? [] : [[version, moduleInterface]]
}
