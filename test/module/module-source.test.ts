import { describe, expect, it } from 'vitest'
import { readRegistrySource } from '../../src/audit/module-use.ts'
import { comparableHost, parseRegistrySource, registryHost } from '../../src/module/module-source.ts'
import { readCorpus } from '../corpus.ts'

const address = { namespace: 'acme', name: 'vpc', system: 'aws' }

describe('the source of a module block', () => {
  it.each([
    ['modules.acme.dev/acme/vpc/aws', 'modules.acme.dev', ''],
    ['Modules.ACME.dev:443/acme/vpc/aws', 'modules.acme.dev', ''],
    ['modules.acme.dev:8443/acme/vpc/aws//modules/x', 'modules.acme.dev:8443', 'modules/x'],
    ['modules.acme.dev/acme/vpc/aws//a//b', 'modules.acme.dev', 'a/b'],
    ['münchen.de/acme/vpc/aws', 'xn--mnchen-3ya.de', ''],
  ])('%j names the host %s, as clients compare it', (source, host, subdirectory) => {
    expect(parseRegistrySource(source)).toEqual({ host, address, subdirectory })
    expect(readRegistrySource(source, '')).toEqual({ host, address, subdirectory })
  })

  it.each([
    ...['localhost/acme/vpc/aws', 'localhost:8080/acme/vpc/aws', 'github.com/acme/vpc/aws'],
    ...['bitbucket.org/acme/vpc/aws', 'modules..dev/acme/vpc/aws', 'modules.acme.dev/acme/vpc/aws/more'],
    ...['modules.acme.dev/acme/-/aws', 'modules.acme.dev/acme/vpc', 'modules.acme.dev', './acme/vpc/aws'],
    'git::https://git.acme.dev/acme/vpc',
  ])('%j is that of no registry', (source) => {
    expect(parseRegistrySource(source)).toBeUndefined()
    expect(readRegistrySource(source, '')).toBeUndefined()
  })

  it('without a host names the registry of the client, and no other', () => {
    const host = 'registry.opentofu.org'
    expect(readRegistrySource('acme/vpc/aws//x', host)).toEqual({ host, address, subdirectory: 'x' })
    expect(parseRegistrySource('acme/vpc/aws')).toBeUndefined()
  })
})

const { cases } = readCorpus<{ cases: { input: string; ok: boolean; comparison: string | null }[] }>(
  'hostnames',
)

describe('the form in which hosts are compared', () => {
  it.each(cases)('of $input', ({ input, ok, comparison }) =>
    expect(comparableHost(input) ?? null).toBe(ok ? comparison : null),
  )

  it.each([
    ...['a b.test', 'a.test/', 'u@a.test', 'a.test?', 'a.test#', 'a\\b.test', 'a%62.test', 'a.test:'],
    ...['a.test:x', 'a.test:80x', ':80', 'a.test:65536', '.a.test'],
  ])('does not exist for %j', (text) => expect(comparableHost(text)).toBeUndefined())
})

it.each([
  ['Modules.acme.dev:8443', 'modules.acme.dev:8443'],
  ['github.com.acme.dev', 'github.com.acme.dev'],
  ['my-github.com', 'my-github.com'],
  ['github.com', undefined],
  ['BitBucket.org', undefined],
  ['localhost', undefined],
  ['a b', undefined],
])('the host %j of a module address is %j', (text, host) => expect(registryHost(text)).toBe(host))
