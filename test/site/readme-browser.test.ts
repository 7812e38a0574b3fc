import { describe, expect, it } from 'vitest'
import { highlightHcl } from '../../src/adapters/hcl/hcl-highlighter.ts'
import { stylesheet } from '../../src/site/look/stylesheet.ts'
import { readmeRenderer } from '../../src/site/readme/readme.ts'
import { contentSecurityPolicy, createSite } from '../../src/site/site.ts'
import { readCorpus } from '../corpus.ts'
import { hasProgram } from '../support/cli/program.ts'
import { aRegistry, bytesOf } from '../support/publish/samples.ts'
import { openBrowser, watchedPage } from '../support/site/browser.ts'
import { readmePlace } from '../support/site/readme-place.ts'

const { cases } = readCorpus<{ cases: readonly { id: string; markdown: string; why: string }[] }>(
  'readme-payloads',
)
const ORIGIN = 'http://site.test'

describe.skipIf(!hasProgram('chromium'))('a README in a browser (needs chromium)', () => {
  it('does nothing, also where the page has no Content-Security-Policy', async () => {
    const render = readmeRenderer(highlightHcl)
    const site = createSite(bytesOf(JSON.stringify(aRegistry())), highlightHcl)
    const context = await (await openBrowser()).newContext()
    const { page, problems } = await watchedPage(context, ORIGIN)
    let html = ''
    await page.route('**/*', (route) =>
      route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
    )
    for (const policy of ['', contentSecurityPolicy(site)]) {
      for (const { id, markdown } of cases) {
        const readme = render(bytesOf(markdown), readmePlace()).html
        html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '')}"><title>${id}</title></head><body><main>${readme}</main></body></html>`
        await page.goto(`${ORIGIN}/${id}`)
        expect([id, page.url(), problems]).toEqual([id, `${ORIGIN}/${id}`, []])
      }
    }
  })

  it('begins each paragraph at the side where its language begins', async () => {
    const render = readmeRenderer(highlightHcl)
    const { html } = render(bytesOf('## شبكة VPC\n\nوحدة VPC.\n\nA module.\n'), readmePlace())
    const page = await (await openBrowser()).newPage()
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
