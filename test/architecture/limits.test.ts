import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readLimits } from '../../scripts/limits.mjs'
import { readSourceFiles } from './source-files.ts'

const BOUND =
  /^(MAX|MIN|MOST|LEAST|LONGEST|SHORTEST|LARGEST|SMALLEST|SLOWEST|DEFAULT)_|_(LIMIT|TIMEOUT|DEADLINE|SECONDS|MS|MILLISECONDS|BYTES|LENGTH|DEPTH|TRIES|PAGES|ROUNDS|AT_ONCE)$/

/** Sizes in file formats, and estimates of what something takes in memory: facts, which bound nothing. */
const FACTS = [
  'adapters/filesystem/zip-reader.ts END_BYTES',
  'adapters/filesystem/zip-reader.ts ENTRY_BYTES',
  'adapters/filesystem/zip-reader.ts LOCAL_BYTES',
  'adapters/filesystem/zip-reader.ts MAX_COMMENT_BYTES',
  'adapters/git/tree.ts OID_BYTES',
  'base/bounded-map.ts ENTRY_BYTES',
  'index/walk/packaged-readme.ts LOCAL_BYTES',
  'package/secret-files.ts SHORTEST_KEY',
  'server/answer-cache.ts ANSWER_BYTES',
]

const files = readSourceFiles()
const code = files.filter(({ path }) => !path.endsWith('/limits.ts'))

describe('the limits', () => {
  const folders = readLimits()
  const limits = folders.flatMap((folder) => folder.limits)

  it('are declared in files called limits.ts alone', () => {
    const found = code.flatMap(numericConstants).filter((name) => BOUND.test(name.split(' ')[1] ?? ''))
    expect(found.sort()).toEqual(FACTS)
  })

  it('have names where they are used', () => {
    const inline = /AbortSignal\.timeout\(\d|\bmax[A-Z]\w*: [1-9]|\btimeout: \d/
    expect(code.filter(({ text }) => inline.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('say what they bound and what happens beyond it', () => {
    expect(limits.length).toBeGreaterThan(100)
    for (const { name, value, meaning } of limits) {
      expect(value, name).toBeGreaterThan(0)
      expect(meaning, name).toMatch(/^[A-Z][\s\S]{20,}[.]$/)
    }
  })

  it('name codes that exist', () => {
    const errors = readFileSync('docs/errors.md', 'utf8')
    const codes = limits.flatMap(({ meaning }) => meaning.match(/\b[A-Z]{3,}(_[A-Z]+)+\b/g) ?? [])
    const known = (name: string) => name.startsWith('MODULE_REGISTRY_') || errors.includes(name)
    expect(codes.length).toBeGreaterThan(15)
    expect(codes.filter((name) => !known(name))).toEqual([])
  })

  it('have one name in each folder', () => {
    for (const folder of folders)
      expect(new Set(folder.limits.map(({ name }) => name)).size).toBe(folder.limits.length)
  })
})

/** `path NAME` of each constant of a file whose value is a number. */
function numericConstants({ path, text }: { readonly path: string; readonly text: string }): string[] {
  const constant = /^(?:export )?const ([A-Z][A-Z0-9_]+)(?:: number)? = [\da-fx_.]+(?: \*\*? [\d_.]+)*$/gm
  return [...text.matchAll(constant)].map(([, name]) => `${path} ${name}`)
}
