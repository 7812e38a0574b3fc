import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { browserScript } from '../../scripts/browser.mjs'
import { COMPARE_SCRIPT, SCRIPT, SEARCH_SCRIPT } from '../../src/site/look/script.ts'

it('has the scripts that are made from src/browser (npm run browser)', async () =>
  expect(readFileSync('src/site/look/script.ts', 'utf8')).toBe(await browserScript()))

it.each([
  ['every page', SCRIPT, 9],
  ['the search page', SEARCH_SCRIPT, 28],
  ['the pages that compare versions', COMPARE_SCRIPT, 25],
])('has a small script for %s', (_, script, kilobytes) =>
  expect(script.length).toBeLessThan(kilobytes * 1024),
)
