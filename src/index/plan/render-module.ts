import { createHash } from 'node:crypto'
import { quote, RegistryError } from '../../base/error.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { type ModuleAddress, splitAddress } from '../../module/module-address.ts'
import { packageSubdirectory } from '../../module/release.ts'
import { readVersion, type Version } from '../../module/version.ts'
import { type ModuleDocument, parseModuleDocument, type RegistryDocument } from '../format/documents.ts'
import { type IndexedVersion, latestOf } from '../format/module-list.ts'
import { MODULES_DIRECTORY, type ModuleFile, modulePath } from '../format/paths.ts'
import { refuseUnknownMarks } from '../format/version-state.ts'
import { requirementsOf } from '../format/versions-document.ts'
import type { IndexContents, ListedFile, ModuleDecisions, PackagedInterfaces } from '../ports.ts'
import type { Fault } from '../verify/check-context.ts'
import { fixOf } from '../verify/finding.ts'
import { FolderFiles } from '../verify/folder-files.ts'
import type { ModuleFolder } from '../verify/module-folders.ts'
import { OwnerCheck } from '../verify/owner-check.ts'
import { LastInterface, readVersionFolder } from '../verify/version-reading.ts'
import { type DeletedVersion, droppedVersion } from './dropped-versions.ts'
import {
  interfaceFiles,
  type ListedModule,
  moduleFiles,
  type RenderedFile,
  versionFiles,
} from './file-table.ts'

export interface ModuleReading {
  readonly contents: IndexContents
  /** As the files shall show it. */
  readonly registry: RegistryDocument
  readonly packages: PackagedInterfaces
  /** Of this module. */
  readonly deleted: readonly DeletedVersion[]
  readonly decisions?: ModuleDecisions | undefined
}

/** The files of a module that are not as they shall be; null deletes a file. */
export type ModuleChanges = Map<string, Uint8Array | null>

export interface RenderedModule {
  /** Undefined for a folder in which only derived files are left. */
  readonly listed: ListedModule | undefined
  /** Of `module.json`. */
  readonly digest: string
  readonly changes: ModuleChanges
}

/**
 * Renders the files of one module, version by version, and keeps those that differ from the files of the index. Throws
 * INDEX_INVALID where a source of truth is damaged: no derived file may hide that.
 */
export function renderModule(folder: ModuleFolder, reading: ModuleReading): Promise<RenderedModule> {
  return new ModuleRendering(folder, reading).run()
}

export function digestOfModule(bytes: Uint8Array | undefined): string {
  return bytes === undefined ? '' : createHash('sha256').update(bytes).digest('base64')
}

/** Whether the index has this text, or has no such file where it is null. */
export function isSameText(text: string | null, current: Uint8Array | undefined): boolean {
  if (text === null || current === undefined) return (text ?? undefined) === current
  return Buffer.from(text).equals(current)
}

/** The bytes of a text, in memory of their own: a small Buffer shares its memory with others, which would stay with it. */
export function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** An INDEX_INVALID: no derived file may hide the fault. */
export function damagedModule(address: string, fault: Fault): RegistryError {
  return new RegistryError(
    'INDEX_INVALID',
    `${quote(fault.path)} is not accepted: ${fault.message}`,
    `look for more with module-registry verify --index …, and ${fixOf({ ...fault, address, version: null })}`,
  )
}

class ModuleRendering {
  readonly #folder: ModuleFolder
  readonly #reading: ModuleReading
  readonly #address: ModuleAddress
  readonly #files: FolderFiles
  readonly #interfaces = new LastInterface()
  readonly #changes: ModuleChanges = new Map()

  constructor(folder: ModuleFolder, reading: ModuleReading) {
    this.#folder = folder
    this.#reading = reading
    this.#address = splitAddress(folder.address)
    this.#files = new FolderFiles(reading.contents, folder.files.values())
  }

  async run(): Promise<RenderedModule> {
    const path = this.#path('module.json')
    const bytes = (await this.#files.read([path])).get(path)
    if (bytes === undefined) return this.#leftOver()
    const written = parseModuleDocument(path, bytes)
    refuseUnknownMarks(path, written)
    const module = this.#reading.decisions?.apply(written) ?? written
    this.#judgeFolders(module)
    this.#refuseDropped(module)
    const owners = new OwnerCheck(this.#address, module, this.#reading.registry)
    const requirements = new Map<Version, ReturnType<typeof requirementsOf> | null>()
    const number = latestOf(module)
    let latest: IndexedVersion | undefined
    for (const { version } of module.versions) {
      const indexed = await this.#renderVersion(version, module)
      const { release, moduleInterface } = indexed
      owners.add(release)
      requirements.set(version, moduleInterface === undefined ? null : requirementsOf(moduleInterface))
      if (version === number) latest = indexed
    }
    this.#refuse(owners.faults())
    await this.#compare(moduleFiles({ module, latest }, requirements), this.#files)
    return { listed: { module, latest }, digest: digestOfModule(bytes), changes: this.#changes }
  }

  /** Without `module.json` there is no module, unless there are versions that nothing lists any more. */
  async #leftOver(): Promise<RenderedModule> {
    const path = this.#path('module.json')
    this.#refuse(await this.#files.tooLarge([path]))
    const message = 'module.json is missing, and the folder has versions'
    if (this.#folder.versions.size > 0) this.#refuse([{ code: 'MODULE_INCOMPLETE', message, path }])
    this.#refuseDropped(undefined)
    await this.#compare([[this.#path('index.json'), null]], this.#files)
    return { listed: undefined, digest: '', changes: this.#changes }
  }

  /** Deletes what is left of removed versions, and refuses versions that nothing lists. */
  #judgeFolders({ versions, removed }: ModuleDocument): void {
    const listed = new Set<string>(versions.map(({ version }) => version))
    const gone = new Set<string>(removed.map(({ version }) => version))
    for (const [name, files] of this.#folder.versions) {
      const path = `${MODULES_DIRECTORY}/${this.#folder.address}/${name}`
      const reading = readVersion(name)
      if (gone.has(name)) for (const file of files.values()) this.#changes.set(file.path, null)
      else if (reading.ok && reading.version === name && !listed.has(name)) {
        const message = 'the folder has files, and module.json does not list it'
        this.#refuse([{ code: 'VERSION_UNLISTED', message, path }])
      }
    }
  }

  async #renderVersion(version: Version, module: ModuleDocument): Promise<IndexedVersion> {
    const files = this.#folder.versions.get(version) ?? new Map<string, ListedFile>()
    const folder = { address: this.#address, version, files, module, interfaces: this.#interfaces }
    const reading = await readVersionFolder(folder, this.#reading)
    this.#refuse(reading.faults)
    const { release } = reading
    if (release === undefined) throw new TypeError('a version without release.json has a fault')
    const { registry } = this.#reading
    const moduleInterface =
      reading.moduleInterface ??
      (await this.#packagedInterface(files.get('module.zip'), packageSubdirectory(release)))
    const ofInterface = moduleInterface === undefined ? [] : interfaceFiles(release, moduleInterface)
    const indexed = { release, moduleInterface }
    await this.#compare([...ofInterface, ...versionFiles(registry, indexed)], reading.files)
    return indexed
  }

  /** The interface of a version without `interface.json`. */
  async #packagedInterface(
    zip: ListedFile | undefined,
    subdirectory: string,
  ): Promise<ModuleInterface | undefined> {
    if (zip === undefined) return undefined
    const pieces: Uint8Array[] = []
    const isRead = await this.#reading.contents.stream(zip, (bytes) => pieces.push(Uint8Array.from(bytes)))
    return isRead ? this.#reading.packages.inPackage(Buffer.concat(pieces), subdirectory) : undefined
  }

  async #compare(rendered: readonly RenderedFile[], files: FolderFiles): Promise<void> {
    for (const [path, text] of await files.different(rendered))
      this.#changes.set(path, text === null ? null : encoded(text))
  }

  #refuseDropped(module: ModuleDocument | undefined): void {
    const fault = droppedVersion(this.#folder.address, this.#reading.deleted, module)
    if (fault !== undefined) this.#refuse([fault])
  }

  #refuse(faults: readonly Fault[]): void {
    // A file too many is no damage of what is there.
    const [fault] = faults.filter(({ code }) => code !== 'FILE_UNEXPECTED')
    if (fault !== undefined) throw damagedModule(this.#folder.address, fault)
  }

  #path(file: ModuleFile): string {
    return modulePath(this.#address, file)
  }
}
