import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CHANGE_KINDS, changelogLine, worstChanges } from '../../../src/interface/diff/change.ts'
import { compareInterfaces } from '../../../src/interface/diff/compare-interfaces.ts'
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
])('a warning says of %j and %j: %s', async (before, after, text) =>
  expect(worstChanges(compareInterfaces(await interfaceOf(before), await interfaceOf(after)))).toBe(text),
)

it('has every kind with its severity in docs/reference/interface.md', () => {
  const [, ...parts] = readFileSync('docs/reference/interface.md', 'utf8').split(
    /^### (?=Major|Minor|Patch)/m,
  )
  const documented = parts.flatMap((part) => {
    const severity = part.slice(0, part.indexOf('\n')).toLowerCase()
    return [...part.replace(/\n#[\s\S]*/, '').matchAll(/^- `([\w-]+)`: /gm)].map(([, kind]) => [
      kind,
      severity,
    ])
  })
  expect(Object.fromEntries(documented)).toEqual(CHANGE_KINDS)
})
