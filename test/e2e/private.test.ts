import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startServeForTest } from '../support/cli/cli-server.ts'
import { hasProgram } from '../support/cli/program.ts'
import { type Client, describeClients, initModule, listTree } from '../support/clients/terraform.ts'
import { git } from '../support/git/git-repository.ts'
import { trackedFiles } from '../support/git/tracked-files.ts'
import { startProxy } from '../support/network/connect-proxy.ts'
import { createFixture, type Fixture } from '../support/server/served-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

describe.skipIf(!hasProgram('openssl'))('a private registry (needs openssl)', () => {
  let fixture: Fixture

  beforeAll(async () => {
    fixture = await createFixture()
  })

  async function install(client: Client, env: Record<string, string>, cliConfig = '') {
    const { caFile, certFile, keyFile } = fixture.certificates
    const tokenFile = join(await temporaryDirectory(), 'tokens')
    await writeFile(tokenFile, 'ci first-token-of-the-ci\n')
    const tls = ['--tls-cert', certFile, '--tls-key', keyFile]
    const server = await startServeForTest(['--index', fixture.index, '--token-file', tokenFile, ...tls])
    const proxy = await startProxy({ 'modules.acme.test': server.port })
    onTestFinished(proxy.close)
    const source = 'modules.acme.test/acme/vpc/aws//modules/x'
    const call = { client, caFile, proxyUrl: proxy.url, source, version: '1.0.0', env, cliConfig }
    return { ...(await initModule(call)), log: server.log }
  }

  describeClients('a client', (client) => {
    test('installs a package of the index with nothing but the token of the host', async () => {
      const { output, moduleDirectory } = await install(client, {
        TF_TOKEN_modules_acme_test: 'first-token-of-the-ci',
      })
      expect(output).toContain('successfully initialized')
      const commit = await git(fixture.modules, ['rev-parse', 'v1.0.0'])
      expect(await listTree(moduleDirectory)).toEqual(
        await trackedFiles(fixture.modules, commit, 'modules/x'),
      )
    })

    test.for([[{}], [{ TF_TOKEN_modules_acme_test: 'wrong-token' }]] as const)(
      'says 401 with %j',
      async ([env]) => {
        const { code, output, moduleDirectory } = await install(client, env)
        expect([code, existsSync(join(moduleDirectory, 'main.tf'))]).toEqual([1, false])
        expect(output).toMatch(/401/)
      },
    )
  })
})
