import { describe, expect, it } from 'vitest'
import { digestsIn, isProvenance, referrersTag, withReferrer } from '../../src/oci/referrers.ts'

const TYPE = 'application/vnd.oci.image.index.v1+json'
const entry = (hex: string, size = 1) => ({ mediaType: 'a/b', digest: `sha256:${hex}`, size })
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))

describe('the list of referrers under a tag', () => {
  it('has the tag of the digest', () => expect(referrersTag('sha256:ab:cd')).toBe('sha256-ab:cd'))

  it('takes a referrer once, and keeps the others as they are', () => {
    const other = { ...entry('aa'), platform: { os: 'any' } }
    const before = bytes({ schemaVersion: 2, manifests: [other, entry('bb', 1)] })
    const after = withReferrer(before, entry('bb', 2))
    expect(JSON.parse(Buffer.from(after).toString())).toEqual({
      schemaVersion: 2,
      mediaType: TYPE,
      manifests: [other, entry('bb', 2)],
    })
    expect(digestsIn(after)).toEqual(['sha256:aa', 'sha256:bb'])
  })

  it.each([undefined, bytes('text'), bytes({ manifests: [{ digest: 1 }] }), bytes({})])(
    'begins anew where it is none: %#',
    (index) => {
      expect(digestsIn(index)).toEqual([])
      expect(digestsIn(withReferrer(index, entry('cc')))).toEqual(['sha256:cc'])
    },
  )
})

it.each([
  ['application/vnd.dev.sigstore.bundle.v0.3+json', true],
  ['application/vnd.dev.sigstore.bundle+json;version=0.2', true],
  ['application/vnd.dev.sigstore.bundles+json', false],
  ['application/vnd.dev.sigstore.bundle.v0.3+jsonl', false],
  ['x-application/vnd.dev.sigstore.bundle+json', false],
])('%s is a Sigstore bundle: %s', (type, expected) => expect(isProvenance(type)).toBe(expected))
