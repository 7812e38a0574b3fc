import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { argv } from '../support/cli/argv.ts'
import { runCli } from '../support/cli/cli.ts'
import { runProgram } from '../support/cli/program.ts'
import { historyOf } from '../support/git/release-history.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const run = (...args: string[]) => runCli(args)

const REQUIRED = { 'main.tf': 'variable "cidr" {\n  type = string\n}\n' }
const EMPTY = { 'main.tf': 'locals {}\n' }

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
  const { code, stdout } = await runProgram(
    process.execPath,
    argv`${heap} ${CLI_ENTRY} inspect --json ${directory}`,
  )
  expect(code).toBe(0)
  const { root, diagnostics } = JSON.parse(stdout)
  expect([root.inputs.length, root.outputs.length, root.readme]).toEqual([10_000, 1, ''])
  const messages = diagnostics.map(({ message }: { message: string }) => message).join('\n')
  expect(messages).toContain('the file has 20000002 bytes; files over 4194304 bytes are not read')
  expect(messages).toContain('values are nested deeper than 100 levels')
  expect(messages).toContain('the README has more than 524288 bytes and is left out')
})

describe('compare', () => {
  it.each([
    ['a tag that is not there', 'v9.0.0', 'NOT_FOUND'],
    ['a name of nothing', 'nope', 'NOT_FOUND'],
    ['a later side that does not parse', 'v1.1.0', 'INVALID_HCL'],
  ])('refuses %s', async (_, head, code) => {
    const directory = await historyOf(['v1.0.0', EMPTY], ['v1.1.0', { 'main.tf': 'a = = 1\n' }])
    const { stdout } = await run('compare', 'v1.0.0', head, '--repository', directory, '--json')
    expect(JSON.parse(stdout).error.code).toBe(code)
  })
})

describe('check', () => {
  it('compares HEAD with the last release, and says the next version', async () => {
    const directory = await historyOf(['v1.2.0', REQUIRED], ['v1.10.0', REQUIRED], ['other', EMPTY])
    const { code, stdout } = await run('check', '--repository', directory)
    expect(code).toBe(0)
    expect(stdout).toBe(`module: HEAD against v1.10.0
major     var.cidr  the input was removed
bump      major, next version 2.0.0 or higher
changelog Breaking: \`var.cidr\` (the input was removed).
`)
  })
})

describe('check --code-quality', () => {
  async function reported(after: Readonly<Record<string, string>>, ...flags: string[]) {
    const config = {
      '.module-registry.yml':
        'modules:\n  - path: modules/vpc\n    address: acme/vpc/aws\n    tag-prefix: vpc-\n',
    }
    const before = { ...config, 'modules/vpc/main.tf': REQUIRED['main.tf'] }
    const repository = await historyOf(['vpc-v1.0.0', before], ['other', { ...config, ...after }])
    const file = join(await temporaryDirectory(), 'report.json')
    const { code } = await run('check', '--repository', repository, '--code-quality', file, ...flags)
    return { code, report: JSON.parse(readFileSync(file, 'utf8')) }
  }

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
        location: { path: 'modules/vpc/main.tf', lines: { begin: 1 } },
      },
      {
        check_name: 'required-input-added',
        location: { path: 'modules/vpc/variables.tf', lines: { begin: 2 } },
      },
      {
        check_name: 'submodule-added',
        severity: 'minor',
        location: { path: 'modules/vpc/main.tf', lines: { begin: 1 } },
      },
    ])
    expect(new Set(report.map(({ fingerprint }: { fingerprint: string }) => fingerprint)).size).toBe(3)
  })

  it('keeps the fingerprint of code that moves', async () => {
    const one = await reported({ 'modules/vpc/main.tf': 'variable "b" {}\n' })
    const moved = await reported({ 'modules/vpc/variables.tf': '\n\nvariable "b" {}\n' })
    const added = ({ report }: typeof one) => report[1]
    expect(added(moved).location).toEqual({ path: 'modules/vpc/variables.tf', lines: { begin: 3 } })
    expect(added(moved).fingerprint).toBe(added(one).fingerprint)
  })

  it('is there where nothing changed, and where the version is refused', async () => {
    const same = await reported({ 'modules/vpc/main.tf': REQUIRED['main.tf'] })
    expect(same).toEqual({ code: 0, report: [] })
    const refused = await reported({ 'modules/vpc/main.tf': '' }, '--version', 'vpc-v1.0.1')
    expect([refused.code, refused.report.length]).toEqual([1, 1])
  })

  it('says where the file cannot be written', async () => {
    const repository = await historyOf(['v1.0.0', REQUIRED])
    const { code, stderr } = await run(
      'check',
      '--repository',
      repository,
      '--code-quality',
      '/nowhere/r.json',
    )
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('error[INVALID_INPUT]: "/nowhere/r.json" cannot be'),
    ])
  })
})

it('publish with --compatibility enforce has what older publishes did not write added by render, byte for byte', async () => {
  const index = join(await temporaryDirectory(), 'index')
  const repository = await historyOf([
    'v1.0.0',
    { ...REQUIRED, 'README.md': '# N\n\nText.\n', 'modules/a/main.tf': '' },
  ])
  await run('init', '--index', index, '--url', 'https://modules.acme.test')
  await run(
    'publish',
    '--index',
    index,
    '--repository',
    repository,
    '--module',
    'acme/n/aws',
    '--tag',
    'v1.0.0',
  )
  const version = join(index, 'v1/modules/acme/n/aws/1.0.0')
  const read = () => readdirSync(version).map((name) => [name, readFileSync(join(version, name), 'utf8')])
  const before = read()
  for (const name of ['interface.json', 'README.md', 'index.json']) rmSync(join(version, name))
  expect((await run('render', '--index', index)).code).toBe(0)
  expect(read()).toEqual(before)
})
