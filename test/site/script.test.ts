import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { browserScript } from '../../scripts/browser.mjs'
import { SCRIPT } from '../../src/site/look/script.ts'

/** What every page loads, before compression. */
const MAX_SCRIPT_BYTES = 32 * 1024

it('has the script that is made from src/browser (npm run browser)', async () => {
  expect(readFileSync('src/site/look/script.ts', 'utf8')).toBe(await browserScript())
})

it('is a small script', () => {
  expect(SCRIPT.length).toBeLessThan(MAX_SCRIPT_BYTES)
})
