// `npm run artifacts`: builds what a release contains beside the action, into release/. The same commit gives the same bytes.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'
import { billOfMaterials } from './sbom.mjs'

const OUTPUT = 'release'

rmSync(OUTPUT, { recursive: true, force: true })
mkdirSync(OUTPUT)
execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', OUTPUT], {
  stdio: 'ignore',
})
await buildSingleFile(join(OUTPUT, 'module-registry.mjs'))
writeFileSync(join(OUTPUT, 'sbom.cdx.json'), `${JSON.stringify(billOfMaterials(), null, 2)}\n`)
writeFileSync(join(OUTPUT, 'SHA256SUMS'), checksums())
for (const name of readdirSync(OUTPUT)) console.log(join(OUTPUT, name))

/** The command line in one file, for machines without npm: what `lib/`, the output of the compiler, gives without chunks. */
async function buildSingleFile(file) {
  await build({
    input: 'lib/cli/index.js',
    platform: 'node',
    // The npm package has a chunk for each `import()`, so that it starts quickly. One file cannot.
    output: { file, format: 'esm', codeSplitting: false },
    // The parser's WebAssembly glue evaluates code of its own.
    checks: { eval: false },
  })
  appendFileSync(file, licencesComment())
  chmodSync(file, 0o755)
}

function licencesComment() {
  const texts = readFileSync('dist/cli/licenses.txt', 'utf8').replaceAll('*/', '* /')
  return `\n/*\nThe licences of the packages in this file:\n\n${texts}*/\n`
}

/** What `sha256sum --check` reads. */
function checksums() {
  const lines = readdirSync(OUTPUT).map((name) => {
    const digest = createHash('sha256')
      .update(readFileSync(join(OUTPUT, name)))
      .digest('hex')
    return `${digest}  ${name}\n`
  })
  return lines.join('')
}
