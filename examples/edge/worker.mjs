// A Worker (or any runtime whose entry is an object with fetch) in front of the files of an index on a web host.
// INDEX_URL is the URL of the files, TOKENS has a "name token" pair on each line. For a public registry leave out tokens and signingKey.
import { createRegistry } from 'module-registry-action/server'

let registry

export default {
  fetch(request, env) {
    registry ??= createRegistry({ indexUrl: env.INDEX_URL, tokens: env.TOKENS, signingKey: env.SIGNING_KEY })
    return registry.fetch(request)
  },
}
