import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { filesBelow, leaksIn, startEcho } from '../support/canaries.ts'
import { commandNames } from '../support/cli/in-process.ts'
import {
  argv,
  cliEnvironment,
  type Environment,
  hasProgram,
  runCli,
  startServeForTest,
} from '../support/cli/program.ts'
import { toolPath } from '../support/clients/tools.ts'
import { git, startGitServer } from '../support/git/git-repository.ts'
import { watchGit } from '../support/git/watched-git.ts'
import { servedRepository } from '../support/index/index-target.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
import { type Certificates, createCertificates } from '../support/network/certificates.ts'
import { keysOf, startObjectStore } from '../support/s3/object-store.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { forAllTests, temporaryDirectory, writeFiles } from '../support/temporary.ts'

shortenPauses()

/** A secret in every place where one can be, each of its own, so that a leak says where it comes from. */
const CANARIES = {
  MODULE_REGISTRY_TOKEN: 'canary-index+0Rf8sNqLw2/9=',
  GITHUB_TOKEN: 'ghs_canaryGitHub0123456789canary',
  'OCI password': 'canary-oci+5TyUv7/1Q=',
  'AWS secret key': 'canary/aws+secret0123456789abcdefghijklm',
  'AWS session token': 'canary-session//3fGh+==',
  TF_TOKEN_: 'canary-tf-token-8Hk2.lpQ',
  'credentials block': 'canary-terraformrc-3xYz',
  'stored login': 'canary-stored-login-7dTy',
  'docker config.json': 'canary-docker-2mNb+/=',
  netrc: 'canary-netrc-6vCx',
  'credential helper': 'canary-helper-1qAz+/',
  extraHeader: 'canary-extraheader-4wSx',
  'user info of a URL': 'canary-userinfo-9eDc',
  'token of a reader': 'canary-reader-of-20-characters',
  'signing key': 'canary signing key of 20 bytes',
}

const PUBLIC_URL = 'https://modules.acme.test'

type World = Awaited<ReturnType<typeof createWorld>>

/** A home with all secrets, a directory with a root module, and a module repository. @param hosts of registries, with their ports */
async function createWorld(hosts: readonly string[]) {
  const home = await temporaryDirectory()
  const work = await temporaryDirectory()
  const auth = Buffer.from(`ada:${CANARIES['docker config.json']}`).toString('base64')
  const [host = ''] = hosts
  const forHosts = <T>(value: T) => Object.fromEntries(hosts.map((each) => [each, value]))
  const helper = `!f() { echo username=ada; echo password=${CANARIES['credential helper']}; }; f`
  const services = `host "modules.acme.test" {\n  services = { "modules.v1" = "http://${host}/v1/modules/" }\n}\n`
  const files: Readonly<Record<string, string>> = {
    '.gitconfig': `[user]\n\tname = Ada\n\temail = ada@acme.test\n[credential]\n\thelper = "${helper}"\n${hosts.map((each) => `[http "http://${each}/extra.git"]\n\textraHeader = "Authorization: Bearer ${CANARIES.extraHeader}"\n`).join('')}`,
    tokens: `ada ${CANARIES['token of a reader']}\n`,
    key: CANARIES['signing key'],
    '.netrc': `machine 127.0.0.1 login ada password ${CANARIES.netrc}\n`,
    '.docker/config.json': JSON.stringify({ auths: forHosts({ auth }) }),
    '.terraformrc': `${services}credentials "modules.acme.test" {\n  token = "${CANARIES['credentials block']}"\n}\n`,
    '.terraform.d/credentials.tfrc.json': JSON.stringify({
      credentials: forHosts({ token: CANARIES['stored login'] }),
    }),
  }
  await writeFiles(home, files)
  const { directory } = await createModule({ tag: 'v1.2.3' })
  const call = 'module "vpc" {\n  source  = "modules.acme.test/acme/vpc/aws"\n  version = "1.2.3"\n}\n'
  await writeFiles(work, { 'main.tf': call })
  const { env } = await cliEnvironment({
    HOME: home,
    MODULE_REGISTRY_TOKEN: CANARIES.MODULE_REGISTRY_TOKEN,
    MODULE_REGISTRY_RETRY_SECONDS: '1',
    GITHUB_TOKEN: CANARIES.GITHUB_TOKEN,
    MODULE_REGISTRY_OCI_USERNAME: 'ada',
    MODULE_REGISTRY_OCI_PASSWORD: CANARIES['OCI password'],
    AWS_ACCESS_KEY_ID: 'access-of-the-test',
    AWS_SECRET_ACCESS_KEY: CANARIES['AWS secret key'],
    AWS_SESSION_TOKEN: CANARIES['AWS session token'],
    ...Object.fromEntries(hosts.map((each) => [`TF_TOKEN_${each.replaceAll('.', '_')}`, CANARIES.TF_TOKEN_])),
    // What would make git and curl print their headers.
    ...{ GIT_TRACE: '1', GIT_TRACE_CURL: '1', GIT_CURL_VERBOSE: '1', RUNNER_DEBUG: '1' },
  })
  const { directory: index } = await createRegistry()
  return { home, work, module: directory, index, env }
}

const ADDRESS = 'acme/vpc/aws'
const why = ['--reason', 'canaries sing']

/** How each command is run against a server; `index` is a Git index there. */
function callsOf(url: string, { home, module, index }: World) {
  const { host } = new URL(url)
  const at = ['--index', `${url}/index.git`]
  const publish = argv`publish --repository ${module} --module ${ADDRESS} --tag v1.2.3`
  const local = ['--index', index]
  const store = argv`--endpoint ${url} --region auto`
  const signedIn = `http://ada:${encodeURIComponent(CANARIES['user info of a URL'])}@${host}`
  return {
    init: [
      argv`init ${at} --url ${PUBLIC_URL}`,
      argv`init --index ${url.replace('127.0.0.1', 'localhost')}/index.git --url ${PUBLIC_URL}`,
      argv`init --index ${signedIn}/index.git --url ${PUBLIC_URL}`,
    ],
    publish: [
      [...publish, ...at],
      argv`${publish} --index ${url}/extra.git`,
      argv`${publish} ${local} --package oci --oci-repository ${host}/acme/vpc`,
      argv`${publish} ${local} --package s3 --package-url s3://acme --package-endpoint ${url} --package-public-url ${PUBLIC_URL}`,
      argv`${publish} ${local} --package git --source-url ${signedIn}/vpc.git`,
    ],
    collect: [argv`collect ${at} --config registry.yml`],
    package: [argv`package --repository ${module} --tag v1.2.3 --output module.zip`],
    inspect: [['inspect', module]],
    compare: [
      argv`compare v1.2.3 v1.2.3 --repository ${module}`,
      ['compare', ADDRESS, '1.0.0', '1.2.3', '--registry', `${url}`],
      ['compare', ADDRESS, '1.0.0', '1.2.3', ...at],
      argv`compare ${ADDRESS} 1.0.0 1.2.3 --registry ${signedIn}`,
    ],
    check: [argv`check --repository ${module}`],
    release: [argv`release --repository ${module}`, argv`release --repository ${module} --dry-run`],
    changelog: [argv`changelog --repository ${module}`],
    render: [['render', ...at]],
    site: [argv`site ${at} --output site`],
    sync: [argv`sync ${at} --to s3://acme ${store}`, argv`sync --index ${index} --to s3://acme ${store}`],
    verify: [argv`verify ${at} --packages --history`],
    yank: [['yank', ADDRESS, '1.2.3', ...at, ...why]],
    restore: [['restore', ADDRESS, '1.2.3', ...at]],
    deprecate: [['deprecate', ADDRESS, '1.2.3', ...at, ...why]],
    undeprecate: [['undeprecate', ADDRESS, '1.2.3', ...at]],
    remove: [argv`remove ${ADDRESS} 1.2.3 ${at} ${why} --yes`],
    transfer: [argv`transfer ${ADDRESS} --to acme/other ${at}`],
    status: [['status', ...at]],
    serve: [
      argv`serve ${at} --port 0 --token-file ${join(home, 'tokens')} --signing-key-file ${join(home, 'key')}`,
      argv`serve --index s3://acme ${store} --port 0`,
      argv`serve --index ${url} --port 0`,
      argv`serve --index ${signedIn} --port 0`,
    ],
    doctor: [argv`doctor ${url} ${ADDRESS}@1.2.3`, argv`doctor ${signedIn} ${ADDRESS}`],
    audit: [['audit', '--packages'], argv`audit --lock modules.lock.json`],
    configure: [argv`configure --repository ${module} --dry-run`],
    import: [
      argv`import --from ${url}/acme`,
      argv`import --from ${signedIn}/acme`,
      argv`import --from ${signedIn.replace('http:', 'https:')}/acme`,
    ],
    completion: [['completion', 'bash']],
  }
}

/** Names of variables whose absence makes the programs look for stored credentials. */
const GIVEN = /^(?:MODULE_REGISTRY_TOKEN|GITHUB_TOKEN|MODULE_REGISTRY_OCI_.*|TF_TOKEN_.*)$/

const BLOCK = 'credentials block'

// Sixty runs of the program, some with waits between tries.
describe('no canary is to be seen', { timeout: 180_000 }, () => {
  it('of any command that there is', async () => {
    const commands = Object.keys(callsOf('http://127.0.0.1:1', await createWorld(['127.0.0.1:1'])))
    expect(commands.toSorted()).toEqual((await commandNames()).toSorted())
  })

  it.each([
    ['given', ['MODULE_REGISTRY_TOKEN', 'OCI password', 'TF_TOKEN_', 'AWS session token', BLOCK]],
    ['stored', ['stored login', 'netrc', 'docker config.json', 'credential helper', 'extraHeader']],
  ])('where a server answers with what it got, to credentials that are %s', async (kind, sent) => {
    // Each call meets another failure with the other kind of credentials.
    const statuses = kind === 'given' ? [403, 500, 200] : [500, 200, 403]
    const servers = await Promise.all(statuses.map((status) => startEcho(status, CANARIES)))
    const world = await createWorld(servers.map(({ url }) => new URL(url).host))
    const variables = Object.entries(world.env).filter(([name]) => kind === 'given' || !GIVEN.test(name))
    const env = Object.fromEntries(variables)
    const calls = servers.map(({ url }) => Object.values(callsOf(url, world)).flat())
    const leaks: string[] = []
    for (const at of calls[0]?.keys() ?? []) {
      const args = argv`${calls[at % 3]?.[at] ?? []} --verbose ${at % 2 === 0 ? [] : ['--json']}`
      const limit = args[0] === 'serve' ? { timeout: 20_000 } : {}
      const { stdout, stderr } = await runCli(args, { env, cwd: world.work, ...limit })
      leaks.push(...leaksIn(`${stdout}${stderr}`, CANARIES).map((name) => `${name}: ${args.join(' ')}`))
    }
    for (const text of await filesBelow(world.work)) leaks.push(...leaksIn(text, CANARIES))
    expect(leaks).toEqual([])
    // Else the test would show nothing.
    expect(servers.flatMap(({ seen }) => [...seen])).toEqual(expect.arrayContaining(sent))
  })

  it.skipIf(toolPath('versitygw') === undefined)(
    'where all goes well, in the index and the bucket neither (needs versitygw)',
    async () => {
      const { root, bare } = await createRegistry()
      const server = await startGitServer({ root, token: CANARIES.MODULE_REGISTRY_TOKEN })
      const store = await startObjectStore()
      const world = await createWorld([new URL(server.url).host])
      const at = ['--index', `${server.url}/index.git`]
      const keys = { AWS_SECRET_ACCESS_KEY: store.secretKey, AWS_SESSION_TOKEN: undefined }
      const call = { env: { ...world.env, ...keys }, cwd: world.work }
      const secrets = { ...CANARIES, 'key of the bucket': store.secretKey }
      const bucket = ['--endpoint', store.url]
      const printed: string[] = []
      for (const args of [
        argv`publish --repository ${world.module} --tag v1.2.3 ${at}`,
        ['status', ...at],
        argv`verify --history ${at}`,
        argv`deprecate ${ADDRESS} 1.2.3 ${at} ${why} --allow-latest`,
        ['undeprecate', ADDRESS, '1.2.3', ...at],
        argv`yank ${ADDRESS} 1.2.3 ${at} ${why} --allow-latest`,
        ['restore', ADDRESS, '1.2.3', ...at],
        argv`transfer ${ADDRESS} --to acme/other ${at}`,
        ['render', ...at],
        argv`site ${at} --output site`,
        argv`sync ${at} --to s3://${store.bucket} --site ${bucket}`,
      ]) {
        const { code, stdout, stderr } = await runCli([...args, '--verbose'], call)
        expect([args[0], code, code === 0 ? '' : stderr]).toEqual([args[0], 0, ''])
        printed.push(stdout, stderr)
      }
      printed.push(await served(argv`--index s3://${store.bucket} ${bucket}`, world, call.env))
      const keysInBucket = await keysOf(store)
      for (const key of keysInBucket) printed.push((await store.send('GET', key)).text)
      printed.push(await git(bare, ['log', '--format=raw', '--patch', '--text', '--all']))
      expect(keysInBucket.length).toBeGreaterThan(20)
      expect(leaksIn([...printed, ...(await filesBelow(world.work))].join('\n'), secrets)).toEqual([])
    },
  )
})

/** All that `serve` prints while it answers readers with a good, a wrong and no token, and all of its answers. */
async function served(args: readonly string[], { home }: World, env: Environment): Promise<string> {
  const flags = argv`--token-file ${join(home, 'tokens')} --signing-key-file ${join(home, 'key')} --verbose`
  const server = await startServeForTest([...args, ...flags], { env })
  const answers: string[] = []
  for (const token of [CANARIES['token of a reader'], CANARIES.GITHUB_TOKEN, ''])
    for (const path of ['1.2.3/download', 'versions']
      .map((each) => `v1/modules/${ADDRESS}/${each}`)
      .concat('metrics')) {
      const response = await fetch(`${server.url}/${path}`, { headers: { Authorization: `Bearer ${token}` } })
      answers.push(String(response.status), JSON.stringify([...response.headers]), await response.text())
    }
  expect(answers).toEqual(expect.arrayContaining(['200', '401']))
  const { stdout, stderr } = await server.stop()
  return [...answers, stdout, stderr].join('\n')
}

const TOKEN = 'canary+0Rf8sNqLw2XyT5v/9='

const registry = forAllTests(createRegistry)
const module = forAllTests(createModule)

/** Runs with a watched git, and with what would make git and curl print their headers. */
async function runWatched(args: readonly string[], url: string) {
  const { path, commandLines } = await watchGit()
  const traces = { GIT_TRACE: '1', GIT_TRACE_CURL: '1', GIT_CURL_VERBOSE: '1', GIT_TRACE_PACKET: '1' }
  const env = { PATH: path, MODULE_REGISTRY_TOKEN: TOKEN, ...traces }
  const result = await runCli(argv`${args} --index ${url}/index.git`, { env })
  return { ...result, started: await commandLines() }
}

describe('MODULE_REGISTRY_TOKEN', () => {
  it('is in no output and no argument list of init, publish and render', async () => {
    const { url } = await startGitServer({ root: registry().root, token: TOKEN })
    const publish = argv`publish --repository ${module().directory} --tag v1.0.0`
    const init = argv`init --url https://modules.acme.test`
    for (const command of [init, publish, [...publish, '--json'], ['render']]) {
      const { code, stdout, stderr, started } = await runWatched([...command, '--verbose'], url)
      expect(code).toBe(0)
      expect(started).toMatch(/"(fetch|remote-http)"/)
      expect(stderr).toMatch(/^git (fetch|remote-http) /m)
      expect(leaksIn(stdout + stderr + started, { TOKEN })).toEqual([])
    }
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
  await writeFile(join(home, '.gitconfig'), `[http]\n\tcurloptResolve = ${host}:${server.port}:127.0.0.1\n`)
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
