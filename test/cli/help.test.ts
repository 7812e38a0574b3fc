import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const HELP = (await runCli(['--help'])).stdout
const COMMANDS = [...HELP.slice(HELP.indexOf('Commands:')).matchAll(/^ {2}([a-z]+) .* {2,}\S/gm)]
  .map(([, name]) => name ?? '')
  .filter((name) => name !== 'help')

describe('help', () => {
  it('says what the tool is for, how to begin, and what the exit codes mean', async () => {
    const { code, stdout, stderr } = await runCli(['--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const message of ['module-registry init ', 'MODULE_REGISTRY_TOKEN', 'Exit codes: 0 done']) {
      expect(stdout).toContain(message)
    }
  })

  it.each(COMMANDS)('of %s has an example', async (command) => {
    const { code, stdout, stderr } = await runCli([command, '--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const flag of ['--json', '--quiet', '--verbose']) {
      expect(stdout).toMatch(new RegExp(`^ {2}(?:-[qv], )?${flag}\\b.* {2,}\\S`, 'm'))
    }
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

  it('is shown on stderr where no command is given, with exit code 2', async () => {
    const { code, stdout, stderr } = await runCli([])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toBe(HELP)
  })

  it('gives the version of the package', async () => {
    const { stdout } = await runCli(['--version'])
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

it.each([
  ['an unknown command', ['bogus'], "unknown command 'bogus'"],
  ['an unknown flag', ['publish', '--index', 'x', '--bogus'], "unknown option '--bogus'"],
  ['an unknown flag before a missing one', ['render', '--indx', 'x'], 'Did you mean --index?'],
  ['a missing flag of its own', ['sync', '--index', 'x'], "'--to <url>' not specified"],
  ['a flag without its value', ['publish', '--index'], "'--index <target>' argument missing"],
  ['a command without its index', ['render'], "'--index <target>' not specified"],
  ['no tag', ['publish', '--index', 'x'], 'one of --tag and --all-tags is needed'],
  ['two ways to name tags', ['publish', '--index', 'x', '--tag', 'v1.0.0', '--all-tags'], 'not both'],
  ['a port that is no number', ['serve', '--index', 'x', '--port', 'http'], "argument 'http' is invalid"],
  ['a port that no machine has', ['serve', '--index', 'x', '--port', '65536'], 'from 0 to 65535'],
  ['a poll that never waits', ['serve', '--index', 'x', '--poll', '0'], 'from 1 to '],
  ['an argument too many', ['render', '--index', 'x', 'y'], 'too many arguments'],
])('wrong flags %s ends with exit code 2', async (_, args, message) => {
  const { code, stdout, stderr } = await runCli(args)
  expect(stderr).toContain('error[INVALID_INPUT]: ')
  expect(stderr).toContain(message)
  expect(stderr).toContain('\nhint: ')
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  const [command = '', ...rest] = args
  const document = (await runCli([command, '--json', ...rest])).json()
  expect(document).toEqual({
    error: {
      code: 'INVALID_INPUT',
      message: expect.stringContaining(message),
      hint: expect.stringMatching(/./),
    },
  })
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

  it('says where an index comes from that is none', async () => {
    const { code, stderr } = await runCli(['status'], { env: { MODULE_REGISTRY_INDEX: './nothing' } })
    expect(code).toBe(1)
    expect(stderr).toContain('(the index "./nothing" is that of MODULE_REGISTRY_INDEX)')
  })

  it('is refused in a directory with another registry.json', async () => {
    const cwd = await temporaryDirectory()
    await writeFile(join(cwd, 'registry.json'), '{"name":"something else"}')
    const { code, stderr } = await runCli(['status'], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain('export MODULE_REGISTRY_INDEX=./registry')
  })
})
