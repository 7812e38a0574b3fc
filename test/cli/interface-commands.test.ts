import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasNode24, NODE_24 } from '../action/setup.ts'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { runCli } from '../support/cli/cli.ts'
import { runProgram } from '../support/cli/program.ts'
import { git } from '../support/git/module-repository.ts'
import { historyOf } from '../support/git/release-history.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const run = (...args: string[]) => runCli(args)

const REQUIRED = { 'main.tf': 'variable "cidr" {\n  type = string\n}\n' }
const EMPTY = { 'main.tf': 'locals {}\n' }

describe('inspect', () => {
  it('prints the documented shape', async () => {
    const { code, stdout } = await run('inspect', '--json', 'examples/modules/network')
    expect(code).toBe(0)
    const { root, submodules, examples, diagnostics } = JSON.parse(stdout)
    expect(root).toEqual({
      path: '',
      readme: readFileSync('examples/modules/network/README.md', 'utf8'),
      empty: false,
      inputs: [
        {
          name: 'cidr',
          type: 'string',
          description: 'Address range of the network',
          default: '"10.0.0.0/16"',
          required: false,
          sensitive: false,
        },
      ],
      outputs: [{ name: 'subnets', description: 'Address ranges of the subnets', sensitive: false }],
      dependencies: [{ name: 'subnets', source: './modules/subnets', version: '' }],
      provider_dependencies: [],
      resources: [],
    })
    expect(submodules).toMatchObject([
      { path: 'modules/subnets', inputs: [{ name: 'cidr', required: true }] },
    ])
    expect([examples, diagnostics]).toEqual([[], []])
  })

  it('calls a folder without configuration empty, and exits 0', async () => {
    const { code, stdout } = await run('inspect', '--json', 'docs')
    expect([code, JSON.parse(stdout).error.code]).toEqual([1, 'NOT_A_MODULE'])
  })

  it('refuses what is no directory', async () => {
    const { code, stdout } = await run('inspect', '--json', 'nowhere')
    expect([code, JSON.parse(stdout).error.code]).toEqual([1, 'NOT_FOUND'])
  })
})

describe('a root that Terraform does not load', () => {
  it.each([
    [
      'terraform { required_providers { aws = { source = "hashicorp/aws" } } }\n',
      /^main\.tf:1:\d+: .*write each on a line of its own/,
    ],
    [
      'terraform {\n  required_providers {\n    aws = {\n      source = "hashi_corp/aws"\n    }\n  }\n}\n',
      /^main\.tf:4:1: provider "aws": the source .* is not valid/,
    ],
    ['variable "cidr" {\n  description = ["no text"]\n}\n', /^main\.tf:2:1: description is a text/],
  ])('is reported by inspect and refused by publish: %j', async (text, message) => {
    const repository = await historyOf(
      ['v1.0.0', { 'main.tf': 'variable "cidr" {}\n' }],
      ['v1.0.1', { 'main.tf': text }],
    )
    const directory = await temporaryDirectory()
    writeFileSync(join(directory, 'main.tf'), text)
    const inspected = JSON.parse((await run('inspect', '--json', directory)).stdout)
    expect(inspected.diagnostics).toMatchObject([{ severity: 'error', file: 'main.tf' }])
    const index = join(await temporaryDirectory(), 'index')
    expect((await run('init', '--index', index, '--url', 'https://modules.acme.test')).code).toBe(0)
    const publish = (tag: string) =>
      run(
        'publish',
        '--json',
        '--index',
        index,
        '--repository',
        repository,
        '--module',
        'a/b/c',
        '--tag',
        tag,
      )
    expect((await publish('v1.0.0')).code).toBe(0)
    const before = readdirSync(index, { recursive: true })
    const { code, stdout } = await publish('v1.0.1')
    const refusal = JSON.parse(stdout).results[0].error
    expect([code, refusal.code]).toEqual([1, 'INVALID_HCL'])
    expect(refusal.message.split('\n  ')[1]).toMatch(message)
    expect(readdirSync(index, { recursive: true })).toEqual(before)
  })
})

describe('a module that calls its sibling', () => {
  it('is refused for the index, and published whole', async () => {
    const repository = await historyOf([
      'v1.0.0',
      { 'main.tf': '', 'modules/a/main.tf': 'module "b" {\n  source = "../b"\n}\n', 'modules/b/main.tf': '' },
    ])
    const index = join(await temporaryDirectory(), 'index')
    await run('init', '--index', index, '--url', 'https://modules.acme.test')
    const publish = (path: string) =>
      run(
        ...['publish', '--json', '--index', index, '--repository', repository, '--tag', 'v1.0.0'],
        ...['--module', 'acme/a/aws', '--module-path', path],
      )
    const refused = await publish('modules/a')
    expect([refused.code, JSON.parse(refused.stdout).results[0].error.code]).toEqual([1, 'NOT_A_MODULE'])
    expect((await publish('.')).code).toBe(0)
  })
})

describe('inspect of hostile files', () => {
  it('is bounded in memory, names the limits, and shows the rest', async () => {
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
    const { code, stdout } = await runProgram(process.execPath, [
      heap,
      CLI_ENTRY,
      'inspect',
      '--json',
      directory,
    ])
    expect(code).toBe(0)
    const { root, diagnostics } = JSON.parse(stdout)
    expect([root.inputs.length, root.outputs.length, root.readme]).toEqual([10_000, 1, ''])
    const messages = diagnostics.map(({ message }: { message: string }) => message).join('\n')
    expect(messages).toContain('the file has 20000002 bytes; files over 4194304 bytes are not read')
    expect(messages).toContain('values are nested deeper than 100 levels')
    expect(messages).toContain('the README has more than 524288 bytes and is left out')
  })
})

describe('inspect on the runtime of the action', () => {
  it.skipIf(!hasNode24)('says the same (needs Node 24 in test/node24)', async () => {
    const directory = await temporaryDirectory()
    writeFileSync(join(directory, 'main.tofu'), 'variable "a" {\n  type = list(string)\n}\n')
    writeFileSync(join(directory, 'main.tf'), 'variable "replaced" {}\n')
    writeFileSync(join(directory, 'more.tf.json'), '{"output":{"b":{"value":1}}}')
    for (const each of [directory, 'examples/modules/secret']) {
      const [here, there] = [
        await run('inspect', '--json', each),
        await runProgram(NODE_24, [CLI_ENTRY, 'inspect', '--json', each]),
      ]
      expect({ ...here }).toMatchObject(there)
      expect(JSON.parse(there.stdout).root.inputs).toHaveLength(1)
    }
  })
})

describe('compare', () => {
  it('takes tags and directories', async () => {
    const directory = await historyOf(['v1.0.0', EMPTY], ['v1.1.0', REQUIRED])
    const tags = await run('compare', 'v1.0.0', 'v1.1.0', '--repository', directory, '--json')
    const expected = {
      bump: 'major',
      changes: [
        {
          kind: 'required-input-added',
          severity: 'major',
          subject: 'var.cidr',
          message: 'an input without default was added',
          file: 'main.tf',
          line: 1,
        },
      ],
    }
    expect(JSON.parse(tags.stdout)).toEqual(expected)
    const label = await run('compare', 'examples/modules/label', 'examples/modules/label', '--json')
    expect(JSON.parse(label.stdout)).toEqual({ bump: 'patch', changes: [] })
  })

  it.each([
    ['a tag that is not there', 'v9.0.0', 'NOT_FOUND'],
    ['a name of nothing', 'nope', 'NOT_FOUND'],
    ['a later side that does not parse', 'v1.1.0', 'INVALID_HCL'],
  ])('refuses %s', async (_, head, code) => {
    const directory = await historyOf(['v1.0.0', EMPTY], ['v1.1.0', { 'main.tf': 'a = = 1\n' }])
    const { stdout } = await run('compare', 'v1.0.0', head, '--repository', directory, '--json')
    expect(JSON.parse(stdout).error.code).toBe(code)
  })

  it('refuses a directory without configuration', async () => {
    const { code, stdout } = await run('compare', 'examples/modules/label', 'docs', '--json')
    expect([code, JSON.parse(stdout).error]).toMatchObject([
      1,
      { code: 'NOT_A_MODULE', message: 'the directory "docs" has no .tf or .tofu file' },
    ])
  })

  it('says what it looked for', async () => {
    const directory = await historyOf(['v1.0.0', EMPTY])
    const { stderr } = await run('compare', 'v1.0.0', 'nope', '--repository', directory)
    expect(stderr).toContain('error[NOT_FOUND]: "nope" is neither a directory nor a tag of the repository')
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

  it.each<[version: string, code: number, error?: string]>([
    ['1.10.1', 1, 'INCOMPATIBLE'],
    ['v1.11.0', 1, 'INCOMPATIBLE'],
    ['2.0.0', 0],
    ['1.10.0', 1, 'VERSION_EXISTS'],
  ])('with --version %s exits %i after a breaking change', async (version, code, error) => {
    const directory = await historyOf(['v1.10.0', REQUIRED], ['other', EMPTY])
    const checked = await run('check', '--repository', directory, '--version', version, '--json')
    expect(checked.code).toBe(code)
    expect(JSON.parse(checked.stdout).error?.code).toBe(error)
  })

  it('looks at each module of a repository, and leaves tags of other branches alone', async () => {
    const config = `modules:\n  - { path: a, address: x/a/y, tag-prefix: a- }\n  - { path: b, address: x/b/y, tag-prefix: b- }\n`
    const files = (a: string, b: string) => ({
      '.module-registry.yml': config,
      'a/main.tf': a,
      'b/main.tf': b,
    })
    const plain = EMPTY['main.tf']
    const directory = await historyOf(
      ['a-v1.0.0', files(plain, plain)],
      ['head', files(REQUIRED['main.tf'], plain)],
    )
    git(directory, [
      'tag',
      'a-v9.0.0',
      git(directory, ['commit-tree', 'HEAD^{tree}', '-m', 'x']).toString().trim(),
    ])
    const { stdout } = await run('check', '--repository', directory, '--json')
    expect(JSON.parse(stdout)).toMatchObject({
      bump: 'major',
      changes: [{ subject: 'a: var.cidr' }],
      modules: [
        { path: 'a', base: 'a-v1.0.0', bump: 'major', next: '2.0.0' },
        { path: 'b', base: null, bump: 'patch', next: null },
      ],
    })
    expect((await run('check', '--repository', directory, '--version', 'a-v1.0.1')).code).toBe(1)
    expect((await run('check', '--repository', directory, '--version', 'b-v1.0.1')).code).toBe(0)
  })
})

describe('publish with --compatibility enforce', () => {
  it('refuses a patch that is too small, writes nothing, and accepts the major', async () => {
    const repository = await historyOf(
      [
        'v1.0.0',
        { 'main.tf': 'variable "cidr" {\n  default = "x"\n}\n', 'README.md': '# N\n\nMakes a network.\n' },
      ],
      ['v1.0.1', REQUIRED],
      ['v2.0.0', REQUIRED],
    )
    const index = join(await temporaryDirectory(), 'index')
    await run('init', '--index', index, '--url', 'https://modules.acme.test')
    const publish = (...flags: string[]) =>
      run(
        'publish',
        '--json',
        '--index',
        index,
        '--repository',
        repository,
        '--module',
        'acme/n/aws',
        ...flags,
      )
    expect((await publish('--tag', 'v1.0.0', '--compatibility', 'enforce')).code).toBe(0)

    const refused = await publish('--tag', 'v1.0.1', '--compatibility', 'enforce')
    expect([refused.code, JSON.parse(refused.stdout).error.code]).toEqual([1, 'INCOMPATIBLE'])
    expect(readdirSync(join(index, 'v1/modules/acme/n/aws'))).not.toContain('1.0.1')

    const warned = await run(
      'publish',
      '--dry-run',
      '--index',
      index,
      '--repository',
      repository,
      '--module',
      'acme/n/aws',
      '--tag',
      'v1.0.1',
    )
    expect(warned.stdout).toContain('\ninterface major changes since 1.0.0: use 2.0.0 or higher\n')

    const major = await publish('--tag', 'v2.0.0', '--compatibility', 'enforce')
    expect(major.code).toBe(0)
    expect(JSON.parse(major.stdout).results).toMatchObject([
      { version: '2.0.0', compatibility: { base: '1.0.0', required: 'major', given: 'major' } },
    ])
    const details = JSON.parse(readFileSync(join(index, 'v1/modules/acme/n/aws/1.0.0/index.json'), 'utf8'))
    expect(details).toMatchObject({ description: 'Makes a network.', root: { inputs: [{ name: 'cidr' }] } })
  })

  it('has what older publishes did not write added by render, byte for byte', async () => {
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
})
