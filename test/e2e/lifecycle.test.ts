import { beforeAll, describe, expect, test } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { startServeForTest } from '../support/cli/cli-server.ts'
import { hasProgram } from '../support/cli/program.ts'
import {
  type Client,
  describeClients,
  expectInstalled,
  type InitCall,
  initModule,
} from '../support/clients/terraform.ts'
import { createFixture, type Fixture, startFixture } from '../support/server/served-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

describe.skipIf(!hasProgram('openssl'))('a marked version (needs openssl)', () => {
  let fixture: Fixture

  async function callOf(client: Client, name: string, wanted: Partial<InitCall>): Promise<InitCall> {
    const { proxyUrl, caFile } = await startFixture(fixture, 'serve')
    return { client, proxyUrl, caFile, source: `modules.acme.test/acme/${name}/aws`, ...wanted }
  }

  async function expectTag(tag: string, ...wanted: Parameters<typeof callOf>): Promise<void> {
    await expectInstalled(await callOf(...wanted), fixture.modules, tag)
  }

  const mark = (action: string, address: string, ...args: string[]) => {
    const flags = ['--index', fixture.index, '--reason', 'does not apply', '--allow-latest']
    return runCliWell([action, address, ...args, ...flags])
  }

  beforeAll(async () => {
    fixture = await createFixture()
    await mark('yank', 'acme/vpc/aws', '1.1.0')
    await mark('deprecate', 'acme/gitvpc/aws', '< 1.1.0', '--replacement', 'acme/vpc/aws')
  })

  describeClients('in a client', (client) => {
    test('that is yanked is not installed, not even by its exact version', async () => {
      const { code, output } = await initModule(await callOf(client, 'vpc', { version: '1.1.0' }))
      const said = expect.stringMatching(/no (available|matching) version|no versions matching/i)
      expect([code, output]).toEqual([1, said])
    })

    test.for([{ version: '~> 1.0' }, {}])('that is yanked gives way to the one before with %j', (wanted) =>
      expectTag('v1.0.0', client, 'vpc', wanted),
    )

    test('that is yanked stays where it is installed already', async () => {
      const wanted = { version: '1.1.0', directory: await temporaryDirectory() }
      await expectTag('v1.1.0', client, 'gitvpc', wanted)
      await mark('yank', 'acme/gitvpc/aws', '1.1.0')
      await expectTag('v1.1.0', client, 'gitvpc', wanted)
      await runCliWell(['restore', 'acme/gitvpc/aws', '1.1.0', '--index', fixture.index])
    })

    test('that is deprecated is installed', () => expectTag('v1.0.0', client, 'gitvpc', { version: '1.0.0' }))
  })

  test('is reported by doctor as yanked', async () => {
    const { url } = await startServeForTest(['--index', fixture.index])
    const { code, stdout } = await runCli(['doctor', url, 'acme/vpc/aws@1.1.0'])
    expect(code).toBe(1)
    expect(stdout).toContain(
      'VERSION_YANKED  1.1.0 is yanked: "does not apply"; clients find no such version',
    )
    const other = await runCli(['doctor', url, 'acme/vpc/aws@9.9.9'])
    expect(other.stdout).toContain('VERSION_NOT_LISTED')
  })
})
