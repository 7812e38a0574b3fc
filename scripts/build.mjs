// tsc first (ncc's own TypeScript loader differs), then one bundle for each entry. The output is committed and byte-stable.
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { licences } from './licenses.mjs'
import { hashSources, SOURCE_HASH_FILE } from './source-hash.mjs'

/** What stands in the bundles for packages, by name. */
const REPLACED = {
  // A proxy agent for `fetch`, which nothing asks for.
  undici: notBundled('ProxyAgent', 'undici'),
  // Styles are not parsed (src/site/readme/sanitize.ts).
  postcss: notBundled('parse', 'postcss'),
  'make-fetch-happen': readFileSync('scripts/bundle/make-fetch-happen.js', 'utf8'),
}

const run = (program, ...args) =>
  execFileSync(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })

rmSync('lib', { recursive: true, force: true })
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json')
replacePackages()
for (const entry of ['action', 'cli', 'edge']) {
  const main = `lib/${entry}/index.js`
  rmSync(`dist/${entry}`, { recursive: true, force: true })
  run('node_modules/@vercel/ncc/dist/ncc/cli.js', 'build', main, '--out', `dist/${entry}`, '--quiet')
  if (entry === 'edge') importByName(`dist/${entry}/index.js`)
  writeFileSync(`dist/${entry}/licenses.txt`, licences(bundledPackages(main)))
}
chmodSync('dist/cli/index.js', 0o755)
writeFileSync(SOURCE_HASH_FILE, `${hashSources('.')}\n`)

/** Names of the npm packages that an entry imports, theirs included. (ncc's own list forgets those of its main chunk.) */
function bundledPackages(entry) {
  const files = new Set()
  const packages = new Set()
  const visitPackage = (name) => {
    if (packages.has(name) || name in REPLACED || !existsSync(`node_modules/${name}/package.json`)) return
    packages.add(name)
    Object.keys(manifest(name).dependencies ?? {}).forEach(visitPackage)
  }
  const visitFile = (file) => {
    if (files.has(file)) return
    files.add(file)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*['"]([^'"]+)['"]/g)) {
      const [, packagePath] = name.match(/^(?:(?:\.\.\/)+node_modules\/|(?![./]|node:))(.+)$/) ?? []
      if (packagePath !== undefined) visitPackage(packagePath.match(/^(@[^/]+\/)?[^/]+/)[0])
      else if (name.startsWith('.')) visitFile(join(dirname(file), name))
    }
  }
  visitFile(entry)
  return [...packages].sort()
}

/**
 * What the bundles leave out of packages, as nothing calls it or the platform has it. Packages below lib/ are found before
 * those of the project. docs/decisions/0008-runner-toolkit.md
 */
function replacePackages() {
  for (const name of ['@actions/core', '@actions/http-client', '@sigstore/sign', 'sanitize-html'])
    cpSync(`node_modules/${name}`, `lib/node_modules/${name}`, { recursive: true })
  for (const [name, text] of Object.entries(REPLACED)) writePackage(name, text)
}

function notBundled(name, from) {
  return `export function ${name}() {\n  throw new Error('${from} is not bundled')\n}\n`
}

function writePackage(name, text) {
  mkdirSync(`lib/node_modules/${name}`, { recursive: true })
  writeFileSync(`lib/node_modules/${name}/package.json`, '{ "type": "module", "exports": "./index.js" }\n')
  writeFileSync(`lib/node_modules/${name}/index.js`, text)
}

/** Workers have no `import.meta.url`, which ncc asks for to load Node's modules; they are imported by name there. */
function importByName(file) {
  const text = readFileSync(file, 'utf8').replace(/^import \{ createRequire .*\n/m, '')
  const loads = /^const (\w+) = __WEBPACK_EXTERNAL_createRequire\(import\.meta\.url\)\("(node:\w+)"\);$/gm
  const imports = [...text.matchAll(loads)].map(
    ([, name, module]) => `import * as ${name} from '${module}'\n`,
  )
  writeFileSync(file, `${imports.join('')}${text.replace(loads, '')}`)
}

function manifest(name) {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
}
