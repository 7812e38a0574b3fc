import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { runCliWell } from '../support/cli/cli.ts'
import { hasProgram } from '../support/cli/program.ts'
import { describeClients, initModule, listTree } from '../support/clients/terraform.ts'
import { git } from '../support/git/git-repository.ts'
import { pushTags, versionsOf } from '../support/git/tagged-modules.ts'
import { trackedFiles } from '../support/git/tracked-files.ts'
import { checkOut } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { type Fixture, startFixture } from '../support/server/served-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const NAMES = ['vpc', 'dns', 'log']

describe.skipIf(!hasProgram('openssl'))('installing what was collected (needs openssl)', () => {
  let fixture: Fixture

  beforeAll(async () => {
    const certificates = await createCertificates(['modules.acme.test', 'mirror.acme.test', 'git.acme.test'])
    const repositories = await temporaryDirectory()
    await mkdir(join(repositories, 'acme'))
    const sources = NAMES.map((name) => join(repositories, `acme/terraform-aws-${name}.git`))
    for (const [at, directory] of sources.entries())
      await pushTags(directory, versionsOf(NAMES[at] ?? '', ['1.0.0', '1.1.0']))
    const index = join(await temporaryDirectory(), 'index.git')
    await git('/', ['init', '--quiet', '--bare', index])
    const config = join(repositories, 'registry.yml')
    const lines = sources.map((directory) => `  - repository: file://${directory}\n`)
    await writeFile(config, `url: https://modules.acme.test\nsources:\n${lines.join('')}`)
    await runCliWell(['collect', '--index', index, '--config', config])
    fixture = { certificates, modules: '', index, site: await checkOut(index), repositories }
  })

  describeClients('a client', (client) => {
    describe.each(['static', 'serve'] as const)('and the host %s', (kind) => {
      test.each(NAMES)('installs %s, one of three sources', async (name) => {
        const { proxyUrl, caFile } = await startFixture(fixture, kind)
        const source = `modules.acme.test/acme/${name}/aws`
        const wanted = { source, version: '~> 1.0' }
        const { code, output, moduleDirectory } = await initModule({ client, proxyUrl, caFile, ...wanted })
        expect(output).toContain('successfully initialized')
        expect(code).toBe(0)
        const directory = join(fixture.repositories, `acme/terraform-aws-${name}.git`)
        const commit = await git(directory, ['rev-parse', 'v1.1.0'])
        expect(await listTree(moduleDirectory)).toEqual(await trackedFiles(directory, commit, ''))
      })
    })
  })
})
