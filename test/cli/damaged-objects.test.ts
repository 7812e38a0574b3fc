import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { releasesOf } from '../support/cli/publish-report.ts'
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

it('publishes no version to another address where the config file of its commit is missing or damaged', async () => {
  const { idOf, fileOf, publish } = await world()
  const oid = await idOf(`v1.1.0:${CONFIG}`)
  const file = await fileOf(`v1.1.0:${CONFIG}`)
  const whole = await readFile(file)
  for (const bytes of [deflateSync('blob 5\0evil\n'), whole.subarray(0, 8), undefined]) {
    await (bytes === undefined ? rm(file) : writeFile(file, bytes))
    for (const flags of [['--tag', 'v1.1.0'], ['--all-tags']]) {
      const { code, stderr } = await publish([...flags, ...BARE, '--dry-run'])
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^error\[NOT_FOUND\]/m)])
      expect(stderr).toContain(oid)
    }
  }
})

it('publishes the other tags beside one with a damaged tree, and names it', async () => {
  const { fileOf, publish } = await world()
  const file = await fileOf('v1.1.0^{tree}')
  await writeFile(file, (await readFile(file)).subarray(0, 20))
  const tags = ['v1.0.0', 'v1.1.0', 'v1.2.0'].flatMap((tag) => ['--tag', tag])
  const result = await publish([...tags, '--keep-going', '--json', ...BARE])
  expect(result.code).toBe(1)
  expect(releasesOf(result).sort()).toEqual([
    'published acme/vpc/aws 1.0.0',
    'published acme/vpc/aws 1.2.0',
    'refused undefined 1.1.0',
  ])
})

it('skips no tag of a clone without trees', async () => {
  const { root, repository, publish } = await world()
  await git(repository, ['config', 'uploadpack.allowFilter', 'true'])
  const clone = join(root, 'clone')
  await git('/', ['clone', '--quiet', '--no-checkout', '--filter=tree:0', `file://${repository}`, clone])
  await git(clone, ['remote', 'set-url', 'origin', 'https://git.acme.test/vpc.git'])
  const { code, stderr } = await publish(['--all-tags', ...BARE, '--dry-run'], clone)
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^error\[NOT_FOUND\].*is not in the repository/m)])
})

it('says which tags name no commit, and why git cannot read a repository', async () => {
  const { repository, publish } = await world()
  await git(repository, ['tag', 'v2.0.0', 'v1.0.0^{tree}'])
  await git(repository, ['tag', 'v2.1.0', 'v1.0.0:main.tf'])
  const { code, stderr } = await publish(['--all-tags', '--dry-run', '--module', 'acme/vpc/aws'])
  expect(code).toBe(0)
  for (const tag of ['v2.0.0', 'v2.1.0']) expect(stderr).toContain(`tag "${tag}" names no commit`)
  await writeFile(join(repository, 'packed-refs'), 'nonsense\n')
  expect((await publish(['--all-tags', ...BARE])).stderr).toMatch(/packed-refs/)
  await writeFile(join(repository, 'config'), '[core\n')
  expect((await publish(['--all-tags', ...BARE])).stderr).toMatch(
    /^error\[NOT_A_REPOSITORY\].*bad config line 1/m,
  )
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
