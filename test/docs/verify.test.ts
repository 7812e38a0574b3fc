import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FINDING_KINDS, type Finding, type FindingCode, fixOf } from '../../src/index/verify/finding.ts'

const text = readFileSync('docs/verify.md', 'utf8')

/** A command, a key or a file name in a fix is code. */
function rowOf([code, { meaning, cause, fix }]: [string, (typeof FINDING_KINDS)[FindingCode]]): string {
  return `| \`${code}\` | ${meaning} | ${cause} | ${fix.replaceAll('|', '\\|')} |`
}

describe('docs/verify.md', () => {
  it('explains each code as the command does', () => {
    const rows = Object.entries(FINDING_KINDS).map(rowOf)
    expect(rows.length).toBeGreaterThan(30)
    const table = text.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line))
    expect(table).toEqual(rows)
  })
})

describe('the fix of a finding', () => {
  const finding: Finding = {
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
    for (const code of Object.keys(FINDING_KINDS) as FindingCode[])
      expect(fixOf({ ...finding, code, address: null, version: null, path: null })).not.toBe('')
  })
})
