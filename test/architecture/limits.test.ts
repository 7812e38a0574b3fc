import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readLimits } from '../../scripts/limits.mjs'
import { readSourceFiles } from './source-files.ts'

const files = readSourceFiles()

describe('the limits', () => {
  const limits = readLimits().flatMap((folder) => folder.limits)

  it('have names where they are used', () => {
    const inline = /AbortSignal\.timeout\(\d|\bmax[A-Z]\w*: [1-9]|\btimeout: \d/
    expect(files.filter(({ text }) => inline.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('say what they bound and what happens beyond it', () => {
    expect(limits.length).toBeGreaterThan(100)
    for (const { name, value, meaning } of limits) {
      expect(value, name).toBeGreaterThan(0)
      expect(meaning, name).toMatch(/^[A-Z][\s\S]{20,}[.]$/)
    }
  })

  it('name codes that exist', () => {
    const errors = readFileSync('docs/reference/errors.md', 'utf8')
    const codes = limits.flatMap(({ meaning }) => meaning.match(/\b[A-Z]{3,}(_[A-Z]+)+\b/g) ?? [])
    const known = (name: string) => name.startsWith('MODULE_REGISTRY_') || errors.includes(name)
    expect(codes.length).toBeGreaterThan(15)
    expect(codes.filter((name) => !known(name))).toEqual([])
  })
})
