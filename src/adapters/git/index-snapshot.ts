import { quote, RegistryError } from '../../base/error.ts'
import { slices } from '../../base/slices.ts'
import { MAX_DOCUMENT_BYTES } from '../../index/limits.ts'
import type { IndexContents, IndexSnapshot, ListedFile, PrefetchedFiles } from '../../index/ports.ts'
import type { BranchCommit, HistoryChange, IndexHistory } from '../../index/verify/ports.ts'
import type { DiskCache } from '../filesystem/disk-cache.ts'
import type { IndexBranch } from './index-branch.ts'
import type { GitObjects } from './objects.ts'
import { DIRECTORY_MODE, entriesAt, readAt } from './tree.ts'

/** Paths on one command line of git, which may be 128 KiB long. More are asked for in turn. */
const MAX_LISTED_PATHS = 100

/** Bytes of the list of paths that changed between two commits. After a larger change every file counts as changed. */
const MAX_CHANGES_BYTES = 8 * 1024 * 1024

const BLOB_MODE = /^1[02]0/

/** An index as one commit of its branch has it. @param blobs of the objects of the branch */
export function snapshotAt(branch: IndexBranch, commit: string, blobs: DiskCache): IndexSnapshot {
  const { objects } = branch
  let expected: PrefetchedFiles | undefined
  const entriesIn = (path: string) => entriesAt(objects, { commit, path }, lostAt(commit, path))
  return {
    exists: true,
    commit,
    prefetch: (files) => {
      expected = files
    },
    async read(paths) {
      const ahead = expected
      expected = undefined
      await branch.fetch?.(commit, [...paths, ...(ahead?.paths ?? [])], ahead?.choices)
      const files = paths.map(
        async (path) => [path, await readAt(objects, { commit, path }, lostAt(commit, path))] as const,
      )
      return new Map(
        (await Promise.all(files)).flatMap(([path, object]) =>
          object?.type === 'blob' ? [[path, object.bytes] as const] : [],
        ),
      )
    },
    async locate(path) {
      await branch.fetch?.(commit, [path])
      const end = path.lastIndexOf('/')
      const entries = await entriesIn(path.slice(0, Math.max(0, end)))
      const entry = entries.find((each) => each.path === path.slice(end + 1) && BLOB_MODE.test(each.mode))
      return entry && blobs.locate(entry.oid)
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
      return (await entriesIn(path)).map((entry) => entry.path)
    },
    deletedFiles: (name) => deletedFiles(objects, commit, name),
    history: () => gitHistory(branch, commit),
    changedSince: ({ commit: earlier }) => changedPaths(branch, earlier, commit),
    ...(branch.fetch === undefined && branch.fetchCommit === undefined
      ? { isOlderThan: async (other: string) => !(await isAncestor(objects, other, commit)) }
      : {}),
  }
}

/** INDEX_UNREACHABLE where the objects of a path are lost: they are not taken for absent. */
function lostAt(commit: string, path: string): () => RegistryError {
  return () =>
    new RegistryError(
      'INDEX_UNREACHABLE',
      `${quote(path)} of the index cannot be read: objects of its commit ${commit} are lost`,
      'restore the repository of the index',
    )
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
    let last = ''
    // A tree that Git did not write may have a name twice, or in no order, of which readers take one file or the other, or lead above itself.
    const inOrder = (file: ListedFile): ListedFile => {
      const isSpecial = file.isSpecial || file.path <= last || /(?:^|\/)\.{1,2}(?:\/|$)/.test(file.path)
      last = file.path
      return { ...file, isSpecial }
    }
    for await (const lines of objects.texts([...list, ...paths]))
      yield lines.map((line) => inOrder(listedFile(line)))
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
      for (const some of slices(paths, MAX_LISTED_PATHS)) yield* listed(some)
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

/** No setting of the user changes what is printed. */
const FORMAT = ['-z', '--no-renames', '--no-color']
const RAW = ['--raw', '-r', '--no-abbrev', ...FORMAT]
const LOG = ['log', '--first-parent', '-m', '--no-show-signature']

/** Of a regular file. https://git-scm.com/docs/git-fast-import#_filemodify */
const FILE_MODE = /^:?100/

/** Fewer digits may begin several ids. */
const COMMIT_ID = /^[0-9a-f]{7,40}$/

/** The paths of deleted files of this name, with the newest commit of the branch that deleted each. */
async function deletedFiles(objects: GitObjects, head: string, name: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let commit = ''
  const deletions = [...LOG, '--diff-filter=D', '--format=commit %H', '--name-only', ...FORMAT, head]
  for await (const word of wordsOf(objects, [...deletions, '--', `:(glob)v1/modules/*/*/*/*/${name}`])) {
    const text = word.trimStart()
    if (text.startsWith('commit ')) commit = text.slice('commit '.length)
    else if (text !== '' && !found.has(text)) found.set(text, commit)
  }
  return found
}

async function hasCommit(objects: GitObjects, commit: string): Promise<boolean> {
  return (await objects.read(`${commit}^{commit}`)) !== undefined
}

/** False also for commits that are not here. */
async function isAncestor(objects: GitObjects, earlier: string, later: string): Promise<boolean> {
  return (await objects.run(['merge-base', '--is-ancestor', earlier, later])).code === 0
}

/**
 * The history of a branch, by its first parents: what readers of the branch have seen. The commits of a merged branch were
 * never at its head. docs/decisions/0020-history-by-first-parents.md
 */
function gitHistory(branch: IndexBranch, head: string): IndexHistory {
  const { objects } = branch
  let line: Promise<readonly string[]> | undefined
  return {
    head,
    async resolve(revision) {
      line ??= objects
        .run(['rev-list', '--first-parent', head, '--'])
        .then(({ stdout }) => stdout.split('\n'))
      const ids = await line
      const own = COMMIT_ID.test(revision) ? ids.find((each) => each.startsWith(revision)) : undefined
      if (own !== undefined) return own
      const named = await branch.resolve?.(revision)
      return ids.find((each) => each === named)
    },
    async isAhead(commit) {
      if (!(await hasCommit(objects, commit))) await branch.fetchCommit?.(commit)
      return isAncestor(objects, head, commit)
    },
    async *commits(since) {
      const range = since === undefined ? head : `${since}..${head}`
      const log = [...LOG, '--root', '--reverse', '--format=commit %H %P', ...RAW, range, '--']
      const words = wordsOf(objects, log)
      let current: (BranchCommit & { readonly changes: HistoryChange[] }) | undefined
      for await (const word of words) {
        const text = word.trimStart()
        if (text.startsWith(':')) {
          current?.changes.push(changeOf(text, (await words.next()).value ?? ''))
        } else if (text !== '') {
          if (current !== undefined) yield current
          const [, commit = '', parent = '', ...merged] = text.split(' ')
          current = { commit, parent: parent === '' ? null : parent, merged, changes: [] }
        }
      }
      if (current !== undefined) yield current
    },
    async difference(since, commit = head) {
      const words = wordsOf(objects, ['diff-tree', ...RAW, since, commit, '--'])
      const changes: HistoryChange[] = []
      for await (const word of words) changes.push(changeOf(word, (await words.next()).value ?? ''))
      return { commit, parent: since, changes }
    },
    async folders(path) {
      const entries = await entriesAt(objects, { commit: head, path })
      return entries.filter(({ mode }) => mode === DIRECTORY_MODE).map((entry) => entry.path)
    },
    async read(name) {
      const object = await objects.read(name)
      return object?.type === 'blob' ? object.bytes : undefined
    },
  }
}

async function* wordsOf(objects: GitObjects, args: readonly string[]): AsyncGenerator<string> {
  for await (const texts of objects.texts(args)) yield* texts
}

/** `:<mode before> <mode after> <blob before> <blob after> <status>`. https://git-scm.com/docs/git-diff#_raw_output_format */
function changeOf(text: string, path: string): HistoryChange {
  const [modeBefore = '', modeAfter = '', before = '', after = ''] = text.split(' ')
  const blob = (mode: string, oid: string) => (FILE_MODE.test(mode) ? oid : null)
  return { path, before: blob(modeBefore, before), after: blob(modeAfter, after) }
}
