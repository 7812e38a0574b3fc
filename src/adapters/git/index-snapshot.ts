import { quote, RegistryError } from '../../base/error.ts'
import { MAX_DOCUMENT_BYTES } from '../../index/limits.ts'
import type { ExpectedFiles, IndexContents, IndexSnapshot, ListedFile } from '../../index/ports.ts'
import type { TreeEntry } from '../../package/package-files.ts'
import type { BlobFiles } from './blob-files.ts'
import type { IndexBranch } from './index-branch.ts'
import { deletedFiles, hasCommit, isAncestor } from './index-history.ts'
import { MAX_CHANGES_BYTES, MAX_LISTED_PATHS } from './limits.ts'
import type { GitObject, GitObjects } from './objects.ts'
import { parseTree, readAt } from './tree.ts'

const BLOB_MODE = /^1[02]0/

/** An index as one commit of its branch has it. @param blobs of the objects of the branch */
export function snapshotAt(branch: IndexBranch, commit: string, blobs: BlobFiles): IndexSnapshot {
  const { objects } = branch
  let expected: ExpectedFiles | undefined
  return {
    exists: true,
    commit,
    expect: (files) => {
      expected = files
    },
    async read(paths) {
      const ahead = expected
      expected = undefined
      await branch.fetch?.(commit, [...paths, ...(ahead?.paths ?? [])], ahead?.choices)
      const files = paths.map(async (path) => [path, await objectAt(objects, commit, path)] as const)
      return new Map(
        (await Promise.all(files)).flatMap(([path, object]) =>
          object?.type === 'blob' ? [[path, object.bytes] as const] : [],
        ),
      )
    },
    async locate(path) {
      await branch.fetch?.(commit, [path])
      const end = path.lastIndexOf('/')
      const entries = await entriesOf(objects, commit, path.slice(0, Math.max(0, end)))
      const entry = entries.find((each) => each.path === path.slice(end + 1) && BLOB_MODE.test(each.mode))
      return entry && blobs.file(entry.oid)
    },
    ...(branch.fetch === undefined ? { contents: () => contentsAt(objects, commit) } : {}),
    async list() {
      const paths: string[] = []
      for await (const files of contentsAt(objects, commit).list())
        paths.push(...files.map(({ path }) => path))
      return paths
    },
    async listDirectory(path) {
      // To find a name in the directory brings its tree.
      await branch.fetch?.(commit, [`${path}/.`])
      return (await entriesOf(objects, commit, path)).map((entry) => entry.path)
    },
    deletedFiles: (name) => deletedFiles(objects, commit, name),
    changedSince: ({ commit: earlier }) => changedPaths(branch, earlier, commit),
    ...(branch.fetch === undefined && branch.fetchCommit === undefined
      ? { isOlderThan: async (other: string) => !(await isAncestor(objects, other, commit)) }
      : {}),
  }
}

/** Throws INDEX_UNREACHABLE where the objects of a path are lost: they are not taken for absent. */
function objectAt(objects: GitObjects, commit: string, path: string): Promise<GitObject | undefined> {
  const lost = () =>
    new RegistryError(
      'INDEX_UNREACHABLE',
      `${quote(path)} of the index cannot be read: objects of its commit ${commit} are lost`,
      'restore the repository of the index',
    )
  return readAt(objects, { commit, path }, lost)
}

/** What is in a directory; nothing where there is none. */
async function entriesOf(objects: GitObjects, commit: string, path: string): Promise<TreeEntry[]> {
  const tree = await objectAt(objects, commit, path)
  return tree?.type === 'tree' ? parseTree(tree.bytes, path) : []
}

/** Undefined where any file may differ: from a commit that nobody gives any more, or where the list is too long. */
async function changedPaths(
  branch: IndexBranch,
  earlier: string | null,
  commit: string,
): Promise<ReadonlySet<string> | undefined> {
  const { objects } = branch
  if (earlier === null) return undefined
  if (!(await hasCommit(objects, earlier))) await branch.fetchCommit?.(earlier)
  const words = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', earlier, commit]
  const { code, stdout } = await objects.run(words, { maxOutput: MAX_CHANGES_BYTES })
  return code === 0 ? new Set(stdout.split('\0').filter((path) => path !== '')) : undefined
}

function contentsAt(objects: GitObjects, commit: string): IndexContents {
  const list = ['--literal-pathspecs', 'ls-tree', '-r', '-z', '--full-tree', commit, '--']
  const listed = async function* (paths: readonly string[]) {
    for await (const lines of objects.texts([...list, ...paths])) yield lines.map(listedFile)
  }
  const nameOf = ({ path, oid = `${commit}:${path}` }: ListedFile) => oid
  const readOne = async (file: ListedFile) => {
    const bytes = file.isSpecial ? undefined : await readDocument(objects, nameOf(file))
    return bytes === undefined ? [] : [[file.path, bytes] as const]
  }
  return {
    commit,
    list: () => listed([]),
    async *listBelow(paths) {
      for (let at = 0; at < paths.length; at += MAX_LISTED_PATHS)
        yield* listed(paths.slice(at, at + MAX_LISTED_PATHS))
    },
    read: async (files) => new Map((await Promise.all(files.map(readOne))).flat()),
    stream: async (file, into) => objects.stream(nameOf(file), into),
  }
}

/** https://git-scm.com/docs/git-ls-tree#_output_format */
function listedFile(line: string): ListedFile {
  const tab = line.indexOf('\t')
  const [mode = '', , oid = ''] = line.slice(0, tab).split(' ')
  return { path: line.slice(tab + 1), isSpecial: !mode.startsWith('100'), oid }
}

async function readDocument(objects: GitObjects, oid: string): Promise<Uint8Array | undefined> {
  try {
    const object = await objects.read(oid)
    return object?.type === 'blob' && object.bytes.length <= MAX_DOCUMENT_BYTES ? object.bytes : undefined
  } catch (error) {
    if (error instanceof RegistryError && error.code === 'LIMIT_EXCEEDED') return undefined
    throw error
  }
}
