import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { tofuClients } from '../../scripts/clients.mjs'
import { argv } from '../support/cli/argv.ts'
import { runCliWell } from '../support/cli/cli.ts'
import { hasProgram } from '../support/cli/program.ts'
import { clients, initModule } from '../support/clients/terraform.ts'
import { createBareRepository, git } from '../support/git/git-repository.ts'
import { checkOut, createRegistry } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { type Fixture, startFixture } from '../support/server/served-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const FILES = {
  '.module-registry.yml': `modules:
  - path: modules/vpc
    address: acme/vpc/aws
    root: .
`,
  'modules/vpc/main.tf': 'module "tags" {\n  source = "../tags"\n}\n',
  'modules/vpc/README.md': '# VPC\n',
  'modules/tags/main.tf': 'module "label" {\n  source = "../label"\n}\n',
  'modules/label/main.tf': 'output "id" {\n  value = "label"\n}\n',
  'docs/main.tf': 'output "not" {\n  value = "packaged"\n}\n',
}

/** The module once with its package in the index, and once at its commit; it calls a directory that calls another one. */
async function publishSiblings(): Promise<Fixture & { readonly said: string }> {
  const certificates = await createCertificates(['modules.acme.test', 'mirror.acme.test', 'git.acme.test'])
  const repositories = await temporaryDirectory()
  const modules = join(repositories, 'acme/terraform-aws-vpc.git')
  const gitFiles = {
    ...FILES,
    '.module-registry.yml': FILES['.module-registry.yml'].replace('/vpc/', '/gitvpc/'),
  }
  for (const [tag, files] of [
    ['v1.0.0', FILES],
    ['v1.0.1', gitFiles],
  ] as const) {
    const commit = await createBareRepository(tag === 'v1.0.0' ? modules : `${modules}.git`, files)
    if (tag !== 'v1.0.0') await git(modules, ['fetch', '--quiet', `${modules}.git`, commit])
    await git(modules, ['update-ref', `refs/tags/${tag}`, commit])
  }
  const { bare: index } = await createRegistry()
  const publish = argv`publish --index ${index} --repository ${modules}`
  const { stderr } = await runCliWell(argv`${publish} --tag v1.0.0`)
  const source = ['--source-url', 'https://git.acme.test/acme/terraform-aws-vpc.git']
  await runCliWell(argv`${publish} --tag v1.0.1 --package git ${source}`)
  return { certificates, modules, index, site: await checkOut(index), repositories, said: stderr }
}

describe.skipIf(!hasProgram('openssl'))('a module that calls directories beside it (needs openssl)', () => {
  let fixture: Awaited<ReturnType<typeof publishSiblings>>

  beforeAll(async () => {
    fixture = await publishSiblings()
  })

  const json = (path: string) =>
    git(fixture.index, ['show', `registry:v1/modules/acme/${path}`]).then((text) => JSON.parse(text))

  test('has them in its package, and the plan says who cannot install it', async () => {
    const release = await json('vpc/aws/1.0.0/release.json')
    expect(release).toMatchObject({ path: 'modules/vpc', packageRoot: 'modules', package: { files: 4 } })
    expect((await json('vpc/aws/module.json')).versions).toMatchObject([{ packageRoot: 'modules' }])
    expect(await json('vpc/aws/1.0.0/download')).toEqual({
      location: `./module.zip//vpc?checksum=${release.package.digest}`,
    })
    expect(fixture.said).toContain(
      'acme/vpc/aws 1.0.0 calls directories beside "modules/vpc": OpenTofu installs it everywhere, Terraform only through serve',
    )
  })

  test('is rebuilt, verified and rendered with the same root', async () => {
    const { index, modules } = fixture
    const checked = await runCliWell(argv`verify --index ${index} --json`)
    expect(JSON.parse(checked.stdout)).toMatchObject({ findings: [] })
    const again = await runCliWell(
      argv`publish --index ${index} --repository ${modules} --tag v1.0.0 --repair --json`,
    )
    expect(JSON.parse(again.stdout)).toMatchObject({
      results: [{ status: 'unchanged' }],
      index: { changed: [] },
    })
    expect((await runCliWell(argv`render --index ${index} --check`)).code).toBe(0)
  })

  const terraform = clients().filter(({ name }) => name === 'terraform')
  const tofus = tofuClients().filter(({ isBuilt }) => isBuilt)
  const all = [
    ...terraform.map((client) => ({ title: client.name, client })),
    ...tofus.map(({ name, program }) => ({ title: name, client: { name: 'tofu', path: program } as const })),
  ]

  describe.each(all)('and the client $title', ({ client }) => {
    describe.each(['static', 'serve', 'headerless'] as const)('and the host %s', (kind) => {
      const isServed = kind === 'serve' || client.name !== 'terraform'
      test.for(['vpc', 'gitvpc'])(`${isServed ? 'installs' : 'cannot install'} %s`, async (name) => {
        const { proxyUrl, caFile } = await startFixture(fixture, kind)
        const source = `modules.acme.test/acme/${name}/aws`
        const { code, output, moduleDirectory } = await initModule({ client, proxyUrl, caFile, source })
        expect({ code, output }).toEqual({
          code: isServed ? 0 : 1,
          output: expect.stringMatching(
            isServed
              ? /successfully initialized/
              : kind === 'static'
                ? /Local module path escapes module package/
                : /failed to get download URL/,
          ),
        })
        if (isServed) expect(existsSync(join(moduleDirectory, '../label/main.tf'))).toBe(true)
      })
    })
  })
})
