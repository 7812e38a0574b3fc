import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { argv, type CliResult, reportOf, runCli } from '../support/cli/program.ts'
import { type GitServerOptions, git, startGitServer } from '../support/git/git-repository.ts'
import { createModule, createRegistry, digestOfDirectory } from '../support/index/registry.ts'
import { forEachTest, temporaryDirectory } from '../support/temporary.ts'

const TOKEN = 'token-of-the-index'
const GIT_PACKAGE = ['--package', 'git', '--source-url', 'https://git.acme.test/acme/terraform-aws-vpc.git']

const registry = forEachTest(createRegistry)

/** Servers of the module repository and of the index, each with a token where it is private. */
async function serve(origin: Partial<GitServerOptions>, index: Partial<GitServerOptions> = {}) {
  const root = await temporaryDirectory()
  const servers = {
    origin: await startGitServer({ root, ...origin }),
    index: await startGitServer({ root: registry().root, ...index }),
  }
  const { directory } = await createModule({ origin: `${servers.origin.url}/acme/terraform-aws-vpc.git` })
  await git(root, ['clone', '--quiet', '--bare', directory, join(root, 'acme', 'terraform-aws-vpc.git')])
  return { ...servers, directory }
}

type Served = Awaited<ReturnType<typeof serve>>

function publish({ index, directory }: Served, ...flags: string[]): Promise<CliResult> {
  const args = argv`publish --index ${index.url}/index.git --repository ${directory} --tag v1.0.0 --json ${flags}`
  return runCli(args, { env: { MODULE_REGISTRY_TOKEN: TOKEN } })
}

async function expectRefused(served: Served, message: string, ...flags: string[]): Promise<void> {
  const before = await digestOfDirectory(registry().root)
  const { code, json } = await publish(served, ...flags)
  const error = { code: 'WOULD_EXPOSE', message: expect.stringContaining(message) }
  expect([code, json()]).toMatchObject([1, { error }])
  expect(await digestOfDirectory(registry().root)).toBe(before)
}

const published = () => git(registry().bare, ['ls-tree', '-r', '--name-only', 'registry'])

describe('a private module repository', () => {
  const isPrivate = { token: 'token-of-the-modules' }

  it('is not published to a public index, nor to one that is unknown', async () => {
    await expectRefused(await serve(isPrivate), '"acme/terraform-aws-vpc" is private')
    const served = await serve(isPrivate)
    const faults = ({ authorization }: { readonly authorization: readonly string[] }) =>
      authorization.length === 0 ? ('drop' as const) : undefined
    const unknown = await serve(isPrivate, { token: TOKEN, faults })
    await expectRefused({ ...served, index: unknown.index }, '"acme/terraform-aws-vpc" is private')
  })

  it('shows a public index only what --expose protocol allows', async () => {
    const served = await serve(isPrivate)
    const expose = ['--expose', 'protocol']
    await expectRefused(served, 'would be stored in a public index', ...expose, '--package', 'index')
    const result = await publish(served, ...expose, ...GIT_PACKAGE)
    expect(reportOf(result).results).toMatchObject([{ status: 'published', packages: [{ kind: 'git' }] }])
    const files = await published()
    expect(files).toContain('v1/modules/acme/vpc/aws/1.0.0/release.json')
    expect(files).not.toMatch(/module\.zip|interface\.json/)
  })
})

it('a public module repository is published without a flag; its server gets a request without credentials', async () => {
  const served = await serve({})
  const { code, stderr } = await publish(served)
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('--expose')])
  expect(served.origin.requests.length).toBeGreaterThan(0)
  expect(served.origin.requests.flatMap(({ authorization }) => authorization)).toEqual([])
  expect(await published()).toContain('1.0.0/module.zip')
})

it('a module repository whose server does not answer is published as a public one, with a warning', async () => {
  const { code, stderr } = await publish(await serve({ faults: () => 'drop' }))
  expect([code, stderr]).toEqual([0, expect.stringContaining('pass --expose none, protocol or all')])
})

it('an index in the repository of the modules has the same readers, so no request is sent', async () => {
  const served = await serve({ token: TOKEN })
  const index = `${served.origin.url}/acme/terraform-aws-vpc.git`
  const args = argv`--index ${index} --url https://modules.acme.test --repository ${served.directory}`
  const env = { MODULE_REGISTRY_TOKEN: TOKEN }
  expect((await runCli(argv`publish ${args} --tag v1.0.0`, { env })).code).toBe(0)
  expect(served.origin.requests.filter(({ authorization }) => authorization.length === 0)).toEqual([])
})
