import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { hasProgram, runCli, runCliWell, startServeForTest } from '../support/cli/program.ts'
import {
  type Client,
  describeClients,
  expectInstalled,
  type InitCall,
  initModule,
} from '../support/clients/terraform.ts'
import { createFixture, type Fixture, startFixture } from '../support/server/served-registry.ts'
import { forAllTests, temporaryDirectory } from '../support/temporary.ts'

type Host = Awaited<ReturnType<typeof startFixture>>

function callOf(client: Client, { proxyUrl, caFile }: Host, source: string, version?: string) {
  return { client, proxyUrl, caFile, source, ...(version === undefined ? {} : { version }) }
}

const REGISTRY = 'modules.acme.test/acme'

describe.skipIf(!hasProgram('openssl'))('installing what publish has published (needs openssl)', () => {
  const fixture = forAllTests(createFixture)

  describeClients('a client', (client) => {
    const isTerraform = client.name === 'terraform'

    describe.each(['static', 'serve'] as const)('and the host %s', (kind) => {
      const host = forAllTests(() => startFixture(fixture(), kind))

      test.for([
        ['an exact version', 'vpc', '1.0.0', 'v1.0.0'],
        ['the highest version that fits a range', 'vpc', '~> 1.0', 'v1.1.0'],
        ['the highest version that is no pre-release', 'vpc', undefined, 'v1.1.0'],
        ['a pre-release that is named exactly', 'vpc', '2.0.0-rc.1', 'v2.0.0-rc.1'],
        ['an exact version from Git', 'gitvpc', '1.0.0', 'v1.0.0'],
        ['a range from Git', 'gitvpc', '~> 1.0', 'v1.1.0'],
        ['the one pre-release of a module by its name', 'preview', '2.0.0-rc.1', 'v2.0.0-rc.1'],
        ['a directory that is the package', 'x', undefined, 'v1.0.0', 'modules/x'],
      ] as const)('installs %s', async ([, name, version, tag, path]) => {
        const call = callOf(client, host(), `${REGISTRY}/${name}/aws`, version)
        await expectInstalled(call, fixture().modules, tag, path)
      })

      test.for(['vpc', 'gitvpc'])('installs //modules/x of %s, and all around it', async (name) => {
        const call = callOf(client, host(), `${REGISTRY}/${name}/aws//modules/x`, '1.0.0')
        const { moduleDirectory } = await expectInstalled(call, fixture().modules, 'v1.0.0', 'modules/x')
        expect(existsSync(join(moduleDirectory, '../../shared/main.tf'))).toBe(true)
      })

      const isWhole = kind === 'serve' || !isTerraform
      test(`installs a module of a directory from Git ${isWhole ? 'with the repository around it' : 'alone'}`, async () => {
        const call = callOf(client, host(), `${REGISTRY}/gitx/aws`)
        const { moduleDirectory } = await expectInstalled(call, fixture().modules, 'v1.0.0', 'modules/x')
        expect(existsSync(join(moduleDirectory, '../../shared/main.tf'))).toBe(isWhole)
      })

      test.for([
        ['vpc', '9.9.9', /no available version of module "modules\.acme\.test\/acme\/vpc\/aws"|9\.9\.9/],
        ['vpc', '~> 2.0', /newest available version is 1\.1\.0|~> 2\.0/],
        ['preview', undefined, /no versions/i],
        ['preview', '~> 2.0.0-rc.1', /has no versions|2\.0\.0-rc\.1/],
        ['absent', '1.0.0', /not found/i],
      ] as const)('says clearly that %s has no version %s', async ([name, version, message]) => {
        const { code, output } = await initModule(callOf(client, host(), `${REGISTRY}/${name}/aws`, version))
        expect([code, output]).toEqual([1, expect.stringMatching(message)])
      })
    })

    test.for(['vpc', 'gitvpc'])('installs %s from serve under a name that is not its URL', async (name) => {
      const host = await startFixture(fixture(), 'serve')
      const call = callOf(client, host, `mirror.acme.test/acme/${name}/aws`, '1.0.0')
      await expectInstalled(call, fixture().modules, 'v1.0.0')
    })
  })
})

describe.skipIf(!hasProgram('openssl'))('a marked version (needs openssl)', () => {
  let fixture: Fixture

  async function markedCall(client: Client, name: string, wanted: Partial<InitCall>) {
    return { ...callOf(client, await startFixture(fixture, 'serve'), `${REGISTRY}/${name}/aws`), ...wanted }
  }

  async function expectTag(tag: string, ...wanted: Parameters<typeof markedCall>): Promise<void> {
    await expectInstalled(await markedCall(...wanted), fixture.modules, tag)
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
      const { code, output } = await initModule(await markedCall(client, 'vpc', { version: '1.1.0' }))
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
    expect(stdout).toContain('VERSION_YANKED  1.1.0 is yanked: "does not apply"; clients find no such')
    expect((await runCli(['doctor', url, 'acme/vpc/aws@9.9.9'])).stdout).toContain('VERSION_NOT_LISTED')
  })
})
