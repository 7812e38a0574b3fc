import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inertLines } from '../../src/action/runner-output.ts'
import { parseWorkflowCommands } from '../support/action/workflow-command.ts'

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
