import type { Version } from '../module/version.ts'
import type { TaggedCommit, Tags } from '../publish/ports.ts'
import { announces, changelogPath, withSection } from './changelog-file.ts'
import { formatNotes } from './notes.ts'
import type { PlannedModule } from './plan.ts'
import type { PackageContents } from './ports.ts'

/**
 * What the pull request of a release proposes: changelogs with the next version of each module. No state says what was merged: a version is
 * released by the first run that finds it in the changelog, and needs no other number by then.
 */

/** The modules, of which those are `proposed` whose changelog at a commit does not have the section of their next version. */
export async function withProposals(
  modules: readonly PlannedModule[],
  commit: string,
  contents: PackageContents,
): Promise<PlannedModule[]> {
  const found: PlannedModule[] = []
  for (const module of modules) {
    const { next, path } = module
    const isPlanned = module.status === 'planned' && next !== undefined
    const changelog = isPlanned ? await contents.fileAt({ commit, path: changelogPath(path) }) : undefined
    found.push(isPlanned && !announces(changelog, next) ? { ...module, status: 'proposed' } : module)
  }
  return found
}

interface ProposalDependencies {
  readonly contents: PackageContents
  readonly tags: Tags
  readonly repositoryUrl: string
}

/** The changelogs of modules with their next versions, by path. */
export async function changelogFiles(
  modules: readonly Omit<PlannedModule, 'status'>[],
  { commit, committedAt: date }: TaggedCommit,
  { contents, tags, repositoryUrl }: ProposalDependencies,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = new Set((await tags.all()).map(({ tag }) => tag))
  const files = new Map<string, Uint8Array>()
  for (const module of modules) {
    const { next: version, tag, last, path: directory } = module
    if (version === undefined || tag === undefined) continue
    const path = changelogPath(directory)
    const start = tag.slice(0, -version.length)
    const notes = formatNotes({ ...module, base: last?.tag, repositoryUrl })
    const isReleased = (announced: Version) => names.has(`${start}${announced}`)
    files.set(
      path,
      withSection(await contents.fileAt({ commit, path }), { version, date, notes, isReleased }),
    )
  }
  return files
}
