import { createHash } from 'node:crypto'
import type { RenderedFile } from '../plan/file-table.ts'
import type { IndexContents, ListedFile } from '../ports.ts'

/**
 * The files of one folder of an index. Documents are read; of all others it is only asked whether they are what they shall be,
 * which the ids of a listing of Git tell without reading them.
 */
export class FolderFiles {
  readonly #contents: IndexContents
  readonly #files: ReadonlyMap<string, ListedFile>
  readonly #bytes = new Map<string, Uint8Array>()

  /** @param files those that are no regular files count as absent */
  constructor(contents: IndexContents, files: Iterable<ListedFile>) {
    this.#contents = contents
    const regular = [...files].filter(({ isSpecial }) => !isSpecial)
    this.#files = new Map(regular.map((file) => [file.path, file]))
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  /** The bytes of those of the files that the folder has. */
  async read(paths: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const wanted = paths.flatMap((path) => (this.#bytes.has(path) ? [] : (this.#files.get(path) ?? [])))
    if (wanted.length > 0)
      for (const [path, bytes] of await this.#contents.read(wanted)) this.#bytes.set(path, bytes)
    return this.#bytes
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
      const bytes = Buffer.from(text)
      if (file.oid !== undefined) return file.oid !== blobId(bytes)
      const current = read.get(path)
      return current === undefined || !bytes.equals(current)
    })
  }
}

/** https://git-scm.com/book/en/v2/Git-Internals-Git-Objects#_object_storage */
function blobId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
