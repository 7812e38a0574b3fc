import { quote, RegistryError } from '../../base/error.ts'
import type { IndexContents, IndexSnapshot, ListedFile } from '../ports.ts'

/** The files of a snapshot one after the other, also where it only gives all paths at once. */
export function contentsOf(snapshot: IndexSnapshot): IndexContents {
  return snapshot.contents?.() ?? new SnapshotContents(snapshot)
}

class SnapshotContents implements IndexContents {
  readonly commit: string | null
  readonly #snapshot: IndexSnapshot

  constructor(snapshot: IndexSnapshot) {
    this.commit = snapshot.commit
    this.#snapshot = snapshot
  }

  async *list(): AsyncGenerator<ListedFile[]> {
    const paths = (await this.#snapshot.list()).toSorted()
    yield paths.map((path) => ({ path, isSpecial: false }))
  }

  read(files: readonly ListedFile[]): Promise<ReadonlyMap<string, Uint8Array>> {
    return this.#snapshot.read(files.map(({ path }) => path))
  }

  async stream({ path }: ListedFile, into: (bytes: Uint8Array) => void): Promise<boolean> {
    const bytes = (await this.#snapshot.read([path])).get(path)
    if (bytes !== undefined) into(bytes)
    return bytes !== undefined
  }
}

/** Every file of an index. Throws INDEX_INVALID for what is none. */
export async function* regularFiles(
  snapshot: IndexSnapshot,
  contents: IndexContents,
): AsyncGenerator<readonly ListedFile[]> {
  for await (const files of contents.list()) {
    const special = files.find(({ isSpecial }) => isSpecial)
    if (special !== undefined) {
      // A directory says what it is.
      await snapshot.read([special.path])
      const problem = `${quote(special.path)} in the index is no regular file`
      throw new RegistryError('INDEX_INVALID', problem, 'replace it by a file: an index holds nothing else')
    }
    yield files
  }
}
