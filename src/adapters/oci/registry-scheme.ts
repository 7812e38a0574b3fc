import { isLoopback } from '../../module/git-remote.ts'
import { type OciRepository, registryOrigin } from '../../oci/oci-repository.ts'
import { type HttpTransport, send, Unreachable } from '../http/transport.ts'

/** How Node names the answer of a server that does not speak TLS. */
const NO_TLS = /^(?:EPROTO|ECONNRESET|ERR_SSL_\w+)$/

/**
 * URL of the OCI registry's API, without a trailing slash: https, and plain http only for a registry on loopback that refuses
 * https.
 */
export async function findOrigin(repository: OciRepository, transport: HttpTransport): Promise<string> {
  const origin = registryOrigin(repository)
  const { hostname } = new URL(origin)
  if (!isLoopback(hostname)) return origin
  const request = { method: 'GET', url: new URL(`${origin}/v2/`), authorization: undefined } as const
  const isRefused = await send(request, transport).then(() => false, refusesTls)
  return isRefused ? origin.replace(/^https:/, 'http:') : origin
}

/** A certificate that is not trusted is no reason to do without any. */
function refusesTls(error: unknown): boolean {
  if (!(error instanceof Unreachable)) return false
  const { cause } = error
  return cause instanceof Error && 'code' in cause && NO_TLS.test(String(cause.code))
}
