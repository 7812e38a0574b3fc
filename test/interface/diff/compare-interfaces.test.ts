import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatChanges } from '../../../src/interface/diff/change.ts'
import { compareInterfaces } from '../../../src/interface/diff/compare-interfaces.ts'
import { requiredBump } from '../../../src/interface/diff/required-bump.ts'
import { compareTypes } from '../../../src/interface/diff/value-changes.ts'
import { formatType, type TypeExpression } from '../../../src/interface/type-expression.ts'
import { interfaceOf, rootOf } from '../../support/publish/interfaces.ts'
import { CHANGE_CASES } from './change-cases.ts'

describe('what a change asks for', () => {
  it('is told as it was of each pair, and nothing of a module next to itself', async () => {
    const told: string[] = []
    for (const [what, before, after] of CHANGE_CASES) {
      const [from, to] = [await interfaceOf(before), await interfaceOf(after)]
      expect([...from.diagnostics, ...to.diagnostics], what).toEqual([])
      expect([...compareInterfaces(from, from), ...compareInterfaces(to, to)], what).toEqual([])
      const changes = compareInterfaces(from, to)
      told.push(what, ...changes.map((change) => `  ${change.kind}  ${formatChanges([change])}`))
    }
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('../../fixtures/interface-changes.txt')
  })

  it.each<[before: string, after: string, message?: string]>([
    ['unheard(string)', 'unheard(string)'],
    ['unheard(string)', 'string', 'takes less: was unheard(string) and is string'],
    ['string', 'unheard(string)', 'takes less: was string and is unheard(string)'],
    ['unheard(string)', 'unheard(number)', 'takes less: was unheard(string) and is unheard(number)'],
    ['unheard(string)', 'any', 'takes less: was unheard(string) and is any'],
    ['map(list(string))', 'map(list(number))', 'takes less: [*][*] was string and is number'],
    ['tuple([string, number])', 'tuple([string, string])', 'takes more: [1] was number and is string'],
  ])('says of inputs of type %s that become %s what they take', async (before, after, message) => {
    const inputOf = (type: string) => interfaceOf(`variable "v" {\n  type = ${type}\n}\n`)
    const changes = compareInterfaces(await inputOf(before), await inputOf(after))
    expect(changes.map((it) => it.message)).toEqual(message === undefined ? [] : [`the type ${message}`])
  })
})

const collection = fc.constantFrom('list', 'set', 'map')
const anyType: fc.Arbitrary<TypeExpression> = fc.letrec<{ type: TypeExpression }>((tie) => ({
  type: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom('any', 'string', 'number', 'bool').map((kind) => ({ kind }) as TypeExpression),
    fc.record({ kind: collection, element: tie('type') }) as fc.Arbitrary<TypeExpression>,
    fc.array(tie('type'), { maxLength: 2 }).map((elements): TypeExpression => ({ kind: 'tuple', elements })),
    fc
      .dictionary(fc.constantFrom('a', 'b', 'c'), fc.record({ type: tie('type'), optional: fc.boolean() }))
      .map((attributes): TypeExpression => ({ kind: 'object', attributes })),
  ),
})).type

describe('the comparison of types', () => {
  it('finds no change between equal types', () =>
    fc.assert(
      fc.property(anyType, (type) => {
        expect(compareTypes(type, type)).toEqual({ narrowed: [], widened: [] })
      }),
    ))

  it('narrows one way what it widens the other way', () =>
    fc.assert(
      fc.property(anyType, anyType, (a, b) => {
        const { narrowed, widened } = compareTypes(a, b)
        if (widened.length > 0 && narrowed.length === 0) expect(compareTypes(b, a).narrowed).not.toEqual([])
      }),
      { numRuns: 2000 },
    ))

  it('reads back every type that it writes', async () => {
    const types = fc.sample(anyType, 200)
    const text = types.map((type, at) => `variable "v${at}" {\n  type = ${formatType(type)}\n}`).join('\n')
    const { inputs } = await rootOf(text)
    // `{}` is an empty dictionary without prototype in fast-check.
    expect(JSON.stringify(inputs.map(({ parsedType }) => parsedType))).toBe(JSON.stringify(types))
  })
})

const pieces = CHANGE_CASES.flatMap(([, before]) =>
  typeof before === 'string' && before !== '' ? [before] : [],
)
const noise = fc.constantFrom('# why\n', '// why\n', '/* why\n */\n', '\n\n', '')

it('a module that is only written otherwise has not changed, whatever the order, the comments and the line ends', async () => {
  const block = pieces.filter((text) => /^(resource "aws_vpc" "a"|variable|output|module)/.test(text))
  const module = fc.uniqueArray(fc.constantFrom(...block), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(module, noise, fc.boolean(), async (texts, comment, isWindows) => {
      const seen = new Set<string>()
      // Two blocks of one name are no module, and a piece may hold several blocks.
      const distinct = texts.filter((text) => {
        const names = text.match(/^[a-z]+ "[^{]*/gm) ?? []
        if (names.some((name) => seen.has(name))) return false
        for (const name of names) seen.add(name)
        return true
      })
      const plain = distinct.join('\n')
      const other = distinct
        .toReversed()
        .map((text) => `${comment}${text}${comment}`)
        .join('\n')
      const after = await interfaceOf(isWindows ? other.replaceAll('\n', '\r\n') : other)
      const changes = compareInterfaces(await interfaceOf(plain), after)
      // The line ends of a heredoc are part of its text, which may be a default.
      if (isWindows && plain.includes('<<')) expect(requiredBump(changes)).not.toBe('major')
      else expect(changes).toEqual([])
    }),
  )
})
