import type { Visibility } from '../../publish/exposure.ts'
import type { GitHub } from './client.ts'
import { githubFailure, missingRight, type Step } from './failures.ts'

/** A repository, as one token reaches it. */
export interface GitHubRepository {
  readonly github: GitHub
  readonly owner: string
  readonly repo: string
}

/** @param name `owner/name` */
export function repositoryAt(github: GitHub, name: string): GitHubRepository {
  const [owner = '', repo = ''] = name.split('/')
  return { github, owner, repo }
}

export function nameOf({ owner, repo }: GitHubRepository): string {
  return `${owner}/${repo}`
}

/** What the server says of a repository. */
export interface RepositoryFacts {
  /** Who may read it. */
  readonly visibility: Visibility
  readonly defaultBranch: string
}

/** Throws PERMISSION, REPOSITORY_UNREACHABLE. */
export async function readFacts(repository: GitHubRepository): Promise<RepositoryFacts> {
  const { github, owner, repo } = repository
  const step: Step = {
    doing: 'see who may read the repository',
    repository: nameOf(repository),
    needs: 'contents: read',
    code: 'REPOSITORY_UNREACHABLE',
  }
  try {
    const { data } = await github.octokit.rest.repos.get({ owner, repo })
    return { visibility: data.private ? 'private' : 'public', defaultBranch: data.default_branch }
  } catch (error) {
    throw githubFailure(error, github, step)
  }
}

/**
 * Proves that the token may push, and so write contents, without writing: what a repository says of a token's rights is not
 * true of every kind of token, but its answer to the first request of a push is.
 * https://git-scm.com/docs/http-protocol#_discovering_references
 */
export async function proveWritable(repository: GitHubRepository): Promise<void> {
  const { github, owner, repo } = repository
  const { serverUrl, token, tokenName } = github.access
  const step: Step = {
    doing: 'write',
    repository: nameOf(repository),
    needs: 'contents: write',
    code: 'REPOSITORY_UNREACHABLE',
  }
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  const url = `${serverUrl}/${owner}/${repo}.git/info/refs?service=git-receive-pack`
  const answer = await github.plain
    .request({ method: 'GET', url, headers: { authorization: `Basic ${basic}`, accept: '*/*' } })
    .catch((error) => {
      throw githubFailure(error, github, step)
    })
  if (answer.status !== 200) throw missingRight(tokenName, step, String(answer.status))
}
