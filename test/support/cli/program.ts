import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, statSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { atEnd, endProgram, temporaryDirectory } from '../temporary.ts'
import { canRunHere, runCliHere } from './in-process.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export interface ProgramOptions {
  readonly cwd?: string
  /** The whole environment of the child; without it the child gets that of the tests. */
  readonly env?: Environment
  readonly input?: string | Uint8Array
  /** Milliseconds until the program and its children are killed; below vitest's own limit, so that its output is seen. */
  readonly timeout?: number
  /** Kills the program and its children at once. */
  readonly signal?: AbortSignal
}

export interface ProgramResult {
  /** Exit code; 124 after a timeout, 128 when another signal ended the program. */
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const DEFAULT_TIMEOUT = 50_000

/** Absolute path of the program on PATH, or undefined. */
export function programPath(name: string): string | undefined {
  const candidates = (process.env['PATH'] ?? '').split(delimiter).map((directory) => join(directory, name))
  return candidates.find(isExecutable)
}

/** For `it.skipIf(!hasProgram('unzip'))('… (needs unzip)', …)`. CI skips nothing: there, throws where the program is missing. */
export function hasProgram(name: string): boolean {
  if (programPath(name) !== undefined) return true
  if (process.env['CI'] === undefined) return false
  throw new Error(`${name} is missing, and CI runs every test: install it in .ci/run`)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** Runs a program to its end; any exit is a result. Rejects only when the program cannot be started. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    // Detached makes it the leader of a process group, so that a timeout ends grandchildren (terraform's git) as well.
    const child = spawn(command, args, { cwd: options.cwd, env: options.env ?? process.env, detached: true })
    const stdout: Buffer[] = []
    const stderr: Buffer[] = []
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }, options.timeout ?? DEFAULT_TIMEOUT)
    const kill = () => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'))
    options.signal?.addEventListener('abort', kill, { once: true })
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk))
    child.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      options.signal?.removeEventListener('abort', kill)
      resolve({
        code: timedOut ? 124 : (code ?? 128),
        stdout: Buffer.concat(stdout).toString(),
        stderr: Buffer.concat(stderr).toString(),
      })
    })
    // A program that ends early closes its stdin; its exit code says what happened, not the broken pipe.
    child.stdin.on('error', () => {})
    child.stdin.end(options.input ?? '')
  })
}

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

export type CliServer = Awaited<ReturnType<typeof startServeForTest>>

/** Starts `serve --port 0 --json` and waits until it listens. It ends with the test. Throws with its output where it ends before. */
export async function startServeForTest(args: readonly string[], call: CliCall = {}) {
  const { env } = await cliEnvironment(call.env)
  const words = ['serve', '--host', '127.0.0.1', '--port', '0', '--json', ...args]
  const child = spawn(process.execPath, [await builtEntry(), ...words], { env, cwd: call.cwd })
  atEnd(() => endProgram(child))
  let stdout = ''
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk))
  const ended = once(child, 'close').then(([code]) => ({ code: code ?? 128, stdout, stderr }))
  const line = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([text]) => String(text)),
    ended.then(() => undefined),
  ])
  if (line === undefined) throw new Error(`serve ${args.join(' ')} ended: ${stderr}`)
  stdout = `${line}\n`
  const { url }: { url: string } = JSON.parse(line)
  return {
    /** What the server says it listens on. */
    url,
    port: Number(new URL(url).port),
    pid: child.pid ?? 0,
    /** What it has said on stderr so far. */
    log: () => stderr,
    /** Sends the signal, after which it answers no new requests, and waits for the end; may be called twice. */
    stop: (signal: NodeJS.Signals = 'SIGINT'): Promise<ProgramResult> => {
      child.kill(signal)
      return ended
    },
  }
}
