import { quote } from '../../base/error.ts'
import { getOrInsert } from '../../base/get-or-insert.ts'
import type { Release } from '../../module/release.ts'
import { isPrerelease } from '../../module/version.ts'
import type { PackageStore, RegistryFacts } from '../../publish/ports.ts'
import { ONCE } from './client.ts'
import { githubFailure, mayPass } from './failures.ts'
import { formatReleaseNotes, isLatest, isTaken } from './releases.ts'
import type { GitHubRepository } from './repository.ts'

/**
 * Wraps stores that are not releases: when a package is stored, its tag gets a release with its notes, unless it has one. A version is in
 * the index only after that.
 */
export function announcing({
  open,
  notesOf,
  tags,
}: {
  readonly open: () => Promise<GitHubRepository>
  readonly notesOf: (tag: string) => Promise<string | undefined>
  readonly tags: () => Promise<readonly string[]>
}): (store: PackageStore) => PackageStore {
  const announced = new Map<string, Promise<void>>()
  const announce = async (release: Release, registry: RegistryFacts) => {
    const repository = await open()
    const { tag, version } = release
    const { repos } = repository.github.octokit.rest
    const notes = { release, digest: undefined, ...registry, notes: (await notesOf(tag)) ?? '' }
    const request = {
      ...repository.path,
      tag_name: tag,
      name: tag,
      body: formatReleaseNotes(notes),
      prerelease: isPrerelease(version),
      make_latest: isLatest(release, await tags(), registry.withdrawn)
        ? ('true' as const)
        : ('false' as const),
      ...ONCE,
    }
    // Each try that finds the release made is the end: an earlier one, or another run, has made it.
    await repository.github.deadline
      .retry(mayPass, () => repos.createRelease(request))
      .catch((error: unknown) => {
        if (isTaken(error)) return
        const step = { doing: `create the release of ${quote(tag)}`, needs: 'contents: write' }
        throw githubFailure(error, repository, step)
      })
  }
  return (store) => ({
    ...store,
    async store(selection, pkg, registry) {
      await store.store(selection, pkg, registry)
      const { release, kinds } = selection
      // The one that holds the package has the notes, too.
      if (kinds.includes('release')) return
      const done = getOrInsert(announced, release.tag, () => announce(release, registry))
      await done
    },
  })
}
