import { join } from 'node:path'
import { Git } from '../../../src/adapters/git/git.ts'
import { GitIndex } from '../../../src/adapters/git/index-store.ts'
import type { Log } from '../../../src/base/log.ts'
import { parseGitRemote } from '../../../src/module/git-remote.ts'
import { type GitServerOptions, git, startGitServer } from '../git/git-repository.ts'
import { atFileEnd, temporaryDirectory } from '../temporary.ts'

export interface GitIndexOptions {
  readonly token?: string
  readonly reading?: 'paths' | 'all' | 'copy'
  readonly writes?: boolean
  readonly log?: Log
  /** Of the run; else one of its own. */
  readonly temporary?: string
  /** More of the environment than PATH. */
  readonly environment?: Readonly<Record<string, string>>
}

export const silentLog: Log = { info: () => {}, warn: () => {}, debug: () => {} }

/** A process's view of a Git index; its git is ended with the test file. */
export async function gitIndexAt(url: string, options: GitIndexOptions = {}): Promise<GitIndex> {
  const environment = { PATH: process.env['PATH'], HOME: '/nonexistent', ...options.environment }
  const address = {
    remote: parseGitRemote(url),
    branch: 'registry',
    token: options.token,
    reading: options.reading ?? 'paths',
    temporary: options.temporary ?? (await temporaryDirectory()),
    writes: options.writes ?? false,
  } as const
  const index = new GitIndex(new Git(environment, options.log ?? silentLog), address)
  atFileEnd(() => index.close())
  return index
}

/** An empty bare repository in a directory that a Git server can serve: `<root>/acme/registry.git`. */
export async function emptyRepository(): Promise<{ root: string; directory: string }> {
  const root = await temporaryDirectory()
  const directory = join(root, 'acme', 'registry.git')
  await git('/', ['init', '--quiet', '--bare', '--initial-branch=main', directory])
  return { root, directory }
}

/** An empty repository and a server for it. */
export async function servedRepository(options: Omit<GitServerOptions, 'root'> = {}) {
  const { root, directory } = await emptyRepository()
  const server = await startGitServer({ ...options, root })
  return { directory, url: `${server.url}/acme/registry.git`, server }
}

/** The views of three processes: no test of the contract has more of them. */
export async function gitTestIndex(url: string, directory: string, options: GitIndexOptions = {}) {
  const views = await Promise.all([1, 2, 3].map(() => gitIndexAt(url, options)))
  const store = () => {
    const view = views.shift()
    if (view === undefined) throw new Error('the test wants more views than there are')
    return view
  }
  return { store, history: () => historyOf(directory) }
}

/** Commits of the branch of the index with their parents, newest first. */
export async function historyOf(directory: string): Promise<string[]> {
  const branches = await git(directory, ['for-each-ref', '--format=%(refname)', 'refs/heads/registry'])
  if (branches === '') return []
  return (await git(directory, ['rev-list', '--parents', 'refs/heads/registry'])).split('\n')
}
