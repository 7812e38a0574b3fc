import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCli } from '../support/cli/cli.ts'
import { hasProgram } from '../support/cli/program.ts'
import { clients, initModule, listTree } from '../support/clients/terraform.ts'
import { createBareRepository, git } from '../support/git/git-repository.ts'
import { trackedFiles } from '../support/git/tracked-files.ts'
import { checkOut } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { startDockerRegistry } from '../support/oci/docker-registry.ts'
import { OCI_USER } from '../support/oci/oci-token-server.ts'
import { startFixture } from '../support/server/served-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const tofu = clients().find(({ name }) => name === 'tofu')
const isReady = hasProgram('docker-registry') && hasProgram('openssl') && tofu !== undefined

/** A home in which somebody is logged in to the registry. */
async function loggedIn(host: string): Promise<string> {
  const home = await temporaryDirectory()
  const auth = Buffer.from(`${OCI_USER.username}:${OCI_USER.password}`).toString('base64')
  await mkdir(join(home, '.docker'))
  await writeFile(join(home, '.docker/config.json'), JSON.stringify({ auths: { [host]: { auth } } }))
  return home
}

const FILES = {
  '.module-registry.yml': 'modules: [{ path: modules/vpc, address: acme/vpc/aws, root: . }]\n',
  'modules/vpc/main.tf': 'module "tags" {\n  source = "../tags"\n}\n',
  'modules/tags/main.tf': 'output "id" {\n  value = 1\n}\n',
}

// The registry is on loopback, and OpenTofu and publish speak https to it all the same.
test.skipIf(!isReady)(
  "OpenTofu installs what publish has pushed from a directory to Debian's docker-registry over TLS (needs tofu, docker-registry, openssl)",
  async () => {
    const certificates = await createCertificates(['modules.acme.test', '127.0.0.1'])
    const { host } = await startDockerRegistry('htpasswd', certificates)
    const repositories = await temporaryDirectory()
    const modules = join(repositories, 'modules.git')
    const commit = await createBareRepository(modules, FILES)
    await git(modules, ['update-ref', 'refs/tags/v1.2.3', commit])
    const index = join(repositories, 'index.git')
    await git('/', ['init', '--quiet', '--bare', index])
    const HOME = await loggedIn(host)
    const to = ['--index', index, '--url', 'https://modules.acme.test']
    const from = ['--repository', modules, '--module', 'acme/vpc/aws', '--tag', 'v1.2.3']
    const packages = ['--package', 'oci', '--oci-repository', `${host}/acme/vpc`]
    const env = { HOME, NODE_EXTRA_CA_CERTS: certificates.caFile }
    const published = await runCli(['publish', ...to, ...from, ...packages], { env })
    expect(published.stderr).not.toContain('plain http')
    expect(published.code).toBe(0)

    const site = await checkOut(index)
    const hosts = { certificates, modules, index, site, repositories }
    const { proxyUrl, caFile } = await startFixture(hosts, 'static')
    const client = tofu ?? { name: 'tofu', path: '' }
    const wanted = { source: 'modules.acme.test/acme/vpc/aws', version: '1.2.3', env: { HOME } }
    const { code, output, moduleDirectory } = await initModule({ client, proxyUrl, caFile, ...wanted })
    expect(output).toContain('successfully initialized')
    expect(code).toBe(0)
    expect(await listTree(moduleDirectory)).toEqual(trackedFiles(modules, commit, 'modules/vpc'))
  },
)
