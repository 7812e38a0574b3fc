import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../support/cli/cli.ts'
import { hasProgram } from '../support/cli/program.ts'
import { releasesOf } from '../support/cli/publish-report.ts'
import { git } from '../support/git/git-repository.ts'
import { pushTags, versionsOf } from '../support/git/tagged-modules.ts'
import { type FakeGitHub, startGitHub } from '../support/github/github.ts'
import type { GitHubOptions } from '../support/github/github-call.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const TOKEN = 'gitea-CANARYcanaryCANARYcanary0123456789'
const NAMES = Array.from({ length: 55 }, (_, at) => `acme/terraform-aws-m${at}`)
const SECRET = NAMES[3] ?? ''
const LAST = NAMES.at(-1) ?? ''

/** 55 repositories of an owner, of which two have versions; one of these belongs to a private organisation. */
async function startServer(faults: GitHubOptions['faults']): Promise<FakeGitHub> {
  const all = [...NAMES, 'infra/registry']
  const permissions = Object.fromEntries(all.map((name) => [name, { contents: 'write' as const }]))
  const server = await startGitHub({
    isGitea: true,
    tokens: [{ text: TOKEN, permissions }],
    ...(faults && { faults }),
  })
  for (const name of NAMES) await server.create(name, name === SECRET ? 'internal' : 'public')
  const index = await server.create('infra/registry')
  for (const name of [SECRET, LAST])
    await pushTags(
      server.find(name)?.directory ?? '',
      versionsOf(name.slice('acme/terraform-aws-'.length), ['1.0.0']),
    )
  await git(index.directory, ['config', 'http.receivepack', 'true'])
  return server
}

it.skipIf(!hasProgram('openssl'))(
  'publish stores no release where the hook of the index would refuse the push, of a server below a path (needs openssl)',
  async () => {
    const names = ['acme/terraform-aws-vpc', 'acme/registry']
    const { tls, caFile } = await createCertificates(['localhost'])
    const permissions = Object.fromEntries(names.map((name) => [name, { contents: 'write' as const }]))
    let fails = false
    const server = await startGitHub({
      isGitea: true,
      faults: ({ path }) => (fails && path.includes('/branches/') ? { status: 500 } : undefined),
      path: '/git',
      tls,
      tokens: [{ text: TOKEN, permissions }],
    })
    const [modules, index] = [await server.create(names[0] ?? ''), await server.create(names[1] ?? '')]
    await pushTags(modules.directory, versionsOf('vpc', ['1.0.0']))
    const clone = await temporaryDirectory()
    await git('/', ['clone', '--quiet', modules.directory, clone])
    await git(clone, ['remote', 'set-url', 'origin', `${server.url}/acme/terraform-aws-vpc.git`])
    const publish = () =>
      runCli(
        ['publish', '--index', `${server.url}/acme/registry.git`, '--package', 'release', '--tag', 'v1.0.0'],
        {
          cwd: clone,
          env: {
            GITHUB_SERVER_URL: server.url,
            MODULE_REGISTRY_TOKEN: TOKEN,
            MODULE_REGISTRY_TOKEN_localhost: TOKEN,
            MODULE_REGISTRY_RETRY_SECONDS: '1',
            NODE_EXTRA_CA_CERTS: caFile,
            GIT_SSL_CAINFO: caFile,
          },
        },
      )
    index.protectedBranch = 'registry'
    expect((await publish()).stderr).toContain('the branch "registry" of "acme/registry" is protected')
    expect(server.writes).toEqual([])
    // One that does not say it is no obstacle.
    fails = true
    expect(await publish()).toMatchObject({ code: 0 })
    expect(modules.releases).toMatchObject([{ tag_name: 'v1.0.0', draft: false }])
  },
  60_000,
)

it('collect finds all repositories of an owner on Gitea, publishes none that is private, and forgets none', async () => {
  let fails = false
  const server = await startServer(({ operation, path }) =>
    fails && operation?.startsWith('repos/list') && /page=2/.test(path) ? { status: 500 } : undefined,
  )
  const config = join(await temporaryDirectory(), 'registry.yml')
  await writeFile(config, 'url: https://modules.acme.test\nsources:\n  - owner: acme\n')
  const collect = () =>
    runCli(['collect', '--index', `${server.url}/infra/registry.git`, '--config', config, '--json'], {
      env: {
        GITHUB_SERVER_URL: server.url,
        GITHUB_API_URL: server.apiUrl,
        GITHUB_TOKEN: TOKEN,
        MODULE_REGISTRY_TOKEN: TOKEN,
        MODULE_REGISTRY_RETRY_SECONDS: '20',
      },
    })
  const first = await collect()
  expect(releasesOf(first)).toContain('published acme/m54/aws 1.0.0')
  expect(first.json()).toMatchObject({ sources: { length: 55 } })
  expect(first.stdout).toContain('WOULD_EXPOSE')
  const index = server.find('infra/registry')?.directory ?? ''
  const head = () => git(index, ['rev-parse', 'registry'])
  const before = await head()
  expect(await git(index, ['grep', '-l', 'm3/', 'registry']).catch(() => 'nothing')).toBe('nothing')

  fails = true
  const second = await collect()
  expect(second.stderr).not.toContain('is gone')
  expect(await head()).toBe(before)

  await writeFile(config, 'url: https://modules.acme.test\nsources:\n  - owner: acme\n    forge: github\n')
  expect((await collect()).stderr).toContain(`there is no API of GitHub at ${server.url}/api/v3`)
  expect(await head()).toBe(before)
}, 120_000)
