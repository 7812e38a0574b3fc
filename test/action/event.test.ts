import { describe, expect, it } from 'vitest'
import { parseEvent, type TagSource, tagsOf } from '../../src/action/event.ts'
import { refusalOf } from '../refusal.ts'

const RELEASED = { action: 'published', release: { tag_name: 'v1.2.3' } }
const NONE = { 'all-tags': false, check: false, release: false, site: undefined } as const

function event(name: string, ref: string, payload: TagSource['payload'] = {}): TagSource {
  return { name, ref, payload, sha: 'a'.repeat(40) }
}

describe('tagsOf', () => {
  it.each([
    ['a pushed tag', event('push', 'refs/tags/v1.2.3'), 'v1.2.3'],
    ['a pushed tag with slashes', event('push', 'refs/tags/vpc/v1.2.3'), 'vpc/v1.2.3'],
    ['a pushed tag with a line end in it', event('push', 'refs/tags/v1\n::x'), 'v1\n::x'],
    ['a published release', event('release', 'refs/tags/v1.2.3', RELEASED), 'v1.2.3'],
    ['a run that was started on a tag', event('workflow_dispatch', 'refs/tags/v1.2.3'), 'v1.2.3'],
    ['a tag that was created', event('create', 'refs/tags/v1.2.3'), 'v1.2.3'],
  ])('takes the tag of %s', (_, source, tag) => expect(tagsOf(source, NONE)).toEqual({ tags: [tag] }))

  it.each(['workflow_dispatch', 'schedule', 'workflow_run'])(
    'takes the tag or all tags of the inputs at the event %s, and says what to do without',
    (name) => {
      const source = event(name, 'refs/heads/main')
      expect(tagsOf(source, { ...NONE, tag: 'v1.2.3' })).toEqual({ tags: ['v1.2.3'] })
      expect(tagsOf(source, { ...NONE, 'all-tags': true })).toEqual({ tags: 'all' })
      expect(refusalOf(() => tagsOf(source, NONE))).toBe(
        `UNSUPPORTED_EVENT: the event "${name}" has no tag | run it on a pushed tag (on: push: tags: ["v*"]), or set the input "tag" (one tag) or "all-tags" (true)`,
      )
    },
  )

  it('takes the tag of the input rather than the pushed one', () => {
    expect(tagsOf(event('push', 'refs/tags/v9.9.9'), { ...NONE, tag: 'v1' })).toEqual({ tags: ['v1'] })
  })

  it.each([
    ['a push of a branch', event('push', 'refs/heads/main')],
    ['a pushed moving tag of a major version', event('push', 'refs/tags/v1')],
    ['a pushed moving tag of a module in a monorepo', event('push', 'refs/tags/vpc/v1.2')],
    ['a push that deleted a tag', event('push', 'refs/tags/v1.2.3', { deleted: true })],
    ['a deletion', event('delete', 'refs/heads/main')],
    ['a deleted release', event('release', 'refs/tags/v1.2.3', { ...RELEASED, action: 'deleted' })],
    ['a release taken back', event('release', 'refs/tags/v1.2.3', { ...RELEASED, action: 'unpublished' })],
  ])('has nothing to do for %s', (_, source) => {
    const notice = expect.stringContaining('nothing to publish')
    expect(tagsOf(source, NONE)).toEqual({ tags: undefined, notice })
  })

  it('says of a moving tag that it is one', () =>
    expect(tagsOf(event('push', 'refs/tags/v1'), NONE)).toMatchObject({
      notice: 'nothing to publish: "v1" is a moving tag: it has fewer than three numbers',
    }))

  it('has nothing to do where a step makes the website alone', () => {
    const source = event('workflow_dispatch', 'refs/heads/main')
    expect(tagsOf(source, { ...NONE, site: 'site' })).toMatchObject({ tags: undefined })
  })

  it.each([
    'pull_request',
    'pull_request_target',
    'pull_request_review',
    'pull_request_review_comment',
    'merge_group',
    'issue_comment',
    'something_new',
  ])('refuses the event %s whatever the inputs say', (name) => {
    for (const request of [NONE, { ...NONE, 'all-tags': true }, { ...NONE, tag: 'v1.2.3' }])
      expect(refusalOf(() => tagsOf(event(name, 'refs/pull/1/merge'), request))).toMatch(
        /^UNSUPPORTED_EVENT: the event "\w+" cannot publish: .*not merged/,
      )
  })
})

describe('parseEvent', () => {
  const environment = {
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REF: 'refs/tags/v1.2.3',
    GITHUB_SERVER_URL: 'https://github.acme.test/',
    GITHUB_API_URL: 'https://github.acme.test/api/v3',
    GITHUB_REPOSITORY: 'acme/terraform-aws-vpc',
    GITHUB_REPOSITORY_ID: '11',
    GITHUB_REPOSITORY_OWNER_ID: '7',
  }

  it('knows the repository by its host and ids', () => {
    const repository = 'acme/terraform-aws-vpc'
    expect(parseEvent({}, environment)).toMatchObject({
      serverUrl: 'https://github.acme.test',
      remote: { url: 'https://github.acme.test/acme/terraform-aws-vpc.git' },
      identity: { host: 'github.acme.test', repository, repositoryId: 11, ownerId: 7 },
    })
    const local = { ...environment, GITHUB_SERVER_URL: 'http://127.0.0.1:8080' }
    expect(parseEvent({}, local).remote.url).toBe(`http://127.0.0.1:8080/${repository}.git`)
  })

  it('takes the ids of the event where the environment has none, and those of no other repository', () => {
    const { GITHUB_REPOSITORY_ID: _, GITHUB_REPOSITORY_OWNER_ID: __, ...others } = environment
    const repository = { id: 11, full_name: 'acme/terraform-aws-vpc', owner: { id: 7 } }
    expect(parseEvent({ repository }, others).identity).toMatchObject({ repositoryId: 11, ownerId: 7 })
    const foreign = parseEvent({ repository: { ...repository, full_name: 'zoo/x' } }, others).identity
    expect(foreign?.repositoryId).toBeUndefined()
  })

  it('takes of the payload what is used, and nothing else', () => {
    const release = { tag_name: 'v1.2.3', body: 'text' }
    const payload = { ...RELEASED, release, sender: { id: 1, type: 'User' } }
    expect(parseEvent(payload, environment).payload).toEqual(RELEASED)
  })

  it.each([
    ['GITHUB_REPOSITORY_ID', 'eleven', ', or leave it out'],
    ['GITHUB_SERVER_URL', 'http://github.acme.test', ', or leave it out'],
    ['GITHUB_SERVER_URL', 'ssh://git@github.acme.test', ', or leave it out'],
    ['GITHUB_API_URL', 'http://github.acme.test/api/v3', ', or leave it out'],
    ['GITHUB_EVENT_NAME', '', ''],
  ])('refuses %s=%s, and says whether it may be left out', (name, value, orNot) => {
    const refusal = refusalOf(() => parseEvent({}, { ...environment, [name]: value }))
    expect(refusal).toContain(`INVALID_INPUT: environment variable ${name} is "${value}": `)
    expect(refusal).toMatch(new RegExp(` correct environment variable ${name}${orNot}$`))
  })

  const NO_NAMES = ['acme', 'acme/../vpc', 'https://git.acme.dev/acme/vpc.git', '/srv/git/acme/vpc.git']
  it.each(NO_NAMES)('says how act is told the repository, not to leave it out, where it is %s', (name) => {
    expect(refusalOf(() => parseEvent({}, { ...environment, GITHUB_REPOSITORY: name }))).toBe(
      `INVALID_INPUT: environment variable GITHUB_REPOSITORY: "${name}" is not owner/name | start act with --env GITHUB_REPOSITORY=owner/name; other runners set it themselves`,
    )
  })
})
