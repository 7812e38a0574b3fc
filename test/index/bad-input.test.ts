import { cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Refusal, RegistryError } from '../../src/base/error.ts'
import type { CommandOutcome } from '../../src/cli/command.ts'
import { markCommand } from '../../src/cli/decisions.ts'
import { publishCommand } from '../../src/cli/publish.ts'
import { renderCommand } from '../../src/cli/render.ts'
import type { RenderReport } from '../../src/index/render.ts'
import { listTree } from '../support/clients/terraform.ts'
import { git, startGitServer } from '../support/git/git-repository.ts'
import { commitTo, copyOf, edit, editJson, inJson, readBranch } from '../support/index/index-edits.ts'
import { publishIndexes, VPC } from '../support/index/published-indexes.ts'
import { testRuntime, verifyWith } from '../support/index/verify-run.ts'

/** What every command that writes says of an index that it must not write to. */

const indexes = await publishIndexes()
const runtime = await testRuntime()

const VERSION = '1.0.0'

const COMMANDS: Readonly<Record<string, (index: string) => Promise<CommandOutcome>>> = {
  publish: (index) =>
    publishCommand({ index, repository: indexes.modules.vpc, tag: [`v${VERSION}`] }, runtime),
  yank: (index) =>
    markCommand('yank')({ index, address: 'acme/vpc/aws', versions: VERSION, reason: 'a test' }, runtime),
  render: (index) => renderCommand({ index }, runtime),
}

/** The refusals of a command, thrown or reported. */
async function refusalsOf(command: string, index: string): Promise<readonly Refusal[]> {
  try {
    return (await COMMANDS[command]?.(index))?.refusals ?? []
  } catch (error) {
    if (error instanceof RegistryError) return [error.toRefusal()]
    throw error
  }
}

type Damage = (index: string) => Promise<unknown>

const RESTORE = 'restore the file from the history of the index'

const UNREADABLE: [what: string, damage: Damage, message: string, hint: string][] = [
  [
    'a newer minimumTool',
    (index) => editJson(index, 'registry.json', (it) => (it.minimumTool = '99.0.0')),
    '"registry.json" says that this index needs module-registry 99.0.0 or newer',
    'use module-registry 99.0.0 or newer for this index',
  ],
  [
    'a registry.json that was cut',
    (index) => edit(index, 'registry.json', (text) => text.slice(0, 20)),
    '"registry.json" in the index is not JSON',
    RESTORE,
  ],
  [
    'a module of format 2',
    (index) => editJson(index, `${VPC}/module.json`, (it) => (it.format = 2)),
    `"${VPC}/module.json" has format 2, newer than format 1, which this version knows`,
    'use a newer version of module-registry for this index',
  ],
  [
    'a module with a merge conflict',
    (index) => edit(index, `${VPC}/module.json`, (text) => `<<<<<<< ours\n${text}=======\n>>>>>>> theirs\n`),
    `"${VPC}/module.json" in the index is not JSON`,
    RESTORE,
  ],
  [
    'a module of another address',
    (index) => cp(join(index, 'v1/modules/acme/subnets/aws/module.json'), join(index, VPC, 'module.json')),
    `"${VPC}/module.json" in the index is the document of`,
    'move the folder to v1/modules/acme/subnets/aws',
  ],
]

describe.each(Object.keys(COMMANDS))('%s refuses, says what to do, and writes nothing for', (command) => {
  it.each(UNREADABLE)('%s', async (_, damage, message, hint) => {
    const index = await copyOf(indexes.directory)
    await damage(index)
    const before = await listTree(index)
    const texts = { message: expect.stringContaining(message), hint: expect.stringContaining(hint) }
    expect(await refusalsOf(command, index)).toMatchObject([{ code: 'INDEX_INVALID', ...texts }])
    expect(await listTree(index)).toEqual(before)
  })
})

const SUBNETS = 'v1/modules/acme/subnets/aws/versions'

async function render(index: string): Promise<RenderReport> {
  return (await renderCommand({ index }, await testRuntime())).json as RenderReport
}

/** `module.json` of the module as a change leaves it. */
// biome-ignore lint/suspicious/noExplicitAny: a test may plant anything
async function moduleWith(bare: string, change: (module: any) => void): Promise<string> {
  return inJson(change)(await readBranch(bare, `${VPC}/module.json`))
}

/** An index of which one commit drops version 1.0.0, without a trace, and damages a file of the other module. */
async function withoutFirstVersion(more: Record<string, string> = {}) {
  const index = await copyOf(indexes.bare)
  const module = await moduleWith(index, ({ versions }) => versions.pop())
  const dropped = { [`${VPC}/module.json`]: module, [`${VPC}/1.0.0`]: null }
  return { index, commit: await commitTo(index, { ...dropped, [SUBNETS]: 'damaged\n', ...more }) }
}

describe('render of a branch that has lost a version', () => {
  it.each(['on this machine', 'over http'])(
    'reports the module, leaves it and its lists alone, and renders the others: %s',
    async (where) => {
      const { index, commit } = await withoutFirstVersion()
      const server = await startGitServer({ root: dirname(index) })
      const report = await render(where === 'over http' ? `${server.url}/index.git` : index)
      const message = `"${VPC}/1.0.0" is not accepted: the version has no tombstone, and is dropped by commit ${commit.slice(0, 7)} (${commit})`
      const hint = expect.stringContaining(`git checkout COMMIT_BEFORE -- ${VPC}/1.0.0`)
      const error = { code: 'INDEX_INVALID', message, hint }
      expect(report.refused).toMatchObject([{ address: 'acme/vpc/aws', error }])
      expect(report.index.changed).toEqual([SUBNETS])
    },
  )

  it.each([
    ['a module', VPC, ['acme/vpc/aws']],
    ['a name', 'v1/modules/acme/vpc', ['acme/vpc/aws']],
    ['a namespace', 'v1/modules/acme', ['acme/subnets/aws', 'acme/vpc/aws']],
  ])('reports modules whose folders are gone with that of %s, and unlists them', async (_, folder, gone) => {
    const index = await copyOf(indexes.bare)
    await commitTo(index, { [folder]: null })
    const report = await render(index)
    expect(report.refused.map(({ address }) => address).toSorted()).toEqual(gone)
    expect(report.modules).toBe(2 - gone.length)
    expect((await verifyWith({ index })).findings).toEqual([])
    expect((await render(index)).status).toBe('unchanged')
  })

  it('renders it where the version is there again, or has a tombstone', async () => {
    const { index } = await withoutFirstVersion()
    await git(index, ['update-ref', 'refs/heads/lost', 'registry'])
    const restored = ['commit-tree', '-p', 'lost', '-m', 'Restore', 'lost~1^{tree}']
    await git(index, ['update-ref', 'refs/heads/registry', await git(index, restored)])
    expect(await render(index)).toMatchObject({ status: 'unchanged', refused: [] })
    await git(index, ['update-ref', 'refs/heads/registry', 'lost'])
    const date = '2026-01-01T00:00:00Z'
    const lost = JSON.parse(await git(index, ['show', `lost~1:${VPC}/1.0.0/release.json`]))
    const { version, commit, package: pkg } = lost
    const tombstone = { version, digest: pkg.digest, commit, reason: 'a secret', date }
    const module = await moduleWith(index, (document) => Object.assign(document, { removed: [tombstone] }))
    await commitTo(index, { [`${VPC}/module.json`]: module })
    expect(await render(index)).toMatchObject({ status: 'rendered', modules: 2, refused: [] })
  })

  it('renders it where registry.json accepts the loss', async () => {
    const accept = { code: 'VERSION_DROPPED', address: 'acme/vpc/aws', reason: 'a test' }
    const accepting = inJson((registry) => (registry.suppressions = [accept]))
    const text = accepting(await readBranch(indexes.bare, 'registry.json'))
    const accepted = await withoutFirstVersion({ 'registry.json': text })
    expect(await render(accepted.index)).toMatchObject({ modules: 2, refused: [] })
  })
})
