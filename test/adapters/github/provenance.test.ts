import { describe, expect, it } from 'vitest'
import {
  claimsIn,
  ownSigstore,
  provenanceAttachment,
  provenanceOf,
  type RunClaims,
  sigstoreOf,
  tolerantAttestor,
} from '../../../src/adapters/github/attestor.ts'
import type { Attestor } from '../../../src/publish/ports.ts'
import { refusalOf } from '../../refusal.ts'
import { silentLog } from '../../support/index/index-target.ts'
import { aPackage, aRelease } from '../../support/publish/samples.ts'
import { sigstoreBundle } from '../../support/sigstore/sigstore-bundle.ts'

const CLAIMS: RunClaims = {
  sub: 'repo:acme/vpc:ref:refs/tags/v1.0.0',
  ref: 'refs/tags/v1.0.0',
  sha: aRelease().commit,
  repository: 'acme/vpc',
  event_name: 'push',
  job_workflow_ref: 'acme/shared/.github/workflows/publish.yml@refs/heads/main',
  workflow_ref: 'acme/vpc/.github/workflows/tag.yml@refs/tags/v1.0.0',
  repository_id: '1',
  repository_owner_id: '2',
  runner_environment: 'github-hosted',
  run_id: '3',
  run_attempt: '4',
}

function tokenOf(payload: unknown): string {
  return `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`
}

it('the claims of a token are those that the provenance needs', () =>
  expect(claimsIn(tokenOf({ ...CLAIMS, jti: 'x' }))).toEqual(CLAIMS))

it.each(['', 'a.b.c', 'a', { ...CLAIMS, sha: undefined }, { ...CLAIMS, run_id: 3 }, null])(
  '%j is no token with claims',
  (token) => expect(claimsIn(typeof token === 'string' ? token : tokenOf(token))).toBeUndefined(),
)

it('a provenance says what was made, by which workflow, of which commit', () => {
  const basis = { release: aRelease(), pkg: aPackage('x'), claims: CLAIMS, serverUrl: 'https://github.com' }
  expect(provenanceOf(basis)).toEqual({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'vpc-aws-1.0.0.zip', digest: { sha256: aPackage('x').facts.digest.slice(7) } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://actions.github.io/buildtypes/workflow/v1',
        externalParameters: {
          workflow: {
            ref: 'refs/tags/v1.0.0',
            repository: 'https://github.com/acme/vpc',
            path: '.github/workflows/tag.yml',
          },
        },
        internalParameters: {
          github: {
            event_name: 'push',
            repository_id: '1',
            repository_owner_id: '2',
            runner_environment: 'github-hosted',
          },
        },
        resolvedDependencies: [
          { uri: 'git+https://github.com/acme/vpc@refs/tags/v1.0.0', digest: { gitCommit: CLAIMS.sha } },
        ],
      },
      runDetails: {
        builder: { id: 'https://github.com/acme/shared/.github/workflows/publish.yml@refs/heads/main' },
        metadata: { invocationId: 'https://github.com/acme/vpc/actions/runs/3/attempts/4' },
      },
    },
  })
})

it('a provenance is the bundle as it was signed, under its own media type', () => {
  const bundle = { mediaType: 'application/vnd.dev.sigstore.bundle.v0.4+json', dsseEnvelope: {} }
  const document = provenanceAttachment(bundle)
  expect(document.artifactType).toBe(bundle.mediaType)
  expect(JSON.parse(new TextDecoder().decode(document.bytes))).toEqual(bundle)
  expect(document).toMatchObject({
    name: 'provenance.sigstore.json',
    annotations: sigstoreBundle('sha256:00').annotations,
  })
  for (const nameless of [{}, { mediaType: 3 }])
    expect(provenanceAttachment(nameless).artifactType).toBe('application/vnd.dev.sigstore.bundle.v0.3+json')
})

it('an attestor whose refusals are warnings hides no fault of ours', async () => {
  const broken: Attestor = {
    checkAccess: async () => {},
    attest: () => Promise.reject(new TypeError('a bug')),
  }
  await expect(tolerantAttestor(broken, silentLog).attest(aRelease(), aPackage('x'))).rejects.toThrow('a bug')
})

describe('the Sigstore of a server', () => {
  it('is of github.com the public one for a public repository', () =>
    expect(sigstoreOf('https://github.com', 'public')).toEqual({
      fulcioUrl: 'https://fulcio.sigstore.dev',
      rekorUrl: 'https://rekor.sigstore.dev',
    }))

  it.each([
    ['https://github.com', 'private', 'githubapp.com'],
    ['https://acme.ghe.com', 'private', 'acme.ghe.com'],
    ['https://acme.ghe.com', 'public', 'acme.ghe.com'],
  ] as const)('is of %s (%s) that of GitHub', (server, visibility, host) =>
    expect(sigstoreOf(server, visibility)).toEqual({
      fulcioUrl: `https://fulcio.${host}`,
      timestampUrl: `https://timestamp.${host}`,
    }),
  )

  it.each(['https://github.acme.test', 'https://notghe.com.acme.test'])('is none of %s', (server) =>
    expect(sigstoreOf(server, 'private')).toBeUndefined(),
  )
})

it('a Sigstore of our own is what the environment says', () => {
  expect(ownSigstore({})).toBeUndefined()
  expect(ownSigstore({ MODULE_REGISTRY_REKOR_URL: 'https://rekor.acme.test' })).toBeUndefined()
  const timestampUrl = 'http://127.0.0.1:8080'
  const environment = { MODULE_REGISTRY_TIMESTAMP_URL: timestampUrl }
  expect(ownSigstore({ ...environment, MODULE_REGISTRY_FULCIO_URL: 'https://fulcio.acme.test/' })).toEqual({
    fulcioUrl: 'https://fulcio.acme.test',
    timestampUrl,
  })
  for (const url of ['fulcio', 'http://fulcio.acme.test'])
    expect(refusalOf(() => ownSigstore({ MODULE_REGISTRY_FULCIO_URL: url }))).toContain(
      `INVALID_INPUT: environment variable MODULE_REGISTRY_FULCIO_URL is "${url}"`,
    )
})
