import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  CHANGE_KINDS,
  type Change,
  changelogLine,
  type Severity,
} from '../../../src/interface/diff/change.ts'
import { compareInterfaces } from '../../../src/interface/diff/compare-interfaces.ts'
import {
  checkBump,
  minimumVersion as minimumVersionOf,
  selectBase,
  tooSmall,
} from '../../../src/interface/diff/required-bump.ts'
import { parseVersion, sortVersions } from '../../../src/module/version.ts'
import { type Files, inSubmodule, interfaceOf } from '../../support/publish/interfaces.ts'

const input = (body: string) => `variable "x" {\n${body}\n}\n`
const output = 'output "o" {\n  value = 1\n}\n'
it.each([
  [input(''), output, 'Breaking: `var.x` (the input was removed).'],
  [
    '',
    `${output}${input('default = 1')}`,
    'New: `var.x` (an optional input was added), `output.o` (an output was added).',
  ],
  [
    input('default = 1'),
    `${output}${input('default = 2')}`,
    'Changed: `var.x` (the default was 1 and is 2). New: `output.o` (an output was added).',
  ],
  [input(''), input('sensitive = true'), 'Changed: `var.x` (the input is now sensitive).'],
  ['', '', 'No change of the interface.'],
])('a changelog says of %j and %j: %s', async (before, after, line) =>
  expect(changelogLine(compareInterfaces(await interfaceOf(before), await interfaceOf(after)))).toBe(line),
)

const inputs = (...names: readonly string[]) => names.map((name) => `variable "${name}" {}\n`).join('')

it.each<[before: string | Files, after: string | Files, text: string]>([
  ['', '', 'nothing changed'],
  [input(''), output, 'input "x" was removed (main.tf:1): a major change'],
  [
    inputs('a', 'b', 'c', 'd', 'e'),
    output,
    'input "a" was removed (main.tf:1); input "b" was removed (main.tf:2); input "c" was removed (main.tf:3); and 2 more: 5 major changes',
  ],
  [
    inSubmodule(inputs('a')),
    inSubmodule(''),
    'modules/a: input "a" was removed (modules/a/main.tf:1): a major change',
  ],
  [inSubmodule(inputs('a')), '', 'submodule "modules/a" was removed (modules/a/main.tf:1): a major change'],
])('a warning says of %j and %j: %s', async (before, after, text) => {
  const found = compareInterfaces(await interfaceOf(before), await interfaceOf(after))
  const compatibility = checkBump(parseVersion('1.0.0'), parseVersion('1.0.1'), found)
  expect(tooSmall('1.0.1', compatibility)).toBe(`1.0.1 is patch, but ${text} since 1.0.0`)
})

it('has every kind with its severity in docs/reference/interface.md', () => {
  const [, ...parts] = readFileSync('docs/reference/interface.md', 'utf8').split(
    /^### (?=Major|Minor|Patch)/m,
  )
  const documented = parts.flatMap((part) => {
    const severity = part.slice(0, part.indexOf('\n')).toLowerCase()
    return [...part.replace(/\n#[\s\S]*/, '').matchAll(/^- `([\w-]+)`: /gm)].map(([, id]) => [id, severity])
  })
  expect(Object.fromEntries(documented)).toEqual(CHANGE_KINDS)
})

const changes = (...severities: Severity[]): Change[] =>
  severities.map((severity) => ({ kind: 'input-added', severity, subject: 'x', message: 'x' }))

describe('the version number that changes need', () => {
  it.each<[string, string, required: Severity, given: Severity, isLargeEnough: boolean, minimum: string]>([
    ['1.2.3', '1.2.4', 'major', 'patch', false, '2.0.0'],
    ['1.2.3', '1.3.0', 'major', 'minor', false, '2.0.0'],
    ['1.2.3', '2.0.0', 'major', 'major', true, '2.0.0'],
    ['1.2.3', '1.2.4', 'minor', 'patch', false, '1.3.0'],
    ['1.2.3', '1.3.0', 'minor', 'minor', true, '1.3.0'],
    ['1.2.3', '2.0.0', 'minor', 'major', true, '1.3.0'],
    ['1.2.3', '1.2.4', 'patch', 'patch', true, '1.2.4'],
    ['0.2.3', '0.2.4', 'major', 'patch', false, '0.3.0'],
    ['0.2.3', '0.3.0', 'major', 'minor', true, '0.3.0'],
    ['0.2.3', '1.0.0', 'major', 'major', true, '0.3.0'],
    ['0.2.3', '0.2.4', 'minor', 'patch', false, '0.3.0'],
    ['0.0.1', '0.0.2', 'patch', 'patch', true, '0.0.2'],
    ['1.2.3', '1.3.0-rc.1', 'minor', 'minor', true, '1.3.0'],
    ['2.0.0-rc.1', '2.0.0', 'major', 'major', true, '2.0.0'],
    ['2.0.0-rc.1', '2.0.0-rc.2', 'major', 'major', true, '2.0.0'],
    ['0.17.0-beta.0', '0.17.1-beta.0', 'major', 'major', true, '0.17.0'],
    ['9223372036854775806.0.0', '9223372036854775807.0.0', 'major', 'major', true, '9223372036854775807.0.0'],
  ])('from %s to %s with a %s change', (base, next, required, given, isLargeEnough, minimum) => {
    const [version, changed] = [parseVersion(base), changes('patch', required)]
    const minimumVersion = isLargeEnough ? undefined : minimum
    expect(checkBump(version, parseVersion(next), changed)).toMatchObject({ required, given })
    expect(checkBump(version, parseVersion(next), changed).minimumVersion).toBe(minimumVersion)
    expect(minimumVersionOf(version, changed)).toBe(minimum)
  })

  it('is a patch where nothing changed', () =>
    expect(checkBump(parseVersion('1.0.0'), parseVersion('1.0.1'), []).required).toBe('patch'))
})

it.each([
  ['1.2.0', ['1.0.0', '1.1.0', '1.3.0', '2.0.0'], '1.1.0'],
  ['2.0.0', ['1.0.0', '2.0.0-rc.1'], '1.0.0'],
  ['2.0.0', ['2.0.0-rc.1', '2.0.0-rc.2'], '2.0.0-rc.2'],
  ['1.0.0', ['1.0.0', '1.1.0'], undefined],
  ['1.0.0', [], undefined],
])('the version to compare with for %s among %j is %s', (next, versions, base) =>
  expect(selectBase(sortVersions(versions.map(parseVersion)), parseVersion(next))).toBe(base),
)
