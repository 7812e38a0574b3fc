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

it('is set by a later publish, once', async () => {
  expect((await publish('--package', 'git', '--url', 'https://modules.acme.test')).json()).toMatchObject({
    results: [{ status: 'unchanged' }],
    index: { changed: expect.arrayContaining(['registry.json']) },
  })
  expect(await urlOf()).toBe('https://modules.acme.test')
  const other = await publish('--url', 'https://other.test')
  expect(other.stderr).toContain('hint: leave --url out, or write --url https://modules.acme.test')
})

/** `--index a b` as two arguments. */
function argument(text: string): string[] {
  const [name = '', ...value] = text.split(' ')
  return value.length === 0 ? [name] : [name, value.join(' ')]
}
