import type { Files } from '../../support/publish/interfaces.ts'

type Module = string | Files

/** `test/fixtures/interface-changes.txt` has what each is told as. */
type Case = readonly [what: string, before: Module, after: Module]
type Pair = readonly [before: string, after: string]

const input = (body: string, name = 'x') => `variable "${name}" {\n${body}\n}\n`
const typed = (type: string) => input(`  type = ${type}`)
const output = (body: string) => `output "o" {\n  value = 1\n${body}\n}\n`
const validated = (condition: string) =>
  input(`  validation {\n    condition = ${condition}\n    error_message = "no"\n  }`)
const vpc = (...names: string[]) => names.map((name) => `resource "aws_vpc" "${name}" {}\n`).join('')
const nullResource = (body: string) => `resource "null_resource" "a" {\n  ${body}\n}\n`
const call = (name: string, source = './modules/a') => `module "${name}" {\n  source = "${source}"\n}\n`
const moved = (from: string, to: string) => `moved {\n  from = ${from}\n  to   = ${to}\n}\n`
const movedVpc = (from: string, to: string) => moved(`aws_vpc.${from}`, `aws_vpc.${to}`)
const removed = (from: string) => `removed {\n  from = ${from}\n  lifecycle {\n    destroy = false\n  }\n}\n`
const requires = (version: string) => `terraform {\n  required_version = "${version}"\n}\n`
const required = (text: string) => `terraform {\n  required_providers {\n    aws = ${text}\n  }\n}\n`
const provider = (body: string) => required(`{ ${body} }`)
const pinned = (version: string) => provider(`source = "hashicorp/aws", version = "${version}"`)
const sourced = (source: string) => provider(`source = "${source}"`)
const aliased = (names: string) => provider(`configuration_aliases = [${names}]`)
const called = (text: string): Files => ({ 'main.tf': call('m'), 'modules/a/main.tf': text })
const README = { 'modules/a/README.md': 'It.' }
const INNER = { 'modules/a/b/README.md': 'It.', 'modules/a/main.tf': call('b', './b') }
const nested = (text: string): Files => ({ 'main.tf': '', ...INNER, 'modules/a/b/main.tf': text })
/** A module with nothing at its root, and this file. */
const below = (path: string, text: string): Files => ({ 'main.tf': '', [path]: text })
const submodule = (text: string) => below('modules/a/main.tf', text)

const INPUTS: readonly Case[] = [
  ['an input goes', input(''), ''],
  ['an optional input goes', input('default = 1'), ''],
  ['a required input comes', '', input('')],
  ['an optional input comes', '', input('default = null')],
  ['an input is renamed', input(''), input('', 'y')],
  ['a default goes', input('default = 1'), input('')],
  ['a null default goes', input('default = null'), input('')],
  ['a default comes', input(''), input('default = 1')],
  ['a default changes', input('default = 1'), input('default = 2')],
  ['a computed default changes', input('default = 60 * 60'), input('default = 30 * 60')],
  ['a default is written as its type', input('default = "true"'), input('default = true')],
  ['a default is written otherwise', input('default = {a=1,b=2}'), input('default = {\n b = 2\n a = 1\n}')],
  ['a heredoc default becomes a string', input('default = <<E\na\nE'), input('default = "a\\n"')],
  ['null is refused', input('nullable = true'), input('nullable = false')],
  ['null becomes the default', input('default = 1'), input('default = 1\nnullable = false')],
  ['null is refused where nothing was said', input(''), input('nullable = false')],
  ['null is allowed', input('nullable = false'), input('')],
  ['nullable is said and was so', input(''), input('nullable = true')],
  ['an input becomes sensitive', input(''), input('sensitive = true')],
  ['an input is no longer sensitive', input('sensitive = true'), input('')],
  ['an input takes ephemeral values', input(''), input('ephemeral = true')],
  ['an input refuses ephemeral values', input('ephemeral = true'), input('')],
  ['an input takes constants alone', input(''), input('const = true')],
  ['an input no longer takes constants alone', input('const = true'), input('')],
  ['an input is deprecated', input(''), input('deprecated = "use y"')],
  ['a deprecation is worded otherwise', input('deprecated = "a"'), input('deprecated = "b"')],
  ['a description changes', input('description = "a"'), input('description = "b"')],
  ['a validation comes', input(''), validated('var.x > 1')],
  ['a validation without a text comes', input(''), input('validation {\n  condition = var.x > 1\n}')],
  ['a validation changes', validated('var.x > 1'), validated('var.x > 2')],
  ['a validation goes', validated('var.x > 1'), input('')],
  ['a validation is formatted', validated('var.x>1'), validated('(\n # why\n var.x > 1)')],
  ['a validation gets blanks', validated('var.x>1'), validated('var.x  >  1 # why')],
  [
    'a validation breaks its lines',
    validated('contains(["a","b"],var.x)'),
    validated('contains([\n "a",\n "b",\n], var.x)'),
  ],
  ['inputs change places', `${input('')}${input('', 'y')}`, `${input('', 'y')}${input('')}`],
  ['an input moves to another file', { 'main.tf': input('') }, below('variables.tf', input(''))],
  [
    'an input moves to JSON',
    input('type = list(string)\ndefault = ["a"]'),
    { 'm.tf.json': '{"variable":{"x":{"type":"list(string)","default":["a"]}}}' },
  ],
]

const TYPES: readonly Pair[] = [
  ['string', 'any'],
  ['list(string)', 'any'],
  ['object({ a = string })', 'any'],
  ['number', 'string'],
  ['bool', 'string'],
  ['number', 'bool'],
  ['string', 'list(string)'],
  ['list(number)', 'list(string)'],
  ['set(number)', 'set(string)'],
  ['map(bool)', 'map(string)'],
  ['list(string)', 'list(any)'],
  ['list(any)', 'list(object({ a = string }))'],
  ['any', 'list(string)'],
  ['list(string)', 'list'],
  ['map(string)', 'map'],
  ['list', 'list(any)'],
  ['list(string)', 'set(string)'],
  ['list(string)', 'map(string)'],
  ['set(string)', 'map(string)'],
  ['list(list(number))', 'list(list(string))'],
  ['tuple([number])', 'tuple([string])'],
  ['tuple([string])', 'tuple([string, string])'],
  ['tuple([string, number])', 'list(string)'],
  ['tuple([string])', 'set(string)'],
  ['tuple([list(string)])', 'list(string)'],
  ['object({ a = number })', 'map(string)'],
  ['object({ a = list(string) })', 'map(string)'],
  ['object({ a = string })', 'list(string)'],
  ['object({})', 'object({ a = string })'],
  ['object({})', 'object({ a = optional(string) })'],
  ['object({ a = string })', 'object({ a = optional(string) })'],
  ['object({ a = string })', 'object({ a = optional(string, "b") })'],
  ['object({ a = string, b = string })', 'object({ a = string })'],
  ['object({ a = string })', 'object({ b = string })'],
  ['object({ a = string })', 'object({ b = optional(string) })'],
  ['object({ a = number })', 'object({ a = string })'],
  ['object({ a = number })', 'object({ a = optional(string) })'],
  ['object({ a = string })', 'object({ a = optional(number) })'],
  ['object({ a = object({ b = string }) })', 'object({ a = object({ b = optional(string) }) })'],
  ['list(object({ a = string }))', 'list(object({ a = string, b = optional(bool, true) }))'],
  ['map(object({ a = string }))', 'map(object({ a = string, b = bool }))'],
  ['object({ a = optional(string, "b") })', 'object({ a = optional(string, "c") })'],
  ['object({ a = optional(string) })', 'object({ a = optional(string, "b") })'],
  ['object({ a = optional(string) })', 'object({ a = optional(string, null) })'],
  ['list(object({ a = optional(bool) }))', 'list(object({ a = optional(bool, false) }))'],
  ['object({ a = string, b = bool })', 'object({ b = bool, a = string })'],
  ['object({ a = string, b = bool })', 'object({\n a = string # why\n b = bool\n})'],
  ['number', 'object({ a = string })'],
  [
    'object({ a = tuple([number]), b = list(number), c = string, d = optional(string) })',
    'object({ a = tuple([string]), b = list(string), c = optional(string), d = optional(string, "") })',
  ],
  [
    'object({ a = optional(string), b = string })',
    'object({ a = string, c = optional(string), d = string })',
  ],
]

const untyped = (value: string) => input(`  default = ${value}`)
const typedAs = (type: string, value: string) => input(`  type    = ${type}\n  default = ${value}`)

/** Types that say what the default showed already, and others. */
const DECLARED_TYPES: readonly Case[] = [
  ['a type is declared', untyped('{}'), typedAs('map(string)', '{}')],
  ['a type of anything is declared', untyped('[]'), typedAs('list(any)', '[]')],
  ['another type is declared', untyped('{}'), typedAs('list(string)', '[]')],
  ['a type of objects is declared', untyped('[]'), typedAs('list(object({ a = string }))', '[]')],
  ['a string that is a bool', typedAs('string', 'true'), typedAs('bool', 'true')],
  ['a string that is a number', typedAs('string', '"3"'), typedAs('number', '3')],
  ['a string that is no bool', typedAs('string', '"a"'), typedAs('bool', 'true')],
]

const OUTPUTS: readonly Case[] = [
  ['an output goes', output(''), ''],
  ['an output comes', '', output('')],
  ['an output becomes sensitive', output(''), output('sensitive = true')],
  ['an output is no longer sensitive', output('sensitive = true'), output('')],
  ['an output declares another type', output('type = list(string)'), output('type = map(string)')],
  ['an output declares the type of its value', output(''), output('type = number')],
  ['an output becomes ephemeral', output(''), output('ephemeral = true')],
  ['an output is deprecated', output(''), output('deprecated = "x"')],
  ['an output is described', output(''), output('description = "x"')],
  ['an output has another value', 'output "o" {\n value = 1\n}', 'output "o" {\n value = 2\n}'],
]

const inOutput = (type: string) => `${typed(type)}output "o" {\n  value = var.x\n}\n`

/** Types of an output. */
const OUTPUT_TYPES: readonly Pair[] = [
  ['string', 'any'],
  ['list(string)', 'tuple([string])'],
  ['list(string)', 'list(number)'],
  ['object({ a = list(string) })', 'object({ a = list(bool) })'],
  ['object({ a = string })', 'object({ constructor = string })'],
]

const A_BOOL = 'variable "b" {\n type = bool\n}\n'
const AN_OBJECT = 'variable "o" {\n type = object({ a = list(string), b = optional(number, 1) })\n}\n'
const valued = (expression: string) => `${A_BOOL}${AN_OBJECT}output "x" {\n  value = ${expression}\n}\n`

/** Expressions of an output. */
const VALUES: readonly Pair[] = [
  ['1', '"1"'],
  ['true', '1'],
  ['[1]', '"a"'],
  ['[1]', '{ a = 1 }'],
  ['["a"]', 'toset(["a"])'],
  ['aws_vpc.this[*].id', '{ for k, v in aws_vpc.this : k => v.id }'],
  ['[for v in aws_vpc.this : v.id]', 'toset([for v in aws_vpc.this : v.id])'],
  ['aws_vpc.this.*.id', '"a"'],
  ['[for v in aws_vpc.this : v.id]', 'aws_vpc.this[*].id'],
  ['[for v in aws_vpc.this : v.id][0]', '"a"'],
  ['aws_vpc.this[*].id', 'aws_vpc.this.id'],
  ['aws_vpc.this.id', '1'],
  ['null', '1'],
  ['var.b ? 1 : 2', '"a"'],
  [`"\${var.b}"`, '1'],
  [`"a-\${var.b}"`, '1'],
  [`<<E\na \${var.b}\nE`, '"a"'],
  ['1 + 2', '1 < 2'],
  ['!var.b', '-1'],
  ['join(",", ["a"])', 'length(["a"])'],
  ['sensitive(1)', 'sensitive("a")'],
  ['try(1)', 'try("a")'],
  ['(1)', '("a")'],
  ['var.b', '"a"'],
  ['var.o.a', '["a"]'],
  ['var.o.a', '"a"'],
  ['var.o.a[0]', '1'],
  ['var.o', '{ a = ["x"], b = 1 }'],
  ['{ a = 1 }', '{ a = 1, b = 2 }'],
  ['{ a = 1 }', '{ a = "x" }'],
  ['{ a = { b = 1 } }', '{ a = { b = aws_vpc.this.id } }'],
  ['{ a = 1 }', 'merge({ b = 1 }, {})'],
  ['{ a = 1 }', '{ (var.b) = 1 }'],
  ['{ a = 1, "b" = 2 }', '{ "a" = 3, b = 4 }'],
  ['{ a = 1, b = 2, d = toset([1]) }', '{ a = "x", c = 1, d = toset([1]) }'],
]

const counted = 'resource "aws_vpc" "a" {\n  count = 1\n}\n'
const keyed = 'resource "aws_vpc" "a" {\n  for_each = toset(["x"])\n}\n'
const countedCall = 'module "m" {\n  source = "./modules/a"\n  count = 1\n}\n'
const keyedCall = countedCall.replace('count = 1', 'for_each = toset(["x"])')

const RESOURCES: readonly Case[] = [
  ['a resource goes', vpc('a'), ''],
  ['a resource comes', '', vpc('a')],
  ['a second resource comes', vpc('a'), vpc('a', 'b')],
  ['a resource is renamed', vpc('a'), vpc('b')],
  ['a resource is renamed with moved', vpc('a'), vpc('b') + movedVpc('a', 'b')],
  ['a resource is moved twice', vpc('a'), vpc('c') + movedVpc('a', 'b') + movedVpc('b', 'c')],
  ['a resource is moved to nowhere', vpc('a', 'k'), vpc('k') + movedVpc('a', 'b')],
  ['moves go in a circle', vpc('a', 'k'), vpc('k') + movedVpc('a', 'b') + movedVpc('b', 'a')],
  ['an instance is moved', vpc('a'), vpc('b') + movedVpc('a[0]', 'b["x.y"]')],
  ['a move into a call', vpc('a', 'k'), vpc('k') + call('m') + moved('aws_vpc.a', 'module.m.aws_vpc.a')],
  ['a move into an absent call', vpc('a', 'k'), vpc('k') + moved('aws_vpc.a', 'module.m.aws_vpc.a')],
  ['a resource is given up', vpc('a', 'k'), vpc('k') + removed('aws_vpc.a')],
  ['another one is given up', vpc('a', 'k'), vpc('k') + removed('aws_vpc.z')],
  ['a data source goes', `${vpc('k')}data "aws_region" "a" {}`, vpc('k')],
  ['a data source comes', vpc('k'), `${vpc('k')}data "aws_region" "a" {}`],
  ['a resource becomes a data source', vpc('a'), 'data "aws_vpc" "a" {}'],
  ['a null resource goes', vpc('k') + nullResource(''), vpc('k')],
  ['a terraform_data comes', vpc('k'), `${vpc('k')}resource "terraform_data" "a" {}`],
  ['a null resource gets for_each', nullResource(''), nullResource('for_each = toset(["x"])')],
  ['a module call goes', call('m'), ''],
  ['a module call comes', '', call('m')],
  ['a module call is renamed', call('m'), call('n')],
  ['a module call is renamed with moved', call('m'), call('n') + moved('module.m', 'module.n')],
  ['a module call is given up', call('m'), removed('module.m')],
  ['a module call has another source', call('m'), call('m', './modules/b')],
  ['resources change places', vpc('a', 'b'), vpc('b', 'a')],
  ['a resource gets a count, and clients move it', vpc('a'), counted],
  ['another count', counted, 'resource "aws_vpc" "a" {\n  count = 2\n}'],
  ['a resource goes from count to for_each', counted, keyed],
  ['a resource goes from for_each to count', keyed, counted],
  ['a resource gets for_each', vpc('a'), keyed],
  ['a resource loses count', counted, vpc('a')],
  ['a resource loses for_each', keyed, vpc('a')],
  ['a resource goes from count to for_each with moved', counted, keyed + movedVpc('a[0]', 'a["x"]')],
  ['a resource gets for_each with moved', vpc('a'), keyed + movedVpc('a', 'a["x"]')],
  ['a resource loses for_each with moved', keyed, vpc('a') + movedVpc('a["x.y[]"]', 'a')],
  ['an earlier moved block does not count', counted + movedVpc('a', 'a[0]'), keyed + movedVpc('a', 'a[0]')],
  ['another moved block does not count', counted + vpc('b'), keyed + vpc('b') + movedVpc('b[0]', 'b["x"]')],
  ['a data source gets for_each', 'data "aws_vpc" "a" {}', `data ${keyed.slice(9)}`],
  ['a module call gets a count', call('m'), countedCall],
  ['a module call loses a count', countedCall, call('m')],
  ['a module call goes from count to for_each', countedCall, keyedCall],
  ['a module call gets a count with moved', call('m'), countedCall + moved('module.m', 'module.m[0]')],
  [
    'a JSON resource goes from count to for_each',
    { 'm.tf.json': '{"resource":{"aws_vpc":{"a":{"count":1}}}}' },
    { 'm.tf.json': `{"resource":{"aws_vpc":{"a":{"for_each":"\${var.x}"}}}}` },
  ],
  ['a moved block of long ago goes', vpc('b') + movedVpc('a', 'b'), vpc('b')],
  ['a local value comes', '', 'locals {\n  a = 1\n}'],
  ['a check comes', '', 'check "c" {\n  assert {\n    condition = true\n    error_message = "x"\n  }\n}'],
]

const REQUIREMENTS: readonly Case[] = [
  ['a provider comes', '', pinned('>= 5.0')],
  ['a provider goes', pinned('>= 5.0'), ''],
  ['a provider with aliases comes', '', aliased('aws.b')],
  ['a provider gets an alias', sourced('hashicorp/aws'), aliased('aws.b')],
  ['a provider loses an alias', aliased('aws.b'), sourced('hashicorp/aws')],
  ['a provider with aliases goes', aliased('aws.b'), ''],
  ['another provider of that name', sourced('a/aws'), sourced('b/aws')],
  ['the default source is written', vpc('a'), vpc('a') + sourced('hashicorp/aws')],
  ['the default host is written', sourced('hashicorp/aws'), sourced('registry.terraform.io/hashicorp/aws')],
  ['another host is written', sourced('hashicorp/aws'), sourced('example.com/hashicorp/aws')],
  ['a provider block becomes a requirement', 'provider "aws" {\n  version = "~> 5.0"\n}', pinned('~> 5.0')],
  ['the old form of a requirement is rewritten', required('"~> 5.0"'), pinned('~> 5.0')],
  ['a constraint comes', sourced('hashicorp/aws'), pinned('>= 5.0')],
  ['a constraint goes', pinned('>= 5.0'), sourced('hashicorp/aws')],
  ['the client may be older', requires('>= 1.3'), requires('>= 1.1')],
  ['the client must be newer', requires('>= 1.3'), requires('>= 1.5')],
  ['the client must be of another major version', requires('>= 0.13'), requires('>= 1.0')],
  ['a client is required', '', requires('>= 1.0')],
  ['no client is required', requires('>= 1.0'), ''],
  ['a second terraform block narrows', requires('>= 1.0'), requires('>= 1.0') + requires('< 2.0')],
  ['a provider has other aliases', aliased('aws.a'), aliased('aws.b, aws.c')],
]

const CONSTRAINTS: readonly Pair[] = [
  ['>= 5.0', '>= 5.0, < 6.0'],
  ['>= 5.0', '>= 5.10, < 6.0'],
  ['>= 5.0', '>= 6.0, < 7.0'],
  ['>= 5.0, < 6.0', '>= 5.0'],
  ['>= 5.0', '>= 5.10'],
  ['~> 5.0', '~> 5.10'],
  ['>= 4.0', '>= 5.0'],
  ['>= 4.0, < 6.0', '>= 5.0, < 7.0'],
  ['>= 3.0', '>= 5.0'],
  ['~> 5.0', '>= 5.0, < 6.0'],
  ['>= 5.0, < 6.0', '~> 5.0'],
  ['~> 5.0', '~> 5.0.0'],
  ['~> 5.1', '~> 5.0'],
  ['~> 5.0', '~> 6.0'],
  ['~> 5', '>= 5'],
  ['~> 5.31', '>= 5.31.0, != 5.40.0'],
  ['!= 5.40.0', '!= 5.40.0, != 5.41.0'],
  ['> 1.2.3', '>= 1.2.4'],
  ['>= 1.2.4', '> 1.2.3'],
  ['<= 2.0', '< 2.0'],
  ['= 1.2.3', '>= 1.0'],
  ['1.2.3', '= 1.2.3'],
  ['1.2.3', '1.2.4'],
  ['1.2.4', '1.2.3'],
  ['>= 1.0', '>= 1.0.0-beta'],
  ['1.0.0-beta', '1.0.0-beta'],
  ['1.0.0-beta', '1.0.0'],
  ['< 1.0, > 2.0', '>= 9.0'],
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4', '>= 1.0'],
]

const SUBMODULES: readonly Case[] = [
  ['a submodule goes', submodule(''), { 'main.tf': '' }],
  ['a submodule comes', { 'main.tf': '' }, submodule('')],
  ['an input of an internal submodule goes', called(input('')), called('')],
  ['an internal submodule loses a resource', called(vpc('a', 'k')), called(vpc('k'))],
  ['an internal submodule needs a newer provider', called(pinned('>= 4.0')), called(pinned('>= 5.0'))],
  ['an internal submodule gets an alias', called(sourced('hashicorp/aws')), called(aliased('aws.b'))],
  ['an internal submodule goes', called(''), { 'main.tf': '' }],
  ['an internal submodule comes', { 'main.tf': '' }, called('')],
  ['an internal submodule gets a README', called(''), { ...called(''), ...README }],
  ['an input of a submodule with a README goes', { ...called(input('')), ...README }, called('')],
  [
    'an input of a submodule that an example calls goes',
    { ...called(input('')), 'examples/e/main.tf': call('m', '../../modules/a') },
    called(''),
  ],
  ['an input of a part of a submodule goes', nested(input('')), nested('')],
  ['a module without a root loses an input', { 'modules/a/main.tf': input('') }, { 'modules/a/main.tf': '' }],
  ['an input of a submodule goes', submodule(input('')), submodule('')],
  ['an input of a submodule comes', submodule(''), submodule(input('default = 1'))],
  ['a nested submodule goes', below('modules/a/modules/b/x.tf', ''), { 'main.tf': '' }],
  ['an example goes', below('examples/e/main.tf', input('')), { 'main.tf': '' }],
  ['an example changes', below('examples/e/main.tf', input('')), below('examples/e/main.tf', '')],
  ['a module of an example goes', below('examples/e/modules/a/main.tf', input('')), { 'main.tf': '' }],
  ['a test goes', below('tests/setup/main.tf', input('')), { 'main.tf': '' }],
  ['a test of a submodule goes', { ...submodule(''), 'modules/a/tests/b/main.tf': input('') }, submodule('')],
  ['files of a submodule are renamed', submodule(input('')), below('modules/a/variables.tf', input(''))],
  ['a submodule has an output in place of an input', submodule(input('')), submodule(output(''))],
]

/** Each pair in both directions. */
const bothWays = (pairs: readonly Pair[], named: string, module: (text: string) => string) =>
  pairs.flatMap(([one, other]) =>
    [[one, other] as const, [other, one] as const].map(([before, after]): Case => {
      return [`${named} ${before} becomes ${after}`.replaceAll(/\s+/g, ' '), module(before), module(after)]
    }),
  )
const constraintCases = CONSTRAINTS.flatMap(([before, after]): Case[] => [
  [`provider ${before} becomes ${after}`, pinned(before), pinned(after)],
  [`client ${before} becomes ${after}`, requires(before), requires(after)],
])

export const CHANGE_CASES: readonly Case[] = [
  ...[INPUTS, bothWays(TYPES, 'the type', typed), DECLARED_TYPES],
  ...[OUTPUTS, bothWays(OUTPUT_TYPES, 'the type of an output', inOutput)],
  ...[bothWays(VALUES, 'the value', valued), RESOURCES, REQUIREMENTS, SUBMODULES, constraintCases],
].flat()
