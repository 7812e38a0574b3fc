import type { Severity } from '../../../src/interface/diff/change.ts'
import type { Files } from '../../support/publish/interfaces.ts'

type Module = string | Files

/** What happened · before · after · the kinds of the changes, in their order: in a text or in several. */
type Case = readonly [what: string, before: Module, after: Module, ...kinds: readonly string[]]

/** What a change is, and what the change back is. */
type Steps = readonly [before: string, after: string, steps: `${Severity} ${Severity}`]

const input = (body: string, name = 'x') => `variable "${name}" {\n${body}\n}\n`
const typed = (type: string) => input(`  type = ${type}`)
const output = (body: string) => `output "o" {\n  value = 1\n${body}\n}\n`
const validated = (condition: string) =>
  input(`  validation {\n    condition = ${condition}\n    error_message = "no"\n  }`)
const vpc = (name: string) => `resource "aws_vpc" "${name}" {}\n`
const call = (name: string, source = './modules/a') => `module "${name}" {\n  source = "${source}"\n}\n`
const moved = (from: string, to: string) => `moved {\n  from = ${from}\n  to   = ${to}\n}\n`
const removed = (from: string) => `removed {\n  from = ${from}\n  lifecycle {\n    destroy = false\n  }\n}\n`
const requires = (version: string) => `terraform {\n  required_version = "${version}"\n}\n`
const provider = (body: string) => `terraform {\n  required_providers {\n    aws = { ${body} }\n  }\n}\n`
const pinned = (version: string) => provider(`source = "hashicorp/aws", version = "${version}"`)
const called = (text: string): Files => ({ 'main.tf': call('m'), 'modules/a/main.tf': text })
const nested = (text: string): Files => ({
  'main.tf': '',
  'modules/a/main.tf': call('b', './b'),
  'modules/a/b/main.tf': text,
})
const submodule = (text: string): Files => ({ 'main.tf': '', 'modules/a/main.tf': text })

const INPUTS: readonly Case[] = [
  ['an input goes', input(''), '', 'input-removed'],
  ['an optional input goes', input('default = 1'), '', 'input-removed'],
  ['a required input comes', '', input(''), 'required-input-added'],
  ['an optional input comes', '', input('default = null'), 'input-added'],
  ['an input is renamed', input(''), input('', 'y'), 'input-removed required-input-added'],
  ['a default goes', input('default = 1'), input(''), 'default-removed'],
  ['a null default goes', input('default = null'), input(''), 'default-removed'],
  ['a default comes', input(''), input('default = 1'), 'default-added'],
  ['a default changes', input('default = 1'), input('default = 2'), 'default-changed'],
  ['a default is written as its type', input('default = "true"'), input('default = true')],
  ['a default is written otherwise', input('default = {a=1,b=2}'), input('default = {\n b = 2\n a = 1\n}')],
  ['a heredoc default becomes a string', input('default = <<E\na\nE'), input('default = "a\\n"')],
  ['null is refused', input('nullable = true'), input('nullable = false'), 'null-refused'],
  ['null becomes the default', input('default = 1'), input('default = 1\nnullable = false'), 'null-replaced'],
  ['null is refused where nothing was said', input(''), input('nullable = false'), 'null-refused'],
  ['null is allowed', input('nullable = false'), input(''), 'null-allowed'],
  ['nullable is said and was so', input(''), input('nullable = true')],
  ['an input becomes sensitive', input(''), input('sensitive = true'), 'input-sensitivity'],
  ['an input is no longer sensitive', input('sensitive = true'), input(''), 'input-sensitivity'],
  ['an input takes ephemeral values', input(''), input('ephemeral = true'), 'ephemeral-allowed'],
  ['an input refuses ephemeral values', input('ephemeral = true'), input(''), 'ephemeral-refused'],
  ['an input is deprecated', input(''), input('deprecated = "use y"'), 'input-deprecated'],
  ['a deprecation is worded otherwise', input('deprecated = "a"'), input('deprecated = "b"')],
  ['a description changes', input('description = "a"'), input('description = "b"')],
  ['a validation comes', input(''), validated('var.x > 1'), 'validation-changed'],
  ['a validation changes', validated('var.x > 1'), validated('var.x > 2'), 'validation-changed'],
  ['a validation goes', validated('var.x > 1'), input(''), 'validation-removed'],
  ['a validation is formatted', validated('var.x>1'), validated('(\n # why\n var.x > 1)')],
  ['a validation gets blanks', validated('var.x>1'), validated('var.x  >  1 # why')],
  [
    'a validation breaks its lines',
    validated('contains(["a","b"],var.x)'),
    validated('contains([\n "a",\n "b",\n], var.x)'),
  ],
  ['inputs change places', `${input('')}${input('', 'y')}`, `${input('', 'y')}${input('')}`],
  ['an input moves to another file', { 'main.tf': input('') }, { 'main.tf': '', 'variables.tf': input('') }],
  [
    'an input moves to JSON',
    input('type = list(string)\ndefault = ["a"]'),
    { 'm.tf.json': '{"variable":{"x":{"type":"list(string)","default":["a"]}}}' },
  ],
]

const TYPES: readonly Steps[] = [
  ['string', 'any', 'minor patch'],
  ['list(string)', 'any', 'minor major'],
  ['object({ a = string })', 'any', 'minor major'],
  ['number', 'string', 'minor major'],
  ['bool', 'string', 'minor major'],
  ['number', 'bool', 'major major'],
  ['string', 'list(string)', 'major major'],
  ['list(number)', 'list(string)', 'minor major'],
  ['set(number)', 'set(string)', 'minor major'],
  ['map(bool)', 'map(string)', 'minor major'],
  ['list(string)', 'list(any)', 'minor patch'],
  ['list(any)', 'list(object({ a = string }))', 'major minor'],
  ['any', 'list(string)', 'major minor'],
  ['list(string)', 'list', 'minor patch'],
  ['map(string)', 'map', 'minor patch'],
  ['list', 'list(any)', 'patch patch'],
  ['list(string)', 'set(string)', 'major major'],
  ['list(string)', 'map(string)', 'major major'],
  ['set(string)', 'map(string)', 'major major'],
  ['list(list(number))', 'list(list(string))', 'minor major'],
  ['tuple([number])', 'tuple([string])', 'minor major'],
  ['tuple([string])', 'tuple([string, string])', 'major major'],
  ['tuple([string, number])', 'list(string)', 'minor major'],
  ['tuple([string])', 'set(string)', 'minor major'],
  ['tuple([list(string)])', 'list(string)', 'major major'],
  ['object({ a = number })', 'map(string)', 'minor major'],
  ['object({ a = list(string) })', 'map(string)', 'major major'],
  ['object({ a = string })', 'list(string)', 'major major'],
  ['object({})', 'object({ a = string })', 'major major'],
  ['object({})', 'object({ a = optional(string) })', 'minor major'],
  ['object({ a = string })', 'object({ a = optional(string) })', 'minor major'],
  ['object({ a = string })', 'object({ a = optional(string, "b") })', 'minor major'],
  ['object({ a = string, b = string })', 'object({ a = string })', 'major major'],
  ['object({ a = string })', 'object({ b = string })', 'major major'],
  ['object({ a = string })', 'object({ b = optional(string) })', 'major major'],
  ['object({ a = number })', 'object({ a = string })', 'minor major'],
  ['object({ a = number })', 'object({ a = optional(string) })', 'minor major'],
  ['object({ a = string })', 'object({ a = optional(number) })', 'major major'],
  [
    'object({ a = object({ b = string }) })',
    'object({ a = object({ b = optional(string) }) })',
    'minor major',
  ],
  ['list(object({ a = string }))', 'list(object({ a = string, b = optional(bool, true) }))', 'minor major'],
  ['map(object({ a = string }))', 'map(object({ a = string, b = bool }))', 'major major'],
  ['object({ a = optional(string, "b") })', 'object({ a = optional(string, "c") })', 'patch patch'],
  ['object({ a = optional(string) })', 'object({ a = optional(string, "b") })', 'minor patch'],
  ['object({ a = optional(string) })', 'object({ a = optional(string, null) })', 'patch patch'],
  ['list(object({ a = optional(bool) }))', 'list(object({ a = optional(bool, false) }))', 'minor patch'],
  ['object({ a = string, b = bool })', 'object({ b = bool, a = string })', 'patch patch'],
  ['object({ a = string, b = bool })', 'object({\n a = string # why\n b = bool\n})', 'patch patch'],
]

const untyped = (value: string) => input(`  default = ${value}`)
const typedAs = (type: string, value: string) => input(`  type    = ${type}\n  default = ${value}`)

/** Types that say what the default showed already, and others. */
const DECLARED_TYPES: readonly Case[] = [
  ['a type is declared', untyped('{}'), typedAs('map(string)', '{}'), 'type-declared'],
  ['a type of anything is declared', untyped('[]'), typedAs('list(any)', '[]'), 'type-declared'],
  ['another type is declared', untyped('{}'), typedAs('list(string)', '[]'), 'default-changed type-narrowed'],
  [
    'a type of objects is declared',
    untyped('[]'),
    typedAs('list(object({ a = string }))', '[]'),
    'type-narrowed',
  ],
  ['a string that is a bool', typedAs('string', 'true'), typedAs('bool', 'true'), 'type-declared'],
  ['a string that is a number', typedAs('string', '"3"'), typedAs('number', '3'), 'type-declared'],
  [
    'a string that is no bool',
    typedAs('string', '"a"'),
    typedAs('bool', 'true'),
    'default-changed type-narrowed',
  ],
]

const OUTPUTS: readonly Case[] = [
  ['an output goes', output(''), '', 'output-removed'],
  ['an output comes', '', output(''), 'output-added'],
  ['an output becomes sensitive', output(''), output('sensitive = true'), 'output-made-sensitive'],
  ['an output is no longer sensitive', output('sensitive = true'), output(''), 'output-not-sensitive'],
  ['an output becomes ephemeral', output(''), output('ephemeral = true'), 'output-made-ephemeral'],
  ['an output is deprecated', output(''), output('deprecated = "x"'), 'output-deprecated'],
  ['an output is described', output(''), output('description = "x"')],
  ['an output has another value', 'output "o" {\n value = 1\n}', 'output "o" {\n value = 2\n}'],
]

const A_BOOL = 'variable "b" {\n type = bool\n}\n'
const AN_OBJECT = 'variable "o" {\n type = object({ a = list(string), b = optional(number, 1) })\n}\n'
const valued = (expression: string) => `${A_BOOL}${AN_OBJECT}output "x" {\n  value = ${expression}\n}\n`

/** Two expressions of an output · what the change of one to the other is, and the change back. */
const VALUES: readonly Steps[] = [
  ['1', '"1"', 'major major'],
  ['true', '1', 'major major'],
  ['[1]', '"a"', 'major major'],
  ['[1]', '{ a = 1 }', 'major major'],
  ['["a"]', 'toset(["a"])', 'major major'],
  ['aws_vpc.this[*].id', '{ for k, v in aws_vpc.this : k => v.id }', 'major major'],
  ['[for v in aws_vpc.this : v.id]', 'toset([for v in aws_vpc.this : v.id])', 'major major'],
  ['aws_vpc.this.*.id', '"a"', 'patch patch'],
  ['[for v in aws_vpc.this : v.id]', 'aws_vpc.this[*].id', 'patch patch'],
  ['[for v in aws_vpc.this : v.id][0]', '"a"', 'patch patch'],
  ['aws_vpc.this[*].id', 'aws_vpc.this.id', 'patch patch'],
  ['aws_vpc.this.id', '1', 'patch patch'],
  ['null', '1', 'patch patch'],
  ['var.b ? 1 : 2', '"a"', 'patch patch'],
  [`"\${var.b}"`, '1', 'patch patch'],
  [`"a-\${var.b}"`, '1', 'major major'],
  [`<<E\na \${var.b}\nE`, '"a"', 'patch patch'],
  ['1 + 2', '1 < 2', 'major major'],
  ['!var.b', '-1', 'major major'],
  ['join(",", ["a"])', 'length(["a"])', 'major major'],
  ['sensitive(1)', 'sensitive("a")', 'major major'],
  ['try(1)', 'try("a")', 'patch patch'],
  ['(1)', '("a")', 'major major'],
  ['var.b', '"a"', 'major major'],
  ['var.o.a', '["a"]', 'patch patch'],
  ['var.o.a', '"a"', 'major major'],
  ['var.o.a[0]', '1', 'patch patch'],
  ['var.o', '{ a = ["x"], b = 1 }', 'patch patch'],
  ['{ a = 1 }', '{ a = 1, b = 2 }', 'minor major'],
  ['{ a = 1 }', '{ a = "x" }', 'major major'],
  ['{ a = { b = 1 } }', '{ a = { b = aws_vpc.this.id } }', 'patch patch'],
  ['{ a = 1 }', 'merge({ b = 1 }, {})', 'patch patch'],
  ['{ a = 1 }', '{ (var.b) = 1 }', 'patch patch'],
  ['{ a = 1, "b" = 2 }', '{ "a" = 3, b = 4 }', 'patch patch'],
]

const counted = 'resource "aws_vpc" "a" {\n  count = 1\n}\n'
const keyed = 'resource "aws_vpc" "a" {\n  for_each = toset(["x"])\n}\n'
const countedCall = 'module "m" {\n  source = "./modules/a"\n  count = 1\n}\n'
const keyedCall = 'module "m" {\n  source = "./modules/a"\n  for_each = toset(["x"])\n}\n'

const RESOURCES: readonly Case[] = [
  ['a resource goes', vpc('a'), '', 'resource-removed provider-removed'],
  ['a resource comes', '', vpc('a'), 'resource-added provider-added'],
  ['a second resource comes', vpc('a'), vpc('a') + vpc('b'), 'resource-added'],
  ['a resource is renamed', vpc('a'), vpc('b'), 'resource-removed resource-added'],
  [
    'a resource is renamed with moved',
    vpc('a'),
    vpc('b') + moved('aws_vpc.a', 'aws_vpc.b'),
    'resource-moved',
  ],
  [
    'a resource is moved twice',
    vpc('a'),
    vpc('c') + moved('aws_vpc.a', 'aws_vpc.b') + moved('aws_vpc.b', 'aws_vpc.c'),
    'resource-moved',
  ],
  [
    'a resource is moved to nowhere',
    vpc('a') + vpc('k'),
    vpc('k') + moved('aws_vpc.a', 'aws_vpc.b'),
    'resource-removed',
  ],
  [
    'moves go in a circle',
    vpc('a') + vpc('k'),
    vpc('k') + moved('aws_vpc.a', 'aws_vpc.b') + moved('aws_vpc.b', 'aws_vpc.a'),
    'resource-removed',
  ],
  ['an instance is moved', vpc('a'), vpc('b') + moved('aws_vpc.a[0]', 'aws_vpc.b["x.y"]'), 'resource-moved'],
  [
    'a resource moves into a module call',
    vpc('a') + vpc('k'),
    vpc('k') + call('m') + moved('aws_vpc.a', 'module.m.aws_vpc.a'),
    'resource-moved module-call-added',
  ],
  [
    'a resource moves into a call that is not there',
    vpc('a') + vpc('k'),
    vpc('k') + moved('aws_vpc.a', 'module.m.aws_vpc.a'),
    'resource-removed',
  ],
  ['a resource is given up', vpc('a') + vpc('k'), vpc('k') + removed('aws_vpc.a'), 'resource-released'],
  ['another one is given up', vpc('a') + vpc('k'), vpc('k') + removed('aws_vpc.z'), 'resource-removed'],
  ['a data source goes', `${vpc('k')}data "aws_region" "a" {}`, vpc('k'), 'data-source-removed'],
  ['a data source comes', vpc('k'), `${vpc('k')}data "aws_region" "a" {}`, 'data-source-added'],
  [
    'a resource becomes a data source',
    vpc('a'),
    'data "aws_vpc" "a" {}',
    'resource-removed data-source-added',
  ],
  [
    'a null resource goes',
    `${vpc('k')}resource "null_resource" "a" {}`,
    vpc('k'),
    'null-resource-removed provider-removed',
  ],
  ['a terraform_data comes', vpc('k'), `${vpc('k')}resource "terraform_data" "a" {}`, 'null-resource-added'],
  [
    'a null resource gets for_each',
    'resource "null_resource" "a" {}',
    'resource "null_resource" "a" {\n  for_each = toset(["x"])\n}',
  ],
  ['a module call goes', call('m'), '', 'module-call-removed'],
  ['a module call comes', '', call('m'), 'module-call-added'],
  ['a module call is renamed', call('m'), call('n'), 'module-call-removed module-call-added'],
  [
    'a module call is renamed with moved',
    call('m'),
    call('n') + moved('module.m', 'module.n'),
    'module-call-moved',
  ],
  ['a module call is given up', call('m'), removed('module.m'), 'module-call-released'],
  ['a module call has another source', call('m'), call('m', './modules/b')],
  ['resources change places', vpc('a') + vpc('b'), vpc('b') + vpc('a')],
  ['a resource gets a count, and clients move it', vpc('a'), counted],
  ['another count', counted, 'resource "aws_vpc" "a" {\n  count = 2\n}'],
  ['a resource goes from count to for_each', counted, keyed, 'resource-keys-changed'],
  ['a resource goes from for_each to count', keyed, counted, 'resource-keys-changed'],
  ['a resource gets for_each', vpc('a'), keyed, 'resource-keys-changed'],
  ['a resource loses count', counted, vpc('a'), 'resource-keys-changed'],
  ['a resource loses for_each', keyed, vpc('a'), 'resource-keys-changed'],
  [
    'a resource goes from count to for_each with moved',
    counted,
    keyed + moved('aws_vpc.a[0]', 'aws_vpc.a["x"]'),
  ],
  ['a resource gets for_each with moved', vpc('a'), keyed + moved('aws_vpc.a', 'aws_vpc.a["x"]')],
  ['a resource loses for_each with moved', keyed, vpc('a') + moved('aws_vpc.a["x.y[]"]', 'aws_vpc.a')],
  [
    'a moved block of an earlier change does not count',
    counted + moved('aws_vpc.a', 'aws_vpc.a[0]'),
    keyed + moved('aws_vpc.a', 'aws_vpc.a[0]'),
    'resource-keys-changed',
  ],
  [
    'a moved block of another resource does not count',
    counted + vpc('b'),
    keyed + vpc('b') + moved('aws_vpc.b[0]', 'aws_vpc.b["x"]'),
    'resource-keys-changed',
  ],
  ['a data source gets for_each', 'data "aws_vpc" "a" {}', `data ${keyed.slice(9)}`],
  ['a module call gets a count', call('m'), countedCall, 'module-call-keys-changed'],
  ['a module call loses a count', countedCall, call('m'), 'module-call-keys-changed'],
  ['a module call goes from count to for_each', countedCall, keyedCall, 'module-call-keys-changed'],
  ['a module call gets a count with moved', call('m'), countedCall + moved('module.m', 'module.m[0]')],
  [
    'a JSON resource goes from count to for_each',
    { 'm.tf.json': '{"resource":{"aws_vpc":{"a":{"count":1}}}}' },
    { 'm.tf.json': `{"resource":{"aws_vpc":{"a":{"for_each":"\${var.x}"}}}}` },
    'resource-keys-changed',
  ],
  ['a moved block of long ago goes', vpc('b') + moved('aws_vpc.a', 'aws_vpc.b'), vpc('b')],
  ['a local value comes', '', 'locals {\n  a = 1\n}'],
  ['a check comes', '', 'check "c" {\n  assert {\n    condition = true\n    error_message = "x"\n  }\n}'],
]

const REQUIREMENTS: readonly Case[] = [
  ['a provider comes', '', pinned('>= 5.0'), 'provider-added'],
  ['a provider goes', pinned('>= 5.0'), '', 'provider-removed'],
  [
    'a provider with aliases comes',
    '',
    provider('configuration_aliases = [aws.b]'),
    'provider-configuration-added',
  ],
  [
    'a provider gets an alias',
    provider('source = "hashicorp/aws"'),
    provider('configuration_aliases = [aws.b]'),
    'provider-configuration-added',
  ],
  [
    'a provider loses an alias',
    provider('configuration_aliases = [aws.b]'),
    provider('source = "hashicorp/aws"'),
    'provider-configuration-removed',
  ],
  [
    'a provider with aliases goes',
    provider('configuration_aliases = [aws.b]'),
    '',
    'provider-configuration-removed',
  ],
  [
    'another provider of that name',
    provider('source = "a/aws"'),
    provider('source = "b/aws"'),
    'provider-source-changed',
  ],
  ['the default source is written', vpc('a'), vpc('a') + provider('source = "hashicorp/aws"')],
  [
    'the default host is written',
    provider('source = "hashicorp/aws"'),
    provider('source = "registry.terraform.io/hashicorp/aws"'),
  ],
  [
    'another host is written',
    provider('source = "hashicorp/aws"'),
    provider('source = "example.com/hashicorp/aws"'),
    'provider-source-changed',
  ],
  ['a provider block becomes a requirement', 'provider "aws" {\n  version = "~> 5.0"\n}', pinned('~> 5.0')],
  [
    'the old form of a requirement is rewritten',
    'terraform {\n required_providers {\n aws = "~> 5.0"\n}\n}',
    pinned('~> 5.0'),
  ],
  ['a constraint comes', provider('source = "hashicorp/aws"'), pinned('>= 5.0'), 'provider-version-declared'],
  ['a constraint goes', pinned('>= 5.0'), provider('source = "hashicorp/aws"'), 'provider-version-widened'],
  ['the client may be older', requires('>= 1.3'), requires('>= 1.1')],
  ['the client must be newer', requires('>= 1.3'), requires('>= 1.5'), 'required-version-raised'],
  [
    'the client must be of another major version',
    requires('>= 0.13'),
    requires('>= 1.0'),
    'required-version-narrowed',
  ],
  ['a client is required', '', requires('>= 1.0'), 'required-version-declared'],
  ['no client is required', requires('>= 1.0'), ''],
  [
    'a second terraform block narrows',
    requires('>= 1.0'),
    requires('>= 1.0') + requires('< 2.0'),
    'required-version-capped',
  ],
]

/** Constraint before · after · what was lost, or what was gained. */
const CONSTRAINTS: readonly (readonly [
  before: string,
  after: string,
  change: 'narrowed' | 'capped' | 'raised' | 'widened' | 'same',
])[] = [
  ['>= 5.0', '>= 5.0, < 6.0', 'capped'],
  ['>= 5.0', '>= 5.10, < 6.0', 'capped'],
  ['>= 5.0', '>= 6.0, < 7.0', 'narrowed'],
  ['>= 5.0, < 6.0', '>= 5.0', 'widened'],
  ['>= 5.0', '>= 5.10', 'raised'],
  ['~> 5.0', '~> 5.10', 'raised'],
  ['>= 4.0', '>= 5.0', 'narrowed'],
  ['>= 4.0, < 6.0', '>= 5.0, < 7.0', 'narrowed'],
  ['>= 3.0', '>= 5.0', 'narrowed'],
  ['~> 5.0', '>= 5.0, < 6.0', 'same'],
  ['>= 5.0, < 6.0', '~> 5.0', 'same'],
  ['~> 5.0', '~> 5.0.0', 'narrowed'],
  ['~> 5.1', '~> 5.0', 'widened'],
  ['~> 5.0', '~> 6.0', 'narrowed'],
  ['~> 5', '>= 5', 'same'],
  ['~> 5.31', '>= 5.31.0, != 5.40.0', 'raised'],
  ['!= 5.40.0', '!= 5.40.0, != 5.41.0', 'raised'],
  ['> 1.2.3', '>= 1.2.4', 'same'],
  ['>= 1.2.4', '> 1.2.3', 'same'],
  ['<= 2.0', '< 2.0', 'narrowed'],
  ['= 1.2.3', '>= 1.0', 'widened'],
  ['1.2.3', '= 1.2.3', 'same'],
  ['1.2.3', '1.2.4', 'raised'],
  ['1.2.4', '1.2.3', 'narrowed'],
  ['>= 1.0', '>= 1.0.0-beta', 'same'],
  ['1.0.0-beta', '1.0.0-beta', 'same'],
  ['1.0.0-beta', '1.0.0', 'narrowed'],
  ['< 1.0, > 2.0', '>= 9.0', 'widened'],
  ['1.2.3.4', '1.2.3.4', 'same'],
  ['1.2.3.4', '>= 1.0', 'narrowed'],
]

const SUBMODULES: readonly Case[] = [
  ['a submodule goes', submodule(''), { 'main.tf': '' }, 'submodule-removed'],
  ['a submodule comes', { 'main.tf': '' }, submodule(''), 'submodule-added'],
  ['an input of an internal submodule goes', called(input('')), called('')],
  [
    'an internal submodule loses a resource',
    called(vpc('a') + vpc('k')),
    called(vpc('k')),
    'resource-removed',
  ],
  [
    'an internal submodule needs a newer provider',
    called(pinned('>= 4.0')),
    called(pinned('>= 5.0')),
    'provider-version-narrowed',
  ],
  [
    'an internal submodule gets an alias',
    called(provider('source = "hashicorp/aws"')),
    called(provider('configuration_aliases = [aws.b]')),
  ],
  ['an internal submodule goes', called(''), { 'main.tf': '' }, 'module-call-removed'],
  ['an internal submodule comes', { 'main.tf': '' }, called(''), 'module-call-added'],
  [
    'an internal submodule gets a README',
    called(''),
    { ...called(''), 'modules/a/README.md': 'It.' },
    'submodule-added',
  ],
  [
    'an input of a submodule with a README goes',
    { ...called(input('')), 'modules/a/README.md': 'It.' },
    called(''),
    'input-removed',
  ],
  [
    'an input of a submodule that an example calls goes',
    { ...called(input('')), 'examples/e/main.tf': call('m', '../../modules/a') },
    called(''),
    'input-removed',
  ],
  [
    'an input of a part of a submodule goes',
    { ...nested(input('')), 'modules/a/b/README.md': 'It.' },
    { ...nested(''), 'modules/a/b/README.md': 'It.' },
  ],
  [
    'a module without a root loses an input',
    { 'modules/a/main.tf': input('') },
    { 'modules/a/main.tf': '' },
    'input-removed',
  ],
  ['an input of a submodule goes', submodule(input('')), submodule(''), 'input-removed'],
  ['an input of a submodule comes', submodule(''), submodule(input('default = 1')), 'input-added'],
  [
    'a nested submodule goes',
    { 'main.tf': '', 'modules/a/modules/b/x.tf': '' },
    { 'main.tf': '' },
    'submodule-removed',
  ],
  ['an example goes', { 'main.tf': '', 'examples/e/main.tf': input('') }, { 'main.tf': '' }],
  [
    'an example changes',
    { 'main.tf': '', 'examples/e/main.tf': input('') },
    { 'main.tf': '', 'examples/e/main.tf': '' },
  ],
  [
    'a module of an example goes',
    { 'main.tf': '', 'examples/e/modules/a/main.tf': input('') },
    { 'main.tf': '' },
  ],
  ['a test goes', { 'main.tf': '', 'tests/setup/main.tf': input('') }, { 'main.tf': '' }],
  [
    'a test of a submodule goes',
    { 'main.tf': '', 'modules/a/main.tf': '', 'modules/a/tests/b/main.tf': input('') },
    submodule(''),
  ],
  [
    'files of a submodule are renamed',
    submodule(input('')),
    { 'main.tf': '', 'modules/a/variables.tf': input('') },
  ],
]

const typeCases = TYPES.flatMap(([before, after, steps]): Case[] => {
  const [bump, back] = steps.split(' ') as [Severity, Severity]
  const said = (from: string, to: string) => `${from} becomes ${to}`.replaceAll(/\s+/g, ' ')
  const kinds = { major: ['type-narrowed'], minor: ['type-widened'], patch: [] }
  const isDeclared = bump === 'minor' && back === 'patch' && /\bany\b|^(list|map)$/.test(after)
  return [
    [said(before, after), typed(before), typed(after), ...kinds[bump]],
    [said(after, before), typed(after), typed(before), ...(isDeclared ? ['type-declared'] : kinds[back])],
  ]
})

const valueCases = VALUES.flatMap(([before, after, steps]): Case[] => {
  const [bump, back] = steps.split(' ') as [Severity, Severity]
  const kinds = { major: ['output-type-changed'], minor: ['output-type-extended'], patch: [] }
  return [
    [`the value ${before} becomes ${after}`, valued(before), valued(after), ...kinds[bump]],
    [`the value ${after} becomes ${before}`, valued(after), valued(before), ...kinds[back]],
  ]
})

const constraintCases = CONSTRAINTS.flatMap(([before, after, change]): Case[] => {
  const isLost = change !== 'widened' && change !== 'same'
  return [
    [
      `provider ${before} becomes ${after}`,
      pinned(before),
      pinned(after),
      ...(change === 'same' ? [] : [`provider-version-${change}`]),
    ],
    [
      `client ${before} becomes ${after}`,
      requires(before),
      requires(after),
      ...(isLost ? [`required-version-${change}`] : []),
    ],
  ]
})

const all = [INPUTS, typeCases, DECLARED_TYPES, OUTPUTS, valueCases, RESOURCES, REQUIREMENTS, SUBMODULES]

export const CHANGE_CASES = [...all.flat(), ...constraintCases].map(
  ([what, before, after, ...kinds]): Case => [
    what,
    before,
    after,
    ...kinds.flatMap((each) => each.split(' ')),
  ],
)
