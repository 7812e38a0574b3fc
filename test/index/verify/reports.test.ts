import { describe, expect, it } from 'vitest'
import { formatVerifyReport, sarifOf, verifyJson } from '../../../src/cli/verify.ts'
import { type VerifyReport, verify } from '../../../src/index/verify/verify.ts'
import type { Problem } from '../../../src/index/walk/problem.ts'
import { silentLog } from '../../support/index/index-target.ts'
import { aRegistry } from '../../support/publish/samples.ts'

const path = 'v1/modules/acme/vpc/aws/1.0.0/module.zip'
const about = { address: 'acme/vpc/aws', version: '1.0.0', message: 'module.zip is missing', path }
const finding: Problem = { code: 'PACKAGE_MISSING', ...about }
const of = { address: null, version: null, path: 'a b\u202e.txt' }
const stray: Problem = { ...finding, code: 'FILE_UNEXPECTED', ...of }
const report: VerifyReport = {
  commit: 'c'.repeat(40),
  findings: [finding, stray],
  unverifiable: [{ ...finding, code: 'UNVERIFIABLE', message: 'down' }],
  suppressed: [{ finding: { ...finding, version: '2.0.0' }, reason: 'known' }],
  more: 3,
  checked: { modules: 2, versions: 3, commits: 4 },
  isHistoryVerified: false,
}

describe('the report of verify', () => {
  it('is text that no name can forge', () =>
    expect(
      formatVerifyReport(report),
    ).toBe(`finding   PACKAGE_MISSING  acme/vpc/aws 1.0.0: module.zip is missing
          fix: module-registry publish --repair --all-tags --index …
finding   FILE_UNEXPECTED  a b\\u{202e}.txt: module.zip is missing
          fix: remove the file: git rm 'a b\\u{202e}.txt'
and 3 more findings
unknown   UNVERIFIABLE  acme/vpc/aws 1.0.0: down
accepted  PACKAGE_MISSING  acme/vpc/aws 2.0.0: module.zip is missing ("known")
verified  2 modules, 3 versions, 4 commits, 5 findings, 1 unverifiable, 1 suppressed`))

  it.each([
    ["x'; touch $(id) $&", "'x'\\''; touch $(id) $&'"],
    ['v1/*', "':(literal)v1/*'"],
    ['-rf', "':(literal)-rf'"],
    [':!x', "':(literal):!x'"],
  ])('has fixes to which the name %s adds no command and no other file', (path, word) => {
    const planted = { ...report, findings: [{ ...finding, code: 'FILE_UNEXPECTED' as const, path }] }
    expect(verifyJson(planted)).toMatchObject({ findings: [{ fix: `remove the file: git rm ${word}` }] })
  })

  it('advises no Git for an index in a directory, and says once what many versions share', () => {
    const findings = [...report.findings, { ...finding, code: 'VERSION_DROPPED' as const }]
    const unreachable = { ...finding, code: 'UNVERIFIABLE' as const, message: 'down' }
    const unverifiable = ['1.0.0', '1.1.0', '1.2.0'].map((version) => ({ ...unreachable, version }))
    const text = formatVerifyReport({ ...report, commit: null, findings, unverifiable })
    expect(text).toContain("fix: remove the file: rm 'a b")
    expect(text).not.toMatch(/\bgit /)
    expect(text).toContain('unknown   UNVERIFIABLE  acme/vpc/aws 1.0.0: down (and 2 more versions)')
  })

  it('is SARIF with a rule, a place and a fingerprint for each result', () => {
    const sarif = sarifOf(report) as {
      runs: [{ tool: { driver: { rules: { id: string }[] } }; results: Record<string, unknown>[] }]
    }
    const [{ tool, results }] = sarif.runs
    expect(results.map(({ level }) => level)).toEqual(['error', 'error', 'note', 'error'])
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[Number(ruleIndex)]?.id).toBe(ruleId)
    const artifactLocation = { uri: 'a%20b%E2%80%AE.txt' }
    expect(results[1]).toMatchObject({ locations: [{ physicalLocation: { artifactLocation } }] })
    expect(results[3]).toMatchObject({ suppressions: [{ kind: 'external', justification: 'known' }] })
    const prints = results.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints))
    expect(new Set(prints).size).toBe(4)
  })

  it('keeps 10,000 findings, and counts the others', async () => {
    const registry = new TextEncoder().encode(JSON.stringify(aRegistry()))
    const paths = Array.from({ length: 10_002 }, (_, at) => `stray/${at}`)
    const contents = {
      commit: null,
      async *list() {
        yield paths.map((path) => ({ path, isSpecial: false }))
      },
      read: async (files: readonly { path: string }[]) =>
        new Map(files.flatMap(({ path }) => (path === 'registry.json' ? [[path, registry]] : []))),
      stream: async () => false,
    }
    const none = { history: undefined, packages: undefined, keptFile: () => undefined, log: silentLog }
    const { findings, more } = await verify({ strict: false, history: undefined }, { contents, ...none })
    expect(findings).toHaveLength(10_000)
    expect(more).toBeGreaterThan(2)
  })
})
