import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hashSources, SOURCE_HASH_FILE } from '../../scripts/source-hash.mjs'

const ROOT = resolve(import.meta.dirname, '../..')

const hash = join(ROOT, SOURCE_HASH_FILE)
const built = existsSync(hash) ? readFileSync(hash, 'utf8').trim() : 'nothing'
if (built !== hashSources(ROOT)) throw new Error('dist/ is not built from these sources: run npm run build')

/** The built command line and the built action. A test file that imports them fails at once where dist/ is stale. */
export const CLI_ENTRY = join(ROOT, 'dist/cli/index.js')
export const ACTION_ENTRY = join(ROOT, 'dist/action/index.js')

/** A program `npx` that runs the built command line in the place of the package that workflows name. */
export const BUILT_NPX = `#!/bin/bash
[ "$1 $2 $3 $4" = "--yes --package module-registry-action@0.1.0 module-registry" ] || exit 99
exec "${process.execPath}" "${CLI_ENTRY}" "\${@:5}"
`
