import { quote, RegistryError } from '../../base/error.ts'
import type { IndexContents, IndexSnapshot, ListedFile } from '../ports.ts'

/** The files of a snapshot one after the other, also where it only gives all paths at once. */
export function contentsOf(snapshot: IndexSnapshot): IndexContents {
  const read = (files: readonly ListedFile[]) => snapshot.read(files.map(({ path }) => path))
  return (
    snapshot.contents?.() ?? {
      commit: snapshot.commit,
      async *list() {
        yield (await snapshot.list()).toSorted().map((path) => ({ path, isSpecial: false }))
      },
      read,
      async stream(file, into) {
        const bytes = (await read([file])).get(file.path)
        if (bytes !== undefined) into(bytes)
        return bytes !== undefined
      },
    }
  )
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
