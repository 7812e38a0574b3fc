// Pictures of the website for docs/guides/website.md, made from a registry with long, real content. Needs chromium and a built dist/.
// Usage: npm run screenshots [-- DIRECTORY], which gets every page, width and scheme; without it, the pictures of the docs.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { createExampleRegistry } from './example-registry.mjs'

const root = resolve(import.meta.dirname, '..')
const place = mkdtempSync(join(tmpdir(), 'module-registry-screenshots-'))
const registry = (args) => {
  execFileSync(process.execPath, [join(root, 'dist/cli/index.js'), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const VPC = 'modules/acme/vpc/aws/'
const PAGES = {
  home: '',
  search: 'search/?q=subnet',
  namespace: 'modules/acme/',
  module: VPC,
  builder: VPC,
  inputs: `${VPC}#inputs`,
  changes: `${VPC}2.0.0/#changes`,
  compare: `${VPC}changes/?from=1.0.0&to=2.0.0`,
  versions: `${VPC}versions/`,
  yanked: `${VPC}1.2.0/`,
  submodule: `${VPC}2.0.0/modules/subnets/`,
  deprecated: 'modules/acme/network/aws/',
  missing: 'modules/acme/nothing/aws/',
}
const SIZES = [360, 768, 1440]
const SCHEMES = ['light', 'dark']
/** Page, width, height and scheme of each picture in the docs. */
const DOCUMENTED = [
  ['home', 1440, 1000, 'light'],
  ['search', 1440, 700, 'light'],
  ['module', 1440, 1000, 'light'],
  ['builder', 1440, 1000, 'light'],
  ['inputs', 1440, 900, 'dark'],
  ['changes', 768, 900, 'light'],
  ['deprecated', 360, 740, 'dark'],
]

const [wanted] = process.argv.slice(2)
const output = resolve(wanted ?? join(root, 'docs/guides/website'))
const all = Object.keys(PAGES).flatMap((name) =>
  SIZES.flatMap((width) => SCHEMES.map((scheme) => [name, width, 1000, scheme])),
)

const index = createExampleRegistry(place, registry)
const site = join(place, 'site')
registry(['site', '--index', index, '--output', site])
const server = createServer(answer).listen(0, '127.0.0.1')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  mkdirSync(output, { recursive: true })
  for (const picture of wanted === undefined ? DOCUMENTED : all) await take(...picture)
} finally {
  await browser.close()
  server.close()
  rmSync(place, { recursive: true, force: true })
}

async function take(name, width, height, scheme) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  await page.goto(`http://127.0.0.1:${server.address().port}/${PAGES[name]}`)
  await page.waitForLoadState('networkidle')
  if (name === 'builder') await page.getByRole('button', { name: 'Fill in the inputs' }).click()
  if (name === 'builder') await page.locator('.inputs textarea').first().fill('production')
  const file = join(output, `${name}-${width}-${scheme}.png`)
  await page.screenshot({ path: file })
  await page.close()
  console.log(file)
}

function answer({ url }, response) {
  const path = join(site, decodeURIComponent(new URL(url, 'http://site').pathname))
  const file = path.endsWith('/') ? `${path}index.html` : path
  const isThere = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
  const type = {
    html: 'text/html; charset=utf-8',
    css: 'text/css',
    js: 'text/javascript',
    svg: 'image/svg+xml',
    json: 'application/json',
  }[file.split('.').at(-1)]
  response.writeHead(isThere ? 200 : 404, {
    'content-type': isThere ? (type ?? 'text/plain') : 'text/html; charset=utf-8',
  })
  response.end(readFileSync(isThere ? file : join(site, '404.html')))
}
