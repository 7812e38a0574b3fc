import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../support/cli/program.ts'
import { listTree } from '../support/clients/terraform.ts'
import { createRegistry, publishModule } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** An index in a directory, with one version of each of these modules. */
async function publishedIndex(...names: readonly string[]) {
  const { directory: index } = await createRegistry()
  for (const name of names) await publishModule(index, {}, '--module', `acme/${name}/aws`)
  return { index, zip: join(index, 'v1/modules/acme/vpc/aws/1.0.0/module.zip') }
}

it('a package that was changed is named by verify, with a fix to paste and in SARIF, and by render', async () => {
  const { index, zip } = await publishedIndex('vpc')
  await appendFile(zip, 'x')
  const sarif = join(await temporaryDirectory(), 'findings.sarif')
  const verified = await runCli(['verify', '--index', index, '--sarif', sarif])
  const fix = `module-registry publish --repair --all-tags --index ${index}`
  expect(verified.code).toBe(1)
  expect(verified.stdout).toContain('PACKAGE_CHANGED  acme/vpc/aws 1.0.0: module.zip has sha256:')
  expect(verified.stdout).toContain(`fix: ${fix}`)
  expect(verified.stderr).toContain('error[INDEX_INVALID]: 1 finding in the index: PACKAGE_CHANGED')
  const { runs } = JSON.parse(await readFile(sarif, 'utf8'))
  expect(runs[0].results).toMatchObject([{ ruleId: 'PACKAGE_CHANGED' }])
  const { code, stdout, stderr } = await runCli(['render', '--index', index])
  expect([code, stdout]).toEqual([1, expect.stringMatching(/, 1 damaged module\n$/)])
  expect(stderr).toContain('1.0.0/module.zip" is not accepted: module.zip has sha256:')
  expect(stderr).toContain(fix)
})

it('render --check writes nothing, names what would change, and fails', async () => {
  const { index } = await publishedIndex('vpc', 'subnets')
  const check = () => runCli(['render', '--check', '--index', index])
  expect(await check()).toMatchObject({ code: 0 })
  await writeFile(join(index, '404.html'), 'damaged\n')
  const before = await listTree(index)
  const { code, stdout, stderr } = await check()
  expect([code, stdout]).toEqual([1, 'planned   2 modules, 2 versions, 1 file would change\n'])
  expect(stderr).toContain('error[INDEX_INVALID]: render would change 1 file of the index: "404.html"')
  expect(stderr).toContain(`then make them again: module-registry render --index ${index}`)
  expect(await listTree(index)).toEqual(before)
})
