import type { RestEndpointMethodTypes } from '@octokit/rest'
import type { OwnedRepository } from '../../collect/owner-listing.ts'
import type { OwnerListing, OwnerPage } from '../../collect/ports.ts'
import { createGitHub, type GitHub, type GitHubAccess } from './client.ts'
import { githubFailure, statusOf } from './failures.ts'

type Described = Pick<
  RestEndpointMethodTypes['repos']['listForOrg']['response']['data'][number],
  'id' | 'full_name' | 'private' | 'fork' | 'archived' | 'is_template'
> & { readonly owner: { readonly id: number } }

const PAGE_SIZE = 100

/**
 * Repositories of organisations and users. https://docs.github.com/rest/repos/repos#list-organization-repositories
 * A page that did not change costs nothing of the rate limit:
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#use-conditional-requests
 */
export class OwnerRepositories implements OwnerListing {
  readonly #github: GitHub
  /** Owners that are no organisation. */
  readonly #users = new Set<string>()

  /** @param access an empty token sees what everybody sees */
  constructor(access: GitHubAccess) {
    this.#github = createGitHub(access)
  }

  async page(owner: string, page: number, etag: string | undefined): Promise<'unchanged' | OwnerPage> {
    try {
      const { data, headers } = await this.#ask(owner, page, etag)
      const isLast = data.length < PAGE_SIZE
      return { etag: headers.etag, repositories: data.map(ownedRepository), isLast }
    } catch (error) {
      if (statusOf(error) === 304) return 'unchanged'
      throw githubFailure(error, this.#github, {
        doing: 'list the repositories',
        repository: owner,
        needs: 'metadata: read',
        code: 'REPOSITORY_UNREACHABLE',
      })
    }
  }

  /** A repository by a name that it has or had; undefined where this token cannot see it, or GitHub does not say. */
  async find(name: string): Promise<OwnedRepository | undefined> {
    const [owner = '', repo = ''] = name.split('/')
    try {
      return ownedRepository((await this.#github.octokit.rest.repos.get({ owner, repo })).data)
    } catch (error) {
      if (statusOf(error) === undefined) throw error
      return undefined
    }
  }

  async #ask(owner: string, page: number, etag: string | undefined) {
    const { repos } = this.#github.octokit.rest
    const headers = etag === undefined ? {} : { 'if-none-match': etag }
    // In the order of their making a new repository changes the last page alone.
    const words = { per_page: PAGE_SIZE, page, sort: 'created', direction: 'asc', headers } as const
    const asUser = () => repos.listForUser({ username: owner, type: 'owner', ...words })
    if (this.#users.has(owner)) return asUser()
    try {
      return await repos.listForOrg({ org: owner, type: 'all', ...words })
    } catch (error) {
      if (statusOf(error) !== 404) throw error
      this.#users.add(owner)
      return asUser()
    }
  }
}

function ownedRepository(listed: Described): OwnedRepository {
  return {
    id: listed.id,
    ownerId: listed.owner.id,
    name: listed.full_name,
    isPrivate: listed.private,
    isFork: listed.fork,
    isArchived: listed.archived === true,
    isTemplate: listed.is_template === true,
  }
}
