import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../support/cli/cli.ts'
import { hasProgram } from '../support/cli/program.ts'
import { startGitHub } from '../support/github/github.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'

const NAME = 'acme/terraform-aws-vpc'
const RENAMED = 'acme/terraform-aws-network'
const TOKEN = 'ghp_CANARYcanaryCANARYcanary0123456789AB'

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
