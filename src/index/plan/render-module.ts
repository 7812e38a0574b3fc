import { createHash } from 'node:crypto'
import { quote, RegistryError } from '../../base/error.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { type ModuleAddress, splitAddress } from '../../module/module-address.ts'
import { readVersion, type Version } from '../../module/version.ts'
import {
  type ModuleDocument,
  parseModuleDocument,
  parseReleaseDocument,
  type RegistryDocument,
  type ReleaseDocument,
} from '../format/documents.ts'
import { parseInterfaceFiles } from '../format/interface-document.ts'
import { type IndexedVersion, latestOf } from '../format/module-list.ts'
import {
  MODULES_DIRECTORY,
  type ModuleFile,
  modulePath,
  type VersionFile,
  versionPath,
} from '../format/paths.ts'
import { refuseUnknownMarks } from '../format/version-state.ts'
import { requirementsOf } from '../format/versions-document.ts'
import type { IndexContents, ListedFile, ModuleDecisions, PackagedInterfaces } from '../ports.ts'
import type { Fault } from '../verify/check-context.ts'
import { fixOf } from '../verify/finding.ts'
import type { ModuleFolder } from '../verify/module-folders.ts'
import { OwnerCheck } from '../verify/owner-check.ts'
import { readPackageBytes } from '../verify/package-bytes.ts'
import { releaseFaults } from '../verify/release-faults.ts'
import { LastInterface } from '../verify/version-check.ts'
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

class ModuleRendering {
  readonly #folder: ModuleFolder
  readonly #reading: ModuleReading
  readonly #address: ModuleAddress
  readonly #interfaces = new LastInterface()
  readonly #changes: ModuleChanges = new Map()

  constructor(folder: ModuleFolder, reading: ModuleReading) {
    this.#folder = folder
    this.#reading = reading
    this.#address = splitAddress(folder.address)
  }

  async run(): Promise<RenderedModule> {
    const documents = await this.#reading.contents.read([...this.#folder.files.values()])
    const bytes = documents.get(this.#path('module.json'))
    if (bytes === undefined) return this.#leftOver(documents)
    const written = parseModuleDocument(this.#path('module.json'), bytes)
    refuseUnknownMarks(this.#path('module.json'), written)
    const module = this.#reading.decisions?.apply(written) ?? written
    this.#judgeFolders(module)
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
    this.#compare(moduleFiles({ module, latest }, requirements), documents)
    return { listed: { module, latest }, digest: digestOfModule(bytes), changes: this.#changes }
  }

  /** Without `module.json` there is no module, unless there are versions that nothing lists any more. */
  #leftOver(documents: ReadonlyMap<string, Uint8Array>): RenderedModule {
    const path = this.#path('module.json')
    if (this.#folder.versions.size > 0)
      this.#refuse([{ code: 'MODULE_INCOMPLETE', message: 'is missing, and the folder has versions', path }])
    this.#compare([[this.#path('index.json'), null]], documents)
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
      else if (reading.ok && reading.version === name && !listed.has(name))
        this.#refuse([
          { code: 'VERSION_UNLISTED', message: 'has files, and module.json does not list it', path },
        ])
    }
  }

  async #renderVersion(version: Version, module: ModuleDocument): Promise<IndexedVersion> {
    const { contents, registry } = this.#reading
    const files = this.#folder.versions.get(version) ?? new Map<string, ListedFile>()
    const zip = files.get('module.zip')
    const documents = await contents.read([...files.values()].filter((file) => file !== zip))
    const release = this.#readRelease(version, documents)
    const reading = await readPackageBytes(release, zip, contents)
    this.#refuse([...releaseFaults(release, module, registry), ...reading.faults])
    const kept = this.#readInterface(release, documents)
    const path = this.#versionPath(version, 'README.md')
    if (kept !== undefined && reading.readme !== undefined && kept.root.readme !== reading.readme)
      this.#refuse([{ code: 'README_CHANGED', message: 'is not the README of the package', path }])
    const moduleInterface = kept ?? (zip && (await this.#packagedInterface(zip)))
    const indexed = { release, moduleInterface }
    if (moduleInterface !== undefined) this.#compare(interfaceFiles(release, moduleInterface), documents)
    this.#compare(versionFiles(registry, indexed), documents)
    return indexed
  }

  #readRelease(version: Version, documents: ReadonlyMap<string, Uint8Array>): ReleaseDocument {
    const path = this.#versionPath(version, 'release.json')
    const bytes = documents.get(path)
    if (bytes !== undefined) return parseReleaseDocument(path, bytes)
    throw this.#damage({
      code: 'RELEASE_MISSING',
      message: 'is missing, although module.json lists its version',
      path,
    })
  }

  #readInterface(
    release: ReleaseDocument,
    documents: ReadonlyMap<string, Uint8Array>,
  ): ModuleInterface | undefined {
    const files = (['interface.json', 'README.md'] as const).map((file) =>
      documents.get(this.#versionPath(release.version, file)),
    )
    if (files[0] === undefined) return undefined
    return this.#interfaces.read(files, () => parseInterfaceFiles(release, (path) => documents.get(path)))
  }

  /** The interface of a version without `interface.json`. */
  async #packagedInterface(zip: ListedFile): Promise<ModuleInterface | undefined> {
    const pieces: Uint8Array[] = []
    const isRead = await this.#reading.contents.stream(zip, (bytes) => pieces.push(Uint8Array.from(bytes)))
    return isRead ? this.#reading.packages.inPackage(Buffer.concat(pieces)) : undefined
  }

  #compare(rendered: readonly RenderedFile[], documents: ReadonlyMap<string, Uint8Array>): void {
    for (const [path, text] of rendered) {
      if (!isSameText(text, documents.get(path)))
        this.#changes.set(path, text === null ? null : encoded(text))
    }
  }

  #refuse(faults: readonly Fault[]): void {
    // A file too many is no damage of what is there.
    const [fault] = faults.filter(({ code }) => code !== 'FILE_UNEXPECTED')
    if (fault !== undefined) throw this.#damage(fault)
  }

  #damage({ code, message, path }: Fault): RegistryError {
    const fix = fixOf({ code, message, path, address: this.#folder.address, version: null })
    return new RegistryError(
      'INDEX_INVALID',
      `${quote(path)} ${message.startsWith('is ') || message.startsWith('has ') ? message : `is not accepted: ${message}`}`,
      `look for more with module-registry verify --index …, and ${fix}`,
    )
  }

  #path(file: ModuleFile): string {
    return modulePath(this.#address, file)
  }

  #versionPath(version: Version, file: VersionFile): string {
    return versionPath(this.#address, version, file)
  }
}
