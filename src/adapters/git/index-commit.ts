import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { RegistryError } from '../../base/error.ts'
import type { FileContent, IndexChange } from '../../index/plan/publication-plan.ts'
import { type PushVerdict, pushFailure } from './failures.ts'
import { type Git, missingGit } from './git.ts'
import type { BranchAddress } from './index-branch.ts'

/** The account of this tool, not of a person: the log of the run says who ran it. */
const IDENTITY = 'module-registry <module-registry@users.noreply.github.com>'
const COMMIT_REF = 'refs/index/new'

/**
 * Writes a commit with the change on top of `parent` and returns its id. One git writes blobs, trees and commit; of the parent
 * it reads only the trees on the changed paths. https://git-scm.com/docs/git-fast-import
 */
export async function writeCommit(
  git: Git,
  gitDirectory: string,
  { change, parent }: { change: IndexChange; parent: string | null },
): Promise<string> {
  const child = git.start(['fast-import', '--quiet', '--done', '--date-format=now', '--force'], {
    gitDirectory,
  })
  const errors: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
  child.stdout.resume()
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', (cause) => reject(missingGit(cause)))
    child.on('close', resolve)
  })
  const [written, code] = await Promise.allSettled([
    pipeline(Readable.from(script(change, parent)), child.stdin),
    ended,
  ])
  if (code.status === 'rejected') throw code.reason
  if (code.value !== 0) throw new Error(`git fast-import failed: ${Buffer.concat(errors).toString().trim()}`)
  if (written.status === 'rejected') throw written.reason
  return (await readFile(join(gitDirectory, COMMIT_REF), 'utf8')).trim()
}

async function* script(change: IndexChange, parent: string | null): AsyncGenerator<Buffer | string> {
  const message = Buffer.from(change.message)
  yield `commit ${COMMIT_REF}\ncommitter ${IDENTITY} now\ndata ${message.length}\n`
  yield message
  yield `\n${parent === null ? '' : `from ${parent}\n`}`
  for (const [path, content] of change.files) {
    if (content === null) yield `D ${path}\n`
    else yield* fileScript(path, content)
  }
  yield 'done\n'
}

async function* fileScript(path: string, content: FileContent): AsyncGenerator<Buffer | string> {
  const size = content instanceof Uint8Array ? content.length : content.size
  yield `M 100644 inline ${path}\ndata ${size}\n`
  if (content instanceof Uint8Array) yield Buffer.from(content)
  else yield* createReadStream(content.file)
  yield '\n'
}

/** The branch of an index, and the repository of ours that holds the commit to push. */
interface PushTarget extends BranchAddress {
  readonly gitDirectory: string
}

/**
 * Moves the head from `parent` to `commit`, or does nothing: the lease names the exact old id, so that no commit of others is
 * ever lost.
 */
export async function pushCommit(
  git: Git,
  target: PushTarget,
  { commit, parent }: { readonly commit: string; readonly parent: string | null },
): Promise<PushVerdict | { readonly outcome: 'pushed' }> {
  return push(git, target, commit, [`--force-with-lease=refs/heads/${target.branch}:${parent ?? ''}`])
}

/** Returns why every push would be refused, with PERMISSION; undefined where a push that sends nothing finds no reason. */
export async function findPushRefusal(
  git: Git,
  target: PushTarget,
  commit: string,
): Promise<RegistryError | undefined> {
  const verdict = await push(git, target, commit, ['--dry-run', '--force'])
  return verdict.outcome === 'refused' ? verdict.error : undefined
}

async function push(
  git: Git,
  { remote, branch, gitDirectory, settings }: PushTarget,
  commit: string,
  options: readonly string[],
): Promise<PushVerdict | { readonly outcome: 'pushed' }> {
  const safe = ['--porcelain', '--no-verify', '--receive-pack=git-receive-pack', ...options]
  const args = ['push', ...safe, remote.url, `${commit}:refs/heads/${branch}`]
  const pushed = await git.run(args, { gitDirectory, config: settings })
  if (pushed.code === 0) return { outcome: 'pushed' }
  return pushFailure(remote.url, `${pushed.stdout.toString()}\n${pushed.stderr}`)
}
