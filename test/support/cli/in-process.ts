import type { ChildProcess } from 'node:child_process'
import { channel } from 'node:diagnostics_channel'
import type { EventEmitter } from 'node:events'
import { pathToFileURL } from 'node:url'
import { constants, Script } from 'node:vm'
import type { Command } from 'commander'
import type { Environment, ProgramResult } from './program.ts'

/** What a program would have of a process of its own. */
interface RunHere {
  readonly env: Environment
  readonly cwd: string | undefined
  /** Runs the program; throws what would end a process. */
  readonly work: (output: { stdout: string; stderr: string }) => Promise<unknown>
}

/** Events that a program listens to until its process ends. */
const EVENTS = ['SIGINT', 'SIGTERM', 'error'] as const

/** Milliseconds in which the programs that a run has started end after it: git at the end of its input, for example. */
const LAST_PROGRAM_MS = 5_000

let isRunning = false

/**
 * Whether a run can be here: there is no other one, its programs are those of the tests, and no variable is one that Node.js or the
 * first git reads, but for the authority of all tests.
 */
export function canRunHere(env: Environment): boolean {
  const isPlain = Object.entries(env).every(
    ([name, value]) =>
      !/^(NODE_|SSL_|GIT_CONFIG)/.test(name) ||
      (name === 'NODE_EXTRA_CA_CERTS' && value === process.env['NODE_EXTRA_CA_CERTS']),
  )
  return !isRunning && isPlain && env['PATH'] === process.env['PATH']
}

/**
 * Runs a program in this process, in a quarter of the processor time. Environment, output, exit code and working directory are
 * those of the run until it ends, so one run goes on at a time. What is about the process itself takes one of its own.
 */
async function runHere({ env, cwd, work }: RunHere): Promise<ProgramResult> {
  isRunning = true
  const output = { stdout: '', stderr: '' }
  const programs = new Set(readers)
  const restore = takeProcess(output, env, cwd)
  try {
    process.exitCode = undefined
    await work(output)
    await untilEnded(programs, output)
    return { code: Number(process.exitCode ?? 0), ...output }
  } finally {
    restore()
    isRunning = false
  }
}

/** Programs that read objects until they are closed; each counts from its start. */
const readers = new Set<ChildProcess>()

channel('child_process').subscribe((message) => {
  const { process: child } = message as { readonly process: ChildProcess }
  // Its arguments are not known before it is started.
  setImmediate(() => {
    if (child.spawnargs.includes('cat-file') && child.exitCode === null) readers.add(child)
  })
  child.once('exit', () => readers.delete(child))
})

/** Throws where the run leaves a program behind that it has started, as that would keep its process from its end. */
async function untilEnded(before: ReadonlySet<ChildProcess>, { stderr }: { readonly stderr: string }) {
  const deadline = performance.now() + LAST_PROGRAM_MS
  while ([...readers].some((each) => !before.has(each))) {
    if (performance.now() > deadline) throw new Error(`a program of the run does not end: ${stderr}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** The import of Node.js itself: that of a test would be transformed. */
const nativeImport: (url: string) => Promise<unknown> = new Script('(url) => import(url)', {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
}).runInThisContext()

type ActionEntry = typeof import('../../../src/action/index.ts')

/** The built actions that are loaded. Each is loaded once: modules stay in memory, and a large process starts programs slowly. */
const loaded = new Map<string, ActionEntry>()

/** Runs a built action, which does its work when it is loaded. */
export async function runActionHere(entry: string, env: Environment, cwd: string): Promise<ProgramResult> {
  const work = async () => {
    const action = loaded.get(entry)
    if (action === undefined)
      loaded.set(entry, (await nativeImport(pathToFileURL(entry).href)) as ActionEntry)
    else await new action.Action().run()
  }
  return runHere({ env, cwd, work })
}

/** Runs the command line, from src. */
export function runCliHere(args: readonly string[], env: Environment, cwd: string | undefined) {
  return runHere({
    env,
    cwd,
    async work(output) {
      const { runCommandLine } = await loadCommandLine()
      output.stdout = ''
      process.exitCode = undefined
      await runCommandLine(args)
    },
  })
}

/** The entry adds the commands, and runs the arguments of the process: it prints the version. */
async function loadCommandLine() {
  const { runCommandLine, program } = await import('../../../src/cli/program.ts')
  if (program.commands.length === 0) {
    const { argv } = process
    process.argv = [...argv.slice(0, 2), '--version']
    await import('../../../src/cli/index.ts')
    process.argv = argv
  }
  return { runCommandLine, program }
}

/** Gives the process to a run; the result takes it back. */
function takeProcess(output: { stdout: string; stderr: string }, env: Environment, cwd: string | undefined) {
  const before = { env: { ...process.env }, exitCode: process.exitCode, cwd: process.cwd() }
  const emitters: readonly EventEmitter[] = [process, process.stdout, process.stderr]
  const listeners = emitters.map((emitter) => EVENTS.map((event) => emitter.listeners(event)))
  const writes = (['stdout', 'stderr'] as const).map((name) => {
    const { write } = process[name]
    process[name].write = (text: unknown) => {
      output[name] += String(text)
      return true
    }
    return () => Object.assign(process[name], { write })
  })
  setEnvironment(env)
  if (cwd !== undefined) process.chdir(cwd)
  return () => {
    for (const write of writes) write()
    for (const [at, emitter] of emitters.entries())
      for (const [of, event] of EVENTS.entries())
        for (const listener of emitter.listeners(event) as (() => void)[])
          if (!listeners[at]?.[of]?.includes(listener)) emitter.removeListener(event, listener)
    if (cwd !== undefined) process.chdir(before.cwd)
    process.exitCode = before.exitCode
    setEnvironment(before.env)
  }
}

/** Key by key: Node.js itself reads TMPDIR from what the system has. */
function setEnvironment(env: Environment): void {
  for (const name of Object.keys(process.env)) if (env[name] === undefined) delete process.env[name]
  for (const [name, value] of Object.entries(env)) if (value !== undefined) process.env[name] = value
}

/** The program with all its commands, none of which runs from now on: what parses here has flags and arguments that exist. */
export async function commandProgram(): Promise<Command> {
  const { program } = await loadCommandLine()
  program.configureOutput({ writeOut: () => {} })
  for (const each of program.commands) each.action(() => {})
  return program
}

/** The names of all commands, as `--help` lists them. */
export async function commandNames(): Promise<string[]> {
  const { program } = await loadCommandLine()
  return program.commands.map((each) => each.name())
}
