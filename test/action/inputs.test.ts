import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import {
  CONFIG_KEYS,
  INPUT_NAMES,
  type InputReader,
  readInputs,
  readTokens,
} from '../../src/action/inputs.ts'
import { OUTPUT_NAMES } from '../../src/action/outputs.ts'
import { refusalOf } from '../refusal.ts'

interface ActionFile {
  readonly inputs: Readonly<Record<string, { description?: string; required?: boolean; default?: string }>>
  readonly outputs: Readonly<Record<string, { description?: string }>>
  readonly runs: { readonly using: string; readonly main: string }
}

const action: ActionFile = parse(readFileSync('action.yml', 'utf8'))

/** As `getInput` of the toolkit reads them. */
function inputsOf(inputs: Readonly<Record<string, string>>): InputReader {
  return (name) => (inputs[name] ?? '').trim()
}

const NONE = inputsOf({})

describe('action.yml', () => {
  it('declares exactly the inputs that are read', () =>
    expect(Object.keys(action.inputs).toSorted()).toEqual([...INPUT_NAMES].toSorted()))

  it('declares exactly the outputs that are set', () =>
    expect(Object.keys(action.outputs)).toEqual([...OUTPUT_NAMES]))

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
      ['initial-version', readInputs(NONE)['initial-version']],
      ['index-branch', readInputs(NONE)['index-branch']],
      ['github-token', expect.stringMatching(/^\$\{\{ github\.token \}\}$/)],
      ['index-commit-by', readInputs(NONE)['index-commit-by']],
      ['expose', readInputs(NONE).expose],
      ['attest', readInputs(NONE).attest],
    ])
  })

  it('runs the bundle on Node 24', () =>
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/action/index.js' }))
})

describe('readInputs', () => {
  it('takes empty and blank inputs for absent ones', () => {
    const empty = Object.fromEntries(INPUT_NAMES.map((name) => [name, ' \n']))
    expect(readInputs(inputsOf(empty))).toEqual(readInputs(NONE))
    expect(readInputs(NONE)).toEqual({
      'all-tags': false,
      release: false,
      'initial-version': '0.1.0',
      'keep-going': false,
      strict: false,
      collect: false,
      marks: false,
      repair: false,
      'dry-run': false,
      'index-branch': 'registry',
      'index-commit-by': 'push',
      expose: 'none',
      check: false,
      attest: 'off',
      'site-pages': 'versions',
      'site-profile': 'website',
      comment: false,
      selection: {},
    })
  })

  it('reads every input into its type', () => {
    const inputs = {
      tag: 'v1.2.3',
      'all-tags': 'true',
      release: 'pull-request',
      'pre-release': 'beta',
      'initial-version': '1.0.0',
      module: 'acme/vpc/aws',
      'tag-prefix': 'vpc/',
      'module-path': './modules/vpc/',
      package: 'git,index',
      'git-ref': 'tag',
      'source-url': 'https://git.acme.test/vpc.git',
      'oci-repository': 'ghcr.io/acme/vpc',
      compatibility: 'enforce',
      severities: 'input-added: patch\ndefault-changed: major\n',
      config: 'registry.yml',
      'keep-going': 'TRUE',
      strict: 'true',
      versions: '>= 2.0.0',
      collect: 'true',
      marks: 'true',
      only: 'terraform-*',
      'source-token': 'third',
      'index-repository': 'acme/registry',
      'index-branch': 'main',
      'index-url': 'https://Modules.acme.test/',
      'index-token': ' secret ',
      'github-token': 'other',
      forge: 'gitea',
      'oci-username': 'ada',
      'oci-password': 'pass',
      repair: 'true',
      'index-commit-by': 'api',
      expose: 'protocol',
      check: 'true',
      attest: 'require',
      deploy: 'pages',
      wait: '600',
      site: 'site',
      'site-pages': 'latest',
      'site-profile': 'website',
      comment: 'true',
      'dry-run': 'False',
    }
    expect(Object.keys(inputs).toSorted()).toEqual([...INPUT_NAMES].toSorted())
    expect(readInputs(inputsOf(inputs))).toEqual({
      tag: 'v1.2.3',
      'all-tags': true,
      release: 'pull-request',
      'pre-release': 'beta',
      'initial-version': '1.0.0',
      config: 'registry.yml',
      'keep-going': true,
      strict: true,
      collect: true,
      marks: true,
      only: expect.objectContaining({ text: 'terraform-*' }),
      'source-token': 'third',
      'index-repository': 'acme/registry',
      'index-branch': 'main',
      'index-url': 'https://modules.acme.test',
      'index-token': 'secret',
      'github-token': 'other',
      forge: 'gitea',
      'oci-username': 'ada',
      'oci-password': 'pass',
      repair: true,
      'index-commit-by': 'api',
      expose: 'protocol',
      check: true,
      attest: 'require',
      deploy: { kind: 'pages' },
      wait: 600,
      site: 'site',
      'site-pages': 'latest',
      'site-profile': 'website',
      comment: true,
      'dry-run': false,
      selection: {
        module: { namespace: 'acme', name: 'vpc', system: 'aws' },
        'module-path': 'modules/vpc',
        package: ['git', 'index'],
        'git-ref': 'tag',
        'source-url': 'https://git.acme.test/vpc.git',
        'tag-prefix': 'vpc/',
        'oci-repository': { host: 'ghcr.io', name: 'acme/vpc' },
        compatibility: 'enforce',
        versions: expect.objectContaining({ text: '>= 2.0.0' }),
        severities: { 'input-added': 'patch', 'default-changed': 'major' },
      },
    })
  })

  it.each(['yes', 'tRUE', '1', 'on'])('refuses %s where true or false is asked for', (value) => {
    expect(refusalOf(() => readInputs(inputsOf({ 'dry-run': value })))).toBe(
      `INVALID_INPUT: input "dry-run" is "${value}": must be true or false | correct input "dry-run", or leave it out`,
    )
  })

  it.each([
    ['module-path', '../other'],
    ['release', 'merge'],
    ['package', 'zip'],
    ['expose', 'some'],
    ['attest', 'yes'],
    ['wait', '0'],
    ['wait', '3601'],
    ['wait', '1e3'],
    ['deploy', '../deploy.yml'],
    ['index-commit-by', 'hand'],
    ['git-ref', 'branch'],
  ])('names the input %s as the user typed it', (name, value) => {
    expect(refusalOf(() => readInputs(inputsOf({ [name]: value })))).toContain(
      `INVALID_INPUT: input "${name}" is "${value}": `,
    )
  })

  it.each([
    [{ wait: '60', 'index-url': 'https://modules.acme.test' }, 'remove "wait"'],
    [{ deploy: 'pages' }, 'remove "deploy"'],
    [{ collect: 'true' }, 'set index-commit-by: push or api'],
    [{ marks: 'true' }, 'set index-commit-by: push or api'],
  ])('refuses %j beside index-commit-by: pull-request, and says why', (inputs, hint) => {
    const refusal = refusalOf(() => readInputs(inputsOf({ ...inputs, 'index-commit-by': 'pull-request' })))
    expect(refusal).toContain(`INVALID_INPUT: input "${Object.keys(inputs)[0]}" is set`)
    expect(refusal).toContain(hint)
  })

  it.each(['Pages', 'deploy', '.yml', 'a b.yml', '-x.yml', '.github/workflows/deploy.yml'])(
    'refuses %s as a workflow to deploy',
    (value) => {
      expect(refusalOf(() => readInputs(inputsOf({ deploy: value })))).toContain(
        'must be pages, or the file name of a workflow',
      )
    },
  )

  it.each(CONFIG_KEYS)('says where %s is set, which was an input', (name) => {
    expect(refusalOf(() => readInputs(inputsOf({ [name]: 'x' })))).toMatch(
      `INVALID_INPUT: there is no input "${name}" any more | set the key "${name}" in .module-registry.yml`,
    )
  })
})

it.each([
  ['next-version', 'release:major, release:minor or release:patch'],
  ['check-label', 'the output "required-bump"'],
])('an input that is gone is refused: %s', (name, hint) => {
  const refusal = refusalOf(() => readInputs(inputsOf({ [name]: 'minor' })))
  expect(refusal).toContain(`INVALID_INPUT: there is no input "${name}" any more | remove it: `)
  expect(refusal).toContain(hint)
})

describe('readTokens', () => {
  it('gives both tokens, as they are sent', () =>
    expect(readTokens(inputsOf({ 'index-token': ' a ', 'github-token': 'b' }), {})).toEqual(['a', 'b']))

  it('gives those of other hosts too', () => {
    const environment = { MODULE_REGISTRY_TOKEN_git_acme_test: 'c', MODULE_REGISTRY_TOKEN: '' }
    expect(readTokens(inputsOf({ 'source-token': 'd' }), environment)).toEqual(['d', 'c'])
  })

  it('gives nothing for empty ones', () =>
    expect(readTokens(inputsOf({ 'index-token': '', 'github-token': ' ' }), {})).toEqual([]))
})
