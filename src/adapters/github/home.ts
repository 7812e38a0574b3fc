import type { Visibility } from '../../core/exposure.ts'
import { createGitHub, type GitHubAccess } from './client.ts'
import { type GitHubRepository, readVisibility, repositoryAt } from './repository.ts'

/** A repository on GitHub, and who may read it. */
export interface GitHubHome {
  readonly repository: GitHubRepository
  readonly visibility: Visibility
}

/** @param name `owner/name`. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
export async function openHome(access: GitHubAccess, name: string): Promise<GitHubHome> {
  const repository = repositoryAt(createGitHub(access), name)
  return { repository, visibility: await readVisibility(repository) }
}
