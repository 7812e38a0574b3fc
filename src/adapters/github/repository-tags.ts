import { GraphqlResponseError } from '@octokit/graphql'
import { counted } from '../../base/count.ts'
import { messageOf } from '../../base/error.ts'
import { inParallel } from '../../base/in-parallel.ts'
import type { ListedTag } from '../../collect/ports.ts'
import type { GitHub } from './client.ts'
import { mayPass } from './failures.ts'
import { FEWEST_AT_ONCE, QUERIES_AT_ONCE, REPOSITORIES_AT_ONCE } from './limits.ts'

/** A tag object may name another one; who nests more of them is asked with Git. */
interface TagTarget {
  readonly oid: string
  readonly __typename?: string
  readonly target?: TagTarget
}

export interface TagRefs {
  readonly totalCount: number
  readonly nodes: readonly ({ readonly name: string; readonly target: TagTarget | null } | null)[]
}

type TagsAnswer = Readonly<Record<string, { readonly refs: TagRefs | null } | null>>

/**
 * The newest tags of a repository, as fields of a GraphQL query. 100 repositories × 100 tags are 10,000 nodes of the 500,000 that a
 * query may ask for, and cost one point of the rate limit.
 * https://docs.github.com/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api
 */
export const TAG_FIELDS = `refs(refPrefix: "refs/tags/", first: 100, orderBy: { field: TAG_COMMIT_DATE, direction: DESC }) {
  totalCount
  nodes { name target { oid ... on Tag { target { oid ... on Tag { target { oid __typename } } } } } }
}`

/** All tags of a repository, each followed to its commit; undefined where these are not all of them. */
export function tagsFromRefs(refs: TagRefs | null): ListedTag[] | undefined {
  if (refs === null || refs.totalCount !== refs.nodes.length) return undefined
  const tags = refs.nodes.map((ref) => {
    const commit = ref === null ? undefined : commitOf(ref.target)
    return ref === null || commit === undefined ? undefined : { tag: ref.name, commit }
  })
  const found = tags.filter((tag) => tag !== undefined)
  // In the order of `git ls-remote`.
  return found.length === tags.length ? found.toSorted((a, b) => (a.tag < b.tag ? -1 : 1)) : undefined
}

function commitOf(target: TagTarget | null): string | undefined {
  if (target?.target !== undefined) return commitOf(target.target)
  return target === null || target.__typename === 'Tag' ? undefined : target.oid
}

/** The tags of many repositories, with one request for a hundred of them. */
export class RepositoryTags {
  readonly #github: GitHub
  readonly #known = new Map<string, readonly ListedTag[]>()

  constructor(github: GitHub) {
    this.#github = github
  }

  /** Keeps what another query of this run has said of a repository, `owner/name`. */
  remember(name: string, refs: TagRefs | null): void {
    const tags = tagsFromRefs(refs)
    if (tags !== undefined) this.#known.set(name.toLowerCase(), tags)
  }

  /**
   * The tags of those repositories that GitHub knows under just this name, shows to this token, and tells all tags of. The others are
   * missing, all of them where GitHub does not answer at all.
   */
  async find(names: readonly string[]): Promise<ReadonlyMap<string, readonly ListedTag[]>> {
    const unknown = names.filter((name) => !this.#known.has(name.toLowerCase()))
    const batches = Array.from({ length: Math.ceil(unknown.length / REPOSITORIES_AT_ONCE) }, (_, batch) =>
      unknown.slice(batch * REPOSITORIES_AT_ONCE, (batch + 1) * REPOSITORIES_AT_ONCE),
    )
    await inParallel(batches, QUERIES_AT_ONCE, (batch) => this.#query(batch))
    return new Map(
      names.flatMap((name) => {
        const tags = this.#known.get(name.toLowerCase())
        return tags === undefined ? [] : [[name, tags] as const]
      }),
    )
  }

  async #query(names: readonly string[]): Promise<void> {
    try {
      const answer = await this.#answer(names)
      for (const [at, name] of names.entries()) this.remember(name, answer[`r${at}`]?.refs ?? null)
    } catch (error) {
      const { log, budget } = this.#github
      if (mayPass(error) && names.length > FEWEST_AT_ONCE && budget.leftMs > 0) {
        const half = Math.ceil(names.length / 2)
        await this.#query(names.slice(0, half))
        await this.#query(names.slice(half))
        return
      }
      log.warn(
        `GitHub does not list the tags of ${counted(names.length, 'repository', 'repositories')}, so git lists them: ${messageOf(error)}`,
      )
    }
  }

  /** What one of the repositories is refused for leaves it out, and takes nothing from the others. */
  async #answer(names: readonly string[]): Promise<TagsAnswer> {
    const fields = names.map((name, at) => {
      const [owner = '', repository = ''] = name.split('/').map((part) => JSON.stringify(part))
      return `r${at}: repository(owner: ${owner}, name: ${repository}, followRenames: false) { ...Tags }`
    })
    const query = `query Tags { ${fields.join('\n')} }\nfragment Tags on Repository { ${TAG_FIELDS} }`
    try {
      return await this.#github.queries.graphql<TagsAnswer>(query, { request: { retries: 1 } })
    } catch (error) {
      if (error instanceof GraphqlResponseError && error.data !== null && typeof error.data === 'object')
        return error.data as TagsAnswer
      throw error
    }
  }
}
