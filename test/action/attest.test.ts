import { verify, X509Certificate } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hasProgram } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import type { FakeToken } from '../support/github/github-state.ts'
import { readReferrers } from '../support/oci/oci-referrers.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { OCI_USER } from '../support/oci/oci-token-server.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import {
  publishClaims,
  REQUEST_TOKEN,
  type SigstoreServerOptions,
  startSigstore,
} from '../support/sigstore/sigstore.ts'
import type { SigstoreAuthority } from '../support/sigstore/sigstore-authority.ts'
import { createFixture, type FixtureOptions, REPOSITORY, shown, TOKEN } from './setup.ts'

shortenPauses()

const hasOpenssl = hasProgram('openssl')
const WORKFLOW = `${REPOSITORY}/.github/workflows/publish.yml@refs/tags/v1.2.3`

async function signedFixture(failure: FixtureOptions = {}, faults?: SigstoreServerOptions['faults']) {
  const fixture = await createFixture(failure)
  const failing = faults === undefined ? {} : { faults }
  const sigstore = await startSigstore({ claims: publishClaims(REPOSITORY, fixture.commit), ...failing })
  // Of which no service gets a whole number of milliseconds.
  const env = {
    ...sigstore.environment,
    ...sigstore.identityEnvironment,
    MODULE_REGISTRY_RETRY_SECONDS: '20',
  }
  const run = (inputs: Readonly<Record<string, string>> = {}, more: object = {}) =>
    fixture.run({ inputs: { attest: 'require', ...inputs }, env: { ...env, ...more } })
  return { fixture, sigstore, run }
}

describe.skipIf(!hasOpenssl)('a package that is attested (needs openssl)', () => {
  it('has a signed provenance, found by its digest, that names run and commit', async () => {
    const { fixture, sigstore, run } = await signedFixture()
    const { code, outputs, annotations } = await run()
    expect([code, annotations]).toEqual([0, []])
    expect(fixture.moduleRepository.attestations).toHaveLength(1)
    const proven = await verifyProvenance(fixture.moduleRepository.attestations[0], sigstore.authority)
    expect(proven.statement.subject).toEqual([
      { name: 'vpc-aws-1.2.3.zip', digest: { sha256: outputs['digest']?.replace('sha256:', '') } },
    ])
    expect(proven.identity).toBe(`URI:https://github.com/${WORKFLOW}`)
    expect(proven.timestamps).toEqual([expect.stringContaining('Verification: OK')])
    expect(proven.logEntries).toBe(1)
    const uri = `git+${fixture.github.url}/${REPOSITORY}@refs/tags/v1.2.3`
    const resolvedDependencies = [{ uri, digest: { gitCommit: fixture.commit } }]
    expect(proven.statement.predicate).toMatchObject({ buildDefinition: { resolvedDependencies } })
  })

  it('is attested once, before anything else is written, and is no other package for it', async () => {
    const { fixture, sigstore, run } = await signedFixture()
    await run()
    const [first, ...others] = fixture.github.writes.map(({ operation }) => operation)
    expect(first).toBe('repos/create-attestation')
    expect(others).toEqual(['git'])
    const asked = sigstore.asked.length
    expect((await run()).outputs['status']).toBe('unchanged')
    expect(fixture.github.writes).toHaveLength(2)
    expect(await run({ attest: 'off', 'index-branch': 'plain' })).toMatchObject({ code: 0, annotations: [] })
    expect(sigstore.asked).toHaveLength(asked)
    const treeOf = (branch: string) => git(fixture.index, ['rev-parse', `${branch}^{tree}`])
    expect(await treeOf('registry')).toBe(await treeOf('plain'))
  })

  it('is not attested again by a run that goes on where another was killed', async () => {
    const { fixture, sigstore, run } = await signedFixture()
    fixture.indexRepository.hasRule = true
    expect((await run()).code).toBe(1)
    fixture.indexRepository.hasRule = false
    expect((await run()).code).toBe(0)
    expect(fixture.moduleRepository.attestations).toHaveLength(1)
    expect(sigstore.tokens).toHaveLength(1)
  })

  it('is attested anew for another tag of the same commit', async () => {
    const { fixture, sigstore, run } = await signedFixture()
    await run()
    await git(fixture.modules, ['tag', 'v1.2.4', fixture.commit])
    expect((await run({ tag: 'v1.2.4' })).code).toBe(0)
    const { statement } = await verifyProvenance(fixture.moduleRepository.attestations[1], sigstore.authority)
    expect(JSON.stringify(statement)).toContain(`${REPOSITORY}@refs/tags/v1.2.4"`)
  })

  it('carries its provenance where it lies in an OCI registry', async () => {
    const registry = await startOciRegistry({ auth: 'basic' })
    const { fixture, sigstore, run } = await signedFixture()
    const repository = `${registry.host}/acme/vpc`
    const login = { 'oci-username': OCI_USER.username, 'oci-password': OCI_USER.password }
    const { code, outputs } = await run({ package: 'oci', 'oci-repository': repository, ...login })
    expect(code).toBe(0)
    const referrers = await readReferrers(repository, (outputs['location'] ?? '').replace(/^.*digest=/, ''))
    const found = referrers.find(({ descriptor }) => descriptor.artifactType?.includes('sigstore.bundle'))
    const [document] = found?.documents ?? []
    expect(document?.title).toBe('provenance.sigstore.json')
    const bundle = JSON.parse(document?.bytes.toString() ?? '')
    expect(bundle).toEqual(fixture.moduleRepository.attestations[0])
    const { statement } = await verifyProvenance(bundle, sigstore.authority)
    expect(`sha256:${statement.subject[0]?.digest.sha256}`).toBe(outputs['digest'])
  })

  it('of a tag that the run is not on names the commit of both', async () => {
    const { fixture, sigstore, run } = await signedFixture()
    const moved = await fixture.moveTag('v1.3.0')
    expect((await run({ tag: 'v1.3.0' })).code).toBe(0)
    const { statement } = await verifyProvenance(fixture.moduleRepository.attestations[0], sigstore.authority)
    const uri = `git+${fixture.github.url}/${REPOSITORY}@refs/tags/v1.3.0`
    const tagged = { uri, digest: { gitCommit: moved } }
    const resolvedDependencies = [{ digest: { gitCommit: fixture.commit } }, tagged]
    expect(statement.predicate).toMatchObject({ buildDefinition: { resolvedDependencies } })
  })

  it('shows none of the tokens that it takes', async () => {
    const { sigstore, run } = await signedFixture({}, (service) =>
      service === 'timestamp' ? 500 : undefined,
    )
    const result = await run()
    expect(result.annotations).toMatchObject([{ title: 'ATTESTATION_FAILED' }])
    const [token = 'none'] = sigstore.tokens
    expect(result.stdout).toContain(`::add-mask::${token}\n`)
    for (const secret of [token, token.split('.')[2] ?? 'none', REQUEST_TOKEN, TOKEN])
      expect(shown(result)).not.toContain(secret)
  })
})

const WRITE = { contents: 'write' } as const
const permissions = { [REPOSITORY]: WRITE, 'acme/registry': WRITE }
const WITHOUT_RIGHT: FakeToken = { text: 'ghs_writer', permissions }

const UNAVAILABLE =
  'Feature not available for user-owned private repositories. To enable this feature, please make this repository public.'

describe.skipIf(!hasOpenssl)('a package that cannot be attested (needs openssl)', () => {
  const noIdentity = { ACTIONS_ID_TOKEN_REQUEST_URL: '', ACTIONS_ID_TOKEN_REQUEST_TOKEN: '' }

  interface Failure {
    readonly title?: string
    readonly inputs?: Readonly<Record<string, string>>
    readonly env?: object
    /** What GitHub answers. */
    readonly status?: number
    /** What a service of Sigstore answers. */
    readonly answers?: Readonly<Record<string, number>>
  }

  it.each<[what: string, said: string, Failure]>([
    ['by a job without id-token', 'id-token: write', { title: 'PERMISSION', env: noIdentity }],
    [
      'by a job without attestations',
      'attestations: write',
      { title: 'PERMISSION', inputs: { 'github-token': 'ghs_writer', 'index-token': TOKEN } },
    ],
    ['on a plan without attestations (404)', 'GitHub Enterprise Cloud', { status: 404 }],
    ['on a plan without attestations (403)', 'Feature not available', { status: 403 }],
    ['on Enterprise Server', 'does not support attestations', { env: { MODULE_REGISTRY_FULCIO_URL: '' } }],
    ['while Fulcio is down', 'Sigstore did not sign it', { answers: { fulcio: 503 } }],
    ['while it gets no identity', 'responded 403', { answers: { identity: 403 } }],
  ])('%s is refused, or published with one warning where that is allowed', async (_, said, failure) => {
    const { title = 'ATTESTATION_FAILED', inputs, env, status, answers = {} } = failure
    const { fixture, run } = await signedFixture({ tokens: [WITHOUT_RIGHT] }, (service) => answers[service])
    if (status !== undefined) fixture.moduleRepository.attestationRefusal = { status, message: UNAVAILABLE }
    const message = expect.stringContaining(said)
    const refused = await run({ ...inputs, attest: 'require' }, env)
    expect(refused).toMatchObject({ code: 1, annotations: [{ level: 'error', title, message }] })
    expect(await fixture.indexCommits()).toEqual([])
    expect(fixture.moduleRepository.attestations).toEqual([])
    const published = await run({ ...inputs, attest: 'try' }, env)
    expect(published).toMatchObject({ code: 0, annotations: [{ level: 'warning', message }] })
    expect(published.annotations[0]?.message).toContain('published without provenance')
    expect(await fixture.indexCommits()).toHaveLength(1)
  })
})

it('a run that attests nothing loads none of the code that would', () => {
  const holders = readdirSync('dist/action').filter(
    (name) =>
      name.endsWith('.js') && readFileSync(`dist/action/${name}`, 'utf8').includes('DSSEBundleBuilder'),
  )
  expect(holders.length).toBeGreaterThan(0)
  // The entry alone is loaded by every run.
  expect(holders).not.toContain('index.js')
})

const bundleSchema = z.object({
  mediaType: z.literal('application/vnd.dev.sigstore.bundle.v0.3+json'),
  verificationMaterial: z.object({
    certificate: z.object({ rawBytes: z.string() }),
    tlogEntries: z.array(z.looseObject({})),
    timestampVerificationData: z.object({
      rfc3161Timestamps: z.array(z.object({ signedTimestamp: z.string() })),
    }),
  }),
  dsseEnvelope: z.object({
    payload: z.string(),
    payloadType: z.literal('application/vnd.in-toto+json'),
    signatures: z.tuple([z.looseObject({ sig: z.string() })]),
  }),
})

const statementSchema = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z.array(z.object({ name: z.string(), digest: z.object({ sha256: z.string() }) })),
  predicateType: z.literal('https://slsa.dev/provenance/v1'),
  predicate: z.looseObject({}),
})

/**
 * What a bundle proves, checked with nothing of the code under test: the certificate is the authority's, the signature over
 * the statement is that of the certificate's key, and the timestamps are over that signature. Throws where it is not so.
 * https://github.com/secure-systems-lab/dsse/blob/master/protocol.md
 */
async function verifyProvenance(bundle: unknown, authority: SigstoreAuthority) {
  const { verificationMaterial: material, dsseEnvelope: envelope } = bundleSchema.parse(bundle)
  const certificate = new X509Certificate(Buffer.from(material.certificate.rawBytes, 'base64'))
  const ca = new X509Certificate(authority.caCertificate)
  if (!certificate.verify(ca.publicKey)) throw new Error('the certificate is not of this authority')
  const payload = Buffer.from(envelope.payload, 'base64')
  const signature = Buffer.from(envelope.signatures[0].sig, 'base64')
  const type = envelope.payloadType
  const head = `DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `
  if (!verify('sha256', Buffer.concat([Buffer.from(head), payload]), certificate.publicKey, signature))
    throw new Error('the signature is not over the statement')
  const timestamps: string[] = []
  for (const { signedTimestamp } of material.timestampVerificationData.rfc3161Timestamps)
    timestamps.push(await authority.verifyTimestamp(Buffer.from(signedTimestamp, 'base64'), signature))
  return {
    statement: statementSchema.parse(JSON.parse(payload.toString())),
    /** Whom the authority has given the certificate to. */
    identity: certificate.subjectAltName,
    logEntries: material.tlogEntries.length,
    timestamps,
  }
}
