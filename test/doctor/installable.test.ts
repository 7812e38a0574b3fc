import { describe, expect, it } from 'vitest'
import {
  discoveryUrl,
  modulesBelow,
  readDiscovery,
  readDownload,
  readSourcePage,
  readTerraformHeader,
  readVersions,
} from '../../src/doctor/installable.ts'

const URL_OF = 'https://m.test/v1/modules/acme/vpc/aws/1.2.3/download'
const VERSION = { address: 'acme/vpc/aws', version: '1.2.3', location: './module.zip?checksum=sha256:00' }

const said = (text: unknown, words: object = {}) => ({
  url: URL_OF,
  status: 200,
  headers: {},
  text: typeof text === 'string' ? text : JSON.stringify(text),
  ...words,
})
const silence = { url: URL_OF, failure: 'refused' }

describe('discovery', () => {
  it('is asked for at the root of a host alone', () => {
    expect(discoveryUrl('https://m.test')).toBe('https://m.test/.well-known/terraform.json')
    expect(discoveryUrl('https://acme.github.io/registry')).toBeUndefined()
    expect(modulesBelow('https://acme.github.io/registry')).toBe(
      'https://acme.github.io/registry/v1/modules/',
    )
  })

  it.each([
    ['/v1/modules/', 'https://m.test/v1/modules/'],
    ['https://other.test/modules', 'https://other.test/modules/'],
  ])('leads to %s', (named, url) => {
    expect(readDiscovery(said({ 'modules.v1': named }))).toBe(url)
  })

  it.each([
    [said({}), 'is no service discovery document'],
    [said({ 'modules.v1': 'http://[' }), 'is no service discovery document'],
    [said('', { status: 404 }), 'answers 404'],
    [silence, 'does not answer ("refused")'],
  ])('that is none is named', (answer, seen) => {
    expect(readDiscovery(answer)).toMatchObject({
      seen: expect.stringContaining(seen),
      hint: expect.any(String),
    })
  })
})

describe('a list of versions', () => {
  const list = (...versions: string[]) => ({
    modules: [{ versions: versions.map((version) => ({ version })) }],
  })

  it('that has the version is enough', () => {
    expect(readVersions(said(list('1.2.2', '1.2.3')), VERSION)).toBeUndefined()
  })

  it.each([
    [said(list('1.2.2')), 'lists 1 versions, not 1.2.3'],
    [said(list(), { headers: { age: '9' } }), 'lists 0 versions, not 1.2.3 (from a cache: age 9 s)'],
    [said({ modules: [] }), 'is no list of versions'],
    [said('', { status: 503 }), 'answers 503'],
    [silence, 'does not answer'],
  ])('that lacks it is named', (answer, seen) => {
    expect(readVersions(answer, VERSION)?.seen).toContain(seen)
  })
})

describe('a download', () => {
  it.each([
    ['as it was committed', { location: VERSION.location }],
    ['absolute', { location: `https://m.test/v1/modules/acme/vpc/aws/1.2.3/module.zip?checksum=sha256:00` }],
    ['signed by a server', { location: `${VERSION.location}&expires=1&signature=x` }],
  ])('that leads to the location is enough: %s', (_, body) => {
    expect(readDownload(said(body), VERSION)).toBeUndefined()
  })

  it('may say it by the header where there is no body', () => {
    const headers = { 'x-terraform-get': VERSION.location }
    expect(readDownload(said('', { status: 204, headers }), VERSION)).toBeUndefined()
  })

  it('leads to locations that are no URLs', () => {
    const location = 'git::ssh://git@host.test/x.git?ref=00'
    expect(readDownload(said({ location }), { ...VERSION, location })).toBeUndefined()
  })

  it.each([
    [said({ location: './other.zip' }), 'sends clients to "./other.zip"'],
    [said('', { status: 204 }), 'answers 204 with no location in its body, and no X-Terraform-Get header'],
    [said('<html>', { headers: { 'x-terraform-get': './source' } }), 'with no location in its body'],
    [said('', { status: 404, headers: { age: '3', 'x-cache': 'HIT' } }), 'answers 404 (from a cache'],
    [silence, 'does not answer'],
  ])('that leads elsewhere is named', (answer, seen) => {
    expect(readDownload(answer, VERSION)?.seen).toContain(seen)
  })
})

describe('Terraform', () => {
  it.each([
    [{ 'x-terraform-get': './source' }, 'source'],
    [{ 'x-terraform-get': VERSION.location }, undefined],
  ])('is led by the header %j', (headers, to) => {
    expect(readTerraformHeader(said('', { headers }), VERSION)).toBe(to)
  })

  it.each([
    [said(''), 'has no X-Terraform-Get header'],
    [silence, 'has no X-Terraform-Get header'],
    [said('', { headers: { 'x-terraform-get': './x' } }), 'is "./x"'],
  ])('is not led where the header is not right', (answer, seen) => {
    expect(readTerraformHeader(answer, VERSION)).toMatchObject({ seen: expect.stringContaining(seen) })
  })

  it('finds the location in the page', () => {
    expect(readSourcePage(said('<meta name="terraform-get" content="x">'))).toBeUndefined()
    expect(readSourcePage(said('<p>'))?.seen).toContain('names no package that Terraform reads')
    expect(readSourcePage(said('', { status: 404 }))?.seen).toContain('answers 404')
  })
})
