import { describe, expect, it } from 'vitest'
import { comparableHost } from '../../src/module/host-name.ts'
import { readCorpus } from '../corpus.ts'

const { cases } = readCorpus<{ cases: { input: string; ok: boolean; comparison: string | null }[] }>(
  'hostnames',
)

describe('the form in which hosts are compared', () => {
  it.each(cases)('of $input', ({ input, ok, comparison }) => {
    expect(comparableHost(input) ?? null).toBe(ok ? comparison : null)
  })

  it.each([
    'a b.test',
    'a.test/',
    'u@a.test',
    'a.test?',
    'a.test#',
    'a\\b.test',
    'a%62.test',
    'a.test:',
    '.a.test',
  ])('does not exist for %j', (text) => {
    expect(comparableHost(text)).toBeUndefined()
  })
})
