import { quote, type Refusal, RegistryError } from '../base/error.ts'
import { inOrder } from '../base/in-order.ts'
import { slices } from '../base/slices.ts'
import { RENDERER } from '../base/tool-version.ts'
import { splitAddress } from '../module/module-address.ts'
import type { RegistryDocument } from './format/documents.ts'
import { registryIn } from './format/index-files.ts'
import { itemAddress, type ModuleListItem, parseCatalogFile, parseModuleList } from './format/module-list.ts'
import { catalogChain, isListPath, MODULES_DIRECTORY, nameListPath, REGISTRY_PATH } from './format/paths.ts'
import { type RenderedFile, registryFiles } from './plan/file-table.ts'
import { movedRegistry, type RegistrySettings } from './plan/init.ts'
import { contentsOf, regularFiles } from './plan/snapshot-contents.ts'
import { updateIndex } from './plan/update-index.ts'
import type {
  IndexContents,
  IndexSnapshot,
  IndexStore,
  ListedFile,
  ModuleDecisions,
  PackagedInterfaces,
  RaceBackoff,
} from './ports.ts'
import { FolderFiles, type ModuleFolder, splitByModule } from './walk/folder-files.ts'
import { AddressSpellings, ListPlan } from './walk/list-plan.ts'
import { digestOfModule, droppedBy, type WalkedModule, walkModule } from './walk/module-walk.ts'
import { fixOf, type Problem } from './walk/problem.ts'
import { walkRegistry } from './walk/registry-walk.ts'

/** Bytes of changed files that `render` holds in memory. Above it `render` writes them in several commits. */
const MAX_HELD_BYTES = 32 * 1024 * 1024

/** Files that `render` compares at the same time. The rest waits. */
const COMPARED_AT_ONCE = 50

/** Modules that `render` reads at the same time. The rest waits. */
const RENDERED_AT_ONCE = 32

export interface RenderReport {
  readonly status: 'rendered' | 'planned' | 'unchanged'
  readonly modules: number
  readonly versions: number
  readonly refused: readonly RefusedModule[]
  readonly index: { readonly commit: string | null; readonly changed: readonly string[] }
}

interface RefusedModule {
  /** `namespace/name/system` */
  readonly address: string
  readonly error: Refusal
}

export interface RenderOptions {
  /** Writes nothing, and reports what would change. */
  readonly check?: boolean
  /** What the index becomes that gets another public URL. */
  readonly move?: RegistrySettings & { readonly url: string }
  /** What is decided of the modules of a snapshot on the way; absent, or undefined: nothing. */
  decisions?(snapshot: IndexSnapshot, registry: RegistryDocument): Promise<ModuleDecisions | undefined>
  readonly message?: string
  /** Bytes of changes that are held before they are committed as a part. */
  readonly maxHeldBytes?: number
}

export interface RenderDependencies {
  readonly index: IndexStore
  readonly raceBackoff: RaceBackoff
  readonly packages: PackagedInterfaces
}

/**
 * Rebuilds every file of an index but the packages, and adds modules that were copied in as folders. It holds one module at a
 * time, and the changes of a commit; a change of many bytes becomes several commits. A module whose sources of truth are
 * damaged, or whose history holds a version that is missing, is reported, and it and its place in lists stay as they are; without a folder
 * it is in no list. Throws INDEX_INVALID for a broken or missing `registry.json` and for addresses that differ only by case, and what `updateIndex` throws.
 */
export async function render(
  { index, raceBackoff, packages }: RenderDependencies,
  options: RenderOptions = {},
): Promise<RenderReport> {
  const { check = false, move } = options
  const { message = move === undefined ? 'Render the index' : `Move the index to ${move.url}` } = options
  const parts: string[] = []
  let count = 0
  const commitPart = async (): Promise<void> => {
    count += 1
    const { commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
      if (!rendering.isCurrent(snapshot)) await rendering.dropStale(snapshot)
      return { result: undefined, change: { message: `${message} (part ${count})`, files: rendering.held() } }
    })
    parts.push(...changed)
    rendering.finishPart(commit)
  }
  const rendering = new IndexRendering(packages, options, commitPart)
  const first = await index.open()
  await rendering.pass(first)
  const planned = await rendering.changes()
  const report = (commit: string | null, changed: readonly string[]): RenderReport => ({
    status: changed.length === 0 ? 'unchanged' : check ? 'planned' : 'rendered',
    ...rendering.counts(),
    index: { commit, changed },
  })
  if (check) return report(first.commit, [...planned.keys()])
  if (planned.size === 0 && rendering.head !== undefined) return report(rendering.head, parts)
  const { commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
    if (!rendering.isCurrent(snapshot)) await rendering.pass(snapshot)
    return { result: undefined, change: { message, files: await rendering.changes() } }
  })
  return report(commit, [...parts, ...changed])
}

type Changes = Map<string, Uint8Array | null>

/** A module that was rendered, without its files. */
interface SeenModule {
  /** Of `module.json`; undefined where the module has to be rendered again, empty where there is none. */
  readonly digest: string | undefined
  readonly versions: number
  readonly refusal: Refusal | undefined
}

interface Outcome {
  readonly address: string
  readonly walked: WalkedModule | undefined
  readonly refusal: Refusal | undefined
  /** What it was rendered for. */
  readonly registry: RegistryDocument
}

/** What is known of an index that is being rendered: of each module a digest, its item for the lists, and changes not yet committed. */
class IndexRendering {
  /** The commit of which all modules are rendered; undefined where another writer was faster. */
  head: string | null | undefined
  readonly #packages: PackagedInterfaces
  readonly #options: RenderOptions
  readonly #commitPart: () => Promise<void>
  readonly #modules = new Map<string, SeenModule>()
  /** Changes of modules that are not committed, by address. */
  readonly #held = new Map<string, Changes>()
  #heldBytes = 0
  readonly #lists = new ListPlan()
  readonly #roots = new Map<string, ListedFile>()
  #registryText = ''
  #registry: RegistryDocument | undefined
  #decisions: ModuleDecisions | undefined
  #contents: IndexContents | undefined
  #changes: Changes | undefined
  #deleted: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map()
  /** Modules that had versions, and whose folders are gone. Lists show what is there, so they show none of these. */
  #gone: readonly RefusedModule[] = []

  /** @param commitPart commits what is held */
  constructor(packages: PackagedInterfaces, options: RenderOptions, commitPart: () => Promise<void>) {
    this.#packages = packages
    this.#options = options
    this.#commitPart = commitPart
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
    this.#contents = contents
    this.#changes = undefined
    this.#roots.clear()
    this.#deleted = await readDeletedVersions(snapshot, contents)
    const spellings = new AddressSpellings()
    const seen = new Set<string>()
    const work = async (part: ModuleFolder | ListedFile): Promise<ModuleFolder | ListedFile | Outcome> =>
      'address' in part && !known.has(part.address) ? this.#render(part, contents) : part
    const parts = splitByModule(regularFiles(snapshot, contents))
    for await (const part of inOrder(parts, RENDERED_AT_ONCE, work)) {
      if ('path' in part) {
        this.#roots.set(part.path, part)
        continue
      }
      const { address } = part
      seen.add(address)
      if ('walked' in part) this.#take(part)
      const clash = this.#modules.get(address)?.digest === '' ? undefined : spellings.add(address)
      if (clash !== undefined)
        throw new RegistryError(
          'INDEX_INVALID',
          clash.message,
          `take the folder of one of them out of ${MODULES_DIRECTORY}`,
        )
      if (this.#heldBytes > (this.#options.maxHeldBytes ?? MAX_HELD_BYTES)) await this.#commitPart()
    }
    for (const address of [...this.#modules.keys()]) if (!seen.has(address)) this.#forget(address)
    this.#gone = [...this.#deleted].flatMap(([address, [dropped]]) => {
      if (seen.has(address) || dropped === undefined) return []
      const [version, commit] = dropped
      const path = `${MODULES_DIRECTORY}/${address}/${version}`
      const message = droppedBy(commit)
      return [
        { address, error: refusalOf({ code: 'VERSION_DROPPED', address, version: null, message, path }) },
      ]
    })
  }

  /** All that is left to commit: changes of modules, then lists, the files of the registry, and lists that nothing fills. */
  async changes(): Promise<Changes> {
    if (this.#changes !== undefined) return this.#changes
    const changes = this.held()
    const listed = new Set<string>()
    for (const [address, { refusal }] of this.#modules)
      if (refusal !== undefined) this.#lists.set(address, await this.#listedItem(address))
    for (const files of this.#lists.files()) {
      for (const [path] of files) listed.add(path)
      await this.#compare(files, changes)
    }
    const rest = registryFiles(this.#required.registry).filter(([path]) => !listed.has(path))
    await this.#compare(rest, changes)
    for (const [path] of rest) listed.add(path)
    for (const path of this.#roots.keys()) if (isListPath(path) && !listed.has(path)) changes.set(path, null)
    this.#changes = changes
    return changes
  }

  held(): Changes {
    return new Map([...this.#held.values()].flatMap((changes) => [...changes]))
  }

  /** Drops what is held of modules that are not any more as they were rendered; a later pass renders them again. */
  async dropStale(snapshot: IndexSnapshot): Promise<void> {
    const addresses = [...this.#held.keys()]
    await this.#readRegistry(snapshot)
    const same = new Set(await this.#selectSame(snapshot, addresses))
    if (snapshot.commit !== null || same.size < addresses.length) this.head = undefined
    for (const address of addresses) {
      if (same.has(address)) continue
      this.#drop(address)
      this.#modules.delete(address)
    }
  }

  /** What was held is committed. */
  finishPart(commit: string | null): void {
    this.#held.clear()
    this.#heldBytes = 0
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
    this.#decisions = await this.#options.decisions?.(snapshot, before)
    const text = `${digestOfModule(files.get(REGISTRY_PATH))}${this.#decisions?.key ?? ''}`
    if (text === this.#registryText) return
    const { move } = this.#options
    this.#registryText = text
    this.#registry = { ...(move === undefined ? before : movedRegistry(before, move)), renderer: RENDERER }
    this.#modules.clear()
    this.#lists.clear()
    this.#held.clear()
    this.#heldBytes = 0
  }

  /** Those of the modules whose `module.json` is as it was rendered. */
  async #selectSame(snapshot: IndexSnapshot, addresses: readonly string[]): Promise<string[]> {
    const same: string[] = []
    const path = (address: string) => `${MODULES_DIRECTORY}/${address}/module.json`
    for (const batch of slices(addresses, COMPARED_AT_ONCE)) {
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
      const deleted = this.#deleted.get(address)
      const reading = { contents, registry, packages: this.#packages, deleted, decisions: this.#decisions }
      const walked = await walkModule(folder, reading)
      const [damage] = walked.damage
      return { address, registry, walked, refusal: damage && refusalOf(damage) }
    } catch (error) {
      const isDamage = error instanceof RegistryError && /^(INDEX_INVALID|LIMIT_EXCEEDED)$/.test(error.code)
      if (!isDamage) throw error
      return { address, registry, walked: undefined, refusal: error.toRefusal() }
    }
  }

  #take({ address, walked, registry, refusal }: Outcome): void {
    if (registry !== this.#registry) return
    this.#drop(address)
    if (walked === undefined || refusal !== undefined) {
      this.#modules.set(address, { digest: undefined, versions: 0, refusal })
      this.#lists.set(address, undefined)
      return
    }
    const { module, digest, changes } = walked
    this.#modules.set(address, { digest, versions: module?.versions.length ?? 0, refusal })
    this.#lists.add(walked)
    if (changes.size === 0) return
    const held: Changes = new Map()
    for (const [path, text] of changes) held.set(path, this.#options.check ? null : encoded(text))
    this.#held.set(address, held)
    this.#heldBytes += sizeOf(held)
  }

  #drop(address: string): void {
    this.#heldBytes -= sizeOf(this.#held.get(address) ?? new Map())
    this.#held.delete(address)
  }

  #forget(address: string): void {
    this.#drop(address)
    this.#modules.delete(address)
    this.#lists.set(address, undefined)
  }

  /** A damaged module stays in lists as the catalog has it, or else the list of its name. */
  async #listedItem(address: string): Promise<ModuleListItem | undefined> {
    const parts = splitAddress(address)
    const paths = [...catalogChain(parts), nameListPath(parts)]
    const files = await this.#required.contents.read(paths.flatMap((path) => this.#roots.get(path) ?? []))
    const items = paths.flatMap((path) => itemsIn(path, files.get(path)))
    return items.find((item) => itemAddress(item) === address)
  }

  async #compare(files: readonly RenderedFile[], changes: Changes): Promise<void> {
    for (const batch of slices(files, COMPARED_AT_ONCE)) {
      const listed = batch.flatMap(([path]) => this.#roots.get(path) ?? [])
      const different = await new FolderFiles(this.#required.contents, listed).different(batch)
      for (const [path, text] of different) changes.set(path, encoded(text))
    }
  }

  get #required() {
    const [registry, contents] = [this.#registry, this.#contents]
    if (registry === undefined || contents === undefined) throw new TypeError('no snapshot was read')
    return { registry, contents }
  }
}

/** An INDEX_INVALID: no derived file may hide the damage. */
function refusalOf(problem: Problem): Refusal {
  const { message, hint } = problem
  if (hint !== undefined) return { code: 'INDEX_INVALID', message, hint }
  return {
    code: 'INDEX_INVALID',
    message: `${quote(problem.path ?? '')} is not accepted: ${message}`,
    hint: `look for more with module-registry verify --index …, and ${fixOf(problem)}`,
  }
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

/** The bytes of a text, in memory of their own: a small Buffer shares its memory with others, which would stay with it. */
function encoded(text: string | null): Uint8Array | null {
  return text === null ? null : new TextEncoder().encode(text)
}

function sizeOf(changes: Changes): number {
  return [...changes.values()].reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0)
}

const RELEASE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/([^/]+)\/release\.json$/

/**
 * By address, the versions whose `release.json` a commit of the branch has deleted, each with the commit, as far as the history is here;
 * they may be there again. Those that `registry.json` accepts as `VERSION_DROPPED` are left out.
 */
async function readDeletedVersions(
  snapshot: IndexSnapshot,
  contents: IndexContents,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const deleted = new Map<string, Map<string, string>>()
  const files = (await snapshot.deletedFiles?.('release.json')) ?? new Map<string, string>()
  if (files.size === 0) return deleted
  const { acceptedReason } = await walkRegistry(contents)
  for (const [path, commit] of files) {
    const [, address = '', version = ''] = RELEASE.exec(path) ?? []
    if (address === '' || acceptedReason({ code: 'VERSION_DROPPED', address, version }) !== undefined)
      continue
    deleted.set(address, (deleted.get(address) ?? new Map<string, string>()).set(version, commit))
  }
  return deleted
}
