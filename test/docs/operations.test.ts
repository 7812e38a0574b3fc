import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { RequestMetrics } from '../../src/server/metrics.ts'

it('docs/guides/operations.md names every metric', () => {
  const golden = readFileSync('test/golden/outputs/server-metrics.txt', 'utf8')
  const names = [...`${golden}${new RequestMetrics().render()}`.matchAll(/^# TYPE (\S+) /gm)].map(
    ([, name]) => name,
  )
  expect(names.length).toBeGreaterThan(4)
  const documented = readFileSync('docs/guides/operations.md', 'utf8')
  for (const name of names) expect(documented).toContain(`| \`${name}\` |`)
})
