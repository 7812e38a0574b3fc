import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locationKind, ociLocation } from '../../src/index/format/location.ts'
import {
  formatOciRepository,
  isOciName,
  parseOciRepository,
  registryOrigin,
} from '../../src/oci/oci-repository.ts'
import { refusalOf } from '../refusal.ts'
import { digestOf } from '../support/publish/samples.ts'

const valid: [string, string, string, string][] = [
  ['ghcr.io/acme/vpc', 'ghcr.io', 'acme/vpc', 'https://ghcr.io'],
  ['docker.io/acme/vpc', 'docker.io', 'acme/vpc', 'https://registry-1.docker.io'],
  ['oci.acme.test:8443/a', 'oci.acme.test:8443', 'a', 'https://oci.acme.test:8443'],
  ['127.0.0.1:5000/a/b__c/d.e/f--g', '127.0.0.1:5000', 'a/b__c/d.e/f--g', 'https://127.0.0.1:5000'],
  ['localhost/a', 'localhost', 'a', 'https://localhost'],
  ['[::1]:5000/a', '[::1]:5000', 'a', 'https://[::1]:5000'],
  ['127.0.0.1.acme.test/a', '127.0.0.1.acme.test', 'a', 'https://127.0.0.1.acme.test'],
]

const host = 'it must begin with the host of the OCI registry'
const invalid: [string, string, string][] = [
  ['', host, 'ghcr.io/acme/vpc'],
  ['ghcr.io', host, 'ghcr.io/acme/vpc'],
  ['acme/vpc', host, 'ghcr.io/acme/vpc'],
  ['/acme/vpc', host, 'ghcr.io/acme/vpc'],
  ['-a.io/vpc', host, 'ghcr.io/acme/vpc'],
  ['a.io:99999/vpc', host, 'ghcr.io/acme/vpc'],
  ['a b.io/vpc', host, 'ghcr.io/acme/vpc'],
  ['ghcr.io/Acme/VPC', 'it must be in lower case', 'ghcr.io/acme/vpc'],
  ['GHCR.io/net/vpc', 'it must be in lower case', 'ghcr.io/net/vpc'],
  ['oci://ghcr.io/net/vpc', 'it must not have a scheme', 'ghcr.io/net/vpc'],
  ['https://ghcr.io/net/vpc/', 'it must not have a scheme', 'ghcr.io/net/vpc'],
  ['http://ghcr.io/net/vpc', 'registries are reached over https', 'ghcr.io/net/vpc'],
  ['ghcr.io/net/vpc:1.2.3', 'it must not have a tag', 'ghcr.io/net/vpc'],
  ['ghcr.io/net/vpc@sha256:00', 'it must not have a user or a digest', 'ghcr.io/net/vpc'],
  ['me:secret@ghcr.io/net', 'it must not have a user or a digest', 'ghcr.io/acme/vpc'],
  ['ghcr.io/net/', '"net/" is not the name of a repository', 'ghcr.io/net'],
  ['ghcr.io/net//vpc', 'is not the name of a repository', 'ghcr.io/acme/vpc'],
  ['ghcr.io/net/../vpc', 'is not the name of a repository', 'ghcr.io/acme/vpc'],
  ['ghcr.io/net/_vpc', 'is not the name of a repository', 'ghcr.io/acme/vpc'],
  ['ghcr.io/net/a___b', 'is not the name of a repository', 'ghcr.io/acme/vpc'],
  ['ghcr.io/net?digest=x', 'is not the name of a repository', 'ghcr.io/net'],
  [`ghcr.io/${'a'.repeat(250)}`, 'it has more than 255 characters', 'ghcr.io/acme/vpc'],
]

describe('a repository of an OCI registry', () => {
  it.each(valid)('reads %s', (text, host, name, origin) => {
    const repository = parseOciRepository(text)
    expect(repository).toEqual({ host, name })
    expect(formatOciRepository(repository)).toBe(text)
    expect(registryOrigin(repository)).toBe(origin)
  })

  it.each(invalid)('refuses %j with a corrected example', (text, problem, example) => {
    const refusal = refusalOf(() => parseOciRepository(text))
    expect(refusal).toMatch(/^INVALID_INPUT: /)
    expect(refusal).toContain(problem)
    expect(refusal).toMatch(new RegExp(`\\| write it as ${example}$`))
    expect(refusal).not.toContain('secret')
  })

  it('can always be part of a location', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...valid),
        fc.string({ unit: fc.constantFrom(...'ab0._-/') }),
        (row, tail) => {
          const text = `${row[0]}/${tail}`
          fc.pre(isOciName(text.slice(text.indexOf('/') + 1)))
          const location = ociLocation(parseOciRepository(text), digestOf('manifest'))
          expect(locationKind(location)).toBe('oci')
        },
      ),
    )
  })
})
