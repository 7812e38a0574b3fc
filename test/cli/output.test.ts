import { beforeEach, describe, expect, it } from 'vitest'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { type CliResult, cliEnvironment, runCli } from '../support/cli/cli.ts'
import { hasProgram, runProgram } from '../support/cli/program.ts'
import type { Repository } from '../support/git/module-repository.ts'
import { createModule, createRegistry, type Registry } from '../support/index/registry.ts'

let registry: Registry
let module: Repository

beforeEach(async () => {
  registry = await createRegistry()
  module = await createModule()
})

function publish(index: string, ...more: string[]): Promise<CliResult> {
  return runCli(['publish', '--index', index, '--repository', module.directory, '--tag', 'v1.0.0', ...more])
}

describe('output for people', () => {
  it('puts results on stdout and progress on stderr', async () => {
    const { stdout, stderr } = await publish(registry.bare)
    expect(stdout).toMatch(
      /^published acme\/vpc\/aws 1\.0\.0 {2}\.\/module\.zip\S+\nindex {5}\d+ files changed at \w{7}\n$/,
    )
    expect(stderr).toMatch(/^release {3}acme\/vpc\/aws 1\.0\.0 from tag "v1\.0\.0" at \w{7}$/m)
    expect(stderr).toMatch(/^package {3}2 files, \d+ bytes, sha256:\w{64}$/m)
    expect(stderr).toContain('source  = "modules.acme.test/acme/vpc/aws"')
  })

  it('says nothing on stdout where a run is refused', async () => {
    const { stdout, stderr } = await publish(registry.bare, '--tag', 'v1')
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^error\[INVALID_TAG\]: tag "v1" .*\nhint: .*v1\.0\.0\n$/)
  })

  it('is silent on stderr with --quiet, but for refusals', async () => {
    expect((await publish(registry.bare, '--quiet')).stderr).toBe('')
    expect((await publish(registry.bare, '--quiet', '--tag', 'v1')).stderr).toMatch(/^error\[INVALID_TAG\]/)
  })

  it('shows every git command with --verbose, and none without', async () => {
    const calls = /^git [a-z-]+ /gm
    expect((await publish(registry.bare)).stderr).not.toMatch(calls)
    const { stdout, stderr } = await publish(registry.bare, '--tag', 'v1.0.0', '--verbose')
    expect(stderr).toMatch(calls)
    expect(stdout).not.toMatch(calls)
  })

  const isPty = hasProgram('script')
  it.skipIf(!isPty).each([
    ['colours', {}, true],
    ['no colours with NO_COLOR', { NO_COLOR: '1' }, false],
  ])('has %s on a terminal (needs script)', async (_, colours, isColoured) => {
    const { env } = await cliEnvironment({ TERM: 'xterm', ...colours })
    const command = `'${process.execPath}' '${CLI_ENTRY}' publish --index /nowhere --tag v1 --repository /`
    const { stdout } = await runProgram('script', ['-qec', command, '/dev/null'], { env })
    expect(stdout).toContain('NOT_A_REPOSITORY')
    expect(stdout.includes('\u001b[31m')).toBe(isColoured)
  })
})

describe('a terminal', () => {
  const onTerminal = async (environment: Readonly<Record<string, string>>) => {
    const { env } = await cliEnvironment(environment)
    const args = `publish -q --index '${registry.directory}' --repository '${module.directory}' --tag v1.0.0 --dry-run`
    const line = `'${process.execPath}' '${CLI_ENTRY}' ${args}`
    return runProgram('script', ['-qec', line, '/dev/null'], { env })
  }

  it.skipIf(!hasProgram('script'))('shows the status in its colour (needs script)', async () => {
    expect((await onTerminal({})).stdout).toContain('\u001b[33mplanned\u001b[39m')
    expect((await onTerminal({ NO_COLOR: '1' })).stdout).not.toContain('\u001b')
  })
})

it('errors are said without the names of classes', async () => {
  const result = await runCli(['render', '--index', `${registry.root}/absent`, '-v'])
  expect(result.stderr).toContain('error[INDEX_INVALID]')
  expect(result.stderr).toMatch(/^ {4}at /m)
  expect(result.stderr).not.toContain('RegistryError:')
})
