import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCli } from '../support/cli/cli.ts'
import { hasProgram } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import { servedRepository } from '../support/index/index-target.ts'
import { type Certificates, createCertificates } from '../support/network/certificates.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const TOKEN = 'glpat-0123456789abcdefghij'

const HOSTS = ['127.0.0.1', 'github.com', 'gitlab.com', 'gitlab.acme.test', 'bitbucket.org']

let certificates: Certificates
beforeAll(async () => {
  if (hasProgram('openssl')) certificates = await createCertificates(HOSTS)
})

/** The user names that `init` sends to a real Git server which takes this one alone. */
async function usersOf(username: string, env: Readonly<Record<string, string>>, host = '127.0.0.1') {
  const { url, directory, server } = await servedRepository({ token: TOKEN, username, tls: certificates.tls })
  const index = url.replace('127.0.0.1', host)
  const home = await temporaryDirectory()
  const resolved = `[http]\n\tcurloptResolve = ${host}:${server.port}:127.0.0.1\n`
  await writeFile(join(home, '.gitconfig'), resolved)
  const variables = { HOME: home, GIT_SSL_CAINFO: certificates.caFile, MODULE_REGISTRY_TOKEN: TOKEN, ...env }
  const args = ['init', '--index', index, '--url', 'https://modules.acme.test']
  const { code, stderr } = await runCli(args, { env: variables })
  const users = server.requests.map(({ authorization: [header = ''] }) =>
    Buffer.from(header.replace('Basic ', ''), 'base64').toString().replace(`:${TOKEN}`, ''),
  )
  const branches = await git(directory, ['branch', '--list', 'registry'])
  return { code, stderr, users: [...new Set(users)], isWritten: branches !== '' }
}

const JOB = { GITLAB_CI: 'true', CI_SERVER_HOST: '127.0.0.1' }

describe.skipIf(!hasProgram('openssl'))('the user name that goes with a token (needs openssl)', () => {
  it.each<[where: string, user: string, env: Readonly<Record<string, string>>, host?: string]>([
    ['any host', 'x-access-token', {}],
    ['the server of a GitLab job', 'oauth2', JOB],
    [
      'the server of a GitLab job, with the token of the job',
      'gitlab-ci-token',
      { ...JOB, CI_JOB_TOKEN: TOKEN },
    ],
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
    const { code, stderr, users } = await usersOf('bot', { MODULE_REGISTRY_USER: `bot:${TOKEN}` })
    expect([code, users]).toEqual([1, []])
    expect(stderr).toContain('error[INVALID_INPUT]: environment variable MODULE_REGISTRY_USER is "bot:***"')
    expect(stderr).not.toContain(TOKEN)
  })
})
