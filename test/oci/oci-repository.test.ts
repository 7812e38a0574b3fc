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
const scheme = 'it must not have a scheme'
const https = 'OCI registries are reached over https (plain http only on loopback)'
const tag = 'it must not have a tag'
const user = 'it must not have a user or a digest'
const long = 'it has more than 255 characters'
const noName = (name: string) => `"${name}" is not the name of a repository`
const example = 'ghcr.io/acme/vpc'
const invalid: [string, string, string][] = [
  ['', host, example],
  ['ghcr.io', host, example],
  ['acme/vpc', host, example],
  ['/acme/vpc', host, example],
  ['-a.io/vpc', host, example],
  ['a.io:99999/vpc', host, example],
  ['a b.io/vpc', host, example],
  ['ghcr.io/Acme/VPC', 'it must be in lower case', 'ghcr.io/acme/vpc'],
  ['GHCR.io/net/vpc', 'it must be in lower case', 'ghcr.io/net/vpc'],
  ['ghcr.io/Net:1.2', 'it must be in lower case', 'ghcr.io/net'],
  ['oci://ghcr.io/net/vpc', scheme, 'ghcr.io/net/vpc'],
  ['https://ghcr.io/net/vpc/', scheme, 'ghcr.io/net/vpc'],
  ['https://a.io:8443/net:1///', scheme, example],
  ['ghcr.io/https://a.io/net', scheme, example],
  ['x-oci://ghcr.io/net', scheme, example],
  ['http://ghcr.io/net/vpc', https, 'ghcr.io/net/vpc'],
  ['HTTP://ghcr.io/net', https, 'ghcr.io/net'],
  ['ghcr.io/http://a', scheme, example],
  ['ghcr.io/net/vpc:1.2.3', tag, 'ghcr.io/net/vpc'],
  ['a.io:8443/net:1.2.3', tag, 'a.io:8443/net'],
  ['ghcr.io/net:1/vpc', tag, example],
  ['ghcr.io/net/vpc@sha256:00', user, 'ghcr.io/net/vpc'],
  ['me@ghcr.io/net', user, example],
  ['ghcr.io/net/', noName('net/'), 'ghcr.io/net'],
  ['ghcr.io/net//', noName('net//'), 'ghcr.io/net'],
  ['ghcr.io/net//vpc', noName('net//vpc'), example],
  ['ghcr.io/net/../vpc', noName('net/../vpc'), example],
  ['ghcr.io/net/_vpc', noName('net/_vpc'), example],
  ['ghcr.io/net/a___b', noName('net/a___b'), example],
  ['ghcr.io/net?digest=x', noName('net?digest=x'), 'ghcr.io/net'],
  ['ghcr.io/net#readme', noName('net#readme'), 'ghcr.io/net'],
]

const tails = fc.string({ unit: fc.constantFrom(...'ab0._-/') })

describe('a repository of an OCI registry', () => {
  it.each(valid)('reads %s', (text, host, name, origin) => {
    const repository = parseOciRepository(text)
    expect(repository).toEqual({ host, name })
    expect(formatOciRepository(repository)).toBe(text)
    expect(registryOrigin(repository)).toBe(origin)
  })

  it.each(invalid)('refuses %j with a corrected example', (text, problem, corrected) =>
    expect(refusalOf(() => parseOciRepository(text))).toBe(
      `INVALID_INPUT: "${text}" is not a repository of an OCI registry: ${problem} | write it as ${corrected}`,
    ),
  )

  it('shows no password', () =>
    expect(refusalOf(() => parseOciRepository('me:secret@ghcr.io/net'))).toBe(
      `INVALID_INPUT: "…@ghcr.io/net" is not a repository of an OCI registry: ${user} | write it as ${example}`,
    ))

  it('has 255 characters at most, and so has its name', () => {
    const text = `ghcr.io/${'a'.repeat(247)}`
    expect(formatOciRepository(parseOciRepository(text))).toBe(text)
    expect(refusalOf(() => parseOciRepository(`${text}a`))).toContain(`${long} | write it as ${example}`)
    expect([255, 256].map((length) => isOciName('a'.repeat(length)))).toEqual([true, false])
  })

  it('can always be part of a location', () =>
    fc.assert(
      fc.property(fc.constantFrom(...valid), tails, ([start], tail) => {
        const text = `${start}/${tail}`
        fc.pre(isOciName(text.slice(text.indexOf('/') + 1)))
        expect(locationKind(ociLocation(parseOciRepository(text), digestOf('manifest')))).toBe('oci')
      }),
    ))
})
