import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { startServeForTest } from '../support/cli/cli-server.ts'
import { hasProgram } from '../support/cli/program.ts'
import { clients, initModule } from '../support/clients/terraform.ts'
import {
  checksumOf,
  MODULE_ZIP,
  startHandMadeRegistry,
  VERSION,
} from '../support/network/hand-made-registry.ts'
import {
  createPublishedFixture,
  type KINDS,
  moduleOf,
  type PublishedFixture,
} from '../support/server/published-registry.ts'

const documented = readFileSync('docs/consumers.md', 'utf8')
const HOSTS = ['without the header', 'with the header', 'serve'] as const
type Host = (typeof HOSTS)[number]

/** Every measured cell of the table: what it says, by package and host. */
const cells = documented.split('\n').flatMap((line) => {
  const [, kinds = '', ...answers] =
    /^\| Terraform 1\.11\.4 \| `([a-z,]+)` \| (.*) \| (.*) \| (.*) \|$/.exec(line) ?? []
  return kinds === '' ? [] : answers.map((answer, at) => ({ kinds, host: HOSTS[at] ?? 'serve', answer }))
})

const terraform = clients().find(({ name }) => name === 'terraform')

describe('docs/consumers.md', () => {
  test('states the source of every cell', () => {
    expect(cells).toHaveLength(18)
    for (const { answer } of cells) expect(answer).toMatch(/^(?:yes|no)\b.* ?\(measured\)$/)
    const others = documented.match(/^\| (?:Terraform 0|OpenTofu).*$/gm) ?? []
    expect(others).toHaveLength(6)
    for (const row of others) expect(row.match(/\((?:measured|read in source)\)/g)).toHaveLength(3)
  })

  test('shows the CLI configuration of the examples', () => {
    expect(documented).toContain(
      `\`\`\`hcl\n${readFileSync('examples/hosting/raw-files.tfrc', 'utf8')}\`\`\`\n`,
    )
  })
})

describe.skipIf(!hasProgram('openssl') || terraform === undefined)(
  'what installs where (needs openssl, terraform)',
  () => {
    let fixture: PublishedFixture

    beforeAll(async () => {
      fixture = await createPublishedFixture()
      return () => fixture.close()
    })

    const urlOf = async (host: Host) => {
      if (host === 'without the header') return fixture.bare.url
      if (host === 'with the header') return fixture.ruled.url
      const { certFile, keyFile } = fixture.certificates
      return (
        await startServeForTest(['--index', fixture.index, '--tls-cert', certFile, '--tls-key', keyFile])
      ).url
    }

    /** A zip on another host, as a release asset is one: that host redirects to where the bytes are. */
    const withRelease = async (host: Host) => {
      const { tls } = fixture.certificates
      const [registry, assets] = [await startHandMadeRegistry(tls), await startHandMadeRegistry(tls)]
      assets.zip(MODULE_ZIP, '/bytes')
      assets.set('/v1.2.3/module.zip', { status: 302, headers: { Location: '/bytes' } })
      const location = `${assets.url}/v1.2.3/module.zip?checksum=${checksumOf(MODULE_ZIP)}`
      registry.sourcePage(location)
      const header = { 'without the header': '', 'with the header': './source', serve: location }[host]
      registry.send(location, header)
      expect(registry.answers.has(`${VERSION}/download`)).toBe(true)
      return { url: registry.url, module: 'acme/vpc/aws' }
    }

    test.for(cells)(
      'Terraform, a package of the kind $kinds, a host $host: $answer',
      async ({ kinds, host, answer }) => {
        const { url, module } =
          kinds === 'release'
            ? await withRelease(host)
            : { url: await urlOf(host), module: moduleOf(kinds as (typeof KINDS)[number]) }
        const { code } = await initModule({
          client: terraform ?? { name: 'terraform', path: '' },
          source: `${new URL(url).host}/${module}`,
          version: '1.2.3',
          proxyUrl: '',
          caFile: fixture.certificates.caFile,
        })
        expect(code === 0).toBe(answer.startsWith('yes'))
      },
    )
  },
)
