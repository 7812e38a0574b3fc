import { expect, it } from 'vitest'
import { raceBackoff } from '../../src/composition/index-store.ts'
import type { ReleaseDocument } from '../../src/index/format/documents.ts'
import { versionPath } from '../../src/index/format/paths.ts'
import type { IndexStore } from '../../src/index/ports.ts'
import type { ModuleInterface } from '../../src/interface/module-interface.ts'
import { GuardedStores } from '../../src/publish/exposure.ts'
import type { RepositoryRelease } from '../../src/publish/publication.ts'
import { type PublishOptions, type PublishTarget, publishRepositories } from '../../src/publish/publish.ts'
import { silentLog } from '../support/index/index-target.ts'
import type { MemoryIndex } from '../support/index/memory-index.ts'
import { store } from '../support/publish/collect-run.ts'
import { interfaceOf } from '../support/publish/interfaces.ts'
import { emptyIndex } from '../support/publish/publish-run.ts'
import { aPackage, aRelease, aSelection, textsOf } from '../support/publish/samples.ts'
import { VirtualTime } from '../support/virtual-time.ts'

const SCHEDULES = 500
const REJECTED_SHARE = 0.3
const CRASH_SHARE = 0.04

/** Two versions of a module, and one of them once more: what two runs for one tag do. */
const RELEASES = [aRelease(), aRelease({ version: '1.1.0' }), aRelease({ version: '1.1.0' })]
const VERSIONS = 2

/** What the run for one tag brings to an index: a package of a few bytes, without a repository. */
function repositoryOf(release: ReleaseDocument, moduleInterface: ModuleInterface): RepositoryRelease {
  const { address, commit } = release
  return {
    selections: [aSelection(release)],
    publications: [],
    results: [],
    repository: {
      packer: { pack: async () => aPackage(commit) },
      interfaces: { atCommit: async () => moduleInterface, namedAt: async () => [] },
      license: async () => undefined,
      publisher: { host: 'git.acme.test', repository: `${address.namespace}/${address.name}` },
      repositoryUrl: 'https://git.acme.test/acme/vpc',
      close: async () => {},
    },
    stores: new GuardedStores(
      { index: store, git: store, release: store, oci: store, s3: store },
      { published: 'public', source: async () => 'private' },
    ),
    attestor: undefined,
  }
}

/** What a writer that is killed throws. */
class Crash extends Error {}

const SCHEDULE_OPTIONS = {
  url: 'https://modules.acme.test',
  refusalCosts: 'run',
  dryRun: false,
  isBulk: false,
} as const satisfies PublishOptions

/** Publishes, with a new process after each crash, and gives the number of crashes. */
async function publishUntilDone(repository: RepositoryRelease, open: () => PublishTarget): Promise<number> {
  for (let crashes = 0; ; crashes += 1) {
    try {
      const { error } = await publishRepositories([repository], SCHEDULE_OPTIONS, open())
      expect(error).toBeUndefined()
      return crashes
    } catch (error) {
      if (!(error instanceof Crash)) throw error
    }
  }
}

/** Whether a change of the index publishes this release. */
function publishes({ address, version }: ReleaseDocument) {
  const path = versionPath(address, version, 'release.json')
  return ({ files }: Parameters<IndexStore['commit']>[0]) => files.has(path)
}

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
  for (const each of repositories) await publishUntilDone(each, () => alone)
  const expected = JSON.stringify(textsOf(oneByOne.files))
  expect(oneByOne.commits).toHaveLength(VERSIONS)
  let crashes = 0
  for (let seed = 1; seed <= SCHEDULES; seed += 1) {
    const time = new VirtualTime(seed)
    const index = emptyIndex()
    const others = { raceBackoff: raceBackoff(600_000, time), log: silentLog }
    const open = () => ({ index: hostile(index, time), ...others })
    const counts = await time.run(repositories.map((each) => publishUntilDone(each, open)))
    crashes += counts.reduce((sum, count) => sum + count, 0)
    const isEqual = JSON.stringify(index.texts()) === expected
    const commits = RELEASES.map((release) => index.commits.filter(publishes(release)).length)
    const wanted = { isEqual: true, commits: RELEASES.map(() => 1), all: VERSIONS }
    expect({ seed, isEqual, commits, all: index.commits.length }).toEqual({ seed, ...wanted })
  }
  // More than one run in ten crashed.
  expect(crashes).toBeGreaterThan((SCHEDULES * RELEASES.length) / 10)
}, 180_000)
