import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { AxeResults } from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { createExampleRegistry } from '../../scripts/example-registry.mjs'
import { highlightHcl } from '../../src/adapters/hcl/hcl-highlighter.ts'
import { stylesheet } from '../../src/site/look/stylesheet.ts'
import { readmeRenderer } from '../../src/site/readme/readme.ts'
import { contentSecurityPolicy, createSite } from '../../src/site/site.ts'
import { readCorpus } from '../corpus.ts'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { cliEnvironment, hasProgram, programPath, startServeForTest } from '../support/cli/program.ts'
import { startStaticHost } from '../support/network/static-host.ts'
import { aRegistry, bytesOf } from '../support/publish/samples.ts'
import { readmePlace } from '../support/site/site-index.ts'
import { atFileEnd, temporaryDirectory } from '../support/temporary.ts'

/** Debian's Chromium, without a window; ends with the test file. */
async function openBrowser(): Promise<Browser> {
  const executablePath = programPath('chromium')
  if (executablePath === undefined) throw new Error('chromium is missing')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  atFileEnd(() => browser.close())
  return browser
}

/**
 * A page that notes what it must not do: errors in the console, dialogs, requests to other hosts.
 * @param origin the only place that it may ask
 */
async function watchedPage(context: BrowserContext, origin: string) {
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) problems.push(`request: ${request.url()}`)
  })
  return { page, problems }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const VPC = 'modules/acme/vpc/aws/'
const PAGES = [
  '',
  'modules/acme/',
  'search/',
  VPC,
  `${VPC}versions/`,
  `${VPC}changes/`,
  `${VPC}1.0.0/`,
  `${VPC}1.2.0/`,
  `${VPC}2.0.0/modules/subnets/`,
  `${VPC}2.0.0/examples/complete/`,
  'modules/acme/network/aws/',
  'modules/platform/label/null/',
]
/** Axe is a script that the pages would not let in. */
const AXE = { bypassCSP: true }
const WIDTHS = [360, 768, 1440]

const { cases: payloads } = readCorpus<{ cases: readonly { id: string; markdown: string }[] }>(
  'readme-payloads',
)
const README_ORIGIN = 'http://site.test'

let browser: Browser
/** Where what serves the pages is. */
const hosts = new Map<string, string>()

describe.skipIf(!hasProgram('chromium'))('the website in a browser (needs chromium)', () => {
  beforeAll(async () => {
    const directory = await temporaryDirectory()
    const { env } = await cliEnvironment({})
    const registry = (args: readonly string[]) => {
      execFileSync(process.execPath, [CLI_ENTRY, ...args], { env: { ...env }, stdio: 'ignore' })
    }
    const index = createExampleRegistry(directory, registry)
    const output = join(directory, 'site')
    registry(['site', '--index', index, '--output', output])
    const host = await startStaticHost({ files: output })
    hosts.set('a static host', host.url)
    hosts.set('serve', (await startServeForTest(['--index', index])).url)
    browser = await openBrowser()
  }, 120_000)

  describe('its pages', () => {
    const name = 'a static host'

    it.each(PAGES)('have no fault that axe finds, and fit into each width: /%s', async (path) => {
      const { page, problems } = await open(name, path, AXE)
      expect(await faultsOf(page)).toEqual([])
      expect(problems).toEqual([])
    })

    it('have no link that leads nowhere', async () => {
      const origin = urlOf(name, '')
      const { page } = await open(name, '')
      const waiting = [origin]
      const seen = new Set(waiting)
      for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
        const answer = await page.goto(url)
        expect([url, answer?.status()]).toEqual([url, 200])
        for (const { href, isThere } of await linksOf(page)) {
          expect([url, href, isThere]).toEqual([url, href, true])
          const target = href.split('#')[0] ?? ''
          if (!target.startsWith(origin) || seen.has(target) || /\.(json|atom|svg)$/.test(target)) continue
          seen.add(target)
          waiting.push(target)
        }
      }
      expect(seen.size).toBeGreaterThan(25)
    })

    it.each([...PAGES, 'modules/acme/nothing/aws/'])('are the same from serve: /%s', async (path) => {
      const [fromHost, fromServe] = await Promise.all(
        [name, 'serve'].map(async (each) => {
          const answer = await fetch(urlOf(each, path))
          return [answer.status, await answer.text()]
        }),
      )
      expect(fromServe).toEqual(fromHost)
      const [status, text] = PAGES.includes(path) ? [200, '</html>'] : [404, 'Not found']
      expect(fromHost).toEqual([status, expect.stringContaining(text)])
    })
  })

  describe('a page', () => {
    const name = 'a static host'
    const faultsOn = (page: Page) => faultsOf(page, [360])

    it('leads from the front page to an input, and copies the module block', async () => {
      const { page, problems } = await open(name, '')
      await page.getByRole('link', { name: 'acme/vpc/aws' }).click()
      await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: /^Inputs/ })
        .click()
      await page.locator('#input-route_tables summary').first().click()
      expect(await page.locator('#input-route_tables pre').first().isVisible()).toBe(true)
      await page.getByRole('button', { name: 'Copy the module block' }).click()
      const copied = await page.evaluate('navigator.clipboard.readText()')
      expect(copied).toContain('source  = "modules.acme.example/acme/vpc/aws"\n  version = "~> 2.0"')
      expect(copied).toContain('route_tables = {}')
      expect(problems).toEqual([])
    })

    it('finds a module by the name of an input, by keyboard alone', async () => {
      const { page, problems } = await open(name, 'modules/platform/label/null/')
      await page.keyboard.press('/')
      await page.keyboard.type('route_tables')
      await page.keyboard.press('Enter')
      await page.waitForURL(/search\/\?q=route_tables$/)
      await page.locator('#results a').first().waitFor()
      expect(await page.getByRole('status').textContent()).toBe('1 module')
      await page.getByRole('searchbox').press('ArrowDown')
      await page.keyboard.press('Escape')
      expect(await page.evaluate('document.activeElement.name')).toBe('q')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL(/acme\/vpc\/aws\/$/)
      await page.getByRole('button', { name: 'Copy the module block' }).press('Enter')
      expect(await page.evaluate('navigator.clipboard.readText()')).toContain('acme/vpc/aws"')
      expect(problems).toEqual([])
    })

    it('fills in the inputs, and copies the block', async () => {
      const { page, problems } = await open(name, VPC, AXE)
      await page.getByRole('button', { name: 'Fill in the inputs' }).press('Enter')
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of HCL
      await page.getByLabel('name', { exact: true }).fill('a "b" ${c}')
      await page.getByText(/^Optional inputs/).click()
      await page.locator('.inputs select').first().selectOption('false')
      await page.getByLabel('cidr', { exact: true }).fill('10.0.0.0/8')
      const tables = page.getByLabel('route_tables', { exact: true })
      await tables.fill('{ a = {')
      await page.getByText('A bracket is not closed.').waitFor()
      await tables.fill('{}')
      expect(await faultsOn(page)).toEqual([])
      await page.getByRole('button', { name: 'Copy the module block' }).press('Enter')
      const copied = await page.evaluate('navigator.clipboard.readText()')
      expect(copied).toContain('= "a \\"b\\" $${c}"\n')
      expect(copied).toMatch(/\n {2}cidr += "10\.0\.0\.0\/8"\n/)
      expect(copied).toMatch(/\n {2}\w+ += false\n/)
      expect(problems).toEqual([])
    })

    it('filters inputs by name and text, and by what is required, by keyboard alone', async () => {
      const { page, problems } = await open(name, VPC, AXE)
      const inputs = page.getByRole('search', { name: 'Filter the inputs' })
      const field = inputs.getByRole('searchbox')
      const names = () => page.locator('#inputs .fields>li:visible>a').allTextContents()
      await field.focus()
      await page.keyboard.type('route TABLES')
      expect(await names()).toEqual(['route_tables'])
      expect(await inputs.getByRole('status').textContent()).toBe('1 of 150')
      expect(await page.getByRole('heading', { name: /^Optional/ }).isVisible()).toBe(false)
      expect(await faultsOn(page)).toEqual([])
      await page.keyboard.press('ArrowDown')
      expect(await page.evaluate('document.activeElement.hash')).toBe('#input-route_tables')
      await field.press('Escape')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      expect(await names()).toEqual(['name', 'cidr', 'route_tables'])
      await page.evaluate(`location.hash = '#input-admin_password'`)
      await page.locator('#input-admin_password').waitFor({ state: 'visible' })
      expect(await names()).toHaveLength(150)
      expect(await page.getByRole('search', { name: 'Filter the outputs' }).count()).toBe(0)
      expect(problems).toEqual([])
    })

    it('says what changed, leads to the version before, and from a deprecated module to another, by keyboard too', async () => {
      const { page, problems } = await open(name, `${VPC}2.0.0/`)
      const changes = page.getByRole('region', { name: 'Changes since 1.2.0' })
      expect(await changes.textContent()).toContain('major')
      expect(await changes.textContent()).toContain('var.route_tables')
      await changes.getByRole('link', { name: 'The version before' }).click()
      await page.waitForURL(/1\.2\.0\/$/)
      expect(await page.locator('.note-yanked').textContent()).toContain('opens the database subnets')
      await page.goto(urlOf(name, 'modules/acme/network/aws/'))
      await page.locator('.note-deprecated').getByRole('link', { name: 'acme/vpc/aws' }).click()
      await page.waitForURL(/acme\/vpc\/aws\/$/)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('vpc')
      await page.reload()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.waitForURL(/#content$/)
      await page.locator('#input-route_tables summary').first().focus()
      await page.keyboard.press('Enter')
      expect(await page.locator('#input-route_tables pre').first().isVisible()).toBe(true)
      expect(problems).toEqual([])
    })

    it('is complete without scripts', async () => {
      const { page } = await open(name, VPC, { javaScriptEnabled: false })
      expect(await page.locator('#inputs .fields>li').count()).toBe(150)
      expect(await page.getByRole('button', { name: /^Copy/ }).count()).toBe(0)
      expect(await page.getByRole('search', { name: /^Filter/ }).count()).toBe(0)
      await page.goto(urlOf(name, `${VPC}changes/`))
      await page.getByRole('link', { name: '1.2.0', exact: true }).click()
      await page.waitForURL(/1\.2\.0\/#changes$/)
      await page.goto(urlOf(name, 'search/?q=vpc'))
      await page.getByRole('link', { name: 'platform', exact: true }).click()
      await page.waitForURL(/modules\/platform\/$/)
    })
  })

  // They read more files.
  describe.each(['a static host', 'serve'])('a page from %s', (name) => {
    it('finds misspelt words, filters, and keeps both in the URL', async () => {
      const { page, problems } = await open(name, 'search/?q=netwrk', AXE)
      await page.locator('#results a', { hasText: 'acme/network/aws' }).waitFor()
      if (name === 'a static host') expect(await faultsOf(page)).toEqual([])
      await page.getByRole('searchbox').fill('l')
      await page.getByRole('searchbox').fill('label')
      await page.locator('#results a', { hasText: 'platform/label/null' }).waitFor()
      await page.getByRole('combobox', { name: 'Namespace' }).selectOption('acme')
      await page.locator('#results a', { hasText: 'platform' }).waitFor({ state: 'detached' })
      expect(new URL(page.url()).search).toBe('?q=label&namespace=acme')
      await page.reload()
      expect(await page.getByRole('combobox', { name: 'Namespace' }).inputValue()).toBe('acme')
      await page.getByRole('searchbox').fill('nothing_like_it')
      await page.getByText('No module matches.').waitFor()
      expect(problems).toEqual([])
    })

    it('compares any two versions, and keeps both in the URL', async () => {
      const { page, problems } = await open(name, `${VPC}2.0.0/`, AXE)
      await page.getByRole('link', { name: 'Compare with another version' }).click()
      await page.waitForURL(/changes\/\?from=1\.2\.0&to=2\.0\.0$/)
      const [said, changes] = [page.getByRole('status'), page.locator('.change')]
      await said.getByText('From 1.2.0 to 2.0.0 is a major step.').waitFor()
      await page.locator('[name=from]').focus()
      await page.keyboard.type('1.0')
      await page.waitForURL(/\?from=1\.0\.0&to=2\.0\.0$/)
      await said.getByText('From 1.0.0 to').waitFor()
      expect(await changes.first().textContent()).toMatch(/^major/)
      expect(await changes.last().textContent()).toMatch(/^(minor|patch)/)
      const all = await changes.allTextContents()
      await page.reload()
      await changes.first().waitFor()
      expect(await changes.allTextContents()).toEqual(all)
      await page.locator('[name=to]').selectOption('1.0.0')
      await said.getByText('The interface did not change').waitFor()
      await page.locator('[name=from]').selectOption('2.0.0')
      await said.getByText('1.0.0 is lower than 2.0.0: this is the way back.').waitFor()
      // As the browser has it from a host that takes `.gz` for an encoding.
      await page.route('**/2.0.0/interface.json.gz', async (route) =>
        route.fulfill({ body: gunzipSync(await (await route.fetch()).body()) }),
      )
      await page.reload()
      await changes.first().waitFor()
      expect(problems).toEqual([])
    })
  })

  describe('a README', () => {
    it('does nothing, also where the page has no Content-Security-Policy', async () => {
      const render = readmeRenderer(highlightHcl)
      const site = createSite(bytesOf(JSON.stringify(aRegistry())), highlightHcl)
      const { page, problems } = await watchedPage(await browser.newContext(), README_ORIGIN)
      let html = ''
      await page.route('**/*', (route) =>
        route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
      )
      for (const policy of ['', contentSecurityPolicy(site)]) {
        for (const { id, markdown } of payloads) {
          const readme = render(bytesOf(markdown), readmePlace()).html
          html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '')}"><title>${id}</title></head><body><main>${readme}</main></body></html>`
          await page.goto(`${README_ORIGIN}/${id}`)
          expect([id, page.url(), problems]).toEqual([id, `${README_ORIGIN}/${id}`, []])
        }
      }
    })

    it('begins each paragraph at the side where its language begins', async () => {
      const render = readmeRenderer(highlightHcl)
      const { html } = render(bytesOf('## شبكة VPC\n\nوحدة VPC.\n\nA module.\n'), readmePlace())
      const page = await browser.newPage()
      await page.setContent(
        `<style>${stylesheet('#1f4f9c')}</style><div class="readme" style="width:40rem">${html}</div>`,
      )
      const sides =
        await page.evaluate(`[...document.querySelectorAll('.readme > :is(h3, p)')].map((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const text = range.getBoundingClientRect()
        const box = element.getBoundingClientRect()
        return text.left - box.left > box.right - text.right ? 'right' : 'left'
      })`)
      expect(sides).toEqual(['right', 'right', 'left'])
    })
  })
})

/** A page whose clipboard may be read. */
async function open(name: string, path: string, options: BrowserContextOptions = {}) {
  const viewport = { width: 1280, height: 900 }
  const permissions = ['clipboard-read', 'clipboard-write']
  const context = await browser.newContext({ viewport, permissions, reducedMotion: 'reduce', ...options })
  const watched = await watchedPage(context, new URL(urlOf(name, '')).origin)
  await watched.page.goto(urlOf(name, path))
  return watched
}

function urlOf(name: string, path: string): string {
  return `${hosts.get(name)}/${path}`
}

/** What axe finds in both schemes, and what is wider than the window, at each width. */
async function faultsOf(page: Page, widths = WIDTHS): Promise<string[]> {
  const faults: string[] = []
  await page.evaluate(axe)
  const run = async (kind: string, options: object) => {
    const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as AxeResults
    for (const { id, nodes } of violations)
      for (const { html } of nodes) faults.push(`${id} ${kind}: ${html.slice(0, 200)}`)
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const needed = await page.evaluate('document.documentElement.scrollWidth')
    if (needed !== width) faults.push(`${needed} pixels of ${width}`)
    // Between the narrowest and the widest, only the layout changes.
    if (width === widths[0] || width === widths.at(-1)) await run(`at ${width} pixels`, {})
  }
  // The scheme changes nothing but colours, in each width alike.
  await page.emulateMedia({ colorScheme: 'dark' })
  await run('in the dark', { runOnly: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

/** Absolute, with whether its fragment is on the page. */
function linksOf(page: Page): Promise<{ href: string; isThere: boolean }[]> {
  return page.evaluate(`[...document.querySelectorAll('a[href]')].map((link) => ({
    href: link.href,
    isThere: !link.getAttribute('href').startsWith('#')
      || document.getElementById(decodeURIComponent(link.hash.slice(1))) !== null,
  }))`)
}
