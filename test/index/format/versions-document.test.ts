import { expect, it } from 'vitest'
import { parseRequirements } from '../../../src/index/format/versions-document.ts'
import { parseVersion } from '../../../src/module/version.ts'
import { refusalOf } from '../../refusal.ts'
import { bytesOf } from '../../support/publish/samples.ts'

const requirements = {
  root: {
    providers: [{ name: 'aws', namespace: 'hashicorp', source: '', version: '' }],
    dependencies: [{ name: 'm', source: 'acme/m/aws', version: '~> 1.0' }],
  },
  submodules: [{ path: 'modules/a', providers: [], dependencies: [] }],
}

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
  (text) =>
    expect(refusalOf(() => parseRequirements('a/versions.json', bytesOf(text)))).toBe(
      'INDEX_INVALID: "a/versions.json" in the index is not a list of versions | run `module-registry render --index …` to rebuild it',
    ),
)
