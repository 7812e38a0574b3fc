import type { HistoryChange, HistoryCommit, IndexHistory } from '../../index/verify/ports.ts'
import type { IndexBranch } from './index-branch.ts'
import type { GitObjects } from './objects.ts'
import { DIRECTORY_MODE, parseTree } from './tree.ts'

/** No setting of the user changes what is printed. */
const FORMAT = ['-z', '--no-renames', '--no-color']
const RAW = ['--raw', '-r', '--no-abbrev', ...FORMAT]
const LOG = ['log', '--first-parent', '-m', '--no-show-signature']

/** Of a regular file. https://git-scm.com/docs/git-fast-import#_filemodify */
const FILE_MODE = /^:?100/

/** Fewer digits may begin several ids. */
const COMMIT_ID = /^[0-9a-f]{7,40}$/

/** The paths of deleted files of this name, with the newest commit of the branch that deleted each. */
export async function deletedFiles(
  objects: GitObjects,
  head: string,
  name: string,
): Promise<Map<string, string>> {
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

export async function hasCommit(objects: GitObjects, commit: string): Promise<boolean> {
  return (await objects.read(`${commit}^{commit}`)) !== undefined
}

/** False also for commits that are not here. */
export async function isAncestor(objects: GitObjects, earlier: string, later: string): Promise<boolean> {
  return (await objects.run(['merge-base', '--is-ancestor', earlier, later])).code === 0
}

/**
 * The history of a branch, by its first parents: what readers of the branch have seen. The commits of a merged branch were
 * never at its head. docs/decisions/0020-history-by-first-parents.md
 */
export class GitHistory implements IndexHistory {
  readonly head: string
  readonly #objects: GitObjects
  readonly #branch: IndexBranch
  #line: Promise<readonly string[]> | undefined

  constructor(branch: IndexBranch, head: string) {
    this.#objects = branch.objects
    this.head = head
    this.#branch = branch
  }

  async resolve(revision: string): Promise<string | undefined> {
    this.#line ??= this.#objects
      .run(['rev-list', '--first-parent', this.head, '--'])
      .then(({ stdout }) => stdout.split('\n'))
    const line = await this.#line
    const own = COMMIT_ID.test(revision) ? line.find((each) => each.startsWith(revision)) : undefined
    if (own !== undefined) return own
    const named = await this.#branch.resolve?.(revision)
    return line.find((each) => each === named)
  }

  async isAhead(commit: string): Promise<boolean> {
    if (!(await hasCommit(this.#objects, commit))) await this.#branch.fetchCommit?.(commit)
    return isAncestor(this.#objects, this.head, commit)
  }

  async *commits(since: string | undefined): AsyncGenerator<HistoryCommit> {
    const range = since === undefined ? this.head : `${since}..${this.head}`
    const log = [...LOG, '--root', '--reverse', '--format=commit %H %P', ...RAW, range, '--']
    const words = wordsOf(this.#objects, log)
    let current: { commit: string; parent: string | null; changes: HistoryChange[] } | undefined
    for await (const word of words) {
      const text = word.trimStart()
      if (text.startsWith(':')) {
        current?.changes.push(changeOf(text, (await words.next()).value ?? ''))
      } else if (text !== '') {
        if (current !== undefined) yield current
        const [, commit = '', parent = ''] = text.split(' ')
        current = { commit, parent: parent === '' ? null : parent, changes: [] }
      }
    }
    if (current !== undefined) yield current
  }

  async difference(since: string): Promise<HistoryCommit> {
    const words = wordsOf(this.#objects, ['diff-tree', ...RAW, since, this.head, '--'])
    const changes: HistoryChange[] = []
    for await (const word of words) changes.push(changeOf(word, (await words.next()).value ?? ''))
    return { commit: this.head, parent: since, changes }
  }

  async folders(path: string): Promise<string[]> {
    const tree = await this.#objects.read(`${this.head}:${path}`)
    const entries = tree?.type === 'tree' ? parseTree(tree.bytes, path) : []
    return entries.filter(({ mode }) => mode === DIRECTORY_MODE).map((entry) => entry.path)
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    const object = await this.#objects.read(name)
    return object?.type === 'blob' ? object.bytes : undefined
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
