import { describe, expect, it } from 'vitest'
import { formatInterface } from '../../src/cli/interface.ts'
import { brokenFiles, formatDiagnostic, invalidHcl, lintModule } from '../../src/interface/diagnostics.ts'
import { formatChanges } from '../../src/interface/diff/change.ts'
import { compareInterfaces } from '../../src/interface/diff/compare-interfaces.ts'
import { checkBump, incompatible } from '../../src/interface/diff/required-bump.ts'
import { leavingCalls } from '../../src/interface/read/module-files.ts'
import { parseVersion } from '../../src/module/version.ts'
import { type Files, interfaceOf } from '../support/publish/interfaces.ts'

async function advice(files: Files, others: readonly string[] = []): Promise<string[]> {
  const paths = [...Object.keys(files), ...others]
  const exists = (path: string) => path === '' || paths.some((each) => `${each}/`.startsWith(`${path}/`))
  const given = lintModule(await interfaceOf(files), exists)
  return given.map((each) => formatDiagnostic(each))
}

const call = (source: string, name = 'm') => `module "${name}" {\n  source = "${source}"\n}\n`

const UNLESS = ', unless "root" in .module-registry.yml is above both'

it.each([
  ['modules/a/main.tf', '../../other', 'names nothing in the module', ''],
  ['main.tf', '../shared', 'leaves the module', UNLESS],
  ['examples/e/main.tf', '../../../x', 'leaves the module', UNLESS],
])('warns of the module source in %s that is %s', async (path, source, why, unless) =>
  expect(await advice({ [path]: call(source) })).toEqual([
    `${path}:1:1: module "m": the source "${source}" ${why}, and breaks where the module is installed${unless}`,
  ]),
)

it('says nothing of sources that are there, or elsewhere', async () => {
  const inner = { 'modules/a/main.tf': call('../b/'), 'modules/b/main.tf': '' }
  const remote = ['acme/vpc/aws', '...', '.a', '..a/b', 'a/../b'].map((each, at) => call(each, `m${at}`))
  const others = { 'examples/e/main.tf': call('../..'), 'remote.tf': remote.join('') }
  expect(await advice({ 'main.tf': call('./modules//a/'), ...inner, ...others })).toEqual([])
})

it.each([
  [
    '[a](docs/a.md#x) [b](docs) ![c](missing.png)\n[d](https://x.test) [e](#f) [g](../up.md) [h](mailto:a@b.c)\n',
    ['1:1: the link "missing.png"', '2:1: the link "../up.md"'],
  ],
  // As Markdown reads them.
  [
    '[a](docs/a\\_b.md) [b](docs/a%20b.md) `[c](code)` [d](100%)\n```\n[e](code)\n```\n[f](gone\\_too.md)',
    ['1:1: the link "100%"', '5:1: the link "gone\\\\_too.md"'],
  ],
])('warns of links of the README %j that lead nowhere', async (readme, links) => {
  const files = { 'main.tf': '', 'README.md': readme }
  expect(await advice(files, ['docs/a.md', 'docs/a_b.md', 'docs/a b.md'])).toEqual(
    links.map((link) => `README.md:${link} leads to nothing in the package`),
  )
})

it('warns of inputs that do not say what they are, but of no example’s', async () => {
  const files = { 'main.tf': '\nvariable "a" {}\n', 'examples/e/main.tf': 'variable "b" {}\n' }
  expect(await advice(files)).toEqual(['main.tf:2:1: input "a" has no description and no type'])
})

it('a call leaves the module by its source, from the root and from the submodules that it calls', async () => {
  const files = {
    'main.tf': `${call('../sibling')}${call('../..', 'n')}${call('./modules/a', 'a')}${call('acme/vpc/aws', 'r')}`,
    'modules/a/main.tf': `${call('../b')}${call('../../..', 'up')}${call('../..', 'root')}`,
    'modules/b/main.tf': call('../../../x'),
    'modules/unused/main.tf': call('../../../x'),
    'examples/e/main.tf': call('../../../x'),
  }
  const calls = leavingCalls(await interfaceOf(files))
  expect(calls.map(({ call, target }) => `${call.file} ${target}`)).toEqual([
    'main.tf ../sibling',
    'main.tf ../..',
    'modules/a/main.tf ..',
    'modules/b/main.tf ../x',
  ])
})

const MODULE = {
  'README.md': '# VPC\n',
  'main.tf': [
    ...['terraform {', '  required_version = ">= 1.5, < 2.0"', '  required_providers {'],
    '    aws = { source = "hashicorp/aws", version = "~> 5.0" }',
    ...['    own = { source = "registry.acme.test/acme/own" }', '  }', '}', 'variable "cidr" {'],
    ...['  type        = string', '  description = "CIDR block"', '}'],
    ...['variable "tags" {', '  default    = {}', '  deprecated = "Use labels."', '}'],
    ...['output "id" { value = aws_vpc.this.id }', 'output "key" {'],
    ...['  value     = 1', '  sensitive = true', '}', 'resource "aws_vpc" "this" {}'],
    ...['data "null_data_source" "there" {}', 'module "subnets" {', '  source  = "acme/subnets/aws"'],
    ...['  version = "~> 1.0"', '}'],
  ].join('\n'),
  'modules/one/main.tf': 'locals {}\n',
  'examples/simple/main.tf': 'module "vpc" { source = "../.." }\n',
}

it('an interface is printed as text, directory by directory', async () =>
  expect(formatInterface(await interfaceOf(MODULE))).toBe(
    [
      ...['root', '  input     cidr  string, required', '  input     tags  any, deprecated: Use labels.'],
      ...['  output    id', '  output    key  sensitive', '  resource  aws_vpc.this'],
      ...['  data      null_data_source.there', '  module    subnets  acme/subnets/aws ~> 1.0'],
      ...['  provider  aws  hashicorp/aws ~> 5.0', '  provider  null  (implied)'],
      ...['  provider  own  registry.acme.test/acme/own', '  requires  terraform  >= 1.5, < 2.0', ''],
      ...['modules/one', '', 'examples/simple', '  module    vpc  ../..'],
    ].join('\n'),
  ))

it('an empty interface is printed as empty', async () =>
  expect(formatInterface(await interfaceOf({ 'README.md': 'nothing' }))).toBe('root: no configuration'))

describe('changes', () => {
  it('are listed with the most severe first', async () => {
    const before = await interfaceOf('variable "a" { default = 1 }\n')
    const after = await interfaceOf('variable "b" { default = 1 }\noutput "c" { value = 1 }\n')
    const subjects = formatChanges(compareInterfaces(before, after)).map((line) => line.split(/ +/)[1])
    expect(subjects).toEqual(['var.a', 'var.b', 'output.c'])
  })

  it('fill a refusal with twenty lines and a count of the others', async () => {
    const inputs = Array.from({ length: 23 }, (_, index) => `variable "v${index}" { default = 1 }`)
    const changes = compareInterfaces(await interfaceOf(inputs.join('\n')), await interfaceOf('locals {}\n'))
    const compatibility = checkBump(parseVersion('1.0.0'), parseVersion('1.0.1'), changes)
    const { message, hint } = incompatible(parseVersion('1.0.1'), compatibility, '--version 2.0.0')
    expect(message.split('\n')).toHaveLength(22)
    expect(message).toMatch(/^1\.0\.1 is a patch version after 1\.0\.0, but the interface has major changes:/)
    expect(message).toMatch(/\n {2}and 3 more$/)
    expect(hint).toBe('use 2.0.0 or higher: --version 2.0.0')
  })
})

it('files that do not parse are refused with twenty lines and a count of the others, submodules where those count', async () => {
  const broken = Object.fromEntries(
    Array.from({ length: 22 }, (_, index) => [`f${10 + index}.tf`, 'variable "a" {\n']),
  )
  const module = await interfaceOf({ ...broken, 'modules/m/main.tf': 'output {{\n' })
  const files = (counted: 'root' | 'with submodules') =>
    new Set(brokenFiles(module, counted).map(({ file }) => file))
  expect(files('root').size).toBe(22)
  expect(files('with submodules')).toContain('modules/m/main.tf')
  const { message } = invalidHcl(brokenFiles(module, 'root'), 'HEAD', 'deep')
  expect(message).toMatch(/^the configuration of HEAD is not valid:\n {2}deep\/f10\.tf:/)
  expect(message).toMatch(/\n {2}and \d+ more$/)
})

it('files of directories that the root calls, and that these call, are those of the root', async () => {
  const module = await interfaceOf({
    'main.tf': call('./modules/a'),
    'modules/a/main.tf': call('../b'),
    'modules/b/main.tf': 'output {{\n',
    'modules/c/main.tf': 'output {{\n',
  })
  expect(brokenFiles(module, 'root').map(({ file }) => file)).toEqual(['modules/b/main.tf'])
})
