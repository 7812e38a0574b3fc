import { describe, expect, it } from 'vitest'
import { comparableHost, registryHost } from '../../src/module/host-name.ts'
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
    'a.test:x',
    'a.test:80x',
    ':80',
    'a.test:65536',
    '.a.test',
  ])('does not exist for %j', (text) => {
    expect(comparableHost(text)).toBeUndefined()
  })
})

it.each([
  ['Modules.acme.dev:8443', 'modules.acme.dev:8443'],
  ['github.com.acme.dev', 'github.com.acme.dev'],
  ['my-github.com', 'my-github.com'],
  ['github.com', undefined],
  ['BitBucket.org', undefined],
  ['localhost', undefined],
  ['a b', undefined],
])('the host %j of a module address is %j', (text, host) => {
  expect(registryHost(text)).toBe(host)
})
