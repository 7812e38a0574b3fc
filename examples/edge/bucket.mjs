// A Worker over a bucket with the binding INDEX: its objects need not be public. For a public registry leave out tokens and signingKey.
import { createRegistry } from 'module-registry-action/server'

let registry

export default {
  fetch(request, env) {
    registry ??= createRegistry({
      indexUrl: 'https://bucket.invalid',
      fetch: async (url) => {
        const object = await env.INDEX.get(new URL(url).pathname.slice(1))
        return new Response(object?.body, { status: object === null ? 404 : 200 })
      },
      tokens: env.TOKENS,
      signingKey: env.SIGNING_KEY,
    })
    return registry.fetch(request)
  },
}
