import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { shortList } from '../../src/base/error.ts'
import { escapeHtml } from '../../src/base/html.ts'
import { compactJson, compactObject, sorted } from '../../src/base/json.ts'
import { sarifDocument } from '../../src/base/sarif.ts'
import { RENDERER, VERSION } from '../../src/base/tool-version.ts'

it('SARIF names the rule, the place and the identity of each result', () => {
  const uri = 'https://github.com/org/module-registry-action/blob/main/docs/reference/verify.md'
  const rules = ['A', 'B'].map((id) => ({ id, meaning: `${id}!`, description: `${id}?`, help: `do ${id}` }))
  const result = { rule: 'B', level: 'error', message: 'bad', path: 'a b/é', identity: ['x', null] } as const
  const results = [result, { ...result, rule: 'A', line: 3, accepted: 'known' }]
  const common = { level: 'error', message: { text: 'bad' } }
  const fingerprint = createHash('sha256').update('x\n').digest('hex')
  const at = (region: object) => [
    { physicalLocation: { artifactLocation: { uri: 'a%20b/%C3%A9' }, ...region } },
  ]
  expect(sarifDocument({ command: 'verify', document: 'docs/reference/verify.md', rules, results })).toEqual({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'module-registry verify',
            version: VERSION,
            informationUri: uri,
            rules: ['A', 'B'].map((id) => ({
              id,
              shortDescription: { text: `${id}!` },
              fullDescription: { text: `${id}?` },
              help: { text: `do ${id}` },
              helpUri: uri,
            })),
          },
        },
        columnKind: 'unicodeCodePoints',
        results: [
          {
            ...{ ruleId: 'B', ruleIndex: 1, ...common, locations: at({}) },
            partialFingerprints: { finding: fingerprint },
          },
          {
            ...{ ruleId: 'A', ruleIndex: 0, ...common, locations: at({ region: { startLine: 3 } }) },
            partialFingerprints: { finding: fingerprint },
            suppressions: [{ kind: 'external', justification: 'known' }],
          },
        ],
      },
    ],
  })
})

it('text in HTML is inert', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  )
})

it('an object of known member texts is the canonical one', () => {
  const value = { b: [1, { z: 1, a: 2 }], a: undefined, c: {} }
  const text = '{"b":[1,{"a":2,"z":1}],"c":{}}\n'
  expect(compactObject({ c: value.c, a: undefined }, { b: '[1,{"a":2,"z":1}]' })).toBe(text)
  expect(compactJson(value)).toBe(text)
})

it('a value with sorted keys is not copied', () => {
  const value = { a: [{ b: 1, c: 2 }], d: 'x' }
  expect(sorted(value)).toBe(value)
  expect(sorted({ d: value, a: 1 })).not.toBe(value)
  expect(sorted([value])).toEqual([value])
  expect(sorted(null)).toBeNull()
})

it('what renders an index is named with its version', () => {
  expect(RENDERER).toBe(`module-registry ${VERSION}`)
})

it('a long list is cut after twenty lines, and says how many follow', () => {
  const lines = Array.from({ length: 22 }, (_, at) => `line ${at}`)
  expect(shortList(lines)).toEqual([...lines.slice(0, 20), 'and 2 more'])
  expect(shortList(lines.slice(0, 20))).toEqual(lines.slice(0, 20))
})
