import { z } from 'zod'
import { RegistryError } from '../base/error.ts'
import { readJson } from '../base/json.ts'
import type { Log } from '../base/log.ts'
import { quoteUrl, withoutLastSlashes } from '../base/url.ts'
import { isLoopback } from '../module/git-remote.ts'
import type { Release } from '../module/release.ts'
import type { AttachedDocument } from '../oci/referrers.ts'
import type { Package } from '../package/package.ts'
import type { Visibility } from './exposure.ts'
import type { Attestor } from './ports.ts'
import { assetName } from './release-asset.ts'

/** What was made by whom, as an in-toto statement that a workflow run signs. https://slsa.dev/spec/v1.0/provenance */

export const STATEMENT_MEDIA_TYPE = 'application/vnd.in-toto+json'
/** The first is how GitHub's API calls the second. */
export const PROVENANCE = { filter: 'provenance', type: 'https://slsa.dev/provenance/v1' }

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

export type RunClaims = Readonly<z.output<typeof runClaims>>

/** The claims of a token whose signature others check; undefined for a text that is no such token. */
export function claimsIn(token: string): RunClaims | undefined {
  try {
    const [, payload = ''] = token.split('.')
    return runClaims.parse(readJson(Buffer.from(payload, 'base64url').toString()))
  } catch {
    return undefined
  }
}

/** The statement that a run made this package of this commit. https://actions.github.io/buildtypes/workflow/v1 */
export function provenanceOf({
  release,
  pkg,
  claims,
  serverUrl,
}: {
  readonly release: Release
  readonly pkg: Package
  readonly claims: RunClaims
  readonly serverUrl: string
}): object {
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
    subject: [{ name: assetName(release), digest: { sha256: pkg.facts.digest.replace(/^sha256:/, '') } }],
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
export function provenanceAttachment(bundle: object): AttachedDocument {
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
  const tolerate = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      isRefused = true
      log.warn(`published without provenance: ${error.message}\n${error.hint}`)
      return otherwise
    }
  }
  return {
    checkAccess: () => tolerate(attestor.checkAccess(), undefined),
    // What was refused once is refused for every package of a run.
    attest: async (release, pkg) => (isRefused ? [] : tolerate(attestor.attest(release, pkg), [])),
  }
}

/** The services that make a signature out of the identity of a run. */
export interface Sigstore {
  readonly fulcioUrl: string
  /** A public log of all signatures. */
  readonly rekorUrl?: string | undefined
  /** A clock that signs. */
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
export function ownSigstore(environment: Readonly<Record<string, string | undefined>>): Sigstore | undefined {
  const [fulcioUrl, rekorUrl, timestampUrl] = ['FULCIO', 'REKOR', 'TIMESTAMP'].map((service) =>
    serviceUrl(environment, `MODULE_REGISTRY_${service}_URL`),
  )
  return fulcioUrl === undefined ? undefined : { fulcioUrl, rekorUrl, timestampUrl }
}

function serviceUrl(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
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
