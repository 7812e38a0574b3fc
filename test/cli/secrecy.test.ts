import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { argv, cliEnvironment, runCli } from '../support/cli/cli.ts'
import { hasProgram, programPath } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import { startGitServer } from '../support/git/git-server.ts'
import type { Repository } from '../support/git/module-repository.ts'
import { servedRepository } from '../support/index/index-target.ts'
import { createModule, createRegistry, type Registry } from '../support/index/registry.ts'
import { type Certificates, createCertificates } from '../support/network/certificates.ts'
import { programDirectory, temporaryDirectory } from '../support/temporary.ts'

const TOKEN = 'canary+0Rf8sNqLw2XyT5v/9='
/** Every form in which the token could be read. */
const FORMS = [
  TOKEN,
  encodeURIComponent(TOKEN),
  Buffer.from(TOKEN).toString('base64').replace(/=+$/, ''),
  Buffer.from(`x-access-token:${TOKEN}`).toString('base64').replace(/=+$/, ''),
]

let registry: Registry
let module: Repository

beforeAll(async () => {
  registry = await createRegistry()
  module = await createModule()
})

/** Runs with a git on PATH that writes its arguments down, as traces, and goes on as the real one. */
async function runWatched(args: readonly string[], url: string) {
  const log = join(await temporaryDirectory(), 'argv')
  const directory = await programDirectory({
    git: `#!/bin/sh\nprintf '%s\\n' "$@" >> ${log}\nexec ${programPath('git')} "$@"\n`,
  })
  const { env } = await cliEnvironment()
  const result = await runCli(argv`${args} --index ${url}/index.git`, {
    env: {
      ...env,
      PATH: `${directory}:${process.env['PATH']}`,
      MODULE_REGISTRY_TOKEN: TOKEN,
      // What would make git and curl print their headers.
      ...{ GIT_TRACE: '1', GIT_TRACE_CURL: '1', GIT_CURL_VERBOSE: '1', GIT_TRACE_PACKET: '1' },
    },
  })
  return { ...result, traces: await readFile(log, 'utf8') }
}

function expectNoSecret(...texts: readonly string[]): void {
  for (const text of texts) for (const form of FORMS) expect(text).not.toContain(form)
}

describe('MODULE_REGISTRY_TOKEN', () => {
  it('is in no output and no argument list of init, publish and render', async () => {
    const { url } = await startGitServer({ root: registry.root, token: TOKEN })
    const publish = argv`publish --repository ${module.directory} --tag v1.0.0`
    const init = argv`init --url https://modules.acme.test`
    for (const command of [init, publish, [...publish, '--json'], ['render']]) {
      const { code, stdout, stderr, traces } = await runWatched([...command, '--verbose'], url)
      expect(code).toBe(0)
      expect(traces).toMatch(/^(fetch|remote-http)$/m)
      expect(stderr).toMatch(/^git (fetch|remote-http) /m)
      expectNoSecret(stdout, stderr, traces)
    }
  })

  it('is not sent to the origin of the modules, nor printed for a local index', async () => {
    const args = argv`publish --index ${registry.directory} --repository ${module.directory} --tag v1.0.0`
    const env = { MODULE_REGISTRY_TOKEN: TOKEN }
    const { code, stdout, stderr } = await runCli([...args, '--verbose'], { env })
    expect(code).toBe(0)
    expectNoSecret(stdout, stderr)
  })
})

const USER_TOKEN = 'glpat-0123456789abcdefghij'

const HOSTS = ['127.0.0.1', 'github.com', 'gitlab.com', 'gitlab.acme.test', 'bitbucket.org']

let certificates: Certificates
beforeAll(async () => {
  if (hasProgram('openssl')) certificates = await createCertificates(HOSTS)
})

/** The user names that `init` sends to a real Git server which takes this one alone. */
async function usersOf(username: string, env: Readonly<Record<string, string>>, host = '127.0.0.1') {
  const { tls, caFile } = certificates
  const { url, directory, server } = await servedRepository({ token: USER_TOKEN, username, tls })
  const index = url.replace('127.0.0.1', host)
  const home = await temporaryDirectory()
  const resolved = `[http]\n\tcurloptResolve = ${host}:${server.port}:127.0.0.1\n`
  await writeFile(join(home, '.gitconfig'), resolved)
  const variables = { HOME: home, GIT_SSL_CAINFO: caFile, MODULE_REGISTRY_TOKEN: USER_TOKEN, ...env }
  const args = argv`init --index ${index} --url https://modules.acme.test`
  const { code, stderr } = await runCli(args, { env: variables })
  const users = server.requests.map(({ authorization: [header = ''] }) =>
    Buffer.from(header.replace('Basic ', ''), 'base64').toString().replace(`:${USER_TOKEN}`, ''),
  )
  const branches = await git(directory, ['branch', '--list', 'registry'])
  return { code, stderr, users: [...new Set(users)], isWritten: branches !== '' }
}

const JOB = { GITLAB_CI: 'true', CI_SERVER_HOST: '127.0.0.1' }

describe.skipIf(!hasProgram('openssl'))('the user name that goes with a token (needs openssl)', () => {
  it.each<[where: string, user: string, env: Readonly<Record<string, string>>, host?: string]>([
    ['any host', 'x-access-token', {}],
    ['the server of a GitLab job', 'oauth2', JOB],
    ['a GitLab job, with its own token', 'gitlab-ci-token', { ...JOB, CI_JOB_TOKEN: USER_TOKEN }],
    ['another host than that of a GitLab job', 'x-access-token', { ...JOB, CI_SERVER_HOST: 'git.acme.test' }],
    ['gitlab.com', 'oauth2', {}, 'gitlab.com'],
    ['a server called gitlab', 'oauth2', {}, 'gitlab.acme.test'],
    ['bitbucket.org', 'x-token-auth', {}, 'bitbucket.org'],
    ['github.com', 'x-access-token', {}, 'github.com'],
    ['a host of which MODULE_REGISTRY_USER says it', 'bot', { ...JOB, MODULE_REGISTRY_USER: 'bot' }],
  ])('for %s is %s', async (_, user, env, host) =>
    expect(await usersOf(user, env, host)).toMatchObject({ code: 0, users: [user], isWritten: true }),
  )

  it('is refused with a colon, before any request', async () => {
    const { code, stderr, users } = await usersOf('bot', { MODULE_REGISTRY_USER: `bot:${USER_TOKEN}` })
    expect([code, users]).toEqual([1, []])
    expect(stderr).toContain('error[INVALID_INPUT]: environment variable MODULE_REGISTRY_USER is "bot:***"')
    expect(stderr).not.toContain(USER_TOKEN)
  })
})
