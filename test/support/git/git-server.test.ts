import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type ProgramResult, runProgram } from '../cli/program.ts'
import { temporaryDirectory } from '../temporary.ts'
import { createBareRepository, gitEnvironment } from './git-repository.ts'
import { type GitServer, type GitServerOptions, startGitServer } from './git-server.ts'

let root = ''

beforeEach(async () => {
  root = await temporaryDirectory()
  await mkdir(join(root, 'acme'))
  await createBareRepository(join(root, 'acme/vpc.git'), { 'main.tf': '# vpc\n' })
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
