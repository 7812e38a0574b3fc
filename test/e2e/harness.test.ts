import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { hasProgram } from '../support/cli/program.ts'
import {
  type Client,
  describeClients,
  type InitResult,
  initModule,
  listTree,
} from '../support/clients/terraform.ts'
import { createBareRepository, git } from '../support/git/git-repository.ts'
import { startGitServer } from '../support/git/git-server.ts'
import { type Certificates, createCertificates } from '../support/network/certificates.ts'
import { startProxy } from '../support/network/connect-proxy.ts'
import { startStaticHost } from '../support/network/static-host.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const MODULE_FILES = { 'main.tf': 'output "id" {\n  value = "vpc"\n}\n', 'README.md': '# VPC\n' }
const MODULE_TREE = Object.entries(MODULE_FILES)
  .map(([path, text]) => [path, '0644', createHash('sha256').update(text).digest('hex')])
  .sort()

interface Fixture {
  readonly certificates: Certificates
  /** Root of the Git server, with `x.git`. */
  readonly repositories: string
  /** Root of the static host: version 1.0.0 is a zip in the index, 2.0.0 a commit of `x.git`. */
  readonly site: string
}

async function createFixture(): Promise<Fixture> {
  const certificates = await createCertificates(['modules.acme.test', 'git.acme.test'])
  const repositories = await temporaryDirectory()
  const site = await temporaryDirectory()
  const repository = join(repositories, 'x.git')
  const commit = await createBareRepository(repository, MODULE_FILES)
  const module = 'v1/modules/acme/vpc/aws'
  const zip = join(site, module, '1.0.0/module.zip')
  await mkdir(dirname(zip), { recursive: true })
  await git(repository, ['archive', '--format=zip', `--output=${zip}`, 'main'])
  const digest = createHash('sha256')
    .update(await readFile(zip))
    .digest('hex')
  const zipLocation = `https://modules.acme.test/${module}/1.0.0/module.zip?checksum=sha256:${digest}`
  const versions = [{ version: '2.0.0' }, { version: '1.0.0' }]
  await writeSite(site, {
    _headers: '/v1/modules/*/download\n  X-Terraform-Get: ./source\n',
    '.well-known/terraform.json': '{"modules.v1":"/v1/modules/"}',
    [`${module}/versions`]: JSON.stringify({ modules: [{ source: 'acme/vpc/aws', versions }] }),
    ...versionFiles(`${module}/1.0.0`, zipLocation),
    ...versionFiles(`${module}/2.0.0`, `git::https://git.acme.test/x.git?ref=${commit}`),
  })
  return { certificates, repositories, site }
}

function versionFiles(directory: string, location: string): Record<string, string> {
  return {
    [`${directory}/download`]: JSON.stringify({ location }),
    [`${directory}/source`]: `<!doctype html><head><meta name="terraform-get" content="${location}"></head>`,
  }
}

async function writeSite(site: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(site, path)), { recursive: true })
    await writeFile(join(site, path), text)
  }
}

interface Installation extends InitResult {
  /** Paths that the static host was asked for, each once. */
  readonly asked: ReadonlySet<string>
}

interface InstallCall {
  readonly version: string
  readonly applyHeaders: boolean
}

async function install(fixture: Fixture, client: Client, call: InstallCall): Promise<Installation> {
  const { tls, caFile } = fixture.certificates
  const host = await startStaticHost({ files: fixture.site, applyHeaders: call.applyHeaders, tls })
  const gitServer = await startGitServer({ root: fixture.repositories, tls })
  const proxy = await startProxy({ 'modules.acme.test': host.port, 'git.acme.test': gitServer.port })
  for (const server of [host, gitServer, proxy]) onTestFinished(server.close)
  const source = 'modules.acme.test/acme/vpc/aws'
  const result = await initModule({ client, source, version: call.version, proxyUrl: proxy.url, caFile })
  return { ...result, asked: new Set(host.requests.map(({ path }) => path)) }
}

describe.skipIf(!hasProgram('openssl'))('the test harness (needs openssl)', () => {
  let fixture: Fixture

  beforeAll(async () => {
    fixture = await createFixture()
  })

  describeClients('a hand-written static registry', (client) => {
    const isTerraform = client.name === 'terraform'

    test.for(['1.0.0', '2.0.0'])('installs %s from a host with the header rule', async (version) => {
      const { code, output, moduleDirectory, asked } = await install(fixture, client, {
        version,
        applyHeaders: true,
      })
      expect(output).toContain('successfully initialized')
      expect(code).toBe(0)
      expect(await listTree(moduleDirectory)).toEqual(MODULE_TREE)
      expect(asked.has(`/v1/modules/acme/vpc/aws/${version}/source?terraform-get=1`)).toBe(isTerraform)
    })

    test(`${isTerraform ? 'fails' : 'installs'} on a host without the header rule`, async () => {
      const { code, output } = await install(fixture, client, { version: '1.0.0', applyHeaders: false })
      expect(code).toBe(isTerraform ? 1 : 0)
      expect(output).toContain(isTerraform ? 'failed to get download URL' : 'successfully initialized')
    })
  })
})
