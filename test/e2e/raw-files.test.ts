import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { globalAgent } from 'node:https'
import { join, normalize } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Certificates, createCertificates } from '../support/certificates.ts'
import { runCliWell } from '../support/cli.ts'
import { startProxy } from '../support/connect-proxy.ts'
import { diagnosisOf, faultsOf } from '../support/doctor.ts'
import { git } from '../support/git-repository.ts'
import { startGitServer } from '../support/git-server.ts'
import { startLoopback } from '../support/loopback.ts'
import { buildRepository } from '../support/module-repository.ts'
import { hasProgram } from '../support/program.ts'
import { checkOut, MODULE_FILES } from '../support/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { describeClients, initModule } from '../support/terraform.ts'

const RAW = '/acme/registry/registry/'
const TOKEN = 'raw-token'

interface World {
  readonly certificates: Certificates
  readonly repositories: string
  readonly site: string
}

async function createWorld(): Promise<World> {
  const certificates = await createCertificates(['127.0.0.1', 'raw.acme.test', 'git.acme.test'])
  const repositories = await temporaryDirectory()
  const modules = buildRepository(await temporaryDirectory(), { tag: 'v1.2.3', files: MODULE_FILES })
  await git('/', ['clone', '--quiet', '--bare', modules.directory, join(repositories, 'vpc.git')])
  const index = join(await temporaryDirectory(), 'index.git')
  await git('/', ['init', '--quiet', '--bare', index])
  await runCliWell(['init', '--index', index, '--url', 'https://modules.acme.dev'])
  const publish = ['publish', '--index', index, '--repository', modules.directory, '--tag', 'v1.2.3']
  await runCliWell([...publish, '--module', 'acme/vpc/aws'])
  const places = ['--package', 'git', '--source-url', 'https://git.acme.test/vpc.git']
  await runCliWell([...publish, '--module', 'acme/gitvpc/aws', ...places])
  return { certificates, repositories, site: await checkOut(index) }
}

/** A Git host that answers the files of a branch as plain text, to those with a token alone, and 404 to others. */
async function startRawHost({ site, certificates }: World) {
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
    let world: World

    beforeAll(async () => {
      world = await createWorld()
      globalAgent.options.ca = readFileSync(world.certificates.caFile, 'utf8')
    })

    afterAll(() => {
      delete globalAgent.options.ca
    })

    describeClients('a client with the CLI configuration of the example', (client) => {
      test(
        client.name === 'tofu' ? 'installs from Git' : 'comes as far as download, which has no header',
        async () => {
          const raw = await startRawHost(world)
          const gitServer = await startGitServer({ root: world.repositories, tls: world.certificates.tls })
          const proxy = await startProxy({ 'raw.acme.test': raw.port, 'git.acme.test': gitServer.port })
          for (const server of [gitServer, proxy]) onTestFinished(server.close)
          const example = await readFile('examples/hosting/raw-files.tfrc', 'utf8')
          const { output } = await initModule({
            client,
            source: 'modules.acme.dev/acme/gitvpc/aws',
            version: '1.2.3',
            proxyUrl: proxy.url,
            caFile: world.certificates.caFile,
            cliConfig: example.replace('raw.githubusercontent.com', 'raw.acme.test').replace('TOKEN', TOKEN),
          })
          expect(output).toContain(
            client.name === 'tofu' ? 'successfully initialized' : 'failed to get download URL',
          )
        },
      )
    })

    test.for([
      ['acme/vpc/aws', 'PACKAGE_STATUS', false],
      ['acme/gitvpc/aws', 'GIT_UNREACHABLE', false],
    ] as const)('doctor follows OpenTofu for %s to its package', async ([module, code]) => {
      const { url } = await startRawHost(world)
      const diagnosis = await diagnosisOf({ url: `${url}${RAW.slice(0, -1)}`, module, token: TOKEN })
      // Both get as far as the package: the zip is behind the token, and the name of the Git server is known to the tests alone.
      expect(faultsOf(diagnosis)).toEqual(['DOWNLOAD_NO_HEADER', code].toSorted())
      expect(diagnosis.clients.terraform.claimed).toBe(false)
    })

    test('doctor stops at once without the token', async () => {
      const { url } = await startRawHost(world)
      const diagnosis = await diagnosisOf({ url: `${url}${RAW.slice(0, -1)}`, module: 'acme/vpc/aws' })
      expect(faultsOf(diagnosis)).toEqual(['MODULE_NOT_FOUND'])
    })
  },
)
