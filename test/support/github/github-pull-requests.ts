import { git } from '../git/git-repository.ts'
import { exampleOf } from './github-description.ts'
import { idOf, swapRef, writeCommit } from './github-git-data.ts'
import { pageOf } from './github-listing.ts'
import {
  type Answer,
  ApiError,
  type Call,
  type FakePullRequest,
  type FakeRepository,
} from './github-state.ts'

/** Pull requests between branches of one repository. https://docs.github.com/rest/pulls/pulls */

export const pullRequestOperations: Readonly<Record<string, (call: Call) => Promise<Answer>>> = {
  'pulls/list': async (call) => {
    const { github, repository, query } = call
    const [owner] = repository.name.split('/')
    const state = query.get('state') ?? 'open'
    const found = repository.pullRequests
      .filter((each) => state === 'all' || each.state === state)
      .filter((each) => github.isGitea || [null, `${owner}:${each.head}`].includes(query.get('head')))
      .filter((each) => [null, each.base].includes(query.get('base')))
      .toReversed()
    const [example] = Object.values(exampleOf('pull-request-simple-items'))
    const page = pageOf(found, call)
    const bodies = page.items.map((each) => pullRequestBody(call, each, example as object))
    return { status: 200, body: await Promise.all(bodies), headers: page.headers }
  },
  'pulls/create': async (call) => {
    const { repository, body } = call
    const { head, base } = { head: String(body['head']), base: String(body['base']) }
    await refuseUnmergeable(repository, head, base)
    const text = { title: String(body['title']), body: String(body['body'] ?? '') }
    const pullRequest: FakePullRequest = { number: call.github.nextId(), ...text, head, base, state: 'open' }
    repository.pullRequests.push(pullRequest)
    return { status: 201, body: await pullRequestBody(call, pullRequest, exampleOf('pull-request')) }
  },
  'pulls/update': async (call) => {
    const { repository, parameters, body } = call
    const found = repository.pullRequests.find((each) => String(each.number) === parameters['pull_number'])
    if (found === undefined) throw new ApiError(404, 'Not Found')
    if (body['title'] !== undefined) found.title = String(body['title'])
    if (body['body'] !== undefined) found.body = String(body['body'])
    if (body['state'] === 'closed') await closePullRequest(repository, found.number)
    return { status: 200, body: await pullRequestBody(call, found, exampleOf('pull-request')) }
  },
}

async function refuseUnmergeable(repository: FakeRepository, head: string, base: string): Promise<void> {
  const [tip, onto] = await Promise.all([head, base].map((name) => idOf(repository, `refs/heads/${name}`)))
  const refusal = (message: string) =>
    new ApiError(422, 'Validation Failed', [{ resource: 'PullRequest', code: 'custom', message }])
  if (tip === undefined || onto === undefined) throw refusal('head or base is invalid')
  const isOpen = repository.pullRequests.some(
    (each) => each.state === 'open' && each.head === head && each.base === base,
  )
  const [owner] = repository.name.split('/')
  if (isOpen) throw refusal(`A pull request already exists for ${owner}:${head}.`)
  const ahead = await git(repository.directory, ['rev-list', '--count', `${onto}..${tip}`])
  if (ahead === '0') throw refusal(`No commits between ${base} and ${head}`)
}

/** Closes a pull request without merging it. */
export async function closePullRequest(repository: FakeRepository, number: number): Promise<void> {
  const found = openPullRequest(repository, number)
  found.closedAt = await idOf(repository, `refs/heads/${found.head}`)
  found.state = 'closed'
}

/** What the buttons do: https://docs.github.com/repositories/configuring-branches-and-merges-in-your-repository/configuring-pull-request-merges */
export type MergeMethod = 'merge' | 'squash' | 'rebase'

/** Merges a pull request with Git, and throws where GitHub's button would be grey. A rebase takes one commit. */
export async function mergePullRequest(
  repository: FakeRepository,
  number: number,
  method: MergeMethod = 'merge',
): Promise<string> {
  const { head, base, title } = openPullRequest(repository, number)
  const { directory } = repository
  const ref = `refs/heads/${base}`
  const [from = '', tip = ''] = await Promise.all(
    [ref, `refs/heads/${head}`].map((name) => idOf(repository, name)),
  )
  const tree = await git(directory, ['merge-tree', '--write-tree', from, tip])
  const parents = method === 'merge' ? [from, tip] : [from]
  const to = await writeCommit(repository, { tree, message: `${title} (#${number})`, parents })
  if (!(await swapRef(repository, { ref, to, from }))) throw new Error(`${base} has moved`)
  await closePullRequest(repository, number)
  return to
}

function openPullRequest({ pullRequests }: FakeRepository, number: number): FakePullRequest {
  const found = pullRequests.find((each) => each.number === number && each.state === 'open')
  if (found === undefined) throw new Error(`no pull request ${number} is open`)
  return found
}

async function pullRequestBody(
  { github, repository }: Call,
  { number, title, body, head, base, state, closedAt }: FakePullRequest,
  example: object,
): Promise<object> {
  const sha = closedAt ?? (await idOf(repository, `refs/heads/${head}`))
  const ends = example as Record<'head' | 'base', { readonly repo?: object }>
  return {
    ...example,
    number,
    title,
    body,
    state,
    // The example lacks what the description asks for.
    requested_teams: [],
    html_url: `${github.url}/${repository.name}/pull/${number}`,
    head: { ...ends.head, ref: head, sha, repo: { ...ends.head.repo, full_name: repository.name } },
    base: { ...ends.base, ref: base },
  }
}
