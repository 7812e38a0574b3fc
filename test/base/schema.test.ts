import { expect, it } from 'vitest'
import { z } from 'zod'
import { checkedText, listOf, parseJson, parseOptions } from '../../src/base/schema.ts'
import { selectionOptions } from '../../src/publish/config.ts'
import { refusalOf } from '../refusal.ts'

const flag = (key: string) => `--${key}`

it('reads the options that are present and omits the others', () =>
  expect(parseOptions(selectionOptions, { module: 'acme/vpc/aws', package: undefined }, flag)).toStrictEqual({
    module: { namespace: 'acme', name: 'vpc', system: 'aws' },
  }))

it.each([
  ['module', 'vpc', /^INVALID_ADDRESS: --module: module address "vpc" is not valid/],
  ['package', 'zip\u001b[0m', /^INVALID_INPUT: --package is "zip\\u\{1b\}\[0m": must be one of index, git/],
  ['package', 'git,relase', /mas; did you mean release\? \| correct --package, or leave it out$/],
  ['git-ref', 'main', /: --git-ref is "main": must be one of commit, tag \| correct/],
])('names the word %s as it was typed', (key, value, refusal) =>
  expect(refusalOf(() => parseOptions(selectionOptions, { [key]: value }, flag))).toMatch(refusal),
)

it('makes an issue of whatever a parser throws', () => {
  const schema = checkedText(() => {
    throw 'no error object'
  })
  expect(schema.safeParse('x').error?.issues[0]?.message).toBe('no error object')
  expect(schema.safeParse(1).success).toBe(false)
})

it('names no word where the fault is in no single one', () => {
  const schema = selectionOptions.refine(({ package: kinds }) => kinds === undefined, 'not together')
  expect(refusalOf(() => parseOptions(schema, { package: 'git' }, flag))).toContain('not together')
})

it('reads JSON of others as far as the schema says, and nothing else', () => {
  const schema = z.object({ a: z.number() })
  const read = (text: string | Uint8Array) => parseJson(schema, Buffer.from(text))
  expect(read('{"a":1,"b":2}')).toEqual({ a: 1 })
  for (const text of ['{"a":"1"}', '{"a":1', '', Buffer.from('{"a":1,"b":"\xff"}', 'latin1')])
    expect(read(text)).toBeUndefined()
})

it('counts a list before it looks at its elements, and says one thing of a million wrong ones', () => {
  const list = z.object({ tags: listOf(z.object({ name: z.string() }), 3) })
  const problems = (tags: unknown) => list.safeParse({ tags }).error?.issues.map(({ path }) => path.join('.'))
  expect(list.parse({ tags: [{ name: 'a', more: 1 }] })).toEqual({ tags: [{ name: 'a' }] })
  expect(problems([{ name: 'a' }, { name: 1 }, {}])).toEqual(['tags.1.name'])
  const million = Array.from({ length: 1_000_000 }, () => [])
  expect(problems(million)).toEqual(['tags'])
  expect(listOf(z.string()).safeParse(million).error?.issues).toHaveLength(1)
})
