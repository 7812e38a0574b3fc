import { expect, it } from 'vitest'
import { listedRelease, registryIn } from '../../../src/index/format/index-files.ts'
import { refusalOf } from '../../refusal.ts'
import { aModule, aRelease } from '../../support/publish/samples.ts'

const release = aRelease()
const { version } = release
const folder = 'v1/modules/acme/vpc/aws'
const nothing = new Map<string, Uint8Array>()

it('a document that has to be there is missed by its name', () => {
  const path = `${folder}/1.0.0/release.json`
  expect(refusalOf(() => listedRelease(nothing, aModule([release]), version))).toBe(
    `INDEX_INVALID: "${path}" is missing, although module.json lists its version | restore it from the history of the index: git checkout GOOD_COMMIT -- ${path}`,
  )
  expect(refusalOf(() => registryIn(nothing))).toBe(
    'INDEX_INVALID: this is not a registry index: it has no registry.json | create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch',
  )
})
