import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { licences } from '../../scripts/licenses.mjs'

describe.each(['action', 'cli', 'edge'])('the licences of dist/%s', (entry) => {
  const parts = readFileSync(`dist/${entry}/licenses.txt`, 'utf8').split(`\n${'-'.repeat(80)}\n\n`)

  it('have the text of each package', () => {
    expect(parts.filter((part) => part.length < 500).map((part) => part.split('\n')[0])).toEqual([])
    expect(parts.length).toBeGreaterThan(0)
  })
})

describe('a licence', () => {
  it('without a text gets the standard one, with the author', () => {
    expect(licences(['err-code'])).toMatch(/^err-code \(MIT\)\n\nCopyright \(c\) IndigoUnited\n\nPermission/)
  })

  it('that is not allowed ends the build', () =>
    expect(() => licences(['lightningcss'])).toThrow(/has the licence/))
})
