import { readdir, rm, writeFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { argv, runCli, runProgram, startServeForTest } from '../../support/cli/program.ts'
import { startGitServer } from '../../support/git/git-repository.ts'
import { createRegistry, publishModule } from '../../support/index/registry.ts'
import { forEachTest, temporaryDirectory, temporaryFile } from '../../support/temporary.ts'

const registry = forEachTest(createRegistry)

describe('serve', () => {
  it.each([
    ['directory', '3600'],
    ['bare', '1'],
  ] as const)('serves a %s, and what is published meanwhile, with --poll %s', async (kind, seconds) => {
    const { url } = await startServeForTest(argv`--index ${registry()[kind]} --poll ${seconds}`)
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const discovery = await fetch(`${url}/.well-known/terraform.json`)
    expect(await discovery.json()).toEqual({ 'modules.v1': '/v1/modules/' })
    const versions = () => fetch(`${url}/v1/modules/acme/vpc/aws/versions`)
    expect((await versions()).status).toBe(404)
    await publishModule(registry()[kind])
    await expect.poll(async () => (await versions()).status, { timeout: 10_000 }).toBe(200)
    const { modules } = (await (await versions()).json()) as { modules: unknown }
    expect(modules).toMatchObject([
      { source: 'https://git.acme.test/acme/terraform-aws-vpc', versions: [{ version: '1.0.0' }] },
    ])
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 on %s and leaves nothing behind', async (signal) => {
    const temporary = await temporaryDirectory()
    const server = await startServeForTest(['--index', registry().bare], { env: { TMPDIR: temporary } })
    await fetch(`${server.url}/.well-known/terraform.json`)
    expect(await readdir(temporary)).not.toEqual([])
    const { code, stdout, stderr } = await server.stop(signal)
    expect(code).toBe(0)
    expect(stderr).toMatch(
      /^[\d-]+T[\d:.]+Z 127\.0\.0\.1 - "GET \/\.well-known\/terraform\.json" 200 \d+ [\d.]+ms "node"\n$/,
    )
    expect(JSON.parse(stdout)).toEqual({ url: server.url })
    expect(await readdir(temporary)).toEqual([])
  })

  it('logs each request as a JSON object where that is asked for', async () => {
    await publishModule(registry().directory)
    const server = await startServeForTest(argv`--index ${registry().directory} --log-format json`)
    const path = '/v1/modules/acme/vpc/aws/versions'
    await fetch(`${server.url}${path}?x=secret`, { headers: { 'user-agent': 'a "b"' } })
    const { stderr } = await server.stop()
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const asked = { client: '127.0.0.1', token: null, method: 'GET', path, userAgent: 'a "b"' }
    const measured = { time, bytes: expect.any(Number), ms: expect.any(Number) }
    expect(JSON.parse(stderr)).toEqual({ ...asked, route: 'versions', status: 200, ...measured })
  })

  it.each([
    ['an index that is not there', ['--index', '/absent'], 'INDEX_INVALID', 'the directory does not exist'],
    ['a certificate without its key', ['--tls-cert', 'a.pem'], 'INVALID_INPUT', 'go together'],
    ['a certificate that is not there', argv`--tls-cert a.pem --tls-key b.pem`, 'INVALID_INPUT', '"a.pem"'],
    ['files that are no PEM', argv`--tls-cert /dev/null --tls-key /dev/null`, 'INVALID_INPUT', 'PEM'],
    ['a base path without a slash', ['--base-path', 'registry'], 'INVALID_INPUT', 'write it as /registry'],
    ['a base path with dots', ['--base-path', '/a/../b'], 'INVALID_INPUT', 'write it as /registry'],
    ['a name for a proxy', ['--trusted-proxy', 'a.dev'], 'INVALID_INPUT', 'neither an IP address nor'],
    ['no network of proxies', ['--trusted-proxy', '10.0.0.0/33'], 'INVALID_INPUT', '10.0.0.0/8'],
    ['an address that is not here', ['--host', '192.0.2.1'], 'INVALID_INPUT', 'cannot listen on 192.0.2.1'],
  ])('refuses %s', async (_, args, errorCode, message) => {
    const { code, stdout, stderr } = await runCli(
      argv`serve --index ${registry().directory} --port 0 ${args}`,
    )
    for (const text of [`error[${errorCode}]: `, message]) expect(stderr).toContain(text)
    expect(stdout).toBe('')
    expect(code).toBeGreaterThan(0)
  })

  it('refuses a port in use', async () => {
    const port = String((await startServeForTest(['--index', registry().directory])).port)
    const { code, stderr } = await runCli(argv`serve --index ${registry().directory} --port ${port}`)
    expect(stderr).toContain(`cannot listen on 127.0.0.1 port ${port}: `)
    expect([code, stderr]).toEqual([1, expect.stringContaining('hint: choose another with --port')])
  })
})

const VPC = '/v1/modules/acme/vpc/aws'

/** An index behind a Git server, with one version in it, and a server of it. */
async function fixture() {
  await publishModule(registry().bare)
  const gitServer = await startGitServer({ root: registry().root })
  const serve = await startServeForTest(['--index', `${gitServer.url}/index.git`, '--poll', '1', '--quiet'])
  return { gitServer, serve }
}

describe('serve --poll', () => {
  it('asks for refs alone while the head stays where it is', async () => {
    const { gitServer } = await fixture()
    const { requests } = gitServer
    const from = requests.length
    await expect.poll(() => requests.length, { timeout: 20_000 }).toBeGreaterThan(from + 5)
    const since = requests.slice(from)
    const looks = since.filter(({ path }) => path.includes('info/refs')).length
    const questions = since.filter(({ path }) => path.endsWith('/git-upload-pack')).length
    // A fetch would ask twice: for the refs, and for the objects.
    expect(questions).toBeLessThanOrEqual(looks)
  })

  it('serves a new commit and its lists, and fails no request during the change', async () => {
    const { serve } = await fixture()
    const statuses: number[] = []
    let isOver = false
    const paths = [`${VPC}/versions`, `${VPC}/1.0.0/download`, '/v1/modules', '/v1/modules/search?q=vpc']
    const asking = paths.map(async (path) => {
      while (!isOver) statuses.push((await fetch(`${serve.url}${path}`)).status)
    })
    await publishModule(registry().bare, {}, '--module', 'acme/queue/aws')
    const list = async () => (await fetch(`${serve.url}/v1/modules`)).text()
    await expect.poll(list, { timeout: 20_000 }).toContain('acme/queue/aws/1.0.0')
    isOver = true
    await Promise.all(asking)
    expect(statuses.length).toBeGreaterThan(20)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await fetch(`${serve.url}/v1/modules/acme/queue/aws/versions`)).status).toBe(200)
  })
})

describe('serve --token-file', () => {
  let tokenFile: string

  beforeEach(async () => {
    await publishModule(registry().bare)
    tokenFile = await temporaryFile('tokens', 'ci canary-first-token-of-ci\n')
  })

  const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

  it('lets consumers in, and takes the file as it is changed', async () => {
    const { url, log } = await startServeForTest(['--index', registry().bare, '--token-file', tokenFile])
    const status = async (token: string) => (await fetch(`${url}${VPC}/versions`, bearer(token))).status
    const [first, second] = ['canary-first-token-of-ci', 'canary-second-token-of-laptop'] as const
    expect([await status(first), await status(second)]).toEqual([200, 401])
    await writeFile(tokenFile, `laptop ${second}\n`)
    await expect.poll(() => status(second), { timeout: 20_000 }).toBe(200)
    expect(await status(first)).toBe(401)
    await writeFile(tokenFile, 'laptop\n')
    await expect.poll(log, { timeout: 20_000 }).toContain('the tokens stay as they were')
    expect(await status(second)).toBe(200)
  })

  it('warns once of tokens in clear text, on an address that others reach', async () => {
    const flags = ['--index', registry().bare, '--token-file', tokenFile]
    const [open, own] = await Promise.all(
      [['--host', '0.0.0.0'], []].map((more) => startServeForTest([...flags, ...more])),
    )
    expect(open?.log().split('tokens come in clear text')).toHaveLength(2)
    expect(own?.log()).not.toContain('clear text')
  })

  it('ends, and keeps its tokens, where the file was a FIFO for some time', async () => {
    const server = await startServeForTest(['--index', registry().bare, '--token-file', tokenFile, '--quiet'])
    await rm(tokenFile)
    await runProgram('mkfifo', [tokenFile])
    await expect.poll(server.log, { timeout: 20_000 }).toContain('it is no regular file')
    const { status } = await fetch(`${server.url}${VPC}/versions`, bearer('canary-first-token-of-ci'))
    expect([status, (await server.stop()).code]).toEqual([200, 0])
  })

  it('writes neither tokens nor signatures into its log', async () => {
    const server = await startServeForTest([
      '--index',
      registry().bare,
      '--token-file',
      tokenFile,
      '--verbose',
    ])
    const answer = await fetch(`${server.url}${VPC}/1.0.0/download`, bearer('canary-first-token-of-ci'))
    const zip = new URL(answer.headers.get('X-Terraform-Get') ?? '', `${server.url}${VPC}/1.0.0/`)
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
    const key = await temporaryFile('key', 'a key of sixteen bytes, or more\n')
    const args = ['--index', registry().bare, '--token-file', tokenFile, '--signing-key-file', key]
    const [one, other] = [await startServeForTest(args), await startServeForTest(args)]
    const answer = await fetch(`${one.url}${VPC}/1.0.0/download`, bearer('canary-first-token-of-ci'))
    const { search } = new URL(answer.headers.get('X-Terraform-Get') ?? '', 'http://a/')
    expect((await fetch(`${other.url}${VPC}/1.0.0/module.zip${search}`)).status).toBe(200)
  })

  it.each([
    ['a token file that is not there', ['--token-file', 'absent'], '"absent" cannot be read', 1],
    ['a token file without tokens', ['--token-file', '/dev/null'], 'has no token', 1],
    ['a key without tokens', ['--signing-key-file', 'key'], '--signing-key-file goes with --token-file', 2],
    ['a short key', argv`--token-file TOKENS --signing-key-file /dev/null`, 'too few for a signing key', 1],
    ['the flag that is gone', ['--downloads', 'counts.json'], '"route":"download"', 2],
  ])('refuses %s', async (_, args, message, exit) => {
    const flags = args.map((word) => (word === 'TOKENS' ? tokenFile : word))
    const { code, stderr } = await runCli(['serve', '--index', registry().bare, '--port', '0', ...flags])
    expect([code, stderr]).toEqual([exit, expect.stringContaining(message)])
    expect(stderr).not.toContain('canary')
  })
})
