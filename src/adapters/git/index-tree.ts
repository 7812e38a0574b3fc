import { quote, RegistryError } from '../../base/error.ts'
import type { GitObjects } from './objects.ts'
import { DIRECTORY_MODE, parseTree } from './tree.ts'

const SUBMODULE_MODE = '160000'

/** Reads the file at a path of a commit; undefined if there is none. Throws INDEX_UNREACHABLE where its objects are lost. */
export async function readBlob(
  objects: GitObjects,
  commit: string,
  path: string,
): Promise<Uint8Array | undefined> {
  const object = await objects.read(`${commit}:${path}`)
  if (object === undefined) await requireAbsent(objects, commit, path)
  return object?.type === 'blob' ? object.bytes : undefined
}

/** The id of that file, which is not read. Throws the same. */
export async function findBlob(
  objects: GitObjects,
  commit: string,
  path: string,
): Promise<string | undefined> {
  const names = path.split('/')
  const name = names.pop()
  const tree = await objects.read(`${commit}:${names.join('/')}`)
  const entries = tree?.type === 'tree' ? parseTree(tree.bytes, 'the index') : []
  const entry = entries.find((each) => each.path === name)
  if (entry === undefined) await requireAbsent(objects, commit, path)
  return entry?.mode === DIRECTORY_MODE || entry?.mode === SUBMODULE_MODE ? undefined : entry?.oid
}

/** Passes if the trees of the commit say that it has no such file: git prints the same for a file whose objects are lost. */
async function requireAbsent(objects: GitObjects, commit: string, path: string): Promise<void> {
  const names = path.split('/')
  for (let depth = names.length - 1; depth >= 0; depth -= 1) {
    const parent = await objects.read(`${commit}:${names.slice(0, depth).join('/')}`)
    if (parent === undefined) continue
    const entries = parent.type === 'tree' ? parseTree(parent.bytes, 'the index') : []
    const entry = entries.find((each) => each.path === names[depth])
    if (entry === undefined || entry.mode === SUBMODULE_MODE) return
    break
  }
  throw new RegistryError(
    'INDEX_UNREACHABLE',
    `${quote(path)} of the index cannot be read: objects of its commit ${commit} are lost`,
    'restore the repository of the index',
  )
}
