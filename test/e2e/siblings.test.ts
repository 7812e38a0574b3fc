import { existsSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createFixture, createPublic } from '../action/setup.ts'
import { argv, hasProgram, runCli, runCliWell } from '../support/cli/program.ts'
import { CONSUMER_HOSTS, createConsumer, hostBlock } from '../support/clients/consumer.ts'
import { initModule, namedClients } from '../support/clients/terraform.ts'
import { initUnit, terragruntPath } from '../support/clients/terragrunt.ts'
import { commitTo, createBareRepository, git } from '../support/git/git-repository.ts'
import { checkOut, createRegistry } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { checksumOf, startHandMadeRegistry, VERSION } from '../support/network/hand-made-registry.ts'
import { startStaticHost } from '../support/network/static-host.ts'
import { storedZip } from '../support/package/stored-zip.ts'
import { type Fixture, startFixture } from '../support/server/served-registry.ts'
import { forAllTests, temporaryDirectory } from '../support/temporary.ts'

const CLIENTS = namedClients().flatMap(({ title, client }) => (client === undefined ? [] : { title, client }))

const FILES = {
  '.module-registry.yml': 'modules: [{ path: infra/modules/vpc, address: acme/vpc/aws, root: . }]\n',
  'infra/modules/vpc/main.tf': 'module "tags" {\n  source = "../tags"\n}\n',
  'infra/modules/vpc/README.md': '# VPC\n',
  'infra/modules/tags/main.tf': 'module "label" {\n  source = "../../modules/label"\n}\n',
  'infra/modules/label/main.tf': 'output "id" {\n  value = "label"\n}\n',
  'docs/main.tf': 'output "not" {\n  value = "packaged"\n}\n',
}

/** The module once with its package in the index, and once at its commit; it calls a directory that calls another one by a longer way than needed. */
async function publishSiblings(): Promise<Fixture & { readonly said: string }> {
  const certificates = await createCertificates(['modules.acme.test', 'mirror.acme.test', 'git.acme.test'])
  const repositories = await temporaryDirectory()
  const modules = join(repositories, 'acme/terraform-aws-vpc.git')
  await git(modules, ['tag', 'v1.0.0', await createBareRepository(modules, FILES)])
  const files = { '.module-registry.yml': FILES['.module-registry.yml'].replace('acme/vpc/', 'acme/gitvpc/') }
  await git(modules, ['tag', 'v1.0.1', await commitTo(modules, 'main', { files, message: 'Rename' })])
  const { bare: index } = await createRegistry()
  const publish = argv`publish --index ${index} --repository ${modules}`
  const { stderr } = await runCliWell(argv`${publish} --tag v1.0.0`)
  const source = ['--source-url', 'https://git.acme.test/acme/terraform-aws-vpc.git']
  await runCliWell(argv`${publish} --tag v1.0.1 --package git ${source}`)
  return { certificates, modules, index, site: await checkOut(index), repositories, said: stderr }
}

describe.skipIf(!hasProgram('openssl'))('a module that calls directories beside it (needs openssl)', () => {
  const fixture = forAllTests(publishSiblings)

  const json = (path: string) =>
    git(fixture().index, ['show', `registry:v1/modules/acme/${path}`]).then((text) => JSON.parse(text))

  test('has them in its package, also when it is rebuilt, and the plan says who cannot install it', async () => {
    const release = await json('vpc/aws/1.0.0/release.json')
    expect(release).toMatchObject({ path: 'infra/modules/vpc', packageRoot: 'infra', package: { files: 4 } })
    expect((await json('vpc/aws/module.json')).versions).toMatchObject([{ packageRoot: 'infra' }])
    expect(await json('vpc/aws/1.0.0/download')).toEqual({
      location: `./module.zip//modules/vpc?checksum=${release.package.digest}`,
    })
    expect(fixture().said).toContain(
      'acme/vpc/aws 1.0.0: the module calls or reads what is beside its directory, so that Terraform installs it only through serve',
    )
    const { index, modules } = fixture()
    await runCliWell(argv`verify --index ${index}`)
    const from = argv`--index ${index} --repository ${modules} --tag v1.0.0`
    const again = await runCliWell(argv`publish ${from} --repair --json`)
    expect(again.json()).toMatchObject({ results: [{ status: 'unchanged' }], index: { changed: [] } })
    await runCliWell(argv`render --index ${index} --check`)
  })

  describe.each(CLIENTS)('and the client $title', ({ client }) => {
    describe.each(['static', 'serve', 'headerless'] as const)('and the host %s', (kind) => {
      const isServed = kind === 'serve' || client.name !== 'terraform'
      test.for(['vpc', 'gitvpc'])(`${isServed ? 'installs' : 'cannot install'} %s`, async (name) => {
        const { proxyUrl, caFile } = await startFixture(fixture(), kind)
        const source = `modules.acme.test/acme/${name}/aws`
        const { code, output, moduleDirectory } = await initModule({ client, proxyUrl, caFile, source })
        const failure = kind === 'static' ? ESCAPES : 'failed to get download URL'
        const said = expect.stringContaining(isServed ? 'successfully initialized' : failure)
        expect([code, output]).toEqual([isServed ? 0 : 1, said])
        if (isServed) expect(existsSync(join(moduleDirectory, '../label/main.tf'))).toBe(true)
      })
    })
  })

  test.skipIf(terragruntPath === undefined).for(['static', 'serve', 'headerless'] as const)(
    'is without them in Terragrunt, from %s too (needs npm run clients -- terragrunt)',
    async (kind) => {
      const { proxyUrl, caFile } = await startFixture(fixture(), kind)
      for (const [name, version] of Object.entries({ vpc: '1.0.0', gitvpc: '1.0.1' })) {
        const source = `tfr://modules.acme.test/acme/${name}/aws?version=${version}`
        for (const { client } of CLIENTS.slice(0, 1)) {
          const { code, output } = await initUnit({ client, proxyUrl, caFile, source })
          expect([code, output]).toEqual([1, expect.stringContaining('Unreadable module directory')])
        }
      }
    },
  )
})

const ONE_MODULE = {
  '.module-registry.yml': 'modules: [{ path: modules/vpc, address: acme/vpc/aws, root: . }]\n',
  'modules/vpc/main.tf': 'module "tags" {\n  source = "../tags"\n}\n',
  'modules/tags/main.tf': 'output "id" {\n  value = 1\n}\n',
}
const ESCAPES = 'Local module path escapes module package'
const SOURCE = 'modules.acme.test/acme/vpc/aws'
const CALL = `module "m" {\n  source  = "${SOURCE}"\n  version = "1.2.3"\n}\n`

describe.each(CLIENTS)('a host that sends the location of each version, and $title', ({ client }) => {
  const { 'modules/vpc/main.tf': vpc, 'modules/tags/main.tf': tags } = ONE_MODULE
  const zip = storedZip({ 'vpc/main.tf': vpc, 'tags/main.tf': tags })

  test.each(['./', `${VERSION}/`])('installs a module below %s with what it calls', async (base) => {
    const registry = await startHandMadeRegistry()
    registry.zip(zip)
    const location = `${base}module.zip//vpc?checksum=${checksumOf(zip)}`
    registry.set(`${VERSION}/download`, { status: 204, headers: { 'X-Terraform-Get': location } })
    await (await createConsumer({ 'main.tf': CALL }, hostBlock(registry.url))).init(client)
  })
})

/** A release with the asset, and the index that names it. */
async function publishAsset() {
  const certificates = await createCertificates(['modules.acme.test', 'localhost'])
  const fixture = await createPublic({ certificates, files: ONE_MODULE })
  const published = await fixture.run({ inputs: { package: 'release' } })
  const { modules, index } = fixture
  return { published, certificates, modules, index, site: await checkOut(index), repositories: modules }
}

describe.skipIf(!hasProgram('openssl'))('the asset of a release, with directories beside its module', () => {
  test.each(['static', 'serve'] as const)('is at %s what consumers.md says (needs openssl)', async (kind) => {
    const { published, ...hosts } = await publishAsset()
    const said = 'Terraform installs it only through serve'
    expect(published).toMatchObject({ code: 0, annotations: [{ message: expect.stringContaining(said) }] })
    expect(published.outputs['location']).toMatch(
      /\/v1\.2\.3\/vpc-aws-1\.2\.3\.zip\/\/vpc\?checksum=sha256:[0-9a-f]{64}$/,
    )
    const { proxyUrl, caFile } = await startFixture(hosts, kind)
    for (const { title, client } of CLIENTS) {
      const call = { client, proxyUrl, caFile, source: SOURCE, version: '1.2.3' }
      const { code, output } = await initModule(call)
      const isRefused = client.name === 'terraform' && kind === 'static'
      const said = expect.stringContaining(isRefused ? ESCAPES : 'successfully initialized')
      expect([title, code, output]).toEqual([title, isRefused ? 1 : 0, said])
    }
  })

  test('is found again by audit, which sees a change of what is beside the module (needs openssl)', async () => {
    const { published: _, ...hosts } = await publishAsset()
    const url = (await CONSUMER_HOSTS['serve']?.(hosts.index)) ?? ''
    const { directory, env } = await createConsumer({}, hostBlock(url))
    const call = { cwd: directory, env: { ...env, NODE_EXTRA_CA_CERTS: hosts.certificates.caFile } }
    const audit = (...args: string[]) => runCli(argv`audit --packages ${args}`, call)
    const client = CLIENTS.at(-1)?.client ?? { name: 'terraform', path: 'terraform' }
    const { proxyUrl, caFile } = await startFixture(hosts, 'serve')
    await initModule({ client, proxyUrl, caFile, source: SOURCE, version: '1.2.3', directory })
    const same = expect.stringMatching(/ current {2}same /)
    expect(await audit('--lock', 'lock.json')).toMatchObject({ code: 0, stdout: same })
    expect(await audit('--lock', 'lock.json', '--lock-readonly')).toMatchObject({ code: 0 })
    await appendFile(join(directory, '.terraform/modules/m/tags/main.tf'), '# changed\n')
    const other = expect.stringContaining('tags/main.tf has other bytes')
    expect(await audit()).toMatchObject({ code: 1, stdout: other })
  })
})

test('a package in the index, with directories beside its module is the same for verify, compare and doctor', async () => {
  const { modules, commit } = await createFixture({ files: ONE_MODULE })
  await git(modules, ['tag', 'v1.2.4', commit])
  const { directory: index } = await createRegistry()
  await runCliWell(argv`publish --index ${index} --repository ${modules} --all-tags`)
  await runCliWell(argv`verify --index ${index} --packages`)
  const compared = await runCliWell(argv`compare acme/vpc/aws 1.2.3 1.2.4 --index ${index} --json`)
  expect(compared.json()).toMatchObject({ changes: [] })
  const url = (await CONSUMER_HOSTS['serve']?.(index)) ?? ''
  const diagnosis = await runCliWell(argv`doctor ${url} acme/vpc/aws@1.2.3 --json`)
  const clients = { terraform: { installs: true }, opentofu: { installs: true } }
  expect(diagnosis.json()).toMatchObject({ clients })
  const fixed = (await CONSUMER_HOSTS['a static host']?.(index)) ?? ''
  const diagnosed = await runCli(['doctor', fixed, 'acme/vpc/aws@1.2.3'])
  expect(diagnosed).toMatchObject({ code: 1, stdout: expect.stringContaining('PACKAGE_NO_MODULE') })
  const site = join(await temporaryDirectory(), 'site')
  const host = await startStaticHost({ files: site, applyHeaders: true })
  await runCliWell(argv`init --index ${index} --url ${host.url} --move`)
  await runCliWell(argv`site --index ${index} --output ${site}`)
  const ofSite = await runCli(['doctor', host.url, 'acme/vpc/aws@1.2.3', '--json'])
  const terraform = { broken: expect.stringMatching(/^SOURCE_PAGE_SIBLINGS/) }
  expect(ofSite.json()).toMatchObject({ clients: { ...clients, terraform } })
})
