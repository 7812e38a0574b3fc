import {
  type ChildProcess,
  type ChildProcessWithoutNullStreams,
  type StdioOptions,
  spawn,
} from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { quote, RegistryError } from '../../base/error.ts'
import { getOrInsert } from '../../base/get-or-insert.ts'
import type { Log } from '../../base/log.ts'
import { noSpaceLeft, systemRefusal } from '../../base/system-error.ts'

/** Characters at the end of what a git that goes on running prints that are kept for an error. */
const MAX_STDERR_LENGTH = 16 * 1024

/** Time for one call of git that reaches a server and has no shorter limit. Then git is ended, and the command fails. */
const NETWORK_CALL_MS = 60 * 60_000

/** The environment variables of the whole program, handed in by an entry. */
export type Environment = Readonly<Record<string, string | undefined>>

interface CallBounds {
  /**
   * What git may reach: repositories on this machine, or servers. Without it git reaches nothing, so that it cannot fetch what
   * a partial clone lacks by itself, with the programs that the clone's configuration names.
   */
  readonly transport?: 'local' | 'network'
  readonly signal?: AbortSignal | undefined
  /** In bytes; a git that prints more is killed, and a last line of its `stderr` says so. */
  readonly maxOutput?: number
  /** A git that takes longer is killed with all that it has started, and a last line of its `stderr` says so. */
  readonly deadlineMs?: number
}

export interface GitCall extends CallBounds {
  /** The repository that git works on (GIT_DIR); without it git searches for one from `cwd`. */
  readonly gitDirectory?: string
  /** Index file of this call (GIT_INDEX_FILE), instead of the repository's own. */
  readonly indexFile?: string
  readonly cwd?: string
  readonly input?: string | AsyncIterable<string | Uint8Array>
  /** A file that git reads by itself, in place of `input`. */
  readonly inputFile?: string
  /** Configuration of this call alone; it reaches git by environment, so it may hold secrets. */
  readonly config?: readonly GitSetting[]
  /** Replaces the user's home, and with it the configuration and the credentials there. */
  readonly home?: string
}

export type GitSetting = readonly [key: string, value: string]

export interface GitResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const KEPT_VARIABLES =
  /^(PATH|HOME|TMPDIR|TEMP|TMP|XDG_CONFIG_HOME|GIT_CONFIG_GLOBAL|SSH_AUTH_SOCK|GIT_SSL_CAINFO|GIT_SSL_CAPATH|SSL_CERT_FILE|SSL_CERT_DIR|CURL_CA_BUNDLE|(https?|all|no)_proxy)$/i

/**
 * No hook, no file system monitor, no prompt and no transport helper may run, whatever the user's configuration says;
 * credential helpers may. https://git-scm.com/docs/git-config
 */
const SAFE_CONFIG: readonly GitSetting[] = [
  ['core.hooksPath', '/dev/null'],
  // Whatever a bare repository could name to be run is overruled here, so bare repositories are allowed.
  ['safe.bareRepository', 'all'],
  ['core.fsmonitor', 'false'],
  ['core.attributesFile', '/dev/null'],
  ['core.alternateRefsCommand', ':'],
  // Give up on a server that sends next to nothing for a minute.
  ['http.lowSpeedLimit', '1000'],
  ['http.lowSpeedTime', '60'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['protocol.version', '2'],
  ['fetch.recurseSubmodules', 'false'],
  ['push.recurseSubmodules', 'no'],
  ['push.gpgSign', 'false'],
  ['fastimport.unpackLimit', '0'],
  // How much of large packs and files git holds in memory: without limits, all of them.
  ['core.packedGitWindowSize', '8m'],
  ['core.packedGitLimit', '64m'],
  ['core.bigFileThreshold', '2m'],
  ['fetch.unpackLimit', '1'],
]

const SAFE_VARIABLES = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  // ssh has no limits of its own for a server that stops to answer.
  GIT_SSH_COMMAND:
    'ssh -o BatchMode=yes -o ConnectTimeout=60 -o ServerAliveInterval=15 -o ServerAliveCountMax=4',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_ATTR_NOSYSTEM: '1',
}

/** GIT_ALLOW_PROTOCOL overrules the configuration. https://git-scm.com/docs/git#Documentation/git.txt-GITALLOWPROTOCOL */
const PROTOCOLS = { none: '', local: 'file', network: 'http:https:ssh' } as const

/** What git says of a full disk; one of another machine is quoted behind `remote:`. */
const NO_SPACE = /^(?!remote:).*(?:No space left on device|Out of diskspace|Disk quota exceeded).*$/m

export interface GitProcess {
  readonly child: ChildProcessWithoutNullStreams
  /** Its exit code. Rejects with MISSING_PROGRAM. */
  readonly ended: Promise<number | null>
  /** The end of what it says of failures. */
  readonly stderr: () => string
}

/** Runs the system's git as child processes, with argv arrays, a reduced environment and safe settings. */
export class Git {
  readonly log: Log
  readonly environment: Environment
  /** Read once: a look through the environment of a process takes as long as the start of a child. */
  readonly #kept: Environment

  constructor(environment: Environment, log: Log) {
    this.environment = environment
    this.#kept = Object.fromEntries(Object.entries(environment).filter(([name]) => KEPT_VARIABLES.test(name)))
    this.log = log
  }

  /** Runs git to its end; a non-zero exit is a result. Throws MISSING_PROGRAM where there is no git, SYSTEM_REFUSED on a full disk. */
  run(args: readonly string[], call: GitCall = {}): Promise<GitResult> {
    return new Promise((resolve, reject) => {
      const child = this.#spawn(args, call)
      const stdout: Buffer[] = []
      const stderr: Buffer[] = []
      const limits = new CallLimits(child, call)
      child.stdout.on('data', (chunk: Buffer) => {
        if (limits.admits(chunk.length)) stdout.push(chunk)
      })
      child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk))
      child.on('error', (cause) => {
        limits.finish()
        reject(missingGit(cause))
      })
      child.on('close', (code) => {
        const ended = limits.finish()
        // A git that ends by itself just then has been cut off all the same.
        const result = {
          code: ended === '' ? (code ?? 1) : code || 1,
          stdout: textOf(stdout),
          stderr: textOf(stderr) + ended,
        }
        const [reason] = (result.code !== 0 && NO_SPACE.exec(result.stderr)) || []
        if (reason === undefined) resolve(result)
        else reject(noSpaceLeft(reason))
      })
      // A child that ends early closes its stdin; its exit code gives the reason, not the broken pipe.
      const { input = '', inputFile } = call
      if (inputFile === undefined)
        pipeline(typeof input === 'string' ? [input] : input, child.stdin).catch(() => {})
    })
  }

  /** Starts git and leaves its pipes to the caller. Throws SYSTEM_REFUSED. */
  start(
    args: readonly string[],
    call: Omit<GitCall, 'input' | 'inputFile' | 'signal' | 'maxOutput' | 'deadlineMs'>,
  ): GitProcess {
    const child = this.#spawn(args, call)
    let stderr = ''
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString()).slice(-MAX_STDERR_LENGTH)
    })
    // A child that ends early closes its stdin; its stderr gives the reason, not the broken pipe.
    child.stdin.on('error', () => {})
    const ended = new Promise<number | null>((resolve, reject) => {
      child.on('error', (cause) => reject(missingGit(cause)))
      child.on('close', resolve)
    })
    ended.catch(() => {})
    return { child, ended, stderr: () => stderr }
  }

  #spawn(args: readonly string[], call: GitCall): ChildProcessWithoutNullStreams {
    this.log.debug(`git ${args.join(' ')}`)
    const env = this.#childEnvironment(call)
    const file = call.inputFile === undefined ? undefined : openSync(call.inputFile, 'r')
    try {
      const stdio: StdioOptions = [file ?? 'pipe', 'pipe', 'pipe']
      const child = spawn('git', args, { cwd: call.cwd, env, stdio, detached: isGroup(call) })
      if (hasPipes(child)) return child
      child.on('error', () => {})
      throw tooManyFiles()
    } finally {
      if (file !== undefined) closeSync(file)
    }
  }

  #childEnvironment(call: GitCall): NodeJS.ProcessEnv {
    const settings = [...SAFE_CONFIG, ...(call.config ?? [])]
    const config = settings.flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, key],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ])
    return {
      ...this.#kept,
      ...SAFE_VARIABLES,
      GIT_ALLOW_PROTOCOL: PROTOCOLS[call.transport ?? 'none'],
      // The git on the other side of a local transport drops all settings of this call, and reads files alone.
      ...(call.transport === 'local' ? { GIT_CONFIG_NOSYSTEM: '1' } : {}),
      GIT_CONFIG_COUNT: String(settings.length),
      ...Object.fromEntries(config),
      ...(call.home === undefined
        ? {}
        : {
            HOME: call.home,
            XDG_CONFIG_HOME: call.home,
            GIT_CONFIG_GLOBAL: join(call.home, '.gitconfig'),
          }),
      ...(call.gitDirectory === undefined ? {} : { GIT_DIR: call.gitDirectory }),
      ...(call.indexFile === undefined ? {} : { GIT_INDEX_FILE: call.indexFile }),
    }
  }
}

/** Ends a git that prints too much, takes too long or is no longer wanted, and says why as git says its own reasons. */
class CallLimits {
  readonly #kill: () => void
  readonly #call: CallBounds
  readonly #timer: NodeJS.Timeout | undefined
  #left: number
  #reason = ''

  constructor(child: ChildProcess, call: CallBounds) {
    this.#call = call
    this.#kill = () => (isGroup(call) ? killGroup(child) : child.kill('SIGKILL'))
    this.#left = call.maxOutput ?? Number.POSITIVE_INFINITY
    const deadlineMs = call.deadlineMs ?? (call.transport === 'network' ? NETWORK_CALL_MS : undefined)
    this.#timer =
      deadlineMs === undefined
        ? undefined
        : setTimeout(() => this.#end(`no answer within ${deadlineMs / 1000} seconds`), deadlineMs)
    if (call.signal?.aborted) this.#kill()
    call.signal?.addEventListener('abort', this.#kill, { once: true })
  }

  /** Counts what git prints; false for what is too much. */
  admits(bytes: number): boolean {
    this.#left -= bytes
    if (this.#left < 0) this.#end(`more than ${this.#call.maxOutput} bytes of output`)
    return this.#left >= 0
  }

  /** Must be called when git has ended. Gives a last line for what it has printed, where a limit ended it. */
  finish(): string {
    clearTimeout(this.#timer)
    this.#call.signal?.removeEventListener('abort', this.#kill)
    return this.#reason
  }

  #end(reason: string): void {
    this.#reason = `\nfatal: ${reason}`
    this.#kill()
  }
}

/** A git that may be killed leads a process group: the helper that waits for a server is a child of git. */
function isGroup({ signal, maxOutput, deadlineMs }: CallBounds): boolean {
  return signal !== undefined || maxOutput !== undefined || deadlineMs !== undefined
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

/** Node.js gives a child without pipes where the process may open no more files, and reports the reason later. */
function hasPipes(child: ChildProcess): child is ChildProcessWithoutNullStreams {
  return child.stdout !== undefined && child.stdout !== null
}

function textOf(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString()
}

function missingGit(cause: unknown): RegistryError {
  return new RegistryError(
    'MISSING_PROGRAM',
    'the program "git" could not be started',
    `install Git ${MINIMUM_GIT_VERSION} or newer and make sure that it is on PATH`,
    { cause },
  )
}

function tooManyFiles(): Error {
  const cause = Object.assign(new Error('EMFILE: too many open files'), {
    code: 'EMFILE',
    syscall: 'spawn git',
    path: 'git',
  })
  return systemRefusal(cause) ?? cause
}

/** The oldest that the tests run with. */
const MINIMUM_GIT_VERSION = '2.39'

/** What `git version` gives, which is asked once for an environment. */
const versions = new WeakMap<Environment, Promise<GitResult>>()

/** Gives the same Git, which is there, runs and is new enough. Throws MISSING_PROGRAM. */
export async function requireGit(git: Git): Promise<Git> {
  const version = getOrInsert(versions, git.environment, () => git.run(['version']))
  const { code, stdout, stderr } = await version
  // It reads the user's configuration first.
  if (code !== 0)
    throw new RegistryError(
      'MISSING_PROGRAM',
      `this machine's git does not run: ${quote(stderr.trim())}`,
      'repair what git names, such as the file of GIT_CONFIG_GLOBAL, until "git version" prints its version',
    )
  const [, major, minor] = /(\d+)\.(\d+)/.exec(stdout) ?? []
  const [neededMajor, neededMinor] = MINIMUM_GIT_VERSION.split('.').map(Number)
  const isNewer = Number(major) > Number(neededMajor)
  if (isNewer || (Number(major) === neededMajor && Number(minor) >= Number(neededMinor))) return git
  throw new RegistryError(
    'MISSING_PROGRAM',
    `this machine's git is too old: ${quote(stdout.trim())}`,
    `install Git ${MINIMUM_GIT_VERSION} or newer and make sure that it comes first on PATH`,
  )
}

/**
 * Makes a bare repository without refs and objects, and returns its directory. Its files are written by hand: `git init` is one
 * more child process, and copies the user's template with its hooks. https://git-scm.com/docs/gitrepository-layout
 * @param prefix of the directory
 * @param config more lines of its config file
 */
export function makeBareRepository(prefix: string, config: string): string {
  const directory = mkdtempSync(prefix)
  for (const name of ['objects', 'objects/info', 'refs']) mkdirSync(join(directory, name))
  writeFileSync(join(directory, 'HEAD'), 'ref: refs/heads/main\n')
  const core = '[core]\n\trepositoryFormatVersion = 1\n\tbare = true\n'
  writeFileSync(join(directory, 'config'), `${core}${config}`)
  return directory
}

/** Makes a bare repository below `temporary` that has no refs, and no objects but those of these object directories. */
export function makeBorrowingRepository(objectsDirectories: readonly string[], temporary: string): string {
  // A commit graph or a list of packs is only a shortcut, and a borrowed directory could hold a wrong one.
  const directory = makeBareRepository(join(temporary, 'objects-'), '[core]\n\tcommitGraph = false\n')
  const lines = objectsDirectories.map(
    (path) => `"${path.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"\n`,
  )
  writeFileSync(join(directory, 'objects', 'info', 'alternates'), lines.join(''))
  return directory
}
