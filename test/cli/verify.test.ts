import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { argv, reportOf, runCli, runCliWell } from '../support/cli/cli.ts'
import { listTree } from '../support/clients/terraform.ts'
import { git } from '../support/git/git-repository.ts'
import { buildRepository } from '../support/git/module-repository.ts'
import {
  checkOut,
  createModule,
  createRegistry,
  INDEX_KINDS,
  indexAddress,
  MODULE_FILES,
  publishModule,
  type Registry,
} from '../support/index/registry.ts'
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

const VPC = 'v1/modules/acme/vpc/aws'

/** What is done to one file of each version. */
const LOST = { '1.0.0': 'module.zip', '1.1.0': 'README.md', '1.2.0': 'interface.json' }
const CHANGED = { '1.3.0': 'interface.json', '1.4.0': 'README.md', '1.5.0': 'module.zip' }
const VERSIONS = [...Object.keys(LOST), ...Object.keys(CHANGED)]

let registry: Registry
let directory: string

beforeAll(async () => {
  registry = await createRegistry()
  directory = (await createModule()).directory
  for (const version of VERSIONS) {
    const files = [...MODULE_FILES, { path: 'version.txt', content: version }]
    buildRepository(directory, { files, tag: `v${version}` })
  }
  for (const kind of INDEX_KINDS) await runCliWell(publishing(registry[kind]))
})

const publishing = (index: string, ...flags: string[]) =>
  argv`publish --index ${index} --repository ${directory} --json --all-tags ${flags}`

/** The index as it is compared: the files of a directory, the tree of a branch. */
function contentOf(index: string): Promise<unknown> {
  return index === registry.bare ? git(index, ['ls-tree', '-r', 'registry']) : listTree(index)
}

/** Changes files of the index: a branch gets a commit of them. */
async function edit(index: string, work: (root: string) => Promise<void>): Promise<void> {
  if (index === registry.directory) return work(index)
  const site = await checkOut(index)
  await work(site)
  await git(index, ['symbolic-ref', 'HEAD', 'refs/heads/registry'])
  for (const command of ['add --all', 'commit --quiet -m Damage'])
    await git(index, ['-c', 'core.bare=false', `--work-tree=${site}`, ...command.split(' ')])
}

async function lose(root: string): Promise<void> {
  for (const [version, file] of Object.entries(LOST)) await rm(join(root, VPC, version, file))
}

async function change(root: string): Promise<void> {
  for (const [version, name] of Object.entries(CHANGED)) {
    const file = join(root, VPC, version, name)
    const bytes = await readFile(file)
    // A document with another key can still be read, so the first byte of one is changed.
    const at = name.endsWith('.json') ? 0 : 40
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await writeFile(file, name === 'README.md' ? '# Other\n' : bytes)
  }
}

const verdict = async (index: string) => (await runCli(['verify', '--index', index])).code

describe.each(INDEX_KINDS)('an index of the kind %s', (kind) => {
  it('publish --repair puts back all that is lost or changed, as verify says, and nothing else', async () => {
    const index = registry[kind]
    const before = await contentOf(index)
    await edit(index, async (root) => {
      await lose(root)
      await change(root)
    })
    expect(await verdict(index)).toBe(1)
    const damaged = await contentOf(index)
    await runCliWell(publishing(index))
    expect(await contentOf(index)).toEqual(damaged)
    const result = await runCliWell(publishing(index, '--repair'))
    expect(reportOf(result).results.map(({ status }) => status)).toContain('unchanged')
    expect(reportOf(result).index.changed.toSorted()).toEqual(
      Object.entries({ ...LOST, ...CHANGED }).map(([version, file]) => `${VPC}/${version}/${file}`),
    )
    expect(await contentOf(index)).toEqual(before)
    expect(await verdict(index)).toBe(0)
    expect(reportOf(await runCliWell(publishing(index, '--repair'))).index.changed).toEqual([])
    if (kind === 'bare')
      expect(await git(index, ['log', '-1', '--format=%s', 'registry'])).toMatch(/^Repair 6 versions$/m)
  })
})

it('a branch over http is repaired in the same way', async () => {
  const before = await contentOf(registry.bare)
  await edit(registry.bare, lose)
  const index = await indexAddress('http', registry.bare)
  await runCliWell(publishing(index, '--repair'))
  expect(await contentOf(registry.bare)).toEqual(before)
})
