// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of HCL
import { expect, it } from 'vitest'
import { runProgram } from '../../support/cli/program.ts'
import { describeClients } from '../../support/clients/terraform.ts'
import { interfaceOf, rootOf } from '../../support/publish/interfaces.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const input = (...lines: string[]) => `variable "a" {\n  ${lines.join('\n  ')}\n}\n`
const provider = (...lines: string[]) =>
  `terraform {\n  required_providers {\n    aws = {\n      ${lines.join('\n      ')}\n    }\n  }\n}\n`
const source = (text: string) => provider(`source = ${text}`)

/** What a client loads, and what it does not. */
const CASES: readonly (readonly [configuration: string, error?: RegExp])[] = [
  [input('description = 12')],
  [input('description = true')],
  [input('description = "a${1}"')],
  [input('description = null'), /^2: description is a text, not "null"$/],
  [input('description = ["x"]'), /^2: description is a text/],
  [input('description = var.b'), /^2: description is a text/],
  [input('description = upper("a")'), /^2: description is a text/],
  [input('sensitive = "true"')],
  [input('sensitive = "1"')],
  [input('sensitive = "0"')],
  [input('sensitive = 1'), /^2: sensitive is true or false, not "1"$/],
  [input('sensitive = "yes"'), /^2: sensitive is true or false/],
  [input('sensitive = "True"'), /^2: sensitive is true or false/],
  [input('sensitive = null'), /^2: sensitive is true or false/],
  [input('nullable = "false"')],
  [input('nullable = "no"'), /^2: nullable is true or false/],
  [input('ephemeral = {}'), /^2: ephemeral is true or false/],
  [input('const = "no"'), /^2: const is true or false/],

  [input('type = list')],
  [input('type = map')],
  [input('type = list(any)')],
  [input('type = tuple([string, number])')],
  [input('type = object({ a = optional(number, "1"), b = list(object({ c = bool })) })')],
  [input('type = strng', 'default = [1]'), /^2: the type "strng" is not valid$/],
  [input('type = "string"'), /^2: the type "string" is in quotes, as in Terraform 0\.11: write string$/],
  [input('type = "list"'), /^2: the type "list" is in quotes, as in Terraform 0\.11: write list\(any\)$/],
  [input('type = "any"'), /^2: the type "\\"any\\"" is not valid$/],
  [input('type = set'), /^2: the type "set"/],
  [input('type = object'), /^2: the type "object"/],
  [input('type = object()'), /^2: the type "object\(\)"/],
  [input('type = object(string)'), /^2: the type "object/],
  [input('type = tuple(string)'), /^2: the type "tuple/],
  [input('type = list(string, number)'), /^2: the type "list/],
  [input('type = list(map(strng))'), /^2: the type "strng"/],
  [input('type = optional(string)'), /^2: the type "optional/],
  [input('type = object({', '  a = optional(string, "x", 1)', '})'), /^3: the type "optional/],
  [input('type = object({ a = optional(number, "x") })'), /^2: .*"\\"x\\"" does not fit the type "number"$/],
  [input('type = object({ a = optional(number, var.x) })'), /^2: a default is constant, not "var\.x"$/],
  [input('type = object({ (a) = string })'), /^2: "\(a\)" is no name of an attribute$/],
  [input('type = object({ "a" = string })'), /^2: "\\"a\\"" is no name of an attribute$/],
  [input('type = object({ a = string, a = number })'), /^2: the object type has the attribute "a" twice$/],
  [input('type = string.x'), /^2: the type "string\.x"/],
  [input('type = (string)'), /^2: the type "\(string\)"/],
  [input('type = true ? string : number'), /^2: the type/],
  [input('type = null'), /^2: the type "null"/],
  [input('type = lst(string)'), /^2: the type/],
  [input('type = string()'), /^2: the type/],

  [input('default = "x${1 + 1}"')],
  [input('default = 60 * 60')],
  [input('default = [for x in [1] : x]')],
  [input('default = null', 'type = number')],
  [input('type = number', 'default = "1"')],
  [input('type = string', 'default = 1')],
  [input('type = map(string)', 'default = { a = 1 }')],
  [input('type = set(string)', 'default = [1, true]')],
  [input('type = object({ a = optional(string) })', 'default = {}')],
  [input('type = any', 'default = [{ a = "x" }]')],
  [input('type = number', 'default = "-1.5"')],
  [input('type = number', 'default = "1e3"')],
  [input('type = bool', 'default = "0"')],
  [input('type = bool', 'default = "true"')],
  [input('type = list(number)', 'default = [1, "2", null]')],
  [input('type = map(number)', 'default = { a = "1", b = null }')],
  [input('type = tuple([number, bool])', 'default = [null, "1"]')],
  [input('type = object({ a = number })', 'default = { a = null }')],
  [input('default = var.x'), /^2: a default is constant, not "var\.x"$/],
  [input('default = upper("x")'), /^2: a default is constant/],
  [
    input('type = number', 'default = "x"'),
    /^3: the default "\\"x\\"" does not fit the type of the input: it is no number$/,
  ],
  ...['""', '" "', '"1a"', 'true', '[]', '{}'].map(
    (value) => [input('type = number', `default = ${value}`), /: it is no number$/] as const,
  ),
  ...['"yes"', '""', '2', '[]'].map(
    (value) => [input('type = bool', `default = ${value}`), /^3: the default/] as const,
  ),
  [input('type = list(string)', 'default = {}'), /: it is no list$/],
  [input('type = list(string)', 'default = "a"'), /: it is no list$/],
  [input('type = set(number)', 'default = [1, "a"]'), /^3: the default/],
  [input('type = map(number)', 'default = { a = 1, b = "x" }'), /^3: the default/],
  [input('type = tuple([number, bool])', 'default = [1, true, 1]'), /^3: the default/],
  [input('type = tuple([number, bool])', 'default = [1, "a"]'), /^3: the default/],
  [input('type = object({ a = number, b = optional(bool) })', 'default = { b = true }'), /\.a is missing$/],
  [input('type = object({ a = number, b = optional(bool) })', 'default = { a = 1, b = "x" }'), /^3: the def/],
  [input('type = list(number)', 'default = ["a"]'), /: \[0\] is no number$/],
  [input('type = map(string)', 'default = []'), /^3: the default/],
  [input('type = bool', 'default = 1'), /^3: the default/],
  [input('type = map(object({ a = string }))', 'default = { b = {} }'), /: \.b\.a is missing$/],
  [input('type = tuple([string])', 'default = []'), /^3: the default/],
  [input('type = string', 'default = []'), /^3: the default/],
  [input('nullable = false', 'default = null'), /: nullable is false$/],

  ['variable "a" {}\nvariable "a" {}\n', /^2: variable "a" is declared twice: also in main\.tf:1$/],
  ['variable "1a" {}\n', /^1: variable "1a": the name is not valid$/],
  ['variable "count" {}\n', /^1: variable "count": the name is reserved/],
  ['output "a" {}\n', /^1: output "a" has no "value"$/],
  ['output "a" {\n  value = 1\n  sensitive = "x"\n}\n', /^3: sensitive is true or false/],
  ['output "a" {\n  value = 1\n}\noutput "a" {\n  value = 1\n}\n', /^4: output "a" is declared twice/],
  ['module "a" {}\n', /^1: module "a" has no "source"$/],
  ['resource "null_resource" "a" {}\nresource "null_resource" "a" {}\n', /^2: resource .* is declared twice/],
  ['resource "null_resource" "a" {}\ndata "null_resource" "a" {}\n'],
  ['resource "null_resource" "1a" {}\n', /^1: resource "1a": the name is not valid/],

  [source('"aws"')],
  [source('"HashiCorp/AWS"')],
  [source('"nodots/hashi/aws"')],
  [source('"localhost:8080/hashi/aws"')],
  [source('"a/${1}"')],
  [source('"bücher/aws"')],
  [source('"-/aws"')],
  [source('"terraform.io/builtin/terraform"')],
  [source('"a/b/c/d"'), /^4: provider "aws": the source "\\"a\/b\/c\/d\\"" is not valid: use/],
  [source('"hashi corp/aws"'), /^4: provider "aws": the source/],
  [source('"hashi_corp/aws"'), /^4: provider "aws": the source/],
  [source('"hashi--corp/aws"'), /^4: provider "aws": the source/],
  [source('"-hashi/aws"'), /^4: provider "aws": the source/],
  [source('"a.b/aws"'), /^4: provider "aws": the source/],
  [source('""'), /^4: provider "aws": the source/],
  [source('1'), /^4: provider "aws": the source "1"/],
  [source('var.x'), /^4: provider "aws": the source/],
  [source('"hashicorp/aws/"'), /^4: provider "aws": the source/],
  [source('"https://x.test/hashicorp/aws"'), /^4: provider "aws": the source/],
  [source('"github.com/hashicorp/terraform-provider-aws"'), /^4: provider "aws": the source/],
  [source('"hashicorp/terraform-aws"'), /^4: provider "aws": the source/],
  [provider('version = ">= 1.2.3.4, < 5.0-beta1+5"')],
  [provider('version = "x"'), /^4: provider "aws": the version constraint "\\"x\\"" is not valid$/],
  [provider('version = 1.0'), /^4: provider "aws": the version constraint "1\.0"/],
  [provider('surce = "x/aws"'), /^4: provider "aws": "surce" is not an argument/],
  ['terraform {\n  required_providers {\n    aws = 1\n  }\n}\n'],
  ['terraform {\n  required_providers {\n    aws = "x"\n  }\n}\n', /^3: provider "aws": the version/],
  ['terraform {\n  required_providers {\n    aws = []\n  }\n}\n', /^3: provider "aws": this is no object/],
  ['terraform {\n  required_providers {\n    a_b = "1"\n  }\n}\n', /^3: provider "a_b": the name/],
  ['terraform {\n  required_providers {}\n  required_providers {}\n}\n', /^3: a second required_providers/],
]

/** OpenTofu 1.12 evaluates constraints later, and warns of attributes that are not declared. */
const OF_TERRAFORM: readonly (readonly [configuration: string, error?: RegExp])[] = [
  [input('type = object({ a = number })', 'default = { a = 1, b = 2 }')],
  ['terraform {\n  required_version = ">= 1.0"\n}\n'],
  ['terraform {\n  required_version = ">= 1.0, "\n}\n', /^2: required_version ".*" is not a version/],
  ['terraform {\n  required_version = "=> 1.0"\n}\n', /^2: required_version/],
  ['terraform {\n  required_version = ">= 1.0 < 9"\n}\n', /^2: required_version/],
]

it.each([...CASES, ...OF_TERRAFORM].map(([configuration, error]) => ({ configuration, error })))(
  'is told of $configuration',
  async ({ configuration, error }) => {
    const { diagnostics } = await interfaceOf(configuration)
    const errors = diagnostics.map(({ severity, file, line, message }) => {
      expect([severity, file]).toEqual(['error', 'main.tf'])
      return `${line}: ${message}`
    })
    expect(errors).toEqual(error === undefined ? [] : [expect.stringMatching(error)])
  },
)

describeClients('each client loads and refuses the same', ({ name, path }) => {
  it('of all cases', async () => {
    const cases = name === 'tofu' ? CASES : [...CASES, ...OF_TERRAFORM]
    const files = Object.fromEntries(cases.map(([configuration], at) => [`m${at}/main.tf`, configuration]))
    const calls = cases.map((_, at) => `module "m${at}" {\n  source = "./m${at}"\n}\n`)
    const directory = await temporaryDirectory({ ...files, 'main.tf': calls.join('') })
    const env = { HOME: directory, TF_CLI_CONFIG_FILE: '/dev/null', CHECKPOINT_DISABLE: '1' }
    const { stdout, stderr } = await runProgram(path, ['get', '-no-color'], { cwd: directory, env })
    // Inputs without default are missing from the calls: that is an error of main.tf.
    const refused = new Set(
      [...`${stdout}${stderr}`.matchAll(/\bm(\d+)\/main\.tf\b/g)].map(([, at]) => Number(at)),
    )
    expect(refused.size).toBeGreaterThan(50)
    expect(cases.filter((_, at) => refused.has(at))).toEqual(cases.filter(([, error]) => error !== undefined))
  })
})

it('literals become text and flags as clients convert them', async () => {
  const root = await rootOf({
    'main.tf': `${input('description = 12', 'sensitive = "true"', 'nullable = "0"')}module "m" {\n  source = "acme/m/aws"\n  version = 1.0\n}\n`,
    'b.tf': 'terraform {\n  required_version = 1.50\n}\noutput "o" {\n  value = 1\n  description = true\n}\n',
  })
  expect(root.inputs).toMatchObject([{ description: '12', sensitive: true, nullable: false }])
  expect(root.calls).toMatchObject([{ version: '1' }])
  expect(root.outputs).toMatchObject([{ description: 'true' }])
  expect(root.requiredVersions).toEqual(['1.5'])
})

it('takes what an override file completes, and JSON', async () => {
  const { diagnostics } = await interfaceOf({
    'main.tf': 'output "a" {}\nvariable "a" {\n  type = number\n}\n',
    'override.tf': 'output "a" {\n  value = 1\n}\nvariable "a" {\n  default = 1\n}\n',
    'more.tf.json': '{"variable":{"b":{"type":"list(string)","default":"${[]}","sensitive":"true"}}}',
  })
  expect(diagnostics).toEqual([])
})
