import type { HistoryChange, HistoryCommit, IndexHistory } from '../../index/verify/ports.ts'
import type { IndexBranch } from './index-branch.ts'
import { splitAtNul } from './index-contents.ts'
import type { GitObjects } from './objects.ts'

/** A commit, then its changes; no setting of the user changes what is printed. */
const LOG = [
  ...['log', '--first-parent', '-m', '--root', '--reverse', '--format=commit %H %P'],
  ...['--raw', '-r', '-z', '--no-abbrev', '--no-renames', '--no-color', '--no-show-signature'],
]
const DIFFERENCE = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--no-color']

/** Of a regular file. https://git-scm.com/docs/git-fast-import#_filemodify */
const FILE_MODE = /^:?100/

/** Fewer digits may begin several ids. */
const COMMIT_ID = /^[0-9a-f]{7,40}$/

const DELETIONS = [
  ...['log', '--first-parent', '-m', '--diff-filter=D', '--no-renames', '--format=commit %H'],
  ...['--name-only', '-z', '--no-color', '--no-show-signature'],
]

/** The paths of deleted files of this name, with the newest commit of the branch that deleted each. */
export async function deletedFiles(
  objects: GitObjects,
  head: string,
  name: string,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let commit = ''
  const args = [...DELETIONS, head, '--', `:(glob)v1/modules/*/*/*/*/${name}`]
  for await (const word of splitAtNul(objects.output(args))) {
    const text = word.trimStart()
    if (text.startsWith('commit ')) commit = text.slice('commit '.length)
    else if (text !== '' && !found.has(text)) found.set(text, commit)
  }
  return found
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
    this.#line ??= this.#readLine()
    const line = await this.#line
    const own = COMMIT_ID.test(revision) ? line.find((each) => each.startsWith(revision)) : undefined
    if (own !== undefined) return own
    const named = await this.#branch.resolve?.(revision)
    return line.find((each) => each === named)
  }

  async isAhead(commit: string): Promise<boolean> {
    if ((await this.#objects.read(`${commit}^{commit}`)) === undefined)
      await this.#branch.fetchCommit?.(commit)
    const { code } = await this.#objects.run(['merge-base', '--is-ancestor', this.head, commit])
    return code === 0
  }

  async *commits(since: string | undefined): AsyncGenerator<HistoryCommit> {
    const range = since === undefined ? this.head : `${since}..${this.head}`
    const words = splitAtNul(this.#objects.output([...LOG, range, '--']))
    let current: { commit: string; parent: string | null; changes: HistoryChange[] } | undefined
    for await (const word of words) {
      const text = word.trimStart()
      if (text.startsWith(':')) {
        const { value: path } = await words.next()
        current?.changes.push(changeOf(text, path ?? ''))
      } else if (text !== '') {
        if (current !== undefined) yield current
        const [, commit = '', parent = ''] = text.split(' ')
        current = { commit, parent: parent === '' ? null : parent, changes: [] }
      }
    }
    if (current !== undefined) yield current
  }

  async difference(since: string): Promise<HistoryCommit> {
    const words = splitAtNul(this.#objects.output([...DIFFERENCE, since, this.head, '--']))
    const changes: HistoryChange[] = []
    for await (const text of words) changes.push(changeOf(text, (await words.next()).value ?? ''))
    return { commit: this.head, parent: since, changes }
  }

  async folders(path: string): Promise<string[]> {
    const args = [
      '--literal-pathspecs',
      'ls-tree',
      '-d',
      '-z',
      '--name-only',
      '--full-tree',
      this.head,
      `${path}/`,
    ]
    const names: string[] = []
    for await (const name of splitAtNul(this.#objects.output(args))) names.push(name.slice(path.length + 1))
    return names
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    const object = await this.#objects.read(name)
    return object?.type === 'blob' ? object.bytes : undefined
  }

  async #readLine(): Promise<string[]> {
    const commits: string[] = []
    let rest = ''
    for await (const chunk of this.#objects.output(['rev-list', '--first-parent', this.head, '--'])) {
      const lines = `${rest}${chunk.toString('latin1')}`.split('\n')
      rest = lines.pop() ?? ''
      commits.push(...lines)
    }
    return commits
  }
}

/** `:<mode before> <mode after> <blob before> <blob after> <status>`. https://git-scm.com/docs/git-diff#_raw_output_format */
function changeOf(text: string, path: string): HistoryChange {
  const [modeBefore = '', modeAfter = '', before = '', after = ''] = text.split(' ')
  const blob = (mode: string, oid: string) => (FILE_MODE.test(mode) ? oid : null)
  return { path, before: blob(modeBefore, before), after: blob(modeAfter, after) }
}
