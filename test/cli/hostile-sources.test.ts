import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { releasesOf, runCli, runCliWell } from '../support/cli/program.ts'
import { createConsumer, HOST, hostBlock } from '../support/clients/consumer.ts'
import { git } from '../support/git/git-repository.ts'
import { moduleFiles, pushTags, versionsOf } from '../support/git/tagged-modules.ts'
import { makeTreeBomb } from '../support/git/tree-bomb.ts'
import { createRegistry } from '../support/index/registry.ts'
import { MODULE, startHandMadeRegistry } from '../support/network/hand-made-registry.ts'
import { temporaryDirectory, temporaryFile } from '../support/temporary.ts'

/** A command takes about a second of a processor to start, alone on a machine. */
const BOUNDED = { env: { NODE_OPTIONS: '--max-old-space-size=200' }, timeout: 60_000 }

const MODULES = Array.from({ length: 1600 }, (_, at) => `- {address: a/b${at}/c, path: m${at}}\n`).join('')
const patterns = (count: number, star: string) =>
  Array.from({ length: count }, (_, at) => `- {tag: x${at}${star}, reason: r}\n`).join('')

/** Files of a module of somebody else that took minutes, gigabytes or for ever. */
const HOSTILE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  patterns: {
    '.terraformignore': `${'*a'.repeat(40)}b\n${'**/a/'.repeat(40)}b\n`,
    [`${'a'.repeat(120)}.txt`]: '',
    [`${'a/'.repeat(60)}c`]: '',
  },
  license: { LICENSE: `SPDX-License-Identifier: x${' '.repeat(3000)}y` },
  lines: { LICENSE: '\n'.repeat(131_072), 'lines.tf': '\n'.repeat(1_000_000) },
  readme: { 'README.md': `# A\n\n${'x^[a]'.repeat(16_000)}` },
  secrets: { '.env': 'SECRET_'.repeat(200_000), '.pgpass': '\r'.repeat(1_000_000) },
  versions: { 'a.tf': `terraform {\n  required_version = ">= ${'1.'.repeat(100_000)}"\n}\n` },
  allowed: { '.module-registry.yml': `allow:\n${patterns(0, '')}${'- "**/a/b*c"\n'.repeat(4000)}` },
  ignored: { '.module-registry.yml': `ignore-tags:\n${patterns(1500, '*')}` },
  invalid: { '.module-registry.yml': `a: [${'[],'.repeat(21_000)}]\n` },
  product: { '.module-registry.yml': `modules:\n${MODULES}`, 'm0/main.tf': 'output "a" {\n  value = 1\n}\n' },
}

/** Each tag has a config file of its own, of a size that is allowed. */
const configCopies = Object.fromEntries(
  Array.from({ length: 36 }, (_, at) => [
    `v1.0.${at}`,
    { ...moduleFiles('copies'), '.module-registry.yml': `ignore-tags:\n${patterns(2200, `.${at}`)}` },
  ]),
)

it('collect publishes the good sources beside hostile ones, in little time and memory', async () => {
  const root = await temporaryDirectory()
  const at = (name: string) => join(root, `acme/terraform-aws-${name}.git`)
  for (const [name, files] of Object.entries(HOSTILE)) {
    await pushTags(at(name), { 'v1.0.0': { ...moduleFiles(name), ...files } })
    const commit = await git(at(name), ['rev-parse', 'v1.0.0'])
    const prefix = name === 'ignored' ? 'x' : 'v2.0.'
    const refs = Array.from({ length: 1000 }, (_, at) => `create refs/tags/${prefix}${at} ${commit}\n`)
    if (['ignored', 'product', 'invalid'].includes(name))
      await git(at(name), ['update-ref', '--stdin'], refs.join(''))
  }
  for (const name of ['vpc', 'dns', 'app']) await pushTags(at(name), versionsOf(name, ['1.0.0']))
  const { directory: index } = await createRegistry()
  const names = [...Object.keys(HOSTILE), 'vpc', 'dns', 'app']
  const sources = names.map((name) => `  - repository: file://${at(name)}\n`)
  const lines = `limits: {seconds: 10, tags: 1001}\nsources:\n${sources.join('')}`
  const config = await temporaryFile('registry.yml', lines)
  const result = await runCli(['collect', '--index', index, '--config', config, '--json'], BOUNDED)
  const { sources: reports } = result.json() as { sources: { source: string; error?: { code: string } }[] }
  const refused = reports.filter(({ error }) => error !== undefined)
  expect(result.code).toBe(1)
  const source = expect.stringMatching(/-product$/)
  expect(refused).toMatchObject([{ source, error: { code: 'LIMIT_EXCEEDED' } }])
  const published = releasesOf(result)
  for (const name of names.filter((each) => !['product', 'invalid', 'versions'].includes(each)))
    expect(published).toContain(`published acme/${name}/aws 1.0.0`)
  await runCliWell(['site', '--index', index, '--output', join(root, 'site')], BOUNDED)
})

it('--all-tags refuses the one tag whose config file is too large', async () => {
  const directory = join(await temporaryDirectory(), 'terraform-aws-vpc.git')
  const large = { ...moduleFiles('vpc'), '.module-registry.yml': `# ${'x'.repeat(64 * 1024)}\n` }
  await pushTags(directory, { ...versionsOf('vpc', ['1.0.0', '1.2.0']), 'v1.1.0': large })
  const { directory: index } = await createRegistry()
  const target = ['--index', index, '--repository', directory, '--module', 'acme/vpc/aws']
  const result = await runCli(['publish', ...target, '--all-tags', '--json'], BOUNDED)
  const published = ['1.0.0', '1.2.0'].map((version) => `published acme/vpc/aws ${version}`)
  expect(releasesOf(result).sort()).toEqual([...published, 'refused undefined 1.1.0'])
  expect(result.stdout).toContain('LIMIT_EXCEEDED')
})

it('--all-tags refuses a repository whose copies of the config file have megabytes, and --tag and --config do not', async () => {
  const root = await temporaryDirectory()
  const directory = join(root, 'terraform-aws-copies.git')
  await pushTags(directory, configCopies)
  const { directory: index } = await createRegistry()
  const publish = ['publish', '--index', index, '--repository', directory, '--module', 'acme/copies/aws']
  const { code, stderr } = await runCli([...publish, '--all-tags'], BOUNDED)
  expect([code, stderr]).toEqual([1, expect.stringMatching(/LIMIT_EXCEEDED\]: .*more than 2097152 bytes/)])
  expect(stderr).toContain('(--config)')
  expect(releasesOf(await runCliWell([...publish, '--tag', 'v1.0.7', '--json'], BOUNDED))).toHaveLength(1)
  const config = await temporaryFile('one.yml', 'compatibility: off\n')
  const all = await runCliWell([...publish, '--all-tags', '--config', config, '--json'], BOUNDED)
  expect(releasesOf(all)).toHaveLength(36)
})

/** A tenth of what the bombs took once. The rest of the process has some tens of megabytes. */
const SMALL = { env: { NODE_OPTIONS: '--max-old-space-size=100' }, timeout: 10_000 }

const BOMBS = [
  ['deep', 400, 6],
  ['deep and narrow', 2, 60],
  ['wide', 10_000, 1],
  ['wide and deep', 2_000, 6],
] as const

it('collect refuses a tree bomb and publishes the other sources', async () => {
  const root = await temporaryDirectory()
  const { directory: index } = await createRegistry()
  for (const [number, [, width, depth]] of BOMBS.entries())
    await makeTreeBomb(join(root, `acme/terraform-aws-bomb${number}.git`), width, depth)
  await pushTags(join(root, 'acme/terraform-aws-vpc.git'), versionsOf('vpc', ['1.0.0']))
  const names = [...BOMBS.keys()].map((number) => `bomb${number}`)
  const lines = [...names, 'vpc'].map(
    (name) => `- repository: file://${root}/acme/terraform-aws-${name}.git\n`,
  )
  await writeFile(join(root, 'registry.yml'), `sources:\n${lines.join('')}`)
  const args = ['collect', '--index', index, '--config', join(root, 'registry.yml'), '--json']
  const { code, json, stderr } = await runCli(args, SMALL)
  const refused = { status: 'refused', tag: 'v1.0.0', error: { code: 'LIMIT_EXCEEDED' } }
  expect(code).toBe(1)
  expect(stderr).toMatch(/200000 files and directories|33554432 characters|1024: /)
  expect(json()).toMatchObject({
    results: [...names.map(() => refused), { status: 'published', tag: 'v1.0.0' }],
  })
})

const LIMIT = 4 * 1024 * 1024
const NAMESPACE = '/v1/modules/acme'

/** A document of the greatest size that is read, where a list is filled with one element. */
function filled([before, after]: readonly [string, string], element: string): string {
  const count = (LIMIT - before.length - after.length) / (element.length + 1) - 1
  return `${before}${`${element},`.repeat(count)}${element}${after}`
}

const LISTED = '{"address":"acme/vpc/aws","versions":'

/** By the path at which a registry answers with them: where a list begins, and what ends the document. */
const LISTS: readonly (readonly [path: string, before: string, after: string])[] = [
  [NAMESPACE, '{"modules":[', ']}'],
  [`${NAMESPACE}/index.json`, '{"other":[', ']}'],
  [`${MODULE}/versions`, '{"modules":[{"versions":[', ']}]}'],
  [`${MODULE}/versions`, '{"modules":[{"versions":[{"version":"1.2.3","submodules":[', ']}]}]}'],
  [`${MODULE}/versions.json`, `${LISTED}[`, ']}'],
  [
    `${MODULE}/versions.json`,
    `${LISTED}[{"version":"1.2.3","state":"listed","root":{"dependencies":[`,
    ']}}]}',
  ],
  [`${MODULE}/1.2.3`, '{"source":[', ']}'],
]

/** Rounds of answers. The first has more bytes than are read, the others as many as are, in wrong and in right elements. */
const ROUNDS: readonly (readonly (readonly [path: string, body: string])[])[] = [
  LISTS.map(([path]) => [path, '[],'.repeat(20_000_000)]),
  LISTS.map(([path]) => [path, '['.repeat(LIMIT)]),
  ...['[]', '{}'].map((text) => LISTS.map(([path, ...around]) => [path, filled(around, text)] as const)),
  ...['0', '{"version":"1.2.3"}'].map((element) =>
    LISTS.toReversed().map(([path, ...around]) => [path, filled(around, element)] as const),
  ),
]

it('a registry that floods its answers ends neither import nor audit for want of memory', async () => {
  const registry = await startHandMadeRegistry()
  const call = `module "vpc" {\n  source  = "${HOST}/acme/vpc/aws"\n  version = "1.2.3"\n}\n`
  const { directory, env } = await createConsumer({ 'main.tf': call }, hostBlock(registry.url))
  const imports = ['acme', 'acme/vpc/aws'].map((from) => ['import', '--from', `https://${HOST}/${from}`])
  for (const [round, answers] of ROUNDS.entries()) {
    for (const [path, body] of answers) registry.set(path, body)
    for (const command of [...imports, ['audit']]) {
      const { code, stderr } = await runCli(command, { cwd: directory, env: { ...env, ...BOUNDED.env } })
      const said = `round ${round}, ${command.join(' ')}: ${stderr.slice(0, 500)}`
      expect([0, 1], said).toContain(code)
      expect(stderr.slice(0, 500), said).not.toMatch(/INTERNAL|heap|\n {4}at /)
    }
  }
}, 120_000)
