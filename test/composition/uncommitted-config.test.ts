import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SecretMask } from '../../src/base/secret-mask.ts'
import { openModuleRepository } from '../../src/composition/modules.ts'
import { refusalOf } from '../refusal.ts'
import { buildRepository, git } from '../support/git/module-repository.ts'
import { silentLog } from '../support/index/index-target.ts'
import { temporaryDirectory } from '../support/temporary.ts'

it('a config file that is not committed is named with the commands that commit it', async () => {
  const directory = await temporaryDirectory()
  const gitConfig = '[remote "origin"]\n\turl = https://git.acme.test/acme/platform.git\n'
  buildRepository(directory, { files: [{ path: 'main.tf', content: '' }], gitConfig })
  const open = async () => {
    const runtime = { environment: process.env, log: silentLog, secrets: new SecretMask() }
    const opened = await openModuleRepository(
      { ...runtime, temporary: await temporaryDirectory() },
      directory,
    )
    const refusal = refusalOf(opened.defaultAddress)
    await opened.close()
    return refusal
  }
  expect(await open()).toMatch(/^INVALID_ADDRESS: .* \| set the module address: --module/)
  await writeFile(join(directory, '.module-registry.yml'), 'module: acme/vpc/aws\n')
  expect(await open()).toContain(
    `| "${directory}/.module-registry.yml" is not committed, and only the copy in the commit of the tag, or else in HEAD, counts:
git add .module-registry.yml
git commit -m "Configure the module registry"
or set the module address: --module`,
  )
  git(directory, ['add', '.module-registry.yml'])
  git(directory, ['commit', '--quiet', '-m', 'Configure'])
  expect(await open()).not.toContain('is not committed')
})
