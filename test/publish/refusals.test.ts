import { describe, expect, it } from 'vitest'
import { groupedRefusals } from '../../src/publish/publish-report.ts'

const refused = (tag: string, message: string, source?: string) => ({
  tag,
  error: { code: 'INVALID_HCL', message, hint: `correct ${tag}` } as const,
  ...(source === undefined ? {} : { source }),
})

const BROKEN = { code: 'INVALID_TAG', hint: 'delete one' } as const

const messagesOf = (...args: Parameters<typeof groupedRefusals>) =>
  groupedRefusals(...args).map(({ message }) => message)

it.each([
  ['v1', 'it is wrong', undefined, 'tag "v1": it is wrong'],
  ['v1', 'it is wrong', 'acme/vpc', 'tag "v1" of "acme/vpc": it is wrong'],
  ['v1', 'tag "v1" is wrong', 'acme/vpc', '"acme/vpc": tag "v1" is wrong'],
  ['v1', 'tag "v1" of "acme/vpc" is wrong', 'acme/vpc', 'tag "v1" of "acme/vpc" is wrong'],
  ['', 'it is gone', 'acme/vpc', '"acme/vpc": it is gone'],
])('a refusal says the tag %j of %j once', (tag, message, source, expected) =>
  expect(messagesOf([refused(tag, message, source)])).toEqual([expected]),
)

describe('groupedRefusals', () => {
  it('says once what differs by tag, version and commit alone', () => {
    const at = (tag: string, commit: string) =>
      refused(tag, `tag "${tag}" is at ${commit.repeat(40)}, not ${tag.slice(1)}`)
    const message = `tag "v1.0.0" is at ${'a'.repeat(40)}, not 1.0.0\nthe same for 1 more: tag "v2.0.0"`
    const grouped = [{ code: 'INVALID_HCL', message, hint: 'correct v1.0.0' }]
    expect(groupedRefusals([at('v1.0.0', 'a'), at('v2.0.0', 'b')])).toEqual(grouped)
    // Of two modules.
    const each = ['v1.0.0', 'v1.0.0', 'v2.0.0', 'v2.0.0'].map((tag) => at(tag, 'a'))
    expect(groupedRefusals(each)).toEqual(grouped)
  })

  it('says once what is wrong with two tags that are one version', () => {
    const twins = (version: string) => {
      const [a, b] = [`a/${version}`, `a/v${version}`]
      const message = `tags "${a}" and "${b}" are both acme/a/aws ${version}`
      return [a, b].map((tag) => ({ tag, error: { ...BROKEN, message } }))
    }
    const [one = '', ...others] = messagesOf([...twins('1.0.0'), ...twins('2.0.0')])
    expect(one.split('\n')).toEqual([
      'tags "a/1.0.0" and "a/v1.0.0" are both acme/a/aws 1.0.0',
      'the same for 2 more: tag "a/2.0.0", tag "a/v2.0.0"',
    ])
    expect(others).toEqual([])
    expect(messagesOf(twins('1.0.0'))).toEqual([one.split('\n')[0]])
  })

  it('says many different reasons as one for each code', () => {
    const many = Array.from({ length: 300 }, (_, number) => refused('v1', `${'x'.repeat(number)} is wrong`))
    const [message, ...others] = messagesOf(many)
    expect(others).toEqual([])
    expect(message?.split('\n')).toHaveLength(21)
    expect(message).toMatch(/\nand 280 more$/)
  })
})
