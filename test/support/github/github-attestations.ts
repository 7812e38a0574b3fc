import type { Call } from './github-call.ts'
import { type Answer, ApiError } from './github-state.ts'

/** Attestations, found by the digests of what they speak of. https://docs.github.com/rest/repos/attestations */
export const attestationOperations: Readonly<Record<string, (call: Call) => Answer>> = {
  'repos/create-attestation': ({ repository, body, nextId }) => {
    const { attestations, attestationRefusal: refusal } = repository
    if (refusal !== undefined) throw new ApiError(refusal.status, refusal.message)
    attestations.push(body['bundle'])
    return { status: 201, body: { id: nextId() } }
  },
  'repos/list-attestations': ({ repository, parameters, query }) => {
    const found = repository.attestations.filter((bundle) => {
      const { subject, predicateType } = statementIn(bundle)
      const isOfDigest = subject.some(
        ({ digest }) => `sha256:${digest.sha256}` === parameters['subject_digest'],
      )
      const isOfType = query.get('predicate_type') !== 'provenance' || /\/provenance\//.test(predicateType)
      return isOfDigest && isOfType
    })
    if (found.length === 0) throw new ApiError(404, 'Not Found')
    const items = found.map((bundle) => ({
      bundle,
      repository_id: repository.id,
      bundle_url: 'https://x.test',
    }))
    return { status: 200, body: { attestations: items } }
  },
}

interface Statement {
  readonly subject: readonly { readonly digest: { readonly sha256: string } }[]
  readonly predicateType: string
}

function statementIn(bundle: unknown): Statement {
  const { dsseEnvelope } = bundle as { dsseEnvelope: { payload: string } }
  return JSON.parse(Buffer.from(dsseEnvelope.payload, 'base64').toString())
}
