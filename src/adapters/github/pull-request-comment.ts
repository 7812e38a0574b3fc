import { hasNextPage } from './client.ts'
import { githubFailure, mayPass, unlessMissing } from './failures.ts'
import { MAX_COMMENT_PAGES } from './limits.ts'
import type { GitHubRepository } from './repository.ts'

/** An invisible line by which the comment is found again. */
const MARK = '<!-- module-registry plan -->'

/** Writes the one comment of this tool on a pull request, or replaces its text. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
export async function putComment(repository: GitHubRepository, number: number, text: string): Promise<void> {
  let last: unknown
  // Each round looks for the comment first: an earlier one may have written it although its answer was lost.
  for await (const _ of repository.github.budget.rounds()) {
    try {
      return await writeComment(repository, number, `${MARK}\n${text}`)
    } catch (error) {
      last = error
      if (!mayPass(error)) break
    }
  }
  const step = { doing: `comment on pull request ${number}`, needs: 'pull-requests: write' }
  throw githubFailure(last, repository, step)
}

async function writeComment(repository: GitHubRepository, number: number, body: string): Promise<void> {
  const { github, path } = repository
  const { issues } = github.octokit.rest
  const existing = await findComment(repository, number)
  const created = { ...path, issue_number: number, body, request: { retries: 0 } }
  if (existing === undefined) await issues.createComment(created)
  else if (existing.body !== body) await issues.updateComment({ ...path, comment_id: existing.id, body })
}

async function findComment({ github, path }: GitHubRepository, number: number) {
  const author = await viewerOf(github)
  for (let page = 1; page <= MAX_COMMENT_PAGES; page += 1) {
    const query = { ...path, issue_number: number, per_page: 100, page }
    const { data, headers } = await github.octokit.rest.issues.listComments(query)
    const found = data.find(
      ({ body, user }) => body?.startsWith(MARK) && (author === undefined || user?.login === author),
    )
    if (found !== undefined || !hasNextPage(headers, data.length, 100)) return found
  }
  return undefined
}

/** In whose name the token writes, such as `github-actions[bot]`; undefined on a server without GraphQL. */
async function viewerOf({ queries }: GitHubRepository['github']): Promise<string | undefined> {
  const query = 'query Viewer { viewer { login } }'
  const answer = await unlessMissing(queries.graphql<{ readonly viewer: { readonly login: string } }>(query))
  return answer?.viewer.login
}
