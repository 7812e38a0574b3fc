import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { type CliResult, runCli } from '../support/cli/cli.ts'
import { git } from '../support/git/git-repository.ts'
import { createModule } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

let index: string
let publish: (...more: string[]) => Promise<CliResult>

beforeEach(async () => {
  index = join(await mkdtemp(join(await temporaryDirectory(), 'an index ')), 'index.git')
  await git('/', ['init', '--quiet', '--bare', index])
  const { directory } = await createModule()
  publish = (...more) =>
    runCli(['publish', '--index', index, '--repository', directory, '--tag', 'v1.0.0', '--json', ...more])
  expect((await publish('--package', 'git')).code).toBe(0)
})

const urlOf = async () => JSON.parse(await git(index, ['show', 'registry:registry.json'])).url

it('is set by the command that the refusal without it names', async () => {
  const { code, stderr, json } = await publish('--package', 'index')
  expect(code).toBe(1)
  const [, command = ''] = /^hint: set it once: module-registry (.*), or publish/m.exec(stderr) ?? []
  expect(command).toBe(`init --index '${index}' --url https://modules.example.com`)
  expect(JSON.stringify(json())).not.toContain('…')
  expect(
    (
      await runCli(
        command
          .replaceAll("'", '')
          .split(/ (?=--|\S+:)/)
          .flatMap(argument),
      )
    ).code,
  ).toBe(0)
  expect(await urlOf()).toBe('https://modules.example.com')
  expect((await publish('--package', 'index')).code).toBe(0)
})

it('is moved by the command that the refusal of another one names, in one commit', async () => {
  await publish('--package', 'git,index', '--url', 'https://modules.acme.test')
  const init = (...more: string[]) =>
    runCli(['init', '--index', index, '--url', 'https://new.acme.test', ...more])
  const refused = await init()
  expect(refused.code).toBe(1)
  expect(refused.stderr).toMatch(/module-registry init --index .* --url https:\/\/new\.acme\.test --move/)
  const head = await git(index, ['rev-parse', 'registry'])
  const moved = await init('--move')
  expect(moved.stdout).toContain(
    'consumers write new.acme.test/NAMESPACE/NAME/SYSTEM as the source from now on',
  )
  expect(await git(index, ['rev-parse', 'registry^'])).toBe(head)
  expect(await urlOf()).toBe('https://new.acme.test')
  const source = await git(index, ['show', 'registry:v1/modules/acme/vpc/aws/1.0.0/source'])
  expect(source).not.toContain('modules.acme.test')
  expect((await init('--move')).stdout).toContain('unchanged')
  expect((await init('--move', '--name', 'New')).code).toBe(0)
  expect(JSON.parse(await git(index, ['show', 'registry:registry.json'])).name).toBe('New')
  expect((await init('--move', '--workflows', 'x')).code).toBe(2)
})

/** `--index a b` as two arguments. */
function argument(text: string): string[] {
  const [name = '', ...value] = text.split(' ')
  return value.length === 0 ? [name] : [name, value.join(' ')]
}
