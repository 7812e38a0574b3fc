import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'

const ADDRESS = 'acme/vpc/aws'
const OLD = 'https://git.acme.test/acme/terraform-aws-vpc.git'
const NEW = 'https://git.acme.test/acme/terraform-aws-network.git'

/** A Git index with one version of a module. */
async function published() {
  const { bare: index } = await createRegistry()
  const publish = async (origin: string, tag: string) => {
    const { directory } = await createModule({ origin, tag })
    return runCli(['publish', '--index', index, '--repository', directory, '--module', ADDRESS, '--tag', tag])
  }
  expect(await publish(OLD, 'v1.0.0')).toMatchObject({ code: 0 })
  return { index, publish }
}

it('transfer lets another repository publish, as NOT_OWNER says, and verify --history accepts it', async () => {
  const { index, publish } = await published()
  const refused = await publish(NEW, 'v1.1.0')
  expect(refused.stderr).toContain('error[NOT_OWNER]')
  const [, command = ''] = /module-registry (transfer .*)$/m.exec(refused.stderr) ?? []
  expect(command).toBe(
    `transfer ${ADDRESS} --to acme/terraform-aws-network --host git.acme.test --index ${index}`,
  )
  const { stdout } = await runCliWell(command.split(' '))
  expect(stdout).toBe(
    'transferred acme/vpc/aws git.acme.test/acme/terraform-aws-vpc -> git.acme.test/acme/terraform-aws-network\n',
  )
  expect(await publish(NEW, 'v1.1.0')).toMatchObject({ code: 0 })
  const verified = await runCli(['verify', '--index', index, '--history', '--json'])
  expect(verified.json()).toMatchObject({ findings: [] })
  expect((await publish(OLD, 'v1.2.0')).stderr).toMatch(
    /belongs to "git\.acme\.test\/acme\/terraform-aws-network", to which it was transferred on \d{4}-\d\d-\d\d; this is/,
  )
})

describe('a decision about a version', () => {
  const workflowOf = (repository: string) => ({
    GITHUB_SERVER_URL: 'https://git.acme.test',
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_ID: '8',
    GITHUB_REPOSITORY_OWNER_ID: '9',
  })
  const flags = ['--reason', 'bad', '--allow-latest']

  it('is made by a workflow of the repository that owns the module, and by no other', async () => {
    const { index } = await published()
    const yank = (repository: string) =>
      runCli(['yank', ADDRESS, '1.0.0', '--index', index, ...flags], { env: workflowOf(repository) })
    expect(await yank('zoo/other')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('this is "git.acme.test/zoo/other", which may not decide about it'),
    })
    const remove = ['remove', ADDRESS, '1.0.0', '--index', index, '--reason', 'bad', '--yes']
    const transfer = ['transfer', ADDRESS, '--index', index, '--to', 'zoo/other']
    for (const command of [remove, transfer])
      expect((await runCli(command, { env: workflowOf('zoo/other') })).stderr).toContain('error[NOT_OWNER]')
    expect(await yank('acme/terraform-aws-vpc')).toMatchObject({ code: 0 })
  })

  it('is made by those alone for whom registry.json reserves it', async () => {
    const { directory: index } = await createRegistry()
    const { directory } = await createModule({ origin: OLD, tag: 'v1.0.0' })
    const publish = ['publish', '--index', index, '--repository', directory, '--module', ADDRESS]
    await runCliWell([...publish, '--tag', 'v1.0.0'])
    const file = join(index, 'registry.json')
    const registry = JSON.parse(await readFile(file, 'utf8'))
    const marks = { owners: [{ repositories: 'git.acme.test/acme/terraform-*' }] }
    await writeFile(file, JSON.stringify({ ...registry, marks }))
    const yank = ['yank', ADDRESS, '1.0.0', '--index', index, ...flags]
    expect((await runCli(yank)).stderr).toContain(
      'reserved for "git.acme.test/acme/terraform-*" in registry.json; this is a run without a repository',
    )
    expect(await runCli([...yank, '--repository', directory])).toMatchObject({ code: 0 })
  })
})
