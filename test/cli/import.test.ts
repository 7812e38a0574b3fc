import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { argv } from '../support/cli/argv.ts'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import {
  CONSUMER_HOSTS,
  createConsumer,
  HOST,
  hostBlock,
  publishModules,
} from '../support/clients/consumer.ts'
import { git } from '../support/git/git-repository.ts'
import { startGitServer } from '../support/git/git-server.ts'
import { buildMonorepo } from '../support/git/monorepo.ts'
import { createRegistry } from '../support/index/registry.ts'
import {
  type HandMadeRegistry,
  MODULE,
  startHandMadeRegistry,
} from '../support/network/hand-made-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const documented = readFileSync('docs/guides/migration.md', 'utf8')

/** A public Git server with one repository: versions 1.0.0 to 1.2.0 at v1.x.0, and a module below modules/ at dns/v1.x.0. */
async function gitServer() {
  const file = (at: number) => ({
    'main.tf': `output "id" {\n  value = ${at}\n}\n`,
    'modules/dns/main.tf': `output "dns" {\n  value = ${at}\n}\n`,
  })
  const directory = await buildMonorepo(
    [0, 1, 2].map((at) => ({ files: file(at), tags: [`v1.${at}.0`, `dns/v1.${at}.0`] })),
    'https://git.acme.test/x.git',
  )
  const root = await temporaryDirectory()
  const bare = join(root, 'acme/terraform-aws-vpc.git')
  await git('/', ['clone', '--quiet', '--bare', directory, bare])
  const server = await startGitServer({ root })
  onTestFinished(server.close)
  const commit = async (tag: string) => (await git(bare, ['rev-parse', tag])).trim()
  return { url: `${server.url}/acme/terraform-aws-vpc.git`, commit }
}

/** What a peer registry answers for a module: the location of each version in the header and in the body. */
function plant(registry: HandMadeRegistry, path: string, locations: Readonly<Record<string, string>>): void {
  const versions = Object.keys(locations).map((version) => ({ version }))
  registry.set(`${path}/versions`, JSON.stringify({ modules: [{ versions }] }))
  for (const [version, location] of Object.entries(locations))
    registry.set(`${path}/${version}/download`, { status: 204, headers: { 'X-Terraform-Get': location } })
}

async function importFrom(registryUrl: string, from: string, ...flags: string[]) {
  const { directory, env } = await createConsumer({ 'x.tf': '' }, hostBlock(registryUrl))
  const result = await runCli(argv`import --from ${from} ${flags}`, { cwd: directory, env })
  return { ...result, directory }
}

describe('import', () => {
  it('writes sources that collect publishes, with the text of docs/guides/migration.md', async () => {
    const server = await gitServer()
    const registry = await startHandMadeRegistry()
    plant(registry, MODULE, {
      '1.2.0': `git::${server.url}?ref=${await server.commit('v1.2.0')}`,
      '1.1.0': `git::${server.url}?ref=v1.1.0`,
      '1.0.0': './package.zip?archive=zip',
      '0.9.0': `git::${server.url}?ref=v0.9.0`,
    })
    plant(registry, '/v1/modules/acme/dns/aws', { '1.2.0': `git::${server.url}//modules/dns?ref=dns/v1.2.0` })
    registry.set(
      '/v1/modules/acme',
      JSON.stringify({
        modules: ['vpc', 'dns'].map((name) => ({ namespace: 'acme', name, provider: 'aws' })),
      }),
    )
    const result = await importFrom(registry.url, `https://${HOST}/acme`, '--output', 'registry.yml')
    expect(result).toMatchObject({ code: 0, stderr: '' })
    const shown = `$ module-registry import --from https://${HOST}/acme --output registry.yml\n${result.stdout}`
    expect(documented).toContain(
      shown
        .replaceAll(server.url, 'https://git.acme.test/acme/terraform-aws-vpc.git')
        .replaceAll(/^(?=.)/gm, '    '),
    )
    const { directory: index } = await createRegistry()
    const collected = await runCli(
      argv`collect --index ${index} --config ${join(result.directory, 'registry.yml')} --json`,
    )
    expect(collected.code).toBe(0)
    const published = (collected.json() as { results: { address: string; version: string }[] }).results
    expect(published.map(({ address, version }) => `${address} ${version}`).sort()).toEqual(
      ['dns', 'vpc'].flatMap((name) =>
        ['1.0.0', '1.1.0', '1.2.0'].map((version) => `acme/${name}/aws ${version}`),
      ),
    )
    const written = await readFile(join(result.directory, 'registry.yml'), 'utf8')
    expect(documented).toContain(
      `\`\`\`yaml\n${written.replace(server.url, 'https://git.acme.test/acme/terraform-aws-vpc.git')}\`\`\``,
    )
  })

  it('keeps no credentials of a source, and shows none', async () => {
    const server = await gitServer()
    const registry = await startHandMadeRegistry()
    const [url, gone] = [server.url, 'http://127.0.0.1:1/x.git'].map((each) =>
      each.replace('http://', 'http://canary-user:canary-secret@'),
    )
    plant(registry, MODULE, { '1.2.0': `git::${url}?ref=v1.2.0`, '1.1.0': `git::${gone}?ref=v1.1.0` })
    plant(registry, '/v1/modules/acme/dns/aws', { '1.2.0': './package.zip?archive=zip' })
    registry.set('/v1/modules/acme/dns/aws/1.2.0', JSON.stringify({ source: url, tag: 'v1.2.0' }))
    for (const name of ['vpc', 'dns']) {
      for (const flags of [[], ['--json']]) {
        const { code, stdout, stderr } = await importFrom(
          registry.url,
          `https://${HOST}/acme/${name}/aws`,
          ...flags,
        )
        expect([code, stdout]).toEqual([0, expect.stringContaining(server.url)])
        expect(stdout + stderr).not.toContain('canary')
      }
    }
  })

  it('reads an index of this tool, yanked versions too', async () => {
    const index = await publishModules()
    await runCliWell(argv`yank acme/vpc/aws 1.0.0 --index ${index} --reason broken`)
    const url = (await CONSUMER_HOSTS['serve']?.(index)) ?? ''
    const { stdout } = await importFrom(url, `${HOST}/acme/vpc/aws`)
    expect(stdout).toContain('not taken acme/vpc/aws 1.0.0: it is yanked: "broken"')
    expect(stdout).toMatch(/not taken acme\/vpc\/aws 2\.0\.0, 1\.1\.0: the tags of https:\/\/git\.acme\.test/)
  })

  it('says why nothing can be taken: archives, and a server that does not answer', async () => {
    const registry = await startHandMadeRegistry()
    const { code, stdout, stderr } = await importFrom(registry.url, `https://${HOST}/acme/vpc/aws`)
    expect(code).toBe(1)
    expect(stdout).toContain(
      'not taken acme/vpc/aws 1.2.3: the package is an archive, and the registry names no Git repository',
    )
    expect(stderr).toContain('has no module that collect could publish')
    const whole = await importFrom(registry.url, `https://${HOST}/acme`, '--output', 'registry.yml')
    expect(whole.code).toBe(1)
    expect(existsSync(join(whole.directory, 'registry.yml'))).toBe(false)
    plant(registry, MODULE, { '1.2.0': 'git::http://127.0.0.1:1/x.git?ref=v1.2.0' })
    expect((await importFrom(registry.url, `https://${HOST}/acme/vpc/aws`)).stdout).toContain(
      'the tags of http://127.0.0.1:1/x.git cannot be listed',
    )
  })

  it.each([
    [`https://${HOST}/acme/vpc`, 'which is neither a module nor a namespace of a registry'],
    [`http://${HOST}/acme/vpc/aws`, 'hint: write https:// instead of http://'],
    [`https://${HOST}/nobody`, 'lists no modules in the namespace "nobody"'],
    [`https://${HOST}/acme/vpc/aws --output x.tf`, '--output names "x.tf", which exists already'],
  ])('refuses %s', async (args, text) => {
    const [from = '', ...flags] = args.split(' ')
    const { code, stderr } = await importFrom((await startHandMadeRegistry()).url, from, ...flags)
    expect([code, stderr]).toEqual([1, expect.stringContaining(text)])
  })
})
