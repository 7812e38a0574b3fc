import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { argv, type CliResult, runCli } from '../support/cli/program.ts'
import { listTree } from '../support/clients/terraform.ts'
import { git as gitText } from '../support/git/git-repository.ts'
import { buildRepository, git } from '../support/git/module-repository.ts'
import {
  createModule,
  createRegistry,
  INDEX_TRANSPORTS,
  indexAddress,
  MODULE_FILES,
  type Registry,
} from '../support/index/registry.ts'
import { seededRandom } from '../support/random.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const PUBLISHERS = 8
const KILLS = 8
const VERSIONS = 40

let empty: Registry
/** Repositories with three versions each, of one namespace, so that they all change its lists. */
let modules: readonly string[]
/** Many versions of a few kinds, so that a run writes for a while. */
let manyVersions: string

beforeAll(async () => {
  empty = await createRegistry()
  modules = await Promise.all(
    Array.from({ length: PUBLISHERS }, async (_, number) => {
      const origin = `https://git.acme.test/acme/terraform-aws-m${number}.git`
      const { directory } = await createModule({ origin })
      for (const minor of [1, 2]) {
        const files = [...MODULE_FILES, { path: 'data.txt', content: `${number}.${minor}` }]
        buildRepository(directory, { files, tag: `v1.${minor}.0` })
      }
      return directory
    }),
  )
  const { directory } = await createModule()
  manyVersions = directory
  for (let minor = 0; minor < 4; minor += 1) {
    const files = [...MODULE_FILES, { path: 'data.txt', content: `${minor}`, repeat: 20_000 }]
    const { commit } = buildRepository(directory, { files, tag: `v2.${minor}.0` })
    for (let patch = 1; patch < VERSIONS / 4; patch += 1)
      git(directory, ['update-ref', `refs/tags/v2.${minor}.${patch}`, commit])
  }
})

function publish(index: string, directory: string, ...more: string[]): Promise<CliResult> {
  const tags = more.length > 0 ? more : ['--all-tags']
  return runCli(['publish', '--index', index, '--repository', directory, '--json', ...tags], {
    timeout: 100_000,
  })
}

/** What an index holds: also leftovers, in a directory. */
const CONTENT = {
  directory: async (index: string) => JSON.stringify(await listTree(index)),
  bare: (index: string) => gitText(index, ['rev-parse', 'registry^{tree}']),
}

async function copyIndex(kind: 'directory' | 'bare'): Promise<string> {
  const copy = join(await temporaryDirectory(), kind === 'bare' ? 'index.git' : 'index')
  await cp(empty[kind], copy, { recursive: true })
  return copy
}

describe.each(INDEX_TRANSPORTS)('an index that is reached by %s', (transport) => {
  const kind = transport === 'directory' ? transport : 'bare'

  it(`takes ${PUBLISHERS} publishers at once, and is what it is after one by one`, {
    timeout: 120_000,
  }, async () => {
    const [sequential, concurrent] = [await copyIndex(kind), await copyIndex(kind)]
    for (const directory of modules) expect((await publish(sequential, directory)).code).toBe(0)
    const index = await indexAddress(transport, concurrent)
    const runs = await Promise.all(modules.map((directory) => publish(index, directory)))
    expect(runs.map(({ code }) => code)).toEqual(modules.map(() => 0))
    expect(await CONTENT[kind](concurrent)).toEqual(await CONTENT[kind](sequential))
    if (kind === 'directory') return
    const parents = await gitText(concurrent, ['rev-list', '--parents', 'registry'])
    // init, and a commit of each publisher with one parent each.
    expect(parents.split('\n')).toHaveLength(PUBLISHERS + 1)
    expect(parents).not.toMatch(/^\w+ \w+ \w+/m)
    await gitText(concurrent, ['fsck', '--strict', '--no-progress'])
  })

  it('gives a version to one of two publishers that have other bytes for it', async () => {
    const index = await indexAddress(transport, await copyIndex(kind))
    const first = await createModule({ tag: 'v3.0.0' })
    const second = await createModule({ tag: '3.0.0', files: [...MODULE_FILES, { path: 'b.tf' }] })
    const runs = await Promise.all([
      publish(index, first.directory, '--tag', 'v3.0.0'),
      publish(index, second.directory, '--tag', '3.0.0'),
    ])
    expect(runs.map(({ code }) => code).sort()).toEqual([0, 1])
    const [winner, loser] = runs[0].code === 0 ? runs : runs.toReversed()
    expect(loser?.json()).toMatchObject({ error: { code: 'VERSION_EXISTS' } })
    const commit = winner === runs[0] ? first.commit : second.commit
    expect(winner?.json()).toMatchObject({ results: [{ status: 'published', commit }] })
    expect((await publish(index, first.directory, '--tag', 'v3.0.0')).code).toBe(winner === runs[0] ? 0 : 1)
  })

  it(`converges after each of ${KILLS} kills of publish --all-tags`, { timeout: 120_000 }, async () => {
    const undisturbed = await copyIndex(kind)
    const start = performance.now()
    expect((await publish(await indexAddress(transport, undisturbed), manyVersions)).code).toBe(0)
    const duration = performance.now() - start
    const expected = await CONTENT[kind](undisturbed)
    const random = seededRandom(20_250_102)
    let killed = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const index = await copyIndex(kind)
      const address = await indexAddress(transport, index)
      const delay = Math.ceil((duration * (kill + random())) / KILLS)
      const args = argv`publish --index ${address} --repository ${manyVersions} --all-tags`
      if ((await runCli(args, { killAfter: delay })).code === 124) killed += 1
      const { code, stderr } = await publish(address, manyVersions)
      expect({ kill, code, refused: /error\[.*/.exec(stderr)?.[0] }).toEqual({ kill, code: 0 })
      expect(await CONTENT[kind](index)).toBe(expected)
      if (kind === 'bare') await gitText(index, ['fsck', '--strict', '--no-progress'])
    }
    // Later runs are faster than the measured one: some may have come to their end.
    expect(killed).toBeGreaterThan(2)
  })
})
