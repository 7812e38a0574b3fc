import { existsSync, readFileSync } from 'node:fs'
import { chmod, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FINDING_KINDS } from '../../src/audit/audit.ts'
import { argv, releasesOf, runCli, runCliWell } from '../support/cli/program.ts'
import {
  CONSUMER_HOSTS,
  createConsumer,
  HOST,
  hostBlock,
  publishModules,
} from '../support/clients/consumer.ts'
import { git, startGitServer } from '../support/git/git-repository.ts'
import { buildMonorepo } from '../support/git/module-repository.ts'
import { createRegistry } from '../support/index/registry.ts'
import {
  checksumOf,
  MODULE,
  MODULE_ZIP,
  startHandMadeRegistry,
  VERSION,
} from '../support/network/hand-made-registry.ts'
import { type PeerModule, plantTerralistProxy } from '../support/network/peer-registries.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const documented = readFileSync('docs/guides/migration.md', 'utf8')
const documentedAudit = readFileSync('docs/reference/audit.md', 'utf8')

/** A public Git server with one repository: versions 1.0.0 to 1.2.0 at v1.x.0, and a module below modules/ at dns/v1.x.0. */
async function gitServer() {
  const file = (at: number) => ({
    'main.tf': `output "id" {\n  value = ${at}\n}\n`,
    'modules/dns/main.tf': `output "dns" {\n  value = ${at}\n}\n`,
  })
  const commits = [0, 1, 2].map((at) => ({ files: file(at), tags: [`v1.${at}.0`, `dns/v1.${at}.0`] }))
  const directory = await buildMonorepo(commits, 'https://git.acme.test/x.git')
  const root = await temporaryDirectory()
  const bare = join(root, 'acme/terraform-aws-vpc.git')
  await git('/', ['clone', '--quiet', '--bare', directory, bare])
  const server = await startGitServer({ root })
  const commit = async (tag: string) => (await git(bare, ['rev-parse', tag])).trim()
  return { url: `${server.url}/acme/terraform-aws-vpc.git`, commit }
}

const vpc = (locations: PeerModule['locations']) => ({ address: 'acme/vpc/aws', locations })
const dns = (locations: PeerModule['locations']) => ({ address: 'acme/dns/aws', locations })

async function importFrom(registryUrl: string, from: string, ...flags: string[]) {
  const { directory, env } = await createConsumer({ 'x.tf': '' }, hostBlock(registryUrl))
  const result = await runCli(argv`import --from ${from} ${flags}`, { cwd: directory, env })
  return { ...result, directory }
}

describe('import', () => {
  it('writes sources that collect publishes, with the text of docs/guides/migration.md', async () => {
    const server = await gitServer()
    const registry = await startHandMadeRegistry()
    const ofVpc = {
      '1.2.0': `git::${server.url}?ref=${await server.commit('v1.2.0')}`,
      '1.1.0': `git::${server.url}?ref=v1.1.0`,
      '1.0.0': './package.zip?archive=zip',
      '0.9.0': `git::${server.url}?ref=v0.9.0`,
    }
    const ofDns = { '1.2.0': `git::${server.url}//modules/dns?ref=dns/v1.2.0` }
    plantTerralistProxy(registry, [vpc(ofVpc), dns(ofDns)])
    const modules = ['vpc', 'dns'].map((name) => ({ namespace: 'acme', name, provider: 'aws' }))
    registry.set('/v1/modules/acme', JSON.stringify({ modules }))
    const result = await importFrom(registry.url, `https://${HOST}/acme`, '--output', 'registry.yml')
    expect(result).toMatchObject({ code: 0, stderr: '' })
    const command = `$ module-registry import --from https://${HOST}/acme --output registry.yml`
    const shown = (text: string) =>
      text.replaceAll(server.url, 'https://git.acme.test/acme/terraform-aws-vpc.git')
    expect(documented).toContain(shown(`${command}\n${result.stdout}`).replaceAll(/^(?=.)/gm, '    '))
    const { directory: index } = await createRegistry()
    const file = join(result.directory, 'registry.yml')
    const versions = ['1.0.0', '1.1.0', '1.2.0']
    expect(releasesOf(await runCliWell(argv`collect --index ${index} --config ${file} --json`))).toEqual(
      ['dns', 'vpc'].flatMap((name) => versions.map((version) => `published acme/${name}/aws ${version}`)),
    )
    expect(documented).toContain(`\`\`\`yaml\n${shown(await readFile(file, 'utf8'))}\`\`\``)
  })

  it('keeps no credentials of a source, and shows none', async () => {
    const server = await gitServer()
    const registry = await startHandMadeRegistry()
    const [url, gone] = [server.url, 'http://127.0.0.1:1/x.git'].map((each) =>
      each.replace('http://', 'http://canary-user:canary-secret@'),
    )
    const ofVpc = { '1.2.0': `git::${url}?ref=v1.2.0`, '1.1.0': `git::${gone}?ref=v1.1.0` }
    plantTerralistProxy(registry, [vpc(ofVpc), dns({ '1.2.0': './package.zip?archive=zip' })])
    registry.set('/v1/modules/acme/dns/aws/1.2.0', JSON.stringify({ source: url, tag: 'v1.2.0' }))
    for (const from of ['vpc', 'dns'].map((name) => `https://${HOST}/acme/${name}/aws`))
      for (const flags of [[], ['--json']]) {
        const { code, stdout, stderr } = await importFrom(registry.url, from, ...flags)
        expect([code, stdout]).toEqual([0, expect.stringContaining(server.url)])
        expect(stdout + stderr).not.toContain('canary')
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
    const args = [`https://${HOST}/acme/vpc/aws`, '--output', 'registry.yml'] as const
    const { code, stdout, stderr, directory } = await importFrom(registry.url, ...args)
    expect([code, existsSync(join(directory, 'registry.yml'))]).toEqual([1, false])
    expect(stdout).toContain(
      'not taken acme/vpc/aws 1.2.3: the package is an archive, and the registry names no Git repository',
    )
    expect(stderr).toContain('has no module that collect could publish')
    plantTerralistProxy(registry, [vpc({ '1.2.0': 'git::http://127.0.0.1:1/x.git?ref=v1.2.0' })])
    const unlisted = 'the tags of http://127.0.0.1:1/x.git cannot be listed'
    expect((await importFrom(registry.url, ...args)).stdout).toContain(unlisted)
  })

  it('reads a list to its end, and refuses a namespace of which it reads a part', async () => {
    const registry = await startHandMadeRegistry()
    const listing = (name: string, next_offset?: number) =>
      JSON.stringify({ meta: { next_offset }, modules: [{ namespace: 'acme', name, provider: 'aws' }] })
    const list = '/v1/modules/acme'
    registry.set(list, listing('vpc', 15))
    registry.set(`${list}?offset=15`, listing('a_b-', 30))
    registry.set(`${list}?offset=30`, listing('dns'))
    const { stdout } = await importFrom(registry.url, `https://${HOST}/acme`)
    expect(stdout).toMatch(
      /^not taken acme\/vpc\/aws 1\.2\.3.*\n(.*\n)*not taken acme\/a_b-\/aws: the name .*\nnot taken acme\/dns\/aws/m,
    )
    const busy = { status: 503 }
    const parts = [
      [`${list}?offset=30`, busy, 'error[INDEX_UNREACHABLE]', 'offset=…" answers 503'],
      [list, busy, 'error[INDEX_UNREACHABLE]', 'run the command again, or name each module'],
      [list, { status: 401 }, 'error[INDEX_UNREACHABLE]', 'TF_TOKEN_'],
      [list, listing('vpc', 6_000), 'error[LIMIT_EXCEEDED]', 'the limit of 5000 modules'],
    ] as const
    for (const [path, answer, ...said] of parts) {
      registry.set(path, answer)
      const { code, stderr } = await importFrom(registry.url, `https://${HOST}/acme`)
      expect(code).toBe(1)
      for (const text of said) expect(stderr).toContain(text)
    }
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

const call = (version: string, host = HOST) =>
  `module "vpc" {\n  source  = "${host}/acme/vpc/aws"\n  version = ${version}\n}\n`

const INSTALLED = JSON.stringify({
  Modules: [{ Key: 'vpc', Source: `${HOST}/acme/vpc/aws`, Version: '1.2.3', Dir: '.terraform/modules/vpc' }],
})

async function auditOf(files: Readonly<Record<string, string>>, cliConfig: string, ...flags: string[]) {
  const { directory, env } = await createConsumer(files, cliConfig)
  const result = await runCli(['audit', ...flags], { cwd: directory, env })
  return { ...result, directory }
}

describe('audit', () => {
  it('prints the text of docs/reference/audit.md', async () => {
    const index = await publishModules()
    const yank = argv`yank acme/vpc/aws 1.0.0 --index ${index} --replacement acme/vpc/aws@1.1.0`
    await runCliWell([...yank, '--reason', 'deletes the state bucket'])
    await runCliWell(argv`deprecate acme/vpc/aws 1.1.0 --index ${index} --reason ${'has no tags'}`)
    const network = `\nmodule "network" {\n  source  = "${HOST}/acme/network/aws"\n  version = "1.0.0"\n}\n`
    const url = (await CONSUMER_HOSTS['serve']?.(index)) ?? ''
    const { code, stdout, stderr } = await auditOf({ 'main.tf': call('"~> 1.0"') + network }, hostBlock(url))
    expect(code).toBe(1)
    const shown = `$ module-registry audit\n${stdout}${stderr}`
    expect(documentedAudit).toContain(shown.replaceAll(/^(?=.)/gm, '    '))
  })

  it('has the kinds of findings in docs/reference/audit.md', () => {
    const rows = Object.entries(FINDING_KINDS).map(
      ([code, { level, meaning, fix }]) => `| \`${code}\` | ${level} | ${meaning} | ${fix} |`,
    )
    expect(documentedAudit).toContain(rows.join('\n'))
  })
})

describe('audit of a registry of another kind', () => {
  it('says only what the registry tells', async () => {
    const registry = await startHandMadeRegistry()
    const old = { 'main.tf': call('"1.0.0"') }
    const { stdout, code } = await auditOf(old, hostBlock(registry.url), '--fail-on', 'none')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^outdated .*1\.2\.3 is the latest release; the constraint allows 1\.0\.0$/m)
    expect(stdout).toMatch(/^registry .*tells versions only$/m)
    const gone = await auditOf({ 'main.tf': call('"1.1.0"') }, hostBlock(registry.url))
    const missing = /^missing .*main\.tf:1: the registry lists no version that "1\.1\.0" allows$/m
    expect(gone).toMatchObject({ code: 1, stdout: expect.stringMatching(missing) })
  })

  it('reads the deprecation in the list, and the one in the details of a version', async () => {
    const registry = await startHandMadeRegistry()
    registry.set(VERSION, '{"deprecation":{"reason":"use the other one","link":""}}')
    const details = await auditOf({ 'main.tf': call('"1.2.3"') }, hostBlock(registry.url))
    expect(details.stdout).toMatch(/^deprecated .*: "use the other one"$/m)
    expect(details.stdout).toContain('tells deprecations')
    const deprecation = { reason: 'too old', link: 'https://acme.test/x' }
    const modules = [{ versions: [{ version: '1.2.3', deprecation }] }]
    registry.set(`${MODULE}/versions`, JSON.stringify({ modules }))
    const { stdout } = await auditOf({ 'main.tf': call('"1.2.3"') }, hostBlock(registry.url))
    expect(stdout).toMatch(/^deprecated .*: "too old" \(https:\/\/acme\.test\/x\)$/m)
  })

  it('compares packages with their location, and files that are compressed, missing and added', async () => {
    const registry = await startHandMadeRegistry()
    const files = { 'main.tf': call('"1.2.3"'), '.terraform/modules/modules.json': INSTALLED }
    const more = {
      '.terraform/modules/vpc/main.tf': 'output "id" {\n  value = "vpc"\n}\n',
      '.terraform/modules/vpc/extra.tf': '',
    }
    const stdoutOf = async (all: Readonly<Record<string, string>>) =>
      (await auditOf(all, hostBlock(registry.url), '--packages')).stdout
    registry.send(`./module.zip?checksum=${checksumOf(MODULE_ZIP)}`)
    expect(await stdoutOf({ ...files, ...more })).toMatch(
      /^changed .*: README\.md is missing, extra\.tf is not of the package$/m,
    )
    registry.zip(Buffer.from('PK damaged'))
    expect(await stdoutOf(files)).toMatch(/^changed .*has sha256:.*and the location says sha256:/m)
    registry.send('git::https://git.acme.test/vpc.git?ref=v1.2.3')
    expect(await stdoutOf(files)).toMatch(/current +unknown +main\.tf:1/)
  })

  it('locks the directory in the package beside its digest, and refuses an argument that stands twice', async () => {
    const registry = await startHandMadeRegistry()
    const files = { 'main.tf': call('"1.2.3"') }
    const location = (directory: string) => `./module.zip${directory}?checksum=${checksumOf(MODULE_ZIP)}`
    const lock = async (text: string, before: object) => {
      registry.send(text)
      const more = { 'lock.json': JSON.stringify({ format: 1, modules: before }) }
      return (await auditOf({ ...files, ...more }, hostBlock(registry.url), '--lock', 'lock.json')).stdout
    }
    const locked = (digest: string) => ({ [`${HOST}/acme/vpc/aws`]: { '1.2.3': digest } })
    const root = locked(checksumOf(MODULE_ZIP))
    expect(await lock(location(''), root)).not.toMatch(/^changed/m)
    expect(await lock(location('//evil'), root)).toMatch(
      /^changed .*the lock file has sha256:\w+, and the registry now names sha256:\w+\/\/evil$/m,
    )
    const below = locked(`${checksumOf(MODULE_ZIP)}//modules/a`)
    expect(await lock(location('//modules/a'), below)).not.toMatch(/^changed/m)
    expect(await lock(location(''), below)).toMatch(/^changed/m)
    expect(await lock(`${location('')}&checksum=sha256:${'0'.repeat(64)}`, root)).toContain(
      'has the argument "checksum" more than once',
    )
    const git = `git::https://git.acme.test/vpc.git?ref=${'a'.repeat(40)}&ref=${'b'.repeat(40)}`
    expect(await lock(git, root)).toContain('has the argument "ref" more than once')
  })

  it('sends the token of the CLI configuration, and asks for one', async () => {
    const registry = await startHandMadeRegistry()
    const versions = registry.answers.get(`${MODULE}/versions`)
    registry.set(`${MODULE}/versions`, ({ headers }) =>
      headers.authorization === 'Bearer consumer-token' && typeof versions === 'object'
        ? versions
        : { status: 401 },
    )
    const files = { 'main.tf': call('"1.2.3"') }
    const refused = await auditOf(files, hostBlock(registry.url))
    const fix = 'fix: give a token in TF_TOKEN_modules_acme_test, or in the CLI configuration'
    for (const text of ['answers 401', fix]) expect(refused.stdout).toContain(text)
    const credentials = `credentials "${HOST}" {\n  token = "consumer-token"\n}\n`
    const given = await auditOf(files, `${hostBlock(registry.url)}${credentials}`)
    expect(given).toMatchObject({ code: 0, stdout: expect.stringContaining('current') })
  })

  it('goes on where a registry does not answer', async () => {
    const registry = await startHandMadeRegistry()
    const other = call('"1.0.0"', 'gone.acme.test').replace('"vpc"', '"gone"')
    const config = hostBlock(registry.url) + hostBlock('http://127.0.0.1:1', 'gone.acme.test')
    const { code, stdout } = await auditOf({ 'main.tf': call('"1.2.3"') + other }, config)
    expect(code).toBe(1)
    expect(stdout).toMatch(/^unknown .*gone\.acme\.test\/acme\/vpc\/aws, main\.tf:5: .*cannot be reached/m)
    expect(stdout).toMatch(/acme\/vpc\/aws +1\.2\.3 +1\.2\.3 +1\.2\.3 +current/)
  })

  it('counts modules of no registry, and reports expressions and files that do not parse', async () => {
    const registry = await startHandMadeRegistry()
    const files = {
      'main.tf': `module "git" {\n  source = "git::https://git.acme.test/x.git"\n}\n${call('var.v')}`,
      'broken.tf': 'module "x" {\n',
    }
    const { stdout } = await auditOf(files, hostBlock(registry.url))
    expect(stdout).toMatch(/^unknown .*broken\.tf:\d+: the file does not parse/m)
    expect(stdout).toMatch(/^unknown .*main\.tf:4: the version is an expression, and no version is inst/m)
    expect(stdout).toContain('1 call, 2 of no registry')
  })

  it('reads all root modules below a directory, and says once what is wrong with all of one registry', async () => {
    const local = 'module "m" {\n  source = "../../modules/m"\n}\n'
    const files = {
      'live/a/main.tf': local + call('"1.0.0"'),
      'live/b/main.tf': call('"1.0.0"'),
      'modules/m/main.tf': call('"1.0.0"'),
      '.terraform/modules/x/main.tf': call('"1.0.0"'),
    }
    const { code, stdout } = await auditOf(files, hostBlock('http://127.0.0.1:1'))
    expect(code).toBe(1)
    expect(stdout.match(/^\S+\/acme\/vpc\/aws .*$/gm)).toHaveLength(3)
    expect(stdout.match(/^unknown .*$/gm)).toEqual([
      expect.stringMatching(/aws, modules\/m\/main\.tf:1 \(m\.vpc\) and 2 more: ".*" cannot be reached/),
    ])
  })
})

describe('audit of Terragrunt units', () => {
  it('reads what they and the local modules that they name call, beside a unit that has no source', async () => {
    const registry = await startHandMadeRegistry()
    const unit = (source: string) => `terraform {\n  source = "${source}"\n}\n`
    const files = {
      'terragrunt.hcl': 'remote_state {\n  backend = "s3"\n}\n',
      'live/a/terragrunt.hcl': unit(`tfr://${HOST}/acme/vpc/aws//modules/x?version=1.0.0`),
      'live/b/terragrunt.hcl': unit('../../modules//m'),
      'live/c/terragrunt.hcl': unit('git::https://git.acme.test/x.git?ref=v1.0.0'),
      'modules/m/main.tf': call('"1.2.3"'),
    }
    const { stdout } = await auditOf(files, hostBlock(registry.url))
    expect(stdout).toMatch(/^\S+\/acme\/vpc\/aws +1\.0\.0 .* outdated +live\/a\/terragrunt\.hcl:1$/m)
    expect(stdout).toMatch(
      /^\S+\/acme\/vpc\/aws +1\.2\.3 .* current +modules\/m\/main\.tf:1 \(terraform\.vpc\)$/m,
    )
    expect(stdout).toContain('audited     2 calls, 1 of no registry')
  })
})

describe('audit refuses', () => {
  it.each([
    ['--fail-on yanked,bad', 2, '"bad" is not a kind of finding'],
    ['--lock-readonly', 2, 'hint: add --lock FILE'],
    ['empty', 1, '"empty" has no configuration of Terraform or OpenTofu'],
    ['--lock bad.json', 1, '"bad.json", which is not a lock file of format 1'],
    ['--lock main.tf/x.json', 1, 'name a file that this user may read and write'],
    ['damaged', 1, 'is not a list of installed modules'],
  ])('%s', async (flags, code, text) => {
    const files = { 'main.tf': '', 'bad.json': '{}', 'damaged/.terraform/modules/modules.json': '[]' }
    const result = await auditOf(files, '', ...flags.split(' '))
    expect(result).toMatchObject({ code, stderr: expect.stringContaining(text) })
    expect(await readFile(join(result.directory, 'bad.json'), 'utf8')).toBe('{}')
  })

  it('to read a CLI configuration that does not parse, and to rewrite where no source begins with what is named', async () => {
    const files = { 'main.tf': 'module "vpc" {\n  source = "a.test/acme/vpc/aws"\n}\n' }
    const { stderr } = await auditOf(files, 'credentials "x" {')
    expect(stderr).toMatch(/error\[INVALID_INPUT\]: the CLI configuration .*cli\.tfrc" does not parse: line/)
    const unchanged = await auditOf(files, '', '--rewrite', `b.test/acme=${HOST}/acme`, '--write')
    const said = 'no source of a module was rewritten; those to rewrite begin with "b.test/acme"'
    expect(unchanged).toMatchObject({ code: 0, stdout: `unchanged ${said}\n` })
  })

  it('to lose a file with the name of one that it writes aside', async () => {
    const files = { 'main.tf': call('"1.0.0"'), 'main.tf.new': 'mine' }
    const { directory, env } = await createConsumer(files, '')
    await runCliWell(argv`audit --rewrite ${HOST}/acme=a.test/acme --write`, { cwd: directory, env })
    expect(await readFile(join(directory, 'main.tf'), 'utf8')).toContain('a.test/acme/vpc/aws')
    expect(await readFile(join(directory, 'main.tf.new'), 'utf8')).toBe('mine')
  })

  it('to rewrite what a link leads to, and bytes that are no text; and leaves the mode of a file', async () => {
    const elsewhere = join(await temporaryDirectory(), 'common.tf')
    const { directory, env } = await createConsumer({ 'main.tf': call('"1.0.0"') }, '')
    const at = (name: string) => join(directory, name)
    const latin1 = Buffer.from(`# caf\u{e9}\n${call('"1.0.0"')}`, 'latin1')
    await chmod(at('main.tf'), 0o600)
    await writeFile(at('latin1.tf'), latin1)
    await writeFile(elsewhere, call('"1.0.0"'))
    await symlink(elsewhere, at('link.tf'))
    const command = argv`audit --rewrite ${HOST}/acme=a.test/acme --write`
    const { stdout } = await runCliWell(command, { cwd: directory, env })
    expect(stdout).toMatch(
      /left {6}latin1.tf:3: the file is not UTF-8.*\nleft {6}link.tf:2: the file is a link/,
    )
    expect(await readFile(at('latin1.tf'))).toEqual(latin1)
    expect(await readlink(at('link.tf'))).toBe(elsewhere)
    expect((await stat(at('main.tf'))).mode & 0o777).toBe(0o600)
    expect(await readFile(at('main.tf'), 'utf8')).toContain('a.test/acme/vpc/aws')
  })
})

it('the CLI configuration is read from the home directory too, and what login has stored', async () => {
  const registry = await startHandMadeRegistry()
  registry.set(`${MODULE}/versions`, ({ headers }) => ({
    status: headers.authorization === 'Bearer stored-token' ? 200 : 403,
    body: '{"modules":[{"versions":[{"version":"1.2.3"}]}]}',
  }))
  const home = await temporaryDirectory({
    '.terraformrc': hostBlock(registry.url, 'stored.acme.test'),
    '.terraform.d/credentials.tfrc.json': '{"credentials":{"stored.acme.test":{"token":"stored-token"}}}',
    'work/main.tf': call('"1.2.3"', 'stored.acme.test'),
  })
  const audit = () => runCli(['audit'], { cwd: join(home, 'work'), env: { HOME: home } })
  expect(await audit()).toMatchObject({ code: 0, stdout: expect.stringContaining('current') })
  await writeFile(join(home, '.tofurc'), hostBlock('http://127.0.0.1:1', 'stored.acme.test'))
  expect((await audit()).stdout).toContain('cannot be reached')
})
