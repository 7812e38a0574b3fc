import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { INPUT_NAMES, readInputs, readTokens } from '../../src/action/inputs.ts'
import { OUTPUT_NAMES } from '../../src/action/outputs.ts'
import { refusalOf } from '../refusal.ts'

interface ActionFile {
  readonly inputs: Readonly<Record<string, { description?: string; required?: boolean; default?: string }>>
  readonly outputs: Readonly<Record<string, { description?: string }>>
  readonly runs: { readonly using: string; readonly main: string }
}

const action: ActionFile = parse(readFileSync('action.yml', 'utf8'))

function environmentOf(inputs: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  )
}

describe('action.yml', () => {
  it('declares exactly the inputs that are read', () => {
    expect(Object.keys(action.inputs).toSorted()).toEqual([...INPUT_NAMES].toSorted())
  })

  it('declares exactly the outputs that are set', () => {
    expect(Object.keys(action.outputs)).toEqual([...OUTPUT_NAMES])
  })

  it('describes each, and requires none', () => {
    const entries = [...Object.values(action.inputs), ...Object.values(action.outputs)]
    expect(entries.filter(({ description = '' }) => description.length < 20)).toEqual([])
    expect(Object.values(action.inputs).filter(({ required }) => required === true)).toEqual([])
  })

  it('has the defaults of the program', () => {
    const defaults = Object.entries(action.inputs).flatMap(([name, input]) =>
      input.default === undefined ? [] : [[name, input.default]],
    )
    expect(defaults).toEqual([
      ['index-branch', readInputs({})['index-branch']],
      ['github-token', expect.stringMatching(/^\$\{\{ github\.token \}\}$/)],
      ['index-commit-by', readInputs({})['index-commit-by']],
      ['expose', readInputs({}).expose],
    ])
  })

  it('runs the bundle on Node 24', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/action/index.js' })
  })
})

describe('readInputs', () => {
  it('takes empty and blank inputs for absent ones', () => {
    const empty = Object.fromEntries(INPUT_NAMES.map((name) => [name, ' \n']))
    expect(readInputs(environmentOf(empty))).toEqual(readInputs({}))
    expect(readInputs({})).toEqual({
      'all-tags': false,
      'keep-going': false,
      'dry-run': false,
      'index-branch': 'registry',
      'index-commit-by': 'push',
      expose: 'none',
      comment: false,
      selection: {},
    })
  })

  it('reads every input into its type', () => {
    const inputs = {
      tag: 'v1.2.3',
      'all-tags': 'true',
      module: 'acme/vpc/aws',
      'module-path': './modules/vpc/',
      package: 'git,index',
      'git-ref': 'tag',
      'source-url': 'https://git.acme.test/vpc.git',
      'oci-repository': 'ghcr.io/acme/vpc',
      'oci-tags': 'version',
      compatibility: 'enforce',
      config: 'registry.yml',
      'keep-going': 'TRUE',
      'index-repository': 'acme/registry',
      'index-branch': 'main',
      'index-url': 'https://Modules.acme.test/',
      'index-token': ' secret ',
      'github-token': 'other',
      'index-commit-by': 'api',
      expose: 'protocol',
      comment: 'true',
      'dry-run': 'False',
    }
    expect(Object.keys(inputs).toSorted()).toEqual([...INPUT_NAMES].toSorted())
    expect(readInputs(environmentOf(inputs))).toEqual({
      tag: 'v1.2.3',
      'all-tags': true,
      config: 'registry.yml',
      'keep-going': true,
      'index-repository': 'acme/registry',
      'index-branch': 'main',
      'index-url': 'https://modules.acme.test',
      'index-token': 'secret',
      'github-token': 'other',
      'index-commit-by': 'api',
      expose: 'protocol',
      comment: true,
      'dry-run': false,
      selection: {
        module: { namespace: 'acme', name: 'vpc', system: 'aws' },
        'module-path': 'modules/vpc',
        package: ['git', 'index'],
        'git-ref': 'tag',
        'source-url': 'https://git.acme.test/vpc.git',
        'oci-repository': { host: 'ghcr.io', name: 'acme/vpc' },
        'oci-tags': 'version',
        compatibility: 'enforce',
      },
    })
  })

  it.each(['yes', 'tRUE', '1', 'on'])('refuses %s where true or false is asked for', (value) => {
    expect(refusalOf(() => readInputs(environmentOf({ 'dry-run': value })))).toBe(
      `INVALID_INPUT: input "dry-run" is "${value}": must be true or false | correct input "dry-run", or leave it out`,
    )
  })

  it.each([
    ['module-path', '../other'],
    ['package', 'zip'],
    ['expose', 'some'],
    ['index-commit-by', 'hand'],
    ['git-ref', 'branch'],
  ])('names the input %s as the user typed it', (name, value) => {
    expect(refusalOf(() => readInputs(environmentOf({ [name]: value })))).toContain(
      `INVALID_INPUT: input "${name}" is "${value}": `,
    )
  })

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(readInputs({}))).toBe(true)
  })
})

describe('readTokens', () => {
  it('gives both tokens, as they are sent', () => {
    expect(readTokens(environmentOf({ 'index-token': ' a ', 'github-token': 'b' }))).toEqual(['a', 'b'])
  })

  it('gives nothing for empty ones', () => {
    expect(readTokens(environmentOf({ 'index-token': '', 'github-token': ' ' }))).toEqual([])
  })
})
