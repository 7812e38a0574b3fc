import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { argv } from '../support/cli/argv.ts'
import { runCli } from '../support/cli/cli.ts'
import { hasProgram } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import { startGitHub } from '../support/github/github.ts'
import { createModule } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const NAME = 'acme/terraform-aws-vpc'
const TOKEN = 'ghp_CANARYcanaryCANARYcanary0123456789AB'

async function createReleaseRepository(permission: 'read' | 'write' = 'write') {
  const certificates = await createCertificates(['localhost'])
  const github = await startGitHub({
    tls: certificates.tls,
    tokens: [{ text: TOKEN, permissions: { [NAME]: { contents: permission } } }],
  })
  const repository = await github.create(NAME)
  const { directory } = await createModule()
  const index = join(await temporaryDirectory(), 'index')
  await git(directory, ['remote', 'remove', 'origin']).catch(() => '')
  await git(directory, ['remote', 'add', 'origin', `${github.url}/${NAME}.git`])
  await runCli(argv`init --index ${index} --url https://modules.acme.test`)
  const publish = (env: Readonly<Record<string, string>>) =>
    runCli(
      argv`publish --index ${index} --repository ${directory} --tag v1.0.0 --package release --json --verbose`,
      { env: { NODE_EXTRA_CA_CERTS: certificates.caFile, MODULE_REGISTRY_RETRY_SECONDS: '60', ...env } },
    )
  return { github, repository, publish }
}

describe.skipIf(!hasProgram('openssl'))('publish --package release (needs openssl)', () => {
  it.each(['GITHUB_TOKEN', 'GH_TOKEN'])(
    'puts the package into the release of the origin, with %s',
    async (name) => {
      const { github, repository, publish } = await createReleaseRepository()
      const { code, stdout, stderr } = await publish({ [name]: TOKEN })
      expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
      expect(JSON.parse(stdout).results[0].location).toMatch(
        `${github.url}/${NAME}/releases/download/v1.0.0/vpc-aws-1.0.0.zip?checksum=sha256:`,
      )
      expect(repository.releases).toMatchObject([{ draft: false, assets: [{ name: 'vpc-aws-1.0.0.zip' }] }])
      for (const form of [TOKEN, Buffer.from(TOKEN).toString('base64').replace(/=+$/, '')])
        expect(`${stdout}${stderr}${repository.releases[0]?.body}`).not.toContain(form)
    },
  )

  it('asks for a token where there is none', async () => {
    const { github, publish } = await createReleaseRepository()
    const { code, stderr } = await publish({})
    expect(code).toBe(1)
    expect(stderr).toContain('error[PERMISSION]')
    expect(stderr).toContain('GITHUB_TOKEN')
    expect(github.requests).toEqual([])
  })
})
