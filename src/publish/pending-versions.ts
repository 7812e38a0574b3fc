import type { ModuleDocument, PublishedVersion, ReleaseDocument } from '../index/format/documents.ts'
import { listedVersions } from '../index/format/documents.ts'
import { type IndexFiles, listedRelease, moduleIn, registryIn } from '../index/format/index-files.ts'
import { interfacePaths, parseInterfaceFiles } from '../index/format/interface-document.ts'
import { moduleDirectory, modulePath, REGISTRY_PATH, versionPath } from '../index/format/paths.ts'
import { type IndexChange, type ModulePublication, planChange } from '../index/plan/publication-plan.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { compareInterfaces } from '../interface/diff/compare-interfaces.ts'
import { type Compatibility, checkBump, selectBase } from '../interface/diff/required-bump.ts'
import type { ModuleAddress } from '../module/module-address.ts'
import { sortVersions } from '../module/version.ts'
import { withVersions } from './read-index.ts'

/** What a pull request would publish. */

/** A version that is published when a pull request is merged. */
export interface PendingVersion {
  readonly release: ReleaseDocument
  /** Present where the index shows the interface of the version, and of one to compare it with. */
  readonly compatibility?: Compatibility
}

/**
 * The change that brings what a branch has of a module, and the index has not, into the index as it is now: versions, and packages of
 * versions. Everything else of the branch counts for nothing. Without files where there is nothing. Throws INDEX_INVALID.
 */
export async function planPending(
  address: ModuleAddress,
  { index, tip }: { readonly index: IndexSnapshot; readonly tip: IndexSnapshot },
): Promise<Pick<IndexChange, 'files'>> {
  const path = modulePath(address, 'module.json')
  const proposed = moduleIn(await tip.read([path]), address)
  if (proposed === undefined) return { files: new Map() }
  const known = await index.read([REGISTRY_PATH, path])
  const current = moduleIn(known, address)
  const versions = proposed.versions.filter((each) => isPending(each, current))
  if (versions.length === 0) return { files: new Map() }
  const publication = await readPublication({ ...proposed, versions }, tip)
  const registry = registryIn(known)
  const state = { files: known, registry, planned: new Set<string>(), spellings: new Map() }
  const whole = await withVersions(
    { ...state, created: new Map(), withUrl: new Map() },
    index,
    publication.releases,
  )
  const owner = current?.owner ?? proposed.owner
  return planChange(whole.files, registry, [{ ...publication, owner }])
}

/** Whether the index lacks the version, or one of its packages. A removed version never comes back. */
function isPending({ version, packages }: PublishedVersion, current: ModuleDocument | undefined): boolean {
  if (current?.removed.some((each) => each.version === version)) return false
  const published = current?.versions.find((each) => each.version === version)
  const known = new Set(published?.packages.map(({ location }) => location))
  return packages.some(({ location }) => !known.has(location))
}

/** The versions that the document lists, with their files. */
async function readPublication(
  module: ModuleDocument,
  tip: IndexSnapshot,
): Promise<Omit<ModulePublication, 'owner'>> {
  const { address, versions } = module
  const files = await tip.read(
    versions.flatMap(({ version }) => [
      versionPath(address, version, 'release.json'),
      versionPath(address, version, 'module.zip'),
      ...interfacePaths(address, version),
    ]),
  )
  const releases = versions.map(({ version }) => listedRelease(files, module, version))
  const interfaces = releases.flatMap((release) => {
    const moduleInterface = parseInterfaceFiles(release, (path) => files.get(path))
    return moduleInterface === undefined ? [] : [[release.version, moduleInterface] as const]
  })
  const isDocument = (path: string) => path.endsWith('/release.json')
  return {
    address,
    releases,
    files: new Map([...files].filter(([path]) => !isDocument(path))),
    moduleInterfaces: new Map(interfaces),
  }
}

/** The versions of a module that a change publishes, the highest first, compared with those before them. */
export async function pendingVersions(
  address: ModuleAddress,
  change: Pick<IndexChange, 'files'>,
  index: IndexSnapshot,
): Promise<PendingVersion[]> {
  const path = modulePath(address, 'module.json')
  const before = moduleIn(await index.read([path]), address)
  const files = ownFiles(address, change)
  const module = moduleIn(files, address)
  if (module === undefined) return []
  const changed = module.versions.filter((each) => isPending(each, before))
  const fresh = sortVersions(changed.map(({ version }) => version))
  const listed = sortVersions([...(before === undefined ? [] : listedVersions(before)), ...fresh])
  return Promise.all(
    fresh.map(async (version) => {
      const release = listedRelease(files, module, version)
      const base = selectBase(listed, version)
      const after = parseInterfaceFiles(release, (each) => files.get(each))
      if (base === undefined || after === undefined) return { release }
      const kept = await index.read(interfacePaths(address, base))
      const earlier = parseInterfaceFiles(
        { address, version: base },
        (each) => files.get(each) ?? kept.get(each),
      )
      if (earlier === undefined) return { release }
      return { release, compatibility: checkBump(base, version, compareInterfaces(earlier, after)) }
    }),
  )
}

/** The documents of a module among the files of a change. */
function ownFiles(address: ModuleAddress, { files }: Pick<IndexChange, 'files'>): IndexFiles {
  const directory = `${moduleDirectory(address)}/`
  return new Map(
    [...files].flatMap(([path, content]) =>
      content instanceof Uint8Array && path.startsWith(directory) ? [[path, content] as const] : [],
    ),
  )
}
