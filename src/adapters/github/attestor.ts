import { setTimeout } from 'node:timers/promises'
import { bundleToJSON, type SerializedBundle } from '@sigstore/bundle'
import { DSSEBundleBuilder, FulcioSigner, RekorWitness, TSAWitness, type Witness } from '@sigstore/sign'
import { z } from 'zod'
import { ifRefused, quote, RegistryError } from '../../base/error.ts'
import { readJson } from '../../base/json.ts'
import type { Log } from '../../base/log.ts'
import { quoteUrl, withoutLastSlashes } from '../../base/url.ts'
import { isAttested, statementIn } from '../../index/format/provenance.ts'
import { isLoopback } from '../../module/git-remote.ts'
import type { Release } from '../../module/release.ts'
import type { AttachedDocument } from '../../oci/referrers.ts'
import type { Package } from '../../package/package.ts'
import type { Visibility } from '../../publish/exposure.ts'
import type { Attestor } from '../../publish/ports.ts'
import type { Environment } from '../git/git.ts'
import { ONCE, serverName } from './client.ts'
import { githubFailure, mayPass, statusOf, unlessMissing } from './failures.ts'
import { assetName } from './releases.ts'
import type { GitHubRepository } from './repository.ts'

interface AttestorSettings {
  readonly repository: GitHubRepository
  /** The user's own Sigstore; undefined for the one that GitHub uses for this repository. */
  readonly sigstore: Sigstore | undefined
  readonly identity: IdentitySettings
}

/** An attestor for a run with this identity; the Sigstore may be the user's own. Throws INVALID_INPUT, PERMISSION. */
export async function openAttestor(
  home: () => Promise<GitHubRepository>,
  { environment, idToken }: Pick<IdentitySettings, 'idToken'> & { readonly environment: Environment },
): Promise<Attestor> {
  const sigstore = ownSigstore(environment)
  const repository = await home()
  // Each of the services is asked twice at most.
  const timeoutMs = Math.round((repository.github.server.retrySeconds * 1000) / 6)
  return new GitHubAttestor({ repository, sigstore, identity: { idToken, timeoutMs } })
}

/**
 * Attests the packages of releases in the repository that the run belongs to, each once: an attestation of the release that exists is used
 * again. That of another tag or commit with the same bytes says nothing of this one.
 * https://docs.github.com/rest/repos/attestations
 */
class GitHubAttestor implements Attestor {
  readonly #settings: AttestorSettings
  /** Documents of this run by release, so that no package is attested again after a lost race. */
  readonly #made = new Map<string, readonly AttachedDocument[]>()

  constructor(settings: AttestorSettings) {
    this.#settings = settings
  }

  /** Throws ATTESTATION_FAILED where the server does not support attestations, PERMISSION in a job without `id-token: write`. */
  async checkAccess(): Promise<void> {
    this.#sigstore()
    requireIdentity(this.#settings.identity)
  }

  /** Throws ATTESTATION_FAILED, PERMISSION. */
  async attest(release: Release, pkg: Package): Promise<readonly AttachedDocument[]> {
    const key = [release.tag, release.commit, pkg.facts.digest].join('\n')
    const made = this.#made.get(key)
    if (made !== undefined) return made
    const documents = [provenanceAttachment(await this.#bundleFor(release, pkg))]
    this.#made.set(key, documents)
    return documents
  }

  async #bundleFor(release: Release, pkg: Package): Promise<object> {
    const { github, path } = this.#settings.repository
    let signed: object | undefined
    const attestOnce = async () => {
      const found = await this.#find(release, pkg.facts)
      if (found !== undefined) return found
      signed ??= await this.#sign(release, pkg)
      // Not repeated: the next try checks whether the bundle was stored.
      await github.octokit.rest.repos.createAttestation({ ...path, bundle: signed, ...ONCE })
      return signed
    }
    return github.deadline.retry<object>(mayPass, attestOnce).catch((error: unknown) => {
      throw this.#failure(release, error)
    })
  }

  /** The bundle that says of what this release is made; undefined where there is none. */
  async #find({ tag, commit }: Release, { digest }: Package['facts']): Promise<object | undefined> {
    const { github, path } = this.#settings.repository
    const query = { ...path, subject_digest: digest, predicate_type: PROVENANCE.filter, per_page: 100 }
    const answer = await unlessMissing(github.octokit.rest.repos.listAttestations(query))
    const url = `${github.server.url}/${path.owner}/${path.repo}`
    const wanted = { repository: { url }, tag, commit, package: { digest } }
    const found = answer?.data.attestations ?? []
    return found.find(({ bundle }) => isAttested([statementIn(bundle)], wanted))?.bundle
  }

  async #sign(release: Release, pkg: Package): Promise<object> {
    const { repository, identity } = this.#settings
    const { timeoutMs } = identity
    const sigstore = this.#sigstore()
    try {
      const { token, claims } = await readIdentity(identity)
      const serverUrl = repository.github.server.url
      const statement = provenanceOf(release, pkg, { claims, serverUrl })
      return await signStatement(statement, { sigstore, identityToken: token, timeoutMs })
    } catch (error) {
      if (error instanceof RegistryError) throw error
      throw failed(
        release,
        `Sigstore did not sign it (${quote(reasonOf(error))})`,
        `run it again: it continues where this run stopped; each service has ${timeoutMs / 1000} seconds, and MODULE_REGISTRY_RETRY_SECONDS sets six times that`,
        error,
      )
    }
  }

  #sigstore(): Sigstore {
    const { repository, sigstore } = this.#settings
    const serverUrl = repository.github.server.url
    const instance = sigstore ?? sigstoreOf(serverUrl, repository.visibility)
    if (instance !== undefined) return instance
    throw new RegistryError(
      'ATTESTATION_FAILED',
      `cannot attest: ${serverName(repository.github.server)} does not support attestations`,
      'set attest: off',
    )
  }

  #failure(release: Release, error: unknown): unknown {
    const { repository } = this.#settings
    const status = statusOf(error)
    if (status === undefined) return error
    const isPermission = status === 403 && /not accessible|permission/i.test(String(error))
    if (status === 401 || isPermission || mayPass(error)) {
      return githubFailure(error, repository, {
        doing: `attest the package of ${quote(release.tag)}`,
        needs: 'attestations: write',
        code: 'ATTESTATION_FAILED',
      })
    }
    const hint =
      repository.visibility === 'private'
        ? 'attestations of private repositories need GitHub Enterprise Cloud: set attest: off, or try, which only warns'
        : 'give the job "attestations: write", or set attest: try, which only warns'
    return failed(
      release,
      `GitHub refused the attestation (${status} ${quote(reasonOf(error))})`,
      hint,
      error,
    )
  }
}

/** The messages of an error and its causes: some errors of Sigstore's client have no reason of their own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = 'cause' in error && error.cause instanceof Error ? reasonOf(error.cause) : ''
  return cause === '' ? error.message : `${error.message}: ${cause}`
}

function failed({ tag }: Release, why: string, hint: string, cause: unknown): RegistryError {
  return new RegistryError('ATTESTATION_FAILED', `cannot attest the package of ${quote(tag)}: ${why}`, hint, {
    cause,
  })
}

/** How a job asks the runner for a token that says whose run it is. */
interface IdentitySettings {
  /** Gives a token for an audience; undefined in a job without `id-token: write`. */
  readonly idToken: ((audience: string) => Promise<string>) | undefined
  readonly timeoutMs: number
}

/** Throws PERMISSION in a job that may not ask. */
function requireIdentity({ idToken }: IdentitySettings): (audience: string) => Promise<string> {
  if (idToken !== undefined) return idToken
  throw new RegistryError(
    'PERMISSION',
    'cannot attest: the job needs "id-token: write" to prove whose run it is',
    'add to the job:\npermissions:\n  id-token: write\n  attestations: write',
  )
}

/** A token for Sigstore. https://docs.github.com/actions/reference/openid-connect-reference */
async function readIdentity(
  settings: IdentitySettings,
): Promise<{ readonly token: string; readonly claims: RunClaims }> {
  const asked = requireIdentity(settings)('sigstore').catch((error) => {
    throw identityFailure(error)
  })
  // The runner's toolkit has no limit of its own for how long its answer may take.
  const late = setTimeout(settings.timeoutMs, undefined, { ref: false }).then(() => {
    const limit = `${settings.timeoutMs / 1000} seconds`
    throw new Error(`the identity service of GitHub Actions gave no answer within ${limit}`)
  })
  const token = await Promise.race([asked, late])
  const claims = claimsIn(token)
  if (claims === undefined)
    throw new Error('the identity service of GitHub Actions gave a token without its claims')
  return { token, claims }
}

/** The toolkit tells the status of a refusal in a text of several lines. */
function identityFailure(cause: unknown): Error {
  const [, status] = /Error Code *: *(\d{3})/.exec(String(cause)) ?? []
  const service = 'the identity service of GitHub Actions'
  return status === undefined
    ? new Error(`${service} gave no token`, { cause })
    : new Error(`${service} responded ${status}`)
}

interface SigningOptions {
  readonly sigstore: Sigstore
  /** Proves to the certificate authority who signs. */
  readonly identityToken: string
  /** Of each attempt; every service is asked twice at most. */
  readonly timeoutMs: number
}

/** Signs a statement with a new key that is then thrown away, and returns it as a Sigstore bundle. https://docs.sigstore.dev/about/bundle/ */
async function signStatement(statement: object, signing: SigningOptions): Promise<SerializedBundle> {
  const { sigstore, identityToken, timeoutMs } = signing
  const { fulcioUrl, rekorUrl, timestampUrl } = sigstore
  const attempts = { timeout: timeoutMs, retry: 1 }
  const signer = new FulcioSigner({
    identityProvider: { getToken: async () => identityToken },
    fulcioBaseURL: fulcioUrl,
    ...attempts,
  })
  const witnesses: Witness[] = []
  if (rekorUrl !== undefined)
    witnesses.push(new RekorWitness({ rekorBaseURL: rekorUrl, fetchOnConflict: true, ...attempts }))
  if (timestampUrl !== undefined) witnesses.push(new TSAWitness({ tsaBaseURL: timestampUrl, ...attempts }))
  const artifact = { data: Buffer.from(JSON.stringify(statement)), type: STATEMENT_MEDIA_TYPE }
  return bundleToJSON(await new DSSEBundleBuilder({ signer, witnesses }).create(artifact))
}

/** What was made by whom, as an in-toto statement that a workflow run signs. https://slsa.dev/spec/v1.0/provenance */

const STATEMENT_MEDIA_TYPE = 'application/vnd.in-toto+json'
/** The first is how GitHub's API calls the second. */
const PROVENANCE = { filter: 'provenance', type: 'https://slsa.dev/provenance/v1' }

/** What GitHub says of a run in the token that it gives to it. https://docs.github.com/actions/reference/openid-connect-reference */
const runClaims = z.object({
  sub: z.string().min(1),
  ref: z.string(),
  sha: z.string(),
  repository: z.string(),
  event_name: z.string(),
  job_workflow_ref: z.string(),
  workflow_ref: z.string(),
  repository_id: z.string(),
  repository_owner_id: z.string(),
  runner_environment: z.string(),
  run_id: z.string(),
  run_attempt: z.string(),
})

type RunClaims = Readonly<z.output<typeof runClaims>>

/** The claims of a token whose signature others check; undefined for a text that is no such token. */
function claimsIn(token: string): RunClaims | undefined {
  try {
    const [, payload = ''] = token.split('.')
    return runClaims.parse(readJson(Buffer.from(payload, 'base64url').toString()))
  } catch {
    return undefined
  }
}

/** The statement that a run made this package of this commit. https://actions.github.io/buildtypes/workflow/v1 */
function provenanceOf(
  release: Release,
  { facts }: Package,
  { claims, serverUrl }: { readonly claims: RunClaims; readonly serverUrl: string },
): object {
  const repository = `${serverUrl}/${claims.repository}`
  const [path = ''] = claims.workflow_ref.replace(`${claims.repository}/`, '').split('@')
  const tagRef = `refs/tags/${release.tag}`
  const source = (ref: string, commit: string) => ({
    uri: `git+${repository}@${ref}`,
    digest: { gitCommit: commit },
  })
  const isOfTag = claims.ref === tagRef && claims.sha === release.commit
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: assetName(release), digest: { sha256: facts.digest.replace(/^sha256:/, '') } }],
    predicateType: PROVENANCE.type,
    predicate: {
      buildDefinition: {
        buildType: 'https://actions.github.io/buildtypes/workflow/v1',
        externalParameters: { workflow: { ref: claims.ref, repository, path } },
        internalParameters: {
          github: {
            event_name: claims.event_name,
            repository_id: claims.repository_id,
            repository_owner_id: claims.repository_owner_id,
            runner_environment: claims.runner_environment,
          },
        },
        // The commit of the workflow, and that of the package where it is another one.
        resolvedDependencies: [
          source(claims.ref, claims.sha),
          ...(isOfTag ? [] : [source(tagRef, release.commit)]),
        ],
      },
      runDetails: {
        builder: { id: `${serverUrl}/${claims.job_workflow_ref}` },
        metadata: {
          invocationId: `${repository}/actions/runs/${claims.run_id}/attempts/${claims.run_attempt}`,
        },
      },
    },
  }
}

/** https://docs.sigstore.dev/about/bundle/ */
const BUNDLE_TYPE = 'application/vnd.dev.sigstore.bundle.v0.3+json'

/**
 * The signed provenance of the package as a document to attach, in the form of cosign.
 * https://github.com/sigstore/cosign/blob/main/specs/BUNDLE_SPEC.md
 */
function provenanceAttachment(bundle: object): AttachedDocument {
  const mediaType =
    'mediaType' in bundle && typeof bundle.mediaType === 'string' ? bundle.mediaType : BUNDLE_TYPE
  return {
    artifactType: mediaType,
    name: 'provenance.sigstore.json',
    bytes: new TextEncoder().encode(JSON.stringify(bundle)),
    annotations: {
      'dev.sigstore.bundle.content': 'dsse-envelope',
      'dev.sigstore.bundle.predicateType': PROVENANCE.type,
    },
  }
}

/** An attestor whose refusals are warnings: packages are then published without provenance. */
export function tolerantAttestor(attestor: Attestor, log: Log): Attestor {
  let isRefused = false
  const tolerate = <T>(work: Promise<T>, otherwise: T): Promise<T> => {
    const warn = ({ message, hint }: RegistryError) => {
      isRefused = true
      log.warn(`published without provenance: ${message}\n${hint}`)
      return otherwise
    }
    return work.catch(ifRefused(warn))
  }
  return {
    checkAccess: () => tolerate(attestor.checkAccess(), undefined),
    // What was refused once is refused for every package of a run.
    attest: async (release, pkg) => (isRefused ? [] : tolerate(attestor.attest(release, pkg), [])),
  }
}

/** The services that make a signature out of the identity of a run. */
interface Sigstore {
  readonly fulcioUrl: string
  readonly rekorUrl?: string | undefined
  readonly timestampUrl?: string | undefined
}

/**
 * GitHub's own choice: public repositories sign in public, private ones with a service of GitHub that publishes nothing.
 * Undefined for GitHub Enterprise Server, which has none. https://docs.github.com/actions/concepts/security/artifact-attestations
 */
export function sigstoreOf(serverUrl: string, visibility: Visibility): Sigstore | undefined {
  const { hostname } = new URL(serverUrl)
  if (hostname === 'github.com' && visibility === 'public')
    return { fulcioUrl: 'https://fulcio.sigstore.dev', rekorUrl: 'https://rekor.sigstore.dev' }
  const domain = hostname === 'github.com' ? 'githubapp.com' : hostname
  if (domain !== 'githubapp.com' && !domain.endsWith('.ghe.com')) return undefined
  return { fulcioUrl: `https://fulcio.${domain}`, timestampUrl: `https://timestamp.${domain}` }
}

/**
 * A Sigstore of one's own, by MODULE_REGISTRY_FULCIO_URL and with it one of MODULE_REGISTRY_REKOR_URL and
 * MODULE_REGISTRY_TIMESTAMP_URL; undefined without the first. Throws INVALID_INPUT.
 */
function ownSigstore(environment: Environment): Sigstore | undefined {
  const [fulcioUrl, rekorUrl, timestampUrl] = ['FULCIO', 'REKOR', 'TIMESTAMP'].map((service) =>
    serviceUrl(environment, `MODULE_REGISTRY_${service}_URL`),
  )
  return fulcioUrl === undefined ? undefined : { fulcioUrl, rekorUrl, timestampUrl }
}

function serviceUrl(environment: Environment, name: string): string | undefined {
  const text = environment[name] ?? ''
  if (text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (url !== undefined && isSafe) return withoutLastSlashes(url.href)
  throw new RegistryError(
    'INVALID_INPUT',
    `environment variable ${name} is ${quoteUrl(text)}, not an https URL`,
    'write it as https://fulcio.example.com, or leave it out',
  )
}
