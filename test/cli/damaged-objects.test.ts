import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { git } from '../support/git/git-repository.ts'
import { moduleFiles, pushTags } from '../support/git/tagged-modules.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const CONFIG = '.module-registry.yml'
const BARE = ['--module', 'acme/vpc/aws', '--compatibility', 'off']

/** Versions 1.0.0 to 1.2.0 of a module as loose objects; the config file of the second gives it another address. */
async function world() {
  const root = await temporaryDirectory()
  const repository = join(root, 'vpc.git')
  await pushTags(repository, {
    'v1.0.0': moduleFiles('vpc', '1.0.0'),
    'v1.1.0': { ...moduleFiles('vpc', '1.1.0'), [CONFIG]: 'module: acme/network/aws\n' },
    'v1.2.0': moduleFiles('vpc', '1.2.0'),
  })
  await git(repository, ['update-ref', 'refs/heads/main', 'refs/tags/v1.2.0^{}'])
  const index = join(root, 'index')
  await runCliWell(['init', '--index', index, '--url', 'https://modules.acme.test'])
  const idOf = (name: string) => git(repository, ['rev-parse', name])
  const fileOf = async (name: string) => {
    const oid = await idOf(name)
    const file = join(repository, 'objects', oid.slice(0, 2), oid.slice(2))
    await chmod(file, 0o644)
    return file
  }
  const publish = (flags: readonly string[], from = repository) =>
    runCli(['publish', '--index', index, '--repository', from, ...flags])
  return { root, repository, idOf, fileOf, publish }
}

it('skips no tag of a clone without trees', async () => {
  const { root, repository, publish } = await world()
  await git(repository, ['config', 'uploadpack.allowFilter', 'true'])
  const clone = join(root, 'clone')
  await git('/', ['clone', '--quiet', '--no-checkout', '--filter=tree:0', `file://${repository}`, clone])
  await git(clone, ['remote', 'set-url', 'origin', 'https://git.acme.test/vpc.git'])
  const { code, stderr } = await publish(['--all-tags', ...BARE, '--dry-run'], clone)
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^error\[NOT_FOUND\].*is not in the repository/m)])
})

it('check compares nothing in a shallow clone', async () => {
  const { root, repository } = await world()
  const next = await git(repository, ['commit-tree', '-p', 'main', '-m', 'Next', 'main^{tree}'])
  await git(repository, ['update-ref', 'refs/heads/main', next])
  const clone = join(root, 'clone')
  await git('/', ['clone', '--quiet', '--depth=1', '--no-tags', `file://${repository}`, clone])
  await git(clone, ['remote', 'set-url', 'origin', 'https://git.acme.test/acme/terraform-aws-vpc.git'])
  const check = ['check', '--repository', clone]
  const { code, stderr } = await runCli(check)
  expect([code, stderr]).toEqual([1, expect.stringContaining('git fetch --unshallow --tags')])
  await git(clone, ['fetch', '--quiet', '--unshallow', '--tags', `file://${repository}`])
  expect((await runCli(check)).code).toBe(0)
})
