import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { argv, cliEnvironment, hasProgram, runCli, runCliWell, runProgram } from '../support/cli/program.ts'
import { commitTo, git } from '../support/git/git-repository.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'

const ADDRESS = 'acme/vpc/aws'
const OLD = 'https://git.acme.test/acme/terraform-aws-vpc.git'
const REASON = ['--reason', 'contains a private key']

/** An index with 1.0.0 and 1.1.0 of a module. */
async function published(kind: 'bare' | 'directory' = 'bare') {
  const { [kind]: index } = await createRegistry()
  const { directory } = await createModule({ origin: OLD, tag: 'v1.0.0' })
  await commitTo(directory, 'main', { message: 'next' })
  await git(directory, ['tag', 'v1.1.0'])
  await runCliWell(argv`publish --index ${index} --repository ${directory} --module ${ADDRESS} --all-tags`)
  const remove = (version: string, ...args: string[]) =>
    runCli(argv`remove ${ADDRESS} ${version} --index ${index} ${args}`)
  return { index, directory, remove, head: () => git(index, ['rev-parse', 'registry']) }
}

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
    const said = 'this is "git.acme.test/zoo/other", which may not decide about it'
    expect(await yank('zoo/other')).toMatchObject({ code: 1, stderr: expect.stringContaining(said) })
    const remove = argv`remove ${ADDRESS} 1.0.0 --index ${index} --reason bad --yes`
    for (const command of [remove, argv`transfer ${ADDRESS} --index ${index} --to zoo/other`])
      expect((await runCli(command, { env: workflowOf('zoo/other') })).stderr).toContain('error[NOT_OWNER]')
    expect(await yank('acme/terraform-aws-vpc')).toMatchObject({ code: 0 })
  })

  it('is made by those alone for whom registry.json reserves it', async () => {
    const { index, directory } = await published('directory')
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

describe('remove', () => {
  it('is refused where nobody can be asked, with the flag that confirms', async () => {
    const { remove, head } = await published()
    const before = await head()
    expect(await remove('1.0.0', ...REASON)).toMatchObject({
      code: 2,
      stderr:
        'error[INVALID_INPUT]: remove deletes for good, and nobody can be asked: this is no terminal\nhint: look first with --dry-run, then add --yes\n',
    })
    expect(await head()).toBe(before)
  })

  describe.skipIf(!hasProgram('python3'))('on a terminal (needs python3)', () => {
    it.each([
      ['1.1.0', 0, 'Type 1.1.0 to remove it for good:'],
      ['yes', 1, 'it was not confirmed, so nothing was removed'],
    ])('asks for the version; the answer %s ends with %i', async (answer, code, text) => {
      const { index, head } = await published()
      const before = await head()
      const result = await onTerminal(['remove', ADDRESS, '1.1.0', '--index', index, ...REASON], answer)
      expect(result.stdout).toContain('delete    v1/modules/acme/vpc/aws/1.1.0/module.zip')
      expect(result.stdout).toContain(text)
      expect(result.code).toBe(code)
      expect((await head()) === before).toBe(code === 1)
    })
  })
})

/** Runs the command line on a terminal of its own, and types the answer once it is asked for. */
async function onTerminal(args: readonly string[], answer: string) {
  const { env } = await cliEnvironment()
  const command = ['test/support/cli/on-terminal.py', answer, process.execPath, CLI_ENTRY, ...args]
  return runProgram('python3', command, { env })
}
