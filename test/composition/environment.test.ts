import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readActor } from '../../src/composition/actor.ts'
import { parseRetrySeconds } from '../../src/composition/forge.ts'
import { openModuleRepository } from '../../src/composition/modules.ts'
import { refusalOf } from '../refusal.ts'
import { buildRepository, git } from '../support/git/module-repository.ts'
import { testRuntime } from '../support/index/verified-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

it.each([
  ['https://git.acme.test', 'git.acme.test'],
  ['', 'github.com'],
])('a workflow on the server %j decides in the name of its repository', async (server, host) => {
  const runtime = await testRuntime({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: 'acme/vpc' })
  const target = { kind: 'directory', path: '/nowhere' } as const
  const github = { token: undefined, tokenName: 'GITHUB_TOKEN', retrySeconds: 1 }
  const { repository } = await readActor(runtime, { target, repository: undefined, github })
  expect(repository).toEqual({ host, repository: 'acme/vpc' })
})

describe('the seconds that a run may lose to retries', () => {
  it('are 30, or a number from 1 to 3600', () =>
    expect([undefined, '', '1', '3600'].map(parseRetrySeconds)).toEqual([30, 30, 1, 3600]))

  it.each(['0', '3601', '-1', '1.5', '1e3', '10000', 'soon'])('are not %j', (text) => {
    expect(() => parseRetrySeconds(text)).toThrow(
      `environment variable MODULE_REGISTRY_RETRY_SECONDS is "${text}", not a number of seconds from 1 to 3600`,
    )
  })
})

it('a config file that is not committed is named with the commands that commit it', async () => {
  const directory = await temporaryDirectory()
  const gitConfig = '[remote "origin"]\n\turl = https://git.acme.test/acme/platform.git\n'
  buildRepository(directory, { files: [{ path: 'main.tf', content: '' }], gitConfig })
  const open = async () => {
    const opened = await openModuleRepository(await testRuntime(), directory)
    const refusal = refusalOf(opened.defaultAddress)
    await opened.close()
    return refusal
  }
  expect(await open()).toMatch(/^INVALID_ADDRESS: .* \| set the module address;/)
  await writeFile(join(directory, '.module-registry.yml'), 'module: acme/vpc/aws\n')
  expect(await open()).toContain(
    `| "${directory}/.module-registry.yml" is not committed, and only the copy in the commit of the tag, or else in HEAD, counts:
git add .module-registry.yml
git commit -m "Configure the module registry"
or set the module address;`,
  )
  git(directory, ['add', '.module-registry.yml'])
  git(directory, ['commit', '--quiet', '-m', 'Configure'])
  expect(await open()).not.toContain('is not committed')
})
