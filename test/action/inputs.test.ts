import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { indexRepositoryOf } from '../../src/action/index-repository.ts'
import {
  CONFIG_KEYS,
  INPUT_NAMES,
  type InputReader,
  readInputs,
  readTokens,
  unreadInputs,
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
  it('declares the inputs that are read and the outputs that are set, describes each, and requires none', () => {
    expect(Object.keys(action.inputs).toSorted()).toEqual([...INPUT_NAMES].toSorted())
    expect(Object.keys(action.outputs)).toEqual([...OUTPUT_NAMES])
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

  /** What each input says, and what is read. */
  type Values = Readonly<Record<string, readonly [text: string, value: unknown]>>
  const TEXTS = 'tag config source-token index-branch github-token oci-username oci-password site'.split(' ')
  const SWITCHES = ['all-tags', 'strict', 'collect', 'marks', 'repair', 'check', 'comment']
  const OWN: Values = {
    ...Object.fromEntries(TEXTS.map((name) => [name, [`a-${name}`, `a-${name}`]])),
    ...Object.fromEntries(SWITCHES.map((name) => [name, ['true', true]])),
    release: ['pull-request', 'pull-request'],
    'pre-release': ['beta', 'beta'],
    'initial-version': ['1.0.0', '1.0.0'],
    'keep-going': ['TRUE', true],
    only: ['terraform-*', expect.objectContaining({ text: 'terraform-*' })],
    'index-repository': ['acme/registry', 'acme/registry'],
    'index-url': ['https://Modules.acme.test/', 'https://modules.acme.test'],
    'index-token': [' secret ', 'secret'],
    forge: ['gitea', 'gitea'],
    'index-commit-by': ['api', 'api'],
    expose: ['protocol', 'protocol'],
    attest: ['require', 'require'],
    deploy: ['pages', { kind: 'pages' }],
    wait: ['600', 600],
    'site-pages': ['latest', 'latest'],
    'site-profile': ['website', 'website'],
    'dry-run': ['False', false],
  }
  /** Those that `.module-registry.yml` has too. */
  const SELECTION: Values = {
    module: ['acme/vpc/aws', { namespace: 'acme', name: 'vpc', system: 'aws' }],
    'module-path': ['./modules/vpc/', 'modules/vpc'],
    package: ['git,index', ['git', 'index']],
    'git-ref': ['tag', 'tag'],
    'source-url': ['https://git.acme.test/vpc.git', 'https://git.acme.test/vpc.git'],
    'tag-prefix': ['vpc/', 'vpc/'],
    'oci-repository': ['ghcr.io/acme/vpc', { host: 'ghcr.io', name: 'acme/vpc' }],
    compatibility: ['enforce', 'enforce'],
    versions: ['>= 2.0.0', expect.objectContaining({ text: '>= 2.0.0' })],
    severities: [
      'input-added: patch\ndefault-changed: major\n',
      { 'input-added': 'patch', 'default-changed': 'major' },
    ],
  }

  it('reads every input into its type', () => {
    expect(Object.keys({ ...OWN, ...SELECTION }).toSorted()).toEqual([...INPUT_NAMES].toSorted())
    for (const [name, [text, value]] of Object.entries({ ...OWN, ...SELECTION })) {
      const inputs = { 'index-url': 'https://modules.acme.test', [name]: text }
      const { selection, ...own } = readInputs(inputsOf(inputs))
      expect({ ...own, ...selection }).toHaveProperty(name, value)
    }
  })

  it.each([
    ['only', 'collect', 'true'],
    ['versions', 'all-tags', 'true'],
    ['initial-version', 'release', 'pull-request'],
    ['site-pages', 'site', 'site'],
  ])(
    'says that %s is not read without %s, which a workflow may set for some events',
    (name, other, value) => {
      const [text = ''] = { ...OWN, ...SELECTION }[name] ?? []
      const unread = (more: Readonly<Record<string, string>>) =>
        unreadInputs(readInputs(inputsOf({ [name]: text, ...more })))
      expect(unread({})).toEqual([`input "${name}" is not read: input "${other}" is not set`])
      expect(unread({ [other]: value })).toEqual([])
    },
  )

  it.each([
    ['tag', 'collect', 'true'],
    ['repair', 'collect', 'true'],
    ['comment', 'collect', 'true'],
    ['strict', 'collect', 'true'],
    ['package', 'collect', 'true'],
    ['attest', 'collect', 'true'],
    ['oci-username', 'collect', 'true'],
    ['collect', 'marks', 'true'],
    ['expose', 'marks', 'true'],
    ['tag', 'all-tags', 'true'],
    ['tag', 'release', 'pull-request'],
    ['all-tags', 'release', 'true'],
  ])('refuses %s beside %s, which ignores it', (name, other, value) => {
    const [text = ''] = { ...OWN, ...SELECTION }[name] ?? []
    expect(refusalOf(() => readInputs(inputsOf({ [name]: text, [other]: value })))).toMatch(
      new RegExp(`^INVALID_INPUT: input "${name}" is set, but input "${other}" is "${value}" \\| \\S`),
    )
  })

  it.each([
    ...['yes', 'tRUE', '1', 'on'].map((text) => ['dry-run', text, 'must be true or false | correct input ']),
    ...['Pages', 'deploy', '.yml', 'a b.yml', '-x.yml', '.github/workflows/deploy.yml', '../x.yml'].map(
      (text) => ['deploy', text, 'must be pages, or the file name of a workflow'],
    ),
    ...['0', '3601', '1e3'].map((text) => ['wait', text]),
    ['module-path', '../other'],
    ['release', 'merge'],
    ['package', 'zip'],
    ['expose', 'some'],
    ['attest', 'yes'],
    ['index-commit-by', 'hand'],
    ['git-ref', 'branch'],
  ])('names the input %s as the user typed it: %s', (name = '', value = '', must = '') => {
    expect(refusalOf(() => readInputs(inputsOf({ [name]: value })))).toContain(
      `INVALID_INPUT: input "${name}" is "${value}": ${must}`,
    )
  })

  it('names a value once', () =>
    expect(refusalOf(() => readInputs(inputsOf({ versions: 'newest' })))).toContain(
      'INVALID_INPUT: input "versions": "newest" must be a version constraint',
    ))

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

  it.each([
    ...CONFIG_KEYS.map((name) => [name, `set the key "${name}" in .module-registry.yml`] as const),
    ['next-version', /remove it: .*release:major, release:minor or release:patch/],
    ['check-label', /remove it: .*the output "required-bump"/],
  ] as const)('says what to do in the place of %s, which was an input: %s', (name, hint) => {
    const [gone, advice] = refusalOf(() => readInputs(inputsOf({ [name]: 'x' }))).split(' | ')
    expect(gone).toBe(`INVALID_INPUT: there is no input "${name}" any more`)
    expect(advice).toMatch(hint)
  })
})

it('readTokens gives the tokens, as they are sent, and those of other hosts, but no empty ones', () => {
  expect(readTokens(inputsOf({ 'index-token': ' a ', 'github-token': 'b' }), {})).toEqual(['a', 'b'])
  const environment = { MODULE_REGISTRY_TOKEN_git_acme_test: 'c', MODULE_REGISTRY_TOKEN: '' }
  expect(readTokens(inputsOf({ 'source-token': 'd' }), environment)).toEqual(['d', 'c'])
  expect(readTokens(inputsOf({ 'index-token': '', 'github-token': ' ' }), {})).toEqual([])
})

const HOME = { serverUrl: 'https://github.com', repository: 'acme/terraform-aws-vpc' }
const INPUTS = { 'index-branch': 'registry', 'github-token': 'run' }

describe('indexRepositoryOf', () => {
  it.each([
    [undefined, 'https://github.com/acme/terraform-aws-vpc.git', 'run'],
    ['acme/registry', 'https://github.com/acme/registry.git', 'run'],
    ['acme/registry.git', 'https://github.com/acme/registry.git', 'run'],
    ['https://github.com/acme/registry.git', 'https://github.com/acme/registry.git', 'run'],
    ...[
      'https://github.com.example.com/acme/registry.git',
      'https://git.example.com/acme/registry.git',
      'ssh://git@git.example.com/acme/registry.git',
      'git@git.example.com:acme/registry.git',
      'http://127.0.0.1:8080/acme/registry.git',
      'file:///srv/registry',
    ].map((url) => [url, url, undefined]),
  ])('finds %s at %s, and sends it the token of the run: %s', (repository, url, token) => {
    const request = { ...INPUTS, 'index-repository': repository }
    const target = { kind: 'git', remote: { url }, branch: 'registry' }
    expect(indexRepositoryOf(request, HOME)).toMatchObject({ target, token })
    expect(indexRepositoryOf({ ...request, 'index-token': 'own' }, HOME).token).toBe('own')
  })

  const NEITHER = ['registry', './registry', '/srv/registry.git', 'a/b/c', 'ext::sh -c id', '-u./x']
  it.each(NEITHER)('refuses %s', (repository) => {
    expect(refusalOf(() => indexRepositoryOf({ ...INPUTS, 'index-repository': repository }, HOME))).toBe(
      `INVALID_INPUT: input "index-repository" is "${repository}", which is neither owner/name nor a Git URL | write it as acme/registry or https://git.example.com/acme/registry.git`,
    )
  })
})
