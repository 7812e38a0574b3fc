import { expect, it } from 'vitest'
import { formatModuleDocument, formatReleaseDocument } from '../../../src/index/format/documents.ts'
import { listedRelease, moduleIn, registryIn, releaseAt } from '../../../src/index/format/index-files.ts'
import { refusalOf } from '../../refusal.ts'
import { aModule, aRegistry, aRelease, bytesOf } from '../../support/publish/samples.ts'

const release = aRelease()
const { address, version } = release
const folder = 'v1/modules/acme/vpc/aws'
const files = new Map([
  [`${folder}/module.json`, bytesOf(formatModuleDocument(aModule([release])))],
  [`${folder}/1.0.0/release.json`, bytesOf(formatReleaseDocument(release))],
  ['registry.json', bytesOf(JSON.stringify(aRegistry()))],
])
const nothing = new Map<string, Uint8Array>()

it('the documents of an index are found by their paths', () => {
  expect(moduleIn(files, address)).toEqual(aModule([release]))
  expect(moduleIn(files, address)).toBe(moduleIn(new Map(files), address))
  expect(moduleIn(nothing, address)).toBeUndefined()
  expect(releaseAt(files, address, version)).toEqual(release)
  expect(releaseAt(nothing, address, version)).toBeUndefined()
  expect(listedRelease(files, aModule([release]), version)).toEqual(release)
  expect(registryIn(files)).toEqual(aRegistry())
})

it('a document that has to be there is missed by its name', () => {
  const path = `${folder}/1.0.0/release.json`
  expect(refusalOf(() => listedRelease(nothing, aModule([release]), version))).toBe(
    `INDEX_INVALID: "${path}" is missing, although module.json lists its version | restore it from the history of the index: git checkout GOOD_COMMIT -- ${path}`,
  )
  expect(refusalOf(() => registryIn(nothing))).toBe(
    'INDEX_INVALID: this is not a registry index: it has no registry.json | create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch',
  )
})
