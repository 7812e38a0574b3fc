import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { tofuClients } from '../../scripts/clients.mjs'
import { hasProgram, programPath } from '../support/cli/program.ts'
import { install } from '../support/clients/installation.ts'
import { type Client, initModule, listTree } from '../support/clients/terraform.ts'
import { trackedFiles } from '../support/git/tracked-files.ts'
import { REGISTRY_URL } from '../support/index/registry.ts'
import { startProxy } from '../support/network/connect-proxy.ts'
import {
  addressOf,
  GIT_HOST,
  PACKAGE_KINDS,
  type PackageKinds,
  type PublishedKinds,
  publishKinds,
  withOtherBytes,
} from '../support/server/published-kinds.ts'
import { REGISTRY_HOSTS } from '../support/server/registry-hosts.ts'

/** The tables of docs/reference/compatibility.md come from here: `DOCS=write npx vitest run test/e2e/compatibility.test.ts` writes them. */
const FILE = 'docs/reference/compatibility.md'
const HOSTS = Object.keys(REGISTRY_HOSTS)

interface NamedClient {
  /** Heading of its table. */
  readonly title: string
  readonly client: Client | undefined
}

const terraform = programPath('terraform')
const CLIENTS: readonly NamedClient[] = [
  {
    title: 'Terraform 1.11',
    client: terraform === undefined ? undefined : { name: 'terraform', path: terraform },
  },
  ...tofuClients().map(
    ({ name, program, isBuilt }): NamedClient => ({
      title: name.replace('tofu-', 'OpenTofu '),
      client: isBuilt ? { name: 'tofu', path: program } : undefined,
    }),
  ),
]

/** Clients that install alike share a table. */
function headingOf(title: string): string {
  return `## ${['OpenTofu 1.12', 'OpenTofu 1.10'].includes(title) ? 'OpenTofu 1.12 and 1.10' : title}\n`
}

/** Kinds that are installed alike share a row. */
function isRowOf(kinds: PackageKinds, line: string): boolean {
  return (line.split(' | ')[0] ?? '').slice(2).split(', ').includes(`\`${kinds}\``)
}

function documentedCell(title: string, host: string, kinds: PackageKinds): string {
  const [, table = ''] = readFileSync(FILE, 'utf8').split(headingOf(title))
  const row = table.split('\n').find((line) => isRowOf(kinds, line)) ?? ''
  return row.split('|')[HOSTS.indexOf(host) + 2]?.trim() ?? ''
}

function writeCells(title: string, host: string, cells: readonly string[]): void {
  const text = readFileSync(FILE, 'utf8')
  const start = text.indexOf(headingOf(title))
  const lines = text.slice(start).split('\n')
  for (const [at, kinds] of PACKAGE_KINDS.entries()) {
    const line = lines.findIndex((each) => isRowOf(kinds, each))
    const parts = (lines[line] ?? '').split('|')
    parts[HOSTS.indexOf(host) + 2] = ` ${cells[at]} `
    lines[line] = parts.join('|')
  }
  writeFileSync(FILE, text.slice(0, start) + lines.join('\n'))
}

/** A host, and the proxy through which clients find it and the Git server; both end with the test. */
async function startHost(name: string, published: PublishedKinds) {
  const host = await REGISTRY_HOSTS[name]?.(published)
  if (host === undefined) throw new Error(`there is no host ${name}`)
  const proxy = await startProxy({ [host.name]: host.port, [GIT_HOST]: published.gitServer.port })
  onTestFinished(proxy.close)
  return { host, proxyUrl: proxy.url }
}

const isSkipped = !['openssl', 'docker-registry', 'nginx', 'caddy'].every(hasProgram)

describe.skipIf(isSkipped)(
  'docs/reference/compatibility.md (needs openssl, docker-registry, nginx, caddy)',
  () => {
    let published: PublishedKinds

    beforeAll(async () => {
      published = await publishKinds()
    })
    afterAll(() => published.close())

    describe.each(CLIENTS)('$title', ({ title, client: found }) => {
      if (found === undefined && process.env['CI'] !== undefined) throw new Error(`${title} is missing`)
      const client = found ?? { name: 'tofu', path: '' }

      test.skipIf(found === undefined).each(HOSTS)(
        'installs from the host %s what the table says',
        async (name) => {
          const host = await startHost(name, published)
          const cells: string[] = []
          for (const kinds of PACKAGE_KINDS) cells.push(await install(published, { client, kinds, ...host }))
          if (process.env['DOCS'] === 'write') writeCells(title, name, cells)
          else expect(cells).toEqual(PACKAGE_KINDS.map((kinds) => documentedCell(title, name, kinds)))
        },
        120_000,
      )

      test.skipIf(found === undefined)(
        'installs from a host without the header by the source page',
        async () => {
          const { proxyUrl } = await startHost('no header', published)
          const { caFile } = published.certificates
          for (const kinds of ['index', 'git', 'release'] as const) {
            const source = `${REGISTRY_URL}/v1/modules/${addressOf(kinds)}/1.2.3/source`
            const { output, moduleDirectory } = await initModule({ client, source, proxyUrl, caFile })
            expect(output).toContain('successfully initialized')
            expect(await listTree(moduleDirectory)).toEqual(trackedFiles(published.modules, published.commit))
          }
        },
      )

      const takesVariables = title.startsWith('OpenTofu') && title !== 'OpenTofu 1.6'
      test.skipIf(found === undefined)(
        `${takesVariables ? 'takes' : 'refuses'} a variable as version`,
        async () => {
          const { proxyUrl } = await startHost('`serve`', published)
          const { caFile } = published.certificates
          const source = `${new URL(REGISTRY_URL).host}/${addressOf('index')}`
          const extraConfig = `variable "v" {\n  default = "1.2.3"\n}\nmodule "v" {\n  source  = "${source}"\n  version = var.v\n}\n`
          const { code } = await initModule({ client, source, proxyUrl, caFile, extraConfig })
          expect(code === 0).toBe(takesVariables)
        },
      )

      test.skipIf(found === undefined)('refuses packages of which one byte is another one', async () => {
        const host = await startHost('`serve`', published)
        const verified = PACKAGE_KINDS.filter((kinds) =>
          ['zip', 'OCI'].includes(documentedCell(title, '`serve`', kinds)),
        )
        await withOtherBytes(published, async () => {
          for (const kinds of verified)
            expect(await install(published, { client, kinds, ...host })).toMatch(
              /Checksums did not match|digest/,
            )
        })
      })
    })
  },
)
