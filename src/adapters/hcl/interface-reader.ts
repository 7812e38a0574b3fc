import { isUtf8 } from 'node:buffer'
import type { PackagedInterfaces } from '../../index/ports.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { interfaceFromFiles, type ReadFile } from '../../interface/read/interface-from-files.ts'
import { type ModuleFile, selectInterfaceFiles } from '../../interface/read/module-files.ts'
import type { ParsedFile } from '../../interface/read/parsed-file.ts'
import { isConfiguration } from '../../module/configuration-file.ts'
import { rootPrefix } from '../../package/package.ts'
import { readStoredZip } from '../filesystem/stored-zip-reader.ts'
import { ConfigurationLimits } from './configuration-limits.ts'
import { MAX_CACHED_FILES, MAX_CACHED_INTERFACES } from './limits.ts'

const NO_BYTES = new Uint8Array()

/**
 * Reads the interface of modules from their files. One reader for many versions: it parses each file that they share once, and
 * returns the same object for versions with equal files. A file that does not parse, or is beyond a limit, becomes a diagnostic.
 */
export class InterfaceReader implements PackagedInterfaces {
  readonly #parsed = new Map<string, ParsedFile>()
  readonly #interfaces = new Map<string, ModuleInterface>()
  #parse: Promise<(path: string, text: string) => ParsedFile> | undefined

  /** Loads the parser before it is needed. Without this the first file loads it; without files nothing does. */
  prepare(): void {
    // The first file that is read gets the error.
    this.#parser().catch(() => {})
  }

  inPackage(zip: Uint8Array, subdirectory: string): Promise<ModuleInterface> {
    const prefix = rootPrefix(subdirectory)
    const files = [...readStoredZip(zip)].filter(({ path }) => path.startsWith(prefix))
    return this.read(
      selectInterfaceFiles(files.map((file) => ({ ...file, path: file.path.slice(prefix.length) }))),
    )
  }

  /** @param files those that {@link selectInterfaceFiles} gives */
  async read(files: Iterable<ModuleFile> | AsyncIterable<ModuleFile>): Promise<ModuleInterface> {
    const limits = new ConfigurationLimits()
    const read: ReadFile[] = []
    for await (const file of files) {
      // Bytes that were parsed are not kept: a module may have any number of files.
      if (isConfiguration(file.path))
        read.push({ ...file, parsed: await this.#parseFile(file, limits), bytes: NO_BYTES })
      else read.push({ ...file, parsed: undefined })
    }
    return this.#interfaceFrom(read)
  }

  #interfaceFrom(files: readonly ReadFile[]): ModuleInterface {
    // A problem may come from the time limit, which the next version with the same files need not reach.
    const isWhole = files.every(({ id, parsed }) => id !== undefined && (parsed?.problems.length ?? 0) === 0)
    if (!isWhole) return interfaceFromFiles(files)
    const key = files.map(({ path, id }) => `${id} ${path}`).join('\n')
    const moduleInterface = this.#interfaces.get(key) ?? interfaceFromFiles(files)
    keep(this.#interfaces, MAX_CACHED_INTERFACES, [key, moduleInterface])
    return moduleInterface
  }

  async #parseFile(file: ModuleFile, limits: ConfigurationLimits): Promise<ParsedFile> {
    const refusal = limits.refuse(file.size ?? file.bytes.length)
    if (refusal !== undefined) return unread(refusal)
    const key = `${file.id}${file.path.endsWith('.json') ? '.json' : ''}`
    const known = file.id === undefined ? undefined : this.#parsed.get(key)
    const parsed = known ?? (await this.#parseText(file))
    limits.count(parsed)
    if (file.id !== undefined) keep(this.#parsed, MAX_CACHED_FILES, [key, parsed])
    return parsed
  }

  async #parseText({ path, bytes }: ModuleFile): Promise<ParsedFile> {
    if (!isUtf8(bytes)) return unread('the file is not UTF-8')
    const parse = await this.#parser()
    return parse(path, new TextDecoder().decode(bytes))
  }

  #parser(): Promise<(path: string, text: string) => ParsedFile> {
    this.#parse ??= import('./configuration-parser.ts').then((module) => module.startConfigurationParser())
    return this.#parse
  }
}

function unread(message: string): ParsedFile {
  return { blocks: [], problems: [{ line: 1, column: 1, message }] }
}

function keep<T>(cache: Map<string, T>, limit: number, [key, value]: readonly [string, T]): void {
  if (cache.size >= limit) cache.clear()
  cache.set(key, value)
}
