import { createHash } from 'node:crypto'
import { z } from 'zod'
import { quote } from '../../base/error.ts'
import { parseJson } from '../../base/schema.ts'
import { quoteUrl } from '../../base/url.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { formatModuleAddress, type ModuleAddress } from '../../module/module-address.ts'
import { packageSubdirectory } from '../../module/release.ts'
import type { Version } from '../../module/version.ts'
import { digestOfBytes } from '../../oci/descriptor.ts'
import {
  type ModuleDocument,
  parseReleaseDocument,
  type RegistryDocument,
  type ReleaseDocument,
  type StoredPackage,
} from '../format/documents.ts'
import { interfacePaths, parseInterfaceFiles } from '../format/interface-document.ts'
import { hostOfLocation, locationKind, parseLocation } from '../format/location.ts'
import { readmeDigest } from '../format/module-details.ts'
import type { IndexedVersion } from '../format/module-list.ts'
import { type VersionFile, versionPath } from '../format/paths.ts'
import { allowsLocation, identityOf, isOwnLocation, namesLocation, namesOf } from '../format/policy.ts'
import { interfaceFiles, versionFiles } from '../plan/file-table.ts'
import type { IndexContents, ListedFile, PackagedInterfaces } from '../ports.ts'
import { FolderFiles } from './folder-files.ts'
import { PackagedReadme } from './packaged-readme.ts'

const NAMES: ReadonlySet<string> = new Set<VersionFile>([
  ...(['release.json', 'index.json', 'source', 'download'] as const),
  ...(['interface.json', 'README.md', 'module.zip'] as const),
])

const DETAILS = z.looseObject({ root: z.looseObject({}), readme_digest: z.string().optional() })

interface VersionFolder {
  readonly address: ModuleAddress
  readonly version: Version
  readonly files: ReadonlyMap<string, ListedFile>
  /** Undefined where it cannot be read. */
  readonly module: ModuleDocument | undefined
}

export interface VersionReading {
  readonly contents: Pick<IndexContents, 'read' | 'stream'>
  /** As the files shall show it. */
  readonly registry: RegistryDocument
  /** Reads interfaces that the index has lost; undefined: what is made from them stays unknown. */
  readonly packages?: PackagedInterfaces | undefined
}

interface WalkedVersion {
  readonly files: FolderFiles
  /** Undefined where `release.json` cannot be read; nothing else is read then. */
  readonly indexed: IndexedVersion | undefined
  /** Whether it is known what is made from it. */
  readonly isComplete: boolean
}

/** A walk of the versions of one module: it reads the sources of truth of each, and compares its package and its other files with them. */
export function versionWalk(reading: VersionReading): (folder: VersionFolder) => Promise<WalkedVersion> {
  const last: LastInterface = { key: '', moduleInterface: undefined }
  return (folder) => walkVersion(folder, reading, last)
}

async function walkVersion(
  folder: VersionFolder,
  reading: VersionReading,
  last: LastInterface,
): Promise<WalkedVersion> {
  const { address, version, module } = folder
  const subject = { address: formatModuleAddress(address), version }
  const files = new FolderFiles(reading.contents, folder.files.values(), subject)
  for (const [name, { path, isSpecial }] of folder.files)
    if (isSpecial || !NAMES.has(name))
      files.add('FILE_UNEXPECTED', `${quote(path)} does not belong to a version`, path)
  const pathOf = (file: VersionFile) => versionPath(address, version, file)
  const path = pathOf('release.json')
  const ofInterface = interfacePaths(address, version)
  await files.read([path, ...(files.keyOf(ofInterface) === last.key ? [] : ofInterface)])
  const release = await files.parse(path, (bytes) => parseReleaseDocument(path, bytes))
  if (release === undefined) {
    const message = 'release.json is missing, although module.json lists its version'
    if (files.damage.length === 0) files.addDamage('RELEASE_MISSING', message, path)
    return { files, indexed: undefined, isComplete: false }
  }
  checkFacts(release, { module, registry: reading.registry, files })
  const zip = folder.files.get('module.zip')
  const packagedReadme = await readPackage(release, zip, { contents: reading.contents, files })
  let moduleInterface = await readInterface(folder, files, last)
  const isReadmeOther =
    packagedReadme !== undefined && moduleInterface && moduleInterface.root.readme !== packagedReadme
  if (isReadmeOther)
    files.addDamage('README_CHANGED', 'README.md is not the README of the package', pathOf('README.md'))
  const hasInterface = files.has(pathOf('interface.json'))
  if (zip !== undefined && packagedReadme !== undefined && !hasInterface)
    moduleInterface = await packagedInterface(zip, packageSubdirectory(release), reading)
  const isComplete = moduleInterface !== undefined || (packagedReadme === undefined && !hasInterface)
  if (!isComplete && !hasInterface)
    files.add('DERIVED_MISSING', 'interface.json is missing', pathOf('interface.json'))
  const indexed = { release, moduleInterface }
  const rendered = moduleInterface === undefined ? [] : interfaceFiles(release, moduleInterface)
  const different = await files.different([...rendered, ...versionFiles(reading.registry, indexed)])
  const details = pathOf('index.json')
  const isForged =
    packagedReadme === undefined &&
    different.some(([path]) => path === details) &&
    isReadmeForged((await files.read([details])).get(details), moduleInterface)
  if (isForged) {
    const message = 'README.md has not the digest that index.json of the version has'
    files.add('README_CHANGED', message, pathOf('README.md'))
  }
  files.change(different, isComplete && !isForged && !isReadmeOther ? [] : [details])
  return { files, indexed, isComplete }
}

/** The interface that was read last: most versions of a module have that of the version before. */
interface LastInterface {
  /** What tells its files from others; empty before the first one. */
  key: string
  moduleInterface: ModuleInterface | undefined
}

async function readInterface(
  { address, version }: VersionFolder,
  files: FolderFiles,
  last: LastInterface,
): Promise<ModuleInterface | undefined> {
  const paths = interfacePaths(address, version)
  const [path = '', readme = ''] = paths
  const idKey = files.keyOf(paths)
  if (idKey !== undefined && idKey === last.key) return last.moduleInterface
  const documents = await files.read(paths)
  const key = idKey ?? paths.map((each) => digestOfBytes(documents.get(each) ?? Buffer.of(0))).join(' ')
  if (key === last.key) return last.moduleInterface
  if (await files.isTooLarge([readme])) return undefined
  const parse = () => parseInterfaceFiles({ address, version }, (each) => documents.get(each))
  const moduleInterface = await files.parse(path, parse)
  if (moduleInterface !== undefined) Object.assign(last, { key, moduleInterface })
  return moduleInterface
}

/** The interface of a version without `interface.json`; undefined where nobody reads it. */
async function packagedInterface(
  zip: ListedFile,
  subdirectory: string,
  { contents, packages }: VersionReading,
): Promise<ModuleInterface | undefined> {
  if (packages === undefined) return undefined
  const pieces: Uint8Array[] = []
  await contents.stream(zip, (bytes) => pieces.push(Uint8Array.from(bytes)))
  return packages.inPackage(Buffer.concat(pieces), subdirectory)
}

/** Without a package in the index, the details of the version tell which README was published. */
function isReadmeForged(
  details: Uint8Array | undefined,
  moduleInterface: ModuleInterface | undefined,
): boolean {
  const shown = details && parseJson(DETAILS, details)
  return (
    shown !== undefined &&
    moduleInterface !== undefined &&
    shown.readme_digest !== readmeDigest(moduleInterface)
  )
}

/**
 * Reads the package of a release that is kept in the index, and compares its digest.
 * @returns the README in it, as `README.md` of the index has it; undefined where there are no bytes to trust
 */
async function readPackage(
  { address, version, package: published, packages, ...release }: ReleaseDocument,
  zip: ListedFile | undefined,
  { contents, files }: { readonly contents: VersionReading['contents']; readonly files: FolderFiles },
): Promise<string | undefined> {
  const isKept = packages.some(({ location }) => locationKind(location) === 'relative')
  const path = versionPath(address, version, 'module.zip')
  const lost = () =>
    files.addDamage(
      'PACKAGE_MISSING',
      `the package is in the index, and module.zip is missing: ${published.digest}`,
      path,
    )
  if (zip?.isSpecial) return undefined
  if (zip === undefined || !isKept) {
    const message = 'module.zip is there, although release.json names no package in the index'
    if (isKept) lost()
    else if (zip !== undefined) files.add('FILE_UNEXPECTED', message, path)
    return undefined
  }
  const hash = createHash('sha256')
  const readme = new PackagedReadme(packageSubdirectory(release))
  let size = 0
  const isRead = await contents.stream(zip, (bytes) => {
    hash.update(bytes)
    readme.push(bytes)
    size += bytes.length
  })
  const digest = `sha256:${hash.digest('hex')}`
  if (isRead && digest === published.digest && size === published.size) return readme.text
  const message = `module.zip has ${digest} (${size} bytes), and release.json says ${published.digest} (${published.size} bytes)`
  if (isRead) files.addDamage('PACKAGE_CHANGED', message, path)
  else lost()
  return undefined
}

interface Facts {
  /** Undefined where it cannot be read. */
  readonly module: ModuleDocument | undefined
  readonly registry: RegistryDocument
  readonly files: FolderFiles
}

/** What is wrong with the facts of a release that can be read. `module.json` repeats them, so that a change has to be made twice. */
function checkFacts(release: ReleaseDocument, { module, registry, files }: Facts): void {
  const path = versionPath(release.address, release.version, 'release.json')
  const listed = module?.versions.find(({ version }) => version === release.version)
  const named = (packages: readonly Pick<StoredPackage, 'kind' | 'location'>[]) =>
    packages.map(({ kind, location }) => `${kind} ${location}`).join(', ')
  const facts = listed && [
    ['tag', release.tag, listed.tag],
    ['commit', release.commit, listed.commit],
    ['committedAt', release.committedAt, listed.committedAt],
    ['path', release.path, listed.path],
    ['packageRoot', release.packageRoot ?? release.path, listed.packageRoot ?? listed.path],
    ['packagePaths', JSON.stringify(release.packagePaths), JSON.stringify(listed.packagePaths)],
    ['digest', release.package.digest, listed.digest],
    ['packages', named(release.packages), named(listed.packages)],
    ['size', release.package.size, listed.size ?? release.package.size],
    ['files', release.package.files, listed.files ?? release.package.files],
  ]
  for (const [name, one, other] of facts ?? []) {
    if (one === other) continue
    const message = `release.json says ${name} ${quote(String(one))}, and module.json says ${quote(String(other))}`
    files.addDamage('RELEASE_MISMATCH', message, path)
  }
  const { tag, version } = release
  if (!tag.endsWith(version) || /\d$/.test(tag.slice(0, -version.length)))
    files.addDamage('RELEASE_MISMATCH', `its tag ${quote(tag)} names another version`, path)
  for (const stored of release.packages) {
    const foreign = foreignPlace(stored.location, release, { module, registry })
    if (foreign !== undefined) files.addDamage('LOCATION_FOREIGN', foreign, path)
    for (const message of mismatches(stored, release)) files.addDamage('LOCATION_MISMATCH', message, path)
  }
}

/** What a location pins that is not what the release says. */
function mismatches({ location, digest }: StoredPackage, release: ReleaseDocument): string[] {
  const { kind, subdirectory, pin } = parseLocation(location)
  const name = `the location ${quoteUrl(location)}`
  const directory = kind === 'git' ? release.path : packageSubdirectory(release)
  const { digest: published } = release.package
  const isOtherBytes = kind !== 'git' && kind !== 'oci' && pin !== published
  const isOtherCommit = kind === 'git' && pin !== release.commit && pin !== release.tag
  return [
    ...(subdirectory === directory ? [] : [`${name} does not name the directory ${quote(directory || '.')}`]),
    ...(isOtherCommit ? [`${name} is neither at commit ${release.commit} nor at its tag`] : []),
    ...(isOtherBytes ? [`${name} does not pin ${published}`] : []),
    ...(digest === published
      ? []
      : [`the package at ${quoteUrl(location)} has ${digest}, and the release has ${published}`]),
  ]
}

/**
 * Packages are with their repository, where nobody else decides what clients get, or where `allowedHosts` says. Without it, OCI registries
 * and buckets may be anywhere as long as the version is new: docs/decisions/0058-places-of-packages.md
 */
function foreignPlace(
  location: string,
  { repository }: ReleaseDocument,
  { module, registry }: Pick<Facts, 'module' | 'registry'>,
): string | undefined {
  const name = `the location ${quoteUrl(location)}`
  if (!allowsLocation(registry, location))
    return `${name} is on ${quote(hostOfLocation(location) ?? '')}, which is no allowed host`
  const owners = [identityOf(repository) ?? [], namesOf(module?.owner ?? null)].flat()
  const isAnywhere = !['https', 'git'].includes(locationKind(location)) && registry.allowedHosts === undefined
  const isAllowed =
    owners.length === 0 ||
    isAnywhere ||
    isOwnLocation(location, owners) ||
    namesLocation(registry, location, owners)
  return isAllowed
    ? undefined
    : `${name} is not in ${quote(repository.url)}, and allowedHosts does not name its path`
}
