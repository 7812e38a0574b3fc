import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { runCli, runCliWell } from '../../support/cli/cli.ts'
import { startServeForTest } from '../../support/cli/cli-server.ts'
import { runProgram } from '../../support/cli/program.ts'
import { createModule, createRegistry, type Registry } from '../../support/index/registry.ts'

const VPC = '/v1/modules/acme/vpc/aws'
let registry: Registry
let tokenFile: string

beforeEach(async () => {
  registry = await createRegistry()
  const { directory } = await createModule()
  await runCliWell(['publish', '--index', registry.bare, '--repository', directory, '--tag', 'v1.0.0'])
  tokenFile = join(registry.root, 'tokens')
  await writeFile(tokenFile, 'ci canary-first-token-of-ci\n')
})

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

describe('serve --token-file', () => {
  it('lets consumers in, and takes the file as it is changed', async () => {
    const { url, log } = await startServeForTest(['--index', registry.bare, '--token-file', tokenFile])
    const status = async (token: string) => (await fetch(`${url}${VPC}/versions`, bearer(token))).status
    expect([await status('canary-first-token-of-ci'), await status('canary-second-token-of-laptop')]).toEqual(
      [200, 401],
    )
    await writeFile(tokenFile, 'laptop canary-second-token-of-laptop\n')
    await expect.poll(() => status('canary-second-token-of-laptop'), { timeout: 20_000 }).toBe(200)
    expect(await status('canary-first-token-of-ci')).toBe(401)
    await writeFile(tokenFile, 'laptop\n')
    await expect.poll(log, { timeout: 20_000 }).toContain('the tokens stay as they were')
    expect(await status('canary-second-token-of-laptop')).toBe(200)
  })

  it('warns once of tokens in clear text, on an address that others reach', async () => {
    const flags = ['--index', registry.bare, '--token-file', tokenFile]
    const [open, own] = await Promise.all([
      startServeForTest([...flags, '--host', '0.0.0.0']),
      startServeForTest(flags),
    ])
    expect(open.log().split('tokens come in clear text')).toHaveLength(2)
    expect(own.log()).not.toContain('clear text')
  })

  it('ends, and keeps its tokens, where the file was a FIFO for some time', async () => {
    const server = await startServeForTest(['--index', registry.bare, '--token-file', tokenFile, '--quiet'])
    await rm(tokenFile)
    await runProgram('mkfifo', [tokenFile])
    await expect.poll(server.log, { timeout: 20_000 }).toContain('it is no regular file')
    const { status } = await fetch(`${server.url}${VPC}/versions`, bearer('canary-first-token-of-ci'))
    expect([status, (await server.stop()).code]).toEqual([200, 0])
  })

  it('writes neither tokens nor signatures into its log', async () => {
    const server = await startServeForTest(['--index', registry.bare, '--token-file', tokenFile, '--verbose'])
    const location = (
      await fetch(`${server.url}${VPC}/1.0.0/download`, bearer('canary-first-token-of-ci'))
    ).headers.get('X-Terraform-Get')
    const zip = new URL(location ?? '', `${server.url}${VPC}/1.0.0/`)
    expect((await fetch(zip)).status).toBe(200)
    await fetch(`${server.url}/?token=canary-first-token-of-ci`, bearer('canary-wrong-token'))
    const { stderr } = await server.stop()
    const lines = stderr.split('\n').filter((line) => line.includes('"GET '))
    expect(lines.map((line) => line.replace(/^\S+ /, '').replace(/\d+ [\d.]+ms/, 'N'))).toEqual([
      `127.0.0.1 ci "GET ${VPC}/1.0.0/download" 200 N "node"`,
      `127.0.0.1 - "GET ${VPC}/1.0.0/module.zip" 200 N "node"`,
      '127.0.0.1 - "GET /" 401 N "node"',
    ])
    expect(stderr).not.toMatch(/canary|signature|expires/)
  })

  it('signs with the key of a file, so that servers answer for each other', async () => {
    const key = join(registry.root, 'key')
    await writeFile(key, 'a key of sixteen bytes, or more\n')
    const args = ['--index', registry.bare, '--token-file', tokenFile, '--signing-key-file', key]
    const [one, other] = [await startServeForTest(args), await startServeForTest(args)]
    const answer = await fetch(`${one.url}${VPC}/1.0.0/download`, bearer('canary-first-token-of-ci'))
    const { search } = new URL(answer.headers.get('X-Terraform-Get') ?? '', 'http://a/')
    expect((await fetch(`${other.url}${VPC}/1.0.0/module.zip${search}`)).status).toBe(200)
  })

  it.each([
    ['a token file that is not there', ['--token-file', 'absent'], '"absent" cannot be read', 1],
    ['a token file without tokens', ['--token-file', '/dev/null'], 'has no token', 1],
    ['a key without tokens', ['--signing-key-file', 'key'], '--signing-key-file goes with --token-file', 2],
    [
      'a key that is too short',
      ['--token-file', 'TOKENS', '--signing-key-file', '/dev/null'],
      'too few for a signing key',
      1,
    ],
    ['the flag that is gone', ['--downloads', 'counts.json'], '"route":"download"', 2],
  ])('refuses %s', async (_, args, message, exit) => {
    const flags = args.map((word) => (word === 'TOKENS' ? tokenFile : word))
    const { code, stderr } = await runCli(['serve', '--index', registry.bare, '--port', '0', ...flags])
    expect([code, stderr]).toEqual([exit, expect.stringContaining(message)])
    expect(stderr).not.toContain('canary')
  })
})
