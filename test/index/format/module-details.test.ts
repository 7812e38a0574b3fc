import { expect, it } from 'vitest'
import { renderVersionDetails } from '../../../src/index/format/module-details.ts'
import { aRelease } from '../../support/publish/samples.ts'

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
