import { quote, RegistryError } from '../../base/error.ts'
import { listedVersions, type ModuleDocument } from '../../index/format/documents.ts'
import { releaseAssetOf } from '../../index/format/location.ts'
import type { MovingName } from '../../lifecycle/ports.ts'
import { isPrerelease, type Version } from '../../module/version.ts'
import { githubFailure, unlessMissing } from './failures.ts'
import type { GitHubRepository } from './repository.ts'

/** The tags of the releases of a module in one repository, with their versions. */
function tagsIn(repository: string, { versions, removed }: ModuleDocument): Map<Version, string> {
  const all = [...versions, ...removed].flatMap(({ version, packages = [] }) =>
    packages.flatMap(({ location }) => {
      const asset = releaseAssetOf(location)
      return asset?.repository === repository ? [[version, asset.tag] as const] : []
    }),
  )
  return new Map(all)
}

/** In a repository of several modules, whose tags have prefixes, no release is "the latest" of a module. */
function isWhole(tags: ReadonlyMap<Version, string>): boolean {
  return [...tags].every(([version, tag]) => tag.replace(/^v/, '') === version)
}

/**
 * Makes the release of the highest listed version GitHub's "latest", where another version of the module is that now. A refusal is a
 * result. https://docs.github.com/rest/releases/releases#get-the-latest-release
 */
export async function followLatestRelease(
  repository: GitHubRepository,
  module: ModuleDocument,
  dryRun: boolean,
): Promise<MovingName[]> {
  const tags = tagsIn(repository.name, module)
  if (!isWhole(tags)) return []
  const name = `the latest release of ${repository.name}`
  const version = listedVersions(module).find((each) => !isPrerelease(each) && tags.has(each))
  const tag = version && tags.get(version)
  try {
    const { rest } = repository.github.octokit
    const latest = await unlessMissing(rest.repos.getLatestRelease(repository.path))
    const current = latest?.data.tag_name
    if (current === undefined || current === tag) return []
    const before = [...tags].find(([, each]) => each === current)?.[0] ?? null
    const kept = (reason: string): MovingName[] => [{ name, status: 'kept', version: before, reason }]
    if (before === null) return kept(`it is ${quote(current)}, which is no version of the module`)
    if (version === undefined || tag === undefined)
      return kept(`it is ${before}: no listed version is left that could be the latest`)
    if (!dryRun) await makeLatest(repository, tag)
    return [{ name, status: dryRun ? 'planned' : 'moved', version }]
  } catch (error) {
    const step = {
      doing: 'move the latest release',
      needs: 'contents: write',
      code: 'STORE_REFUSED',
    } as const
    const failure = githubFailure(error, repository, step)
    if (!(failure instanceof RegistryError)) throw failure
    return [{ name, status: 'kept', version: null, reason: failure.message, ...fixOf(repository.name, tag) }]
  }
}

async function makeLatest({ github, path }: GitHubRepository, tag: string): Promise<void> {
  const { repos } = github.octokit.rest
  const { data } = await repos.getReleaseByTag({ ...path, tag })
  await repos.updateRelease({ ...path, release_id: data.id, make_latest: 'true' })
}

/** What a person runs. */
export function fixOf(repository: string, tag: string | undefined): { readonly fix?: string } {
  return tag === undefined ? {} : { fix: `gh release edit ${tag} --latest --repo ${repository}` }
}
