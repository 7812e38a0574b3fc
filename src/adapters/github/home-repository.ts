import { createGitHub, type GitHubAccess } from './client.ts'
import { type GitHubRepository, type RepositoryFacts, readFacts, repositoryAt } from './repository.ts'

/** A repository on GitHub, and what the server says of it. */
export interface GitHubHome extends RepositoryFacts {
  readonly repository: GitHubRepository
}

/** @param name `owner/name`. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
export async function openHome(access: GitHubAccess, name: string): Promise<GitHubHome> {
  const repository = repositoryAt(createGitHub(access), name)
  return { repository, ...(await readFacts(repository)) }
}
