import { beforeAll, describe, expect, test } from 'vitest'
import { createFixture, runStep } from '../action/setup.ts'
import { hasProgram } from '../support/cli/program.ts'
import { type Client, clients, initModule, listTree } from '../support/clients/terraform.ts'
import { trackedFiles } from '../support/git/tracked-files.ts'
import { checkOut } from '../support/index/registry.ts'
import { type Certificates, createCertificates } from '../support/network/certificates.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { startFixture } from '../support/server/served-registry.ts'

const SOURCE = 'modules.acme.test/acme/vpc/aws'
const ASSET = '/acme/terraform-aws-vpc/releases/download/v1.2.3/vpc-aws-1.2.3.zip'

/** OpenTofu reaches registries over https alone, and that of the tests is on plain http: it has no part here. */
const terraform = clients().find(({ name }) => name === 'terraform')

describe.skipIf(!hasProgram('openssl') || terraform === undefined)(
  'packages oci,release (needs terraform, openssl)',
  () => {
    const client: Client = terraform ?? { name: 'terraform', path: '' }
    let certificates: Certificates

    beforeAll(async () => {
      certificates = await createCertificates(['modules.acme.test', 'localhost'])
    })

    async function publishedFixture(kinds: string) {
      const registry = await startOciRegistry()
      const fixture = await createFixture({ visibility: 'public', certificates })
      const inputs = { package: kinds, 'oci-repository': `${registry.host}/acme/vpc` }
      const { code, outputs } = await runStep(fixture, { inputs })
      expect([code, outputs['location']?.slice(0, 6)]).toEqual([0, 'oci://'])
      const { modules, index } = fixture
      return {
        fixture,
        hosts: { certificates, modules, index, site: await checkOut(index), repositories: modules },
      }
    }

    test.each(['static', 'serve'] as const)(
      'are the asset of the release for Terraform at the host %s',
      async (kind) => {
        const { fixture, hosts } = await publishedFixture('oci,release')
        const { proxyUrl, caFile } = await startFixture(hosts, kind)
        const wanted = { source: SOURCE, version: '1.2.3' }
        const { code, output, moduleDirectory } = await initModule({ client, proxyUrl, caFile, ...wanted })
        expect(output).toContain('successfully initialized')
        expect(code).toBe(0)
        expect(await listTree(moduleDirectory)).toEqual(trackedFiles(fixture.modules, fixture.commit))
        expect(fixture.github.requests.map(({ path }) => path)).toContain(ASSET)
      },
    )

    test.each([
      ['static', 'no source URL was returned'],
      ['serve', 'failed to get download URL'],
    ] as const)('without the second are nothing for Terraform at the host %s', async (kind, message) => {
      const { hosts } = await publishedFixture('oci')
      const { proxyUrl, caFile } = await startFixture(hosts, kind)
      const { code, output } = await initModule({
        client,
        proxyUrl,
        caFile,
        source: SOURCE,
        version: '1.2.3',
      })
      expect(code).toBe(1)
      expect(output).toContain(message)
    })
  },
)
