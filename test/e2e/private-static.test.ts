import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { argv, hasProgram, runCliWell } from '../support/cli/program.ts'
import { diagnosisOf, faultsOf, notesOf } from '../support/clients/doctor.ts'
import { type Client, expectInstalled, initModule, namedClients } from '../support/clients/terraform.ts'
import { createModule } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { startProxy } from '../support/network/connect-proxy.ts'
import { startStaticHost } from '../support/network/static-host.ts'
import { forAllTests, temporaryDirectory } from '../support/temporary.ts'

const TOKEN = 'token-of-the-private-host'

const clientOf = (title: string) => namedClients().find((each) => each.title === title)?.client
const older = ['OpenTofu 1.10', 'Terraform 1.11'].map((title) => [title, clientOf(title)] as const)
const newest = clientOf('OpenTofu 1.12')

describe.skipIf(!hasProgram('openssl'))('a static host that wants a token for all (needs openssl)', () => {
  const certificates = forAllTests(() => createCertificates(['modules.acme.test', '127.0.0.1']))
  const module = forAllTests(createModule)

  /** An index whose version was published before or after it was told to. */
  async function start(...initFlags: readonly string[]) {
    const index = join(await temporaryDirectory(), 'index')
    const init = argv`init --index ${index} --url https://modules.acme.test`
    await runCliWell(init)
    await runCliWell(argv`publish --index ${index} --repository ${module().directory} --tag v1.0.0`)
    if (initFlags.length > 0) {
      await runCliWell([...init, ...initFlags])
      for (const command of ['render', 'verify']) await runCliWell([command, '--index', index])
    }
    const { tls } = certificates()
    const host = await startStaticHost({ files: index, applyHeaders: true, token: TOKEN, tls })
    return { index, host, proxyUrl: (await startProxy({ 'modules.acme.test': host.port })).url }
  }

  function callOf(client: Client | undefined, { proxyUrl }: { readonly proxyUrl: string }) {
    const module = { source: 'modules.acme.test/acme/vpc/aws', version: '1.0.0' }
    const env = { TF_TOKEN_modules_acme_test: TOKEN }
    const { caFile } = certificates()
    return { client: client ?? ({ name: 'tofu', path: '' } as const), ...module, caFile, proxyUrl, env }
  }

  test.skipIf(newest === undefined)(
    'gives its packages to OpenTofu 1.12 with --use-registry-credentials alone (needs tofu)',
    async () => {
      const plain = await initModule(callOf(newest, await start()))
      expect([plain.code, plain.output]).toEqual([1, expect.stringContaining('401')])
      const call = callOf(newest, await start('--use-registry-credentials'))
      await expectInstalled(call, module().directory, module().commit)
    },
  )

  for (const [name, client] of older)
    test.skipIf(client === undefined)(`gives nothing to ${name}: no token is sent (needs it)`, async () => {
      const { code, output } = await initModule(callOf(client, await start('--use-registry-credentials')))
      expect([code, output]).toEqual([1, expect.stringContaining('401')])
    })

  test.skipIf(newest === undefined)('costs the checksum: another zip is taken (needs tofu)', async () => {
    const other = await createModule({ files: [{ path: 'main.tf', content: 'locals {}\n' }] })
    const zip = join(await temporaryDirectory(), 'other.zip')
    await runCliWell(['package', '--repository', other.directory, '--tag', 'v1.0.0', '--output', zip])
    const started = await start('--use-registry-credentials')
    await writeFile(join(started.index, 'v1/modules/acme/vpc/aws/1.0.0', 'module.zip'), await readFile(zip))
    await expectInstalled(callOf(newest, started), other.directory, other.commit)
  })

  test('is what doctor says it is', async () => {
    const url = async (...flags: readonly string[]) => (await start(...flags)).host.url
    const call = { token: TOKEN, caFile: certificates().caFile }
    expect((await diagnosisOf({ url: await url(), ...call })).clients.opentofu.installs).toBe(false)
    const direct = await diagnosisOf({ url: await url('--use-registry-credentials'), ...call })
    expect([direct.clients.opentofu.installs, direct.clients.terraform.installs]).toEqual([true, false])
    expect([notesOf(direct), faultsOf(direct).length]).toEqual([['LOCATION_UNPINNED'], 1])
  })
})
