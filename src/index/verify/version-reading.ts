import { createHash } from 'node:crypto'
import { quote } from '../../base/error.ts'
import { quoteUrl } from '../../base/url.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import type { ModuleAddress } from '../../module/module-address.ts'
import { packageSubdirectory } from '../../module/release.ts'
import type { Version } from '../../module/version.ts'
import {
  type ModuleDocument,
  parseReleaseDocument,
  type RegistryDocument,
  type ReleaseDocument,
  type StoredPackage,
} from '../format/documents.ts'
import { interfacePaths, parseInterfaceFiles } from '../format/interface-document.ts'
import { hostOfLocation, locationKind, subdirectoryOf } from '../format/location.ts'
import { versionPath } from '../format/paths.ts'
import { allowsLocation, isOwnLocation, namesLocation } from '../format/policy.ts'
import type { IndexContents, ListedFile } from '../ports.ts'
import type { Fault } from './check-context.ts'
import { FolderFiles } from './folder-files.ts'
import { identityOf, namesOf } from './owner-check.ts'
import { PackagedReadme } from './packaged-readme.ts'

export interface VersionFolder {
  readonly address: ModuleAddress
  readonly version: Version
  /** By name. */
  readonly files: ReadonlyMap<string, ListedFile>
  /** Undefined where it cannot be read. */
  readonly module: ModuleDocument | undefined
  readonly interfaces: LastInterface
}

/** What the folder of a version says, and what is wrong with its sources of truth and its package. */
export interface VersionReading {
  readonly files: FolderFiles
  readonly faults: readonly Fault[]
  /** Undefined where `release.json` cannot be read; nothing else is read then. */
  readonly release: ReleaseDocument | undefined
  /** Undefined where there is none, or where it cannot be read. */
  readonly moduleInterface: ModuleInterface | undefined
  /** The README in the package; undefined where the index has no bytes of it to trust. */
  readonly packagedReadme: string | undefined
}

/** Reads the sources of truth of a version, and compares the package with them. For `verify`, and for `render`. */
export async function readVersionFolder(
  folder: VersionFolder,
  { contents, registry }: { readonly contents: IndexContents; readonly registry: RegistryDocument },
): Promise<VersionReading> {
  const { address, version, module } = folder
  const files = new FolderFiles(contents, folder.files.values())
  const path = versionPath(address, version, 'release.json')
  const ofInterface = interfacePaths(address, version)
  const isKnown = folder.interfaces.isSame(files, ofInterface)
  await files.read([path, ...(isKnown ? [] : ofInterface)])
  const faults: Fault[] = []
  const release = await files.parse(path, (bytes) => parseReleaseDocument(path, bytes), faults)
  if (release === undefined) {
    if (faults.length === 0)
      faults.push({
        code: 'RELEASE_MISSING',
        message: 'release.json is missing, although module.json lists its version',
        path,
      })
    return { files, faults, release, moduleInterface: undefined, packagedReadme: undefined }
  }
  faults.push(...releaseFaults(release, module, registry))
  const zip = await readPackageBytes(release, folder.files.get('module.zip'), contents)
  faults.push(...zip.faults)
  const moduleInterface = isKnown ? folder.interfaces.last : await readInterface(folder, files, faults)
  const isOther = zip.readme !== undefined && moduleInterface && moduleInterface.root.readme !== zip.readme
  if (isOther)
    faults.push({
      code: 'README_CHANGED',
      message: 'README.md is not the README of the package',
      path: versionPath(address, version, 'README.md'),
    })
  return { files, faults, release, moduleInterface, packagedReadme: zip.readme }
}

async function readInterface(
  { address, version, interfaces }: VersionFolder,
  files: FolderFiles,
  faults: Fault[],
): Promise<ModuleInterface | undefined> {
  const paths = interfacePaths(address, version)
  const [path = '', ...others] = paths
  const documents = await files.read(paths)
  const tooLarge = await files.tooLarge(others)
  faults.push(...tooLarge)
  if (tooLarge.length > 0) return undefined
  const parse = () => parseInterfaceFiles({ address, version }, (each) => documents.get(each))
  return files.parse(path, () => interfaces.read(files, paths, { documents, parse }), faults)
}

/** The interface that was read last: most versions of a module have that of the version before. */
export class LastInterface {
  /** Undefined where none was read, or where it is not valid. */
  last: ModuleInterface | undefined
  #ids: readonly (string | undefined)[] = []
  #bytes: readonly (Uint8Array | undefined)[] = []

  /** Whether the ids of the files say that they are those of the last one; `false` also where nobody knows. */
  isSame(files: FolderFiles, paths: readonly string[]): boolean {
    const isId = (path: string, at: number) =>
      this.#ids[at] !== undefined && files.idOf(path) === this.#ids[at]
    return this.last !== undefined && paths.every(isId)
  }

  /** @param paths of the files of the interface, always in the same order */
  read(
    files: FolderFiles,
    paths: readonly string[],
    { documents, parse }: InterfaceReading,
  ): ModuleInterface | undefined {
    const bytes = paths.map((path) => documents.get(path))
    const isSame = bytes.every((each, at) => isSameBytes(each, this.#bytes[at]))
    if (!isSame || this.last === undefined) {
      this.last = undefined
      this.last = parse()
    }
    this.#bytes = bytes
    this.#ids = paths.map((path) => files.idOf(path))
    return this.last
  }
}

interface InterfaceReading {
  readonly documents: ReadonlyMap<string, Uint8Array>
  readonly parse: () => ModuleInterface | undefined
}

function isSameBytes(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return Buffer.compare(one, other) === 0
}

interface PackageReading {
  readonly faults: readonly Fault[]
  /** The README in the package, as `README.md` of the index has it; undefined where there are no bytes to trust. */
  readonly readme: string | undefined
}

/** Reads the package of a release that is kept in the index, and compares its digest. @param zip undefined where there is none */
async function readPackageBytes(
  release: ReleaseDocument,
  zip: ListedFile | undefined,
  contents: IndexContents,
): Promise<PackageReading> {
  const isKept = release.packages.some(({ location }) => locationKind(location) === 'relative')
  const path = versionPath(release.address, release.version, 'module.zip')
  const nothing = (fault?: Fault) => ({ faults: fault === undefined ? [] : [fault], readme: undefined })
  const missing: Fault = {
    code: 'PACKAGE_MISSING',
    message: `the package is in the index, and module.zip is missing: ${release.package.digest}`,
    path,
  }
  if (zip === undefined) return nothing(isKept ? missing : undefined)
  if (zip.isSpecial) return nothing()
  if (!isKept) {
    const message = 'module.zip is there, although release.json names no package in the index'
    return nothing({ code: 'FILE_UNEXPECTED', message, path })
  }
  const hash = createHash('sha256')
  const readme = new PackagedReadme(packageSubdirectory(release))
  let size = 0
  const isRead = await contents.stream(zip, (bytes) => {
    hash.update(bytes)
    readme.push(bytes)
    size += bytes.length
  })
  if (!isRead) return nothing(missing)
  const digest = `sha256:${hash.digest('hex')}`
  const { package: published } = release
  if (digest === published.digest && size === published.size) return { faults: [], readme: readme.text }
  const message = `module.zip has ${digest} (${size} bytes), and release.json says ${published.digest} (${published.size} bytes)`
  return nothing({ code: 'PACKAGE_CHANGED', message, path })
}

/** What is wrong with the facts of a release that can be read. @param module undefined where it cannot be read */
function releaseFaults(
  release: ReleaseDocument,
  module: ModuleDocument | undefined,
  registry: RegistryDocument,
): Fault[] {
  const path = versionPath(release.address, release.version, 'release.json')
  return [
    ...mismatches(release, module),
    ...release.packages.flatMap((stored) => locationFaults(stored, release, { module, registry })),
  ].map((fault) => ({ ...fault, path }))
}

type Problem = Omit<Fault, 'path'>

/** `module.json` repeats facts of the release, so that a change has to be made twice. */
function mismatches(release: ReleaseDocument, module: ModuleDocument | undefined): Problem[] {
  const listed = module?.versions.find(({ version }) => version === release.version)
  if (listed === undefined) return []
  const places = (packages: readonly Pick<StoredPackage, 'kind' | 'location'>[]) =>
    packages.map(({ kind, location }) => `${kind} ${location}`).join(', ')
  const facts: [name: string, one: string | number, other: string | number][] = [
    ['tag', release.tag, listed.tag],
    ['commit', release.commit, listed.commit],
    ['committedAt', release.committedAt, listed.committedAt],
    ['path', release.path, listed.path],
    ['packageRoot', release.packageRoot ?? release.path, listed.packageRoot ?? listed.path],
    ['digest', release.package.digest, listed.digest],
    ['packages', places(release.packages), places(listed.packages)],
    ['size', release.package.size, listed.size ?? release.package.size],
    ['files', release.package.files, listed.files ?? release.package.files],
  ]
  return facts
    .filter(([, one, other]) => one !== other)
    .map(([name, one, other]) => ({
      code: 'RELEASE_MISMATCH',
      message: `release.json says ${name} ${quote(String(one))}, and module.json says ${quote(String(other))}`,
    }))
}

function locationFaults(
  { location, digest }: StoredPackage,
  release: ReleaseDocument,
  { module, registry }: { readonly module: ModuleDocument | undefined; readonly registry: RegistryDocument },
): Problem[] {
  const faults: Problem[] = foreignHost(location, release, module, registry)
  const mismatch = (problem: string) => faults.push({ code: 'LOCATION_MISMATCH', message: problem })
  const directory = locationKind(location) === 'git' ? release.path : packageSubdirectory(release)
  if (subdirectoryOf(location) !== directory)
    mismatch(`the location ${quoteUrl(location)} does not name the directory ${quote(directory || '.')}`)
  const pin = location.slice(location.indexOf('?') + 1).replace(/^[a-z]+=/, '')
  switch (locationKind(location)) {
    case 'git':
      if (pin !== release.commit && pin !== release.tag)
        mismatch(`the location ${quoteUrl(location)} is neither at commit ${release.commit} nor at its tag`)
      break
    case 'oci':
      break
    default:
      if (pin !== release.package.digest)
        mismatch(`the location ${quoteUrl(location)} does not pin ${release.package.digest}`)
  }
  if (digest !== release.package.digest)
    mismatch(
      `the package at ${quoteUrl(location)} has ${digest}, and the release has ${release.package.digest}`,
    )
  return faults
}

/**
 * Packages are with their repository, where nobody else decides what clients get, or where `allowedHosts` says. Without it, OCI registries
 * and buckets may be anywhere as long as the version is new: docs/decisions/0058-places-of-packages.md
 */
function foreignHost(
  location: string,
  release: ReleaseDocument,
  module: ModuleDocument | undefined,
  registry: RegistryDocument,
): Problem[] {
  const host = hostOfLocation(location)
  const foreign = (message: string): Problem[] => [{ code: 'LOCATION_FOREIGN', message }]
  if (!allowsLocation(registry, location))
    return foreign(`the location ${quoteUrl(location)} is on ${quote(host ?? '')}, which is no allowed host`)
  const owners = [identityOf(release.repository) ?? [], namesOf(module?.owner ?? null)].flat()
  const isAnywhere = !['https', 'git'].includes(locationKind(location))
  if (owners.length === 0 || isOwnLocation(location, owners)) return []
  if (namesLocation(registry, location, owners) || (isAnywhere && registry.allowedHosts === undefined))
    return []
  return foreign(
    `the location ${quoteUrl(location)} is not in ${quote(release.repository.url)}, and allowedHosts does not name its path`,
  )
}
