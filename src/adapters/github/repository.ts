import { quote, RegistryError } from '../../base/error.ts'
import type { Visibility } from '../../publish/exposure.ts'
import type { GitHub } from './client.ts'
import { githubFailure, missingPermission } from './failures.ts'

/** A repository on GitHub, as the token of its client sees it. */
export interface GitHubRepository {
  readonly github: GitHub
  readonly id: number
  readonly ownerId: number
  /** `owner/repo`. */
  readonly name: string
  /** The same for calls of the API. */
  readonly path: { readonly owner: string; readonly repo: string }
  readonly visibility: Visibility
  readonly defaultBranch: string
}

/** Asks GitHub for a repository. Throws INVALID_INPUT, PERMISSION, REPOSITORY_UNREACHABLE. @param name `owner/repo` */
export async function openRepository(github: GitHub, name: string): Promise<GitHubRepository> {
  const [owner = '', repo = '', ...more] = name.split('/')
  if (repo === '' || more.length > 0) throw noRepository(name)
  const path = { owner, repo }
  try {
    const { data } = await github.octokit.rest.repos.get(path)
    const visibility = data.private ? 'private' : 'public'
    const ids = { id: data.id, ownerId: data.owner.id }
    return { github, ...ids, name, path, visibility, defaultBranch: data.default_branch }
  } catch (error) {
    const step = { doing: 'see who may read the repository', needs: 'contents: read' }
    throw githubFailure(error, { github, name }, step)
  }
}

/** Another name than Git fetches must not be asked for. */
function noRepository(name: string): RegistryError {
  return new RegistryError(
    'INVALID_INPUT',
    `${quote(name)} is not the name of a repository on GitHub`,
    'write owner/name, such as acme/terraform-aws-vpc',
  )
}

/**
 * Proves, without a write, that the token may push: by the first request of a push. The permissions that the API lists for a
 * repository are not reliable for every kind of token. https://git-scm.com/docs/http-protocol#_discovering_references
 * Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
export async function proveWritable(repository: GitHubRepository): Promise<void> {
  const { github, name } = repository
  const { url, token } = github.server
  const step = { doing: 'write', needs: 'contents: write' }
  const authorization = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  const response = await github.plain
    .request({
      method: 'GET',
      url: `${url}/${name}.git/info/refs?service=git-receive-pack`,
      headers: { authorization, accept: '*/*' },
    })
    .catch((error) => {
      throw githubFailure(error, repository, step)
    })
  if (response.status !== 200) throw missingPermission(repository, step, String(response.status))
}
