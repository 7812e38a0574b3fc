import { exampleOf } from './github-description.ts'
import { pageOf } from './github-listing.ts'
import { type Answer, ApiError, type Call, type FakeComment, type FakeRepository } from './github-state.ts'

/** Repositories, comments, attestations, and what is only ever asked for: dispatches, builds. */

/** In whose name every token writes comments. */
export const AUTHOR = 'github-actions[bot]'

/** https://github.com/orgs/community/discussions/27190 */
const MAX_COMMENT_LENGTH = 65_536

export const otherOperations: Readonly<Record<string, (call: Call) => Answer>> = {
  'repos/get': (call) => ({ status: 200, body: repositoryBody(call, call.repository) }),
  'issues/list-comments': (call) => {
    const { repository, parameters } = call
    const comments = repository.comments.filter((each) => String(each.issue) === parameters['issue_number'])
    const { items, headers } = pageOf(comments, call)
    return { status: 200, body: items.map((each) => commentBody(call, each)), headers }
  },
  'issues/create-comment': (call) => {
    const issue = Number(call.parameters['issue_number'])
    const comment: FakeComment = { id: call.github.nextId(), issue, body: commentText(call), user: AUTHOR }
    call.repository.comments.push(comment)
    return { status: 201, body: commentBody(call, comment) }
  },
  'issues/update-comment': (call) => {
    const { repository, parameters } = call
    const found = repository.comments.find((each) => String(each.id) === parameters['comment_id'])
    if (found === undefined) throw new ApiError(404, 'Not Found')
    found.body = commentText(call)
    return { status: 200, body: commentBody(call, found) }
  },
  'repos/create-attestation': ({ github, repository, body }) => {
    const { attestations, attestationRefusal: refusal } = repository
    if (refusal !== undefined) throw new ApiError(refusal.status, refusal.message)
    attestations.push(body['bundle'])
    return { status: 201, body: { id: github.nextId() } }
  },
  'repos/list-attestations': ({ repository, parameters }) => {
    const found = repository.attestations.filter((bundle) =>
      digestsIn(bundle).includes(parameters['subject_digest'] ?? ''),
    )
    if (found.length === 0) throw new ApiError(404, 'Not Found')
    const about = { repository_id: repository.id, bundle_url: 'https://x.test' }
    return { status: 200, body: { attestations: found.map((bundle) => ({ bundle, ...about })) } }
  },
  'actions/create-workflow-dispatch': (call) => remembered(call, 'dispatch', { status: 204 }),
  'repos/request-pages-build': (call) =>
    remembered(call, 'pages', { status: 201, body: { url: `${call.url}/latest`, status: 'queued' } }),
}

/** Of what an attestation speaks of. https://docs.github.com/rest/repos/attestations */
function digestsIn(bundle: unknown): string[] {
  const { dsseEnvelope } = bundle as { dsseEnvelope: { payload: string } }
  const statement: { subject: { digest: { sha256: string } }[] } = JSON.parse(
    Buffer.from(dsseEnvelope.payload, 'base64').toString(),
  )
  return statement.subject.map(({ digest }) => `sha256:${digest.sha256}`)
}

function commentText({ body }: Call): string {
  const text = String(body['body'])
  if (text.length <= MAX_COMMENT_LENGTH) return text
  const message = `body is too long (maximum is ${MAX_COMMENT_LENGTH} characters)`
  throw new ApiError(422, 'Validation Failed', [{ resource: 'IssueComment', code: 'unprocessable', message }])
}

function remembered({ repository, body, parameters }: Call, kind: string, answer: Answer): Answer {
  repository.effects.push({ kind, body: { ...body, ...parameters } })
  return answer
}

function repositoryBody({ github, mayWrite }: Call, repository: FakeRepository): object {
  const [owner = '', name = ''] = repository.name.split('/')
  const example = exampleOf('full-repository')
  return {
    ...example,
    id: repository.id,
    name,
    full_name: repository.name,
    default_branch: 'main',
    // Another server calls what a private organisation shows to its members public.
    private: repository.visibility === 'private' || (repository.visibility === 'internal' && !github.isGitea),
    visibility: repository.visibility,
    // The description asks for it, and its own example lacks it.
    has_discussions: false,
    owner: { ...(example['owner'] as object), login: owner },
    html_url: `${github.url}/${repository.name}`,
    permissions: { admin: false, maintain: false, push: mayWrite, triage: false, pull: true },
  }
}

function commentBody({ github, repository }: Call, comment: FakeComment): object {
  const example = exampleOf('issue-comment')
  const url = `${github.apiUrl}/repos/${repository.name}/issues/comments/${comment.id}`
  const user = { ...(example['user'] as object), login: comment.user }
  return { ...example, id: comment.id, url, body: comment.body, user }
}
