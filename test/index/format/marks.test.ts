import { expect, it } from 'vitest'
import {
  deprecationField,
  parseReplacement,
  removalField,
  yankField,
} from '../../../src/index/format/marks.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { refusalOf } from '../../refusal.ts'
import { aYank, commitOf, digestOf } from '../../support/publish/samples.ts'

const address = parseModuleAddress('acme/vpc/aws')
const decision = { reason: '', date: '2025-06-01T00:00:00Z' }

it('a replacement is a module, or one version of it', () => {
  expect(parseReplacement('acme/vpc/aws')).toEqual({ address, version: undefined })
  expect(parseReplacement('acme/vpc/aws@2.0.0')).toEqual({ address, version: '2.0.0' })
  expect(refusalOf(() => parseReplacement(''))).toMatch(/^INVALID_ADDRESS: /)
  expect(refusalOf(() => parseReplacement('acme/vpc/aws@1.0.0@2'))).toMatch(
    /^INVALID_INPUT: "1\.0\.0@2" is not/,
  )
})

it.each([
  ['yank', yankField, aYank('1.0.0')],
  [
    'yank with advice',
    yankField,
    { ...aYank('1.0.0'), link: 'https://a.test', replacement: 'a/b/c', origin: 'm' },
  ],
  ['deprecation', deprecationField, decision],
  ['deprecation of a version', deprecationField, { ...decision, versions: '1.0.0' }],
  ['deprecation of a range', deprecationField, { ...decision, versions: '< 2.0' }],
  [
    'removal',
    removalField,
    { ...decision, version: '1.0.0', digest: digestOf('x'), commit: commitOf('x'), packages: [] },
  ],
])('a %s reads as it is written', (_, field, mark) => expect(field.parse(mark)).toEqual(mark))

it.each([
  ['link', 'http://a.test', 'must be an https URL without user and password'],
  ['link', 'https://a:secret@a.test', 'must be an https URL without user and password'],
  ['link', 'https://', 'must be an https URL without user and password'],
  ['versions', 'old', '"old" must be a version constraint, such as "~> 5.0" or ">= 5.0, < 6.0"'],
  ['date', '2025-06-01', undefined],
])('a mark whose %s is %j is refused', (key, value, message) => {
  const issue = deprecationField.safeParse({ ...decision, [key]: value }).error?.issues[0]
  expect(issue?.path).toEqual([key])
  if (message !== undefined) expect(issue?.message).toBe(message)
})
