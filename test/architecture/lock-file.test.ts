import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const versions = z.record(z.string(), z.string()).optional()
const packages = z.record(z.string(), z.looseObject({ optionalDependencies: versions }))
const lock = z.looseObject({ packages }).parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

describe('the lock file', () => {
  it('holds the packages of every platform, else npm ci refuses it (node scripts/complete-lock.mjs)', () => {
    const optional = Object.values(lock.packages).flatMap((each) =>
      Object.keys(each.optionalDependencies ?? {}),
    )
    expect(optional.length).toBeGreaterThan(0)
    expect(optional.filter((name) => lock.packages[`node_modules/${name}`] === undefined)).toEqual([])
  })

  it('names no server to fetch from', () =>
    expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"'))
})
