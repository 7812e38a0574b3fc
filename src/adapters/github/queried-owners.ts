import { messageOf } from '../../base/error.ts'
import type { OwnerListing, OwnerPage } from '../../collect/ports.ts'
import type { OwnedRepository } from '../../collect/source-state.ts'
import type { GitHub } from './client.ts'
import { type RepositoryTags, TAG_FIELDS, type TagRefs } from './repository-tags.ts'

interface QueriedRepository
  extends Pick<OwnedRepository, 'isPrivate' | 'isFork' | 'isArchived' | 'isTemplate'> {
  readonly databaseId: number | null
  readonly nameWithOwner: string
  readonly refs: TagRefs | null
}

interface OwnerAnswer {
  readonly repositoryOwner: {
    readonly __typename: string
    readonly databaseId: number | null
    readonly repositories: {
      readonly nodes: readonly (QueriedRepository | null)[]
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
    }
  } | null
}

/** Sorted by creation, as the pages of the REST API are. */
const OWNER = `query Owner($login: String!, $after: String) {
  repositoryOwner(login: $login) {
    __typename
    ... on Organization { databaseId }
    ... on User { databaseId }
    repositories(first: 100, after: $after, ownerAffiliations: [OWNER], orderBy: { field: CREATED_AT, direction: ASC }) {
      pageInfo { hasNextPage endCursor }
      nodes { databaseId nameWithOwner isPrivate isFork isArchived isTemplate ${TAG_FIELDS} }
    }
  }
}`

/**
 * Lists the repositories of owners together with their tags, 100 in one request. What GraphQL does not tell in full, the other listing
 * is asked for.
 */
export class QueriedOwners implements OwnerListing {
  readonly #github: GitHub
  readonly #tags: RepositoryTags
  readonly #otherwise: OwnerListing
  /** Where the next page begins, by owner and number of the page. */
  readonly #cursors = new Map<string, string>()

  constructor(github: GitHub, tags: RepositoryTags, otherwise: OwnerListing) {
    this.#github = github
    this.#tags = tags
    this.#otherwise = otherwise
  }

  async page(owner: string, page: number, etag: string | undefined): Promise<'unchanged' | OwnerPage> {
    const after = this.#cursors.get(`${owner} ${page}`)
    if (page > 1 && after === undefined) return this.#otherwise.page(owner, page, etag)
    try {
      const answer = await this.#github.queries.graphql<OwnerAnswer>(OWNER, { login: owner, after })
      const listed = this.#pageFrom(answer, owner, page)
      if (listed !== undefined) return listed
    } catch (error) {
      // Also where one of a hundred repositories is refused: without it, it would count as gone.
      this.#github.log.debug(
        `the repositories of ${owner} are listed one page at a time: ${messageOf(error)}`,
      )
    }
    return this.#otherwise.page(owner, page, etag)
  }

  #pageFrom({ repositoryOwner }: OwnerAnswer, owner: string, page: number): OwnerPage | undefined {
    if (repositoryOwner?.databaseId == null) return undefined
    const { __typename: type, databaseId: ownerId, repositories } = repositoryOwner
    const { hasNextPage, endCursor } = repositories.pageInfo
    const found: OwnedRepository[] = []
    for (const node of repositories.nodes) {
      if (node?.databaseId == null) return undefined
      const { databaseId: id, nameWithOwner: name, refs, ...rest } = node
      this.#tags.remember(name, refs)
      // Of users the public repositories alone are collected.
      if (type === 'Organization' || !rest.isPrivate) found.push({ ...rest, id, ownerId, name })
    }
    if (hasNextPage && endCursor !== null) this.#cursors.set(`${owner} ${page + 1}`, endCursor)
    return { etag: undefined, repositories: found, isLast: !hasNextPage }
  }
}
