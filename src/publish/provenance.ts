import { z } from 'zod'
import { jsonValue } from '../base/json.ts'
import type { Release } from '../module/release.ts'
import type { AttachedDocument } from '../oci/referrers.ts'
import type { Package } from '../package/package.ts'
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
    return runClaims.parse(jsonValue(Buffer.from(payload, 'base64url').toString()))
  } catch {
    return undefined
  }
}

export interface ProvenanceRequest {
  readonly release: Release
  readonly pkg: Package
  readonly claims: RunClaims
  /** `https://github.com`. */
  readonly serverUrl: string
}

/** The statement that a run made this package of this commit. https://actions.github.io/buildtypes/workflow/v1 */
export function provenanceOf({ release, pkg, claims, serverUrl }: ProvenanceRequest): object {
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
