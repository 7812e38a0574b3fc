import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runCli, runCliWell } from '../support/cli/program.ts'
import {
  CONSUMER_HOSTS,
  type Consumer,
  createConsumer,
  HOST,
  hostBlock,
  publishModules,
} from '../support/clients/consumer.ts'
import { describeClients } from '../support/clients/terraform.ts'
import { forAllTests } from '../support/temporary.ts'

const MAIN = `module "vpc" {
  source  = "${HOST}/acme/vpc/aws"
  version = "~> 1.0"
}

module "network" {
  source  = "${HOST}/acme/network/aws"
  version = "1.0.0"
}

module "local" {
  source = "./local"
}
`
const LOCAL = `module "again" {
  source  = "${HOST}/acme/vpc/aws"
  version = "2.0.0"
}
`
const FILES = { 'main.tf': MAIN, 'local/main.tf': LOCAL }

interface Audited {
  readonly modules: readonly { key: string; version: string; state: string; bytes: string | null }[]
  readonly findings: readonly object[]
  readonly registries: readonly object[]
}

async function audit({ directory, env }: Consumer, ...flags: string[]) {
  const { code, json, stderr } = await runCli(['audit', '--json', ...flags], { cwd: directory, env })
  return { code, stderr, report: json() as Audited }
}

const states = ({ modules }: Audited) =>
  Object.fromEntries(modules.map(({ key, version, state }) => [key, `${version} ${state}`]))

/** Marks that are made after the consumer has installed. */
async function withdraw(index: string): Promise<void> {
  const flags = ['--index', index, '--reason', 'deletes the state bucket']
  await runCliWell(['yank', 'acme/vpc/aws', '1.0.0', ...flags, '--replacement', 'acme/vpc/aws@1.1.0'])
  await runCliWell(['deprecate', 'acme/vpc/aws', '1.1.0', ...flags, '--link', 'https://acme.test/why'])
}

describe.for(Object.keys(CONSUMER_HOSTS))('audit and %s', (kind) => {
  const index = forAllTests(publishModules)

  const consumer = async (files: Readonly<Record<string, string>> = FILES) =>
    createConsumer(files, hostBlock((await CONSUMER_HOSTS[kind]?.(index())) ?? ''))

  describeClients('after init', (client) => {
    test('report the modules that are installed, those of modules too', async () => {
      await runCliWell(['restore', 'acme/vpc/aws', '>= 0.0.0', '--index', index()])
      await runCliWell(['undeprecate', 'acme/vpc/aws', '1.1.0', '--index', index()])
      const before = await consumer()
      await before.init(client)
      const clean = await audit(before, '--packages')
      expect(clean).toMatchObject({ code: 0, stderr: '' })
      expect(clean.report.registries).toEqual([{ host: HOST, modules: 2, tells: 'states' }])
      expect(states(clean.report)).toEqual({
        vpc: '1.1.0 outdated',
        network: '1.0.0 current',
        'local.again': '2.0.0 current',
        'network.inner.vpc': '1.0.0 outdated',
      })
      expect(clean.report.modules.map(({ bytes }) => bytes)).toEqual(['same', 'same', 'same', 'same'])
      await withdraw(index())
      await appendFile(join(before.directory, '.terraform/modules/vpc/main.tf'), '# mine\n')
      // A new server, which has the marks at once.
      const url = (await CONSUMER_HOSTS[kind]?.(index())) ?? ''
      await writeFile(before.env['TF_CLI_CONFIG_FILE'] ?? '', hostBlock(url))
      const { code, report } = await audit(before, '--packages')
      expect(code).toBe(1)
      const said = { message: '"deletes the state bucket"', fix: 'use acme/vpc/aws@1.1.0' }
      expect(report.findings).toMatchObject([
        { code: 'changed', version: '1.1.0', file: 'main.tf', line: 1, message: 'main.tf has other bytes' },
        { code: 'deprecated', version: '1.1.0', message: expect.stringContaining('https://acme.test/why') },
        { code: 'yanked', version: '1.0.0', file: 'main.tf', line: 6, ...said },
      ])
      expect((await audit(before, '--fail-on', 'removed')).code).toBe(0)
    })
  })

  test('report what init would choose before init, by what the registry says of dependencies, also as SARIF', async () => {
    await runCliWell(['restore', 'acme/vpc/aws', '>= 0.0.0', '--index', index()])
    await withdraw(index())
    const before = await consumer()
    const { report } = await audit(before, '--sarif', 'audit.sarif')
    expect(states(report)).toEqual({
      vpc: '1.1.0 deprecated',
      network: '1.0.0 current',
      'local.again': '2.0.0 current',
      'network.inner.vpc': '1.0.0 yanked',
    })
    const { runs } = JSON.parse(await readFile(join(before.directory, 'audit.sarif'), 'utf8'))
    const yanked = runs[0].results.find(({ ruleId }: { ruleId: string }) => ruleId === 'yanked')
    const physicalLocation = { artifactLocation: { uri: 'main.tf' }, region: { startLine: 6 } }
    expect(yanked).toMatchObject({ level: 'error', locations: [{ physicalLocation }] })
    expect(runs[0].tool.driver.rules[yanked.ruleIndex].id).toBe('yanked')
  })

  test('write a lock file, and find a digest that changed', async () => {
    const { directory, env } = await consumer({ 'main.tf': LOCAL })
    const lock = join(directory, 'modules.lock.json')
    const run = (...flags: string[]) => runCli(['audit', '--lock', lock, ...flags], { cwd: directory, env })
    expect((await run('--lock-readonly')).stderr).toContain(
      'hint: write it first: run audit --lock without --lock-readonly',
    )
    expect(await run()).toMatchObject({ code: 0, stdout: expect.stringContaining('lock        1 version') })
    const text = await readFile(lock, 'utf8')
    const modules = { [`${HOST}/acme/vpc/aws`]: { '2.0.0': expect.stringMatching(/^sha256:[0-9a-f]{64}$/) } }
    expect(JSON.parse(text)).toEqual({ format: 1, modules })
    expect((await run('--lock-readonly')).code).toBe(0)
    await writeFile(lock, text.replace(/sha256:\w{8}/, 'sha256:00000000'))
    const changed = await run()
    expect(changed.code).toBe(1)
    expect(changed.stdout).toMatch(/^changed .*main\.tf:1: the lock file has sha256:00000000/m)
    expect(await readFile(lock, 'utf8')).toContain('sha256:00000000')
    await writeFile(join(directory, 'main.tf'), LOCAL.replace('2.0.0', '1.1.0'))
    expect((await run('--lock-readonly')).stdout).toMatch(/^unlocked .*acme\/vpc\/aws 1\.1\.0, main\.tf:1/m)
  })
})
