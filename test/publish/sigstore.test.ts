import { describe, expect, it } from 'vitest'
import { ownSigstore, sigstoreOf } from '../../src/publish/sigstore.ts'
import { refusalOf } from '../refusal.ts'

describe('sigstoreOf', () => {
  it.each([
    ['https://github.com', 'public', 'https://fulcio.sigstore.dev', 'https://rekor.sigstore.dev', undefined],
    [
      'https://github.com',
      'private',
      'https://fulcio.githubapp.com',
      undefined,
      'https://timestamp.githubapp.com',
    ],
    [
      'https://acme.ghe.com',
      'private',
      'https://fulcio.acme.ghe.com',
      undefined,
      'https://timestamp.acme.ghe.com',
    ],
    [
      'https://acme.ghe.com',
      'public',
      'https://fulcio.acme.ghe.com',
      undefined,
      'https://timestamp.acme.ghe.com',
    ],
  ] as const)(
    'is for %s (%s) the one that GitHub takes',
    (server, visibility, fulcioUrl, rekorUrl, timestampUrl) => {
      const { fulcioUrl: fulcio, ...witness } = sigstoreOf(server, visibility) ?? { fulcioUrl: '' }
      expect(fulcio).toBe(fulcioUrl)
      expect({ rekorUrl: undefined, timestampUrl: undefined, ...witness }).toEqual({ rekorUrl, timestampUrl })
    },
  )

  it('is none for GitHub Enterprise Server', () => {
    expect(sigstoreOf('https://github.acme.test', 'private')).toBeUndefined()
    expect(sigstoreOf('https://notghe.com.acme.test', 'private')).toBeUndefined()
  })
})

describe('ownSigstore', () => {
  it('is what the environment says', () => {
    expect(ownSigstore({})).toBeUndefined()
    expect(ownSigstore({ MODULE_REGISTRY_REKOR_URL: 'https://rekor.acme.test' })).toBeUndefined()
    expect(
      ownSigstore({
        MODULE_REGISTRY_FULCIO_URL: 'https://fulcio.acme.test/',
        MODULE_REGISTRY_TIMESTAMP_URL: 'http://127.0.0.1:8080',
      }),
    ).toEqual({
      fulcioUrl: 'https://fulcio.acme.test',
      rekorUrl: undefined,
      timestampUrl: 'http://127.0.0.1:8080',
    })
  })

  it.each(['fulcio', 'http://fulcio.acme.test'])('is never %s', (url) => {
    expect(refusalOf(() => ownSigstore({ MODULE_REGISTRY_FULCIO_URL: url }))).toContain(
      `INVALID_INPUT: environment variable MODULE_REGISTRY_FULCIO_URL is "${url}"`,
    )
  })
})
