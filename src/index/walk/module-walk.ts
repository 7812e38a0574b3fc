import { createHash } from 'node:crypto'
import { quote } from '../../base/error.ts'
import { splitAddress } from '../../module/module-address.ts'
import { shortCommit } from '../../module/release.ts'
import { isVersion, sortVersions, type Version } from '../../module/version.ts'
import { listedVersions, type ModuleDocument, parseModuleDocument } from '../format/documents.ts'
import { advisesItself } from '../format/marks.ts'
import { type IndexedVersion, latestOf } from '../format/module-list.ts'
import { MODULES_DIRECTORY } from '../format/paths.ts'
import { allowsOwner, isOfOwner } from '../format/policy.ts'
import { versionsIn } from '../format/protocol.ts'
import { refuseUnknownMarks } from '../format/version-state.ts'
import { requirementsOf } from '../format/versions-document.ts'
import { moduleFiles } from '../plan/file-table.ts'
import type { ListedFile, ModuleDecisions } from '../ports.ts'
import { FolderFiles, type ModuleFolder } from './folder-files.ts'
import { type VersionReading, versionWalk } from './version-walk.ts'

/** Versions that a finding about an owner names. The rest is counted. */
const MAX_NAMED_VERSIONS = 5

const NAMES: ReadonlySet<string> = new Set(['module.json', 'versions', 'versions.json', 'index.json'])

interface ModuleReading extends VersionReading {
  readonly decisions?: ModuleDecisions | undefined
  /** The versions of the module whose `release.json` a commit of the branch has deleted, each with that commit. */
  readonly deleted?: ReadonlyMap<string, string> | undefined
  /** Gets each version that can be read. */
  readonly visit?: (version: IndexedVersion) => void
}

/** One module: what is, what should be, and what is wrong. `render` applies it, and `verify` reports it. */
export interface WalkedModule extends Pick<FolderFiles, 'damage' | 'problems' | 'changes'> {
  /** `namespace/name/system` */
  readonly address: string
  /** With the decisions; undefined where there is none, or where it cannot be read. */
  readonly module: ModuleDocument | undefined
  /** The latest listed version; undefined where there is none, or where it cannot be read. */
  readonly latest: IndexedVersion | undefined
  /** Of `module.json`; empty where there is none. */
  readonly digest: string
}

/** Walks the folder of one module. Nothing that it finds stops it, and of all versions it keeps the latest alone. */
export function walkModule(folder: ModuleFolder, reading: ModuleReading): Promise<WalkedModule> {
  return new ModuleWalk(folder, reading).run()
}

class ModuleWalk {
  readonly #folder: ModuleFolder
  readonly #reading: ModuleReading
  readonly #files: FolderFiles
  readonly #requirements = new Map<Version, ReturnType<typeof requirementsOf>>()
  /** Versions of each repository that is no owner. */
  readonly #foreign = new Map<string, string[]>()
  #latest: IndexedVersion | undefined
  /** Whether of every version it is known what is made from it. */
  #isComplete = true

  constructor(folder: ModuleFolder, reading: ModuleReading) {
    this.#folder = folder
    this.#reading = reading
    const subject = { address: folder.address, version: null }
    this.#files = new FolderFiles(reading.contents, folder.files.values(), subject)
  }

  async run(): Promise<WalkedModule> {
    const { address, files, deeper } = this.#folder
    for (const [name, file] of files) if (file.isSpecial || !NAMES.has(name)) this.#unexpected(file)
    for (const file of deeper) this.#unexpected(file)
    const module = await this.#readModule()
    this.#checkDropped(module)
    await this.#walkVersions(module)
    if (module !== undefined) {
      this.#checkOwners(module)
      await this.#compare(module)
    }
    const { damage, problems, changes } = this.#files
    const path = this.#path('module.json')
    const digest = digestOfModule((await this.#files.read([path])).get(path))
    return { address, module, latest: this.#latest, digest, damage, problems, changes }
  }

  async #readModule(): Promise<ModuleDocument | undefined> {
    const path = this.#path('module.json')
    const module = await this.#files.parse(path, (bytes) => parseModuleDocument(path, bytes))
    if (module === undefined && this.#files.damage.length === 0) this.#checkLeftOver(path)
    if (module === undefined) return undefined
    try {
      refuseUnknownMarks(path, module)
    } catch (error) {
      this.#files.addRefusal('MARK_INVALID', error, path)
    }
    const yanks = module.yanks.map((yank) => ({ ...yank, versions: yank.version }))
    for (const { versions, replacement } of [...yanks, ...module.deprecations])
      if (advisesItself(module.address, { versions, replacement }))
        this.#files.add(
          'MARK_INVALID',
          `the replacement ${quote(replacement ?? '')} is what its mark is about`,
          path,
        )
    return this.#reading.decisions?.apply(module) ?? module
  }

  /** Without `module.json` there is no module, unless there are versions that nothing lists any more. */
  #checkLeftOver(path: string): void {
    if (this.#folder.versions.size > 0) {
      const message = 'module.json is missing, and the folder has versions'
      this.#files.addDamage('MODULE_INCOMPLETE', message, path)
      return
    }
    this.#files.add('MODULE_INCOMPLETE', 'the folder has no module.json', path)
    const details = this.#path('index.json')
    if (this.#files.has(details)) this.#files.changes.set(details, null)
  }

  /** The first deleted version that the module neither lists nor has a tombstone for. */
  #checkDropped(module: ModuleDocument | undefined): void {
    const known = new Set<string>(
      [...(module?.versions ?? []), ...(module?.removed ?? [])].map(({ version }) => version),
    )
    const [dropped] = [...(this.#reading.deleted ?? [])].filter(([version]) => !known.has(version))
    if (dropped === undefined) return
    const [version, commit] = dropped
    this.#files.addDamage('VERSION_DROPPED', droppedBy(commit), this.#path(version))
  }

  async #walkVersions(module: ModuleDocument | undefined): Promise<void> {
    const address = splitAddress(this.#folder.address)
    const walkVersion = versionWalk(this.#reading)
    const number = module && latestOf(module)
    for (const [version, files] of this.#versionFolders(module)) {
      const walked = await walkVersion({ address, version, files, module })
      this.#files.damage.push(...walked.files.damage)
      this.#files.problems.push(...walked.files.problems)
      for (const [path, text] of walked.files.changes) this.#files.changes.set(path, text)
      this.#isComplete &&= walked.isComplete
      const { indexed } = walked
      if (indexed === undefined) continue
      const { release, moduleInterface } = indexed
      this.#requirements.set(version, requirementsOf(moduleInterface))
      if (version === number && walked.isComplete) this.#latest = indexed
      const { url } = release.repository
      if (module !== undefined && !isOfOwner(release.repository, module))
        this.#foreign.set(url, [...(this.#foreign.get(url) ?? []), version])
      this.#reading.visit?.(indexed)
    }
  }

  /** The versions to walk: those that are listed, and those of a module that cannot be read. */
  #versionFolders(module: ModuleDocument | undefined): [Version, ReadonlyMap<string, ListedFile>][] {
    const listed = new Set<string>(module?.versions.map(({ version }) => version))
    const found = new Map<Version, ReadonlyMap<string, ListedFile>>()
    for (const [name, files] of this.#folder.versions) {
      if (isVersion(name) && (module === undefined || listed.has(name))) found.set(name, files)
      else this.#checkFolder(name, module)
    }
    for (const { version } of module?.versions ?? []) if (!found.has(version)) found.set(version, new Map())
    return sortVersions([...found.keys()]).map((version) => [version, found.get(version) ?? new Map()])
  }

  #checkFolder(name: string, module: ModuleDocument | undefined): void {
    const path = this.#path(name)
    if (module?.removed.some(({ version }) => version === name)) {
      this.#files.add('VERSION_REUSED', 'the version is removed, and its folder has files', path, name)
      for (const file of this.#folder.versions.get(name)?.values() ?? [])
        this.#files.changes.set(file.path, null)
    } else if (isVersion(name)) {
      const message = 'the folder has files, and module.json does not list it'
      this.#files.addDamage('VERSION_UNLISTED', message, path, name)
    } else this.#files.add('VERSION_INVALID', `${quote(name)} is not a version as the tool writes it`, path)
  }

  /** Whether all versions come from repositories that own the module, or have owned it, and whether the owner may use the namespace. */
  #checkOwners({ address, owner }: ModuleDocument): void {
    const path = this.#path('module.json')
    const name = owner ? quote(`${owner.host}/${owner.repository}`) : 'nobody'
    if (!allowsOwner(this.#reading.registry, address, owner)) {
      const message = `registry.json does not let ${name} use the namespace ${quote(address.namespace)}`
      this.#files.addDamage('NAMESPACE_FOREIGN', message, path)
    }
    for (const [url, versions] of this.#foreign) {
      const named = versions.slice(0, MAX_NAMED_VERSIONS).join(', ')
      const more =
        versions.length > MAX_NAMED_VERSIONS ? ` and ${versions.length - MAX_NAMED_VERSIONS} more` : ''
      const message = `module.json says that ${name} owns the module, and ${quote(url)} published ${named}${more}`
      this.#files.addDamage('OWNER_MISMATCH', message, path)
    }
  }

  async #compare(module: ModuleDocument): Promise<void> {
    const needsAll = [this.#path('index.json'), this.#path('versions.json')]
    const rendered = moduleFiles({ module, latest: this.#latest }, this.#requirements).filter(
      ([path]) => this.#isComplete || !needsAll.includes(path),
    )
    const different = await this.#files.different(rendered)
    const path = this.#path('versions')
    const isOther = different.some(([each]) => each === path)
    const bytes = isOther ? (await this.#files.read([path])).get(path) : undefined
    const shown = new Set(bytes && versionsIn(bytes))
    const hidden = shown.size === 0 ? [] : listedVersions(module).filter((version) => !shown.has(version))
    for (const version of hidden)
      this.#files.add('YANK_UNMARKED', 'versions does not list it, and no mark yanks it', path, version)
    this.#files.change(different, hidden.length > 0 ? [path] : [])
  }

  #unexpected({ path }: ListedFile): void {
    this.#files.add('FILE_UNEXPECTED', `${quote(path)} does not belong to a module`, path)
  }

  #path(file: string): string {
    return `${MODULES_DIRECTORY}/${this.#folder.address}/${file}`
  }
}

/** What is said of a version that is gone without a tombstone. */
export function droppedBy(commit: string): string {
  return `the version has no tombstone, and is dropped by commit ${shortCommit(commit)} (${commit})`
}

export function digestOfModule(bytes: Uint8Array | undefined): string {
  return bytes === undefined ? '' : createHash('sha256').update(bytes).digest('base64')
}
