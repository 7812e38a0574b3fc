import { expect, test } from 'vitest'
import { headersFor, parseHeaderRules } from './header-rules.ts'

test.each([
  ['/v1/modules/*/download', '/v1/modules/acme/vpc/aws/1.2.3/download', true],
  ['/v1/modules/*/download', '/v1/modules/acme/vpc/aws/1.2.3/source', false],
  ['/v1/modules/*/*/*/*/download', '/v1/modules/acme/vpc/aws/1.2.3/download', true],
  ['/v1/modules/:ns/:name/:system/:version/download', '/v1/modules/acme/vpc/aws/1.2.3/download', true],
  ['/v1/modules/:ns/:name/download', '/v1/modules/acme/vpc/aws/1.2.3/download', false],
  ['/*', '/', true],
  ['/a.b', '/axb', false],
])('a rule for %s on %s: %s', (pattern, path, applies) => {
  const rules = parseHeaderRules(`${pattern}\n  X-Terraform-Get: ./source\n`)
  expect(headersFor(rules, path)).toEqual(applies ? { 'x-terraform-get': './source' } : {})
})

test('joins the values of two rules that set one header', () => {
  const rules = parseHeaderRules(
    '# comment\n/*\n  X-Terraform-Get: ./a\n  X-Other: b: c\n\n/x\n\tX-Terraform-Get: ./b',
  )
  expect(headersFor(rules, '/x')).toEqual({ 'x-terraform-get': './a, ./b', 'x-other': 'b: c' })
})

test.each(['  X-Before: any path', '/x\n  no colon', 'https://acme.test/x', '/x\n  ! Detached'])(
  'refuses the line in %j',
  (text) => {
    expect(() => parseHeaderRules(text)).toThrow('not a line of a _headers file')
  },
)
