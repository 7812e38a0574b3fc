import { expect, it } from 'vitest'
import { storeOptionsFrom } from '../../src/publish/package-kinds.ts'
import { readIndex } from '../../src/publish/read-index.ts'
import { gitIndexAt, servedRepository, silentLog } from '../support/index/index-target.ts'
import { rebuildFiles } from '../support/index/rebuilt-index.ts'
import { aModule, aRegistry, aRelease } from '../support/publish/samples.ts'

const VERSIONS = 1_000

/** Dates as commits have them: no two alike. */
function dateOf(at: number): string {
  return new Date(1_600_000_000_000 + at * 90_061_000).toISOString().replace(/\.\d+Z$/, 'Z')
}

it('a run over a thousand published tags reads one file of the module over HTTP', async () => {
  const releases = Array.from({ length: VERSIONS }, (_, at) => {
    const version = `${Math.floor(at / 100)}.${Math.floor(at / 10) % 10}.${at % 10}`
    return aRelease({ version, committedAt: dateOf(at) })
  })
  const owner = { host: 'git.acme.test', repository: 'acme/vpc' }
  const versions = releases.map((release) => ({ release, moduleInterface: undefined }))
  const files = rebuildFiles(aRegistry(), [{ module: aModule(releases, { owner }), versions }])
  const { directory, url, server } = await servedRepository()
  const local = await gitIndexAt(directory)
  await local.commit({ message: 'Fill', files }, await local.open())

  const commands: string[] = []
  const log = { ...silentLog, debug: (line: string) => commands.push(line) }
  const index = await gitIndexAt(url, { log })
  const selections = releases.map((release) => ({
    release,
    kinds: ['index' as const],
    storeOptions: storeOptionsFrom([]),
    isRepair: false,
    compatibility: 'warn' as const,
    allow: [],
  }))
  const state = await readIndex(index, await index.open(), { selections, url: undefined })
  expect([...state.files.keys()].toSorted()).toEqual(['registry.json', 'v1/modules/acme/vpc/aws/module.json'])
  expect(state.planned.size).toBe(0)
  // Three look the remote up, connect to it and read objects; one each takes the directories above the namespace, those below it, and
  // the two files. Of the bytes, 83 KB are commits and digests in module.json, and 27 KB the directory, which has a name and an id
  // for each version.
  expect(commands.length).toBeLessThanOrEqual(6)
  expect(server.requests.length).toBeLessThanOrEqual(8)
  expect(server.sentBytes()).toBeLessThanOrEqual(118_000)
})
