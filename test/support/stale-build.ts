import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources, SOURCE_HASH_FILE } from '../../scripts/source-hash.mjs'

/** Throws where dist/ was built from other sources than those in `root`. */
export function refuseStaleBuild(root: string): void {
  const file = join(root, SOURCE_HASH_FILE)
  const built = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'nothing'
  if (built !== hashSources(root)) throw new Error('dist/ is not built from these sources: run npm run build')
}
