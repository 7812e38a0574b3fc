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

/** An account of this tool, not of a person: who ran it stands in the log of the run. */
const IDENTITY = 'module-registry <module-registry@users.noreply.github.com>'
const COMMIT_REF = 'refs/index/new'

/**
 * Writes the change on top of `parent` and gives the new commit's id. One git for blobs, trees and commit; of the parent it
 * reads only the trees on the changed paths. https://git-scm.com/docs/git-fast-import
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

/** Swaps the head from `parent` to `commit`, or does nothing: the lease names the exact old id, so nothing is ever forced. */
export async function pushCommit(
  git: Git,
  address: BranchAddress & { readonly gitDirectory: string },
  { commit, parent }: { commit: string; parent: string | null },
): Promise<PushVerdict | { readonly outcome: 'pushed' }> {
  const ref = `refs/heads/${address.branch}`
  const lease = `--force-with-lease=${ref}:${parent ?? ''}`
  const options = ['--porcelain', '--no-verify', '--receive-pack=git-receive-pack', lease]
  const pushed = await git.run(['push', ...options, address.remote.url, `${commit}:${ref}`], {
    gitDirectory: address.gitDirectory,
    config: address.settings,
  })
  if (pushed.code === 0) return { outcome: 'pushed' }
  return pushFailure(address.remote.url, `${pushed.stdout.toString()}\n${pushed.stderr}`)
}

/** Why no push would be let in; undefined where one would be, as far as a push that sends nothing can tell. */
export async function refusedPush(
  git: Git,
  address: BranchAddress & { readonly gitDirectory: string },
  commit: string,
): Promise<RegistryError | undefined> {
  const { remote, branch, gitDirectory, settings } = address
  const options = ['--dry-run', '--force', '--porcelain', '--no-verify', '--receive-pack=git-receive-pack']
  const tried = await git.run(['push', ...options, remote.url, `${commit}:refs/heads/${branch}`], {
    gitDirectory,
    config: settings,
  })
  if (tried.code === 0) return undefined
  const verdict = pushFailure(remote.url, `${tried.stdout.toString()}\n${tried.stderr}`)
  return verdict.outcome === 'refused' ? verdict.error : undefined
}
