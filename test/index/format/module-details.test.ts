import { expect, it } from 'vitest'
import { renderModuleDetails, renderVersionDetails } from '../../../src/index/format/module-details.ts'
import { aModule, aRelease } from '../../support/samples.ts'

const release = aRelease({ version: '1.2.3' })

it('shows a version with the keys of the registry API that depend on its own commit', () => {
  expect(Object.keys(JSON.parse(renderVersionDetails(release, undefined)))).toEqual([
    'description',
    'examples',
    'id',
    'name',
    'namespace',
    'owner',
    'provider',
    'published_at',
    'root',
    'source',
    'submodules',
    'tag',
    'verified',
    'version',
  ])
})

it('shows a module as its latest version with all versions, highest first', () => {
  const module = aModule([aRelease({ version: '1.2.2' }), release, aRelease({ version: '2.0.0-rc.1' })])
  expect(JSON.parse(renderModuleDetails(module, release, undefined))).toEqual({
    ...JSON.parse(renderVersionDetails(release, undefined)),
    versions: ['2.0.0-rc.1', '1.2.3', '1.2.2'],
  })
})
