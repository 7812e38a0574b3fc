import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { raceBackoff } from '../../src/adapters/http/backoff.ts'
import { RegistryError } from '../../src/base/error.ts'
import type { IndexStore } from '../../src/index/ports.ts'
import { inTurns } from '../action/release-state.ts'
import { git } from '../support/git/git-repository.ts'
import { startGitServer } from '../support/git/git-server.ts'
import { emptyRepository, gitIndexAt, silentLog } from '../support/index/index-target.ts'
import { interfaceOf } from '../support/publish/interfaces.ts'
import { Crash, publishUntilDone, RELEASES, repositoryOf, VERSIONS } from '../support/publish/schedule.ts'
import { seededRandom } from '../support/random.ts'

/** `MODULE_REGISTRY_SCHEDULES=50` runs more of them; one takes a second or two. */
const SCHEDULES = Number(process.env['MODULE_REGISTRY_SCHEDULES'] ?? 6)
const AT_ONCE = 2
const REJECTED_SHARE = 0.3
const CRASH_SHARE = 0.15
const LONGEST_DELAY_MS = 40

/** Every commit may be the last step of its writer. */
function mortal(index: IndexStore, random: () => number): IndexStore {
  return {
    isCreatedByPublish: true,
    open: () => index.open(),
    async commit(change, on) {
      if (random() < CRASH_SHARE) throw new Crash()
      const outcome = await index.commit(change, on)
      if (random() < CRASH_SHARE) throw new Crash()
      return outcome
    },
  }
}

/** Three writers at a server that delays requests and breaks pushes, half of them after they have landed; gives the branch. */
async function runSchedule(seed: number) {
  const random = seededRandom(seed * 7919)
  const { root, directory } = await emptyRepository()
  let broken = 0
  const server = await startGitServer({
    root,
    async faults({ method, path }) {
      await setTimeout(random() * LONGEST_DELAY_MS)
      if (method !== 'POST' || !path.endsWith('/git-receive-pack')) return undefined
      const fate = random()
      if (fate >= REJECTED_SHARE) return undefined
      broken += 1
      return fate < REJECTED_SHARE / 2 ? 'drop' : 'drop-answer'
    },
  })
  onTestFinished(server.close)
  const moduleInterface = await interfaceOf('output "id" {\n  value = 1\n}\n')
  const open = async () => ({
    index: mortal(await gitIndexAt(`${server.url}/acme/registry.git`), random),
    raceBackoff: raceBackoff(60_000),
    log: silentLog,
  })
  // Four broken pushes in a row end a run, as a crash does.
  const isBroken = (error: unknown) => error instanceof RegistryError && error.code === 'INDEX_UNREACHABLE'
  const runs = RELEASES.map((release) =>
    publishUntilDone(repositoryOf(release, moduleInterface), open, isBroken),
  )
  const crashes = (await Promise.all(runs)).reduce((sum, count) => sum + count, 0)
  await git(directory, ['fsck', '--strict', '--no-progress'])
  const [tree, commits] = [
    await git(directory, ['rev-parse', 'registry^{tree}']),
    await git(directory, ['rev-list', '--count', 'registry']),
  ]
  return { directory, tree, commits: Number(commits), broken, crashes }
}

it(
  `loses nothing and writes nothing twice in ${SCHEDULES} schedules with real Git`,
  async () => {
    const seeds = Array.from({ length: SCHEDULES }, (_, seed) => seed + 1)
    const found: Awaited<ReturnType<typeof runSchedule>>[] = []
    await inTurns(seeds, AT_ONCE, async (seed) => void found.push(await runSchedule(seed)))
    // One commit for each version: the first creates the index.
    expect(found.map(({ commits }) => commits)).toEqual(seeds.map(() => VERSIONS))
    expect(new Set(found.map(({ tree }) => tree)).size).toBe(1)
    const paths = await git(found[0]?.directory ?? '', ['ls-tree', '-r', '--name-only', 'registry'])
    expect(paths.match(/release\.json$/gm)).toHaveLength(VERSIONS)
    // The schedules were as bad as they claim.
    expect(found.reduce((sum, { broken, crashes }) => sum + broken + crashes, 0)).toBeGreaterThan(SCHEDULES)
  },
  Math.max(120_000, SCHEDULES * 15_000),
)
