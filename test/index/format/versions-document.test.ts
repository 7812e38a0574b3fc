import { expect, it } from 'vitest'
import {
  type ModuleRequirements,
  parseRequirements,
  renderVersionsDocument,
  requirementsOf,
} from '../../../src/index/format/versions-document.ts'
import { parseVersion } from '../../../src/module/version.ts'
import { refusalOf } from '../../refusal.ts'
import { interfaceOf } from '../../support/publish/interfaces.ts'
import { aModule, aRelease, aYank, bytesOf, commitOf, digestOf } from '../../support/publish/samples.ts'

const [old, current, gone] = ['1.0.0', '1.10.0', '1.9.0'].map(parseVersion)
const CALL = 'module "m" {\n  source  = "acme/m/aws"\n  version = "~> 1.0"\n}\n'
const requirements = {
  root: {
    providers: [{ name: 'aws', namespace: 'hashicorp', source: '', version: '' }],
    dependencies: [{ name: 'm', source: 'acme/m/aws', version: '~> 1.0' }],
  },
  submodules: [{ path: 'modules/a', providers: [], dependencies: [] }],
}

it('has every version with its state and what it requires, highest first, and reads that back', async () => {
  const made = requirementsOf(
    await interfaceOf({ 'main.tf': `resource "aws_vpc" "a" {}\n${CALL}`, 'modules/a/main.tf': '' }),
  )
  expect(made).toEqual(requirements)
  const module = aModule([aRelease(), aRelease({ version: '1.10.0' })], {
    yanks: [aYank('1.0.0')],
    removed: [
      {
        version: gone ?? current ?? parseVersion('1.9.0'),
        digest: digestOf('x'),
        commit: commitOf('x'),
        reason: 'a key',
        date: '2025-06-02T00:00:00Z',
      },
    ],
  })
  const known: ModuleRequirements = new Map([[parseVersion('1.10.0'), made]])
  const text = renderVersionsDocument(module, known)
  expect(JSON.parse(text)).toEqual({
    address: 'acme/vpc/aws',
    versions: [
      { version: '1.10.0', date: '2025-01-02T03:04:05Z', state: 'listed', ...requirements },
      { version: '1.9.0', state: 'removed', reason: 'a key', since: '2025-06-02T00:00:00Z' },
      {
        version: '1.0.0',
        date: '2025-01-02T03:04:05Z',
        state: 'yanked',
        reason: 'does not work',
        since: '2025-06-01T00:00:00Z',
      },
    ],
  })
  expect(parseRequirements('x', bytesOf(text))).toEqual(
    new Map([
      [current, made],
      [gone, null],
      [old, null],
    ]),
  )
  expect(parseRequirements('x', undefined)).toEqual(new Map())
})

it('counts a version as published without its interface where a part of it is missing', () => {
  const read = (more: object) =>
    parseRequirements('x', bytesOf(JSON.stringify({ versions: [{ version: '1.0.0', ...more }] }))).get(
      parseVersion('1.0.0'),
    )
  expect(read(requirements)).toEqual(requirements)
  expect(read({ root: requirements.root })).toBeNull()
  expect(read({ submodules: [] })).toBeNull()
})

it.each(['', '{}', '{"versions":[{"version":"one"}]}', '{"versions":[{"version":"1.0.0","root":{}}]}'])(
  'is refused as %j',
  (text) => {
    expect(refusalOf(() => parseRequirements('a/versions.json', bytesOf(text)))).toBe(
      'INDEX_INVALID: "a/versions.json" in the index is not a list of versions | run `module-registry render --index …` to rebuild it',
    )
  },
)
