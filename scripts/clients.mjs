import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const MODULES = new URL('../test/clients/', import.meta.url).pathname

/**
 * The versions of OpenTofu that the tests run, newest first: one Go module each in test/clients. `program` is where
 * `npm run clients` builds it, outside the checkout; the hash of go.mod and go.sum is in the path, so another version is another
 * file.
 */
export function tofuClients() {
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache')
  return readdirSync(MODULES)
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map((name) => {
      const module = join(MODULES, name)
      const hash = createHash('sha256')
      for (const file of ['go.mod', 'go.sum']) hash.update(readFileSync(join(module, file)))
      const folder = `${name}-${hash.digest('hex').slice(0, 16)}`
      const program = join(cache, 'module-registry-action', 'clients', folder, 'tofu')
      return { name, module, program, isBuilt: existsSync(program) }
    })
}
