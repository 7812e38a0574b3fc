import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileContent, IndexChange } from '../../index/plan/publication-plan.ts'
import { tokenSettings } from './credentials.ts'
import { type PushFailure, pushFailure } from './failures.ts'
import type { BranchAddress } from './index-branch.ts'
import type { GitObjects } from './objects.ts'
import { otherSide, transportTo } from './transport.ts'

/** The account of this tool, not of a person: the log of the run says who ran it. */
const IDENTITY = 'module-registry <module-registry@users.noreply.github.com>'
const COMMIT_REF = 'refs/index/new'

/**
 * Writes a commit with the change on top of `parent` and returns its id. One git writes blobs, trees and commit; of the parent
 * it reads only the trees on the changed paths. https://git-scm.com/docs/git-fast-import
 */
export async function writeCommit(
  objects: GitObjects,
  { change, parent }: { readonly change: IndexChange; readonly parent: string | null },
): Promise<string> {
  const args = ['fast-import', '--quiet', '--done', '--date-format=now', '--force']
  const { code, stderr } = await objects.run(args, { input: script(change, parent) })
  if (code !== 0) throw new Error(`git fast-import failed: ${stderr.trim()}`)
  return (await readFile(join(objects.gitDirectory, COMMIT_REF), 'utf8')).trim()
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

/**
 * Moves the head from `parent` to `commit`, or returns why it did nothing: the lease names the exact old id, so that no commit
 * of others is ever lost.
 */
export function pushCommit(
  objects: GitObjects,
  address: BranchAddress,
  { commit, parent }: { readonly commit: string; readonly parent: string | null },
): Promise<PushFailure | undefined> {
  return push(objects, address, commit, [`--force-with-lease=refs/heads/${address.branch}:${parent ?? ''}`])
}

/** Pushes without sending anything: a server refuses credentials that may not write before that. Throws PERMISSION. */
export async function checkPush(objects: GitObjects, address: BranchAddress): Promise<void> {
  const change = { message: 'Nothing', files: new Map() }
  const commit = await writeCommit(objects, { change, parent: null })
  const failure = await push(objects, address, commit, ['--dry-run', '--force'])
  if (failure?.outcome === 'refused') throw failure.error
}

async function push(
  objects: GitObjects,
  { remote, branch, token, temporary }: BranchAddress,
  commit: string,
  options: readonly string[],
): Promise<PushFailure | undefined> {
  const transport = await transportTo(objects.git, remote, temporary)
  const safe = ['--porcelain', '--no-verify', otherSide('receive-pack', transport.transport), ...options]
  const args = ['push', ...safe, remote.url, `${commit}:refs/heads/${branch}`]
  const call = { ...transport, config: tokenSettings(remote, token) }
  const { code, stdout, stderr } = await objects.run(args, call)
  return code === 0 ? undefined : pushFailure(remote.url, `${stdout}\n${stderr}`)
}
