import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fixOf, PROBLEM_KINDS, type Problem, type ProblemCode } from '../../src/index/walk/problem.ts'

const text = readFileSync('docs/reference/verify.md', 'utf8').replaceAll(/\n {2}(?=\S)/g, ' ')

/** A row for each code; a fix stands once. */
function expectedRows(): string[] {
  const codes = new Map<string, string>()
  return Object.entries(PROBLEM_KINDS).map(([code, { meaning, fix }]) => {
    const first = codes.get(fix)
    codes.set(fix, first ?? code)
    return `- \`${code}\`: ${meaning}. Fix: ${first === undefined ? fix : `as \`${first}\``}`
  })
}

it('docs/reference/verify.md explains each code as the command does', () => {
  const rows = expectedRows()
  expect(rows.length).toBeGreaterThan(30)
  const table = text.split('\n').filter((line) => /^- `[A-Z_]+`: /.test(line))
  expect(table).toEqual(rows)
})

describe('the fix of a finding', () => {
  const finding: Problem = {
    code: 'VERSION_INVALID',
    address: 'acme/vpc/aws',
    version: '1.0.0',
    message: '',
    path: 'v1/modules/acme/vpc/aws/v1',
  }

  it('names the file, the module and the version of the finding', () => {
    expect(fixOf(finding)).toBe('remove the folder: git rm -r v1/modules/acme/vpc/aws/v1')
    expect(fixOf({ ...finding, code: 'YANK_UNMARKED' })).toContain('yank acme/vpc/aws 1.0.0 --index')
  })

  it('is text for every code, with or without a path', () => {
    for (const code of Object.keys(PROBLEM_KINDS) as ProblemCode[])
      expect(fixOf({ ...finding, code, address: null, version: null, path: null })).not.toBe('')
  })
})
