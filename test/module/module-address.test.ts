import { describe, expect, it } from 'vitest'
import {
  addressKey,
  formatModuleAddress,
  parseModuleAddress,
  splitAddress,
} from '../../src/module/module-address.ts'
import { readCorpus } from '../corpus.ts'
import { refusalOf } from '../refusal.ts'

const { cases } = readCorpus<{ cases: { input: string; ok: boolean }[] }>('module-addresses')

/** A module call may add a host and a sub-directory to the address; an address itself has neither. */
const ofACall = (input: string) => input.includes('//') || input.split('/').length === 4

describe('a module address', () => {
  it.each(cases.filter(({ input, ok }) => ok && !ofACall(input)))('takes $input', ({ input }) => {
    const address = parseModuleAddress(input)
    expect(formatModuleAddress(address)).toBe(input)
    expect(addressKey(address)).toBe(input.toLowerCase())
  })

  it.each(cases.filter(({ input, ok }) => !ok || ofACall(input)))('refuses $input', ({ input }) =>
    expect(refusalOf(() => parseModuleAddress(input))).toMatch(/^INVALID_ADDRESS: module address "/),
  )

  it.each(['search/vpc/aws', 'Search/vpc/aws'])('refuses the reserved namespace of %s', (input) =>
    expect(refusalOf(() => parseModuleAddress(input))).toContain(
      ` is not valid: the namespace "${input.split('/')[0]}" is reserved for the search of the registry API | `,
    ),
  )

  it.each([
    ['acme/vpc', 'it has 2 parts between slashes instead of 3'],
    ['', 'it has 1 part between slashes instead of 3'],
    ['/vpc/aws', 'the namespace is empty'],
    ['acme//aws', 'the name is empty'],
    ['acme/vpc/', 'the system is empty'],
    ['a.b/vpc/aws', 'the namespace "a.b" may contain only letters a-z and A-Z, digits, "-" and "_"'],
    ['acme/-vpc/aws', 'the name "-vpc" must begin and end with a letter or digit'],
    ['acme/vpc_/aws', 'the name "vpc_" must begin and end with a letter or digit'],
    ['_acme/vpc/aws', 'the namespace "_acme" must begin and end with a letter or digit'],
    [`acme/${'n'.repeat(65)}/aws`, `the name "${'n'.repeat(65)}" has 65 characters, more than 64`],
    ['acme/vpc/AWS', 'the system "AWS" may contain only lower-case letters and digits'],
    [`acme/vpc/${'s'.repeat(65)}`, `the system "${'s'.repeat(65)}" has 65 characters, more than 64`],
  ])('says of %j: %s', (input, problem) =>
    expect(refusalOf(() => parseModuleAddress(input))).toBe(
      `INVALID_ADDRESS: module address "${input}" is not valid: ${problem} | write it as namespace/name/system without a host, such as acme/vpc/aws`,
    ),
  )
})

it('the parts of a folder that is no address are what is there', () => {
  expect(splitAddress('acme')).toEqual({ namespace: 'acme', name: '', system: '' })
  expect(splitAddress('a/b/c/d')).toEqual({ namespace: 'a', name: 'b', system: 'c' })
})
