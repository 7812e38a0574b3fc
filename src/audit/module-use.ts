import { join } from 'node:path/posix'
import type { Archive } from '../index/packages/package-source.ts'
import type { SourcePosition } from '../interface/module-interface.ts'
import { stringValue } from '../interface/read/expression.ts'
import { mergeOverrides } from '../interface/read/interface-from-files.ts'
import { resolvePath, selectConfiguration } from '../interface/read/module-files.ts'
import type { FileBlock, ParsedFile } from '../interface/read/parsed-file.ts'
import { isConfiguration } from '../module/configuration-file.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { parseRegistrySource, type RegistrySource } from '../module/module-source.ts'
import { isVersion, type Version } from '../module/version.ts'

/** Depth of calls up to which local modules are read. Deeper ones are left out. */
const MAX_LOCAL_DEPTH = 32

/** The source of a module block in a registry; undefined for every other kind of source: a path, a Git repository, a URL. */
export function readRegistrySource(source: string, defaultHost: string): RegistrySource | undefined {
  return /::|:\/\/|[?@\s]/.test(source) ? undefined : parseRegistrySource(source, defaultHost)
}

/** `modules.acme.dev/acme/vpc/aws`. */
export function moduleName({ host, address }: Pick<RegistrySource, 'host' | 'address'>): string {
  return `${host}/${formatModuleAddress(address)}`
}

/**
 * One `module` block that names a registry, of a root module or of a module that it calls. Its file is as users name it from where they
 * are: `live/prod/main.tf`.
 */
export interface ModuleUse extends RegistrySource, SourcePosition {
  /** The root module, as the user named it. */
  readonly directory: string
  /** As `modules.json` names it: `network.vpc` is called by `network`. */
  readonly key: string
  readonly source: string
  /** Empty for any version; undefined for an expression that has to be evaluated, and where only the installed version is known. */
  readonly constraint: string | undefined
  /** Undefined before `init`. */
  readonly installed: Version | undefined
}

/** A module that a client has installed, as `modules.json` has it. */
interface InstalledModule {
  readonly key: string
  readonly source: string
  /** Empty for modules of no registry. */
  readonly version: string
}

export interface ConfigurationFile {
  /** Without its directory. */
  readonly path: string
  readonly text: string
  readonly parsed: ParsedFile
}

/** Root modules on disk: their configuration, and what clients have installed for them. */
export interface RootModules {
  /** The configuration files of a directory; undefined where there is no such directory. */
  configuration(directory: string): Promise<readonly ConfigurationFile[] | undefined>
  /** The directory, and those below it, that have configuration or are Terragrunt units. */
  below(directory: string): Promise<readonly string[]>
  /** What `modules.json` names; undefined before the first `init`. */
  installed(directory: string): Promise<readonly InstalledModule[] | undefined>
}

/** How the files that a client has installed compare with the zip that they came from. */
export type FilesComparison =
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly files: readonly string[] }
  | { readonly kind: 'unknown'; readonly reason: string }

export interface InstalledPackages {
  /** Fetches a zip, and compares its files with those that are installed for a module. */
  compare(
    archive: Archive,
    installed: { readonly directory: string; readonly key: string },
  ): Promise<FilesComparison>
}

interface RootUses {
  readonly uses: readonly ModuleUse[]
  /** Calls of modules that are in no registry: in Git, at a URL. */
  readonly others: number
  /** Whether clients find configuration or installed modules there: a Terragrunt unit alone is none. */
  readonly isRoot: boolean
  /** The local modules that it calls. */
  readonly called: ReadonlySet<string>
  readonly problems: readonly (SourcePosition & { readonly message: string })[]
}

/**
 * The modules of registries that a root module uses: those that its `module` blocks call, also by way of local modules, and those
 * that the client has installed for them. Undefined where there is no configuration and nothing is installed.
 */
async function readUses(
  directory: string,
  modules: RootModules,
  defaultHost: string,
): Promise<RootUses | undefined> {
  const installed = await modules.installed(directory)
  const tree = new CallTree(directory, { modules, defaultHost, installed })
  const isModule = await tree.read('', '', 0)
  if (!isModule && installed === undefined) return undefined
  tree.addInstalled()
  return tree
}

/** What a root module uses; of a directory that is none, those below it that no other one calls. */
export async function readUsesBelow(
  directory: string,
  modules: RootModules,
  defaultHost: string,
): Promise<RootUses[]> {
  const own = await readUses(directory, modules, defaultHost)
  if (own?.isRoot) return [own]
  const found: (readonly [string, RootUses])[] = []
  for (const each of await modules.below(directory)) {
    const uses = await readUses(each, modules, defaultHost)
    if (uses !== undefined) found.push([each, uses])
  }
  const called = new Set(found.flatMap(([each, uses]) => [...uses.called].filter((path) => path !== each)))
  return found.filter(([each]) => !called.has(each)).map(([, uses]) => uses)
}

interface TreeSettings {
  readonly modules: RootModules
  readonly defaultHost: string
  readonly installed: readonly InstalledModule[] | undefined
}

class CallTree implements RootUses {
  readonly uses: ModuleUse[] = []
  readonly problems: (SourcePosition & { message: string })[] = []
  readonly called = new Set<string>()
  others = 0
  readonly #directory: string
  readonly #settings: TreeSettings
  /** By key; of the root's own files. */
  readonly #positions = new Map<string, SourcePosition>()
  #hasConfiguration = false

  constructor(directory: string, settings: TreeSettings) {
    this.#directory = directory
    this.#settings = settings
  }

  get isRoot(): boolean {
    return this.#hasConfiguration || this.#settings.installed !== undefined
  }

  /** Whether the directory has configuration. @param path from the root module, @param parent key of the module in it */
  async read(path: string, parent: string, depth: number): Promise<boolean> {
    const files = await this.#settings.modules.configuration(join(this.#directory, path))
    if (files === undefined || files.length === 0) return false
    if (parent === '') this.#hasConfiguration = files.some((file) => isConfiguration(file.path))
    else this.called.add(join(this.#directory, path))
    for (const block of callsIn(files)) await this.#call(block, { path, parent, depth })
    for (const { path: file, parsed } of files)
      for (const { line, message } of parsed.problems.slice(0, 1))
        this.problems.push({ file: join(this.#directory, path, file), line, message })
    return true
  }

  /** Modules that the client has installed for the modules of the configuration; for a root without files all of them. */
  addInstalled(): void {
    const known = new Set(this.#positions.keys())
    const list = join(this.#directory, '.terraform/modules/modules.json')
    for (const installed of this.#settings.installed ?? []) {
      const { key, source } = installed
      if (key === '' || known.has(key)) continue
      const ancestor = ancestorsOf(key).find((each) => known.has(each))
      if (this.#hasConfiguration && ancestor === undefined) continue
      const position = this.#positions.get(ancestor ?? '') ?? { file: list, line: 1 }
      this.#add(source, installed, { key, constraint: undefined, ...position })
    }
  }

  async #call(
    block: FileBlock,
    { path, parent, depth }: { readonly path: string; readonly parent: string; readonly depth: number },
  ): Promise<void> {
    const name = block.labels[0] ?? block.type
    const key = parent === '' ? name : `${parent}.${name}`
    const { source, constraint } = calledIn(block)
    const position = { file: join(this.#directory, path, block.file), line: block.line }
    this.#positions.set(key, position)
    if (/^\.{1,2}\//.test(source)) {
      if (depth < MAX_LOCAL_DEPTH) await this.read(resolvePath(path, source), key, depth + 1)
      return
    }
    const before = this.#settings.installed?.find((each) => each.key === key && this.#isSame(each, source))
    this.#add(source, before, { key, constraint, ...position })
  }

  /** Whether the installed module is the one that the configuration names now. */
  #isSame({ source }: InstalledModule, called: string): boolean {
    const { defaultHost } = this.#settings
    // Clients write the host that an address without one meant.
    const hostOf = (text: string) => readRegistrySource(text, '')?.host
    const one = readRegistrySource(source, defaultHost)
    const other = readRegistrySource(called, hostOf(source) ?? defaultHost)
    return one !== undefined && other !== undefined && JSON.stringify(one) === JSON.stringify(other)
  }

  #add(
    source: string,
    entry: InstalledModule | undefined,
    use: Pick<ModuleUse, 'key' | 'constraint' | 'file' | 'line'>,
  ): void {
    const { version = '', source: written = source } = entry ?? {}
    const installed = isVersion(version) ? version : undefined
    // `modules.json` says which registry an address without a host meant.
    const found = readRegistrySource(installed ? written : source, this.#settings.defaultHost)
    if (found === undefined) this.others += 1
    else this.uses.push({ directory: this.#directory, source, ...found, installed, ...use })
  }
}

/** The `module` blocks of a directory, with its override files merged into them, and the `terraform` block of a Terragrunt unit. */
function callsIn(files: readonly ConfigurationFile[]): FileBlock[] {
  const { primary, overrides } = selectConfiguration(files)
  const blocksOf = (each: ConfigurationFile) =>
    each.parsed.blocks.map((block) => ({ ...block, file: each.path }))
  const modules = (of: readonly ConfigurationFile[]) =>
    of.flatMap(blocksOf).filter(({ type }) => type === 'module')
  const units = files.filter(({ path }) => !isConfiguration(path)).flatMap(blocksOf)
  return [...mergeOverrides(modules(primary), modules(overrides)), ...units]
}

function calledIn({ attributes }: FileBlock): Pick<ModuleUse, 'source' | 'constraint'> {
  const [version, source] = [attributes.get('version'), stringValue(attributes.get('source'))]
  const unit = readUnitSource(source)
  if (unit !== undefined) return { source: unit.source, constraint: unit.version }
  const constraint = version === undefined || version.kind === 'literal' ? stringValue(version) : undefined
  return { source, constraint }
}

/** `tfr://HOST/NAMESPACE/NAME/SYSTEM//DIRECTORY?version=VERSION` as modules have it; Terragrunt has a third slash where there is no host. */
function readUnitSource(text: string): { readonly source: string; readonly version: string } | undefined {
  const [, source, query = ''] = /^tfr:\/\/\/?([^?]+)(?:\?(.*))?$/s.exec(text) ?? []
  return source === undefined
    ? undefined
    : { source, version: new URLSearchParams(query).get('version') ?? '' }
}

function ancestorsOf(key: string): string[] {
  const parts = key.split('.')
  return parts.map((_, at) => parts.slice(0, parts.length - 1 - at).join('.')).filter((each) => each !== '')
}
