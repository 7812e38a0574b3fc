import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { argv, runCli, runCliWell, runProgram, startServeForTest } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import { historyOf } from '../support/git/module-repository.ts'
import { publishModule } from '../support/index/registry.ts'
import { startHandMadeRegistry } from '../support/network/hand-made-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const REQUIRED = { 'main.tf': 'variable "cidr" {\n  type = string\n}\n' }

it('inspect of hostile files is bounded in memory, names the limits, and shows the rest', async () => {
  const directory = await temporaryDirectory()
  const file = (name: string, text: string) => writeFileSync(join(directory, name), text)
  const inputs = Array.from({ length: 10_000 }, (_, at) => `variable "v${at}" {\n  type = string\n}\n`)
  file('many.tf', inputs.join(''))
  file('deep.tf', `output "deep" {\n  value = ${'['.repeat(20_000)}${']'.repeat(20_000)}\n}\n`)
  file('deep.tf.json', `{"variable":${'['.repeat(100_000)}`)
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'])
    file(`${name}.tf`, `# ${'x'.repeat(20e6)}`)
  file('README.md', 'x'.repeat(20e6))
  const heap = '--max-old-space-size=192'
  const args = argv`${heap} ${CLI_ENTRY} inspect --json ${directory}`
  const { code, stdout } = await runProgram(process.execPath, args)
  expect(code).toBe(0)
  const { root, diagnostics } = JSON.parse(stdout)
  expect([root.inputs.length, root.outputs.length, root.readme]).toEqual([10_000, 1, ''])
  const messages = diagnostics.map(({ message }: { message: string }) => message).join('\n')
  expect(messages).toContain('the file has 20000002 bytes; files over 4194304 bytes are not read')
  expect(messages).toContain('values are nested deeper than 100 levels')
  expect(messages).toContain('the README has more than 524288 bytes and is left out')
})

it('check says that nothing changed of a module with "root", where what it calls is as it was', async () => {
  const config = 'modules:\n  - {path: a, address: acme/a/aws, root: .}\n'
  const a = 'module "b" {\n  source = "../b"\n}\n'
  const files = { '.module-registry.yml': config, 'a/main.tf': a, 'b/main.tf': '' }
  const repository = await historyOf(['v1.0.0', files], ['other', { ...files, 'c/main.tf': '' }])
  expect((await runCliWell(argv`check --repository ${repository}`)).stdout).toContain(
    'a: nothing changed since v1.0.0',
  )
  const changed = await historyOf(['v1.0.0', files], ['other', { ...files, 'b/main.tf': 'locals {}\n' }])
  expect((await runCliWell(argv`check --repository ${changed}`)).stdout).toContain('a: HEAD against v1.0.0')
})

it('check warns of changes that are not committed', async () => {
  const repository = await historyOf(['v1.0.0', REQUIRED])
  await git(repository, ['reset', '--quiet', '--hard'])
  const check = () => runCliWell(argv`check --repository ${repository}`)
  const { stderr } = await check()
  expect(stderr).not.toContain('committed')
  writeFileSync(join(repository, 'main.tf'), '')
  expect(await check()).toMatchObject({
    stdout: 'module: nothing changed since v1.0.0\n',
    stderr: `warning: changes that are not committed do not count: "main.tf"\n${stderr}`,
  })
})

describe('check --code-quality', () => {
  async function reported(after: Readonly<Record<string, string>>, ...flags: string[]) {
    const text = 'modules:\n  - path: modules/vpc\n    address: acme/vpc/aws\n    tag-prefix: vpc-\n'
    const config = { '.module-registry.yml': text }
    const before = { ...config, 'modules/vpc/main.tf': REQUIRED['main.tf'] }
    const repository = await historyOf(['vpc-v1.0.0', before], ['other', { ...config, ...after }])
    const file = join(await temporaryDirectory(), 'report.json')
    const { code } = await runCli(argv`check --repository ${repository} --code-quality ${file} ${flags}`)
    return { code, report: JSON.parse(readFileSync(file, 'utf8')) }
  }

  const at = (path: string, begin: number) => ({ path, lines: { begin } })

  it('writes each change with its place, and one without a place at main.tf', async () => {
    const { code, report } = await reported({
      'modules/vpc/variables.tf': '\nvariable "b" {}\n',
      'modules/vpc/modules/sub/main.tf': 'locals {}\n',
    })
    expect(code).toBe(0)
    expect(report).toMatchObject([
      {
        check_name: 'input-removed',
        severity: 'major',
        description: 'var.cidr: the input was removed (major change since vpc-v1.0.0)',
        location: at('modules/vpc/main.tf', 1),
      },
      { check_name: 'required-input-added', location: at('modules/vpc/variables.tf', 2) },
      { check_name: 'submodule-added', severity: 'minor', location: at('modules/vpc/main.tf', 1) },
    ])
    expect(new Set(report.map(({ fingerprint }: { fingerprint: string }) => fingerprint)).size).toBe(3)
  })

  it('keeps the fingerprint of code that moves', async () => {
    const one = await reported({ 'modules/vpc/main.tf': 'variable "b" {}\n' })
    const moved = await reported({ 'modules/vpc/variables.tf': '\n\nvariable "b" {}\n' })
    const added = ({ report }: typeof one) => report[1]
    expect(added(moved).location).toEqual(at('modules/vpc/variables.tf', 3))
    expect(added(moved).fingerprint).toBe(added(one).fingerprint)
  })

  it('is there where nothing changed, and where the version is refused', async () => {
    expect(await reported({ 'modules/vpc/main.tf': REQUIRED['main.tf'] })).toEqual({ code: 0, report: [] })
    const refused = await reported({ 'modules/vpc/main.tf': '' }, '--version', 'vpc-v1.0.1')
    expect([refused.code, refused.report.length]).toEqual([1, 1])
  })
})

it('check and compare say what is not there', async () => {
  const repository = ['--repository', await historyOf(['v1.0.0', REQUIRED])]
  const { code, stderr } = await runCli(argv`check ${repository} --code-quality /nowhere/r.json`)
  expect(stderr).toContain('INVALID_INPUT]: "/nowhere/r.json" cannot be')
  expect(code).toBe(1)
  for (const head of ['v9.0.0', 'nope'])
    expect((await runCli(argv`compare v1.0.0 ${head} ${repository}`)).stderr).toContain('error[NOT_FOUND]')
})

let index: string

beforeAll(async () => {
  index = join(await temporaryDirectory(), 'registry')
  await runCliWell(argv`init --index ${index} --url https://modules.acme.test`)
  const cidr = 'variable "cidr" {\n  default = "10.0.0.0/16"\n}\n'
  for (const [tag, content] of Object.entries({ 'v1.2.0': cidr, 'v2.0.0': 'variable "cidr_block" {\n}\n' }))
    await publishModule(index, { tag, files: [{ path: 'main.tf', content }] })
})

const compare = (...args: string[]) => runCli(['compare', ...args], { cwd: join(index, '..') })

describe('compare of published versions', () => {
  it('says what changed, from an index and from a live registry', async () => {
    const { code, stdout } = await compare('acme/vpc/aws', '1.2.0', '2.0.0', '--index', './registry')
    expect(code).toBe(0)
    expect(stdout).toBe(
      'major     var.cidr  the input was removed\nmajor     var.cidr_block  an input without default was added\nbump      major\n',
    )
    const unknown = await compare('acme/vpc/aws', '1.2.1', '2.0.0', '--index', './registry')
    expect(unknown.stderr).toContain('no interface of acme/vpc/aws 1.2.1; did you mean 1.2.0?')
    const { url } = await startServeForTest(['--index', index])
    for (const at of [url, `${url}/v1/modules/`])
      expect((await compare('acme/vpc/aws', '1.2.0', '2.0.0', '--registry', at)).stdout).toBe(stdout)
  })

  it.each([
    ['1.2.0 2.0.0 --index ./registry', 2, 'takes an address and two versions, not "1.2.0", "2.0.0"'],
    ['acme/vpc/aws 1.2.0 2.0.0', 2, 'compare takes two tags or directories'],
    ['a b c --index x --registry y', 2, '--index and --registry name two places'],
    ['acme/vpc/aws 1.2.0 3.0.0 --index ./registry', 1, '"./registry" has no interface of acme/vpc/aws 3.0.0'],
    ['acme/vpc/aws 1.2.0 3.0.0 --index ./nothing', 1, 'there is no index at "./nothing"'],
    ['acme/vpc/aws 1.2.0 3.0.0 --registry http://127.0.0.1:1', 1, 'error[INDEX_UNREACHABLE]'],
  ])('refuses %s', async (args, code, text) =>
    expect(await compare(...args.split(' '))).toMatchObject({ code, stderr: expect.stringContaining(text) }),
  )

  it('refuses a registry of another kind, and one that wants a token', async () => {
    const registry = await startHandMadeRegistry()
    const other = await compare('acme/vpc/aws', '1.0.0', '1.2.3', '--registry', registry.url)
    expect(other.stderr).toContain('error[NOT_FOUND]')
    registry.set('/v1/modules/acme/vpc/aws/1.0.0/interface.json', { status: 401 })
    const refused = await compare('acme/vpc/aws', '1.0.0', '1.2.3', '--registry', registry.url)
    expect(refused.stderr).toContain('answers 401')
  })
})
