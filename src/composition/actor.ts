import type { Environment } from '../adapters/git/git.ts'
import type { Owner } from '../index/format/documents.ts'
import type { Actor } from '../lifecycle/decision.ts'
import { identityFromRemote, type RepositoryIdentity } from '../module/git-remote.ts'
import { originOf } from '../module/origin.ts'
import { gitHubHome, serverPathPrefix } from './forge.ts'
import type { IndexTarget } from './index-store.ts'
import { identified } from './modules.ts'
import type { Runtime } from './runtime.ts'

/**
 * In whose name a command decides about published versions. Throws NOT_A_REPOSITORY, MISSING_PROGRAM.
 * @param repository a clone of the repository in whose name it runs; undefined: the repository of the workflow, if there is one
 */
export async function readActor(
  runtime: Runtime,
  target: IndexTarget,
  repository: string | undefined,
): Promise<Actor> {
  const index = target.kind === 'directory' ? undefined : identityFromRemote(target.remote)
  if (repository === undefined) return { repository: repositoryOfRun(runtime.environment), index }
  const [{ findRepository }, { Git, requireGit }] = await Promise.all([
    import('../adapters/git/module-repository.ts'),
    import('../adapters/git/git.ts'),
  ])
  const git = await requireGit(new Git(runtime.environment, runtime.log))
  const { originUrl } = await findRepository(git, repository)
  const { identity } = originOf(originUrl)
  return { repository: identity && (await identifiedOwner(runtime, identity)), index }
}

/** A repository with the ids of GitHub, where there is a token to ask with. A failure is a warning. */
export async function identifiedOwner(
  runtime: Runtime,
  repository: Owner | RepositoryIdentity,
): Promise<Owner> {
  const home = gitHubHome(undefined, repository, runtime)
  return (await identified({ publisher: repository, home }, runtime)) ?? repository
}

/**
 * The repository whose workflow this is. https://docs.github.com/actions/reference/variables-reference,
 * https://docs.gitlab.com/ci/variables/predefined_variables/
 */
function repositoryOfRun(environment: Environment): RepositoryIdentity | undefined {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, CI_SERVER_URL, CI_PROJECT_PATH } = environment
  const [server, repository] = GITHUB_REPOSITORY
    ? // Without a server it is a workflow still, and no person.
      [GITHUB_SERVER_URL || 'https://github.com', GITHUB_REPOSITORY]
    : [CI_SERVER_URL, CI_PROJECT_PATH]
  if (!repository || server === undefined || !URL.canParse(server)) return undefined
  const identity = { host: new URL(server).host, repository: `${serverPathPrefix(server)}${repository}` }
  if (!GITHUB_REPOSITORY) return identity
  return {
    ...identity,
    ...idOf('repositoryId', environment['GITHUB_REPOSITORY_ID']),
    ...idOf('ownerId', environment['GITHUB_REPOSITORY_OWNER_ID']),
  }
}

function idOf(key: 'repositoryId' | 'ownerId', text = ''): Partial<RepositoryIdentity> {
  return /^[1-9]\d{0,14}$/.test(text) ? { [key]: Number(text) } : {}
}

/** The date of a decision that is made now. Seconds are enough, and what all dates of an index have. */
export function dateOfDecision(): string {
  return new Date().toISOString().replace(/\.\d+/, '')
}
