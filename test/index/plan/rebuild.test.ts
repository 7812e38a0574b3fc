import { expect, it } from 'vitest'
import { newIndexFiles } from '../../../src/index/plan/empty-index.ts'
import { rebuildFiles, selectStaleLists } from '../../../src/index/plan/rebuild.ts'
import { parseVersion } from '../../../src/module/version.ts'
import { aModule, aRegistry, aRelease, textsOf } from '../../support/publish/samples.ts'

it('rebuilds an index without modules as an empty index', () => {
  const empty = textsOf(newIndexFiles(aRegistry()))
  expect(textsOf(rebuildFiles(aRegistry(), []))).toEqual(empty)
})

it('shows no module of which every version is yanked', () => {
  const yanks = [{ version: parseVersion('1.0.0'), reason: '' }]
  const files = rebuildFiles(aRegistry(), [
    { module: aModule([aRelease()], { yanks }), releases: [aRelease()], moduleInterfaces: new Map() },
  ])
  const paths = [...files.keys()].filter((path) => !path.includes('/1.0.0/'))
  expect(paths).toEqual([
    ...newIndexFiles(aRegistry()).keys(),
    'v1/modules/acme/vpc/aws/module.json',
    'v1/modules/acme/vpc/aws/versions',
  ])
  expect(JSON.parse(files.get('v1/modules/index.json') ?? '').modules).toEqual([])
  expect(JSON.parse(files.get('v1/modules/acme/vpc/aws/versions') ?? '').modules[0].versions).toEqual([])
})

it('selects lists and details without a listed version as stale, and nothing else', () => {
  const files = rebuildFiles(aRegistry(), [
    { module: aModule([aRelease()]), releases: [aRelease()], moduleInterfaces: new Map() },
  ])
  const stale = [
    'catalog/zz.json',
    'catalog/00.json',
    'catalog/0123.json',
    'v1/modules/gone/index.json',
    'v1/modules/gone/vpc/index.json',
    'v1/modules/gone/vpc/aws/index.json',
    'v1/modules/gone/vpc/aws/1.0.0/index.json',
    'v1/modules/gone/index.json.bak',
    'notes/v1/modules/gone/index.json',
  ]
  expect(selectStaleLists([...files.keys(), ...stale], files)).toEqual([
    'catalog/00.json',
    'catalog/0123.json',
    'v1/modules/gone/index.json',
    'v1/modules/gone/vpc/index.json',
    'v1/modules/gone/vpc/aws/index.json',
  ])
})
