// The script of the pages: src/browser/ as one file, as text in src/site/look/script.ts. Usage: npm run browser
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'

const root = resolve(import.meta.dirname, '..')

/** The text of src/site/look/script.ts. */
export async function browserScript() {
  const bundle = await rolldown({
    input: join(root, 'src/browser/main.ts'),
    tsconfig: false,
    logLevel: 'silent',
  })
  const licence = readFileSync(join(root, 'node_modules/minisearch/LICENSE.txt'), 'utf8')
  const { output } = await bundle.generate({
    format: 'iife',
    minify: true,
    postBanner: `/*! MiniSearch\n${licence.trim()}\n*/`,
  })
  await bundle.close()
  return `/** The script of the pages, made from src/browser/ by \`npm run browser\`. */\nexport const SCRIPT = ${JSON.stringify(output[0].code)}\n`
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(join(root, 'src/site/look/script.ts'), await browserScript())
