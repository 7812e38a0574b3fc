import { join } from 'node:path/posix'
import { stringValue } from '../interface/read/expression.ts'
import { mergeOverrides } from '../interface/read/interface-from-files.ts'
import { resolvePath, selectConfiguration } from '../interface/read/module-files.ts'
import type { FileBlock } from '../interface/read/parsed-file.ts'
import { readVersion, type Version } from '../module/version.ts'
import { MAX_LOCAL_DEPTH } from './limits.ts'
import { readRegistrySource } from './module-source.ts'
import type { CallPosition, InstalledModule, ModuleUse } from './module-use.ts'
import type { ConfigurationFile, RootModules } from './ports.ts'

/** The modules that one root module uses. */
export interface RootUses {
  readonly uses: readonly ModuleUse[]
  /** Calls of modules that are in no registry: in Git, at a URL. */
  readonly others: number
  /** Files that do not parse. */
  readonly problems: readonly (CallPosition & { readonly message: string })[]
}

/**
 * The modules of registries that a root module uses: those that its `module` blocks call, also by way of local modules, and those
 * that the client has installed for them. Undefined where there is no configuration and nothing is installed.
 */
export async function readUses(
  directory: string,
  modules: RootModules,
  defaultHost: string,
): Promise<RootUses | undefined> {
  const installed = await modules.installed(directory)
  const tree = new CallTree(directory, { modules, defaultHost, installed: installed ?? [] })
  const isModule = await tree.read('', '', 0)
  if (!isModule && installed === undefined) return undefined
  tree.addInstalled()
  return tree
}

interface TreeSettings {
  readonly modules: RootModules
  readonly defaultHost: string
  readonly installed: readonly InstalledModule[]
}

class CallTree implements RootUses {
  readonly uses: ModuleUse[] = []
  readonly problems: (CallPosition & { message: string })[] = []
  others = 0
  readonly #directory: string
  readonly #settings: TreeSettings
  /** By key; of the root's own files. */
  readonly #positions = new Map<string, CallPosition>()
  #isRoot = false

  constructor(directory: string, settings: TreeSettings) {
    this.#directory = directory
    this.#settings = settings
  }

  /** Whether the directory has configuration. @param path from the root module, @param parent key of the module in it */
  async read(path: string, parent: string, depth: number): Promise<boolean> {
    const files = await this.#settings.modules.configuration(nameOf(this.#directory, path))
    if (files === undefined || files.length === 0) return false
    if (parent === '') this.#isRoot = true
    for (const block of callsIn(files)) await this.#call(block, { path, parent, depth })
    this.#report(files, path)
    return true
  }

  /** Modules that the client has installed for the modules of the configuration; for a root without files all of them. */
  addInstalled(): void {
    const known = new Set(this.#positions.keys())
    for (const { key, source, version } of this.#settings.installed) {
      if (key === '' || known.has(key)) continue
      const ancestor = ancestorsOf(key).find((each) => known.has(each))
      if (this.#isRoot && ancestor === undefined) continue
      const position = this.#positions.get(ancestor ?? '') ?? this.#installedPosition()
      this.#add(source, { key, constraint: undefined, installed: readInstalled(version), ...position })
    }
  }

  #installedPosition(): CallPosition {
    return { file: nameOf(this.#directory, '.terraform/modules/modules.json'), line: 1 }
  }

  async #call(
    block: FileBlock,
    { path, parent, depth }: { readonly path: string; readonly parent: string; readonly depth: number },
  ): Promise<void> {
    const name = block.labels[0] ?? ''
    const key = parent === '' ? name : `${parent}.${name}`
    const source = stringValue(block.attributes.get('source'))
    const position = { file: nameOf(this.#directory, join(path, block.file)), line: block.line }
    this.#positions.set(key, position)
    if (/^\.{1,2}\//.test(source)) {
      if (depth < MAX_LOCAL_DEPTH) await this.read(resolvePath(path, source), key, depth + 1)
      return
    }
    const before = this.#settings.installed.find((each) => each.key === key && this.#isSame(each, source))
    const constraint = constraintOf(block)
    this.#add(source, { key, constraint, installed: before && readInstalled(before.version), ...position })
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

  #add(source: string, use: Pick<ModuleUse, 'key' | 'constraint' | 'installed' | 'file' | 'line'>): void {
    const installed = this.#settings.installed.find(({ key }) => key === use.key)
    // `modules.json` says which registry an address without a host meant.
    const written = use.installed === undefined ? source : (installed?.source ?? source)
    const found = readRegistrySource(written, this.#settings.defaultHost)
    if (found === undefined) this.others += 1
    else this.uses.push({ directory: this.#directory, source, ...found, ...use })
  }

  #report(files: readonly ConfigurationFile[], path: string): void {
    for (const { path: file, parsed } of files)
      for (const { line, message } of parsed.problems.slice(0, 1))
        this.problems.push({ file: nameOf(this.#directory, join(path, file)), line, message })
  }
}

/** The `module` blocks of a directory, with its override files merged into them. */
function callsIn(files: readonly ConfigurationFile[]): FileBlock[] {
  const { primary, overrides } = selectConfiguration(files)
  const blocks = (each: ConfigurationFile) =>
    each.parsed.blocks.filter(({ type }) => type === 'module').map((block) => ({ ...block, file: each.path }))
  return mergeOverrides(primary.flatMap(blocks), overrides.flatMap(blocks))
}

function constraintOf({ attributes }: FileBlock): string | undefined {
  const version = attributes.get('version')
  return version === undefined || version.kind === 'literal' ? stringValue(version) : undefined
}

function readInstalled(text: string): Version | undefined {
  const reading = readVersion(text)
  return reading.ok ? reading.version : undefined
}

/** The nearest first. */
function ancestorsOf(key: string): string[] {
  const parts = key.split('.')
  return parts.map((_, at) => parts.slice(0, parts.length - 1 - at).join('.')).filter((each) => each !== '')
}

/** A path below a directory as users name it: that of the working directory needs no name. */
function nameOf(directory: string, path: string): string {
  return join(directory, path)
}
