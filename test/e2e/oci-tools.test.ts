import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Environment, hasProgram, runCliWell, runProgram } from '../support/cli/program.ts'
import { clients, expectInstalled } from '../support/clients/terraform.ts'
import { pythonOrasPath, toolPath } from '../support/clients/tools.ts'
import { createBareRepository, git } from '../support/git/git-repository.ts'
import { checkOut, createModule, createRegistry } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { startProxy } from '../support/network/connect-proxy.ts'
import { dockerHome, OCI_LOGIN } from '../support/oci/docker-home.ts'
import { startDockerRegistry } from '../support/oci/docker-registry.ts'
import { sha256 } from '../support/oci/oci-content.ts'
import { startFixture } from '../support/server/served-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const tofu = clients().find(({ name }) => name === 'tofu')
const client = tofu ?? { name: 'tofu', path: '' }
const [crane, oras, pythonPath] = [toolPath('crane'), toolPath('oras'), pythonOrasPath()]
const isReady =
  ['docker-registry', 'openssl', 'skopeo', 'python3'].every(hasProgram) &&
  [tofu, crane, oras, pythonPath].every((each) => each !== undefined)

describe.skipIf(!isReady)(
  "Debian's docker-registry over TLS (needs tofu, crane, oras, Python's oras, skopeo, docker-registry, openssl)",
  () => {
    let env: Environment
    let caFile: string
    let hosts: readonly [string, string]

    beforeAll(async () => {
      const certificates = await createCertificates(['127.0.0.1'])
      caFile = certificates.caFile
      const { host } = await startDockerRegistry('none', certificates)
      hosts = [host, (await startDockerRegistry('none', certificates)).host]
      const trust = { SSL_CERT_FILE: caFile, REQUESTS_CA_BUNDLE: caFile }
      env = { PATH: process.env['PATH'], HOME: await temporaryDirectory(), ...trust, PYTHONPATH: pythonPath }
    })

    /** What a program prints, without the last line break. */
    const run = async (program: string | undefined, ...args: readonly string[]) =>
      (await output(program, ...args)).trimEnd()

    /** Throws where the program fails. */
    async function output(program: string | undefined, ...args: readonly string[]): Promise<string> {
      const { code, stdout, stderr } = await runProgram(program ?? '', args, { env })
      if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
      return stdout
    }

    /** Artifact types and digests of what hangs on a manifest, as `oras discover` finds it. */
    async function discover(reference: string): Promise<[string, string][]> {
      const found: { referrers: { artifactType: string; digest: string }[] } = JSON.parse(
        await run(oras, 'discover', '--format', 'json', reference),
      )
      return found.referrers.map(({ artifactType, digest }) => [artifactType, digest])
    }

    async function moduleAndIndex() {
      const { directory, commit } = await createModule()
      const { directory: index } = await createRegistry()
      const publish = async (...flags: readonly string[]) => {
        const from = ['--index', index, '--repository', directory, '--tag', 'v1.0.0']
        const { stdout, stderr } = await runCliWell(['publish', '--json', ...from, ...flags])
        return { ...JSON.parse(stdout).results[0], stderr }
      }
      return { directory, commit, index, publish }
    }

    async function published(name: string) {
      const module = await moduleAndIndex()
      const at = `${hosts[0]}/${name}`
      const result = await module.publish('--package', 'oci', '--oci-repository', at)
      return { ...module, at, result, digest: result.location.replace(/^.*digest=/, '') as string }
    }

    /** Installs from a location of OpenTofu's own getter, without any index, the commit of a repository. */
    async function expectPackage(source: string, directory: string, commit: string) {
      const { url } = await startProxy({})
      await expectInstalled({ client, source, proxyUrl: url, caFile }, directory, commit)
    }

    test('is read by crane, oras, skopeo and the Python client as publish says', async () => {
      const { at, result, digest } = await published('acme/read')
      expect(await run(crane, 'digest', `${at}:1.0.0`)).toBe(digest)
      const manifest = JSON.parse(await run(crane, 'manifest', `${at}:1.0.0`))
      expect(manifest.layers).toMatchObject([{ digest: result.package.digest }])
      expect(sha256(await output('skopeo', 'inspect', '--raw', `docker://${at}:1.0.0`))).toBe(digest)
      const [[type] = []] = await discover(`${at}:1.0.0`)
      expect(type).toBe('application/vnd.module-registry.interface.v1+json')
      const pulled = join(await temporaryDirectory(), 'pulled')
      expect(JSON.parse(await run('python3', 'test/e2e/pull.py', hosts[0], 'acme/read', pulled))).toEqual({
        type: 'application/vnd.opentofu.modulepkg',
        tags: ['1', '1.0', '1.0.0', 'latest', digest.replace(':', '-')],
        digest: result.package.digest,
      })
    })

    test('takes what docs/guides/oci.md pushes by hand with oras, and publish adopts it', async () => {
      const { directory, commit, publish } = await moduleAndIndex()
      const at = `${hosts[0]}/acme/hand`
      const zip = join(await temporaryDirectory(), 'module.zip')
      await runCliWell(['package', '--repository', directory, '--tag', 'v1.0.0', '--output', zip])
      const command = /^oras push .*$/m.exec(await readFile('docs/guides/oci.md', 'utf8'))?.[0] ?? ''
      const words = command.replace('ghcr.io/acme/vpc:1.2.3', `${at}:1.0.0`).split(' ').slice(1)
      const { code, stderr } = await runProgram(oras ?? '', words, { env, cwd: join(zip, '..') })
      expect([code, stderr]).toEqual([0, ''])
      const digest = await run(crane, 'digest', `${at}:1.0.0`)
      const result = await publish('--package', 'oci', '--oci-repository', at)
      expect(result.location).toBe(`oci://${at}?digest=${digest}`)
      expect(await discover(`${at}@${digest}`)).toHaveLength(1)
      await expectPackage(`oci://${at}?tag=1.0.0`, directory, commit)
    })

    test('is mirrored by oras cp -r with referrers, and the mirror becomes another location', async () => {
      const { directory, commit, at, result, digest, publish } = await published('acme/first')
      const mirror = `${hosts[1]}/mirror/vpc`
      await run(oras, 'cp', '-r', `${at}:1.0.0`, `${mirror}:1.0.0`)
      expect(await discover(`${mirror}:1.0.0`)).toEqual(await discover(`${at}:1.0.0`))
      await expectPackage(`oci://${mirror}?digest=${digest}`, directory, commit)
      const { packages } = await publish('--oci-repository', mirror, '--oci-tags', 'version', '--repair')
      const [first] = result.packages
      expect(packages).toEqual([first, { ...first, location: `oci://${mirror}?digest=${digest}` }])
      // Nothing was made anew: the copy was adopted.
      const tags = (await run(crane, 'ls', mirror)).split('\n').toSorted()
      expect(tags).toEqual(['1.0.0', digest.replace(':', '-')])
    })

    test('is copied by crane and skopeo with the same digest, without referrers', async () => {
      const { directory, commit, at, digest } = await published('acme/plain')
      const [byCrane, bySkopeo] = [`${hosts[1]}/crane/vpc`, `${hosts[1]}/skopeo/vpc`]
      await run(crane, 'copy', `${at}:1.0.0`, `${byCrane}:1.0.0`)
      const from = ['--insecure-policy', '--preserve-digests', `docker://${at}:1.0.0`]
      await run('skopeo', 'copy', ...from, `docker://${bySkopeo}:1.0.0`)
      for (const copy of [byCrane, bySkopeo]) {
        expect(await run(crane, 'digest', `${copy}:1.0.0`)).toBe(digest)
        expect(await discover(`${copy}:1.0.0`)).toEqual([])
        await expectPackage(`oci://${copy}?tag=1.0.0`, directory, commit)
      }
    })
  },
)

const FILES = {
  '.module-registry.yml': 'modules: [{ path: modules/vpc, address: acme/vpc/aws, root: . }]\n',
  'modules/vpc/main.tf': 'module "tags" {\n  source = "../tags"\n}\n',
  'modules/tags/main.tf': 'output "id" {\n  value = 1\n}\n',
}

// The registry is on loopback, and OpenTofu and publish speak https to it all the same.
test.skipIf(!hasProgram('docker-registry') || !hasProgram('openssl') || tofu === undefined)(
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
    const HOME = await dockerHome({ auths: { [host]: OCI_LOGIN } })
    const to = ['--index', index, '--url', 'https://modules.acme.test']
    const from = ['--repository', modules, '--module', 'acme/vpc/aws', '--tag', 'v1.2.3']
    const packages = ['--package', 'oci', '--oci-repository', `${host}/acme/vpc`]
    const env = { HOME, NODE_EXTRA_CA_CERTS: certificates.caFile }
    const published = await runCliWell(['publish', ...to, ...from, ...packages], { env })
    expect(published.stderr).not.toContain('plain http')
    const hosts = { certificates, modules, index, site: await checkOut(index), repositories }
    const { proxyUrl, caFile } = await startFixture(hosts, 'static')
    const wanted = { source: 'modules.acme.test/acme/vpc/aws', version: '1.2.3', env: { HOME } }
    await expectInstalled({ client, proxyUrl, caFile, ...wanted }, modules, commit, 'modules/vpc')
  },
)
