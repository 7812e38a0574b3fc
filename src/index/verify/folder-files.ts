import { hash } from 'node:crypto'
import { z } from 'zod'
import { messageOf } from '../../base/error.ts'
import { parseJson } from '../../base/schema.ts'
import { INDEX_FORMAT } from '../format/documents.ts'
import { locationKind } from '../format/location.ts'
import { MODULES_DIRECTORY } from '../format/paths.ts'
import { MAX_DOCUMENT_BYTES } from '../limits.ts'
import type { RenderedFile } from '../plan/file-table.ts'
import type { IndexContents, ListedFile } from '../ports.ts'
import type { Fault } from './check-context.ts'
import type { FindingCode } from './finding.ts'

/**
 * The files of one folder of an index. Documents are read; of all others it is only asked whether they are what they shall be,
 * which the ids of a listing of Git tell without reading them.
 */
export class FolderFiles {
  readonly #contents: Pick<IndexContents, 'read' | 'stream'>
  readonly #files: ReadonlyMap<string, ListedFile>
  readonly #bytes = new Map<string, Uint8Array>()

  /** @param files those that are no regular files count as absent */
  constructor(contents: Pick<IndexContents, 'read' | 'stream'>, files: Iterable<ListedFile>) {
    this.#contents = contents
    const regular = [...files].filter(({ isSpecial }) => !isSpecial)
    this.#files = new Map(regular.map((file) => [file.path, file]))
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  /** What tells the bytes of a file from others without reading them: the id of its blob; undefined in a directory. */
  idOf(path: string): string | undefined {
    const file = this.#files.get(path)
    return file === undefined ? 'absent' : file.oid
  }

  /** The bytes of those of the files that the folder has. */
  async read(paths: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const wanted = paths.flatMap((path) => (this.#bytes.has(path) ? [] : (this.#files.get(path) ?? [])))
    if (wanted.length > 0)
      for (const [path, bytes] of await this.#contents.read(wanted)) this.#bytes.set(path, bytes)
    return this.#bytes
  }

  /** A document as its parser reads it; undefined where there is none, or where it is too large or not valid, which is a fault. */
  async parse<T>(path: string, parse: (bytes: Uint8Array) => T, faults: Fault[]): Promise<T | undefined> {
    const bytes = (await this.read([path])).get(path)
    if (bytes === undefined) {
      faults.push(...(await this.tooLarge([path])))
      return undefined
    }
    try {
      return parse(bytes)
    } catch (error) {
      faults.push(documentFault(path, bytes, error))
      return undefined
    }
  }

  /** What is wrong with those of the files that the folder has, and that are too large to be read. */
  async tooLarge(paths: readonly string[]): Promise<Fault[]> {
    const faults: Fault[] = []
    const unread = paths.flatMap((path) => (this.#bytes.has(path) ? [] : (this.#files.get(path) ?? [])))
    for (const file of unread) {
      let size = 0
      await this.#contents.stream(file, (bytes) => {
        size += bytes.length
      })
      const { path } = file
      const name = path.slice(path.lastIndexOf('/') + 1)
      const message = `${name} has ${size} bytes, the limit is ${MAX_DOCUMENT_BYTES} bytes for a document`
      if (size > MAX_DOCUMENT_BYTES) faults.push({ code: 'DOCUMENT_INVALID', message, path })
    }
    return faults
  }

  /** Those of the texts that the folder does not have so. */
  async different(rendered: readonly RenderedFile[]): Promise<RenderedFile[]> {
    const unknown = rendered.filter(
      ([path, text]) => text !== null && this.#files.get(path)?.oid === undefined,
    )
    const read = await this.read(unknown.map(([path]) => path))
    return rendered.filter(([path, text]) => {
      const file = this.#files.get(path)
      if (text === null || file === undefined) return (text ?? undefined) !== file
      if (file.oid !== undefined) return file.oid !== blobId(text)
      const current = read.get(path)
      return current === undefined || !Buffer.from(text).equals(current)
    })
  }
}

/** https://git-scm.com/book/en/v2/Git-Internals-Git-Objects#_object_storage */
function blobId(text: string): string {
  return hash('sha1', `blob ${Buffer.byteLength(text)}\0${text}`)
}

const newer = z.looseObject({ format: z.number().int().gt(INDEX_FORMAT) })
const named = z.looseObject({ address: z.string(), version: z.string().optional() })
const numbers = z.array(z.looseObject({ version: z.string() })).catch([])
const located = z.array(z.looseObject({ packages: z.array(z.looseObject({ location: z.string() })) }))
const marked = z.looseObject({ versions: numbers, removed: numbers })

/** What is wrong with a document that its parser refuses. */
function documentFault(path: string, bytes: Uint8Array, error: unknown): Fault {
  const folder = path.slice(0, path.lastIndexOf('/'))
  return { code: codeOf(folder, bytes), message: messageOf(error), path }
}

function codeOf(folder: string, bytes: Uint8Array): FindingCode {
  const value = parseJson(z.unknown(), bytes)
  if (newer.safeParse(value).success) return 'FORMAT_NEWER'
  const own = named.safeParse(value).data
  const isOfModule = folder.startsWith(`${MODULES_DIRECTORY}/`)
  if (isOfModule && own && folder !== [MODULES_DIRECTORY, own.address, own.version].filter(Boolean).join('/'))
    return 'DOCUMENT_MISPLACED'
  const { versions = [], removed = [] } = marked.safeParse(value).data ?? {}
  const published = new Set(versions.map(({ version }) => version))
  if (locationsIn(value).some(isForeign)) return 'LOCATION_FOREIGN'
  return removed.some(({ version }) => published.has(version)) ? 'VERSION_REUSED' : 'DOCUMENT_INVALID'
}

/** Of a `release.json`, or of all versions of a `module.json`. */
function locationsIn(value: unknown): string[] {
  const listed = z.looseObject({ versions: located }).safeParse(value).data?.versions
  const own = located.safeParse([value]).data
  return (listed ?? own ?? []).flatMap(({ packages }) => packages.map(({ location }) => location))
}

function isForeign(location: string): boolean {
  try {
    locationKind(location)
    return false
  } catch {
    return true
  }
}
