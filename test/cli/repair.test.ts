import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { reportOf } from '../support/cli/publish-report.ts'
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
  type Registry,
} from '../support/index/registry.ts'

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
  for (const kind of INDEX_KINDS) await runCliWell(publishing(registry[kind], '--all-tags'))
})

function publishing(index: string, ...flags: string[]): string[] {
  return ['publish', '--index', index, '--repository', directory, '--json', ...flags]
}

/** The index as it is compared: the files of a directory, the tree of a branch. */
function contentOf(index: string): Promise<unknown> {
  return index === registry.bare ? git(index, ['ls-tree', '-r', 'registry']) : listTree(index)
}

/** Changes files of the index: a branch gets a commit of them. */
async function edit(index: string, work: (root: string) => Promise<void>): Promise<void> {
  if (index === registry.directory) return work(index)
  const site = await checkOut(index)
  await work(site)
  const worktree = ['-c', 'core.bare=false', `--work-tree=${site}`]
  await git(index, ['symbolic-ref', 'HEAD', 'refs/heads/registry'])
  await git(index, [...worktree, 'add', '--all'])
  await git(index, [...worktree, 'commit', '--quiet', '-m', 'Damage'])
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
    await runCliWell(publishing(index, '--all-tags'))
    expect(await contentOf(index)).toEqual(damaged)
    const result = await runCliWell(publishing(index, '--all-tags', '--repair'))
    expect(reportOf(result).results.map(({ status }) => status)).toContain('unchanged')
    expect(reportOf(result).index.changed.toSorted()).toEqual(
      Object.entries({ ...LOST, ...CHANGED }).map(([version, file]) => `${VPC}/${version}/${file}`),
    )
    expect(await contentOf(index)).toEqual(before)
    expect(await verdict(index)).toBe(0)
    expect(reportOf(await runCliWell(publishing(index, '--all-tags', '--repair'))).index.changed).toEqual([])
    if (kind === 'bare')
      expect(await git(index, ['log', '-1', '--format=%s', 'registry'])).toMatch(/^Repair 6 versions$/m)
  })
})

it('a branch over http is repaired in the same way', async () => {
  const before = await contentOf(registry.bare)
  await edit(registry.bare, lose)
  const index = await indexAddress('http', registry.bare)
  await runCliWell(publishing(index, '--all-tags', '--repair'))
  expect(await contentOf(registry.bare)).toEqual(before)
})
