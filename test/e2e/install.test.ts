import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { hasProgram } from '../support/cli/program.ts'
import { type Client, describeClients, initModule, listTree } from '../support/clients/terraform.ts'
import { git } from '../support/git/git-repository.ts'
import { trackedFiles } from '../support/git/tracked-files.ts'
import { createFixture, type Fixture, type Hosted, sharedFixture } from '../support/server/served-registry.ts'

interface Wanted {
  readonly source: string
  readonly version?: string
}

function install(client: Client, { proxyUrl, caFile }: Hosted, wanted: Wanted) {
  return initModule({ client, proxyUrl, caFile, ...wanted })
}

const REGISTRY = 'modules.acme.test/acme'

describe.skipIf(!hasProgram('openssl'))('installing what publish has published (needs openssl)', () => {
  let fixture: Fixture

  beforeAll(async () => {
    fixture = await createFixture()
  })

  const tree = async (tag: string, path = '') =>
    trackedFiles(fixture.modules, await git(fixture.modules, ['rev-parse', tag]), path)

  describeClients('a client', (client) => {
    const isTerraform = client.name === 'terraform'

    describe.each(['static', 'serve'] as const)('and the host %s', (kind) => {
      test.for([
        ['an exact version', 'vpc', '1.0.0', 'v1.0.0'],
        ['the highest version that fits a range', 'vpc', '~> 1.0', 'v1.1.0'],
        ['the highest version that is no pre-release', 'vpc', undefined, 'v1.1.0'],
        ['a pre-release that is named exactly', 'vpc', '2.0.0-rc.1', 'v2.0.0-rc.1'],
        ['an exact version from Git', 'gitvpc', '1.0.0', 'v1.0.0'],
        ['a range from Git', 'gitvpc', '~> 1.0', 'v1.1.0'],
      ] as const)('installs %s', async ([, name, version, tag]) => {
        const host = await sharedFixture(fixture, kind)
        const wanted = { source: `${REGISTRY}/${name}/aws`, ...(version === undefined ? {} : { version }) }
        const { code, output, moduleDirectory } = await install(client, host, wanted)
        expect(output).toContain('successfully initialized')
        expect(code).toBe(0)
        expect(await listTree(moduleDirectory)).toEqual(await tree(tag))
      })

      test.for(['vpc', 'gitvpc'])(
        'installs the directory //modules/x of %s, and all around it',
        async (name) => {
          const host = await sharedFixture(fixture, kind)
          const source = `${REGISTRY}/${name}/aws//modules/x`
          const { output, moduleDirectory } = await install(client, host, { source, version: '1.0.0' })
          expect(output).toContain('successfully initialized')
          expect(await listTree(moduleDirectory)).toEqual(await tree('v1.0.0', 'modules/x'))
          expect(existsSync(join(moduleDirectory, '../../shared/main.tf'))).toBe(true)
        },
      )

      test('installs a module of a directory whose package is the directory', async () => {
        const host = await sharedFixture(fixture, kind)
        const { moduleDirectory } = await install(client, host, { source: `${REGISTRY}/x/aws` })
        expect(await listTree(moduleDirectory)).toEqual(await tree('v1.0.0', 'modules/x'))
      })

      const isWhole = kind === 'serve' || !isTerraform
      test(`installs a module of a directory from Git ${isWhole ? 'with the repository around it' : 'alone'}`, async () => {
        const host = await sharedFixture(fixture, kind)
        const { output, moduleDirectory } = await install(client, host, { source: `${REGISTRY}/gitx/aws` })
        expect(output).toContain('successfully initialized')
        expect(await listTree(moduleDirectory)).toEqual(await tree('v1.0.0', 'modules/x'))
        expect(existsSync(join(moduleDirectory, '../../shared/main.tf'))).toBe(isWhole)
      })

      test.for([
        ['vpc', '9.9.9', /no available version of module "modules\.acme\.test\/acme\/vpc\/aws"|9\.9\.9/],
        ['vpc', '~> 2.0', /newest available version is 1\.1\.0|~> 2\.0/],
        ['preview', undefined, /no versions/i],
        ['preview', '~> 2.0.0-rc.1', /has no versions|2\.0\.0-rc\.1/],
        ['absent', '1.0.0', /not found/i],
      ] as const)('says clearly that %s has no version %s', async ([name, version, message]) => {
        const host = await sharedFixture(fixture, kind)
        const wanted = { source: `${REGISTRY}/${name}/aws`, ...(version === undefined ? {} : { version }) }
        const { code, output } = await install(client, host, wanted)
        expect(code).toBe(1)
        expect(output).toMatch(message)
      })

      test('installs the one version of a module that has only pre-releases by its exact name', async () => {
        const host = await sharedFixture(fixture, kind)
        const wanted = { source: `${REGISTRY}/preview/aws`, version: '2.0.0-rc.1' }
        const { moduleDirectory } = await install(client, host, wanted)
        expect(await listTree(moduleDirectory)).toEqual(await tree('v2.0.0-rc.1'))
      })
    })

    test.for(['vpc', 'gitvpc'])(
      'installs %s from serve under a name that is not the registry URL',
      async (name) => {
        const host = await sharedFixture(fixture, 'serve')
        const wanted = { source: `mirror.acme.test/acme/${name}/aws`, version: '1.0.0' }
        const { output, moduleDirectory } = await install(client, host, wanted)
        expect(output).toContain('successfully initialized')
        expect(await listTree(moduleDirectory)).toEqual(await tree('v1.0.0'))
      },
    )
  })
})
