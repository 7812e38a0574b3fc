// The scripts of the pages: each entry of src/browser/ as one file, as text in src/site/look/script.ts. Usage: npm run browser
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'

const root = resolve(import.meta.dirname, '..')
const licence = `/*! MiniSearch\n${readFileSync(join(root, 'node_modules/minisearch/LICENSE.txt'), 'utf8').trim()}\n*/`

/** Name, entry, the pages that load it, and what stands before it. */
const SCRIPTS = [
  ['SCRIPT', 'main.ts', 'every page', ''],
  ['SEARCH_SCRIPT', 'search-page.ts', 'the search page', licence],
  ['COMPARE_SCRIPT', 'compare-page.ts', 'the pages that compare versions', ''],
]

/** The text of src/site/look/script.ts. */
export async function browserScript() {
  const lines = []
  for (const [name, entry, pages, postBanner] of SCRIPTS) {
    const input = join(root, 'src/browser', entry)
    const bundle = await rolldown({ input, tsconfig: false, logLevel: 'silent' })
    const { output } = await bundle.generate({ format: 'iife', minify: true, postBanner })
    await bundle.close()
    lines.push(`/** The script of ${pages}. */`, `export const ${name} = ${JSON.stringify(output[0].code)}`)
  }
  return `/** Made from src/browser/ by \`npm run browser\`. */\n\n${lines.join('\n')}\n`
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(join(root, 'src/site/look/script.ts'), await browserScript())
