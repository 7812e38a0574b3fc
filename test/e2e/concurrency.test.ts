import { beforeAll, describe, expect, it } from 'vitest'
import { type CliResult, runCli } from '../support/cli/cli.ts'
import { listTree } from '../support/clients/terraform.ts'
import { git as gitText } from '../support/git/git-repository.ts'
import { buildRepository } from '../support/git/module-repository.ts'
import {
  createModule,
  createRegistry,
  INDEX_TRANSPORTS,
  type IndexTransport,
  indexAddress,
  MODULE_FILES,
  type Registry,
} from '../support/index/registry.ts'

const PUBLISHERS = 8

let modules: readonly string[]

/** Repositories with three versions each, of one namespace, so that they all change its lists. */
beforeAll(async () => {
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
})

function publish(index: string, directory: string, ...more: string[]): Promise<CliResult> {
  const tags = more.length > 0 ? more : ['--all-tags']
  return runCli(['publish', '--index', index, '--repository', directory, '--json', ...tags], {
    timeout: 100_000,
  })
}

async function contentOf(registry: Registry, transport: IndexTransport): Promise<unknown> {
  if (transport === 'directory') return listTree(registry.directory)
  return gitText(registry.bare, ['rev-parse', 'registry^{tree}'])
}

describe.each(INDEX_TRANSPORTS)('an index that is reached by %s', (transport) => {
  const kind = transport === 'directory' ? transport : 'bare'

  it(`takes ${PUBLISHERS} publishers at once, and is what it is after one by one`, {
    timeout: 120_000,
  }, async () => {
    const [sequential, concurrent] = [await createRegistry(), await createRegistry()]
    for (const directory of modules) expect((await publish(sequential[kind], directory)).code).toBe(0)
    const index = await indexAddress(transport, concurrent[kind])
    const runs = await Promise.all(modules.map((directory) => publish(index, directory)))
    expect(runs.map(({ code }) => code)).toEqual(modules.map(() => 0))
    expect(await contentOf(concurrent, transport)).toEqual(await contentOf(sequential, transport))
    if (kind === 'directory') return
    const parents = await gitText(concurrent.bare, ['rev-list', '--parents', 'registry'])
    // init, and a commit of each publisher with one parent each.
    expect(parents.split('\n')).toHaveLength(PUBLISHERS + 1)
    expect(parents).not.toMatch(/^\w+ \w+ \w+/m)
    await gitText(concurrent.bare, ['fsck', '--strict', '--no-progress'])
  })

  it('gives a version to one of two publishers that have other bytes for it', async () => {
    const registry = await createRegistry()
    const index = await indexAddress(transport, registry[kind])
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
})
