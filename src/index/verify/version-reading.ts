import type { ModuleInterface } from '../../interface/module-interface.ts'
import type { ModuleAddress } from '../../module/module-address.ts'
import type { Version } from '../../module/version.ts'
import {
  type ModuleDocument,
  parseReleaseDocument,
  type RegistryDocument,
  type ReleaseDocument,
} from '../format/documents.ts'
import { interfacePaths, parseInterfaceFiles } from '../format/interface-document.ts'
import { versionPath } from '../format/paths.ts'
import type { IndexContents, ListedFile } from '../ports.ts'
import type { Fault } from './check-context.ts'
import { FolderFiles } from './folder-files.ts'
import { readPackageBytes } from './package-bytes.ts'
import { releaseFaults } from './release-faults.ts'

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
