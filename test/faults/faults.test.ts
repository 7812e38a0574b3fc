import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { cliEnvironment, hasProgram, runCli, runCliWell, runProgram } from '../support/cli/program.ts'
import { listTree } from '../support/clients/terraform.ts'
import { type GitServerOptions, git, startGitServer } from '../support/git/git-repository.ts'
import { createModule, createRegistry, REGISTRY_URL } from '../support/index/registry.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { temporaryDirectory, temporaryFile } from '../support/temporary.ts'

/** The commands that faults happen to, each on a machine of its own. */
const COMMANDS = ['directory', 'http', 'oci', 'site', 'collect', 'verify'] as const
type CommandName = (typeof COMMANDS)[number]

/** A command that is ready to run. */
interface Subject {
  readonly args: readonly string[]
  /** The directory that the command writes into; undefined where that is a server. */
  readonly target: string | undefined
  /** What was written, in one text: equal to that of an undisturbed run, or of none. */
  state(): Promise<string>
}

type Machine = Awaited<ReturnType<typeof createMachine>>

/**
 * What all subjects begin with, made once and copied: a directory and a bare repository that are empty indexes, a bare repository with
 * one published version, and a module repository with one tag.
 */
async function createMachine() {
  const { root } = await createRegistry()
  const { directory: module } = await createModule()
  const published = join(await temporaryDirectory(), 'index.git')
  await cp(join(root, 'index.git'), published, { recursive: true })
  await runCliWell(['publish', '--index', published, '--repository', module, '--tag', 'v1.0.0'])
  return { root, published, module }
}

/** @param faults what the Git server does wrong */
async function createSubject(
  name: CommandName,
  machine: Machine,
  faults?: GitServerOptions['faults'],
): Promise<Subject> {
  const root = await temporaryDirectory()
  await cp(machine.root, root, { recursive: true })
  const publish = ['publish', '--repository', machine.module, '--tag', 'v1.0.0', '--index']
  const directory = join(root, 'index')
  const bare = join(root, 'index.git')
  const branch = () => git(bare, ['rev-parse', 'registry^{tree}'])
  switch (name) {
    case 'directory':
      return { args: [...publish, directory], target: directory, state: () => stateOf(directory) }
    case 'http':
      return { args: [...publish, await serve(root, faults)], target: undefined, state: branch }
    case 'oci': {
      const registry = await startOciRegistry()
      const args = [...publish, await serve(root, faults), '--package', 'oci']
      const place = `${registry.host}/acme/terraform-aws-vpc`
      // The host of the registry is in the files.
      const state = () => git(bare, ['ls-tree', '-r', '--name-only', 'registry'])
      return { args: [...args, '--oci-repository', place], target: undefined, state }
    }
    case 'collect': {
      const source = `sources:\n  - repository: file://${machine.module}\n    address: acme/vpc/aws\n`
      const lines = `url: ${REGISTRY_URL}\npackage: index\nexpose: all\n${source}`
      const file = await temporaryFile('registry.yml', lines)
      const args = ['collect', '--config', file, '--index', await serve(root, faults)]
      return { args, target: undefined, state: branch }
    }
    case 'site': {
      const output = join(root, 'site')
      const args = ['site', '--index', machine.published, '--output', output]
      return { args, target: root, state: () => stateOf(output) }
    }
    case 'verify':
      return { args: ['verify', '--index', machine.published], target: undefined, state: async () => '' }
  }
}

async function serve(root: string, faults: GitServerOptions['faults'] = () => undefined): Promise<string> {
  return `${(await startGitServer({ root, faults })).url}/index.git`
}

/** Every file below a directory, leftovers too; empty where there is none. */
async function stateOf(directory: string): Promise<string> {
  return JSON.stringify(await listTree(directory).catch(() => []))
}

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
async function runWith({ script, env: extra }: Fault, { args, target }: Pick<Subject, 'args' | 'target'>) {
  const { env, temporary } = await cliEnvironment({ ...extra, TARGET: target })
  const command = ['sh', '-c', script, 'sh', process.execPath, CLI_ENTRY, ...args]
  const result = await runProgram('unshare', ['--mount', ...command], { env })
  expect(await readdir(temporary)).toEqual([])
  return result
}

const WELL = { code: 0, stderr: expect.not.stringContaining('error[') }
const refusalOf = (code: string, hint: string) =>
  expect.stringMatching(new RegExp(`error\\[${code}\\]: .*\\nhint: ${hint}`, 's'))

async function expectConverged(name: CommandName, subject: Subject): Promise<void> {
  expect(await runCli(subject.args)).toMatchObject(WELL)
  expect(await subject.state()).toBe(undisturbed.get(name))
}

const FULL_TMP = 'mount -t tmpfs -o size=8k tmpfs "$TMPDIR" && exec "$@"'
const FULL_TARGET =
  'cp -a "$TARGET" "$TMPDIR.copy" && mount -t tmpfs -o size=100k tmpfs "$TARGET" && cp -a "$TMPDIR.copy/." "$TARGET" && rm -r "$TMPDIR.copy" && head -c 1000000 /dev/zero > "$TARGET/.fill" 2>/dev/null; rm -rf "$TMPDIR.copy"; exec "$@"'
const READ_ONLY = 'mount --bind "$TARGET" "$TARGET" && mount -o remount,ro,bind "$TARGET" && exec "$@"'
const FEW_FILES = 'ulimit -n 32 && exec "$@"'

const FORBIDDEN = { code: 'PERMISSION', hint: 'give this user the right' }
const FULL = { code: 'SYSTEM_REFUSED', hint: 'free space there' }

/** What ends how: the code of the error, and the beginning of its hint. */
const CASES = [
  ...(['http', 'oci', 'collect'] as const).map((command) => ({
    fault: 'a full directory for temporary files',
    script: FULL_TMP,
    command,
    ...FULL,
  })),
  ...(['directory', 'site'] as const).flatMap((command) => [
    { fault: 'a full disk where it writes', script: FULL_TARGET, command, ...FULL },
    { fault: 'a read-only disk where it writes', script: READ_ONLY, command, ...FORBIDDEN },
  ]),
]

describe.skipIf(!isRoot || !hasProgram('unshare'))('a machine (needs root and unshare)', () => {
  it.each(CASES)(
    'with $fault refuses $command, and the next run converges',
    async ({ script, command, code, hint }) => {
      const subject = await createSubject(command, machine)
      const before = await subject.state()
      expect(await runWith({ script }, subject)).toMatchObject({ code: 1, stderr: refusalOf(code, hint) })
      expect(await subject.state()).toBe(before)
      await expectConverged(command, subject)
    },
  )

  it('with a full directory for temporary files does not serve a branch', async () => {
    const args = ['serve', '--port', '0', '--index', machine.published]
    const result = await runWith({ script: FULL_TMP }, { args, target: undefined })
    expect(result).toMatchObject({ code: 1, stderr: refusalOf(FULL.code, FULL.hint) })
  })

  it.each(COMMANDS)('with 32 open files does the work of %s, or says what to allow', async (command) => {
    const subject = await createSubject(command, machine)
    const { code, stderr } = await runWith({ script: FEW_FILES }, subject)
    // What Node.js itself has open differs by its version.
    if (code !== 0)
      expect(stderr).toMatch(/error\[SYSTEM_REFUSED\]: .*too many files.*\nhint: .*ulimit -n 4096/s)
    await expectConverged(command, subject)
  })

  it.each(COMMANDS)('with a clock that is wrong by twenty years does the work of %s', async (command) => {
    const subject = await createSubject(command, machine)
    for (const years of [-20, 20]) {
      const env = { NODE_OPTIONS: `--import=${await wrongClock(years)}` }
      expect(await runWith({ script: 'exec "$@"', env }, subject), `${years}`).toMatchObject(WELL)
      expect(await subject.state()).toBe(undisturbed.get(command))
    }
  })
})

/** A module that shifts the clock of the process that imports it. */
async function wrongClock(years: number): Promise<string> {
  const now = `Real.now() + ${years * 365 * 86_400_000}`
  const members = `constructor(...args) { super(...(args.length === 0 ? [${now}] : args)) }\nstatic now() { return ${now} }`
  const clock = `const Real = Date\nglobalThis.Date = class extends Real {\n${members}\n}\n`
  return temporaryFile('clock.mjs', clock)
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
    expect(await runCli(subject.args)).toMatchObject(WELL)
    expect(lost).toBe(1)
    expect(await subject.state()).toBe(undisturbed.get(command))
  })

  it.each(REMOTE_COMMANDS)('that takes no push of %s is named; the next run converges', async (command) => {
    let isBroken = true
    const subject = await createSubject(command, machine, ({ path, method }) =>
      isBroken && isPush(path, method) ? 503 : undefined,
    )
    const before = await subject.state()
    const says =
      /error\[INDEX_UNREACHABLE\]: the index "http:.*" could not be written: .*503.*\nhint: run the same/
    expect(await runCli(subject.args)).toMatchObject({ code: 1, stderr: expect.stringMatching(says) })
    expect(await subject.state()).toBe(before)
    isBroken = false
    await expectConverged(command, subject)
  })
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

it.each(PHASES)('SIGTERM while %s %s in vain says what is done', async (command, _, path, says) => {
  let reach = () => {}
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })
  let isBroken = true
  const subject = await createSubject(command, machine, (request) => {
    if (!isBroken || !request.path.endsWith(path)) return undefined
    reach()
    return 'stall'
  })
  const { env, temporary } = await cliEnvironment()
  const child = spawn(process.execPath, [CLI_ENTRY, ...subject.args], { env })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk))
  const ended = once(child, 'close')
  await reached
  child.kill('SIGTERM')
  expect(await ended).toEqual([143, null])
  expect(stderr).toContain(`interrupted by SIGTERM: ${says}`)
  expect(stderr).toContain('\nhint: run the same command again')
  expect(await readdir(temporary)).toEqual([])
  isBroken = false
  await expectConverged(command, subject)
})
