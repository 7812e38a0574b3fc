import { describe, expect, it } from 'vitest'
import { openAttestor, sigstoreOf, tolerantAttestor } from '../../../src/adapters/github/attestor.ts'
import { openRepository } from '../../../src/adapters/github/repository.ts'
import type { Attestor } from '../../../src/publish/ports.ts'
import { refusalFrom } from '../../refusal.ts'
import { hasProgram } from '../../support/cli/program.ts'
import { startGitHub } from '../../support/github/github.ts'
import { silentLog } from '../../support/index/index-target.ts'
import { aPackage, aRelease } from '../../support/publish/samples.ts'
import { publishClaims, startSigstore } from '../../support/sigstore/sigstore.ts'
import { sigstoreBundle } from '../../support/sigstore/sigstore-bundle.ts'

const NAME = 'acme/vpc'
const PACKAGE = aPackage('x')
const RELEASE = aRelease({ version: '1.2.3' })
const CLAIMS = {
  ...publishClaims(NAME, RELEASE.commit),
  job_workflow_ref: 'acme/shared/.github/workflows/publish.yml@refs/heads/main',
}

/** The repository of a run, and how the run attests the package. */
async function aRun({
  idToken,
  environment = { MODULE_REGISTRY_FULCIO_URL: 'http://127.0.0.1:9' },
}: Partial<Parameters<typeof openAttestor>[1]>) {
  const permissions = { [NAME]: { contents: 'write', attestations: 'write' } } as const
  const github = await startGitHub({ tokens: [{ text: 'secret', permissions }] })
  const fake = await github.create(NAME)
  const home = () => openRepository(github.client('secret'), NAME)
  const attest = async () => (await openAttestor(home, { environment, idToken })).attest(RELEASE, PACKAGE)
  return { url: github.url, fake, attest }
}

it.skipIf(!hasProgram('openssl'))(
  'a provenance says what was made, by which workflow, of which commit, as it was signed (needs openssl)',
  async () => {
    const { environment, idToken, asked } = await startSigstore({ claims: CLAIMS })
    const fulcio = `${environment['MODULE_REGISTRY_FULCIO_URL']}/`
    const own = { ...environment, MODULE_REGISTRY_FULCIO_URL: fulcio, MODULE_REGISTRY_REKOR_URL: '' }
    const { url, fake, attest } = await aRun({ idToken, environment: own })
    const [document, ...others] = await attest()
    const bundle = JSON.parse(new TextDecoder().decode(document?.bytes))
    expect([others, asked, fake.attestations]).toEqual([[], ['fulcio', 'timestamp'], [bundle]])
    const repository = `${url}/acme/vpc`
    const workflow = { ref: 'refs/tags/v1.2.3', repository, path: '.github/workflows/publish.yml' }
    const ids = { repository_id: '11', repository_owner_id: '7' }
    const github = { event_name: 'push', ...ids, runner_environment: 'github-hosted' }
    const { name, annotations } = sigstoreBundle('sha256:00')
    expect(document).toMatchObject({ name, annotations, artifactType: bundle.mediaType })
    expect(JSON.parse(Buffer.from(bundle.dsseEnvelope.payload, 'base64').toString())).toEqual({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [{ name: 'vpc-aws-1.2.3.zip', digest: { sha256: PACKAGE.facts.digest.slice(7) } }],
      predicateType: 'https://slsa.dev/provenance/v1',
      predicate: {
        buildDefinition: {
          buildType: 'https://actions.github.io/buildtypes/workflow/v1',
          externalParameters: { workflow },
          internalParameters: { github },
          resolvedDependencies: [
            { uri: `git+${url}/acme/vpc@refs/tags/v1.2.3`, digest: { gitCommit: RELEASE.commit } },
          ],
        },
        runDetails: {
          builder: { id: `${url}/acme/shared/.github/workflows/publish.yml@refs/heads/main` },
          metadata: { invocationId: `${url}/acme/vpc/actions/runs/1001/attempts/1` },
        },
      },
    })
  },
)

const PAYLOADS = ['', 'a.b.c', 'a', { ...CLAIMS, sha: undefined }, { ...CLAIMS, run_id: 3 }, null]
it.each(PAYLOADS)('%j is no token with claims', async (payload) => {
  const encoded = `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`
  const { attest } = await aRun({ idToken: async () => (typeof payload === 'string' ? payload : encoded) })
  expect(await refusalFrom(attest)).toMatch(/^ATTESTATION_FAILED: .*gave a token without its claims/)
})

it.each([
  ['application/vnd.dev.sigstore.bundle.v0.4+json', 'application/vnd.dev.sigstore.bundle.v0.4+json'],
  [undefined, 'application/vnd.dev.sigstore.bundle.v0.3+json'],
])('an attestation of media type %j that there is hangs on the package as %s', async (mediaType, type) => {
  const { url, fake, attest } = await aRun({})
  const source = {
    uri: `git+${url}/${NAME}@refs/tags/${RELEASE.tag}`,
    digest: { gitCommit: RELEASE.commit },
  }
  const predicate = { buildDefinition: { resolvedDependencies: [source] } }
  const { bytes } = sigstoreBundle(PACKAGE.facts.digest, predicate)
  const bundle = JSON.parse(new TextDecoder().decode(bytes))
  fake.attestations.push({ ...bundle, mediaType })
  const [document] = await attest()
  expect(document?.artifactType).toBe(type)
  expect(JSON.parse(new TextDecoder().decode(document?.bytes))).toEqual({ ...bundle, mediaType })
})

it('an attestor whose refusals are warnings hides no fault of ours', async () => {
  const attest = () => Promise.reject(new TypeError('a bug'))
  const broken: Attestor = { checkAccess: async () => {}, attest }
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

it.each(['fulcio', 'http://fulcio.acme.test'])('a Sigstore of our own is not at %s', async (url) => {
  const { attest } = await aRun({ environment: { MODULE_REGISTRY_FULCIO_URL: url } })
  expect(await refusalFrom(attest)).toContain(
    `INVALID_INPUT: environment variable MODULE_REGISTRY_FULCIO_URL is "${url}"`,
  )
})
