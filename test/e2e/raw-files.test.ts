import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { globalAgent } from 'node:https'
import { join, normalize } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { runCliWell } from '../support/cli/cli.ts'
import { hasProgram } from '../support/cli/program.ts'
import { diagnosisOf, faultsOf } from '../support/clients/doctor.ts'
import { describeClients, initModule } from '../support/clients/terraform.ts'
import { git } from '../support/git/git-repository.ts'
import { type GitServer, startGitServer } from '../support/git/git-server.ts'
import { buildRepository } from '../support/git/module-repository.ts'
import { checkOut, MODULE_FILES } from '../support/index/registry.ts'
import { type Certificates, createCertificates } from '../support/network/certificates.ts'
import { startProxy } from '../support/network/connect-proxy.ts'
import { startLoopback } from '../support/network/loopback.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const RAW = '/acme/registry/registry/'
const TOKEN = 'raw-token'

interface Fixture {
  readonly certificates: Certificates
  readonly gitServer: GitServer
  readonly site: string
}

async function createFixture(): Promise<Fixture> {
  const certificates = await createCertificates(['127.0.0.1', 'raw.acme.test'])
  const repositories = await temporaryDirectory()
  const modules = buildRepository(await temporaryDirectory(), { tag: 'v1.2.3', files: MODULE_FILES })
  await git('/', ['clone', '--quiet', '--bare', modules.directory, join(repositories, 'vpc.git')])
  const gitServer = await startGitServer({ root: repositories, tls: certificates.tls })
  const index = join(await temporaryDirectory(), 'index.git')
  await git('/', ['init', '--quiet', '--bare', index])
  await runCliWell(['init', '--index', index, '--url', 'https://modules.acme.dev'])
  const publish = ['publish', '--index', index, '--repository', modules.directory, '--tag', 'v1.2.3']
  await runCliWell([...publish, '--module', 'acme/vpc/aws'])
  const packageFlags = ['--package', 'git', '--source-url', `${gitServer.url}/vpc.git`]
  await runCliWell([...publish, '--module', 'acme/gitvpc/aws', ...packageFlags])
  return { certificates, gitServer, site: await checkOut(index) }
}

/** A Git host that answers the files of a branch as plain text, to those with a token alone, and 404 to others. */
async function startRawHost({ site, certificates }: Fixture) {
  const host = await startLoopback(async (request, response) => {
    const path = normalize(decodeURIComponent(request.url ?? ''))
    const isAllowed = request.headers.authorization === `Bearer ${TOKEN}` && path.startsWith(RAW)
    const bytes = isAllowed
      ? await readFile(join(site, path.slice(RAW.length))).catch(() => undefined)
      : undefined
    const type = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }
    response.writeHead(bytes === undefined ? 404 : 200, type).end(bytes)
  }, certificates.tls)
  onTestFinished(host.close)
  return host
}

describe.skipIf(!hasProgram('openssl'))(
  'no host at all, but raw files of a private Git server (needs openssl)',
  () => {
    let fixture: Fixture

    beforeAll(async () => {
      fixture = await createFixture()
      globalAgent.options.ca = readFileSync(fixture.certificates.caFile, 'utf8')
    })

    afterAll(async () => {
      delete globalAgent.options.ca
      await fixture.gitServer.close()
    })

    describeClients('a client with the CLI configuration of the example', (client) => {
      test(
        client.name === 'tofu' ? 'installs from Git' : 'comes as far as download, which has no header',
        async () => {
          const raw = await startRawHost(fixture)
          const { host, port } = new URL(fixture.gitServer.url)
          const proxy = await startProxy({ 'raw.acme.test': raw.port, [host]: Number(port) })
          onTestFinished(proxy.close)
          const example = await readFile('examples/hosting/raw-files.tfrc', 'utf8')
          const { output } = await initModule({
            client,
            source: 'modules.acme.dev/acme/gitvpc/aws',
            version: '1.2.3',
            proxyUrl: proxy.url,
            caFile: fixture.certificates.caFile,
            cliConfig: example.replace('raw.githubusercontent.com', 'raw.acme.test').replace('TOKEN', TOKEN),
          })
          expect(output).toContain(
            client.name === 'tofu' ? 'successfully initialized' : 'failed to get download URL',
          )
        },
      )
    })

    const diagnose = async (module: string, token?: string) => {
      const { url } = await startRawHost(fixture)
      const given = token === undefined ? {} : { token }
      const { caFile } = fixture.certificates
      return diagnosisOf({ url: `${url}${RAW.slice(0, -1)}`, module, caFile, ...given })
    }

    test('OpenTofu installs what lies in Git, and Terraform is not set out to be served', async () => {
      const { clients } = await diagnose('acme/gitvpc/aws', TOKEN)
      expect(clients.opentofu.installs).toBe(true)
      expect(clients.terraform).toMatchObject({ installs: false, claimed: false })
    })

    test('OpenTofu does not install what lies behind the token itself', async () => {
      const { clients } = await diagnose('acme/vpc/aws', TOKEN)
      expect(clients.opentofu).toMatchObject({
        installs: false,
        broken: expect.stringContaining('PACKAGE_STATUS: '),
      })
    })

    test('no client installs without the token', async () => {
      expect(faultsOf(await diagnose('acme/gitvpc/aws'))).toEqual(['MODULE_NOT_FOUND'])
    })
  },
)
