import { describe, expect, it } from 'vitest'
import { argv, type CliServer, runCli, runCliWell, startServeForTest } from '../support/cli/program.ts'
import { toolPath } from '../support/clients/tools.ts'
import { createRegistry, publishModule } from '../support/index/registry.ts'
import { startStaticHost } from '../support/network/static-host.ts'
import { sha256 } from '../support/oci/oci-content.ts'
import { keysOf, startObjectStore } from '../support/s3/object-store.ts'
import { startStoreProxy } from '../support/s3/store-proxy.ts'

describe.skipIf(toolPath('versitygw') === undefined)('sync (needs versitygw)', () => {
  it('uploads an index, says so, and prunes what a profile has not', async () => {
    const store = await startObjectStore()
    const { bare } = await createRegistry()
    await publishModule(bare)
    const env = { AWS_ACCESS_KEY_ID: store.accessKey, AWS_SECRET_ACCESS_KEY: store.secretKey }
    const args = argv`sync --index ${bare} --to s3://${store.bucket} --endpoint ${store.url}`
    const first = await runCliWell(args, { env })
    expect(first.stdout).toMatch(/^synced {4}s3:\/\/registry: \d+ files of commit [0-9a-f]{12} uploaded$/m)
    const ofVersion = async (profile: string) => {
      await runCliWell(argv`${args} --profile ${profile} --prune`, { env })
      const keys = (await keysOf(store)).filter((key) => key.includes('/1.0.0/'))
      return keys.map((key) => key.split('/1.0.0/')[1]).sort()
    }
    expect(await ofVersion('index')).toContain('interface.json')
    expect(await ofVersion('protocol')).toEqual(['download', 'module.zip', 'source'])
    expect(await ofVersion('opentofu')).toEqual(['download', 'module.zip'])
    expect(await keysOf(store)).toContain('.well-known/terraform.json')
  })
})

it('sync without an object store says which credentials it looks for', async () => {
  const { bare } = await createRegistry()
  const { code, stderr } = await runCli(argv`sync --index ${bare} --to s3://acme`)
  expect(code).toBe(1)
  expect(stderr).toMatch(/^error\[PERMISSION\]: .*AWS_ACCESS_KEY_ID.*\nhint: .*configure-aws-credentials/m)
})

const PATHS = [
  '/.well-known/terraform.json',
  '/v1/modules/?limit=2',
  '/v1/modules/?limit=2&offset=2',
  '/v1/modules/search?q=vpc',
  '/v1/modules/acme/vpc/aws/versions',
  '/v1/modules/acme/vpc/aws/1.0.0/download',
  '/v1/modules/acme/vpc/aws/1.0.0/module.zip',
  '/v1/modules/acme/none/aws/versions',
  '/modules/acme/vpc/aws/',
]

async function createIndex(): Promise<string> {
  const { directory: index } = await createRegistry()
  for (const module of ['acme/vpc/aws', 'acme/network/aws', 'acme/label/null'])
    await publishModule(index, {}, '--module', module)
  return index
}

/** Status, tag and body of each path; the same for servers that nobody can tell apart. */
async function answersOf({ url }: CliServer): Promise<readonly unknown[]> {
  return Promise.all(
    PATHS.map(async (path) => {
      const answer = await fetch(`${url}${path}`)
      const body = sha256(Buffer.from(await answer.arrayBuffer()))
      return [path, answer.status, answer.headers.get('etag'), body]
    }),
  )
}

const versionsOf = async ({ url }: CliServer) =>
  (await fetch(`${url}/v1/modules/acme/vpc/aws/versions`)).text()

it.skipIf(toolPath('versitygw') === undefined)(
  'serves a bucket as the index itself, also by two processes, and asks for nothing twice (needs versitygw)',
  async () => {
    const index = await createIndex()
    const store = await startObjectStore()
    const proxy = await startStoreProxy(store.url)
    const env = { AWS_ACCESS_KEY_ID: store.accessKey, AWS_SECRET_ACCESS_KEY: store.secretKey }
    const args = argv`sync --index ${index} --to s3://registry/r --endpoint ${store.url}`
    const upload = () => runCliWell(args, { env })
    await upload()
    const flags = ['--index', 's3://registry/r', '--endpoint', proxy.url, '--poll', '1']
    const servers = [
      await startServeForTest(flags, { env }),
      await startServeForTest(flags, { env }),
      await startServeForTest(['--index', index]),
    ] as const
    const [one, two, own] = await Promise.all(servers.map(answersOf))
    expect(one).toEqual(two)
    expect(one).toEqual(own)
    await publishModule(index, { tag: 'v1.1.0' })
    await upload()
    for (const server of servers.slice(0, 2))
      await expect.poll(() => versionsOf(server), { timeout: 10_000 }).toContain('1.1.0')
    // The store goes away: what is known is served.
    proxy.decide = () => 'drop'
    expect(await versionsOf(servers[0])).toContain('1.1.0')
    for (const server of servers) expect((await server.stop()).stderr).not.toContain(store.secretKey)
  },
)

it('is a front for a static registry: it adds what files cannot, and notices changes by their tags', async () => {
  const index = await createIndex()
  const host = await startStaticHost({ files: index })
  const front = await startServeForTest(['--index', host.url, '--poll', '1'])
  expect(await answersOf(front)).toEqual(await answersOf(await startServeForTest(['--index', index])))
  await publishModule(index, { tag: 'v1.1.0' })
  await expect.poll(() => versionsOf(front), { timeout: 10_000 }).toContain('1.1.0')
})

it('refuses a bucket where an index is written', async () => {
  const { code, stderr } = await runCli(['status', '--index', 's3://acme-modules'])
  expect(code).toBe(1)
  expect(stderr).toMatch(/^error\[INVALID_INPUT\]: "s3:\/\/acme-modules" is a bucket.*\nhint: .*sync/m)
})
