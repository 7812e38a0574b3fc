import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hasProgram } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import type { FakeToken } from '../support/github/github-state.ts'
import { readReferrers } from '../support/oci/oci-referrers.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { OCI_USER } from '../support/oci/oci-token-server.ts'
import { publishClaims } from '../support/publish/publish-claims.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { REQUEST_TOKEN, type SigstoreServerOptions, startSigstore } from '../support/sigstore/sigstore.ts'
import { verifyProvenance } from '../support/sigstore/verified-provenance.ts'
import {
  createFixture,
  type FixtureOptions,
  indexCommits,
  moveTag,
  pushOf,
  REPOSITORY,
  runStep,
  TOKEN,
} from './setup.ts'

shortenPauses()

const hasOpenssl = hasProgram('openssl')
const WORKFLOW = `${REPOSITORY}/.github/workflows/publish.yml@refs/tags/v1.2.3`

async function signedFixture(failure: FixtureOptions = {}, faults?: SigstoreServerOptions['faults']) {
  const fixture = await createFixture(failure)
  const sigstore = await startSigstore({
    claims: publishClaims(REPOSITORY, fixture.commit),
    ...(faults === undefined ? {} : { faults }),
  })
  const env = { ...sigstore.environment, ...sigstore.identityEnvironment, MODULE_REGISTRY_RETRY_SECONDS: '6' }
  const run = (inputs: Readonly<Record<string, string>> = {}, more: object = {}) =>
    runStep(fixture, { inputs: { attest: 'require', ...inputs }, env: { ...env, ...more } })
  return { fixture, sigstore, run }
}

describe.skipIf(!hasOpenssl)('a package that is attested (needs openssl)', () => {
  it('has a signed provenance, found by its digest, that names run and commit', async () => {
    const { fixture, sigstore, run } = await signedFixture()
    const { code, outputs, annotations } = await run()
    expect(annotations).toEqual([])
    expect(code).toBe(0)
    expect(fixture.moduleRepository.attestations).toHaveLength(1)
    const proven = await verifyProvenance(fixture.moduleRepository.attestations[0], sigstore.authority)
    expect(proven.statement.subject).toEqual([
      { name: 'vpc-aws-1.2.3.zip', digest: { sha256: outputs['digest']?.replace('sha256:', '') } },
    ])
    expect(proven.identity).toBe(`URI:https://github.com/${WORKFLOW}`)
    expect(proven.timestamps).toEqual([expect.stringContaining('Verification: OK')])
    expect(proven.logEntries).toBe(1)
    expect(proven.statement.predicate).toMatchObject({
      buildDefinition: {
        buildType: 'https://actions.github.io/buildtypes/workflow/v1',
        externalParameters: { workflow: { path: '.github/workflows/publish.yml' } },
        resolvedDependencies: [
          {
            uri: `git+${fixture.github.url}/${REPOSITORY}@refs/tags/v1.2.3`,
            digest: { gitCommit: fixture.commit },
          },
        ],
      },
      runDetails: { builder: { id: `${fixture.github.url}/${WORKFLOW}` } },
    })
  })

  it('is attested once, before anything else is written, and is no other package for it', async () => {
    const { fixture, sigstore, run } = await signedFixture()
    await run()
    const [first, ...others] = fixture.github.writes.map(({ operation }) => operation)
    expect(first).toBe('repos/create-attestation')
    expect(others).toEqual(['git'])
    const asked = sigstore.asked.length
    expect((await run()).outputs['status']).toBe('unchanged')
    expect(sigstore.asked).toHaveLength(asked)
    expect(fixture.github.writes).toHaveLength(2)
    expect((await run({ attest: 'off', 'index-branch': 'plain' })).code).toBe(0)
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

  it('carries its provenance where it lies in an OCI registry', async () => {
    const registry = await startOciRegistry({ auth: 'basic' })
    const { fixture, sigstore, run } = await signedFixture()
    const repository = `${registry.host}/acme/vpc`
    const login = {
      MODULE_REGISTRY_OCI_USERNAME: OCI_USER.username,
      MODULE_REGISTRY_OCI_PASSWORD: OCI_USER.password,
    }
    const { code, outputs } = await run({ package: 'oci', 'oci-repository': repository }, login)
    expect(code).toBe(0)
    const manifest = (outputs['location'] ?? '').replace(/^.*digest=/, '')
    const referrers = await readReferrers(repository, manifest)
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
    const moved = await moveTag(fixture.modules, 'v1.3.0')
    expect((await run({ tag: 'v1.3.0' })).code).toBe(0)
    const { statement } = await verifyProvenance(fixture.moduleRepository.attestations[0], sigstore.authority)
    expect(statement.predicate).toMatchObject({
      buildDefinition: {
        resolvedDependencies: [
          { digest: { gitCommit: fixture.commit } },
          {
            uri: `git+${fixture.github.url}/${REPOSITORY}@refs/tags/v1.3.0`,
            digest: { gitCommit: moved },
          },
        ],
      },
    })
  })

  it('shows none of the tokens that it takes', async () => {
    const { sigstore, run } = await signedFixture({}, (service) =>
      service === 'timestamp' ? 500 : undefined,
    )
    const { stdout, stderr, summary, outputs, annotations } = await run()
    expect(annotations).toMatchObject([{ title: 'ATTESTATION_FAILED' }])
    const lines = stdout.split('\n')
    const shown = lines.filter((line) => !line.startsWith('::add-mask::'))
    const [token = 'none'] = sigstore.tokens
    expect(lines).toContain(`::add-mask::${token}`)
    for (const secret of [token, token.split('.')[2] ?? 'none', REQUEST_TOKEN, TOKEN])
      expect([...shown, stderr, summary, JSON.stringify(outputs)].join('\n')).not.toContain(secret)
  })
})

const WITHOUT_RIGHT: FakeToken = {
  text: 'ghs_writer',
  permissions: { [REPOSITORY]: { contents: 'write' }, 'acme/registry': { contents: 'write' } },
}

const UNAVAILABLE =
  'Feature not available for user-owned private repositories. To enable this feature, please make this repository public.'

describe.skipIf(!hasOpenssl)('a package that cannot be attested (needs openssl)', () => {
  const noIdentity = { ACTIONS_ID_TOKEN_REQUEST_URL: '', ACTIONS_ID_TOKEN_REQUEST_TOKEN: '' }

  interface Case {
    readonly name: string
    readonly title: string
    readonly said: string
    readonly inputs?: Readonly<Record<string, string>>
    readonly env?: object
    readonly refusal?: { readonly status: number; readonly message: string }
    readonly fault?: SigstoreServerOptions['faults']
  }

  const FAILED = 'ATTESTATION_FAILED'
  const CASES: readonly Case[] = [
    { name: 'by a job without id-token', title: 'PERMISSION', said: 'id-token: write', env: noIdentity },
    {
      name: 'by a job without attestations',
      title: 'PERMISSION',
      said: 'attestations: write',
      inputs: { 'github-token': 'ghs_writer', 'index-token': TOKEN },
    },
    ...(
      [
        [404, 'GitHub Enterprise Cloud'],
        [403, 'Feature not available'],
      ] as const
    ).map(([status, said]) => ({
      name: `on a plan without attestations (${status})`,
      title: FAILED,
      said,
      refusal: { status, message: UNAVAILABLE },
    })),
    {
      name: 'on GitHub Enterprise Server',
      title: FAILED,
      said: 'does not support attestations',
      env: { MODULE_REGISTRY_FULCIO_URL: '' },
    },
    ...(
      [
        ['fulcio', 503, 'Sigstore did not sign it'],
        ['identity', 403, 'responded 403'],
      ] as const
    ).map(([down, status, said]) => ({
      name: `while ${down} answers ${status}`,
      title: FAILED,
      said,
      fault: (service: string) => (service === down ? status : undefined),
    })),
  ]

  it.each(CASES)('$name is refused, or published with one warning where that is allowed', async (failure) => {
    const { fault, refusal, inputs, env, title, said } = failure
    const { fixture, run } = await signedFixture({ tokens: [WITHOUT_RIGHT] }, fault)
    if (refusal !== undefined) fixture.moduleRepository.attestationRefusal = refusal
    const message = expect.stringContaining(said)
    const refused = await run({ ...inputs, attest: 'require' }, env)
    expect(refused).toMatchObject({ code: 1, annotations: [{ level: 'error', title, message }] })
    expect(await indexCommits(fixture.index)).toEqual([])
    expect(fixture.moduleRepository.attestations).toEqual([])
    const published = await run({ ...inputs, attest: 'try' }, env)
    expect(published).toMatchObject({ code: 0, annotations: [{ level: 'warning', message }] })
    expect(published.annotations[0]?.message).toContain('published without provenance')
    expect(await indexCommits(fixture.index)).toHaveLength(1)
  })
})

describe('a run that attests nothing', () => {
  it('loads none of the code that would', () => {
    const holders = readdirSync('dist/action').filter(
      (name) =>
        name.endsWith('.js') && readFileSync(`dist/action/${name}`, 'utf8').includes('DSSEBundleBuilder'),
    )
    expect(holders.length).toBeGreaterThan(0)
    // The entry alone is loaded by every run.
    expect(holders).not.toContain('index.js')
  })

  it('asks for no identity, though it might', async () => {
    const fixture = await createFixture()
    const env = {
      ACTIONS_ID_TOKEN_REQUEST_URL: 'http://127.0.0.1:9/token',
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: REQUEST_TOKEN,
    }
    const { code, annotations } = await runStep(fixture, { env, event: pushOf('v1.2.3', fixture.commit) })
    expect(annotations).toEqual([])
    expect(code).toBe(0)
  })
})
