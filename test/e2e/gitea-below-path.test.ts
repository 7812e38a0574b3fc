import { beforeAll, expect, it } from 'vitest'
import { releasesOf, runCli } from '../support/cli/program.ts'
import { clients } from '../support/clients/terraform.ts'
import { git } from '../support/git/git-repository.ts'
import { describeGitea, type Gitea } from '../support/gitea/gitea.ts'
import {
  type GiteaModule,
  type Inputs,
  MAIN,
  type Organisation,
  startOrganisation,
} from '../support/gitea/organisation.ts'
import { temporaryFile } from '../support/temporary.ts'

const RULES = '/repos/acme/registry/branch_protections'
const PROTECTED = /^PERMISSION: the branch "registry" of "acme\/registry" is protected/

describeGitea('a real Gitea below a path of its host', () => {
  let acme: Organisation
  let gitea: Gitea
  /** Without a workflow. */
  let module: GiteaModule

  beforeAll(async () => {
    acme = await startOrganisation({ path: '/git' })
    gitea = acme.gitea
    await (await acme.createModule('terraform-aws-vpc', { package: 'release' })).tag('v1.2.3')
    expect(await acme.run()).toMatchObject({ code: 0, outputs: { status: 'published' } })
    module = await acme.createModule('terraform-aws-dns', {}, '{ workflow_dispatch: {} }')
    await git(module.directory, ['remote', 'add', 'origin', `${gitea.url}/${module.name}.git`])
  })

  const environment = () => ({
    GITHUB_SERVER_URL: gitea.url,
    GIT_SSL_CAINFO: gitea.certificates.caFile,
    MODULE_REGISTRY_TOKEN: gitea.token,
    MODULE_REGISTRY_TOKEN_localhost: gitea.token,
    MODULE_REGISTRY_RETRY_SECONDS: '60',
  })

  /** The command line, as another CI on this server starts it. */
  async function publish(version: string, kind: string, env: Inputs = {}, ...more: string[]) {
    await module.tag(version)
    const index = ['--index', `${gitea.url}/acme/registry.git`, '--package', kind, ...more]
    const args = ['publish', '--repository', module.directory, '--tag', version, ...index]
    const { code, stderr } = await runCli(args, { env: { ...environment(), ...env } })
    return { code, refusal: stderr.replace(/^.*?error\[(\w+)\]: /s, '$1: ') }
  }

  async function releases(): Promise<unknown[]> {
    return gitea.api<unknown[]>('GET', `/repos/${module.name}/releases?draft=true`)
  }

  /** Works under a rule for the index branch. */
  async function underRule<T>(rule: object, work: () => Promise<T>): Promise<T> {
    await gitea.api('POST', RULES, { rule_name: 'registry', ...rule })
    try {
      return await work()
    } finally {
      await gitea.api('DELETE', `${RULES}/registry`)
    }
  }

  it('publishes what clients install, from its runner and from another CI', async () => {
    expect(await acme.installed('acme/vpc/aws', ['terraform', 'tofu'])).toEqual(clients().map(() => MAIN))
    expect(await publish('v1.3.0', 'release')).toMatchObject({ code: 0 })
  })

  it('is collected, also a repository that was renamed', async () => {
    await gitea.api('POST', '/user/repos', { name: 'collected' })
    const sources = `  - repository: ${module.name}\n  - owner: acme\n    match: "*-vpc"\n`
    const lines = `url: https://modules.acme.test\nsources:\n${sources}`
    const config = await temporaryFile('registry.yml', lines)
    const collect = async () => {
      const index = `${gitea.url}/root1/collected.git`
      const env = { ...environment(), GITHUB_TOKEN: gitea.token }
      return releasesOf(await runCli(['collect', '--index', index, '--config', config, '--json'], { env }))
    }
    expect(await collect()).toEqual(['published acme/dns/aws 1.3.0', 'published acme/vpc/aws 1.2.3'])
    await gitea.api('PATCH', `/repos/${module.name}`, { name: 'renamed' })
    await git(module.directory, ['tag', 'v1.3.1', 'main'])
    await gitea.push(module.directory, 'acme/renamed', ['v1.3.1'])
    expect(await collect()).toEqual(['published acme/dns/aws 1.3.1'])
    await gitea.api('PATCH', '/repos/acme/renamed', { name: 'terraform-aws-dns' })
  })

  it('refuses an index that its hook protects before another CI stores a package', async () => {
    const before = await releases()
    const { refusal } = await underRule({ enable_push: false }, () => publish('v1.4.0', 'release'))
    expect(refusal).toMatch(PROTECTED)
    expect(await releases()).toEqual(before)
  })

  it('refuses a token that may only read the index before a package is stored', async () => {
    const inputs = { package: 'release', 'index-token': await gitea.newToken('bot', 'read:repository') }
    const held = await acme.createModule('terraform-aws-held', inputs)
    await held.tag('v1.2.3')
    expect((await acme.run()).annotations[0]?.message).toMatch(
      /^PERMISSION: .*may not be written.*write:repository/,
    )
    expect(await gitea.api('GET', `/repos/${held.name}/releases?draft=true`)).toEqual([])
  })

  it('says in the words of the server which rule its hook keeps, and publishes when it is gone', async () => {
    const rule = { enable_push: true, protected_file_patterns: 'v1/**' }
    const { refusal } = await underRule(rule, () => publish('v1.5.0', 'index'))
    expect(refusal).toMatch(/^PERMISSION: .* declined the push: "remote: error: .*v1\//)
    expect(await publish('v1.5.0', 'index')).toMatchObject({ code: 0 })
  })

  it.each([
    ['FORGE', 'github', /^REPOSITORY_UNREACHABLE: .*: there is no API of GitHub at \S+\/git\/api\/v3/],
    ['FORGE', 'git', /^INVALID_INPUT: .*\S+\/git is a plain Git server \("forge" is "git"\)/],
    ['TOKEN_localhost', 'ghp_0123', /^PERMISSION: .* is one of GitHub, and .*: it was not sent/],
  ])('is not taken for another server: MODULE_REGISTRY_%s=%s', async (name, value, refusal) => {
    const env = { [`MODULE_REGISTRY_${name}`]: value }
    const before = await releases()
    expect(await publish('v1.6.0', 'release', env, '--module', 'acme/new/aws')).toMatchObject({
      refusal: expect.stringMatching(refusal),
    })
    expect(await releases()).toEqual(before)
  })
})
