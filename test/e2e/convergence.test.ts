import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCli } from '../support/cli/cli.ts'
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

const KILLS = 8
const VERSIONS = 40

let empty: Registry
let modules: string

/** Many versions of a few kinds, so that a run writes for a while. */
beforeAll(async () => {
  empty = await createRegistry()
  const { directory } = await createModule()
  modules = directory
  for (let minor = 0; minor < 4; minor += 1) {
    const files = [...MODULE_FILES, { path: 'data.txt', content: `${minor}`, repeat: 20_000 }]
    const { commit } = buildRepository(directory, { files, tag: `v2.${minor}.0` })
    for (let patch = 1; patch < VERSIONS / 4; patch += 1)
      git(directory, ['update-ref', `refs/tags/v2.${minor}.${patch}`, commit])
  }
})

function publish(index: string, killAfter?: number) {
  const args = ['publish', '--index', index, '--repository', modules, '--all-tags']
  return runCli(args, killAfter === undefined ? {} : { killAfter })
}

/** What an index holds: also leftovers, in a directory. */
const CONTENT = {
  directory: async (index: string) => JSON.stringify(await listTree(index)),
  bare: (index: string) => gitText(index, ['rev-parse', 'registry^{tree}']),
}

describe.each(INDEX_TRANSPORTS)('publish --all-tags into an index that is reached by %s', (transport) => {
  const kind = transport === 'directory' ? transport : 'bare'

  it(`converges after each of ${KILLS} kills`, { timeout: 120_000 }, async () => {
    const undisturbed = await copyIndex(kind)
    const start = performance.now()
    expect((await publish(await indexAddress(transport, undisturbed))).code).toBe(0)
    const duration = performance.now() - start
    const expected = await CONTENT[kind](undisturbed)
    const random = seededRandom(20_250_102)
    let killed = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const index = await copyIndex(kind)
      const address = await indexAddress(transport, index)
      const delay = Math.ceil((duration * (kill + random())) / KILLS)
      if ((await publish(address, delay)).code === 124) killed += 1
      const { code, stderr } = await publish(address)
      expect({ kill, code, refused: /error\[.*/.exec(stderr)?.[0] }).toEqual({ kill, code: 0 })
      expect(await CONTENT[kind](index)).toBe(expected)
      if (kind === 'bare') await gitText(index, ['fsck', '--strict', '--no-progress'])
    }
    // Later runs are faster than the measured one: some may have come to their end.
    expect(killed).toBeGreaterThan(2)
  })
})

async function copyIndex(kind: 'directory' | 'bare'): Promise<string> {
  const copy = join(await temporaryDirectory(), kind === 'bare' ? 'index.git' : 'index')
  await cp(empty[kind], copy, { recursive: true })
  return copy
}
