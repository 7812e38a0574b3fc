import { githubFailure } from './failures.ts'
import { type GitHubRepository, nameOf } from './repository.ts'

/** A line that people do not see, by which the comment is found again. */
const MARK = '<!-- module-registry plan -->'

const MOST_PAGES = 10

/** The one comment of ours on a pull request says this text. Throws PERMISSION. */
export async function putComment(repository: GitHubRepository, number: number, text: string): Promise<void> {
  const { github, owner, repo } = repository
  const { issues } = github.octokit.rest
  const body = `${MARK}\n${text}`
  try {
    const there = await findComment(repository, number)
    if (there === undefined) await issues.createComment({ owner, repo, issue_number: number, body })
    else if (there.body !== body) await issues.updateComment({ owner, repo, comment_id: there.id, body })
  } catch (error) {
    throw githubFailure(error, github, {
      doing: `comment on pull request ${number}`,
      repository: nameOf(repository),
      needs: 'pull-requests: write',
      code: 'REPOSITORY_UNREACHABLE',
    })
  }
}

async function findComment({ github, owner, repo }: GitHubRepository, number: number) {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const words = { owner, repo, issue_number: number, per_page: 100, page }
    const { data } = await github.octokit.rest.issues.listComments(words)
    const found = data.find(({ body }) => body?.startsWith(MARK))
    if (found !== undefined || data.length < 100) return found
  }
  return undefined
}
