import type { RestEndpointMethodTypes } from '@octokit/rest'
import type { OwnerListing, OwnerPage } from '../../collect/ports.ts'
import type { OwnedRepository } from '../../collect/source-state.ts'
import { type GitHub, hasNextPage } from './client.ts'
import { githubFailure, statusOf } from './failures.ts'

type Described = Pick<
  RestEndpointMethodTypes['repos']['listForOrg']['response']['data'][number],
  'id' | 'full_name' | 'private' | 'fork' | 'archived' | 'is_template'
> & { readonly owner: { readonly id: number } }

const PAGE_SIZE = 100

/**
 * Lists the repositories of organisations and users. https://docs.github.com/rest/repos/repos#list-organization-repositories
 * A page that has not changed does not count against the rate limit:
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#use-conditional-requests
 */
export class OwnerRepositories implements OwnerListing {
  readonly #github: GitHub
  /** Owners that turned out to be users. */
  readonly #users = new Set<string>()

  constructor(github: GitHub) {
    this.#github = github
  }

  /** @param etag of the page as it was read before. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
  async page(owner: string, page: number, etag: string | undefined): Promise<'unchanged' | OwnerPage> {
    try {
      const { data, headers } = await this.#requestPage(owner, page, etag)
      const isLast = !hasNextPage(headers, data.length, PAGE_SIZE)
      return { etag: headers.etag, repositories: data.map(ownedRepository), isLast }
    } catch (error) {
      if (statusOf(error) === 304) return 'unchanged'
      const target = { github: this.#github, name: owner }
      throw githubFailure(error, target, { doing: 'list the repositories', needs: 'metadata: read' })
    }
  }

  /** A repository by its present or a former name; undefined where this token cannot see it or GitHub does not answer. */
  async find(name: string): Promise<OwnedRepository | undefined> {
    const [owner = '', repo = ''] = name.split('/')
    try {
      return ownedRepository((await this.#github.octokit.rest.repos.get({ owner, repo })).data)
    } catch (error) {
      if (statusOf(error) === undefined) throw error
      return undefined
    }
  }

  async #requestPage(owner: string, page: number, etag: string | undefined) {
    const { repos } = this.#github.octokit.rest
    const headers = etag === undefined ? {} : { 'if-none-match': etag }
    // Sorted by creation, so that a new repository changes the last page only.
    const query = { per_page: PAGE_SIZE, page, sort: 'created', direction: 'asc', headers } as const
    const asUser = () => repos.listForUser({ username: owner, type: 'owner', ...query })
    if (this.#users.has(owner)) return asUser()
    try {
      return await repos.listForOrg({ org: owner, type: 'all', ...query })
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
