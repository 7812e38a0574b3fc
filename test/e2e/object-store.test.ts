import { readFile } from 'node:fs/promises'
import { request as startRequest } from 'node:http'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { argv, type Environment, hasProgram, runCli, runCliWell } from '../support/cli/program.ts'
import { describeClients, expectInstalled, initModule } from '../support/clients/terraform.ts'
import { toolPath } from '../support/clients/tools.ts'
import type { Repository } from '../support/git/module-repository.ts'
import { createModule, REGISTRY_URL } from '../support/index/registry.ts'
import { type Certificates, createCertificates } from '../support/network/certificates.ts'
import { startProxy } from '../support/network/connect-proxy.ts'
import { startLoopback } from '../support/network/loopback.ts'
import { startStaticHost } from '../support/network/static-host.ts'
import { startNginxBeforeBucket } from '../support/network/web-servers.ts'
import { type ObjectStore, type StoreName, startObjectStore } from '../support/s3/object-store.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const REGION = 'eu-central-1'
const NAME = new URL(REGISTRY_URL).host
/** Terraform writes the bucket into the name, OpenTofu into the path. */
const AWS_NAMES = [`registry.s3.${REGION}.amazonaws.com`, `s3.${REGION}.amazonaws.com`]
const PACKAGES = 'packages.acme.test'
const ZIP = 'packages/acme/vpc/aws/1.0.0.zip'

const isReady = toolPath('versitygw') !== undefined && ['openssl', 'nginx'].every(hasProgram)
let certificates: Certificates
let module: Repository

/** A store that takes minutes to build is left out where nobody built it. */
const STORES_WITH_POLICIES = (['versitygw', 'minio'] as const).filter((name) => toolPath(name) !== undefined)

/** A registry in a bucket, with a package of this kind. */
async function publishTo(flags: readonly string[], program: StoreName = 'versitygw') {
  const store = await startObjectStore({ program, region: REGION })
  const index = join(await temporaryDirectory(), 'index')
  const keys = { AWS_ACCESS_KEY_ID: store.accessKey, AWS_SECRET_ACCESS_KEY: store.secretKey }
  const env = { ...keys, AWS_REGION: REGION, AWS_ENDPOINT_URL_S3: store.url }
  await runCliWell(argv`init --index ${index} --url ${REGISTRY_URL}`)
  const published = argv`--index ${index} --repository ${module.directory} --tag v1.0.0`
  await runCliWell(['publish', ...published, ...flags], { env: { ...env, ...(await atNamesOfAws(store)) } })
  await runCliWell(argv`sync --index ${index} --to s3://registry`, { env })
  return { store, index, env }
}

const S3 = argv`--package s3 --package-url s3://registry/packages`

/** What lets a program find the store under the name that AWS has, as a private bucket is published from there alone. */
async function atNamesOfAws(store: ObjectStore, asked = new Set<string | undefined>()) {
  const { port } = await startAws(store, asked)
  return {
    AWS_ENDPOINT_URL_S3: `https://s3.${REGION}.amazonaws.com:${port}`,
    NODE_EXTRA_CA_CERTS: certificates.caFile,
    NODE_OPTIONS: `--import=${resolve('test/support/network/names-of-this-machine.mjs')}`,
  }
}

/** The store over TLS; `asked` gets the hosts that were named. */
function startAws(store: ObjectStore, asked = new Set<string | undefined>()) {
  return startLoopback(async (request, response) => {
    const { method = 'GET', url = '', headers } = request
    asked.add(headers.host)
    const onward = startRequest(`${store.url}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(onward)
  }, certificates.tls)
}

/** The objects below a prefix, as a CDN with access to the bucket reads them. */
function objectsOf(store: ObjectStore, prefix: string) {
  return async (path: string) => {
    const { status, bytes } = await store.send('GET', `${prefix}${path}`)
    return status === 200 ? bytes : undefined
  }
}

/** The bucket behind a constant header, as CloudFront's response headers policy adds it; gives the port of the registry. */
async function serveBucket(store: ObjectStore): Promise<number> {
  const headers = (path: string): Record<string, string> =>
    path.endsWith('/download') ? { 'x-terraform-get': './source' } : {}
  return (await startStaticHost({ files: objectsOf(store, ''), tls: certificates.tls, headers })).port
}

/** Names of AWS and of the CDN of packages, over TLS, on the store of the test. */
async function startNames(store: ObjectStore, registry: number): Promise<string> {
  const aws = await startAws(store)
  const packages = await startStaticHost({ files: objectsOf(store, 'packages/'), tls: certificates.tls })
  const names = Object.fromEntries(AWS_NAMES.map((name) => [name, aws.port]))
  return (await startProxy({ ...names, [NAME]: registry, [PACKAGES]: packages.port })).url
}

/** Another zip takes the place of the package. */
async function swap(store: ObjectStore): Promise<void> {
  const other = await createModule({ files: [{ path: 'main.tf', content: 'locals {}\n' }] })
  const zip = join(await temporaryDirectory(), 'other.zip')
  await runCliWell(argv`package --repository ${other.directory} --tag v1.0.0 --output ${zip}`)
  await store.send('PUT', ZIP, { body: await readFile(zip) })
}

describe.skipIf(!isReady)('a bucket (needs versitygw, nginx, openssl)', () => {
  beforeAll(async () => {
    certificates = await createCertificates([NAME, ...AWS_NAMES, PACKAGES, '127.0.0.1'])
    module = await createModule()
  })

  describeClients('a registry in a bucket', (client) => {
    const callOf = (proxyUrl: string, env: Environment) => {
      const wanted = { source: `${NAME}/acme/vpc/aws`, version: '1.0.0' }
      return { client, ...wanted, caFile: certificates.caFile, proxyUrl, env }
    }

    const expectModule = (proxyUrl: string, env: Environment = {}) =>
      expectInstalled(callOf(proxyUrl, env), module.directory, module.commit)

    const expectRefused = async (message: string | RegExp, proxyUrl: string, env: Environment = {}) => {
      const { code, output } = await initModule(callOf(proxyUrl, env))
      expect([code, output]).toEqual([1, expect.stringMatching(message)])
    }

    test('installs packages of the index through a constant header, checked by their checksum', async () => {
      const { store } = await publishTo([])
      await expectModule(await startNames(store, await serveBucket(store)))
    })

    test.each(STORES_WITH_POLICIES)(
      'installs a registry and its packages through nginx, by its recipe (%s)',
      async (program) => {
        const { store } = await publishTo(argv`${S3} --package-public-url https://${NAME}/packages`, program)
        const everybody = { Effect: 'Allow', Principal: '*', Action: 's3:GetObject' }
        const Statement = [{ ...everybody, Resource: 'arn:aws:s3:::registry/*' }]
        const body = JSON.stringify({ Version: '2012-10-17', Statement })
        expect((await store.send('PUT', '?policy=', { body })).text).toBe('')
        const bucket = { url: store.url, store: AWS_NAMES[0] ?? '' }
        const { port } = await startNginxBeforeBucket({ ...bucket, certificates, hostname: NAME })
        await expectModule(await startNames(store, port))
        const get = async (path: string, method = 'GET') => {
          // The token is for the registry; a store would refuse it.
          const sent = { headers: { authorization: 'Bearer of-the-client' }, redirect: 'manual' } as const
          const { status, headers } = await fetch(`https://127.0.0.1:${port}${path}`, { method, ...sent })
          const onward = headers.get('x-terraform-get') ?? headers.get('location')
          return [status, headers.get('content-type'), onward]
        }
        const html = 'text/html; charset=utf-8'
        const versions = '/v1/modules/acme/vpc/aws/versions'
        // A part of the file, which is kept for this query alone.
        expect(await get('/v1/modules?partNumber=1')).toEqual([206, 'application/json', null])
        expect(await get('/v1/modules')).toEqual([200, 'application/json', null])
        expect(await get('/')).toEqual([200, html, null])
        // Links of a page are relative to its directory.
        expect(await get('/modules/acme')).toEqual([302, 'text/html', '/modules/acme/'])
        const absent = '/v1/modules/acme/none/aws/1.0.0/download'
        for (const path of [absent, '/nothing?a=b', '/nothing', '/nothing'])
          expect(await get(path)).toEqual([404, html, null])
        expect((await get('/.module-registry/sync.json'))[0]).toBe(404)
        expect((await get(versions, 'PUT'))[0]).toBe(405)
        // What clients have read is kept, whatever becomes of the bucket.
        await store.send('DELETE', '?policy=')
        expect(await get(versions)).toEqual([200, 'application/json', null])
      },
    )

    test('installs s3 packages from a public URL, and no other bytes', async () => {
      const { store } = await publishTo(argv`${S3} --package-public-url https://${PACKAGES}`)
      const proxyUrl = await startNames(store, await serveBucket(store))
      await expectModule(proxyUrl)
      await swap(store)
      await expectRefused('Checksums did not match', proxyUrl)
    })

    test('installs s3 packages from a private bucket of AWS, with credentials, and no other bytes', async () => {
      const { store, env } = await publishTo(S3)
      const proxyUrl = await startNames(store, await serveBucket(store))
      const { AWS_ENDPOINT_URL_S3: _, ...credentials } = env
      await expectModule(proxyUrl, credentials)
      const wrong = { ...credentials, AWS_SECRET_ACCESS_KEY: 'another' }
      await expectRefused(/403|SignatureDoesNotMatch/, proxyUrl, wrong)
      await swap(store)
      await expectRefused('Checksums did not match', proxyUrl, credentials)
    })
  })

  test.each([
    ['virtual', 0],
    ['path', 1],
    ['auto', 1],
  ] as const)('a bucket is addressed in the style "%s"', async (style, name) => {
    const { store, index, env } = await publishTo([])
    const asked = new Set<string | undefined>()
    const names = { ...env, ...(await atNamesOfAws(store, asked)) }
    const args = argv`sync --index ${index} --to s3://registry/${style} --addressing ${style}`
    await runCliWell(args, { env: names })
    const other = await createModule({ tag: 'v2.0.0' })
    const publish = argv`publish --index ${index} --repository ${other.directory} --tag v2.0.0 ${S3}`
    await runCliWell(argv`${publish} --package-addressing ${style}`, { env: names })
    expect([...asked]).toEqual([`${AWS_NAMES[name]}:${new URL(names['AWS_ENDPOINT_URL_S3'] ?? '').port}`])
    expect((await store.send('GET', `${style}/.well-known/terraform.json`)).status).toBe(200)
  })

  test('s3 packages are verified with credentials, and removed', async () => {
    const { store, index, env } = await publishTo(S3)
    const verify = argv`verify --index ${index} --packages --json`
    const codes = async () => {
      const { findings } = (await runCli(verify, { env })).json() as { findings: { code: string }[] }
      return findings.map(({ code }) => code)
    }
    expect(await codes()).not.toContain('PACKAGE_CHANGED')
    await swap(store)
    expect(await codes()).toContain('PACKAGE_CHANGED')
    const remove = argv`remove acme/vpc/aws 1.0.0 --index ${index} --reason leak --yes`
    await runCliWell([...remove, '--repository', module.directory], { env })
    expect((await store.send('GET', ZIP)).status).toBe(404)
  })
})
