import { readdir } from 'node:fs/promises'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { argv } from '../../support/cli/argv.ts'
import { runCli, runCliWell } from '../../support/cli/cli.ts'
import { startServeForTest } from '../../support/cli/cli-server.ts'
import { startGitServer } from '../../support/git/git-server.ts'
import { createModule, createRegistry, INDEX_KINDS, type Registry } from '../../support/index/registry.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

let registry: Registry

beforeEach(async () => {
  registry = await createRegistry()
})

async function publish(index: string): Promise<void> {
  const { directory } = await createModule()
  await runCliWell(argv`publish --index ${index} --repository ${directory} --tag v1.0.0`)
}

describe('serve', () => {
  it.each(INDEX_KINDS)(
    'answers from an index that is a %s, and shows what is published meanwhile',
    async (kind) => {
      const { url } = await startServeForTest(argv`--index ${registry[kind]} --poll 1`)
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
      const discovery = await fetch(`${url}/.well-known/terraform.json`)
      expect(await discovery.json()).toEqual({ 'modules.v1': '/v1/modules/' })
      const versions = () => fetch(`${url}/v1/modules/acme/vpc/aws/versions`)
      expect((await versions()).status).toBe(404)
      await publish(registry[kind])
      await expect.poll(async () => (await versions()).status, { timeout: 10_000 }).toBe(200)
      const { modules } = (await (await versions()).json()) as { modules: unknown }
      expect(modules).toMatchObject([
        { source: 'https://git.acme.test/acme/terraform-aws-vpc', versions: [{ version: '1.0.0' }] },
      ])
    },
  )

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends with code 0 on %s and leaves nothing behind',
    async (signal) => {
      const temporary = await temporaryDirectory()
      const server = await startServeForTest(['--index', registry.bare], { env: { TMPDIR: temporary } })
      await fetch(`${server.url}/.well-known/terraform.json`)
      expect(await readdir(temporary)).not.toEqual([])
      const { code, stdout, stderr } = await server.stop(signal)
      expect(code).toBe(0)
      expect(stderr).toMatch(
        /^[\d-]+T[\d:.]+Z 127\.0\.0\.1 - "GET \/\.well-known\/terraform\.json" 200 \d+ [\d.]+ms "node"\n$/,
      )
      expect(JSON.parse(stdout)).toEqual({ url: server.url })
      expect(await readdir(temporary)).toEqual([])
    },
  )

  it('logs each request as a JSON object where that is asked for', async () => {
    await publish(registry.directory)
    const server = await startServeForTest(argv`--index ${registry.directory} --log-format json`)
    const path = '/v1/modules/acme/vpc/aws/versions'
    await fetch(`${server.url}${path}?x=secret`, { headers: { 'user-agent': 'a "b"' } })
    const { stderr } = await server.stop()
    expect(
      stderr
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        client: '127.0.0.1',
        token: null,
        method: 'GET',
        path,
        route: 'versions',
        status: 200,
        bytes: expect.any(Number),
        ms: expect.any(Number),
        userAgent: 'a "b"',
      },
    ])
  })

  it.each([
    ['an index that is not there', ['--index', '/absent'], 'INDEX_INVALID', 'registry.json'],
    ['a certificate without its key', ['--tls-cert', 'a.pem'], 'INVALID_INPUT', 'go together'],
    ['a certificate that is not there', argv`--tls-cert a.pem --tls-key b.pem`, 'INVALID_INPUT', '"a.pem"'],
    ['files that are no PEM', argv`--tls-cert /dev/null --tls-key /dev/null`, 'INVALID_INPUT', 'PEM'],
    ['an address that is not here', ['--host', '192.0.2.1'], 'INVALID_INPUT', 'cannot listen on 192.0.2.1'],
  ])('refuses %s', async (_, args, errorCode, message) => {
    const { code, stdout, stderr } = await runCli(argv`serve --index ${registry.directory} --port 0 ${args}`)
    expect(stderr).toContain(`error[${errorCode}]: `)
    expect(stderr).toContain(message)
    expect(stdout).toBe('')
    expect(code).toBeGreaterThan(0)
  })

  it('refuses a port in use', async () => {
    const { port } = await startServeForTest(['--index', registry.directory])
    const { code, stderr } = await runCli(argv`serve --index ${registry.directory} --port ${String(port)}`)
    expect(stderr).toContain(`cannot listen on 127.0.0.1 port ${port}: `)
    expect(stderr).toContain('hint: choose another with --port')
    expect(code).toBe(1)
  })
})

const VPC = '/v1/modules/acme/vpc/aws'

/** An index behind a Git server, with one version in it, and a server of it. */
async function fixture() {
  const registry = await createRegistry()
  const { directory: modules } = await createModule()
  const publish = (index: string, ...args: string[]) =>
    runCliWell(['publish', '--index', index, '--repository', modules, '--tag', 'v1.0.0', ...args])
  await publish(registry.bare)
  const gitServer = await startGitServer({ root: registry.root })
  onTestFinished(gitServer.close)
  const serve = await startServeForTest(['--index', `${gitServer.url}/index.git`, '--poll', '1', '--quiet'])
  const json = async (path: string) => (await fetch(`${serve.url}${path}`)).json()
  return { registry, publish, gitServer, serve, json }
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
    const { registry, publish, serve, json } = await fixture()
    const statuses: number[] = []
    let isOver = false
    const paths = [`${VPC}/versions`, `${VPC}/1.0.0/download`, '/v1/modules', '/v1/modules/search?q=vpc']
    const asking = paths.map(async (path) => {
      while (!isOver) statuses.push((await fetch(`${serve.url}${path}`)).status)
    })
    await publish(registry.bare, '--module', 'acme/queue/aws')
    const ids = async () =>
      ((await json('/v1/modules')) as { modules: { id: string }[] }).modules.map(({ id }) => id)
    await expect.poll(ids, { timeout: 20_000 }).toContain('acme/queue/aws/1.0.0')
    isOver = true
    await Promise.all(asking)
    expect(statuses.length).toBeGreaterThan(20)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await fetch(`${serve.url}/v1/modules/acme/queue/aws/versions`)).status).toBe(200)
  })
})

it('serve sees a publish into a directory at once, whatever --poll says', async () => {
  const { directory: index } = await createRegistry()
  const { directory: modules } = await createModule()
  const serve = await startServeForTest(['--index', index, '--poll', '3600', '--quiet'])
  expect((await fetch(`${serve.url}${VPC}/versions`)).status).toBe(404)
  await runCliWell(['publish', '--index', index, '--repository', modules, '--tag', 'v1.0.0'])
  const status = async () => (await fetch(`${serve.url}${VPC}/versions`)).status
  await expect.poll(status, { timeout: 20_000 }).toBe(200)
})
