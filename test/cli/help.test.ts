import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CLI_ENTRY } from '../support/built-entry.ts'
import {
  type CliResult,
  cliEnvironment,
  hasProgram,
  runCli,
  runCliWell,
  runProgram,
} from '../support/cli/program.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
import { forEachTest, temporaryDirectory, temporaryFile } from '../support/temporary.ts'

const HELP = (await runCli(['--help'])).stdout
const COMMANDS = [...HELP.slice(HELP.indexOf('Commands:')).matchAll(/^ {2}([a-z]+) .* {2,}\S/gm)]
  .map(([, name]) => name ?? '')
  .filter((name) => name !== 'help')

describe('help', () => {
  it('says what the tool is for, how to begin, and what the exit codes mean, also where no command is given', async () => {
    expect(await runCli(['--help'])).toMatchObject({ code: 0, stderr: '' })
    for (const message of ['module-registry init ', 'MODULE_REGISTRY_TOKEN', 'Exit codes: 0 done'])
      expect(HELP).toContain(message)
    expect(await runCli([])).toMatchObject({ code: 2, stdout: '', stderr: HELP })
    expect((await runCli(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it.each(COMMANDS)('of %s has an example', async (command) => {
    const { code, stdout, stderr } = await runCli([command, '--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const flag of ['--json', '--quiet', '--verbose'])
      expect(stdout).toMatch(new RegExp(`^ {2}(?:-[qv], )?${flag}\\b.* {2,}\\S`, 'm'))
    expect(stdout).toMatch(new RegExp(`^Examples?:\n {2}module-registry ${command}\\b`, 'm'))
    expect((await runCli(['help', command])).stdout).toBe(stdout)
  })

  it('of publish has groups, and the rare flags with --help-all alone', async () => {
    const [usual, all] = await Promise.all(['--help', '--help-all'].map((flag) => runCli(['publish', flag])))
    const groups = [...(usual?.stdout ?? '').matchAll(/^(\S.*):$/gm)].map(([, group]) => group)
    expect(groups).toEqual(['What to publish', 'Package', 'Compatibility', 'Index', 'Options', 'Examples'])
    expect(usual?.stdout).not.toContain('--package-region')
    expect(all).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('--package-region') })
    expect(all?.stdout).toContain('--git-ref')
  })

  it('and the reference name the same commands', () => {
    const rows = readFileSync('docs/reference/configuration.md', 'utf8').matchAll(
      /^- (`[a-z]+`(?:, `[a-z]+`)*): /gm,
    )
    const named = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '))
    expect(named).toEqual(expect.arrayContaining(COMMANDS))
  })
})

it.each<[what: string, args: string[], message: string, hint?: string]>([
  ['an unknown command', ['bogus'], "unknown command 'bogus'"],
  ['an unknown flag', ['publish', '--index', 'x', '--bogus'], "unknown option '--bogus'"],
  ['an unknown flag before a missing one', ['render', '--indx', 'x'], 'Did you mean --index?'],
  ['a missing flag of its own', ['sync', '--index', 'x'], "'--to <url>' not specified"],
  ['a flag without its value', ['publish', '--index'], "'--index <target>' argument missing"],
  ['a command without its index', ['render'], "'--index <target>' not specified"],
  ['no tag', ['publish', '--index', 'x'], 'one of --tag and --all-tags is needed'],
  ['a flag of all tags', ['publish', '--index', 'x', '--tag', 'v1.0.0', '--strict'], '--strict is for --all'],
  ['two ways to name tags', ['publish', '--index', 'x', '--tag', 'v1.0.0', '--all-tags'], 'not both'],
  ['a port that is no number', ['serve', '--index', 'x', '--port', 'http'], "argument 'http' is invalid"],
  ['a port that no machine has', ['serve', '--index', 'x', '--port', '65536'], 'from 0 to 65535'],
  ['a poll that never waits', ['serve', '--index', 'x', '--poll', '0'], 'from 1 to '],
  ['a flag without effect', ['verify', '--index', 'x', '--since', 'a1b2c3d'], 'no effect without --history'],
  ['a flag that is gone', ['verify', '--index', 'x', '--resume'], '--resume', 'leave --resume out'],
  ['another one', ['serve', '--index', 'x', '--workers', '2'], '--workers', 'leave --workers out'],
  ['an argument too many', ['render', '--index', 'x', 'y'], 'too many arguments'],
])('wrong flags %s ends with exit code 2', async (_, args, message, hint = '') => {
  const { code, stdout, stderr } = await runCli(args)
  expect(stderr).toContain('error[INVALID_INPUT]: ')
  expect(stderr).toContain(message)
  expect(stderr).toContain(`\nhint: ${hint}`)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  const [command = '', ...rest] = args
  const error = { message: expect.stringContaining(message), hint: expect.stringMatching(/./) }
  const document = (await runCli([command, '--json', ...rest])).json()
  expect(document).toEqual({ error: { code: 'INVALID_INPUT', ...error } })
})

describe('a command without --index', () => {
  const registry = async () => {
    const directory = await temporaryDirectory()
    await runCliWell(['init', '--index', './registry'], { cwd: directory })
    return directory
  }

  it('takes the index of MODULE_REGISTRY_INDEX, before that of the working directory', async () => {
    const [cwd, other] = [await registry(), await registry()]
    const env = { MODULE_REGISTRY_INDEX: './registry' }
    expect((await runCliWell(['verify'], { cwd, env })).stdout).toContain('0 findings')
    const inside = { cwd: join(cwd, 'registry') }
    expect((await runCliWell(['verify'], inside)).stdout).toContain('0 findings')
    const named = { ...inside, env: { MODULE_REGISTRY_INDEX: join(other, 'registry') } }
    await runCliWell(['init', '--hosting', 'caddy'], named)
    expect(await readFile(join(other, 'registry/registry.json'), 'utf8')).toContain('"hosting": "caddy"')
  })

  it('says where an index comes from that is none, and is refused beside another registry.json', async () => {
    const none = await runCli(['status'], { env: { MODULE_REGISTRY_INDEX: './nothing' } })
    expect(none.stderr).toContain('(the index "./nothing" is that of MODULE_REGISTRY_INDEX)')
    const cwd = await temporaryDirectory({ 'registry.json': '{"name":"something else"}' })
    const { code, stderr } = await runCli(['status'], { cwd })
    expect([none.code, code]).toEqual([1, 2])
    expect(stderr).toContain('export MODULE_REGISTRY_INDEX=./registry')
  })
})

/** What each shell suggests for the last word of a command line. */
const SHELLS = {
  bash: (script: string, words: readonly string[]) =>
    `source ${script}; COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
_module_registry; printf '%s\\n' "\${COMPREPLY[@]}"`,
  zsh: (script: string, words: readonly string[]) =>
    `compdef() { }; _files() { }; compadd() { shift; local each; for each in "$@"; do [[ $each == \${words[CURRENT]}* ]] && print -r -- $each; done }
source ${script}; words=(${words.map((word) => `'${word}'`).join(' ')}); CURRENT=${words.length}; _module_registry`,
  fish: (script: string, words: readonly string[]) =>
    `source ${script}; complete -C '${words.join(' ')}' | string replace -r '\\t.*' ''`,
}

describe.each(['bash', 'zsh', 'fish'] as const)('the completion of %s', (shell) => {
  const suggestions = async (...words: string[]) => {
    const completion = (await runCliWell(['completion', shell])).stdout
    const script = await temporaryFile(`completion.${shell}`, completion)
    const code = SHELLS[shell](script, ['module-registry', ...words])
    const { stdout, stderr } = await runProgram(shell, ['-c', code])
    expect(stderr).toBe('')
    return stdout.split('\n').filter(Boolean).sort()
  }

  it.skipIf(!hasProgram(shell))(`suggests commands, flags and their values (needs ${shell})`, async () => {
    expect(await suggestions('pu')).toEqual(['publish'])
    expect(await suggestions('init', '--ho')).toEqual(['--hosting'])
    expect(await suggestions('publish', '--oci-')).toEqual(['--oci-repository', '--oci-tags'])
    expect(await suggestions('init', '--hosting', 'c')).toEqual(['caddy', 'cloudflare-pages'])
    expect(await suggestions('completion', 'zs')).toEqual(['zsh'])
    expect(await suggestions('render', '--all-')).toEqual([])
  })
})

const registry = forEachTest(createRegistry)
const module = forEachTest(createModule)

function publish(index: string, ...more: string[]): Promise<CliResult> {
  return runCli(['publish', '--index', index, '--repository', module().directory, '--tag', 'v1.0.0', ...more])
}

describe('output for people', () => {
  it('puts results on stdout and progress on stderr, with every git command only where that is asked for', async () => {
    const { stdout, stderr } = await publish(registry().bare)
    expect(stdout).toMatch(
      /^published acme\/vpc\/aws 1\.0\.0 {2}\.\/module\.zip\S+\nindex {5}\d+ files changed at \w{7}\n$/,
    )
    expect(stderr).toMatch(/^release {3}acme\/vpc\/aws 1\.0\.0 from tag "v1\.0\.0" at \w{7}$/m)
    expect(stderr).toMatch(/^package {3}2 files, \d+ bytes, sha256:\w{64}$/m)
    expect(stderr).toContain('source  = "modules.acme.test/acme/vpc/aws"')
    const calls = /^git [a-z-]+ /gm
    const verbose = await publish(registry().bare, '--verbose')
    for (const quiet of [stdout, stderr, verbose.stdout]) expect(quiet).not.toMatch(calls)
    expect(verbose.stderr).toMatch(calls)
  })

  it('is silent on stderr with --quiet, but for refusals, which have no names of classes', async () => {
    expect((await publish(registry().bare, '--quiet')).stderr).toBe('')
    const { stdout, stderr } = await publish(registry().bare, '--quiet', '--tag', 'v1')
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^error\[INVALID_TAG\]: .*\nhint: .*v1\.0\.0\n$/)
    const traced = await runCli(['render', '--index', `${registry().root}/absent`, '-v'])
    expect(traced.stderr).toMatch(/error\[INDEX_INVALID\][\s\S]*^ {4}at /m)
    expect(traced.stderr).not.toContain('RegistryError:')
  })

  it.skipIf(!hasProgram('script'))('has colours on a terminal, unless NO_COLOR (needs script)', async () => {
    const onTerminal = async (args: string, colours: Readonly<Record<string, string>>) => {
      const { env } = await cliEnvironment({ TERM: 'xterm', ...colours })
      const line = `'${process.execPath}' '${CLI_ENTRY}' publish --repository ${args}`
      return (await runProgram('script', ['-qec', line, '/dev/null'], { env })).stdout
    }
    const refused = '/ --index /nowhere --tag v1'
    expect(await onTerminal(refused, {})).toContain('\u001b[31m')
    const planned = `'${module().directory}' -q --index '${registry().directory}' --tag v1.0.0 --dry-run`
    expect(await onTerminal(planned, {})).toContain('\u001b[33mplanned\u001b[39m')
    for (const [args, text] of Object.entries({ [refused]: 'NOT_A_REPOSITORY', [planned]: 'planned' })) {
      const plain = await onTerminal(args, { NO_COLOR: '1' })
      expect([plain, plain]).toEqual([expect.stringContaining(text), expect.not.stringContaining('\u001b')])
    }
  })
})
