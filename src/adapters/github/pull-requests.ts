import { GraphqlResponseError } from '@octokit/graphql'
import { RequestError } from '@octokit/request-error'
import { quote } from '../../base/error.ts'
import { slices } from '../../base/slices.ts'
import type { PullRequest, PullRequests, PullRequestText } from '../../publish/ports.ts'
import type { MergedPullRequest, MergedPullRequests } from '../../release/ports.ts'
import { ONCE, pagesOf } from './client.ts'
import { inWords, mayPass, missingPermission, statusOf, unlessMissing } from './failures.ts'
import type { GitHubRepository } from './repository.ts'

/** Pages of pull requests that are searched, where the server lists those of other branches too. Older ones are not known. */
const MAX_PULL_REQUEST_PAGES = 20

/** Pull requests of a branch that are read, the newest first. What was decided in an older one is not known. */
const MAX_PULL_REQUESTS = 30

/** Pages of comments that are searched for the comment of an earlier run. If it is on a later page, a second one is written. */
const MAX_COMMENT_PAGES = 10

/** Commits whose pull requests are read, the newest of each module first. The labels of older ones do not count. */
const MAX_ASKED_COMMITS = 300

/** Commits in one query. The rest is asked for in more queries. */
const COMMITS_AT_ONCE = 100

interface PullRequestBranches {
  readonly head: string
  readonly base: string
}

/** The pull requests from one branch of a repository to another. https://docs.github.com/rest/pulls/pulls */
export class BranchPullRequests implements PullRequests {
  readonly #repository: GitHubRepository
  readonly #branches: PullRequestBranches
  readonly #code: 'INDEX_UNREACHABLE' | 'REPOSITORY_UNREACHABLE'

  /** @param code where GitHub is unavailable */
  constructor(
    repository: GitHubRepository,
    branches: PullRequestBranches,
    code: 'INDEX_UNREACHABLE' | 'REPOSITORY_UNREACHABLE' = 'INDEX_UNREACHABLE',
  ) {
    this.#repository = repository
    this.#branches = branches
    this.#code = code
  }

  async list(): Promise<PullRequest[]> {
    return (await this.#inWords('see the pull requests', this.#find('all'))).map(pullRequestOf)
  }

  async put(text: PullRequestText): Promise<PullRequest> {
    const { deadline } = this.#repository.github
    const isTransient = (outcome: unknown) => mayPass(outcome) || isOpenAlready(outcome)
    // Each try looks for the pull request first: an earlier one, or another run, may have opened it.
    const writing = deadline.retry(isTransient, () => this.#write(text))
    return this.#inWords('open a pull request', writing)
  }

  /** Closes the open one without merging it, if there is one. Throws PERMISSION. */
  async close(): Promise<void> {
    const { github, path } = this.#repository
    const closing = async () => {
      for (const { number } of await this.#find('open'))
        await github.octokit.rest.pulls.update({ ...path, pull_number: number, state: 'closed' })
    }
    await this.#inWords('close a pull request', closing())
  }

  async #write(text: PullRequestText): Promise<PullRequest> {
    const { github, path } = this.#repository
    const { pulls } = github.octokit.rest
    const [open] = await this.#find('open')
    if (open?.title === text.title && open.body === text.body) return pullRequestOf(open)
    const { data } =
      open === undefined
        ? await pulls.create({ ...path, ...this.#branches, ...text, ...ONCE })
        : await pulls.update({ ...path, pull_number: open.number, ...text })
    return pullRequestOf(data)
  }

  async #find(state: 'open' | 'all') {
    const { github, path } = this.#repository
    const { head, base } = this.#branches
    const own = { ...path, state, head: `${path.owner}:${head}`, base }
    const newest = { sort: 'created', direction: 'desc' } as const
    const ask = (query: object) => github.octokit.rest.pulls.list({ ...own, ...newest, ...query })
    const found: Awaited<ReturnType<typeof ask>>['data'] = []
    for await (const pulls of pagesOf(github.server, MAX_PULL_REQUEST_PAGES, ask)) {
      // Gitea lists those of all branches.
      found.push(
        ...pulls.filter((each) => each.head.ref === head && each.base.ref === base && isOwn(each, path)),
      )
      if (found.length >= MAX_PULL_REQUESTS) break
    }
    return found.slice(0, MAX_PULL_REQUESTS)
  }

  #inWords<T>(doing: string, requests: Promise<T>): Promise<T> {
    return inWords(this.#repository, { doing, needs: 'pull-requests: write', code: this.#code }, requests)
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
  if (![409, 422].includes(statusOf(error) ?? 0) || !(error instanceof RequestError)) return false
  return /pull request already exists/.test(JSON.stringify(error.response?.data))
}

/** An invisible line by which the comment is found again. */
const MARK = '<!-- module-registry plan -->'

/** Writes the one comment of this tool on a pull request, or replaces its text. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
export async function putComment(repository: GitHubRepository, number: number, text: string): Promise<void> {
  // Each try looks for the comment first: an earlier one may have written it although its answer was lost.
  const write = () => writeComment(repository, number, `${MARK}\n${text}`)
  const step = { doing: `comment on pull request ${number}`, needs: 'pull-requests: write' }
  await inWords(repository, step, repository.github.deadline.retry(mayPass, write))
}

async function writeComment(repository: GitHubRepository, number: number, body: string): Promise<void> {
  const { github, path } = repository
  const { issues } = github.octokit.rest
  const existing = await findComment(repository, number)
  const created = { ...path, issue_number: number, body, ...ONCE }
  if (existing === undefined) await issues.createComment(created)
  else if (existing.body !== body) await issues.updateComment({ ...path, comment_id: existing.id, body })
}

async function findComment({ github, path }: GitHubRepository, number: number) {
  const author = await viewerOf(github)
  const ask = (query: object) =>
    github.octokit.rest.issues.listComments({ ...path, issue_number: number, ...query })
  for await (const comments of pagesOf(github.server, MAX_COMMENT_PAGES, ask)) {
    const found = comments.find(
      ({ body, user }) => body?.startsWith(MARK) && (author === undefined || user?.login === author),
    )
    if (found !== undefined) return found
  }
  return undefined
}

/** In whose name the token writes, such as `github-actions[bot]`; undefined where the server does not say it. */
async function viewerOf({
  queries,
  octokit,
  server,
}: GitHubRepository['github']): Promise<string | undefined> {
  if (!server.forge.hasGraphql) {
    const user = octokit.rest.users.getAuthenticated().catch((error: unknown) => {
      // A token without the scope read:user.
      if (statusOf(error) === 403) return undefined
      throw error
    })
    return (await unlessMissing(user))?.data.login
  }
  const query = 'query Viewer { viewer { login } }'
  const answer = await unlessMissing(queries.graphql<{ readonly viewer: { readonly login: string } }>(query))
  return answer?.viewer.login
}

interface CommitAnswer {
  readonly associatedPullRequests?: {
    readonly nodes: readonly ({
      readonly number: number
      readonly merged: boolean
      readonly labels: { readonly nodes: readonly ({ readonly name: string } | null)[] | null } | null
    } | null)[]
  } | null
}

/**
 * https://docs.github.com/graphql/reference/objects#commit: 100 commits × 5 pull requests × 20 labels are 10,500 nodes of the 500,000 that
 * a query may ask for. An open pull request may hold the commit, too.
 */
const PULL_REQUEST_FIELDS =
  'associatedPullRequests(first: 5) { nodes { number merged labels(first: 20) { nodes { name } } } }'

const READING_LABELS = { doing: 'read the labels of merged pull requests', needs: 'pull-requests: read' }

/** The pull requests that were merged into a repository, of a server with GraphQL. */
export function mergedPullRequests(open: () => Promise<GitHubRepository>): MergedPullRequests {
  return {
    async of(commits) {
      const repository = await open()
      const { log } = repository.github
      const asked = commits.slice(0, MAX_ASKED_COMMITS)
      if (asked.length < commits.length)
        log.warn(`labels are read of the newest ${asked.length} of ${commits.length} commits`)
      const found = new Map<string, MergedPullRequest>()
      for (const batch of slices(asked, COMMITS_AT_ONCE)) {
        const answer = await inWords(repository, READING_LABELS, queryCommits(repository, batch))
        for (const [index, commit] of batch.entries()) {
          const pulls = answer.repository?.[`c${index}`]?.associatedPullRequests?.nodes ?? []
          const merged = pulls.find((pull) => pull?.merged === true)
          if (!merged) continue
          const labels = (merged.labels?.nodes ?? []).flatMap((label) => label?.name ?? [])
          found.set(commit, { number: merged.number, labels })
        }
      }
      return found
    },
  }
}

/** A token without the right to pull requests is answered with what it may see, and an error: PERMISSION. */
async function queryCommits(repository: GitHubRepository, commits: readonly string[]) {
  const fields = commits.map((oid, index) => `c${index}: object(oid: "${oid}") { ...Merged }`)
  const query = `query Merged($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join('\n')} } }
fragment Merged on Commit { ${PULL_REQUEST_FIELDS} }`
  const { path, github } = repository
  try {
    return await github.queries.graphql<{
      readonly repository: Readonly<Record<string, CommitAnswer | null>> | null
    }>(query, { owner: path.owner, name: path.repo })
  } catch (error) {
    if (!(error instanceof GraphqlResponseError)) throw error
    throw missingPermission(repository, READING_LABELS, quote(error.message))
  }
}
