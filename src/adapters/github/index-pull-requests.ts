import { RequestError } from '@octokit/request-error'
import type { PullRequest, PullRequests, PullRequestText } from '../../publish/ports.ts'
import { hasNextPage } from './client.ts'
import { githubFailure, mayPass, statusOf } from './failures.ts'
import { MAX_PULL_REQUEST_PAGES, MAX_PULL_REQUESTS } from './limits.ts'
import type { GitHubRepository } from './repository.ts'

/** The branches of a pull request in one repository. */
export interface PullRequestBranches {
  readonly head: string
  readonly base: string
}

/** The pull requests of one branch of an index repository. https://docs.github.com/rest/pulls/pulls */
export class IndexPullRequests implements PullRequests {
  readonly #repository: GitHubRepository
  readonly #branches: PullRequestBranches

  constructor(repository: GitHubRepository, branches: PullRequestBranches) {
    this.#repository = repository
    this.#branches = branches
  }

  async list(): Promise<PullRequest[]> {
    try {
      return (await this.#find('all')).map(pullRequestOf)
    } catch (error) {
      throw this.#failure(error, 'see the pull requests', 'pull-requests: read')
    }
  }

  async put(text: PullRequestText): Promise<PullRequest> {
    let last: unknown
    // Each round looks for the pull request first: an earlier one, or another run, may have opened it.
    for await (const _ of this.#repository.github.budget.rounds()) {
      try {
        return await this.#write(text)
      } catch (error) {
        last = error
        if (!mayPass(error) && !isOpenAlready(error)) break
      }
    }
    throw this.#failure(last, 'open a pull request', 'pull-requests: write')
  }

  async #write(text: PullRequestText): Promise<PullRequest> {
    const { github, path } = this.#repository
    const { pulls } = github.octokit.rest
    const [open] = await this.#find('open')
    const { data } =
      open === undefined
        ? await pulls.create({ ...path, ...this.#branches, ...text, request: { retries: 0 } })
        : await pulls.update({ ...path, pull_number: open.number, ...text })
    return pullRequestOf(data)
  }

  async #find(state: 'open' | 'all') {
    const { github, path } = this.#repository
    const { head, base } = this.#branches
    const query = { ...path, state, head: `${path.owner}:${head}`, base, per_page: MAX_PULL_REQUESTS }
    const newest = { sort: 'created', direction: 'desc' } as const
    const found: Awaited<ReturnType<typeof github.octokit.rest.pulls.list>>['data'] = []
    for (let page = 1; page <= MAX_PULL_REQUEST_PAGES; page += 1) {
      const { data, headers } = await github.octokit.rest.pulls.list({ ...query, ...newest, page })
      // A server that is not GitHub lists those of all branches.
      found.push(
        ...data.filter((each) => each.head.ref === head && each.base.ref === base && isOwn(each, path)),
      )
      if (found.length >= MAX_PULL_REQUESTS || !hasNextPage(headers, data.length, MAX_PULL_REQUESTS)) break
    }
    return found.slice(0, MAX_PULL_REQUESTS)
  }

  #failure(error: unknown, doing: string, needs: string): unknown {
    return githubFailure(error, this.#repository, { doing, needs, code: 'INDEX_UNREACHABLE' })
  }
}

/** A fork may have a branch of the same name. */
function isOwn(
  { head: { repo } }: { readonly head: { readonly repo: { readonly full_name: string } | null } },
  { owner, repo: name }: GitHubRepository['path'],
): boolean {
  return repo?.full_name.toLowerCase() === `${owner}/${name}`.toLowerCase()
}

interface Described {
  readonly html_url: string
  readonly state: string
  readonly head: { readonly sha: string }
  readonly title: string
  readonly body: string | null
}

function pullRequestOf({ html_url: url, state, head, title, body }: Described): PullRequest {
  return { url, isOpen: state === 'open', head: head.sha, title, body: body ?? '' }
}

function isOpenAlready(error: unknown): boolean {
  if (statusOf(error) !== 422 || !(error instanceof RequestError)) return false
  return /pull request already exists/.test(JSON.stringify(error.response?.data))
}
