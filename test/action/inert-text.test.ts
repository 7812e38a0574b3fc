import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inputHint } from '../../src/action/inputs.ts'
import { inertLines } from '../../src/action/runner-output.ts'
import type { ActionResult } from '../support/action/action-runner.ts'
import { parseWorkflowCommands } from '../support/action/workflow-command.ts'
import { git } from '../support/git/git-repository.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { createFixture, pushOf } from './setup.ts'

/** What the runner obeys in the output of a run, less what the action itself says. */
function forged({ stdout, stderr }: ActionResult): string[] {
  const output = `${stdout}\n${stderr}`.replaceAll('\r', '\n')
  const commands = parseWorkflowCommands(output).map(
    ({ name, properties }) => `${name} ${properties['title'] ?? ''}`,
  )
  const own = /^(?:add-mask|debug|notice|warning) $|^error [A-Z_]+$/
  const olds = output.split('\n').filter((line) => line.includes('##[') && !line.startsWith('::'))
  return [...commands.filter((command) => !own.test(command)), ...olds]
}

it.each([
  'v1.0.0\n::set-output name=version::9.9.9',
  'v1.0.0%0A::error title=FORGED::x',
  'v1.0.0\r::error title=FORGED::x',
  '::error title=FORGED::v1.0.0',
  '##[error]v1.0.0',
  'END\nversion=9.9.9',
  'ghadelimiter_0\nversion=9.9.9',
  '$(touch marker)',
  '--upload-pack=touch marker',
])('takes the input %j for a tag that is refused, and for nothing else', async (tag) => {
  const fixture = await createFixture()
  const workspace = await temporaryDirectory()
  const result = await fixture.run({ inputs: { tag }, workspace })
  expect(result).toMatchObject({ code: 1, annotations: [{ level: 'error', title: 'INVALID_TAG' }] })
  expect(result.outputs).toMatchObject({ status: 'refused', version: '' })
  expect(forged(result)).toEqual([])
  expect(existsSync(join(workspace, 'marker'))).toBe(false)
  expect(fixture.github.requests).toEqual([])
})

it('obeys no name of a tag that Git lets through', async () => {
  const fixture = await createFixture()
  const marked = 'v1.0.0"><script>alert(1)</script>'
  const tags = ['v1.0.0$(touch)', '-v1.0.0', marked, '##{error}', 'v1.0.0;%0A', '::x']
  for (const tag of tags)
    await git(fixture.modules, ['update-ref', `refs/tags/${tag}`, fixture.commit]).catch(() => '')
  const result = await fixture.run({ inputs: { 'all-tags': 'true' } })
  expect(forged(result)).toEqual([])
  expect(result.summary).not.toContain('<script')
  for (const tag of tags) {
    const pushed = await fixture.run({ event: pushOf(tag, fixture.commit) })
    expect(pushed).toMatchObject({ code: 1, annotations: [{ title: 'INVALID_TAG' }] })
    expect(forged(pushed)).toEqual([])
    expect(pushed.summary).not.toContain('<script')
  }
})

it('obeys no name of a file', async () => {
  const files = {
    'main.tf': '',
    '::error title=FORGED::x.tfvars': 'a = 1\n',
    '##[error]x.tfvars': 'a = 1\n',
    '"line\\n::error title=FORGED::x.tfvars"': 'a = 1\n',
    '<img src=x onerror=alert(1)>.tfvars': 'a = 1\n',
  }
  const fixture = await createFixture({ files })
  const result = await fixture.run()
  expect(result).toMatchObject({ code: 1, outputs: { status: 'refused' } })
  expect(forged(result)).toEqual([])
  expect(result.summary).not.toContain('<img')
  expect(await fixture.indexCommits()).toEqual([])
})

it('obeys no text of a config file', async () => {
  const files = { 'main.tf': '', '.module-registry.yml': '"\\n::error title=FORGED::x ##[error]<b>": 1\n' }
  const result = await (await createFixture({ files })).run()
  expect(result).toMatchObject({ code: 1, annotations: [{ title: 'INVALID_CONFIG' }] })
  expect(forged(result)).toEqual([])
  expect(result.summary).not.toContain('<b>')
})

it.each([
  [
    'set it once: module-registry init --index … --url https://modules.example.com, or publish with --package git',
    'set it once: index-url: https://modules.example.com, or publish with package: git',
  ],
  ['use --package index or --package git', 'use package: index or package: git'],
  ['allow it: --expose all', 'allow it: expose: all'],
  ['name it: --source-url https://a.test', 'name it: source-url: https://a.test'],
  [
    'leave --url out, or write --url https://a.test',
    'leave input "index-url" out, or write index-url: https://a.test',
  ],
  ['publish a smaller directory: --module-path', 'publish a smaller directory: input "module-path"'],
  ['name it: --module ns/name/system (action input "module")', 'name it: module: ns/name/system'],
  ['give one: MODULE_REGISTRY_TOKEN, or the action input "index-token"', 'give one: input "index-token"'],
  ...['create it (git tag v1) or fetch it (git fetch --tags)', 'run `module-registry render --index …`'].map(
    (hint) => [hint, hint],
  ),
])('a workflow reads %j as %j', (hint, expected) => {
  const failure = { code: 'INVALID_INPUT', message: '--package x' } as const
  expect(inputHint({ ...failure, hint })).toEqual({ ...failure, hint: expected })
})

/** Text with what the runner looks for strewn in. */
const obeyed = ['::', '##[', '\n', '\r', '%0A', '%', ',', '=', ']', 'END', 'error', ' ', '\u200b']
const hostile = fc.array(fc.oneof(fc.constantFrom(...obeyed), fc.string())).map((parts) => parts.join(''))

describe('inertLines', () => {
  it.each([
    ['::error::forged', ': :error::forged'],
    [' \u00a0::add-mask::x', ' \u00a0: :add-mask::x'],
    ['one\r::error::two', 'one\n: :error::two'],
    ['a ##[error]forged', 'a ## [error]forged'],
    ['\u200b::error::x', '\\u{200b}::error::x'],
    ['\u0085::error::x', '\\u{85}::error::x'],
    ['\u001b[31mred', '\\u{1b}[31mred'],
    ['published  git::https://git.acme.test/vpc.git', 'published  git::https://git.acme.test/vpc.git'],
    ['module "vpc" {\n  source = "a/b/c"\n}', 'module "vpc" {\n  source = "a/b/c"\n}'],
  ])('shows %j as text', (text, shown) => expect(inertLines(text)).toBe(shown))

  it('holds nothing that the runner obeys', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = inertLines(text)
        expect(parseWorkflowCommands(shown)).toEqual([])
        expect(shown).not.toContain('##[')
        expect(shown).not.toContain('\r')
      }),
    )
  })
})
