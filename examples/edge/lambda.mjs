// For a function URL, or an HTTP API with payload format 2.0. Lambda limits answers to 6 MB: store larger packages elsewhere.
// For a public registry leave out tokens and signingKey.
import { createRegistry } from 'module-registry-action/server'

let registry

export async function handler(event) {
  registry ??= createRegistry({
    indexUrl: process.env.INDEX_URL,
    tokens: process.env.TOKENS,
    signingKey: process.env.SIGNING_KEY,
  })
  const { domainName, http } = event.requestContext
  const query = event.rawQueryString === '' ? '' : `?${event.rawQueryString}`
  const url = `https://${domainName}${event.rawPath}${query}`
  const response = await registry.fetch(new Request(url, { method: http.method, headers: event.headers }))
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  }
}
