import { join } from 'node:path'
import { temporaryDirectory } from '../temporary.ts'
import { changesOf, dataOf } from './git-repository.ts'
import { git } from './module-repository.ts'

/** A commit of a monorepo: all its files, and its tags. */
export interface MonorepoCommit {
  readonly files: Readonly<Record<string, string>>
  readonly tags: readonly string[]
}

/** A repository of these commits, in one run of git: hundreds of tags in a second. */
export async function buildMonorepo(commits: readonly MonorepoCommit[], origin: string): Promise<string> {
  const directory = join(await temporaryDirectory(), 'monorepo')
  git('/', ['init', '--quiet', '--initial-branch=main', directory])
  git(directory, ['remote', 'add', 'origin', origin])
  git(directory, ['fast-import', '--quiet'], commits.map(streamOf).join(''))
  return directory
}

function streamOf({ files, tags }: MonorepoCommit, at: number): string {
  const mark = `mark :${at + 1}\n`
  const from = at === 0 ? '' : `from :${at}\n`
  const who = `committer Ada <ada@example.test> ${1_700_000_000 + at * 60} +0000\n`
  const refs = tags.map((tag) => `reset refs/tags/${tag}\nfrom :${at + 1}\n\n`)
  return `commit refs/heads/main\n${mark}${who}${dataOf(`commit ${at + 1}`)}${from}deleteall\n${changesOf(files)}\n${refs.join('')}`
}
