import { Git } from '../adapters/git/git.ts'
import { replaceBranch } from '../adapters/git/release-branch.ts'
import { BranchPullRequests } from '../adapters/github/pull-requests.ts'
import type { OpenModuleRepository } from '../composition/modules.ts'
import type { Runtime } from '../composition/runtime.ts'
import { releaseBranchOf } from '../release/next-version.ts'
import { changelogFiles } from '../release/proposal.ts'
import type { ReleasedModule } from '../release/release.ts'
import { releaseText } from './pull-request-text.ts'
import type { ReleaseRun } from './release.ts'

/**
 * Opens or updates the one pull request whose merge releases what is proposed, or closes it where nothing is; returns its
 * URL. Undefined where releases are not collected or one is refused, where there is none, and where another run keeps it: for a newer commit, or
 * after somebody closed it at this one. Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
export async function proposeReleases(
  released: readonly ReleasedModule[],
  { inputs, event, release: { branch: base } }: ReleaseRun,
  modules: OpenModuleRepository,
  { environment, log, temporary }: Runtime,
): Promise<string | undefined> {
  const on = await modules.taggedHead()
  const isRefused = released.some(({ status }) => status === 'refused')
  if (inputs.release !== 'pull-request' || inputs['dry-run'] || isRefused || on === undefined)
    return undefined
  const proposed = released.filter(({ status }) => status === 'proposed')
  const branch = releaseBranchOf(base)
  const pullRequests = new BranchPullRequests(
    await modules.home(),
    { head: branch, base },
    'REPOSITORY_UNREACHABLE',
  )
  if (proposed.length === 0) {
    await pullRequests.close()
    return undefined
  }
  const { repositoryUrl, gitDirectory } = modules
  const text = releaseText(proposed, { branch: base, repositoryUrl })
  const address = { remote: event.remote, token: inputs['github-token'], temporary, branch }
  const files = await changelogFiles(proposed, on, modules)
  const change = { base, on, files, message: `${text.title}\n` }
  const commit = await replaceBranch(new Git(environment, log), address, gitDirectory, change)
  if (commit === undefined) {
    log.info(`release   the pull request is left to a newer run: "${base}" has moved on`)
    return undefined
  }
  const known = await pullRequests.list()
  const open = known.find(({ isOpen }) => isOpen)
  if (open === undefined && known.some(({ head }) => head === commit)) {
    log.info('release   the pull request was closed: the next push opens another one')
    return undefined
  }
  const isSaid = open?.title === text.title && open.body === text.body
  return (isSaid ? open : await pullRequests.put(text)).url
}
