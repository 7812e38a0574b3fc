import { mkdir, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type CliResult, runCli } from '../support/cli/cli.ts'
import type { Environment } from '../support/cli/program.ts'
import { createBareRepository, git } from '../support/git/git-repository.ts'
import { startLoopback } from '../support/network/loopback.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const USERNAME = 'ada'
const PASSWORD = 'correct horse/battery+staple'
/** The password stands elsewhere in it, and no colon is before it. */
const OTHER = Buffer.from(`of ${PASSWORD} you`).toString('base64')
const SECRET = Buffer.from(`${USERNAME}:${PASSWORD}`).toString('base64')

let modules: string
beforeAll(async () => {
  modules = join(await temporaryDirectory(), 'modules.git')
  await createBareRepository(modules, { 'main.tf': 'locals {}\n' })
  await git(modules, ['update-ref', 'refs/tags/v1.2.3', 'main'])
})

/** What a host answers to a request with credentials. */
interface Echo {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** A host that asks for a login, and then repeats what it got. */
async function startEcho(echo: (sent: string) => Echo): Promise<string> {
  const { url, close } = await startLoopback(async ({ headers }, response) => {
    const sent = sentIn(headers)
    const ask = { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="acme"' }, body: '' }
    const { status, headers: more = {}, body = '' } = sent === undefined ? ask : echo(sent)
    response.writeHead(status, { 'Content-Type': 'text/plain', ...more }).end(body)
  })
  onTestFinished(close)
  return url
}

function sentIn({ authorization }: IncomingHttpHeaders): string | undefined {
  return authorization?.replace(/^Basic /, '')
}

async function publish(index: string, env: Environment, flags: readonly string[] = []) {
  const module = ['--repository', modules, '--module', 'acme/vpc/aws', '--tag', 'v1.2.3']
  const to = ['--index', index, '--url', 'https://modules.acme.test', '--json', '--verbose']
  return runCli(['publish', ...to, ...module, ...flags], { env })
}

/** No form of the secret, and no part of one that says something, is in what the program prints. */
function expectHidden({ code, stdout, stderr }: CliResult, secrets: readonly string[]): void {
  const shown = `${stdout}${stderr}`
  for (const secret of secrets) {
    for (let start = 0; start + 8 <= secret.length; start += 1)
      expect(shown).not.toContain(secret.slice(start, start + 8))
  }
  expect(code).toBe(1)
  expect(stderr).toContain('error[')
}

const errors = (...texts: readonly string[]) =>
  JSON.stringify({ errors: texts.map((message) => ({ code: 'DENIED', message })) })

describe('an OCI registry that repeats the credentials', () => {
  it.each<[string, (sent: string) => Echo]>([
    ['in an error', (sent) => ({ status: 403, body: errors(`you sent Basic ${sent}`) })],
    ['without their scheme', (sent) => ({ status: 403, body: errors(sent) })],
    [
      'at the end of a text that is cut',
      (sent) => ({ status: 403, body: errors(`${'x'.repeat(100)}${sent}`) }),
    ],
    ['as they are', () => ({ status: 400, body: errors(`${USERNAME}:${PASSWORD}`) })],
    ['without the user name', () => ({ status: 400, body: errors('fine', PASSWORD) })],
    ['URL-encoded', () => ({ status: 400, body: errors(encodeURIComponent(PASSWORD)) })],
    ['in other base64', () => ({ status: 400, body: errors(OTHER) })],
    ['as a code', (sent) => ({ status: 400, body: JSON.stringify({ errors: [{ code: sent }] }) })],
    ['in the path of a redirect', (sent) => ({ status: 307, headers: { Location: `/${sent}` } })],
    [
      'in a token server',
      (sent) => ({ status: 401, headers: { 'WWW-Authenticate': `Bearer realm="${sent}"` } }),
    ],
    ['in a digest', (sent) => ({ status: 200, headers: { 'Docker-Content-Digest': sent }, body: '{}' })],
  ])('%s does not get them printed', async (_, echo) => {
    const host = (await startEcho(echo)).replace('http://', '')
    const home = await temporaryDirectory()
    await mkdir(join(home, '.docker'))
    await writeFile(
      join(home, '.docker/config.json'),
      JSON.stringify({ auths: { [host]: { auth: SECRET } } }),
    )
    await git('/', ['init', '--quiet', '--bare', join(home, 'index.git')])
    const flags = ['--package', 'oci', '--oci-repository', `${host}/acme/vpc`]
    const result = await publish(join(home, 'index.git'), { HOME: home }, flags)
    expectHidden(result, [PASSWORD, SECRET, OTHER.slice(6, -6), encodeURIComponent(PASSWORD)])
  })
})

describe('a Git remote that repeats the credentials', () => {
  const TOKEN = 'a-token-of-acme'
  const BASIC = Buffer.from(`x-access-token:${TOKEN}`).toString('base64')

  it.each<[string, (sent: string) => Echo]>([
    ['in an error', (sent) => ({ status: 403, body: `error: you sent Basic ${sent}\n` })],
    ['without their scheme', (sent) => ({ status: 403, body: `error: ${sent}\n` })],
    [
      'at the end of a text that is cut',
      (sent) => ({ status: 403, body: `error: ${'x'.repeat(90)}${sent}\n` }),
    ],
    ['as they are', () => ({ status: 403, body: `error: ${TOKEN} is denied\n` })],
  ])('%s does not get them printed', async (_, echo) => {
    const url = await startEcho(echo)
    const result = await publish(`${url}/registry.git`, { MODULE_REGISTRY_TOKEN: TOKEN })
    expect(result.stderr).toMatch(/PERMISSION|INDEX_UNREACHABLE/)
    expectHidden(result, [TOKEN, BASIC])
  })

  it('does not get those of the user printed', async () => {
    const url = await startEcho((sent) => ({ status: 403, body: `error: you sent Basic ${sent}\n` }))
    const home = await temporaryDirectory()
    const netrc = `machine 127.0.0.1 login ${USERNAME} password a-secret-of-the-user\n`
    await writeFile(join(home, '.netrc'), netrc, { mode: 0o600 })
    const result = await publish(`${url}/registry.git`, { HOME: home })
    expect(result.stderr).toContain('its text repeats credentials')
    expectHidden(result, [Buffer.from(`${USERNAME}:a-secret-of-the-user`).toString('base64')])
  })
})
