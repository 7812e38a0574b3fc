import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDirectory } from '../temporary.ts'
import { canRunHere, runCliHere } from './in-process.ts'
import { type Environment, type ProgramResult, runProgram } from './program.ts'

export interface CliCall {
  readonly cwd?: string
  /** Wins over the few variables that the program needs; the caller's own environment is not handed on. */
  readonly env?: Environment
  /** The Node binary; the one that runs the tests without it. */
  readonly node?: string
  /** The program's own file; the built command line without it. */
  readonly entry?: string
  /** Milliseconds that the run may take; a longer one fails the test. */
  readonly timeout?: number
  /** Milliseconds until the whole process group is killed, which is a result: 124. */
  readonly killAfter?: number
  /** Kills the program, which is a result. */
  readonly signal?: AbortSignal
}

export interface CliResult extends ProgramResult {
  /** The one document of `--json`. Throws where stdout is anything else. */
  json(): unknown
}

/**
 * Runs the built command line to its end, in a home of its own; any exit is a result. Throws where a run that was not killed
 * leaves temporary files behind.
 */
export async function runCli(args: readonly string[], call: CliCall = {}): Promise<CliResult> {
  const { env, temporary } = await cliEnvironment(call.env)
  const { entry, node, cwd, killAfter, signal } = call
  const timeout = killAfter ?? call.timeout
  const isPlain = [entry, node, timeout, signal].every((each) => each === undefined) && args[0] !== 'serve'
  const isHere = isPlain && canRunHere(env)
  const result = isHere
    ? await runCliHere(args, env, cwd)
    : await runProgram(node ?? process.execPath, [entry ?? (await builtEntry()), ...args], {
        env,
        ...(cwd === undefined ? {} : { cwd }),
        ...(timeout === undefined ? {} : { timeout }),
        ...(signal === undefined ? {} : { signal }),
      })
  const isKilled = result.code === 124
  if (isKilled && killAfter === undefined)
    throw new Error(`module-registry ${args.join(' ')} does not end: ${result.stderr}`)
  const left = isKilled || signal?.aborted ? [] : await readdir(temporary)
  if (left.length > 0) throw new Error(`module-registry ${args.join(' ')} left ${left.join(', ')} in TMPDIR`)
  return { ...result, json: () => JSON.parse(result.stdout) as unknown }
}

/** Runs a command that must do its work; throws with its output where it does not. */
export async function runCliWell(args: readonly string[], call: CliCall = {}): Promise<CliResult> {
  const result = await runCli(args, call)
  if (result.code !== 0) throw new Error(`module-registry ${args.join(' ')}: ${result.stderr}`)
  return result
}

/** A file whose runs are all in its own process needs no build. */
const builtEntry = async () => (await import('../built-entry.ts')).CLI_ENTRY

export async function cliEnvironment(extra: Environment = {}) {
  const home = await temporaryDirectory()
  const temporary = join(home, 'tmp')
  await mkdir(temporary)
  return { env: { PATH: process.env['PATH'], HOME: home, TMPDIR: temporary, ...extra }, temporary }
}

/** The arguments of a command line, where a value is one word and a list is its words: argv`publish --tag ${tag} ${flags}`. */
export function argv(texts: TemplateStringsArray, ...values: readonly (string | readonly string[])[]) {
  const left = values.values()
  const next = () => left.next().value ?? ''
  const words = texts.join('\0').split(/\s+/).filter(Boolean)
  return words.flatMap((word) => (word === '\0' ? next() : word.replaceAll('\0', () => String(next()))))
}

/** What `publish --json` prints, as far as tests look into it. */
export interface PrintedReport {
  readonly results: readonly {
    status: string
    address: string
    version: string
    tag: string
    error?: { code: string }
  }[]
  readonly index: { readonly commit: string | null; readonly changed: readonly string[] }
}

export function reportOf(result: CliResult): PrintedReport {
  return result.json() as PrintedReport
}

/** `published acme/vpc/aws 1.0.0`, sorted. */
export function releasesOf(result: CliResult): string[] {
  return reportOf(result)
    .results.map(({ status, address, version }) => `${status} ${address} ${version}`)
    .sort()
}
