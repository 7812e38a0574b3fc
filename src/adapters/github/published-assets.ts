import { RegistryError } from '../../base/error.ts'
import type { ReleaseAsset } from '../../index/format/location.ts'
import type { PackageDeletion } from '../../lifecycle/ports.ts'
import { githubFailure, statusOf, unlessMissing } from './failures.ts'
import type { GitHubRepository } from './repository.ts'

/** Assets of GitHub releases after their version was published. https://docs.github.com/rest/releases */

/** Deletes an asset; its release, the tag and GitHub's own archives of the tag stay. A refusal is a result. */
export async function deleteAsset(
  repository: GitHubRepository,
  asset: ReleaseAsset,
): Promise<PackageDeletion> {
  const { tag, name } = asset
  const rest = repository.github.octokit.rest.repos
  const stays = `the release, the tag ${tag} and GitHub's archives of it stay: git push --delete origin ${tag}`
  try {
    const release = await unlessMissing(rest.getReleaseByTag({ ...repository.path, tag }))
    const found = release?.data.assets.find((each) => each.name === name)
    if (found === undefined) return { status: 'absent', notes: [stays] }
    await rest.deleteReleaseAsset({ ...repository.path, asset_id: found.id })
    return { status: 'deleted', notes: [stays] }
  } catch (error) {
    return refusedDeletion(error, repository, asset)
  }
}

function refusedDeletion(
  error: unknown,
  repository: GitHubRepository,
  { tag, name, repository: at }: ReleaseAsset,
): PackageDeletion {
  if (statusOf(error) === 422 && /immutable/i.test(String(error))) {
    const reason = 'the release is immutable, so that it loses no asset'
    return {
      status: 'failed',
      reason,
      fix: `delete the whole release: gh release delete ${tag} --repo ${at}`,
    }
  }
  const failure = githubFailure(error, repository, {
    doing: `delete the asset "${name}"`,
    needs: 'contents: write',
    code: 'STORE_REFUSED',
  })
  if (!(failure instanceof RegistryError)) throw failure
  return { status: 'failed', reason: failure.message, fix: deleteByHand({ tag, name, repository: at }) }
}

/** The command that a person runs. */
export function deleteByHand({ tag, name, repository }: Omit<ReleaseAsset, 'host'>): string {
  return `gh release delete-asset ${tag} ${name} --repo ${repository}`
}
