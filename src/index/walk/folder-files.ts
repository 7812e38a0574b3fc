import { hash } from 'node:crypto'
import { messageOf, RegistryError } from '../../base/error.ts'
import { InvalidDocument } from '../format/documents.ts'
import { MAX_DOCUMENT_BYTES } from '../limits.ts'
import type { RenderedFile } from '../plan/file-table.ts'
import type { IndexContents, ListedFile } from '../ports.ts'
import type { Problem, ProblemCode } from './problem.ts'

/** Documents that `render` rewrites in canonical form, and whose facts it keeps. */
const TRUTHS = /(^|\/)(registry|module|release|interface)\.json$/

/**
 * The files of one folder of an index: what is, what should be, and what is wrong. Documents are read; of all others it is only asked
 * whether they are what they shall be, which the ids of a listing of Git tell without reading them.
 */
export class FolderFiles {
  /** What is wrong with the sources of truth: nothing may be made from them. */
  readonly damage: Problem[] = []
  /** What else is wrong. */
  readonly problems: Problem[] = []
  /** The texts of files that are not as they shall be; null for a file that the index must not have. */
  readonly changes = new Map<string, string | null>()
  readonly #contents: Pick<IndexContents, 'read' | 'stream'>
  readonly #files: ReadonlyMap<string, ListedFile>
  readonly #subject: Pick<Problem, 'address' | 'version'>
  readonly #bytes = new Map<string, Uint8Array>()

  /** @param files those that are no regular files count as absent */
  constructor(
    contents: Pick<IndexContents, 'read' | 'stream'>,
    files: Iterable<ListedFile>,
    subject: Pick<Problem, 'address' | 'version'> = { address: null, version: null },
  ) {
    this.#contents = contents
    const regular = [...files].filter(({ isSpecial }) => !isSpecial)
    this.#files = new Map(regular.map((file) => [file.path, file]))
    this.#subject = subject
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  /** What tells the bytes of these files from others without reading them: the ids of their blobs; undefined in a directory. */
  keyOf(paths: readonly string[]): string | undefined {
    const ids = paths.map((path) => (this.has(path) ? this.#files.get(path)?.oid : 'absent'))
    return ids.includes(undefined) ? undefined : ids.join(' ')
  }

  problem(code: ProblemCode, message: string, path: string, version = this.#subject.version): Problem {
    return { code, address: this.#subject.address, version, message, path }
  }

  addDamage(code: ProblemCode, message: string, path: string, version?: string): void {
    this.damage.push(this.problem(code, message, path, version))
  }

  /** What is wrong, and no damage. */
  add(code: ProblemCode, message: string, path: string, version?: string): void {
    this.problems.push(this.problem(code, message, path, version))
  }

  /** Damage for which a reader of the file throws an error. */
  addRefusal(code: ProblemCode, error: unknown, path: string): void {
    const hint = error instanceof RegistryError ? { hint: error.hint } : {}
    this.damage.push({ ...this.problem(code, messageOf(error), path), ...hint })
  }

  async read(paths: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const wanted = this.#unread(paths)
    if (wanted.length > 0)
      for (const [path, bytes] of await this.#contents.read(wanted)) this.#bytes.set(path, bytes)
    return this.#bytes
  }

  #unread(paths: readonly string[]): ListedFile[] {
    return paths.flatMap((path) => (this.#bytes.has(path) ? [] : (this.#files.get(path) ?? [])))
  }

  /** A document as its parser reads it; undefined where there is none, or where it is too large or not valid, which is damage. */
  async parse<T>(path: string, parse: (bytes: Uint8Array) => T): Promise<T | undefined> {
    const bytes = (await this.read([path])).get(path)
    if (bytes === undefined) await this.isTooLarge([path])
    try {
      return bytes && parse(bytes)
    } catch (error) {
      const code = error instanceof InvalidDocument ? error.problem : 'DOCUMENT_INVALID'
      this.addRefusal(code, error, path)
      return undefined
    }
  }

  /** Whether one of the files that the folder has is too large to be read, which is damage. */
  async isTooLarge(paths: readonly string[]): Promise<boolean> {
    let isFound = false
    for (const file of this.#unread(paths)) {
      let size = 0
      await this.#contents.stream(file, (bytes) => {
        size += bytes.length
      })
      if (size <= MAX_DOCUMENT_BYTES) continue
      isFound = true
      const limit = `the limit is ${MAX_DOCUMENT_BYTES} bytes for a document`
      this.addDamage('DOCUMENT_INVALID', `${nameOf(file.path)} has ${size} bytes, ${limit}`, file.path)
    }
    return isFound
  }

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

  /** Notes files that are not as they shall be, and what is wrong with each. @param explained paths of which another problem tells */
  change(different: readonly RenderedFile[], explained: readonly string[] = []): void {
    for (const [path, text] of different) {
      this.changes.set(path, text)
      if (!explained.includes(path)) this.#addDifference(path, text)
    }
  }

  #addDifference(path: string, text: string | null): void {
    const name = nameOf(path)
    if (text === null)
      this.add('DERIVED_CHANGED', `${name} is there, and no listed version is left for it`, path)
    else if (!this.has(path)) this.add('DERIVED_MISSING', `${name} is missing`, path)
    else if (TRUTHS.test(path))
      this.add('NOT_CANONICAL', `${name} is not written as the tool writes it`, path)
    else this.add('DERIVED_CHANGED', `${name} is not what the sources of truth give`, path)
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

export interface ModuleFolder {
  /** `ns/name/system`, as the folder says. */
  readonly address: string
  readonly files: Map<string, ListedFile>
  /** Files of each folder in it, by the name of the folder and by their own. */
  readonly versions: Map<string, Map<string, ListedFile>>
  readonly deeper: ListedFile[]
}

const BELOW_MODULE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/(.+)$/

/** The folders of the modules, one at a time, and each file that is in none of them. @param files those of one folder together */
export async function* splitByModule(
  files: AsyncIterable<readonly ListedFile[]>,
): AsyncGenerator<ModuleFolder | ListedFile> {
  let folder: ModuleFolder | undefined
  for await (const part of files) {
    for (const file of part) {
      const [, address, rest = ''] = BELOW_MODULE.exec(file.path) ?? []
      if (folder !== undefined && folder.address !== address) {
        yield folder
        folder = undefined
      }
      if (address === undefined) {
        yield file
        continue
      }
      folder ??= { address, files: new Map(), versions: new Map(), deeper: [] }
      addTo(folder, rest.split('/'), file)
    }
  }
  if (folder !== undefined) yield folder
}

function addTo(
  { files, versions, deeper }: ModuleFolder,
  [first = '', second, ...more]: string[],
  file: ListedFile,
): void {
  if (more.length > 0) deeper.push(file)
  else if (second === undefined) files.set(first, file)
  else versions.set(first, (versions.get(first) ?? new Map<string, ListedFile>()).set(second, file))
}

/** https://git-scm.com/book/en/v2/Git-Internals-Git-Objects#_object_storage */
function blobId(text: string): string {
  return hash('sha1', `blob ${Buffer.byteLength(text)}\0${text}`)
}
