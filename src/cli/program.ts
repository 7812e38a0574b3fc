import { readFileSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { inspect } from 'node:util'
import { Command, CommanderError, Help, InvalidArgumentError, type Option } from 'commander'
import { withTemporaryDirectory } from '../adapters/filesystem/temporary.ts'
import type { Environment } from '../adapters/git/git.ts'
import { trustAsGo } from '../adapters/http/transport.ts'
import { quote, type Refusal, RegistryError, withoutCommands } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import { Progress } from '../base/progress.ts'
import { SecretMask, urlSecrets } from '../base/secret-mask.ts'
import { shellWord } from '../base/shell-word.ts'
import { systemRefusal } from '../base/system-error.ts'
import { VERSION } from '../base/tool-version.ts'
import { type Runtime, WriteProgress } from '../composition/runtime.ts'
import { type CommandOutcome, type CommonFlags, UsageError } from './command.ts'

/** The program: its help, how a command is added to it, and how one is run. */

export const program = new Command('module-registry')
  .description(
    'Turns Git repositories of Terraform/OpenTofu modules into a static module registry. There is no server to run.',
  )
  .version(VERSION)
  // `check --version X` does not print the version of this program.
  .enablePositionalOptions()
  .exitOverride()
  .configureOutput({ outputError: () => {} })
  // The flags that every command takes come last.
  .configureHelp({
    groupItems(...items) {
      const groups = new Help().groupItems(...items)
      const common = groups.get('Options:')
      if (common !== undefined && groups.delete('Options:')) groups.set('Options:', common)
      return groups
    },
  })
  .hook('preAction', (_, self) => requireFlags(self))
  .addHelpText(
    'after',
    `
A registry in three commands:
  module-registry init    --index ./registry
  module-registry publish --index ./registry --tag v1.2.3 --repository ../terraform-aws-vpc
  module-registry serve   --index ./registry

MODULE_REGISTRY_INDEX is the index of commands without --index, else the working directory, if it is one.
MODULE_REGISTRY_TOKEN is the token for an index on a Git host; without it your own Git credentials are used.
MODULE_REGISTRY_USER is the user name that goes with it, where the host wants another than it is given.
Exit codes: 0 done, 1 refused or failed, 2 wrong flags.`,
  )

export const INDEX_FLAG = '--index <target>'
export const INDEX_HELP =
  'a Git remote (https://…, ssh://…, git@host:path, file://…, path/to/bare.git) with an optional #branch, or a directory'

export const REPOSITORY_FLAG = '--repository <dir>'
export const ENDPOINT_HELP = 'server of the object store, if it is not AWS (default: AWS_ENDPOINT_URL_S3)'
export const ADDRESSING_HELP =
  'where URLs have the bucket: path, or virtual for the name of the host; auto (default): path with an endpoint'
export const REGION_HELP = 'region of the bucket (default: AWS_REGION, else us-east-1)'

interface CommandSettings<Flags> {
  readonly description: string
  readonly examples: readonly string[]
  readonly load: () => Promise<(flags: Flags, runtime: Runtime) => Promise<CommandOutcome>>
}

/** Adds a command to the program, with its help and the flags that every command takes. */
export function command<Flags extends CommonFlags>(
  name: string,
  { description, examples, load }: CommandSettings<Flags>,
): Command {
  const lines = examples.map((example) => `  module-registry ${name} ${example}`.trimEnd())
  return program
    .command(name)
    .description(description)
    .addHelpText('after', `\n${lines.length === 1 ? 'Example' : 'Examples'}:\n${lines.join('\n')}`)
    .option('--json', 'print one JSON document on stdout')
    .option('-q, --quiet', 'no progress on stderr')
    .option('-v, --verbose', 'show the git commands that are run')
    .action(async (...values: unknown[]) => {
      // Commander passes the arguments, then the flags, then the command itself.
      const self = values.at(-1) as Command
      const named = self.registeredArguments.map((argument, at) => [argument.name(), values[at]])
      const flags: Flags = { ...self.opts<Flags>(), ...Object.fromEntries(named) }
      return runCommand(flags, async (runtime) => (await load())(flags, runtime))
    })
}

/** The index of a command without `--index`: that of the variable, else the working directory where it is one. */
function defaultIndex(): Pick<CommonFlags, 'index' | 'indexFrom'> | undefined {
  const index = process.env['MODULE_REGISTRY_INDEX'] ?? ''
  if (index !== '') return { index, indexFrom: 'MODULE_REGISTRY_INDEX' }
  try {
    const registry: unknown = JSON.parse(readFileSync('registry.json', 'utf8'))
    const isIndex = typeof registry === 'object' && registry !== null && 'format' in registry
    return isIndex ? { index: '.', indexFrom: 'the working directory' } : undefined
  } catch {
    return undefined
  }
}

/** Flags that a command cannot do without. Commander itself would name one before a flag that it does not know. */
const requiredFlags = new Set<Option>()

/** Throws UsageError. */
function requireFlags(self: Command): void {
  for (const option of self.options) {
    const name = option.attributeName()
    if (!requiredFlags.has(option) || self.getOptionValue(name) !== undefined) continue
    const message = `required option '${option.flags}' not specified`
    if (option.flags !== INDEX_FLAG)
      throw new UsageError(message, `run module-registry ${self.name()} --help`)
    const found = defaultIndex()
    if (found === undefined)
      throw new UsageError(
        `${message}, MODULE_REGISTRY_INDEX is not set, and the working directory is no index`,
        'name the index: --index ./registry, or export MODULE_REGISTRY_INDEX=./registry',
      )
    for (const [key, value] of Object.entries(found)) self.setOptionValue(key, value)
  }
}

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
  }
}

/** Runs the command that the arguments name, or says what is wrong with them, and sets the exit code. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  watchOutput()
  for (const option of program.commands.flatMap(({ options }) => options)) {
    if (!option.mandatory) continue
    requiredFlags.add(option.makeOptionMandatory(false))
  }
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError || error instanceof UsageError)) throw error
    // Without a command, commander has printed the help on stderr.
    const isHelp = 'exitCode' in error && (error.exitCode === 0 || error.code === 'commander.help')
    const command = program.commands.find((each) => each.name() === args[0])?.name()
    if (!isHelp) printUsageError(error, command, args.includes('--json'))
    process.exitCode = 'exitCode' in error && error.exitCode === 0 ? 0 : 2
  }
}

/** Of this process: all that it prints goes through it. */
const secrets = new SecretMask()

/** Of this process: what it prints takes the line of progress away first. */
const progress = new Progress({
  isTerminal: process.stderr.isTTY === true,
  now: () => performance.now(),
  write: (text) => process.stderr.write(text),
})

/** Runs a command, prints its result and sets the exit code. Nothing else prints results or sets the exit code. */
async function runCommand(
  flags: CommonFlags,
  work: (runtime: Runtime) => Promise<CommandOutcome>,
): Promise<void> {
  const environment = process.env
  for (const { secret, username } of secretsOf(environment)) secrets.add(secret, username)
  const log = consoleLog(flags)
  try {
    trustAsGo(environment)
    const outcome = await withTemporaryDirectory((temporary) => {
      const writes = new WriteProgress()
      endOnSignal(temporary, writes)
      return work({ environment, log, secrets, temporary, writes })
    })
    const refusals = outcome.refusals ?? []
    const text = withIndex(outcome.text, flags.index)
    const isDocument = flags.json && outcome.json !== undefined
    if (isDocument) printDocument(outcome.json, flags.index)
    else print(paintStatuses(text))
    for (const refusal of refusals) printRefusal(refusal, flags.index)
    process.exitCode = refusals.length > 0 ? 1 : 0
  } catch (error) {
    const refused = error instanceof RegistryError ? error : systemRefusal(error)
    const refusal = refused === undefined ? bug(error) : withOrigin(refused.toRefusal(), flags)
    if (flags.json) printDocument({ error: refusal }, flags.index)
    printRefusal(refusal, flags.index)
    if (flags.verbose && error instanceof Error) printError(framesOf(error))
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

/**
 * Keeps the program alive where its output cannot be written. Where nobody reads any more (`… | head -1`) the work goes on in
 * silence, and its exit code stays; a full disk is an error.
 */
function watchOutput(): void {
  process.stderr.on('error', () => {})
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return
    printRefusal(systemRefusal(error) ?? bug(error))
    process.exitCode = 1
  })
}

const REMOVED_FLAGS: Readonly<Record<string, string>> = {
  "unknown option '--downloads'":
    'leave --downloads out, and count in the access log: with --log-format json each download is a line with "route":"download"',
  "unknown option '--resume'":
    'leave --resume out: verify --packages looks at all versions; a pull request is verified by --base',
  "unknown option '--workers'":
    'leave --workers out: one process answers thousands of requests per second; for more, start several servers behind a load balancer',
}

/** Prints the refusal of flags, also of those that commander does not understand. The caller exits with code 2. */
function printUsageError(error: Error, command: string | undefined, isJson: boolean): void {
  const message = error.message.replace(/^error: /, '').replaceAll('\n', ' ')
  const help = `run module-registry ${command === undefined ? '' : `${command} `}--help`
  const hint = REMOVED_FLAGS[message] ?? help
  const refusal =
    error instanceof UsageError ? error.toRefusal() : { code: 'INVALID_INPUT' as const, message, hint }
  if (isJson) printDocument({ error: refusal })
  printRefusal(refusal)
}

/** Characters of a document that are masked and printed at once. Masking takes ten times their memory. */
const PRINTED_AT_ONCE = 64 * 1024

/** Levels of a document that are printed part by part: `results` and `index.changed` of a run of thousands of tags. */
const DIVIDED_DEPTH = 3

/**
 * Prints JSON in which control and invisible characters, and `##[`, are escaped: tags and paths come from outside, and a terminal or the
 * runner of a workflow would obey them.
 * Hints hold commands that can be pasted.
 * @param index that the command was given
 */
function printDocument(document: object, index?: string): void {
  progress.clear()
  const complete = (key: string, value: unknown) =>
    key === 'hint' && typeof value === 'string' ? withIndex(value, index) : value
  let text = ''
  const write = () => {
    const escaped = text.replaceAll(/[^\P{C}\n]|[\p{Zl}\p{Zp}]|(?<=##)\[/gu, escapeUnits)
    process.stdout.write(secrets.apply(escaped))
    text = ''
  }
  for (const part of jsonParts(document, complete)) {
    text += part
    if (text.length > PRINTED_AT_ONCE) write()
  }
  text += '\n'
  write()
}

/** UTF-16 code units, as JSON escapes them. */
function escapeUnits(character: string): string {
  const units = character.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
  return units.map((unit) => `\\u${unit}`).join('')
}

/** What `JSON.stringify` gives with an indentation of two, the elements of long lists one by one. */
function* jsonParts(
  value: unknown,
  complete: (key: string, value: unknown) => unknown,
  depth = 0,
): Generator<string> {
  const indentation = `\n${'  '.repeat(depth)}`
  if (depth === DIVIDED_DEPTH || typeof value !== 'object' || value === null)
    return yield JSON.stringify(value, complete, 2).replaceAll('\n', indentation)
  const isList = Array.isArray(value)
  const [start, end] = isList ? '[]' : '{}'
  let lead = start
  for (const [key, each] of isList ? value.entries() : Object.entries(value)) {
    if (each === undefined) continue
    yield `${lead}${indentation}  ${isList ? '' : `${JSON.stringify(key)}: `}`
    yield* jsonParts(complete(String(key), each), complete, depth + 1)
    lead = ','
  }
  yield lead === start ? `${start}${end}` : `${indentation}${end}`
}

function print(text: string): void {
  progress.clear()
  if (text !== '') process.stdout.write(`${shown(text)}\n`)
}

function printError(text: string): void {
  progress.clear()
  process.stderr.write(`${shown(text)}\n`)
}

/** What an index or a pull request holds is no command for the runner of a workflow. */
function shown(text: string): string {
  const masked = secrets.apply(text)
  return process.env['GITHUB_ACTIONS'] === 'true' ? withoutCommands(masked) : masked
}

function printRefusal({ code, message, hint }: Refusal, index?: string): void {
  const lines = [
    `${paint('red', `error[${code}]`)}: ${message}`,
    `${paint('bold', 'hint')}: ${withIndex(hint, index)}`,
  ]
  printError(lines.join('\n'))
}

/** A log on stderr, as stdout is for results. It is coloured as {@link paint} is. */
function consoleLog({ quiet, verbose }: CommonFlags): Log {
  return {
    info: (line) => void (quiet || printError(line)),
    warn: (line) => printError(`${paint('yellow', 'warning')}: ${line}`),
    debug: (line) => void (verbose && printError(paint('dim', line))),
    ...(quiet ? {} : { progress: (...state) => progress.show(...state) }),
  }
}

type Style = 'red' | 'yellow' | 'green' | 'dim' | 'bold'

/** The text in a style, or as it is where the stream is no terminal, or a dumb one, or NO_COLOR is set. https://no-color.org */
function paint(style: Style, text: string, stream: NodeJS.WriteStream = process.stderr): string {
  const isPlain = !stream.isTTY || (process.env['NO_COLOR'] ?? '') !== '' || process.env['TERM'] === 'dumb'
  if (isPlain) return text
  const [start, end] = inspect.colors[style] ?? [0, 0]
  return `\u001b[${start}m${text}\u001b[${end}m`
}

function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames.join('\n')
}

const STATUS_STYLES = new Map<string, Style>([
  ['published', 'green'],
  ['created', 'green'],
  ['updated', 'green'],
  ['built', 'green'],
  ['rendered', 'green'],
  ['planned', 'yellow'],
  ['refused', 'red'],
])

/** The result, with the status at the beginning of each line in its colour where stdout is a terminal. */
function paintStatuses(text: string): string {
  return text.replaceAll(/^[a-z]+(?= )/gm, (word) => {
    const style = STATUS_STYLES.get(word)
    return style === undefined ? word : paint(style, word, process.stdout)
  })
}

/** Any error that neither this tool nor the operating system expects is a bug of this tool. */
function bug(error: unknown): Refusal {
  return {
    code: 'INTERNAL',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    hint: 'this is a bug of module-registry: please report it with the command that you ran',
  }
}

const RUN_AGAIN = 'run the same command again: it finishes what this run began'

/**
 * When a signal ends the process, removes temporary files and says what is done and what is not. A command that handles signals
 * itself (serve) removes these listeners.
 */
function endOnSignal(temporary: string, writes: WriteProgress): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      rmSync(temporary, { recursive: true, force: true })
      const summary = writes.summary()
      printError(
        `interrupted by ${signal}${summary === '' ? '' : `: ${summary}`}\n${paint('bold', 'hint')}: ${RUN_AGAIN}`,
      )
      process.exit(128 + constants.signals[signal])
    })
  }
}

/** Says where the index comes from that is none, where no flag names it. */
function withOrigin({ code, message, hint }: Refusal, { index, indexFrom }: CommonFlags): Refusal {
  if (indexFrom === undefined || !/^INDEX_|^INVALID_INPUT$/.test(code)) return { code, message, hint }
  return { code, message: `${message} (the index ${quote(index ?? '')} is that of ${indexFrom})`, hint }
}

/** The text with commands that can be pasted: `--index …` names the index that the command was given. */
function withIndex(text: string, index: string | undefined): string {
  return index === undefined ? text : text.replaceAll('--index …', () => `--index ${shellWord(index)}`)
}

/** The variables that hold secrets, each with the user name that goes with it. */
const SECRET_VARIABLES =
  /^(?:MODULE_REGISTRY_TOKEN.*|GITHUB_TOKEN|GH_TOKEN|CI_JOB_TOKEN|MODULE_REGISTRY_OCI_PASSWORD|AWS_SECRET_ACCESS_KEY|AWS_SESSION_TOKEN|TF_TOKEN_.+)$/

/** Every secret in the environment, to be masked before anything else is done. */
function secretsOf(environment: Environment): { secret: string; username: string }[] {
  const usernames = new Map([['MODULE_REGISTRY_OCI_PASSWORD', environment['MODULE_REGISTRY_OCI_USERNAME']]])
  const named = Object.entries(environment)
    .filter(([name]) => SECRET_VARIABLES.test(name))
    .map(([name, secret = '']) => ({ secret, username: usernames.get(name) ?? 'x-access-token' }))
  const ofProxies = Object.entries(environment)
    .filter(([name]) => /^(?:https?|all)_proxy$/i.test(name))
    .flatMap(([, url = '']) => urlSecrets(url))
  return [...named, ...ofProxies.map((secret) => ({ secret, username: 'x-access-token' }))]
}
