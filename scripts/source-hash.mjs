import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Says which sources dist/ was built from: the build writes it, and the tests that run dist/ compare it. */
export const SOURCE_HASH_FILE = 'dist/source.sha256'

const SINGLE_FILES = ['package-lock.json', 'scripts/build.mjs', 'tsconfig.build.json', 'tsconfig.json']

/** SHA-256, in hexadecimal, over the names and bytes of all that dist/ is built from; line ends do not count. */
export function hashSources(root) {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  const hash = createHash('sha256')
  for (const path of [...sources, ...SINGLE_FILES].sort()) {
    const text = readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')
    hash.update(`${path}\0${Buffer.byteLength(text)}\0${text}`)
  }
  return hash.digest('hex')
}
