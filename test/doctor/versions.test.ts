import { describe, expect, it } from 'vitest'
import { checkVersions } from '../../src/doctor/registry-responses.ts'
import { parseModuleAddress } from '../../src/module/module-address.ts'
import { readCorpus } from '../corpus.ts'

const { cases } = readCorpus<{
  cases: {
    readonly listed: string
    readonly client: 'selected' | 'not-selected-without-exact-pin' | 'ignored-with-warning'
    readonly requested_as: string | null
  }[]
}>('client-versions')

const address = parseModuleAddress('acme/vpc/aws')

function judge(listed: readonly string[], wanted?: string) {
  const body = JSON.stringify({ modules: [{ versions: listed.map((version) => ({ version })) }] })
  const url = 'https://m.test/v1/modules/acme/vpc/aws/versions'
  const bytes = Buffer.from(body)
  const answer = { kind: 'response', url, finalUrl: url, status: 200, headers: new Headers(), bytes } as const
  const access = { host: 'm.test', token: undefined }
  const { checks, value } = checkVersions(address, { wanted, access }, answer)
  return { codes: checks.map(({ code }) => code), requested: value?.requested }
}

describe('what doctor says of a listed version is what Terraform does with it:', () => {
  it.each(cases)('$listed is $client', ({ listed, client, requested_as }) => {
    const { codes, requested } = judge([listed])
    if (client === 'ignored-with-warning') expect(codes).toEqual(['VERSION_IGNORED', 'VERSIONS_EMPTY'])
    else expect(codes).toContain('VERSIONS')
    expect(codes.includes('ONLY_PRERELEASES')).toBe(client === 'not-selected-without-exact-pin')
    if (requested_as !== null) expect(requested).toBe(requested_as)
    expect(codes.includes('VERSION_SPELLING')).toBe(requested !== undefined && requested !== listed)
  })
})

describe('the version that clients select', () => {
  it.each([
    [['1.0.0', '1.10.0', '1.9.0'], undefined, '1.10.0'],
    [['1.0.0', '2.0.0-rc.1'], undefined, '1.0.0'],
    [['1.0.0-rc.2', '1.0.0-rc.10', '1.0.0-rc.9'], undefined, '1.0.0-rc.10'],
    [['1.0.0-rc', '1.0.0-rc.1', '1.0.0-1'], undefined, '1.0.0-rc.1'],
    [['1.0.0-1', '1.0.0-a'], undefined, '1.0.0-a'],
    [['1.0.0-b', '1.0.0-a'], undefined, '1.0.0-b'],
    [['1.2.3', '1.2.3.4'], undefined, '1.2.3.4'],
    [['1.0.0+a', '1.0.0+b'], '1.0.0', '1.0.0+a'],
    [['1.0.0+a', '1.0.0+b'], '1.0.0+b', '1.0.0+a'],
    [['1.0.0', '2.0.0-rc.1'], '2.0.0-rc.1', '2.0.0-rc.1'],
    [['1', '2'], '1.0.0', '1.0.0'],
    [['1.0.0'], '1.0.1', undefined],
  ])('of %j, asked for %s, is %s', (listed, wanted, requested) => {
    expect(judge(listed, wanted).requested).toBe(requested)
  })

  it('is missing with the five highest in the hint', () => {
    expect(judge(['1.0.0'], '9.9.9').codes).toEqual(['VERSION_NOT_LISTED'])
  })
})
