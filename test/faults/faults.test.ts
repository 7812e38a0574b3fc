import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { cliEnvironment, runCli } from '../support/cli/cli.ts'
import { hasProgram, type ProgramResult, runProgram } from '../support/cli/program.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import {
  COMMANDS,
  type CommandName,
  createMachine,
  createSubject,
  type Machine,
  type Subject,
} from './subjects.ts'

shortenPauses()

const isRoot = process.getuid?.() === 0

let machine: Machine
const undisturbed = new Map<CommandName, string>()

beforeAll(async () => {
  machine = await createMachine()
  for (const name of COMMANDS) {
    const subject = await createSubject(name, machine)
    const { code, stderr } = await runCli(subject.args)
    if (code !== 0) throw new Error(`${name}: ${stderr}`)
    undisturbed.set(name, await subject.state())
  }
})

interface Fault {
  /** A shell script that ends with `exec "$@"`; `$TARGET` is what the command writes into. */
  readonly script: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a command with a fault of its machine. Its temporary files must be gone afterwards. */
async function runWith(
  { script, env: extra }: Fault,
  { args, target }: Pick<Subject, 'args' | 'target'>,
): Promise<ProgramResult> {
  const { env, temporary } = await cliEnvironment({
    ...extra,
    ...(target === undefined ? {} : { TARGET: target }),
  })
  const command = ['sh', '-c', script, 'sh', process.execPath, CLI_ENTRY, ...args]
  const result = await runProgram('unshare', ['--mount', ...command], { env })
  expect(await readdir(temporary)).toEqual([])
  return result
}

async function expectConverged(name: CommandName, subject: Subject): Promise<void> {
  const { code, stderr } = await runCli(subject.args)
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining('error[') })
  expect(await subject.state()).toBe(undisturbed.get(name))
}

const FULL_TMP = 'mount -t tmpfs -o size=8k tmpfs "$TMPDIR" && exec "$@"'
const FULL_TARGET =
  'cp -a "$TARGET" "$TMPDIR.copy" && mount -t tmpfs -o size=100k tmpfs "$TARGET" && cp -a "$TMPDIR.copy/." "$TARGET" && rm -r "$TMPDIR.copy" && head -c 1000000 /dev/zero > "$TARGET/.fill" 2>/dev/null; rm -rf "$TMPDIR.copy"; exec "$@"'
const READ_ONLY = 'mount --bind "$TARGET" "$TARGET" && mount -o remount,ro,bind "$TARGET" && exec "$@"'
const FEW_FILES = 'ulimit -n 32 && exec "$@"'

/** What ends how: the code of the error, and the beginning of its hint. */
const MACHINE_FAULTS: readonly (readonly [
  fault: string,
  script: string,
  commands: readonly CommandName[],
  code: string,
  hint: string,
])[] = [
  [
    'a full directory for temporary files',
    FULL_TMP,
    ['http', 'oci', 'collect'],
    'SYSTEM_REFUSED',
    'free space there',
  ],
  ['a full disk where it writes', FULL_TARGET, ['directory', 'site'], 'SYSTEM_REFUSED', 'free space there'],
  [
    'a read-only disk where it writes',
    READ_ONLY,
    ['directory', 'site'],
    'PERMISSION',
    'give this user the right',
  ],
]

describe.skipIf(!isRoot || !hasProgram('unshare'))('a machine (needs root and unshare)', () => {
  const cases = MACHINE_FAULTS.flatMap(([fault, script, commands, code, hint]) =>
    commands.map((command) => ({ fault, script, command, code, hint })),
  )

  it.each(cases)(
    'with $fault refuses $command, and the next run converges',
    async ({ script, command, code, hint }) => {
      const subject = await createSubject(command, machine)
      const before = await subject.state()
      const result = await runWith({ script }, subject)
      expect(result.stderr).toContain(`error[${code}]: `)
      expect(result.stderr).toContain(`\nhint: ${hint}`)
      expect(result.code).toBe(1)
      expect(await subject.state()).toBe(before)
      await expectConverged(command, subject)
    },
  )

  it('with a full directory for temporary files does not serve a branch', async () => {
    const args = ['serve', '--port', '0', '--index', machine.published]
    const { code, stderr } = await runWith({ script: FULL_TMP }, { args, target: undefined })
    expect(stderr).toContain('error[SYSTEM_REFUSED]: ')
    expect(stderr).toContain('\nhint: free space there')
    expect(code).toBe(1)
  })

  it.each(COMMANDS)('with 32 open files does the work of %s, or says what to allow', async (command) => {
    const subject = await createSubject(command, machine)
    const { code, stderr } = await runWith({ script: FEW_FILES }, subject)
    // What Node.js itself has open differs by its version.
    if (code !== 0) {
      expect(stderr).toMatch(/error\[SYSTEM_REFUSED\]: .*too many files are open/)
      expect(stderr).toContain('\nhint: allow more: ulimit -n 4096')
    }
    await expectConverged(command, subject)
  })

  it.each(COMMANDS)('with a clock that is wrong by twenty years does the work of %s', async (command) => {
    const subject = await createSubject(command, machine)
    for (const years of [-20, 20]) {
      const env = { NODE_OPTIONS: `--import=${await wrongClock(years)}` }
      const { code, stderr } = await runWith({ script: 'exec "$@"', env }, subject)
      expect({ years, code, stderr }).toEqual({
        years,
        code: 0,
        stderr: expect.not.stringContaining('error['),
      })
      expect(await subject.state()).toBe(undisturbed.get(command))
    }
  })
})

/** A module that shifts the clock of the process that imports it. */
async function wrongClock(years: number): Promise<string> {
  const file = join(await temporaryDirectory(), 'clock.mjs')
  const shift = years * 365 * 86_400_000
  await writeFile(
    file,
    `const now = Date.now.bind(Date)
const Real = Date
globalThis.Date = class extends Real {
  constructor(...args) { super(...(args.length === 0 ? [now() + ${shift}] : args)) }
  static now() { return now() + ${shift} }
}
`,
  )
  return file
}

const REMOTE_COMMANDS = ['http', 'oci', 'collect'] as const

describe('a Git server', () => {
  const isPush = (path: string, method: string) => method === 'POST' && path.includes('git-receive-pack')

  it.each(REMOTE_COMMANDS)('that loses its answer to the push of %s has it all the same', async (command) => {
    let lost = 0
    const subject = await createSubject(command, machine, ({ path, method }) => {
      if (!isPush(path, method) || lost > 0) return undefined
      lost += 1
      return 'drop-answer'
    })
    const { code, stderr } = await runCli(subject.args)
    expect({ lost, code, stderr }).toEqual({
      lost: 1,
      code: 0,
      stderr: expect.not.stringContaining('error['),
    })
    expect(await subject.state()).toBe(undisturbed.get(command))
  })

  it.each(REMOTE_COMMANDS)(
    'that takes no push of %s is named, and the next run converges',
    async (command) => {
      let isBroken = true
      const subject = await createSubject(command, machine, ({ path, method }) =>
        isBroken && isPush(path, method) ? 503 : undefined,
      )
      const before = await subject.state()
      const { code, stderr } = await runCli(subject.args)
      expect(stderr).toMatch(/error\[INDEX_UNREACHABLE\]: the index "http:.*" could not be written: .*503/)
      expect(stderr).toContain('\nhint: run the same command again')
      expect(code).toBe(1)
      expect(await subject.state()).toBe(before)
      isBroken = false
      await expectConverged(command, subject)
    },
  )
})

/** Until when a run comes, and what it says then. */
const PHASES = [
  ['http', 'reads the index', 'info/refs?service=git-upload-pack', 'the index was not changed'],
  ['http', 'asks for the right to write', 'info/refs?service=git-receive-pack', 'the index was not changed'],
  ['http', 'sends its change', '/git-receive-pack', 'the index was being written'],
  ['collect', 'reads the index', 'info/refs?service=git-upload-pack', 'the index was not changed'],
  ['collect', 'sends its change', '/git-receive-pack', 'the index was being written'],
  ['oci', 'asks for the right to write', 'info/refs?service=git-receive-pack', 'the index was not changed'],
  [
    'oci',
    'sends its change',
    '/git-receive-pack',
    'packages stored outside of the index, where no client sees them yet: 1; the index was being written',
  ],
] as const

it.each(PHASES)(
  'SIGTERM while %s %s and the server stalls says what is done',
  async (command, _, path, says) => {
    const reached = resolvers()
    let isBroken = true
    const subject = await createSubject(command, machine, (request) => {
      if (!isBroken || !request.path.endsWith(path)) return undefined
      reached.resolve()
      return 'stall'
    })
    const { env, temporary } = await cliEnvironment()
    const child = spawn(process.execPath, [CLI_ENTRY, ...subject.args], { env })
    let stderr = ''
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk
    })
    const ended = once(child, 'close')
    await reached.promise
    child.kill('SIGTERM')
    expect(await ended).toEqual([143, null])
    expect(stderr).toContain(`interrupted by SIGTERM: ${says}`)
    expect(stderr).toContain('\nhint: run the same command again')
    expect(await readdir(temporary)).toEqual([])
    isBroken = false
    await expectConverged(command, subject)
  },
)

function resolvers() {
  let resolve = (): void => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}
