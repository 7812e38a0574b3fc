import { quote } from '../../base/error.ts'
import { type ModuleAddress, splitAddress } from '../../module/module-address.ts'
import { readVersion, sortVersions, type Version } from '../../module/version.ts'
import {
  listedVersions,
  type ModuleDocument,
  parseModuleDocument,
  type ReleaseDocument,
} from '../format/documents.ts'
import { advisesItself } from '../format/marks.ts'
import { type IndexedVersion, latestOf } from '../format/module-list.ts'
import { MODULES_DIRECTORY } from '../format/paths.ts'
import { refuseUnknownMarks } from '../format/version-state.ts'
import { type ModuleRequirements, requirementsOf } from '../format/versions-document.ts'
import { moduleFiles } from '../plan/file-table.ts'
import type { ListedFile } from '../ports.ts'
import type { CheckContext, Fault, ShownInterface } from './check-context.ts'
import { derivedFaults } from './derived-fault.ts'
import type { FindingCode } from './finding.ts'
import { FolderFiles } from './folder-files.ts'
import type { ModuleFolder } from './module-folders.ts'
import { OwnerCheck } from './owner-check.ts'
import { shownInterface } from './package-audit.ts'
import { readPastVersions } from './past-module.ts'
import { type CheckedVersion, VersionCheck } from './version-check.ts'
import { LastInterface } from './version-reading.ts'

const NAMES: ReadonlySet<string> = new Set(['module.json', 'versions', 'versions.json', 'index.json'])

/** A module whose `module.json` can be read. */
export interface CheckedModule {
  readonly module: ModuleDocument
  /** The latest listed version; undefined where there is none, or where it cannot be read. */
  readonly latest: IndexedVersion | undefined
  readonly versions: number
}

/** The check of the folder of one module. Nothing that it finds stops it, and of all versions it keeps the latest alone. */
export class ModuleCheck {
  readonly #folder: ModuleFolder
  readonly #context: CheckContext
  readonly #address: ModuleAddress
  readonly #interfaces = new LastInterface()
  readonly #files: FolderFiles

  constructor(folder: ModuleFolder, context: CheckContext) {
    this.#folder = folder
    this.#context = context
    this.#address = splitAddress(folder.address)
    this.#files = new FolderFiles(context.contents, folder.files.values())
  }

  /** Undefined where `module.json` is missing, or cannot be read. */
  async run(): Promise<CheckedModule | undefined> {
    const { files, deeper } = this.#folder
    for (const [name, file] of files) if (file.isSpecial || !NAMES.has(name)) this.#unexpected(file)
    for (const file of deeper) this.#unexpected(file)
    const module = await this.#readModule()
    const owners = new OwnerCheck(this.#address, module, this.#context.registry)
    const readable = new ReadableVersions(module)
    const releases: ReleaseDocument[] = []
    const shown = new Map<string, ShownInterface>()
    for (const [version, ofVersion] of this.#folders(module)) {
      const checked = await this.#checkVersion(version, ofVersion, module)
      readable.add(version, checked)
      if (checked === undefined) continue
      owners.add(checked.release)
      if (this.#context.packages === undefined) continue
      releases.push(checked.release)
      const { moduleInterface } = checked
      if (moduleInterface !== undefined) shown.set(version, shownInterface(moduleInterface))
    }
    const audited = (await this.#context.packages?.auditModule(releases, shown)) ?? []
    for (const { version, ...fault } of audited) this.#report(fault, version)
    for (const fault of owners.faults()) this.#report(fault)
    if (module === undefined) return undefined
    await this.#judgeDerived(module, readable)
    return { module, latest: readable.latest, versions: module.versions.length }
  }

  async #readModule(): Promise<ModuleDocument | undefined> {
    const path = this.#path('module.json')
    const faults: Fault[] = []
    const module = await this.#files.parse(path, (bytes) => parseModuleDocument(path, bytes), faults)
    for (const fault of faults) this.#report(fault)
    if (module !== undefined) this.#judgeMarks(path, module)
    else if (faults.length === 0) this.#add('MODULE_INCOMPLETE', 'the folder has no module.json', path)
    return module
  }

  #judgeMarks(path: string, module: ModuleDocument): void {
    try {
      refuseUnknownMarks(path, module)
    } catch (error) {
      this.#add('MARK_INVALID', String(error instanceof Error ? error.message : error), path)
    }
    const yanks = module.yanks.map((yank) => ({ ...yank, versions: yank.version }))
    for (const { versions, replacement } of [...yanks, ...module.deprecations])
      if (advisesItself(module.address, { versions, replacement }))
        this.#add(
          'MARK_INVALID',
          `the replacement ${quote(replacement ?? '')} is what its mark is about`,
          path,
        )
  }

  /** The versions to check: those that are listed, and those of a module that cannot be read. Reports all other folders. */
  #folders(module: ModuleDocument | undefined): [Version, ReadonlyMap<string, ListedFile>][] {
    const { versions } = this.#folder
    const listed = new Set<string>(module?.versions.map(({ version }) => version))
    const found = new Map<Version, ReadonlyMap<string, ListedFile>>()
    for (const [name, files] of versions) {
      const reading = readVersion(name)
      const isVersion = reading.ok && reading.version === name
      if (isVersion && (module === undefined || listed.has(name))) found.set(reading.version, files)
      else this.#judgeFolder(name, isVersion, module)
    }
    for (const { version } of module?.versions ?? []) if (!found.has(version)) found.set(version, new Map())
    return sortVersions([...found.keys()]).map((version) => [version, found.get(version) ?? new Map()])
  }

  /** A folder that belongs to no published version. */
  #judgeFolder(name: string, isVersion: boolean, module: ModuleDocument | undefined): void {
    const path = `${MODULES_DIRECTORY}/${this.#folder.address}/${name}`
    const isRemoved = module?.removed.some(({ version }) => version === name)
    if (isRemoved) this.#add('VERSION_REUSED', 'the version is removed, and its folder has files', path, name)
    else if (isVersion)
      this.#add('VERSION_UNLISTED', 'the folder has files, and module.json does not list it', path, name)
    else this.#add('VERSION_INVALID', `${quote(name)} is not a version as the tool writes it`, path)
  }

  async #checkVersion(
    version: Version,
    files: ReadonlyMap<string, ListedFile>,
    module: ModuleDocument | undefined,
  ): Promise<CheckedVersion | undefined> {
    const folder = { address: this.#address, version, files, module, interfaces: this.#interfaces }
    const check = new VersionCheck(folder, this.#context)
    const checked = await check.run()
    for (const fault of check.faults) this.#report(fault, version)
    return checked
  }

  async #judgeDerived(
    module: ModuleDocument,
    { latest, requirements, isComplete }: ReadableVersions,
  ): Promise<void> {
    const needsAll = [this.#path('index.json'), this.#path('versions.json')]
    const rendered = moduleFiles({ module, latest }, requirements).filter(
      ([path]) => isComplete || !needsAll.includes(path),
    )
    const versions = this.#path('versions')
    for (const fault of await derivedFaults(rendered, this.#files)) {
      const shown = fault.path === versions ? (await this.#files.read([versions])).get(versions) : undefined
      const hidden = this.#hiddenVersions(module, shown)
      for (const version of hidden)
        this.#add('YANK_UNMARKED', 'versions does not list it, and no mark yanks it', versions, version)
      if (hidden.length === 0) this.#report(fault)
    }
  }

  #hiddenVersions(module: ModuleDocument, bytes: Uint8Array | undefined): Version[] {
    if (bytes === undefined) return []
    const shown = readPastVersions(bytes)
    return shown.size === 0 ? [] : listedVersions(module).filter((version) => !shown.has(version))
  }

  #unexpected({ path }: ListedFile): void {
    this.#add('FILE_UNEXPECTED', `${quote(path)} does not belong to a module`, path)
  }

  #path(file: string): string {
    return `${MODULES_DIRECTORY}/${this.#folder.address}/${file}`
  }

  #add(code: FindingCode, message: string, path: string, version?: string): void {
    this.#report({ code, message, path }, version)
  }

  #report(fault: Fault, version?: string): void {
    this.#context.add({ ...fault, address: this.#folder.address, version: version ?? null })
  }
}

/** What the files of a module are made from, version by version. */
class ReadableVersions {
  /** Undefined where none is listed, or where it cannot be read. */
  latest: IndexedVersion | undefined
  /** Whether every version could be read as `render` would read it. */
  isComplete = true
  readonly #latest: Version | undefined
  readonly #requirements = new Map<Version, ReturnType<typeof requirementsOf> | null>()

  constructor(module: ModuleDocument | undefined) {
    this.#latest = module && latestOf(module)
  }

  get requirements(): ModuleRequirements {
    return this.#requirements
  }

  add(version: Version, checked: CheckedVersion | undefined): void {
    if (checked === undefined || checked.isRemade) this.isComplete = false
    if (checked === undefined) return
    const { moduleInterface } = checked
    this.#requirements.set(version, moduleInterface === undefined ? null : requirementsOf(moduleInterface))
    if (version === this.#latest && !checked.isRemade) this.latest = checked
  }
}
