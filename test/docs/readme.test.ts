import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { VERSION } from '../../src/base/tool-version.ts'
import { runProgram } from '../support/cli/program.ts'

const readme = readFileSync('README.md', 'utf8')
const manifest = z
  .looseObject({ version: z.string(), scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

describe('the README', () => {
  it('and the pages that are generated are those of action.yml and src', async () => {
    const { code, stderr } = await runProgram(process.execPath, ['scripts/docs.mjs', '--check'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  it('names only npm scripts that there are', () => {
    const named = [...readme.matchAll(/npm run (\w+)/g)].map(([, name]) => name ?? '')
    expect(named.filter((name) => manifest.scripts[name] === undefined)).toEqual([])
  })

  it('stays within 9 KB', () => expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(9 * 1024))

  it('links only to files that there are', () => {
    const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => path ?? '')
    expect(links.length).toBeGreaterThan(5)
    for (const path of links) expect(() => readFileSync(`${path}`)).not.toThrow(/ENOENT/)
  })
})

it('docs/reference/errors.md lists every code', () => {
  const codes = [...readFileSync('src/base/error.ts', 'utf8').matchAll(/^ {2}\| '([A-Z_]+)'$/gm)].map(
    ([, code]) => code,
  )
  const listed = [...readFileSync('docs/reference/errors.md', 'utf8').matchAll(/^- `([A-Z_]+)`: /gm)].map(
    ([, code]) => code,
  )
  expect(codes.length).toBeGreaterThan(20)
  expect(listed.toSorted()).toEqual(codes.toSorted())
})

it('the package has the version that the program says', () => expect(VERSION).toBe(manifest.version))
