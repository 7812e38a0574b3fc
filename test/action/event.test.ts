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

  it.each([
    ['workflow_dispatch', 'refs/heads/main'],
    ['schedule', 'refs/heads/main'],
    ['workflow_run', 'refs/heads/main'],
    ['push', 'refs/tags/v9.9.9'],
  ])('takes the tag or all tags of the inputs at the event %s', (name, ref) => {
    expect(tagsOf(event(name, ref), { ...NONE, tag: 'v1.2.3' })).toEqual({ tags: ['v1.2.3'] })
    expect(tagsOf(event(name, ref), { ...NONE, 'all-tags': true })).toEqual({ tags: 'all' })
  })

  it('takes a moving tag that the input names, for the publish to refuse', () =>
    expect(tagsOf(event('push', 'refs/tags/v1'), { ...NONE, tag: 'v1' })).toEqual({ tags: ['v1'] }))

  it('refuses the two inputs together', () => {
    expect(
      refusalOf(() => tagsOf(event('push', 'refs/tags/v1'), { ...NONE, tag: 'v1', 'all-tags': true })),
    ).toBe('INVALID_INPUT: input "tag" is "v1" and input "all-tags" is true | set one of the two')
  })

  it.each([
    ['a push of a branch', event('push', 'refs/heads/main')],
    ['a pushed moving tag of a major version', event('push', 'refs/tags/v1')],
    ['a pushed moving tag of a module in a monorepo', event('push', 'refs/tags/vpc/v1.2')],
    ['a push that deleted a tag', event('push', 'refs/tags/v1.2.3', { deleted: true })],
    ['a deletion', event('delete', 'refs/heads/main')],
    ['a deleted release', event('release', 'refs/tags/v1.2.3', { ...RELEASED, action: 'deleted' })],
    [
      'a release that is no longer published',
      event('release', 'refs/tags/v1.2.3', { ...RELEASED, action: 'unpublished' }),
    ],
  ])('has nothing to do for %s', (_, source) => {
    expect(tagsOf(source, NONE)).toEqual({
      tags: undefined,
      notice: expect.stringContaining('nothing to publish'),
    })
  })

  it.each(['workflow_dispatch', 'schedule', 'workflow_run'])(
    'says what to do where the event %s has no tag',
    (name) => {
      expect(refusalOf(() => tagsOf(event(name, 'refs/heads/main'), NONE))).toBe(
        `UNSUPPORTED_EVENT: the event "${name}" has no tag | run it on a pushed tag (on: push: tags: ["v*"]), or set the input "tag" (one tag) or "all-tags" (true)`,
      )
    },
  )

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
    const source = event(name, 'refs/pull/1/merge')
    for (const request of [NONE, { ...NONE, 'all-tags': true }, { ...NONE, tag: 'v1.2.3' }])
      expect(refusalOf(() => tagsOf(source, request))).toMatch(
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
    expect(parseEvent({}, environment)).toMatchObject({
      name: 'push',
      ref: 'refs/tags/v1.2.3',
      payload: {},
      serverUrl: 'https://github.acme.test',
      apiUrl: 'https://github.acme.test/api/v3',
      repository: 'acme/terraform-aws-vpc',
      remote: { url: 'https://github.acme.test/acme/terraform-aws-vpc.git' },
      identity: {
        host: 'github.acme.test',
        repository: 'acme/terraform-aws-vpc',
        repositoryId: 11,
        ownerId: 7,
      },
    })
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
    ['GITHUB_REPOSITORY_ID', 'eleven'],
    ['GITHUB_SERVER_URL', 'http://github.acme.test'],
    ['GITHUB_SERVER_URL', 'ssh://git@github.acme.test'],
    ['GITHUB_API_URL', 'http://github.acme.test/api/v3'],
  ])('refuses %s=%s', (name, value) => {
    expect(refusalOf(() => parseEvent({}, { ...environment, [name]: value }))).toContain(
      `INVALID_INPUT: environment variable ${name} is "${value}": `,
    )
  })

  it.each(['acme', 'acme/../vpc', 'https://git.acme.dev/acme/vpc.git', '/srv/git/acme/vpc.git'])(
    'says how act is told the repository, not to leave it out, where it is %s',
    (name) => {
      expect(refusalOf(() => parseEvent({}, { ...environment, GITHUB_REPOSITORY: name }))).toBe(
        `INVALID_INPUT: environment variable GITHUB_REPOSITORY: "${name}" is not owner/name | start act with --env GITHUB_REPOSITORY=owner/name; other runners set it themselves`,
      )
    },
  )

  it('says of a variable that it may be left out only where it may', () => {
    const { GITHUB_EVENT_NAME: _, ...others } = environment
    expect(refusalOf(() => parseEvent({}, others))).toMatch(
      /\| correct environment variable GITHUB_EVENT_NAME$/,
    )
    const id = { ...environment, GITHUB_REPOSITORY_ID: 'eleven' }
    expect(refusalOf(() => parseEvent({}, id))).toMatch(/GITHUB_REPOSITORY_ID, or leave it out$/)
  })

  it('takes http on loopback', () => {
    const variables = { ...environment, GITHUB_SERVER_URL: 'http://127.0.0.1:8080' }
    expect(parseEvent({}, variables).remote.url).toBe('http://127.0.0.1:8080/acme/terraform-aws-vpc.git')
  })
})
