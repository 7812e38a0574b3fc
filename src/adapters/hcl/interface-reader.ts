import { isUtf8 } from 'node:buffer'
import { BoundedMap } from '../../base/bounded-map.ts'
import { groupBy } from '../../base/group.ts'
import { type RunWork, runWork } from '../../base/run-work.ts'
import type { PackagedInterfaces } from '../../index/ports.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import {
  interfaceFromDirectories,
  interfaceFromFiles,
  type ReadDirectory,
  type ReadFile,
  readDirectory,
} from '../../interface/read/interface-from-files.ts'
import {
  directoryOf,
  type ModuleFile,
  selectDirectories,
  selectInterfaceFiles,
} from '../../interface/read/module-files.ts'
import { isConfiguration } from '../../module/configuration-file.ts'
import { rootPrefix } from '../../package/package.ts'
import { readModuleZip } from '../filesystem/zip-reader.ts'
import { ConfigurationLimits, parseConfiguration } from './configuration-parser.ts'

/** Bytes of memory for each byte of the files of a directory that was read. */
const DIRECTORY_BYTES_FOR_EACH = 4

/** Bytes of memory for each byte of a configuration file that was parsed. */
const PARSED_BYTES_FOR_EACH = 6

/** Bytes of read directories that a run keeps in memory, about. Those that were not used for longest are read again. */
const MAX_CACHED_DIRECTORY_BYTES = 8 * 1024 * 1024

/** Bytes of parsed files that a run keeps in memory, about. Those that were not used for longest are parsed again. */
const MAX_CACHED_FILE_BYTES = 8 * 1024 * 1024

/** A file of a module that is read only if it has to be. Files with one `oid`, such as a Git blob, have equal bytes. */
interface ListedFile {
  /** From the module's root, with slashes. */
  readonly path: string
  readonly oid: string
}

type Load<File> = (wanted: readonly File[]) => AsyncIterable<readonly [File, { readonly bytes: Uint8Array }]>

type KeptFile = ReadFile & { readonly size: number }

interface KeptDirectory extends ReadDirectory {
  readonly size: number
}

const NO_BYTES = new Uint8Array()

/**
 * Reads the interface of modules from their files. One reader for many versions: it parses each file that they share once, and
 * versions share the objects of their equal directories. A file that does not parse, or is beyond a limit, becomes a diagnostic.
 */
export class InterfaceReader implements PackagedInterfaces {
  readonly #run: RunWork
  readonly #parsed = new BoundedMap<KeptFile>(MAX_CACHED_FILE_BYTES)
  readonly #directories = new BoundedMap<KeptDirectory>(MAX_CACHED_DIRECTORY_BYTES)

  /** @param run parses a file, and reads a directory of parsed files */
  constructor(run = runWork) {
    this.#run = run
  }

  async inPackage(zip: Uint8Array, subdirectory: string): Promise<ModuleInterface> {
    const prefix = rootPrefix(subdirectory)
    const files = await readModuleZip(zip, prefix)
    return this.read(
      selectInterfaceFiles(files.map((file) => ({ ...file, path: file.path.slice(prefix.length) }))),
    )
  }

  /** @param files those that {@link selectInterfaceFiles} gives */
  async read(files: Iterable<ModuleFile> | AsyncIterable<ModuleFile>): Promise<ModuleInterface> {
    const limits = new ConfigurationLimits()
    const read: ReadFile[] = []
    for await (const file of files) read.push(this.#run(() => readFile(file, limits)))
    return this.#run(() => interfaceFromFiles(read))
  }

  /** Reads a module of which the files are known. @param load the contents of some of them, in their order */
  async readListed<File extends ListedFile>(
    files: readonly File[],
    load: Load<File>,
  ): Promise<ModuleInterface> {
    const paths = files.map(({ path }) => path)
    const { submodules, examples } = selectDirectories(paths)
    const inDirectories = groupBy(files, ({ path }) => directoryOf(path))
    const known = new Map<string, KeptDirectory>()
    const unknown = new Map<string, File[]>()
    for (const path of ['', ...submodules, ...examples]) {
      const own = inDirectories.get(path) ?? []
      const directory = this.#directories.get(keyOf(own))
      if (directory === undefined) unknown.set(path, own)
      else known.set(path, directory)
    }
    const limits = new ConfigurationLimits()
    for (const { size } of known.values()) limits.refuse(size)
    const read = await this.#readFiles([...unknown.values()].flat(), load, limits)
    if (limits.isExceeded) return this.read(contentsOf(load(files)))
    for (const [path, own] of unknown) known.set(path, this.#readDirectory(path, own, read))
    return interfaceFromDirectories(paths, (path) => known.get(path) ?? readDirectory(path, []))
  }

  async #readFiles<File extends ListedFile>(
    files: readonly File[],
    load: Load<File>,
    limits: ConfigurationLimits,
  ): Promise<Map<ListedFile, KeptFile>> {
    const read = new Map<ListedFile, KeptFile>()
    for (const file of files) {
      const kept = this.#parsed.get(parsedKey(file))
      if (kept === undefined) continue
      limits.refuse(kept.size)
      read.set(file, { ...kept, path: file.path })
    }
    const unread = files.filter((file) => !read.has(file))
    for await (const [file, { bytes }] of load(unread)) {
      const parsed = this.#run(() => readFile({ path: file.path, bytes }, limits))
      const found = { ...parsed, size: bytes.length }
      if (limits.isExceeded) break
      read.set(file, found)
      if (found.parsed !== undefined)
        this.#parsed.set(parsedKey(file), found, bytes.length * PARSED_BYTES_FOR_EACH)
    }
    return read
  }

  #readDirectory(
    path: string,
    files: readonly ListedFile[],
    read: ReadonlyMap<ListedFile, KeptFile>,
  ): KeptDirectory {
    const own = files.map((file) => read.get(file)).filter((file) => file !== undefined)
    const size = sum(own.filter(({ parsed }) => parsed !== undefined))
    const directory = { ...this.#run(() => readDirectory(path, own)), size }
    this.#directories.set(keyOf(files), directory, sum(own) * DIRECTORY_BYTES_FOR_EACH)
    return directory
  }
}

/** Bytes that were parsed are not kept: a module may have any number of files. */
function readFile(file: ModuleFile, limits: ConfigurationLimits): ReadFile {
  const { path, bytes, size = bytes.length } = file
  if (!isConfiguration(path)) return { ...file, parsed: undefined }
  const refusal = limits.refuse(size) ?? (isUtf8(bytes) ? undefined : 'the file is not UTF-8')
  const text = refusal === undefined ? new TextDecoder().decode(bytes) : ''
  return { ...file, parsed: parseConfiguration(path, text, refusal), bytes: NO_BYTES }
}

async function* contentsOf<File extends ListedFile>(
  loaded: ReturnType<Load<File>>,
): AsyncGenerator<ModuleFile> {
  for await (const [{ path }, { bytes }] of loaded) yield { path, bytes }
}

function parsedKey({ path, oid }: ListedFile): string {
  return path.endsWith('.json') ? `${oid}.json` : oid
}

function keyOf(files: readonly ListedFile[]): string {
  return files.map(({ path, oid }) => `${oid} ${path}`).join('\n')
}

function sum(files: readonly KeptFile[]): number {
  return files.reduce((bytes, { size }) => bytes + size, 0)
}
