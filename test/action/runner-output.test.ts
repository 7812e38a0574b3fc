import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inertLines, inputHint } from '../../src/action/runner-output.ts'
import { parseWorkflowCommands } from '../support/action/workflow-command.ts'

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
  [
    'create it (git tag v1) or fetch it (git fetch --tags)',
    'create it (git tag v1) or fetch it (git fetch --tags)',
  ],
  [
    'run `module-registry render --index …` to rebuild it',
    'run `module-registry render --index …` to rebuild it',
  ],
])('a workflow reads %j as %j', (hint, expected) => {
  expect(inputHint({ code: 'INVALID_INPUT', message: '--package x', hint })).toEqual({
    code: 'INVALID_INPUT',
    message: '--package x',
    hint: expected,
  })
})

/** Text with what the runner looks for strewn in. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('::', '##[', '\n', '\r', '%0A', '%', ',', '=', ']', 'END', 'error', ' ', '\u200b'),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''))

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
