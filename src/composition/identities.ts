import { RegistryError } from '../base/error.ts'
import type { Identities } from '../index/verify/ports.ts'
import { type GitHubSettings, gitHubHome, isGitHub } from './github.ts'
import type { Runtime } from './runtime.ts'

/** Asks GitHub who repositories are. Its token goes to GitHub alone; other hosts give no ids. */
export function gitHubIdentities(runtime: Runtime, github: GitHubSettings): Identities {
  return {
    async of(repository) {
      if (!isGitHub(repository.host, runtime.environment['GITHUB_SERVER_URL'])) return { kind: 'none' }
      try {
        const { id, ownerId } = await gitHubHome(github, repository, runtime)()
        return { kind: 'known', identity: { ...repository, repositoryId: id, ownerId } }
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error
        return { kind: 'unknown', message: `the ids of its repository are not proven: ${error.message}` }
      }
    },
  }
}
