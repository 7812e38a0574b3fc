import { beforeAll, describe, expect, test } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { startServeForTest } from '../support/cli/cli-server.ts'
import { hasProgram } from '../support/cli/program.ts'
import { type Client, describeClients, initModule, listTree } from '../support/clients/terraform.ts'
import { git } from '../support/git/git-repository.ts'
import { trackedFiles } from '../support/git/tracked-files.ts'
import { createFixture, type Fixture, startFixture } from '../support/server/served-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

describe.skipIf(!hasProgram('openssl'))('a marked version (needs openssl)', () => {
  let fixture: Fixture

  const tree = async (tag: string) =>
    trackedFiles(fixture.modules, await git(fixture.modules, ['rev-parse', tag]))

  async function install(client: Client, name: string, version?: string) {
    const { proxyUrl, caFile } = await startFixture(fixture, 'serve')
    const source = `modules.acme.test/acme/${name}/aws`
    return initModule({ client, proxyUrl, caFile, source, ...(version === undefined ? {} : { version }) })
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
      const { code, output } = await install(client, 'vpc', '1.1.0')
      expect(code).toBe(1)
      expect(output).toMatch(/no (available|matching) version|no versions matching/i)
    })

    test.for(['~> 1.0', undefined])('that is yanked gives way to the one before with %j', async (version) => {
      const { output, moduleDirectory } = await install(client, 'vpc', version)
      expect(output).toContain('successfully initialized')
      expect(await listTree(moduleDirectory)).toEqual(await tree('v1.0.0'))
    })

    test('that is yanked stays where it is installed already', async () => {
      const { proxyUrl, caFile } = await startFixture(fixture, 'serve')
      const source = 'modules.acme.test/acme/gitvpc/aws'
      const directory = await temporaryDirectory()
      const call = { client, proxyUrl, caFile, source, version: '1.1.0', directory }
      expect((await initModule(call)).code).toBe(0)
      await mark('yank', 'acme/gitvpc/aws', '1.1.0')
      const { code, moduleDirectory } = await initModule(call)
      expect(code).toBe(0)
      expect(await listTree(moduleDirectory)).toEqual(await tree('v1.1.0'))
      await runCliWell(['restore', 'acme/gitvpc/aws', '1.1.0', '--index', fixture.index])
    })

    test('that is deprecated is installed', async () => {
      const { output, moduleDirectory } = await install(client, 'gitvpc', '1.0.0')
      expect(output).toContain('successfully initialized')
      expect(await listTree(moduleDirectory)).toEqual(await tree('v1.0.0'))
    })
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

  test('is shown by status, and restored as it was', async () => {
    const status = await runCliWell(['status', '--index', fixture.index, '--module', 'acme/vpc/aws'])
    expect(status.stdout).toMatch(/1\.1\.0 .*yanked: "does not apply"/)
    const text = await runCliWell(['restore', 'acme/vpc/aws', '1.1.0', '--index', fixture.index])
    expect(text.stdout).toContain('latest    1.1.0, before it was 1.0.0')
    const again = await runCliWell(['restore', 'acme/vpc/aws', '1.1.0', '--index', fixture.index])
    expect(again.stdout).toContain('unchanged acme/vpc/aws 1.1.0')
  })
})
