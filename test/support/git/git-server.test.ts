import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type ProgramResult, runProgram } from '../cli/program.ts'
import { temporaryDirectory } from '../temporary.ts'
import { createBareRepository, git, gitEnvironment } from './git-repository.ts'
import { type GitServer, type GitServerOptions, startGitServer } from './git-server.ts'

let root = ''
let commit = ''

beforeEach(async () => {
  root = await temporaryDirectory()
  await mkdir(join(root, 'acme'))
  commit = await createBareRepository(join(root, 'acme/vpc.git'), { 'main.tf': '# vpc\n' })
})

async function serve(options: Partial<GitServerOptions> = {}): Promise<GitServer> {
  const server = await startGitServer({ root, ...options })
  onTestFinished(server.close)
  return server
}

/** Runs git beside the repository, with an Authorization header for every token. */
function gitWith(tokens: readonly string[], args: readonly string[]): Promise<ProgramResult> {
  const headers = tokens.map((token) => `http.extraHeader=Authorization: ${basic(token)}`)
  const config = headers.flatMap((header) => ['-c', header])
  return runProgram('git', [...config, ...args], { cwd: join(root, 'acme/vpc.git'), env: gitEnvironment })
}

function basic(token: string): string {
  return `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
}

test('clones and pushes with protocol version 2', async () => {
  const { url, requests } = await serve()
  const clone = await temporaryDirectory()
  await git(clone, ['clone', '--quiet', `${url}/acme/vpc.git`, '.'])
  expect(await git(clone, ['rev-parse', 'HEAD'])).toBe(commit)
  await git(clone, ['push', '--quiet', 'origin', 'HEAD:refs/heads/registry'])
  expect(await git(join(root, 'acme/vpc.git'), ['rev-parse', 'registry'])).toBe(commit)
  expect(requests[0]).toEqual({
    method: 'GET',
    path: '/acme/vpc.git/info/refs?service=git-upload-pack',
    authorization: [],
    gitProtocol: 'version=2',
  })
  expect(requests.at(-1)).toMatchObject({ method: 'POST', path: '/acme/vpc.git/git-receive-pack' })
})

test('leaves out what a partial clone does not want', async () => {
  const { url } = await serve()
  const clone = await temporaryDirectory()
  await git(clone, ['clone', '--quiet', '--bare', '--filter=blob:none', `${url}/acme/vpc.git`, '.'])
  expect(await git(clone, ['rev-list', '--objects', '--missing=print', 'main'])).toMatch(/^\?[0-9a-f]{40}$/m)
})

test('takes a push in chunks', async () => {
  const { url, requests } = await serve()
  const work = await temporaryDirectory()
  const text = Array.from({ length: 30_000 }, (_, number) => (number * 2_654_435_761).toString(36)).join('\n')
  await createBareRepository(work, { 'large.txt': text })
  // Above this size git sends chunks, with no length, after a probe: two POSTs instead of one.
  await git(work, ['-c', 'http.postBuffer=65536', 'push', '--quiet', `${url}/acme/vpc.git`, 'main:large'])
  expect(await git(join(root, 'acme/vpc.git'), ['cat-file', 'blob', 'large:large.txt'])).toBe(text)
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2)
})

test('takes a body that is chunked and compressed', async () => {
  const { url } = await serve()
  async function* body() {
    yield gzipSync('0014command=ls-refs\n0000')
  }
  const response = await fetch(`${url}/acme/vpc.git/git-upload-pack`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-git-upload-pack-request',
      'content-encoding': 'gzip',
      'git-protocol': 'version=2',
    },
    body: body(),
    duplex: 'half',
  })
  expect(await response.text()).toContain(`${commit} refs/heads/main`)
})

test('answers 404 for a repository that is not there', async () => {
  const { url } = await serve()
  expect((await fetch(`${url}/acme/none.git/info/refs?service=git-upload-pack`)).status).toBe(404)
})

test.each([
  ['no header', [], 'could not read Username'],
  ['a wrong token', ['wrong'], 'could not read Username'],
  ['the right token', ['right'], ''],
  ['a read-only token', ['reader'], ''],
  ['two headers', ['right', 'right'], 'error: 400'],
])('with %s reading ends with %3$j', async (_, tokens, complaint) => {
  const { url, requests } = await serve({ token: 'right', readToken: 'reader' })
  const { code, stderr } = await gitWith(tokens, ['ls-remote', `${url}/acme/vpc.git`])
  expect(code === 0).toBe(complaint === '')
  expect(stderr).toContain(complaint)
  expect(requests[0]?.authorization).toEqual(tokens.map(basic))
})

test('asks for Basic credentials', async () => {
  const { url } = await serve({ token: 'right' })
  const response = await fetch(`${url}/acme/vpc.git/info/refs?service=git-upload-pack`)
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="GitHub"'])
})

test.each([
  ['the right token', 'right', {}, 0],
  ['a read-only token', 'reader', {}, 128],
  ['the right token where pushes are denied', 'right', { denyPush: true }, 128],
])('with %s a push ends with %3$i', async (_, token, options, code) => {
  const { url } = await serve({ token: 'right', readToken: 'reader', ...options })
  const push = await gitWith([token], ['push', `${url}/acme/vpc.git`, 'main:pushed'])
  expect(push.code).toBe(code)
  expect(push.stderr).toContain(code === 0 ? 'new branch' : 'error: 403')
})

test.each([
  ['drop', 'info/refs', false],
  [503, 'info/refs', false],
  ['drop-answer', 'git-receive-pack', true],
] as const)('with the fault %s at %s a push fails; it has landed: %s', async (fault, where, landed) => {
  const { url } = await serve({ faults: ({ path }) => (path.includes(`/${where}`) ? fault : undefined) })
  const push = await gitWith([], ['push', `${url}/acme/vpc.git`, 'main:pushed'])
  expect(push.code).not.toBe(0)
  expect((await gitWith([], ['rev-parse', '--verify', 'pushed'])).code === 0).toBe(landed)
})
