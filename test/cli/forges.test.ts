import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leaksIn } from '../support/canaries.ts'
import { argv, type Environment, hasProgram, runCli } from '../support/cli/program.ts'
import { startGitHub } from '../support/github/github.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'

const NAME = 'acme/terraform-aws-vpc'
const RENAMED = 'acme/terraform-aws-network'
const TOKEN = 'ghp_CANARYcanaryCANARYcanary0123456789AB'

/** Publishes modules whose origin is a GitHub of the test. */
async function createPublisher() {
  const certificates = await createCertificates(['localhost'])
  const permissions = { [NAME]: { contents: 'write' }, [RENAMED]: { contents: 'read' } } as const
  const github = await startGitHub({ tls: certificates.tls, tokens: [{ text: TOKEN, permissions }] })
  const fake = await github.create(NAME)
  const { directory: index } = await createRegistry()
  const trusted = { NODE_EXTRA_CA_CERTS: certificates.caFile, MODULE_REGISTRY_RETRY_SECONDS: '60' }
  const publish = async (version: string, env: Environment = {}, name = NAME, kind = 'index') => {
    const { directory } = await createModule({ origin: `${github.url}/${name}.git`, tag: `v${version}` })
    const module = argv`--repository ${directory} --module acme/vpc/aws --tag v${version} --package ${kind}`
    return runCli(argv`publish --index ${index} ${module} --json --verbose`, {
      env: { ...trusted, GITHUB_SERVER_URL: github.url, ...env },
    })
  }
  const owner = async () => {
    const file = join(index, 'v1/modules/acme/vpc/aws/module.json')
    return (JSON.parse(await readFile(file, 'utf8')) as { owner: object }).owner
  }
  return { github, fake, index, publish, owner, trusted }
}

describe.skipIf(!hasProgram('openssl'))('publish of a repository on GitHub (needs openssl)', () => {
  it('puts a package into the release of the origin with GITHUB_TOKEN or GH_TOKEN, and asks for one', async () => {
    const { github, fake, publish } = await createPublisher()
    const release = (env: Environment) => publish('1.0.0', env, NAME, 'release')
    const stderr = expect.stringMatching(/error\[PERMISSION\].*GITHUB_TOKEN/s)
    expect(await release({})).toMatchObject({ code: 1, stderr })
    // The origin of a clone may be anybody's server.
    expect(await release({ GITHUB_SERVER_URL: undefined, GITHUB_TOKEN: TOKEN })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('hint: set MODULE_REGISTRY_TOKEN_localhost, or GITHUB_SERVER_URL'),
    })
    expect(github.requests).toEqual([])
    for (const [name, status] of Object.entries({ GITHUB_TOKEN: 'published', GH_TOKEN: 'unchanged' })) {
      const { stdout, stderr } = await release({ [name]: TOKEN })
      const [result] = JSON.parse(stdout).results
      expect(result.status).toBe(status)
      expect(result.location).toMatch(
        `${github.url}/${NAME}/releases/download/v1.0.0/vpc-aws-1.0.0.zip?checksum=sha256:`,
      )
      expect(leaksIn(`${stdout}${stderr}${fake.releases[0]?.body}`, { TOKEN })).toEqual([])
    }
    expect(fake.releases).toMatchObject([{ draft: false, assets: [{ name: 'vpc-aws-1.0.0.zip' }] }])
  })

  it('gives the address to the id of the repository: with a token it asks for it, without one it is refused', async () => {
    const { github, fake, index, publish, owner } = await createPublisher()
    expect((await publish('1.0.0')).code).toBe(0)
    expect(github.requests).toEqual([])
    const { host } = new URL(github.url)
    expect(await owner()).toEqual({ host, repository: NAME })

    expect((await publish('1.1.0', { GITHUB_TOKEN: TOKEN })).code).toBe(0)
    expect(await owner()).toMatchObject({ repositoryId: fake.id, ownerId: 1 })

    const hint = expect.stringContaining('set MODULE_REGISTRY_TOKEN_localhost to a token that may read')
    expect((await publish('1.2.0')).json()).toMatchObject({ error: { code: 'NOT_OWNER', hint } })
    expect((await publish('1.2.0', { MODULE_REGISTRY_TOKEN_localhost: TOKEN })).code).toBe(0)

    // It keeps its id when it is renamed, and has its new name; verify accepts both names.
    Object.assign(await github.create(RENAMED), { id: fake.id })
    expect((await publish('1.3.0', { GITHUB_TOKEN: TOKEN }, RENAMED)).code).toBe(0)
    const ids = { repositoryId: fake.id, ownerId: 1 }
    expect(await owner()).toEqual({ host, repository: RENAMED, ...ids, formerNames: [NAME] })
    expect((await runCli(['verify', '--index', index])).stdout).toContain('0 findings')
  })

  it('says at a transfer to a repository that is not there that its name alone counts', async () => {
    const { github, index, publish, trusted } = await createPublisher()
    await publish('1.0.0')
    const transfer = argv`transfer acme/vpc/aws --index ${index} --to acme/absent`
    const env = { ...trusted, GITHUB_SERVER_URL: github.url, GITHUB_TOKEN: TOKEN }
    const { code, stderr } = await runCli(transfer, { env })
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(
        /warning: the id of "acme\/absent" is not known, so whoever has a repository of this name is taken for it: .*404/,
      ),
    ])
  })

  it('claims by name where the token cannot see the repository, with a warning, and sends none to other hosts', async () => {
    const { github, publish, owner } = await createPublisher()
    const elsewhere = { GITHUB_TOKEN: TOKEN, GITHUB_SERVER_URL: 'https://github.com' }
    expect((await publish('1.0.0', elsewhere)).code).toBe(0)
    expect(github.requests).toEqual([])
    const { code, stderr } = await publish('1.1.0', { GITHUB_TOKEN: 'ghp_wrongwrongwrongwrong0123456789' })
    expect(code).toBe(0)
    expect(stderr).toContain(`warning: the id of "${NAME}" is not known, so whoever `)
    expect(await owner()).not.toHaveProperty('repositoryId')
  })
})
