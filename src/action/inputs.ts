import { z } from 'zod'
import type { DeploymentOption } from '../adapters/github/repository.ts'
import { quote, type Refusal, RegistryError } from '../base/error.ts'
import { checkedText, parseOptions } from '../base/schema.ts'
import { urlSecrets } from '../base/secret-mask.ts'
import { parseNamePattern } from '../collect/registry-config.ts'
import { parseBranch } from '../composition/index-store.ts'
import { parseOwnUrl } from '../index/format/registry-url.ts'
import { FORGE_NAMES, type Forge } from '../module/forge.ts'
import { CONFIG_PATH, type SelectionOptions, selectionOptions } from '../publish/config.ts'
import { EXPOSURES } from '../publish/exposure.ts'
import { INITIAL_VERSION, parseInitialVersion, parsePreRelease } from '../release/next-version.ts'
import { PAGES, PROFILES } from '../site/profile.ts'

/** Characters of a token or password in an input. A longer one is INVALID_INPUT. */
const MAX_TOKEN_LENGTH = 16_384

/** The inputs that action.yml declares. A test compares the two. */

/** https://yaml.org/spec/1.2.2/#10212-boolean */
const flag = z
  .string()
  .regex(/^(?:true|True|TRUE|false|False|FALSE)$/, 'must be true or false')
  .transform((text) => text.toLowerCase() === 'true')
const text = z.string()

/** `pages`, or the file name of a workflow. */
function parseDeployment(text: string): DeploymentOption {
  if (text === 'pages') return { kind: 'pages' }
  if (/^[A-Za-z0-9][\w.-]*\.ya?ml$/.test(text)) return { kind: 'workflow', workflow: text }
  throw new Error('must be pages, or the file name of a workflow such as deploy.yml')
}

const runOptions = z.strictObject({
  tag: text.optional(),
  'all-tags': flag.default(false),
  /** What a push to the default branch does: it releases what changed, or keeps a pull request that releases it. */
  release: z
    .union([flag, z.literal('pull-request')], { error: 'must be true, false or pull-request' })
    .default(false),
  'pre-release': checkedText(parsePreRelease).optional(),
  'initial-version': checkedText(parseInitialVersion).default(INITIAL_VERSION),
  config: text.optional(),
  'keep-going': flag.default(false),
  strict: flag.default(false),
  collect: flag.default(false),
  marks: flag.default(false),
  only: checkedText(parseNamePattern).optional(),
  'source-token': text.optional(),
  /** `owner/name` on the server of the run, or a Git URL; without it the repository of the run. */
  'index-repository': text.optional(),
  'index-branch': checkedText(parseBranch).default('registry'),
  'index-url': checkedText(parseOwnUrl).optional(),
  'index-token': text.optional(),
  'github-token': text.optional(),
  forge: z.enum(FORGE_NAMES).optional(),
  'oci-username': text.optional(),
  'oci-password': text.optional(),
  repair: flag.default(false),
  'index-commit-by': z.enum(['push', 'api', 'pull-request']).default('push'),
  expose: z.enum(EXPOSURES).default('none'),
  check: flag.default(false),
  attest: z.enum(['off', 'try', 'require']).default('off'),
  wait: z
    .string()
    .regex(/^(?:[1-9]\d{0,2}|[1-2]\d{3}|3[0-5]\d{2}|3600)$/, 'must be a number of seconds from 1 to 3600')
    .transform(Number)
    .optional(),
  deploy: checkedText(parseDeployment).optional(),
  comment: flag.default(false),
  'dry-run': flag.default(false),
  site: text.optional(),
  'site-pages': z.enum(PAGES).default('versions'),
  'site-profile': z.enum(PROFILES).default('website'),
})

export type Inputs = Readonly<z.output<typeof runOptions>> & { readonly selection: SelectionOptions }

/** Options of a publish that only the config file has: no input, and no hint with one. */
export const CONFIG_KEYS: readonly string[] = [
  'oci-tags',
  'package-url',
  'package-public-url',
  'package-endpoint',
  'package-region',
  'package-addressing',
]

const PUBLISH_NAMES = Object.keys(selectionOptions.shape).filter((name) => !CONFIG_KEYS.includes(name))

export const INPUT_NAMES: readonly string[] = [...PUBLISH_NAMES, ...Object.keys(runOptions.shape)]

/** `getInput` of `@actions/core`: the text of an input, trimmed; `''` where it is not set. */
export type InputReader = (name: string) => string

/** Reads all inputs; an empty one is absent. Throws INVALID_INPUT, naming the input. */
export function readInputs(getInput: InputReader): Inputs {
  const texts = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, getInput(name) || undefined]))
  const called = (name: string) => `input "${name}"`
  for (const name of TOKEN_INPUTS) refuseLongToken(name, getInput(name))
  refuseRemoved(getInput)
  const selection = parseOptions(selectionOptions, texts(PUBLISH_NAMES), called)
  const run = parseOptions(runOptions, texts(Object.keys(runOptions.shape)), called)
  refuseContradictions({ ...run, ...selection })
  return Object.freeze({ ...run, selection })
}

const REMOVED_INPUTS: Readonly<Record<string, string>> = {
  'next-version':
    'remove it: the interface gives the number; a label of the pull request asks for more: release:major, release:minor or release:patch',
  'check-label':
    'remove it: the interface gives the number, and no pull request has to declare it; the output "required-bump" says it to later steps',
  ...Object.fromEntries(
    CONFIG_KEYS.map((name) => [
      name,
      `set the key "${name}" in ${CONFIG_PATH} of the tagged commit, or in a file that an earlier step writes and the input "config" names`,
    ]),
  ),
}

function refuseRemoved(getInput: InputReader): void {
  for (const [name, hint] of Object.entries(REMOVED_INPUTS))
    if (getInput(name) !== '')
      throw new RegistryError('INVALID_INPUT', `there is no input "${name}" any more`, hint)
}

const TOKEN_INPUTS = ['index-token', 'github-token', 'source-token', 'oci-password']

/** Neither a program nor a server takes it, and the refusals of both say something else. */
function refuseLongToken(name: string, { length }: string): void {
  if (length <= MAX_TOKEN_LENGTH) return
  throw new RegistryError(
    'INVALID_INPUT',
    `input "${name}" has ${length} characters, more than the ${MAX_TOKEN_LENGTH} of the longest token`,
    'give it the token alone, not a file or a list',
  )
}

interface Rule {
  readonly names: readonly string[]
  readonly other: string
  /** Where these mean nothing: the other one is not set, is set, or has this value. */
  readonly is: 'not' | 'set' | 'pull-request'
  readonly fix: (name: string) => string
}

/** What every run reads. */
const SHARED =
  'config dry-run forge github-token index-repository index-branch index-url index-token index-commit-by deploy site site-pages site-profile'

function readsOnly(work: 'collect' | 'marks', own: string, why: string): Rule {
  const read = `${SHARED} ${work} ${own}`.split(' ')
  const names = INPUT_NAMES.filter((name) => !read.includes(name))
  return { names, other: work, is: 'set', fix: (name) => `remove "${name}": ${why}` }
}

/** Inputs that contradict each other. The first rule that is broken is the refusal. */
const RULES: readonly Rule[] = [
  {
    names: ['wait', 'deploy'],
    other: 'index-commit-by',
    is: 'pull-request',
    fix: (name) => `remove "${name}": nothing can be installed before the pull request is merged`,
  },
  {
    names: ['collect', 'marks'],
    other: 'index-commit-by',
    is: 'pull-request',
    fix: () =>
      'set index-commit-by: push or api: a collection and marks are the work of the owners of the index',
  },
  readsOnly('marks', '', 'this step applies marks and does nothing else'),
  readsOnly(
    'collect',
    'only source-token expose keep-going',
    'registry.yml says what is collected; the rest is for a run in the module repository',
  ),
  { names: ['tag'], other: 'all-tags', is: 'set', fix: () => 'set one of the two' },
  {
    names: ['tag', 'all-tags'],
    other: 'release',
    is: 'set',
    fix: () => 'set one of the two: a release makes its tags',
  },
  {
    names: ['wait'],
    other: 'index-url',
    is: 'not',
    fix: () => 'set index-url to the public URL of the registry, such as https://modules.example.com',
  },
]

/** Inputs that are read only beside another one, which a workflow may set for some of its events. */
const READ_BESIDE: Readonly<Record<string, string>> = {
  only: 'collect',
  'source-token': 'collect',
  strict: 'all-tags',
  versions: 'all-tags',
  'pre-release': 'release',
  'initial-version': 'release',
  'site-pages': 'site',
  'site-profile': 'site',
}

const DEFAULTS: Readonly<Record<string, unknown>> = runOptions.parse({})

const isSet = (inputs: Readonly<Record<string, unknown>>, name: string) => inputs[name] !== DEFAULTS[name]

function refuseContradictions(inputs: Readonly<Record<string, unknown>>): void {
  for (const { names, other, is, fix } of RULES) {
    const isBroken = is === 'pull-request' ? inputs[other] === is : isSet(inputs, other) === (is === 'set')
    const name = isBroken ? names.find((each) => isSet(inputs, each)) : undefined
    if (name === undefined) continue
    const what = is === 'not' ? 'is not' : `is ${quote(String(inputs[other]))}`
    throw new RegistryError(
      'INVALID_INPUT',
      `input "${name}" is set, but input "${other}" ${what}`,
      fix(name),
    )
  }
}

/** A line for each input that this run does not read. */
export function unreadInputs({ selection, ...run }: Inputs): string[] {
  const inputs = { ...run, ...selection }
  return Object.entries(READ_BESIDE)
    .filter(([name, other]) => isSet(inputs, name) && !isSet(inputs, other))
    .map(([name, other]) => `input "${name}" is not read: input "${other}" is not set`)
}

/** What an input asks of the server of the workflow, and what works on a server that lacks it. */
const NEEDS: readonly {
  readonly input: 'index-commit-by' | 'release' | 'deploy' | 'comment' | 'attest'
  readonly asks: (inputs: Inputs) => boolean
  readonly has: (forge: Forge) => boolean
  readonly fix: string
}[] = [
  {
    input: 'index-commit-by',
    asks: (inputs) => inputs['index-commit-by'] === 'api',
    has: ({ hasGraphql }) => hasGraphql,
    fix: 'set index-commit-by: push, or pull-request',
  },
  {
    input: 'index-commit-by',
    asks: (inputs) => inputs['index-commit-by'] === 'pull-request',
    has: ({ hasApi }) => hasApi,
    fix: 'set index-commit-by: push',
  },
  {
    input: 'release',
    asks: ({ release }) => release === 'pull-request',
    has: ({ hasApi }) => hasApi,
    fix: 'set release: true',
  },
  {
    input: 'deploy',
    asks: ({ deploy }) => deploy?.kind === 'pages',
    has: ({ hasPages }) => hasPages,
    fix: 'name a workflow that deploys the index, such as deploy.yml, or remove "deploy"',
  },
  {
    input: 'deploy',
    asks: ({ deploy }) => deploy !== undefined,
    has: ({ hasApi }) => hasApi,
    fix: 'remove "deploy"',
  },
  { input: 'comment', asks: ({ comment }) => comment, has: ({ hasApi }) => hasApi, fix: 'remove "comment"' },
  {
    input: 'attest',
    asks: ({ attest }) => attest === 'require',
    has: ({ hasAttestations }) => hasAttestations,
    fix: 'set attest: off',
  },
]

/** INVALID_INPUT, before anything is written, for what the server of the workflow cannot do. */
export function refuseLacking(inputs: Inputs, forge: Forge): void {
  const lacking = NEEDS.find(({ asks, has }) => asks(inputs) && !has(forge))
  if (lacking === undefined) return
  const { input, fix } = lacking
  const value = input === 'deploy' ? (inputs.deploy?.kind ?? '') : String(inputs[input])
  throw new RegistryError(
    'INVALID_INPUT',
    `input "${input}" is ${quote(value)}, which ${forge.title} cannot do`,
    fix,
  )
}

/** Every secret in the inputs and the environment of the run, to be masked before anything else is done. */
export function readTokens(getInput: InputReader, environment: NodeJS.ProcessEnv): string[] {
  const inputs = TOKEN_INPUTS.map(getInput)
  const ofHosts = Object.keys(environment).filter((name) => name.startsWith('MODULE_REGISTRY_TOKEN'))
  const others = [...ofHosts, 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'].map((name) => environment[name] ?? '')
  const proxies = Object.keys(environment).filter((name) => /^(?:https?|all)_proxy$/i.test(name))
  const urls = [
    ...[...INPUT_NAMES, ...CONFIG_KEYS].map(getInput),
    ...proxies.map((name) => environment[name] ?? ''),
  ]
  return [...inputs, ...others, ...urls.flatMap(urlSecrets)].filter((token) => token !== '')
}

/** Hints are written in flags of the command line. In a workflow the same is said in inputs. */

const RENAMED: Readonly<Record<string, string>> = {
  url: 'index-url',
  index: 'index-repository',
}

/** The URL that a command would set; a whole command, which stays as it is; or a flag with its value. */
const FLAG =
  /module-registry init --index … --url (?<url>[^\s,;]+)|(?<command>module-registry [^;`]+)|--(?<flag>[a-z][a-z-]*)(?: (?<value>(?!(?:and|in|or|out|with)\b)[^\s,;()-][^\s,;()]*))?/g

/** The text with `package: git` for `--package git`. */
export function namingInputs(text: string): string {
  return text.replaceAll(FLAG, (found, ...rest) => {
    const { url, flag, value } = rest.at(-1) as Readonly<Record<string, string | undefined>>
    if (url !== undefined) return `index-url: ${url}`
    const input = flag === undefined ? undefined : (RENAMED[flag] ?? flag)
    if (input !== undefined && CONFIG_KEYS.includes(input))
      return value === undefined
        ? `the key "${input}" of ${CONFIG_PATH}`
        : `${input}: ${value} in ${CONFIG_PATH}`
    if (input === undefined || !INPUT_NAMES.includes(input)) return found
    return value === undefined ? `input "${input}"` : `${input}: ${value}`
  })
}

/** The refusal with a hint for the author of a workflow. */
export function inputHint({ code, message, hint }: Refusal): Refusal {
  const plain = hint
    .replaceAll(/ \(action input "[\w-]+"[^)]*\)/g, '')
    .replaceAll(/\w+, or the action input ("[\w-]+")/g, 'input $1')
  return { code, message, hint: namingInputs(plain) }
}
