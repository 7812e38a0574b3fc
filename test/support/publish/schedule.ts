import { RegistryError } from '../../../src/base/error.ts'
import type { ReleaseDocument } from '../../../src/index/format/documents.ts'
import { indexLocation } from '../../../src/index/format/location.ts'
import { versionPath } from '../../../src/index/format/paths.ts'
import type { IndexStore } from '../../../src/index/ports.ts'
import type { ModuleInterface } from '../../../src/interface/module-interface.ts'
import { GuardedStores } from '../../../src/publish/exposure.ts'
import type { PackageStore } from '../../../src/publish/ports.ts'
import type { RepositoryRelease } from '../../../src/publish/publication.ts'
import { type PublishOptions, type PublishTarget, publishRepositories } from '../../../src/publish/publish.ts'
import { aPackage, aRelease, bytesOf } from './samples.ts'

/** Two versions of a module, and one of them once more: what two runs for one tag do. */
export const RELEASES = [aRelease(), aRelease({ version: '1.1.0' }), aRelease({ version: '1.1.0' })]
export const VERSIONS = 2

/** Packages in the index, of a few bytes. */
export const store: PackageStore = {
  publicLocation: async () => 'in a public index',
  resolve: async ({ release: { address, version } }, { facts: { digest } }) => ({
    location: indexLocation(digest),
    files: new Map([[versionPath(address, version, 'module.zip'), bytesOf(digest)]]),
  }),
  store: async () => {},
}

/** What the run for one tag brings to an index: a package of a few bytes, without a repository. */
export function repositoryOf(release: ReleaseDocument, moduleInterface: ModuleInterface): RepositoryRelease {
  const { address, commit } = release
  const storeOptions = { index: {}, release: {}, git: {}, oci: {}, s3: {} }
  return {
    selections: [
      { release, kinds: ['index'], storeOptions, isRepair: false, compatibility: 'off', allow: [] },
    ],
    publications: [],
    results: [],
    repository: {
      packer: { pack: async () => aPackage(commit) },
      interfaces: { atCommit: async () => moduleInterface },
      license: async () => undefined,
      publisher: { host: 'git.acme.test', repository: `${address.namespace}/${address.name}` },
      repositoryUrl: 'https://git.acme.test/acme/vpc',
      close: async () => {},
    },
    stores: new GuardedStores(
      { index: store, git: store, release: store, oci: store, s3: store },
      { package: 'public', interface: 'public', source: async () => 'private' },
    ),
    attestor: undefined,
  }
}

/** What a writer that is killed throws. */
export class Crash extends Error {}

const SCHEDULE_OPTIONS = {
  url: 'https://modules.acme.test',
  refusalCosts: 'run',
  dryRun: false,
  fresh: 'published',
  isBulk: false,
} as const satisfies PublishOptions

/**
 * Runs a publish again and again until one comes to its end. Gives the number of crashes. Throws where a release is refused.
 * @param open gives the index of a new process
 * @param mayFail whether an error is one that a person would answer with another run
 */
export async function publishUntilDone(
  repository: RepositoryRelease,
  open: () => Promise<PublishTarget>,
  mayFail: (error: unknown) => boolean = () => false,
): Promise<number> {
  for (let crashes = 0; ; crashes += 1) {
    try {
      const { error } = await publishRepositories([repository], SCHEDULE_OPTIONS, await open())
      if (error !== undefined) throw new RegistryError(error.code, error.message, error.hint)
      return crashes
    } catch (error) {
      if (!(error instanceof Crash) && !mayFail(error)) throw error
    }
  }
}

/** Whether a change of the index publishes this release. */
export function publishes({ address, version }: ReleaseDocument) {
  const path = versionPath(address, version, 'release.json')
  return ({ files }: Parameters<IndexStore['commit']>[0]) => files.has(path)
}
