import { rmSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { inspect } from 'node:util'
import { withTemporaryDirectory } from '../adapters/filesystem/temporary.ts'
import type { Environment } from '../adapters/git/git.ts'
import { trustAsGo } from '../adapters/http/transport.ts'
import { messageOf, quote, type Refusal, RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import { Progress } from '../base/progress.ts'
import { SecretMask, urlSecrets } from '../base/secret-mask.ts'
import { shellWord } from '../base/shell-word.ts'
import { systemRefusal } from '../base/system-error.ts'
import { type GitHubSettings, gitHubOf, parseRetrySeconds } from '../composition/forge.ts'
import { type Runtime, WriteProgress } from '../composition/runtime.ts'

export interface CommonFlags {
  readonly json?: boolean
  readonly quiet?: boolean
  readonly verbose?: boolean
  /** Of most commands: what hints name as `--index …`. */
  readonly index?: string
  /** Where the index comes from that no flag named. */
  readonly indexFrom?: string
}

export interface CommandOutcome {
  /** The one document that `--json` prints; undefined where the command printed it itself. */
  readonly json: object | undefined
  readonly text: string
  /** Printed on stderr; with at least one the exit code is 1. */
  readonly refusals?: readonly Refusal[]
}

/** Flags that contradict each other: INVALID_INPUT with exit code 2, as for flags that commander refuses. */
export class UsageError extends RegistryError {
  constructor(message: string, hint: string) {
    super('INVALID_INPUT', message, hint)
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
export async function runCommand(
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
    print(isDocument ? formatDocument(outcome.json, flags.index) : paintStatuses(text))
    for (const refusal of refusals) printRefusal(refusal, flags.index)
    process.exitCode = refusals.length > 0 ? 1 : 0
  } catch (error) {
    const refused = error instanceof RegistryError ? error : systemRefusal(error)
    const refusal = refused === undefined ? bug(error) : withOrigin(refused.toRefusal(), flags)
    if (flags.json) print(formatDocument({ error: refusal }, flags.index))
    printRefusal(refusal, flags.index)
    if (flags.verbose && error instanceof Error) printError(framesOf(error))
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

/**
 * Keeps the program alive where its output cannot be written. Where nobody reads any more (`… | head -1`) the work goes on in
 * silence, and its exit code stays; a full disk is an error.
 */
export function watchOutput(): void {
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
export function printUsageError(
  error: Error,
  { command, isJson }: { readonly command: string | undefined; readonly isJson: boolean },
): void {
  const message = error.message.replace(/^error: /, '').replaceAll('\n', ' ')
  const help = `run module-registry ${command === undefined ? '' : `${command} `}--help`
  const hint = REMOVED_FLAGS[message] ?? help
  const refusal =
    error instanceof UsageError ? error.toRefusal() : { code: 'INVALID_INPUT' as const, message, hint }
  if (isJson) print(formatDocument({ error: refusal }))
  printRefusal(refusal)
}

/**
 * JSON in which control and invisible characters are escaped: tags and paths come from outside, and a terminal would obey them. Hints
 * hold commands that can be pasted.
 * @param index that the command was given
 */
function formatDocument(document: object, index?: string): string {
  const complete = (key: string, value: unknown) =>
    key === 'hint' && typeof value === 'string' ? withIndex(value, index) : value
  return JSON.stringify(document, complete, 2).replaceAll(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/gu, (character) =>
    // UTF-16 code units, as JSON escapes them.
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )
}

function print(text: string): void {
  progress.clear()
  if (text !== '') process.stdout.write(`${secrets.apply(text)}\n`)
}

function printError(text: string): void {
  progress.clear()
  process.stderr.write(`${secrets.apply(text)}\n`)
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

/** The token of GitHub, and the time for its failures. Throws INVALID_INPUT. */
export function gitHubServer(environment: Environment): GitHubSettings {
  return {
    token: gitHubOf(environment).token,
    tokenName: 'GITHUB_TOKEN',
    retrySeconds: parseRetrySeconds(environment['MODULE_REGISTRY_RETRY_SECONDS']),
  }
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

/** Replaces a file as a whole. Throws INVALID_INPUT. */
export async function replaceFile(file: string, text: string): Promise<void> {
  try {
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
  } catch (cause) {
    throw new RegistryError(
      'INVALID_INPUT',
      `${quote(file)} cannot be written: ${messageOf(cause)}`,
      'name a file in a directory that exists and is writable',
      { cause },
    )
  }
}

/**
 * Reads a file that runs keep between them; undefined where there is none yet. Throws INVALID_INPUT.
 * @param required what to do where there must be one
 */
export async function readKeptFile(
  flag: string,
  file: string,
  required?: string,
): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && required === undefined) return undefined
    throw new RegistryError(
      'INVALID_INPUT',
      `${flag} names ${quote(file)}, which cannot be read: ${messageOf(error)}`,
      required ?? 'name a file that this user may read and write',
    )
  })
}
