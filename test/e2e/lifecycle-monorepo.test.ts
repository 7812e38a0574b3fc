import { cpSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import {
  CONSUMER_HOSTS,
  type Consumer,
  createConsumer,
  HOST,
  hostBlock,
} from '../support/clients/consumer.ts'
import { type Client, describeClients } from '../support/clients/terraform.ts'
import { git } from '../support/git/git-repository.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const LABEL = 'acme/label/generic'

/** The example monorepo with two versions of one module, published into a directory that a static host serves. */
async function publishExamples() {
  const directory = await temporaryDirectory()
  const [repository, index] = [join(directory, 'modules'), join(directory, 'index')]
  cpSync('examples/modules', repository, { recursive: true })
  await git(repository, ['init', '--quiet'])
  await git(repository, ['add', '--all'])
  await git(repository, ['commit', '--quiet', '--message', 'Examples'])
  for (const tag of ['label/v1.0.0', 'network-v1.0.0']) await git(repository, ['tag', tag])
  await git(repository, ['commit', '--quiet', '--allow-empty', '--message', 'Next'])
  await git(repository, ['tag', 'label/v1.1.0'])
  await runCliWell(['init', '--index', index, '--url', `https://${HOST}`])
  await runCliWell(['publish', '--index', index, '--repository', repository, '--all-tags'])
  return { repository, index, url: (await CONSUMER_HOSTS['a static host']?.(index)) ?? '' }
}

const consume = (url: string, version: string): Promise<Consumer> =>
  createConsumer(
    { 'main.tf': `module "label" {\n  source  = "${HOST}/${LABEL}"\n  version = "${version}"\n}\n` },
    hostBlock(url),
  )

/** The version that a client has installed there. */
async function installed({ directory }: Consumer): Promise<string | undefined> {
  const record = await readFile(join(directory, '.terraform/modules/modules.json'), 'utf8')
  const { Modules }: { Modules: { Key: string; Version?: string }[] } = JSON.parse(record)
  return Modules.find(({ Key }) => Key === 'label')?.Version
}

const NO_VERSION = /no (available|matching)\s+version|no versions\s+matching|matching version/i

describeClients('the example monorepo', (client: Client) => {
  test('goes from publish over yank, restore, deprecate and remove to audit', async () => {
    const { repository, index, url } = await publishExamples()
    const install = async (version: string) => {
      const consumer = await consume(url, version)
      await consumer.init(client)
      return installed(consumer)
    }
    const states = async ({ directory, env }: Consumer) => {
      const { modules } = (await runCli(['audit', '--json'], { cwd: directory, env })).json() as {
        modules: { version: string; state: string }[]
      }
      return modules.map(({ version, state }) => `${version} ${state}`)
    }
    const decide = (command: string, ...args: string[]) =>
      runCliWell([command, LABEL, ...args, '--index', index])
    const because = ['--reason', 'prints a secret']

    const faithful = await consume(url, '1.1.0')
    await faithful.init(client)
    expect(await install('~> 1.0')).toBe('1.1.0')
    expect(await states(faithful)).toEqual(['1.1.0 current'])

    await decide('yank', '1.1.0', ...because, '--allow-latest')
    expect(await install('~> 1.0')).toBe('1.0.0')
    await expect(install('1.1.0')).rejects.toThrow(NO_VERSION)
    expect(await states(faithful)).toEqual(['1.1.0 yanked'])

    await decide('restore', '1.1.0')
    expect(await install('~> 1.0')).toBe('1.1.0')

    await decide('deprecate', '< 1.1.0', ...because)
    const old = await consume(url, '1.0.0')
    await old.init(client)
    expect(await states(old)).toEqual(['1.0.0 deprecated'])

    await decide('remove', '1.1.0', ...because, '--yes')
    expect(await install('~> 1.0')).toBe('1.0.0')
    await expect(install('1.1.0')).rejects.toThrow(NO_VERSION)
    await faithful.init(client)
    expect(await installed(faithful)).toBe('1.1.0')
    expect(await states(faithful)).toEqual(['1.1.0 removed'])

    const publish = ['publish', '--index', index, '--repository', repository, '--tag', 'label/v1.1.0']
    expect((await runCli(publish)).stderr).toContain('error[VERSION_EXISTS]')
    expect((await runCli(['verify', '--index', index, '--json'])).json()).toMatchObject({ findings: [] })
  })
})
