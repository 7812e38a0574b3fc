import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCommand, formatLines, formatSetting } from '../../src/action/workflow-command.ts'
import { parseCommandFile, parseWorkflowCommands } from '../support/action/workflow-command.ts'

/** Text with what the runner looks for strewn in. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('::', '##[', '\n', '\r', '%0A', '%', ',', '=', ']', 'END', 'error', ' ', '\u200b'),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''))

describe('formatCommand', () => {
  it('is one line that gives back its message and properties', () => {
    fc.assert(
      fc.property(hostile, hostile, (message, title) => {
        const line = formatCommand('error', message, { title })
        expect(line.slice(0, -1)).not.toMatch(/[\r\n]/)
        const [command, ...others] = parseWorkflowCommands(line)
        expect(others).toEqual([])
        expect(command).toMatchObject({ name: 'error', message })
        expect(command?.properties['title'] ?? '').toBe(title)
      }),
    )
  })

  it('escapes as the runner unescapes', () => {
    expect(formatCommand('error', '100%\r\n::x', { title: 'a:b,c' })).toBe(
      '::error title=a%3Ab%2Cc::100%25%0D%0A::x\n',
    )
  })
})

describe('formatLines', () => {
  it.each([
    ['::error::forged', ': :error::forged\n'],
    [' \u00a0::add-mask::x', ' \u00a0: :add-mask::x\n'],
    ['one\r::error::two', 'one\n: :error::two\n'],
    ['a ##[error]forged', 'a ## [error]forged\n'],
    ['\u200b::error::x', '\\u{200b}::error::x\n'],
    ['\u0085::error::x', '\\u{85}::error::x\n'],
    ['\u001b[31mred', '\\u{1b}[31mred\n'],
    ['published  git::https://git.acme.test/vpc.git', 'published  git::https://git.acme.test/vpc.git\n'],
    ['module "vpc" {\n  source = "a/b/c"\n}', 'module "vpc" {\n  source = "a/b/c"\n}\n'],
  ])('shows %j as text', (text, shown) => {
    expect(formatLines(text)).toBe(shown)
  })

  it('holds nothing that the runner obeys', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = formatLines(text)
        expect(parseWorkflowCommands(shown)).toEqual([])
        expect(shown).not.toContain('##[')
        expect(shown).not.toContain('\r')
      }),
    )
  })
})

describe('formatSetting', () => {
  it('gives back its value alone', () => {
    fc.assert(
      fc.property(hostile, hostile, (first, second) => {
        const file = formatSetting('first', first) + formatSetting('second', second)
        expect(parseCommandFile(file)).toEqual({ first, second })
      }),
    )
  })

  it('ends at no line of the value', () => {
    expect(formatSetting('readme', 'END\nversion=9.9.9\nEND_')).toBe(
      'readme<<END__\nEND\nversion=9.9.9\nEND_\nEND__\n',
    )
  })
})
