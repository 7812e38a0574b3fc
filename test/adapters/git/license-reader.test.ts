import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildRepository, type RepositoryFile } from '../../support/git/module-repository.ts'
import { withModules } from '../../support/package/packing.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const textOf = (name: string) => readFileSync(`test/fixtures/licenses/${name}.txt`, 'utf8')

async function licenseAt(path: string, files: readonly RepositoryFile[]) {
  const repository = buildRepository(await temporaryDirectory(), {
    files: [{ path: 'modules/vpc/main.tf' }, ...files],
  })
  const { commit } = repository
  return withModules(repository, await temporaryDirectory(), (modules) => modules.license({ commit, path }))
}

const ROOT = { path: 'LICENSE', content: textOf('MPL-2.0') }
const OWN = { path: 'modules/vpc/COPYING', content: textOf('GPL-3.0') }

describe('the licence at a commit', () => {
  it('is that of the directory of the module before that of the repository', async () => {
    expect(await licenseAt('', [ROOT, OWN])).toEqual({ file: 'LICENSE', identifier: 'MPL-2.0' })
    expect(await licenseAt('modules/vpc', [ROOT])).toEqual({ file: 'LICENSE', identifier: 'MPL-2.0' })
    const own = { file: 'modules/vpc/COPYING', identifier: 'GPL-3.0' }
    expect(await licenseAt('modules/vpc', [ROOT, OWN])).toEqual(own)
  })

  it('has no identifier for a text that is not known, that is no text, or that is too long', async () => {
    const long = `${'\n'.repeat(128 * 1024)}${textOf('MIT')}`
    for (const content of ['All rights reserved.', '\u0000', long])
      expect(await licenseAt('', [{ path: 'LICENSE', content }])).toEqual({ file: 'LICENSE' })
  })

  it('is unknown without a file, for a directory and for a link', async () => {
    const link = { path: 'LICENSE', content: '/etc/passwd', mode: '120000' }
    for (const files of [[], [{ path: 'LICENSE/MIT', content: textOf('MIT') }], [link]])
      expect(await licenseAt('', files)).toBeUndefined()
    expect(await licenseAt('missing', [])).toBeUndefined()
  })
})
