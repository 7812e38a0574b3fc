import { type Refusal, RegistryError } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { inOrder } from '../../base/in-order.ts'
import { RENDERER } from '../../base/tool-version.ts'
import { splitAddress } from '../../module/module-address.ts'
import { parseCatalogFile } from '../format/catalog.ts'
import type { RegistryDocument } from '../format/documents.ts'
import { registryIn } from '../format/index-files.ts'
import {
  catalogItem,
  itemAddress,
  listItemOf,
  type ModuleList,
  type ModuleListItem,
  parseModuleList,
} from '../format/module-list.ts'
import {
  catalogChain,
  catalogHash,
  isListPath,
  MODULES_DIRECTORY,
  nameListPath,
  REGISTRY_PATH,
} from '../format/paths.ts'
import { COMPARED_AT_ONCE, RENDERED_AT_ONCE, SHORTEST_PREFIX } from '../limits.ts'
import type {
  IndexContents,
  IndexSnapshot,
  ListedFile,
  ModuleDecisions,
  PackagedInterfaces,
  ReadDecisions,
} from '../ports.ts'
import { type ModuleFolder, splitByModule } from '../verify/module-folders.ts'
import { AddressSpellings, addressesClash } from './address-clash.ts'
import { renderCatalog } from './catalog-plan.ts'
import { type DeletedVersion, droppedVersion, readDeletedVersions } from './dropped-versions.ts'
import { addToList, LISTS, type List, type RenderedFile, registryFiles, renderList } from './file-table.ts'
import {
  damagedModule,
  digestOfModule,
  encoded,
  isSameText,
  type ModuleChanges,
  type RenderedModule,
  renderModule,
} from './render-module.ts'
import { contentsOf, regularFiles } from './snapshot-contents.ts'

/** A module that was rendered, without its files. */
interface SeenModule {
  /** Of `module.json`; undefined where the module has to be rendered again. */
  readonly digest: string | undefined
  readonly versions: number
  readonly refusal: Refusal | undefined
}

/** A module, and what came of it. */
interface Outcome extends SeenModule {
  readonly address: string
  readonly rendered: RenderedModule | undefined
  /** What it was rendered for. */
  readonly registry: RegistryDocument
}

/** What is known of an index that is being rendered: of each module a digest, its item for the lists, and changes not yet committed. */
export class IndexRendering {
  /** The commit of which all modules are rendered; undefined where another writer was faster. */
  head: string | null | undefined
  readonly #settings: RenderingSettings
  readonly #modules = new Map<string, SeenModule>()
  readonly #held = new HeldChanges()
  readonly #lists = new ListPlan()
  /** Lists that the index has. */
  readonly #listFiles = new Map<string, ListedFile>()
  #registryText = ''
  #registry: RegistryDocument | undefined
  #decisions: ModuleDecisions | undefined
  #snapshot: IndexSnapshot | undefined
  #contents: IndexContents | undefined
  #changes: ModuleChanges | undefined
  #deleted: ReadonlyMap<string, readonly DeletedVersion[]> = new Map()
  /** Modules that had versions, and whose folders are gone. Lists show what is there, so they show none of these. */
  #gone: readonly { readonly address: string; readonly error: Refusal }[] = []

  constructor(settings: RenderingSettings) {
    this.#settings = settings
  }

  /** Whether the modules of the snapshot are those that were rendered. Of a directory nobody knows. */
  isCurrent({ commit }: IndexSnapshot): boolean {
    return commit !== null && commit === this.head
  }

  /** Renders every module of a snapshot that is not known as it is there. */
  async pass(snapshot: IndexSnapshot): Promise<void> {
    await this.#readRegistry(snapshot)
    const known = new Set(await this.#selectSame(snapshot, [...this.#modules.keys()]))
    const contents = contentsOf(snapshot)
    this.head = snapshot.commit
    this.#snapshot = snapshot
    this.#contents = contents
    this.#changes = undefined
    this.#listFiles.clear()
    this.#deleted = await readDeletedVersions(snapshot, contents)
    const spellings = new AddressSpellings()
    const seen = new Set<string>()
    const work = async (part: ModuleFolder | ListedFile): Promise<ModuleFolder | ListedFile | Outcome> =>
      'address' in part && !known.has(part.address) ? this.#render(part, contents) : part
    for await (const part of inOrder(
      splitByModule(regularFiles(snapshot, contents)),
      RENDERED_AT_ONCE,
      work,
    )) {
      if ('path' in part) {
        if (isListPath(part.path)) this.#listFiles.set(part.path, part)
        continue
      }
      seen.add(part.address)
      if ('rendered' in part) this.#take(part)
      const isModule = this.#modules.get(part.address)?.digest !== ''
      const clash = isModule ? spellings.add(splitAddress(part.address)) : undefined
      if (clash !== undefined) throw addressesClash(clash)
      if (this.#held.bytes > this.#settings.maxHeldBytes) await this.#settings.commitPart()
    }
    for (const address of this.#modules.keys()) if (!seen.has(address)) this.#forget(address)
    this.#gone = this.#goneBeside(seen)
  }

  /** All that is left to commit: changes of modules, then lists, the files of the registry, and lists that nothing fills. */
  async changes(): Promise<ModuleChanges> {
    if (this.#changes !== undefined) return this.#changes
    const changes = this.held()
    const listed = new Set<string>()
    await this.#keepItems()
    for (const files of this.#lists.files()) {
      for (const [path] of files) listed.add(path)
      await this.#compare(files, changes)
    }
    const rest = registryFiles(this.#required.registry).filter(([path]) => !listed.has(path))
    await this.#compare(rest, changes)
    for (const [path] of rest) listed.add(path)
    for (const path of this.#listFiles.keys()) if (!listed.has(path)) changes.set(path, null)
    this.#changes = changes
    return changes
  }

  /** Changes of modules that are not committed. */
  held(): ModuleChanges {
    return this.#held.changes()
  }

  /** Drops what is held of modules that are not any more as they were rendered; a later pass renders them again. */
  async dropStale(snapshot: IndexSnapshot): Promise<void> {
    const { addresses } = this.#held
    await this.#readRegistry(snapshot)
    const same = new Set(await this.#selectSame(snapshot, addresses))
    if (snapshot.commit !== null || same.size < addresses.length) this.head = undefined
    for (const address of addresses) {
      if (same.has(address)) continue
      this.#held.drop(address)
      this.#modules.delete(address)
    }
  }

  /** What was held is committed. */
  finishPart(commit: string | null): void {
    this.#held.clear()
    if (this.head !== undefined) this.head = commit
  }

  counts() {
    const modules = [...this.#modules].filter(([, { digest }]) => digest !== '')
    const refused = modules.flatMap(([address, { refusal }]) =>
      refusal === undefined ? [] : [{ address, error: refusal }],
    )
    const versions = modules.reduce((sum, [, { versions }]) => sum + versions, 0)
    return { modules: modules.length - refused.length, versions, refused: [...refused, ...this.#gone] }
  }

  /** A `registry.json` that is another than before changes every file, and other decisions may change every module. */
  async #readRegistry(snapshot: IndexSnapshot): Promise<void> {
    const files = await snapshot.read([REGISTRY_PATH])
    const before = registryIn(files)
    this.#decisions = await this.#settings.decisions?.(snapshot, before)
    const text = `${digestOfModule(files.get(REGISTRY_PATH))}${this.#decisions?.key ?? ''}`
    if (text === this.#registryText) return
    const { url = before.url } = this.#settings
    this.#registryText = text
    this.#registry = { ...before, url, renderer: RENDERER }
    this.#modules.clear()
    this.#held.clear()
    this.#lists.clear()
  }

  /** Those of the modules whose `module.json` is as it was rendered. */
  async #selectSame(snapshot: IndexSnapshot, addresses: readonly string[]): Promise<string[]> {
    const same: string[] = []
    const path = (address: string) => `${MODULES_DIRECTORY}/${address}/module.json`
    for (let at = 0; at < addresses.length; at += COMPARED_AT_ONCE) {
      const batch = addresses.slice(at, at + COMPARED_AT_ONCE)
      const files = await snapshot.read(batch.map(path))
      const isSame = (address: string) => {
        const seen = this.#modules.get(address)
        return seen?.refusal === undefined && seen?.digest === digestOfModule(files.get(path(address)))
      }
      same.push(...batch.filter(isSame))
    }
    return same
  }

  async #render(folder: ModuleFolder, contents: IndexContents): Promise<Outcome> {
    const { address } = folder
    const { registry } = this.#required
    try {
      const { packages } = this.#settings
      const deleted = this.#deleted.get(address) ?? []
      const reading = { contents, registry, packages, deleted, decisions: this.#decisions }
      const rendered = await renderModule(folder, reading)
      const versions = rendered.listed?.module.versions.length ?? 0
      return { address, registry, rendered, digest: rendered.digest, versions, refusal: undefined }
    } catch (error) {
      const isDamage = error instanceof RegistryError && /^(INDEX_INVALID|LIMIT_EXCEEDED)$/.test(error.code)
      if (!isDamage) throw error
      const refusal = error.toRefusal()
      return { address, registry, rendered: undefined, digest: undefined, versions: 0, refusal }
    }
  }

  #take({ address, rendered, registry, digest, versions, refusal }: Outcome): void {
    if (registry !== this.#registry) return
    this.#held.drop(address)
    this.#modules.set(address, { digest, versions, refusal })
    const { module, latest } = rendered?.listed ?? {}
    this.#lists.set(address, module && latest && catalogItem(module, latest))
    if (rendered === undefined || rendered.changes.size === 0) return
    const paths = [...rendered.changes.keys()]
    const { check } = this.#settings
    this.#held.hold(address, check ? new Map(paths.map((path) => [path, null])) : rendered.changes)
  }

  #goneBeside(seen: ReadonlySet<string>) {
    return [...this.#deleted].flatMap(([address, deleted]) => {
      const fault = seen.has(address) ? undefined : droppedVersion(address, deleted, undefined)
      return fault === undefined ? [] : [{ address, error: damagedModule(address, fault).toRefusal() }]
    })
  }

  #forget(address: string): void {
    this.#held.drop(address)
    this.#modules.delete(address)
    this.#lists.set(address, undefined)
  }

  /** A damaged module stays in lists as it is there. */
  async #keepItems(): Promise<void> {
    for (const [address, { refusal }] of this.#modules) {
      if (refusal === undefined) continue
      const read = (paths: readonly string[]) => this.#readLists(paths)
      this.#lists.set(address, await listedItem(address, read))
    }
  }

  async #readLists(paths: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    return this.#required.contents.read(paths.flatMap((path) => this.#listFiles.get(path) ?? []))
  }

  async #compare(
    files: readonly (readonly [path: string, text: string | null])[],
    changes: ModuleChanges,
  ): Promise<void> {
    for (let at = 0; at < files.length; at += COMPARED_AT_ONCE) {
      const batch = files.slice(at, at + COMPARED_AT_ONCE)
      const paths = batch.map(([path]) => path)
      const lists = await this.#readLists(paths)
      const others = await this.#required.snapshot.read(paths.filter((path) => !isListPath(path)))
      for (const [path, text] of batch) {
        const current = lists.get(path) ?? others.get(path)
        if (!isSameText(text, current)) changes.set(path, text === null ? null : encoded(text))
      }
    }
  }

  get #required() {
    const [registry, snapshot, contents] = [this.#registry, this.#snapshot, this.#contents]
    if (registry === undefined || snapshot === undefined || contents === undefined)
      throw new TypeError('no snapshot was read')
    return { registry, snapshot, contents }
  }
}

/** How an index is rendered. */
interface RenderingSettings {
  readonly packages: PackagedInterfaces
  /** Whether only the paths of changes are wanted. */
  readonly check: boolean
  readonly url: string | undefined
  readonly decisions: ReadDecisions | undefined
  readonly maxHeldBytes: number
  /** Commits what is held. */
  readonly commitPart: () => Promise<void>
}

/** The item that the catalog has of a module, or else the list of its name; undefined where neither shows it, or can be read. */
async function listedItem(
  address: string,
  read: (paths: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>,
): Promise<ModuleListItem | undefined> {
  const parts = splitAddress(address)
  const chain = catalogChain(parts)
  const files = await read([...chain, nameListPath(parts)])
  const lists = [...chain, nameListPath(parts)].flatMap((path) => itemsIn(path, files.get(path)))
  return lists.find((item) => itemAddress(item) === address)
}

function itemsIn(path: string, bytes: Uint8Array | undefined): readonly ModuleListItem[] {
  try {
    if (!path.startsWith('catalog/')) return parseModuleList(path, bytes).modules
    const file = parseCatalogFile(path, bytes)
    return 'modules' in file ? file.modules : []
  } catch {
    return []
  }
}

/** The lists and the catalog of all modules of an index. Of each module it keeps the item of the catalog, as text. */
export class ListPlan {
  readonly #items = new Map<string, string>()

  /** @param item of the catalog; undefined for a module that no list shows */
  set(address: string, item: ModuleListItem | undefined): void {
    if (item === undefined) this.#items.delete(address)
    else this.#items.set(address, JSON.stringify(item))
  }

  clear(): void {
    this.#items.clear()
  }

  /** The files, a few at a time. A list without modules is none of them. */
  *files(): Generator<RenderedFile[]> {
    const addresses = [...this.#items.keys()]
    for (const list of LISTS) {
      for (const [path, group] of groupBy(addresses, (address) => list.path(splitAddress(address))))
        yield [[path, renderList(list, path, this.#contentOf(list, group))]]
    }
    const hash = (address: string) => catalogHash(splitAddress(address)).slice(0, SHORTEST_PREFIX)
    for (const group of groupBy(addresses, hash).values())
      yield renderCatalog(group.flatMap((address) => this.#read(address)))
  }

  #contentOf(list: List, addresses: readonly string[]): ModuleList {
    let content: ModuleList = { modules: [] }
    for (const address of addresses)
      for (const item of this.#read(address)) content = addToList(list, content, listItemOf(item))
    return content
  }

  #read(address: string): ModuleListItem[] {
    const text = this.#items.get(address)
    return text === undefined ? [] : [JSON.parse(text)]
  }
}

/** Changes of modules that are not committed. */
export class HeldChanges {
  readonly #modules = new Map<string, ModuleChanges>()
  #bytes = 0

  /** Of the contents of all files. */
  get bytes(): number {
    return this.#bytes
  }

  get addresses(): string[] {
    return [...this.#modules.keys()]
  }

  /** Takes the place of what was held of the module. */
  hold(address: string, changes: ModuleChanges): void {
    this.drop(address)
    this.#modules.set(address, changes)
    this.#bytes += sizeOf(changes)
  }

  drop(address: string): void {
    this.#bytes -= sizeOf(this.#modules.get(address) ?? new Map())
    this.#modules.delete(address)
  }

  clear(): void {
    this.#modules.clear()
    this.#bytes = 0
  }

  /** Of all modules together. */
  changes(): ModuleChanges {
    return new Map([...this.#modules.values()].flatMap((changes) => [...changes]))
  }
}

function sizeOf(changes: ModuleChanges): number {
  return [...changes.values()].reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0)
}
