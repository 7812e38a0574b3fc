import { quote, RegistryError } from '../../base/error.ts'
import { listedVersions, type ModuleDocument } from '../../index/format/documents.ts'
import { type ReleaseAsset, releaseAssetOf } from '../../index/format/location.ts'
import type { MovingName, PackageDeletion } from '../../lifecycle/ports.ts'
import { FORGES } from '../../module/forge.ts'
import { isPrerelease, type Version } from '../../module/version.ts'
import { githubFailure, statusOf, unlessMissing } from './failures.ts'
import { removeAsset } from './releases.ts'
import type { GitHubRepository } from './repository.ts'

/** Assets of GitHub releases after their version was published. https://docs.github.com/rest/releases */

/** Deletes an asset; its release, the tag and GitHub's own archives of the tag stay. A refusal is a result. */
export async function deleteAsset(
  repository: GitHubRepository,
  asset: ReleaseAsset,
): Promise<PackageDeletion> {
  const { tag, name } = asset
  const rest = repository.github.octokit.rest.repos
  const { forge } = repository.github.server
  const stays = `the release, the tag ${tag} and the archives of it by ${forge.title} stay: git push --delete origin ${tag}`
  try {
    const release = await unlessMissing(rest.getReleaseByTag({ ...repository.path, tag }))
    const found = release?.data.assets.find((each) => each.name === name)
    if (found === undefined) return { status: 'absent', notes: [stays] }
    await removeAsset(repository, { release_id: release?.data.id ?? 0, asset_id: found.id })
    return { status: 'deleted', notes: [stays] }
  } catch (error) {
    return refusedDeletion(error, repository, asset)
  }
}

function refusedDeletion(error: unknown, repository: GitHubRepository, asset: ReleaseAsset): PackageDeletion {
  const { tag, name } = asset
  if (statusOf(error) === 422 && /immutable/i.test(String(error))) {
    const reason = 'the release is immutable, so that it loses no asset'
    return {
      status: 'failed',
      reason,
      fix: `delete the whole release: gh release delete ${tag} --repo ${asset.repository}`,
    }
  }
  const failure = githubFailure(error, repository, {
    doing: `delete the asset "${name}"`,
    needs: 'contents: write',
    code: 'STORE_REFUSED',
  })
  if (!(failure instanceof RegistryError)) throw failure
  return {
    status: 'failed',
    reason: failure.message,
    fix: deleteByHand(asset, repository.github.server.forge),
  }
}

/** The command that a person runs. */
export function deleteByHand(
  { tag, name, repository, host }: ReleaseAsset,
  { name: forge } = FORGES.github,
): string {
  if (forge !== 'github') return `delete ${name} in https://${host}/${repository}/releases/edit/${tag}`
  return `gh release delete-asset ${tag} ${name} --repo ${repository}`
}

/** The tags of the releases of a module in one repository, with their versions. */
function tagsIn(repository: string, { versions, removed }: ModuleDocument): Map<Version, string> {
  const tags = new Map<Version, string>()
  for (const { version, packages = [] } of [...versions, ...removed])
    for (const { location } of packages) {
      const asset = releaseAssetOf(location)
      if (asset?.repository === repository) tags.set(version, asset.tag)
    }
  return tags
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
  if (!repository.github.server.forge.hasReleaseNotes) return []
  const tags = tagsIn(repository.name, module)
  // In a repository of several modules, whose tags have prefixes, no release is "the latest" of a module.
  if ([...tags].some(([version, tag]) => tag.replace(/^v/, '') !== version)) return []
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
    if (!dryRun) {
      const { data } = await rest.repos.getReleaseByTag({ ...repository.path, tag })
      await rest.repos.updateRelease({ ...repository.path, release_id: data.id, make_latest: 'true' })
    }
    return [{ name, status: dryRun ? 'planned' : 'moved', version }]
  } catch (error) {
    const step = {
      doing: 'move the latest release',
      needs: 'contents: write',
      code: 'STORE_REFUSED',
    } as const
    const failure = githubFailure(error, repository, step)
    if (!(failure instanceof RegistryError)) throw failure
    const byHand = `gh release edit ${tag} --latest --repo ${repository.name}`
    const fix = tag === undefined ? {} : { fix: byHand }
    return [{ name, status: 'kept', version: null, reason: failure.message, ...fix }]
  }
}
