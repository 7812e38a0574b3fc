// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of HCL
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inputSchema } from '../../src/site/input-schema.ts'
import { usageBlock } from '../../src/site/usage.ts'
import { usageForm } from '../../src/site/usage-form.ts'
import { hasProgram, programPath } from '../support/cli/program.ts'
import { interfaceOf, variable } from '../support/publish/interfaces.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const MAIN = [
  variable('name', 'type = string'),
  variable('optional', 'type = string', 'default = "as it is"'),
  variable('size', 'type = number', 'default = 3'),
  variable('enabled', 'type = bool', 'default = true'),
  variable('tags', 'type = map(string)', 'default = {}'),
  variable('rules', 'type = list(object({ from = number, to = optional(number) }))'),
  variable('anything', 'default = null'),
].join('')

/** The block and the fields of a module as a page has them. */
async function formOf(main: string) {
  const { root } = await interfaceOf(main)
  const address = { namespace: 'acme', name: 'vpc', system: 'aws' }
  const used = { host: 'modules.acme.test', address, directory: '', version: '~> 1.0', inputs: root.inputs }
  const block = usageBlock(used)
  const form = usageForm(inputSchema('acme/vpc/aws 1.0.0', root.inputs), block)
  const fill = (values: Record<string, string>) => form.fill(new Map(Object.entries(values)))
  return { ...form, block, fill }
}

const NASTY = [
  ...['plain', 'a "quote" and a \\ backslash', '${var.name} and %{ if true }x%{ endif }'],
  ...['$${already} %%{escaped} $${ $${{ %%%{', 'two\nlines\r\n\tand a tab'],
  ...['\u0000\u0007\u0085\u2028 ünï 日本 😀', '</script><img src=x onerror=alert(1)>', '$', '%', '{'],
]

describe('a filled block', () => {
  it('is that of the page, then has required values first, and the others only where they differ from their default', async () => {
    const { block, fill } = await formOf(MAIN)
    expect(fill({})).toBe(block)
    const defaults = { optional: 'as it is', size: '3' }
    const values = { tags: '{ a = "b" }', ...defaults, enabled: 'false', name: '${x} "y"' }
    expect(fill(values)).toBe(`module "vpc" {
  source  = "modules.acme.test/acme/vpc/aws"
  version = "~> 1.0"

  name    = "$\${x} \\"y\\""
  rules   = [] # list(object({…}))
  enabled = false
  tags    = { a = "b" }
}
`)
  })

  it.each([
    ['size', 'many', 'This is not a number.'],
    ['size', '1e3', undefined],
    ['tags', '{ a = 1', 'A bracket is not closed.'],
    ['tags', '{ a = 1 ]', 'The brackets do not match.'],
    ['tags', '{ a = "}', 'A quote is not closed.'],
    ['tags', '{}\n{}', 'Several lines have to be in brackets.'],
    ['tags', '{\n  a = "}]"\n}', undefined],
    ['anything', '<<EOT\n{\nEOT', undefined],
    ['name', '{[("', undefined],
  ])('says what is wrong with %s = %j: %s', async (name, text, problem) => {
    const { fields, problemOf, fill, block } = await formOf(MAIN)
    const field = fields.find((each) => each.name === name)
    expect(field && problemOf(field, text)).toBe(problem)
    if (problem !== undefined) expect(fill({ [name]: text })).toBe(block)
  })

  it.skipIf(!hasProgram('terraform'))('gives Terraform what was filled in (needs terraform)', async () => {
    const directory = await temporaryDirectory()
    const names = NASTY.map((_, at) => `s${at}`)
    const inputs = names.map((name) => variable(name, 'type = string')).join('')
    const { fill } = await formOf(`${MAIN}${inputs}`)
    const values = {
      ...Object.fromEntries(NASTY.map((text, at) => [`s${at}`, text])),
      name: 'n',
      rules: '[\n    { from = 1 },\n    { from = 2, to = 3 },\n  ]',
      size: '-1.5e3',
      enabled: 'false',
      tags: '{ "a b" = "$${c}" }',
      anything: '[1, "b", { c = null }]',
    }
    const block = fill(values)
      .replace(/ source .*\n/, ' source = "./module"\n')
      .replace(/ version .*\n/, '\n')
    const outputs = (of: string) =>
      [...names, 'size', 'rules'].map((name) => `output "${name}" {\n  value = ${of}.${name}\n}\n`).join('')
    mkdirSync(join(directory, 'module'))
    writeFileSync(join(directory, 'module/main.tf'), `${MAIN}${inputs}${outputs('var')}`)
    writeFileSync(join(directory, 'main.tf'), `${block}${outputs('module.vpc')}`)
    const env = { PATH: process.env['PATH'], HOME: directory }
    const options = { cwd: directory, encoding: 'utf8', env, stdio: 'pipe' } as const
    const terraform = (...args: string[]) => execFileSync(programPath('terraform') ?? '', args, options)
    terraform('init', '-no-color')
    terraform('apply', '-auto-approve', '-no-color')
    const result = JSON.parse(terraform('output', '-json')) as Record<string, { value: unknown }>
    expect(names.map((name) => result[name]?.value)).toEqual(NASTY)
    expect(result['size']?.value).toBe(-1500)
    expect(result['rules']?.value).toEqual([
      { from: 1, to: null },
      { from: 2, to: 3 },
    ])
  })
})

it('has no field for a name that would not stand in a block as it is', () => {
  const names = ['a', 'é-1', 'a b', 'a = 1\n}', '1a', '', '${x}', 'a\u{202e}']
  const properties = Object.fromEntries(names.map((name) => [name, { 'x-terraform-type': 'string' }]))
  const { fields } = usageForm({ title: '', properties, required: names }, '')
  expect(fields.map(({ name }) => name)).toEqual(['a', 'é-1'])
})
