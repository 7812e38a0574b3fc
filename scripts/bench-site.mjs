// The website of 1,000 modules with 5 versions each, and what markdown-it and the highlighter alone take for the same READMEs.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIndex } from './bench-index.mjs'
import { benchPages } from './bench-pages.mjs'
import { record, recordFigure } from './bench-table.mjs'

const MODULES = 1000
const VERSIONS = 5

/** The READMEs alone, in a process of its own. */
const ALONE = `
const [lib, file, count] = process.argv.slice(1)
const { readFileSync } = await import('node:fs')
const { highlightHcl } = await import(lib + '/adapters/hcl/hcl-highlighter.js')
const { markdownRenderer } = await import(lib + '/site/readme/markdown.js')
const render = markdownRenderer(highlightHcl)
const text = readFileSync(file, 'utf8')
for (let at = 0; at < Number(count); at += 1) render(text)
`

/** @param tools `place`, `root`, `cli`, `env`, `measure` of a whole process, and `publish` of one module into an index */
export async function benchSite({ place, root, cli, env, measure, publish }) {
  const lib = join(root, 'lib')
  const readme = join(root, 'test/fixtures/site/vpc/README.md')
  const site = async (modules) => {
    const index = join(place, `site-index-${modules}.git`)
    const text = readFileSync(readme, 'utf8')
    const addresses = await fillIndex({
      lib,
      directory: index,
      modules,
      versions: VERSIONS,
      readme: text,
      env,
    })
    const output = join(place, `site-${modules}`)
    const run = () => measure(process.execPath, [cli, 'site', '--index', index, '--output', output])
    return { index, output, addresses, whole: run(), run }
  }
  const small = await site(MODULES / 5)
  const large = await site(MODULES)
  const alone = measure(process.execPath, [
    '--input-type=module',
    '-e',
    ALONE,
    lib,
    readme,
    String(MODULES * VERSIONS),
  ])
  const { seconds, megabytes } = large.whole
  const ratio = seconds / alone.seconds
  const figures = `(${seconds.toFixed(1)} s / ${alone.seconds.toFixed(1)} s)`
  recordFigure('site: 1,000 x 5 / its READMEs alone', `${ratio.toFixed(2)}x of 3x ${figures}`, ratio <= 3)
  const growth = seconds / small.whole.seconds
  recordFigure('site: five times the modules', `${growth.toFixed(1)}x of 7x the time`, growth <= 7)
  const memory = `${small.whole.megabytes.toFixed(0)} MB, ${megabytes.toFixed(0)} MB`
  recordFigure('site: peak memory, 200 and 1,000 modules', memory, megabytes <= small.whole.megabytes * 1.6)
  publish(large.index)
  const after = large.run()
  recordFigure(
    'site: after one publish',
    `${(after.seconds * 1000).toFixed(0)} ms of 1500 ms`,
    after.seconds <= 1.5,
  )
  const [kilobytes] = execFileSync('du', ['-sk', '--apparent-size', large.output], {
    encoding: 'utf8',
  }).split('\t')
  const files =
    execFileSync('find', [large.output, '-type', 'f'], { encoding: 'utf8', maxBuffer: 1 << 28 }).split('\n')
      .length - 1
  const size = `${files} files, ${(Number(kilobytes) / 1024).toFixed(0)} MB`
  record({ name: 'site: 1,000 x 5 on disk', measured: size })
  await benchPages({ cli, env }, large.index, large.addresses)
}
