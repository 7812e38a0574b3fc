import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generatedInput } from '../../scripts/example-registry.mjs'
import { pagesOf } from '../support/site/rendered-pages.ts'
import { siteIndexFiles } from '../support/site/site-index.ts'

/** Without its README, of which it also has a large one. */
const MAX_BYTES = 60 * 1024

it('keeps the page of a module of 150 inputs small', async () => {
  const inputs = Array.from({ length: 145 }, (_, at) => generatedInput(at)).join('\n')
  const files = {
    'main.tf': readFileSync('test/fixtures/site/vpc/main.tf', 'utf8'),
    'inputs.tf': inputs,
  }
  const { html } = await pagesOf(
    await siteIndexFiles([{ address: 'acme/vpc/aws', versions: { '2.0.0': files } }]),
  )
  const page = await html('modules/acme/vpc/aws/')
  expect(page.match(/id="input-/g)).toHaveLength(150)
  expect(Buffer.byteLength(page)).toBeLessThan(MAX_BYTES)
})
