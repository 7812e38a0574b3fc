import { changesOf, dataOf, git } from './git-repository.ts'

interface NewCommit {
  /** Texts by path; null deletes. */
  readonly files?: Readonly<Record<string, string | null>>
  readonly message: string
  /** Another branch that it merges. */
  readonly merges?: string
  readonly author?: string
  /** What a new branch begins at; `main` without it. */
  readonly from?: string
}

/** Commits to a branch of a bare repository, a new one where there is none; returns the id. */
export async function commitTo(directory: string, branch: string, commit: NewCommit): Promise<string> {
  const { files = {}, message, merges, author = 'Ada', from = 'main' } = commit
  const exists = await git(directory, ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`]).then(
    () => true,
    () => false,
  )
  const merged = merges === undefined ? '' : `merge refs/heads/${merges}^0\n`
  const lines = [
    `commit refs/heads/${branch}\n`,
    `author ${author} <${author.toLowerCase()}@acme.test> 1735787045 +0000\n`,
    'committer Ada <ada@acme.test> 1735787045 +0000\n',
    dataOf(message),
    `from refs/heads/${exists ? branch : from}^0\n`,
    merged,
    changesOf(files),
  ]
  await git(directory, ['fast-import', '--quiet'], lines.join(''))
  return git(directory, ['rev-parse', branch])
}
