// tsc first (ncc's own TypeScript loader differs), then one bundle for each entry. The output is committed and byte-stable.
import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const run = (program, ...args) =>
  execFileSync(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })

rmSync('lib', { recursive: true, force: true })
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json')
embedParser()
for (const entry of ['action', 'cli']) {
  if (!existsSync(`lib/${entry}/index.js`)) continue
  rmSync(`dist/${entry}`, { recursive: true, force: true })
  run(
    'node_modules/@vercel/ncc/dist/ncc/cli.js',
    'build',
    `lib/${entry}/index.js`,
    '--out',
    `dist/${entry}`,
    '--license',
    'licenses.txt',
    '--quiet',
  )
}
// What is embedded as text is seen by no bundler.
const grammar = 'node_modules/@tree-sitter-grammars/tree-sitter-hcl'
for (const entry of ['action', 'cli']) {
  if (existsSync(`dist/${entry}`))
    appendFileSync(
      `dist/${entry}/licenses.txt`,
      `\n@tree-sitter-grammars/tree-sitter-hcl\nApache-2.0\n${readFileSync(`${grammar}/LICENSE`)}`,
    )
}
chmodSync('dist/cli/index.js', 0o755)

/** What a bundle of web-tree-sitter needs: its CommonJS form, as the ES module does not start in one, and the wasm as text. */
function embedParser() {
  const parser = 'lib/adapters/hcl/parser.js'
  const form = '../../../node_modules/web-tree-sitter/web-tree-sitter.cjs'
  writeFileSync(parser, readFileSync(parser, 'utf8').replace(`'web-tree-sitter'`, `'${form}'`))
  const bytes = (name) =>
    `Buffer.from('${readFileSync(`node_modules/${name}`).toString('base64')}', 'base64')`
  const engine = bytes('web-tree-sitter/web-tree-sitter.wasm')
  const grammar = bytes('@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm')
  writeFileSync(
    'lib/adapters/hcl/wasm.js',
    `export const readEngine = () => ${engine}\nexport const readGrammar = () => ${grammar}\n`,
  )
}
