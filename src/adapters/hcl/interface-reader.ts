import { isUtf8 } from 'node:buffer'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { isInterfaceFile, type ModuleFile } from '../../interface/read/module-files.ts'
import { interfaceFromFiles, type ReadFile } from '../../interface/read/module-reading.ts'
import type { ParsedFile } from '../../interface/read/syntax.ts'
import { isConfiguration } from '../../module/configuration-file.ts'
import { LimitedFiles } from './limits.ts'

/** A file of a module; `id` is equal for equal bytes, so that they are parsed once. */
export interface IdentifiedFile extends ModuleFile {
  readonly id: string | undefined
}

const NO_BYTES = new Uint8Array()

const MAX_CACHED_FILES = 20_000
const MAX_CACHED_INTERFACES = 100

/** Files → what the module offers. One for many versions: what they share is parsed once, and equal modules are one. */
export class InterfaceReader {
  readonly #parsed = new Map<string, ParsedFile>()
  readonly #moduleInterfaces = new Map<string, ModuleInterface>()
  #parse: Promise<(path: string, text: string) => ParsedFile> | undefined

  /** Loads the parser, which commands that read no configuration never do. */
  prepare(): void {
    // Whoever reads is told why it does not start.
    this.#parser().catch(() => {})
  }

  async read(files: Iterable<IdentifiedFile> | AsyncIterable<IdentifiedFile>): Promise<ModuleInterface> {
    const limits = new LimitedFiles()
    const read: (ReadFile & IdentifiedFile)[] = []
    for await (const file of files) {
      if (!isInterfaceFile(file.path)) continue
      // What was parsed is not kept: a module may have any number of files.
      if (isConfiguration(file.path))
        read.push({ ...file, parsed: await this.#file(file, limits), bytes: NO_BYTES })
      else read.push({ ...file, parsed: undefined })
    }
    return this.#moduleInterface(read)
  }

  #moduleInterface(files: readonly (ReadFile & IdentifiedFile)[]): ModuleInterface {
    // What a limit of time left unread is not the file's own, and not the next version's.
    const isWhole = files.every(({ id, parsed }) => id !== undefined && (parsed?.problems.length ?? 0) === 0)
    if (!isWhole) return interfaceFromFiles(files)
    const key = files.map(({ path, id }) => `${id} ${path}`).join('\n')
    const moduleInterface = this.#moduleInterfaces.get(key) ?? interfaceFromFiles(files)
    if (this.#moduleInterfaces.size >= MAX_CACHED_INTERFACES) this.#moduleInterfaces.clear()
    this.#moduleInterfaces.set(key, moduleInterface)
    return moduleInterface
  }

  async #file(file: IdentifiedFile, limits: LimitedFiles): Promise<ParsedFile> {
    const refused = limits.refuse(file.size ?? file.bytes.length)
    if (refused !== undefined) return refused
    const key = `${file.id}${/\.json$/.test(file.path) ? '.json' : ''}`
    const known = file.id === undefined ? undefined : this.#parsed.get(key)
    const parsed = known ?? (await this.#text(file))
    limits.count(parsed)
    if (file.id !== undefined) this.#keep(key, parsed)
    return parsed
  }

  async #text({ path, bytes }: ModuleFile): Promise<ParsedFile> {
    if (!isUtf8(bytes))
      return { blocks: [], problems: [{ line: 1, column: 1, message: 'the file is not UTF-8' }] }
    const parse = await this.#parser()
    return parse(path, new TextDecoder().decode(bytes))
  }

  #parser(): Promise<(path: string, text: string) => ParsedFile> {
    this.#parse ??= import('./file-syntax.ts').then(({ startFileSyntax }) => startFileSyntax())
    return this.#parse
  }

  #keep(key: string, parsed: ParsedFile): void {
    if (this.#parsed.size >= MAX_CACHED_FILES) this.#parsed.clear()
    this.#parsed.set(key, parsed)
  }
}
