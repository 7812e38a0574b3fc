import { expect, it } from 'vitest'
import { packageAnnotations } from '../../../src/adapters/oci/module-package.ts'
import { packedModule } from '../../support/package/packed-module.ts'
import { aPackage } from '../../support/publish/samples.ts'

const README = '# VPC\n\nA *network* of größe.\n'

it('a package says of itself what its README and its licence say, wherever they lie in the zip', async () => {
  const pkg = await packedModule({
    LICENSE: 'SPDX-License-Identifier: MPL-2.0\n',
    'README.md': README,
    'a/README.md': '# A\n\nAnother text.\n',
    'größe.tf': 'locals {}\n',
    'main.tf': '',
  })
  expect(await packageAnnotations(pkg)).toEqual({ description: 'A network of größe.', licenses: 'MPL-2.0' })
})

it('a package without them, or with ones that are too long, says nothing', async () => {
  expect(await packageAnnotations(aPackage('zip'))).toEqual({ description: '', licenses: '' })
  const pkg = await packedModule({ 'README.md': `${README}${' '.repeat(600_000)}`, 'main.tf': '' })
  expect(await packageAnnotations(pkg)).toEqual({ description: '', licenses: '' })
})
