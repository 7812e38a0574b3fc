import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { argv } from '../support/cli/argv.ts'
import { runCli } from '../support/cli/cli.ts'
import { hasProgram } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import { startGitHub } from '../support/github/github.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
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

const RENAMED = 'acme/terraform-aws-network'

async function createPublisher() {
  const certificates = await createCertificates(['localhost'])
  const tokens = [
    { text: TOKEN, permissions: { [NAME]: { contents: 'read' }, [RENAMED]: { contents: 'read' } } } as const,
  ]
  const github = await startGitHub({ tls: certificates.tls, tokens })
  const fake = await github.create(NAME)
  const { directory: index } = await createRegistry()
  const publish = async (version: string, env: Readonly<Record<string, string>> = {}, name = NAME) => {
    const module = await createModule({ origin: `${github.url}/${name}.git`, tag: `v${version}` })
    const about = ['--repository', module.directory, '--module', 'acme/vpc/aws', '--tag', `v${version}`]
    const args = ['--index', index, ...about, '--json']
    return runCli(['publish', ...args], {
      env: {
        NODE_EXTRA_CA_CERTS: certificates.caFile,
        MODULE_REGISTRY_RETRY_SECONDS: '60',
        GITHUB_SERVER_URL: github.url,
        ...env,
      },
    })
  }
  const owner = async () => {
    const file = join(index, 'v1/modules/acme/vpc/aws/module.json')
    return (JSON.parse(await readFile(file, 'utf8')) as { owner: object }).owner
  }
  return { github, fake, index, publish, owner }
}

describe.skipIf(!hasProgram('openssl'))('an address of a repository on GitHub (needs openssl)', () => {
  it('belongs to its id: with a token the command line asks for it, without one it is refused', async () => {
    const { github, fake, publish, owner } = await createPublisher()
    expect((await publish('1.0.0')).code).toBe(0)
    expect(github.requests).toEqual([])
    expect(await owner()).toEqual({ host: new URL(github.url).host, repository: NAME })

    expect((await publish('1.1.0', { GITHUB_TOKEN: TOKEN })).code).toBe(0)
    expect(await owner()).toMatchObject({ repositoryId: fake.id, ownerId: 1 })

    const byName = await publish('1.2.0')
    expect(byName.json()).toMatchObject({
      error: {
        code: 'NOT_OWNER',
        hint: expect.stringContaining('set MODULE_REGISTRY_TOKEN_localhost to a token that may read'),
      },
    })
    expect((await publish('1.2.0', { MODULE_REGISTRY_TOKEN_localhost: TOKEN })).code).toBe(0)
  })

  it('keeps its id when the repository is renamed, and has its new name; verify accepts both names', async () => {
    const { github, fake, index, publish, owner } = await createPublisher()
    expect((await publish('1.0.0')).code).toBe(0)
    expect((await publish('1.1.0', { GITHUB_TOKEN: TOKEN })).code).toBe(0)
    const renamed = await github.create(RENAMED)
    Object.assign(renamed, { id: fake.id })
    expect((await publish('1.2.0', { GITHUB_TOKEN: TOKEN }, RENAMED)).code).toBe(0)
    expect(await owner()).toEqual({
      host: new URL(github.url).host,
      repository: RENAMED,
      repositoryId: fake.id,
      ownerId: 1,
      formerNames: [NAME],
    })
    const verified = await runCli(['verify', '--index', index, '--json'])
    expect(verified.json()).toMatchObject({ findings: [] })
  })

  it('is claimed by name where the token cannot see the repository, with a warning', async () => {
    const { publish, owner } = await createPublisher()
    const { code, stderr } = await publish('1.0.0', { GITHUB_TOKEN: 'ghp_wrongwrongwrongwrong0123456789' })
    expect(code).toBe(0)
    expect(stderr).toContain(`warning: the id of "${NAME}" is not known: `)
    expect(await owner()).not.toHaveProperty('repositoryId')
  })

  it('sends no token to a host that is not GitHub', async () => {
    const { github, publish } = await createPublisher()
    const env = { GITHUB_TOKEN: TOKEN, GITHUB_SERVER_URL: 'https://github.com' }
    expect((await publish('1.0.0', env)).code).toBe(0)
    expect(github.requests).toEqual([])
  })
})
