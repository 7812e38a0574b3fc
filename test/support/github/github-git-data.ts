import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { runProgram } from '../cli/program.ts'
import { git, gitBytes, gitEnvironment } from '../git/git-repository.ts'
import { exampleOf } from './github-description.ts'
import { type Answer, ApiError, type Call, type FakeRepository } from './github-state.ts'

/** https://docs.github.com/rest/git, on the real repository. */

export const gitDataOperations: Readonly<Record<string, (call: Call) => Promise<Answer>>> = {
  'git/get-ref': async (call) => {
    const ref = `refs/${call.parameters['ref']}`
    const sha = await idOf(call.repository, ref)
    if (sha === undefined) await refuseEmpty(call.repository)
    if (sha === undefined) throw new ApiError(404, 'Not Found')
    return { status: 200, body: refBody(call, ref, sha) }
  },
  'git/create-ref': async (call) => {
    const { ref, sha } = call.body
    if (call.repository.hasRule) throw new ApiError(422, 'Repository rule violations found')
    const isNew = await swapRef(call.repository, { ref: String(ref), to: String(sha), from: ZERO })
    if (!isNew) throw new ApiError(422, 'Reference already exists')
    return { status: 201, body: refBody(call, String(ref), String(sha)) }
  },
  'git/get-commit': async (call) => {
    return { status: 200, body: await commitBody(call, call.parameters['commit_sha'] ?? '') }
  },
  'git/create-commit': async (call) => {
    const { tree, message, parents } = call.body
    await refuseEmpty(call.repository)
    const commit = { tree: String(tree), message: String(message), parents: parents as string[] }
    return { status: 201, body: await commitBody(call, await writeCommit(call.repository, commit)) }
  },
  'git/get-tree': async (call) => {
    const { directory } = call.repository
    const sha = await git(directory, ['rev-parse', '--verify', `${call.parameters['tree_sha']}^{tree}`])
    const listed = await git(directory, ['ls-tree', ...(call.query.has('recursive') ? ['-r'] : []), sha])
    const tree = listed.split('\n').flatMap((line) => {
      const [, mode, type, id, path] = /^(\d+) (\w+) (\w+)\t(.*)$/.exec(line) ?? []
      return mode === undefined ? [] : [{ path, mode, type, sha: id }]
    })
    return { status: 200, body: { sha, url: call.url, tree, truncated: false } }
  },
  'git/create-tree': async (call) => {
    await refuseEmpty(call.repository)
    const entries = (call.body['tree'] as readonly TreeEntry[]) ?? []
    const base = call.body['base_tree']
    const sha = await writeTree(call.repository, base === undefined ? undefined : String(base), entries)
    return { status: 201, body: { sha, url: call.url, tree: [], truncated: false } }
  },
  'git/create-blob': async (call) => {
    await refuseEmpty(call.repository)
    const encoding = call.body['encoding'] === 'base64' ? 'base64' : 'utf8'
    const sha = await writeBlob(call.repository, Buffer.from(String(call.body['content']), encoding))
    return { status: 201, body: { sha, url: call.url } }
  },
  'git/get-blob': async (call) => {
    const sha = call.parameters['file_sha'] ?? ''
    const bytes = await gitBytes(call.repository.directory, ['cat-file', 'blob', sha])
    const content = bytes.toString('base64')
    const body = { sha, node_id: sha, size: bytes.length, url: call.url, content, encoding: 'base64' }
    return { status: 200, body }
  },
}

const ZERO = '0'.repeat(40)

interface TreeEntry {
  readonly path: string
  readonly sha?: string | null
  readonly content?: string
}

/** The object of a full name or an expression; undefined where there is none. */
export async function idOf({ directory }: FakeRepository, name: string): Promise<string | undefined> {
  return git(directory, ['rev-parse', '--verify', '--quiet', name]).catch(() => undefined)
}

/** Compare-and-swap; false where somebody else was first. */
export async function swapRef(
  { directory }: FakeRepository,
  { ref, to, from }: { readonly ref: string; readonly to: string; readonly from: string },
): Promise<boolean> {
  const swapped = await git(directory, ['update-ref', ref, to, from]).catch(() => undefined)
  return swapped !== undefined
}

/** Without a program: a commit may have hundreds. */
export async function writeBlob({ directory }: FakeRepository, bytes: Uint8Array): Promise<string> {
  const object = Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes])
  const oid = createHash('sha1').update(object).digest('hex')
  const file = join(directory, 'objects', oid.slice(0, 2), oid.slice(2))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, deflateSync(object))
  return oid
}

export function writeCommit(
  { directory }: FakeRepository,
  { tree, message, parents }: { tree: string; message: string; parents: readonly string[] },
): Promise<string> {
  const args = parents.flatMap((parent) => ['-p', parent])
  return git(directory, ['commit-tree', ...args, '-F', '-', tree], message)
}

/** A tree from a base and changes; `sha: null` takes a path out. */
export async function writeTree(
  repository: FakeRepository,
  base: string | undefined,
  entries: readonly TreeEntry[],
): Promise<string> {
  const lines: string[] = []
  for (const { path, sha, content } of entries) {
    if (/^\/|\/\/|(^|\/)\.\.?(\/|$)/.test(path))
      throw new ApiError(422, `tree.path contains a malformed path: ${path}`)
    const id = content === undefined ? sha : await writeBlob(repository, Buffer.from(content))
    lines.push(id == null ? `0 ${ZERO}\t${path}\n` : `100644 ${id}\t${path}\n`)
  }
  const { directory } = repository
  const file = `${directory}/fake-index-${Math.random().toString(36).slice(2)}`
  const env = { ...gitEnvironment, GIT_INDEX_FILE: file }
  const run = async (args: readonly string[], input = '') => {
    const { code, stdout, stderr } = await runProgram('git', args, { cwd: directory, env, input })
    if (code !== 0) throw new ApiError(422, stderr)
    return stdout.trim()
  }
  await run(base === undefined ? ['read-tree', '--empty'] : ['read-tree', base])
  await run(['update-index', '--index-info'], lines.join(''))
  return run(['write-tree'])
}

async function refuseEmpty(repository: FakeRepository): Promise<void> {
  if ((await git(repository.directory, ['for-each-ref', '--count=1'])) === '')
    throw new ApiError(409, 'Git Repository is empty.')
}

function refBody({ github, repository }: Call, ref: string, sha: string): object {
  const url = `${github.apiUrl}/repos/${repository.name}/git/${ref}`
  return { ref, node_id: ref, url, object: { type: 'commit', sha, url } }
}

async function commitBody(call: Call, sha: string): Promise<object> {
  const { directory } = call.repository
  const shown = await git(directory, ['show', '-s', '--format=%T%n%P%n%B', sha]).catch(() => {
    throw new ApiError(404, 'Not Found')
  })
  const [tree = '', parents = '', ...message] = shown.split('\n')
  return {
    ...exampleOf('git-commit'),
    sha,
    message: message.join('\n'),
    tree: { sha: tree, url: call.url },
    parents: (parents.match(/\w+/g) ?? []).map((sha) => ({ sha, url: call.url, html_url: call.url })),
  }
}
