import { readFile } from 'node:fs/promises'
import { request } from 'node:https'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { HOSTINGS, type Hosting, hostingSetup } from '../../src/index/format/hosting.ts'
import { runCliWell } from '../support/cli/cli.ts'
import { hasProgram } from '../support/cli/program.ts'
import { describeClients, initModule } from '../support/clients/terraform.ts'
import { git } from '../support/git/git-repository.ts'
import { startGitServer } from '../support/git/git-server.ts'
import { buildRepository } from '../support/git/module-repository.ts'
import { MODULE_FILES, REGISTRY_URL } from '../support/index/registry.ts'
import { type Certificates, createCertificates } from '../support/network/certificates.ts'
import { startProxy } from '../support/network/connect-proxy.ts'
import { headersFor, parseHeaderRules } from '../support/network/header-rules.ts'
import {
  azureHeaders,
  cloudFrontHeaders,
  cloudflareRuleHeaders,
  firebaseHeaders,
  firebaseUploads,
  type HeadersOf,
  vercelHeaders,
} from '../support/network/host-rules.ts'
import { startStaticHost } from '../support/network/static-host.ts'
import { startCaddy, startNginx } from '../support/network/web-servers.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const HOST = new URL(REGISTRY_URL).host
const VERSION = '/v1/modules/acme/vpc/aws/1.2.3'

interface Fixture {
  readonly certificates: Certificates
  readonly repositories: string
  /** For each host an index of its own, with a package in the index and one in Git. */
  readonly sites: ReadonlyMap<Hosting, string>
}

async function createFixture(): Promise<Fixture> {
  const certificates = await createCertificates([HOST, 'git.acme.test'])
  const repositories = await temporaryDirectory()
  const modules = buildRepository(await temporaryDirectory(), { tag: 'v1.2.3', files: MODULE_FILES })
  await git('/', ['clone', '--quiet', '--bare', modules.directory, join(repositories, 'vpc.git')])
  const sites = new Map<Hosting, string>()
  for (const hosting of HOSTINGS) {
    const index = join(await temporaryDirectory(), 'index')
    await runCliWell(['init', '--index', index, '--url', REGISTRY_URL, '--hosting', hosting])
    const publish = ['publish', '--index', index, '--repository', modules.directory, '--tag', 'v1.2.3']
    await runCliWell([...publish, '--module', 'acme/vpc/aws'])
    const packageFlags = ['--package', 'git', '--source-url', 'https://git.acme.test/vpc.git']
    await runCliWell([...publish, '--module', 'acme/gitvpc/aws', ...packageFlags])
    sites.set(hosting, index)
  }
  return { certificates, repositories, sites }
}

/** The rules that `init --hosting` leaves for a host, as the host reads them. */
const RULES: Partial<Record<Hosting, (site: string) => Promise<HeadersOf>>> = {
  'github-pages': async () => {
    const [, expression = ''] = /^ {2}when {5}(.*)$/m.exec(hostingSetup('github-pages', REGISTRY_URL)) ?? []
    const [, name = '', value = ''] =
      /set static, (\S+), (\S+)/.exec(hostingSetup('github-pages', REGISTRY_URL)) ?? []
    return cloudflareRuleHeaders(expression, [name, value])
  },
  'cloudflare-pages': headersFile,
  netlify: headersFile,
  vercel: async (site) => vercelHeaders(await readFile(join(site, 'vercel.json'), 'utf8')),
  'azure-static-web-apps': async (site) =>
    azureHeaders(await readFile(join(site, 'staticwebapp.config.json'), 'utf8')),
  firebase: async (site) => firebaseHeaders(await readFile(join(site, 'firebase.json'), 'utf8')),
  's3-cloudfront': cloudFront,
}

async function headersFile(site: string): Promise<HeadersOf> {
  const rules = parseHeaderRules(await readFile(join(site, '_headers'), 'utf8'))
  return (path) => headersFor(rules, path)
}

async function cloudFront(): Promise<HeadersOf> {
  const { Resources } = parse(await readFile('examples/hosting/cloudfront.yaml', 'utf8'))
  const policies = Object.fromEntries(
    Object.entries<{
      Type: string
      Properties: {
        ResponseHeadersPolicyConfig: { CustomHeadersConfig: { Items: { Header: string; Value: string }[] } }
      }
    }>(Resources)
      .filter(([, { Type }]) => Type === 'AWS::CloudFront::ResponseHeadersPolicy')
      .map(([name, { Properties }]) => [
        name,
        Object.fromEntries(
          Properties.ResponseHeadersPolicyConfig.CustomHeadersConfig.Items.map(({ Header, Value }) => [
            Header.toLowerCase(),
            Value,
          ]),
        ),
      ]),
  )
  const { CacheBehaviors } = Resources.Distribution.Properties.DistributionConfig
  return cloudFrontHeaders(
    CacheBehaviors.map(
      ({
        PathPattern,
        ResponseHeadersPolicyId,
      }: {
        PathPattern: string
        ResponseHeadersPolicyId: { Ref: string }
      }) => ({
        PathPattern,
        headers: policies[ResponseHeadersPolicyId.Ref],
      }),
    ),
  )
}

describe.skipIf(!hasProgram('openssl'))('hosting (needs openssl)', () => {
  let fixture: Fixture

  beforeAll(async () => {
    fixture = await createFixture()
  })

  const siteOf = (hosting: Hosting) => fixture.sites.get(hosting) ?? ''

  /** Clients find the host under its name, and the Git server beside it. */
  const around = async (port: number) => {
    const gitServer = await startGitServer({ root: fixture.repositories, tls: fixture.certificates.tls })
    const proxy = await startProxy({ [HOST]: port, 'git.acme.test': gitServer.port })
    for (const server of [gitServer, proxy]) onTestFinished(server.close)
    return { proxyUrl: proxy.url, caFile: fixture.certificates.caFile }
  }

  describe.each(Object.keys(RULES) as Hosting[])('on %s', (hosting) => {
    const isAzure = hosting === 'azure-static-web-apps'
    const value = isAzure ? './module.zip' : './source'

    test('sends the header with every download, and with nothing that it would break', async () => {
      const headers = await RULES[hosting]?.(siteOf(hosting))
      expect(headers?.(`${VERSION}/download`)).toEqual({ 'x-terraform-get': value })
      expect(headers?.('/v1/modules/a/b/c/1.0.0-rc.1/download')).toEqual({ 'x-terraform-get': value })
      expect(headers?.('/.well-known/terraform.json')).toEqual({})
      expect(headers?.('/index.html')).toEqual({})
      if (!isAzure)
        for (const file of ['source', 'versions', 'module.zip'])
          expect(headers?.(`${VERSION}/${file}`)).toEqual({})
    })

    describeClients('a client', (client) => {
      const kinds = isAzure ? ['vpc'] : ['vpc', 'gitvpc']
      test.for(kinds)('installs %s', async (name) => {
        const headers = await RULES[hosting]?.(siteOf(hosting))
        const host = await startStaticHost({
          files: siteOf(hosting),
          tls: fixture.certificates.tls,
          ...(headers === undefined ? {} : { headers }),
        })
        onTestFinished(host.close)
        const call = {
          client,
          source: `${HOST}/acme/${name}/aws`,
          version: '1.2.3',
          ...(await around(host.port)),
        }
        expect((await initModule(call)).output).toContain('successfully initialized')
      })
    })
  })

  test('leaves everything to be uploaded to Firebase that the registry needs', async () => {
    const text = await readFile(join(siteOf('firebase'), 'firebase.json'), 'utf8')
    const paths = ['.well-known/terraform.json', 'v1/modules/acme/vpc/aws/1.2.3/download', '404.html']
    expect(firebaseUploads(text, [...paths, '.git/config', 'firebase.json'])).toEqual(paths)
  })

  describe.each([
    ['nginx', startNginx],
    ['caddy', startCaddy],
  ] as const)('on %s', (hosting, start) => {
    const skip = !hasProgram(hosting)

    const running = async () => {
      const { certificates } = fixture
      return start({ root: siteOf(hosting), certificates, hostname: HOST })
    }

    describe.skipIf(skip)(`with the recipe of docs/guides/hosting.md (needs ${hosting})`, () => {
      describeClients('a client', (client) => {
        test.for(['vpc', 'gitvpc'])('installs %s', async (name) => {
          const { port } = await running()
          const call = {
            client,
            source: `${HOST}/acme/${name}/aws`,
            version: '1.2.3',
            ...(await around(port)),
          }
          expect((await initModule(call)).output).toContain('successfully initialized')
        })
      })

      test('answers as the registry does', async () => {
        const { port } = await running()
        const ask = async (path: string) => {
          const { status, type, header } = await get(port, path, fixture.certificates.caFile)
          return [status, type, header]
        }
        expect(await ask(`${VERSION}/download`)).toEqual([200, 'application/json', './source'])
        expect(await ask('/v1/modules/acme/vpc/aws/versions')).toEqual([200, 'application/json', undefined])
        expect(await ask(`${VERSION}/source`)).toEqual([200, 'text/html', undefined])
        expect(await ask(`${VERSION}/module.zip`)).toEqual([200, 'application/zip', undefined])
        expect(await ask('/.well-known/terraform.json')).toEqual([200, 'application/json', undefined])
        expect(await ask('/')).toEqual([200, 'text/html', undefined])
        expect(await ask('/v1/modules')).toEqual([200, 'application/json', undefined])
        expect(await ask('/v1/modules/acme/vpc/aws')).toEqual([200, 'application/json', undefined])
        expect(await ask(VERSION)).toEqual([200, 'application/json', undefined])
        const absent = ['/v1/modules/acme/none/aws/versions', '/v1/modules/acme/vpc/aws/9.9.9/download']
        for (const path of absent) expect((await ask(path)).slice(0, 2)).toEqual([404, 'text/html'])
        for (const path of ['/.nojekyll', '/.git/config']) expect((await ask(path))[0]).toBe(404)
        expect((await ask('/v1/modules/../../etc/passwd'))[0]).not.toBe(200)
      })
    })
  })
})

interface Got {
  readonly status: number | undefined
  readonly type: string | undefined
  readonly header: unknown
}

async function get(port: number, path: string, caFile: string): Promise<Got> {
  const ca = await readFile(caFile)
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      ca,
      servername: HOST,
      headers: { Host: HOST },
      agent: false,
    }
    const outgoing = request(options, (response) => {
      response.resume()
      const { statusCode, headers } = response
      const type = headers['content-type']?.split(';')[0]
      resolve({ status: statusCode, type, header: headers['x-terraform-get'] })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
