import { spawn } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

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
