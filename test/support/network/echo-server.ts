import { leaksIn } from '../canaries.ts'
import { startLoopback } from './loopback.ts'

export interface EchoServer {
  readonly url: string
  /** Names of the secrets that arrived. */
  readonly seen: ReadonlySet<string>
}

/**
 * A server that asks for a password and repeats all that it got, in headers and body.
 * @param status of the answer to a request with credentials
 * @param secrets by name
 */
export async function startEcho(
  status: number,
  secrets: Readonly<Record<string, string>>,
): Promise<EchoServer> {
  const seen = new Set<string>()
  const { url } = await startLoopback(async (request, response) => {
    const { authorization } = request.headers
    const decoded = Buffer.from(authorization?.replace(/^Basic /, '') ?? '', 'base64').toString()
    const echo = `${JSON.stringify(request.headers)} ${decoded} ${request.url}`
    for (const name of leaksIn(echo, secrets)) seen.add(name)
    const answers = authorization === undefined ? 401 : status
    response.writeHead(answers, {
      'Content-Type': 'text/plain',
      'WWW-Authenticate': `Basic realm="acme"`,
      'X-Echo': encodeURIComponent(echo).slice(0, 500),
    })
    response.end(`error: ${echo}`)
  })
  return { url, seen }
}
