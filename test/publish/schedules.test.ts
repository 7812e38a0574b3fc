import { expect, it } from 'vitest'
import { raceBackoff } from '../../src/composition/index-store.ts'
import type { IndexStore } from '../../src/index/ports.ts'
import { silentLog } from '../support/index/index-target.ts'
import type { MemoryIndex } from '../support/index/memory-index.ts'
import { interfaceOf } from '../support/publish/interfaces.ts'
import { emptyIndex } from '../support/publish/publish-run.ts'
import { textsOf } from '../support/publish/samples.ts'
import {
  Crash,
  publishes,
  publishUntilDone,
  RELEASES,
  repositoryOf,
  VERSIONS,
} from '../support/publish/schedule.ts'
import { VirtualTime } from '../support/virtual-time.ts'

const SCHEDULES = 500
const REJECTED_SHARE = 0.3
const CRASH_SHARE = 0.04

/** An index at a distance that rejects pushes and loses answers, and where every step may be the last of its writer. */
function hostile(index: MemoryIndex, time: VirtualTime): IndexStore {
  const step = async () => {
    await time.sleep(time.random() * 400)
    if (time.random() < CRASH_SHARE) throw new Crash()
  }
  return {
    isCreatedByPublish: true,
    async open() {
      await step()
      const snapshot = await index.open()
      return {
        exists: snapshot.exists,
        commit: snapshot.commit,
        list: () => snapshot.list(),
        listDirectory: (path) => snapshot.listDirectory(path),
        async read(paths) {
          await step()
          return snapshot.read(paths)
        },
      }
    },
    async commit(change, on) {
      await step()
      const fate = time.random()
      if (fate < REJECTED_SHARE / 2) return 'moved'
      const outcome = await index.commit(change, on)
      await step()
      // What is told as rejected may have landed: the answer was lost.
      return fate < REJECTED_SHARE ? 'moved' : outcome
    },
  }
}

it(`loses nothing and writes nothing twice in ${SCHEDULES} schedules of delays, rejected pushes and crashes`, async () => {
  const moduleInterface = await interfaceOf('output "id" {\n  value = 1\n}\n')
  const repositories = RELEASES.map((release) => repositoryOf(release, moduleInterface))
  const oneByOne = emptyIndex()
  const alone = { index: oneByOne, raceBackoff: raceBackoff(0), log: silentLog }
  for (const each of repositories) await publishUntilDone(each, async () => alone)
  const expected = JSON.stringify(textsOf(oneByOne.files))
  expect(oneByOne.commits).toHaveLength(VERSIONS)
  let crashes = 0
  for (let seed = 1; seed <= SCHEDULES; seed += 1) {
    const time = new VirtualTime(seed)
    const index = emptyIndex()
    const open = async () => ({
      index: hostile(index, time),
      raceBackoff: raceBackoff(600_000, time),
      log: silentLog,
    })
    const counts = await time.run(repositories.map((each) => publishUntilDone(each, open)))
    crashes += counts.reduce((sum, count) => sum + count, 0)
    const isEqual = JSON.stringify(textsOf(index.files)) === expected
    const commits = RELEASES.map((release) => index.commits.filter(publishes(release)).length)
    expect({ seed, isEqual, commits, all: index.commits.length }).toEqual({
      seed,
      isEqual: true,
      commits: RELEASES.map(() => 1),
      all: VERSIONS,
    })
  }
  // More than one run in ten crashed.
  expect(crashes).toBeGreaterThan((SCHEDULES * RELEASES.length) / 10)
}, 180_000)
