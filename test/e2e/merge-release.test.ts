import { describe, expect, test } from 'vitest'
import { IPV6, mergePull, pushOfBranch } from '../action/release/merges.ts'
import { createStrict, trustIn } from '../action/setup.ts'
import { actPath, runWorkflowInAct } from '../support/action/act.ts'
import { workflowText } from '../support/action/workflow-file.ts'
import { argv } from '../support/cli/cli.ts'
import { startServeForTest } from '../support/cli/cli-server.ts'
import { hasProgram } from '../support/cli/program.ts'
import { clients, expectInstalled } from '../support/clients/terraform.ts'
import { git } from '../support/git/git-repository.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { startProxy } from '../support/network/connect-proxy.ts'

describe.skipIf(!hasProgram('openssl') || actPath === undefined)(
  'a merge into main (needs openssl and act)',
  () => {
    test('ends, with one workflow and the token of its job, in a version that clients install', async () => {
      const certificates = await createCertificates(['localhost', 'modules.acme.test'])
      const { caFile, certFile, keyFile } = certificates
      const fixture = await createStrict({ certificates })
      const { modules, moduleRepository, github } = fixture
      const sha = await mergePull(fixture, 12, { files: { 'variables.tf': IPV6 } })
      const result = await runWorkflowInAct(workflowText('release.yml'), {
        github,
        event: pushOfBranch('main', sha),
        vars: { REGISTRY_URL: 'https://modules.acme.test' },
        env: trustIn(fixture),
      })
      const outputs = { status: 'published', version: '1.3.0' }
      expect(result).toMatchObject({ code: 0, annotations: [], outputs })
      expect(github.tokens).toHaveLength(1)
      expect(await git(modules, ['rev-parse', 'v1.3.0^{commit}'])).toBe(sha)
      const body = expect.stringContaining('`var.ipv6`: an optional input was added')
      const announced = { tag_name: 'v1.3.0', draft: false, makeLatest: 'true', body }
      expect(moduleRepository.releases).toMatchObject([announced])
      const served = await startServeForTest(
        argv`--index ${modules} --tls-cert ${certFile} --tls-key ${keyFile}`,
      )
      const proxy = await startProxy({ 'modules.acme.test': served.port })
      for (const client of clients()) {
        const wanted = { source: 'modules.acme.test/acme/vpc/aws', version: '~> 1.3' }
        await expectInstalled({ client, ...wanted, proxyUrl: proxy.url, caFile }, modules, sha)
      }
    })
  },
)
