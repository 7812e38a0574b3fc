import { readFileSync } from 'node:fs'
import { it } from 'vitest'
import { hasProgram } from '../support/cli/program.ts'
import { expectRow } from '../support/docs/compatibility-row.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { createFixture, runStep } from './setup.ts'

it.skipIf(!hasProgram('openssl'))(
  'GitHub gets the kinds of packages that the table says (needs openssl)',
  async () => {
    const certificates = await createCertificates(['localhost'])
    const { host } = await startOciRegistry({})
    const published: string[] = []
    const fixture = await createFixture({ certificates, visibility: 'public' })
    const statusOf = async (name: string, inputs: Readonly<Record<string, string>>) =>
      (await runStep(fixture, { inputs: { module: `acme/${name}/aws`, ...inputs } })).outputs['status']
    for (const kind of ['release', 'index', 'git', 'oci']) {
      const status = await statusOf(kind, { package: kind, 'oci-repository': `${host}/acme/vpc` })
      if (status === 'published') published.push(`\`${kind}\``)
    }
    const isPending = (await statusOf('asked', { 'index-commit-by': 'pull-request' })) === 'pending'
    const [, version] = /openapi (\S+) /.exec(readFileSync('test/fixtures/github-openapi.json', 'utf8')) ?? []
    const cells = [published.join(', '), isPending ? 'yes' : 'no']
    expectRow('GitHub', `GitHub, a fake checked by @octokit/openapi ${version}`, cells)
  },
)
