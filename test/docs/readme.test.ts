import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { VERSION } from '../../src/base/tool-version.ts'

const described = z.record(z.string(), z.looseObject({ description: z.string() }))
const action = z
  .looseObject({ inputs: described, outputs: described })
  .parse(parse(readFileSync('action.yml', 'utf8')))
const readme = readFileSync('README.md', 'utf8')
const manifest = z
  .looseObject({ version: z.string(), scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

describe('the README', () => {
  it.each(['inputs', 'outputs'] as const)('says of the %s what action.yml says', (kind) => {
    const rows = Object.entries(action[kind]).map(([name, { description }]) => [name, description.trim()])
    expect(tableUnder(kind === 'inputs' ? 'Inputs' : 'Outputs')).toEqual(rows)
  })

  it('names only npm scripts that there are', () => {
    const named = [...readme.matchAll(/npm run (\w+)/g)].map(([, name]) => name ?? '')
    expect(named.filter((name) => manifest.scripts[name] === undefined)).toEqual([])
  })

  it('stays within 200 lines', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(200)
  })

  it('links only to files that there are', () => {
    const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => path ?? '')
    expect(links.length).toBeGreaterThan(5)
    for (const path of links) expect(() => readFileSync(`${path}`)).not.toThrow(/ENOENT/)
  })
})

describe('docs/errors.md', () => {
  it('lists every code', () => {
    const codes = [...readFileSync('src/base/error.ts', 'utf8').matchAll(/^ {2}\| '([A-Z_]+)'$/gm)].map(
      ([, code]) => code,
    )
    const listed = [...readFileSync('docs/errors.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
      ([, code]) => code,
    )
    expect(codes.length).toBeGreaterThan(20)
    expect(listed.toSorted()).toEqual(codes.toSorted())
  })
})

describe('the package', () => {
  it('has the version that the program says', () => {
    expect(VERSION).toBe(manifest.version)
  })
})

function tableUnder(heading: string): string[][] {
  const section = readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| `([\w-]+)` \| (.*) \|$/gm)]
  return rows.map(([, name = '', text = '']) => [name, text])
}
