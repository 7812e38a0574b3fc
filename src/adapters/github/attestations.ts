import { z } from 'zod'
import { listOf, parseJson } from '../../base/schema.ts'
import type { Web } from '../../doctor/client.ts'
import { statementIn } from '../../index/format/provenance.ts'
import type { Attestations } from '../../index/verify/ports.ts'

/** Redirects of a request for attestations. After more the attestation is unread. */
const MAX_ATTESTATION_REDIRECTS = 3

/** Bytes of a list of attestations. A larger one is not read to its end, and the attestation is unread. */
const MAX_ATTESTATIONS_BYTES = 32 * 1024 * 1024

const listing = z.looseObject({ attestations: listOf(z.looseObject({ bundle: z.unknown() })) })

interface AttestationSettings {
  readonly web: Web
  /** API of the server that a repository is on; undefined for a server that stores no attestations. */
  readonly apiOf: (serverUrl: string) => string | undefined
  /** The token for a server; undefined for one that must not get it. */
  readonly tokenFor: (serverUrl: string) => string | undefined
}

/** Attestations as GitHub lists them. https://docs.github.com/rest/repos/attestations */
export function gitHubAttestations({ web, apiOf, tokenFor }: AttestationSettings): Attestations {
  return {
    async statements(repositoryUrl, digest) {
      const { origin, pathname } = new URL(repositoryUrl)
      const api = apiOf(origin)
      if (api === undefined) return undefined
      const answer = await web.request({
        url: `${api}/repos${pathname}/attestations/${digest}?per_page=100`,
        headers: { Accept: 'application/vnd.github+json', 'X-GitHub-Api-Version': '2022-11-28' },
        token: tokenFor(origin),
        maxRedirects: MAX_ATTESTATION_REDIRECTS,
        maxBytes: MAX_ATTESTATIONS_BYTES,
      })
      if (answer.kind !== 'response') return { kind: 'unreachable', message: answer.message }
      if (answer.status === 404) return []
      const found = parseJson(listing, answer.bytes)
      if (answer.status !== 200 || found === undefined)
        return { kind: 'unreachable', message: `${api} answers ${answer.status}` }
      const { attestations } = found
      const statements = attestations.flatMap(({ bundle }) => statementIn(bundle) ?? [])
      // GitHub may list a URL in the place of the bundle, from which its own client loads it.
      return statements.length === 0 && attestations.some(({ bundle }) => bundle === null)
        ? { kind: 'unreachable', message: `${api} lists attestations without what they say` }
        : statements
    },
  }
}
