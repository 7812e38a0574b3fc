import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf, RegistryError } from '../../base/error.ts'
import type { Unreachable } from '../../index/packages/remote-package.ts'
import type {
  Rebuilt,
  TaggedRelease,
  TaggedRepositories,
  TaggedRepository,
} from '../../index/verify/ports.ts'
import { type GitRemote, parseGitRemote } from '../../module/git-remote.ts'
import { formatCommitDate, type Release } from '../../module/release.ts'
import { isRefName } from '../../module/tag.ts'
import { withinLimits } from './fetch-limits.ts'
import type { Git } from './git.ts'
import { followTag } from './module-repository.ts'
import { openModules } from './modules.ts'
import { GitObjects } from './objects.ts'
import { FetchRepository, listRemoteTags } from './remote.ts'

export interface TaggedRepositorySettings {
  readonly git: Git
  /** Its owner removes it. */
  readonly temporary: string
  /** The token for a remote's host; undefined leaves it to the user's own Git configuration. */
  readonly tokenFor: (remote: GitRemote) => string | undefined
}

/** What one repository may take: anybody can publish a repository of any size. */
const LIMITS = { megabytes: 2048, seconds: 600 }

/** Reads with git the repositories that versions come from. */
export function taggedRepositories(settings: TaggedRepositorySettings): TaggedRepositories {
  return {
    async open(url, releases) {
      const temporary = await mkdtemp(join(settings.temporary, 'tagged-'))
      try {
        return await open(url, releases, { ...settings, temporary })
      } catch (error) {
        await rm(temporary, { recursive: true, force: true })
        if (error instanceof RegistryError) return { kind: 'unreachable', message: error.message }
        throw error
      }
    },
  }
}

async function open(
  url: string,
  releases: readonly TaggedRelease[],
  { git, temporary, tokenFor }: TaggedRepositorySettings,
): Promise<TaggedRepository | Unreachable> {
  const remote = parseGitRemote(url)
  const address = { remote, token: tokenFor(remote), temporary }
  const repository = new FetchRepository(git, address)
  const refs = await withinLimits(url, LIMITS, temporary, async (signal) => {
    const tags = await listRemoteTags(git, address, { subject: 'module repository', signal })
    await fetchCommits(repository, tags, { releases, signal })
    return tags
  })
  const { objects } = repository
  const readers = {
    modules: openModules(git, { objects, head: undefined }, temporary),
    objects: new GitObjects(git, objects, temporary),
  }
  return {
    kind: 'opened',
    commitOf: (tag) => refs.get(tag),
    rebuild: (module) => rebuild(module, readers),
    async close() {
      await readers.modules.close()
      await readers.objects.close()
      await rm(temporary, { recursive: true, force: true })
    },
  }
}

/** Tags in one fetch; commits that no tag names any more one by one, as a server may refuse each of them. */
async function fetchCommits(
  repository: FetchRepository,
  tags: ReadonlyMap<string, string>,
  { releases, signal }: { readonly releases: readonly TaggedRelease[]; readonly signal: AbortSignal },
): Promise<void> {
  const isAtTag = ({ tag, commit }: TaggedRelease) => isRefName(tag) && tags.get(tag) === commit
  const refspecs = releases.filter(isAtTag).map(({ tag }) => `refs/tags/${tag}:refs/tags/${tag}`)
  if (refspecs.length > 0) await repository.fetch(refspecs, ['--depth=1'], { signal })
  const others = new Set(releases.filter((release) => !isAtTag(release)).map(({ commit }) => commit))
  for (const commit of others) await repository.fetch([commit], ['--depth=1'], { signal })
}

async function rebuild(
  module: Pick<Release, 'tag' | 'commit' | 'path' | 'packageRoot'>,
  { modules, objects }: { readonly modules: ReturnType<typeof openModules>; readonly objects: GitObjects },
): Promise<Rebuilt> {
  const { commit, path, packageRoot } = module
  const root = packageRoot === undefined ? {} : { packageRoot }
  try {
    const { facts, file } = await modules.packer.pack({ commit, path, ...root, isCommit: true })
    await rm(file, { force: true })
    const { committedAt = 0 } = (await followTag({ tag: module.tag, oid: commit }, objects)) ?? {}
    return {
      kind: 'rebuilt',
      facts,
      committedAt: formatCommitDate(committedAt),
      license: await modules.license({ commit, path }),
      moduleInterface: await modules.interfaces.atCommit({ commit, path }),
    }
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    return error.code === 'NOT_FOUND' ? { kind: 'absent' } : { kind: 'refused', message: messageOf(error) }
  }
}
