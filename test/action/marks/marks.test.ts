import { beforeEach, describe, expect, it } from 'vitest'
import type { ActionEvent } from '../../support/action/action-runner.ts'
import { commitTo } from '../../support/git/branch-commits.ts'
import { createBareRepository, git } from '../../support/git/git-repository.ts'
import { createFixture, type Fixture, failureOf, indexCommits, pushOf, runStep } from '../setup.ts'

const YANK = 'marks:\n  - yank: acme/vpc/aws\n    versions: 1.2.3\n    reason: bad\n    allow-latest: true\n'

const PUSH: ActionEvent = {
  name: 'push',
  ref: 'refs/heads/main',
  sha: '0'.repeat(40),
  repository: 'acme/registry',
  repositoryId: 12,
  ownerId: 7,
  payload: { ref: 'refs/heads/main' },
}

const own = { 'index-repository': '', 'index-url': '', marks: 'true' }

describe('the action with marks', () => {
  let fixture: Fixture

  const run = (inputs: Record<string, string> = {}, event: Partial<ActionEvent> = {}) =>
    runStep(fixture, { inputs: { ...own, ...inputs }, event: { ...PUSH, ...event } })

  beforeEach(async () => {
    fixture = await createFixture({ visibility: 'public' })
    await runStep(fixture, { inputs: { package: 'index' }, event: pushOf('v1.2.3', fixture.commit) })
  })

  it('applies the marks.yml of its own branch to the index, and then has nothing to do', async () => {
    await createBareRepository(fixture.index, { 'marks.yml': YANK })
    const result = await run()
    expect(result).toMatchObject({ code: 0, annotations: [], outputs: { status: 'published' } })
    expect(JSON.parse(result.outputs['results'] ?? '[]')).toMatchObject([
      { address: 'acme/vpc/aws', yanked: ['1.2.3'], latest: { before: '1.2.3', after: null } },
    ])
    expect(result.summary).toContain('| `acme/vpc/aws` | `1.2.3` |  |  |  | 1.2.3 to none |')
    const document = JSON.parse(
      await git(fixture.index, ['show', 'registry:v1/modules/acme/vpc/aws/module.json']),
    )
    expect(document.yanks).toMatchObject([{ version: '1.2.3', origin: 'marks.yml' }])
    const commits = await indexCommits(fixture.index)
    expect(await run()).toMatchObject({ code: 0, outputs: { status: 'unchanged' } })
    expect(await indexCommits(fixture.index)).toEqual(commits)
  })

  it('says in a pull request what would change, and writes nothing', async () => {
    const commit = await createBareRepository(fixture.index, { 'marks.yml': YANK })
    await git(fixture.index, ['update-ref', 'refs/pull/7/merge', commit])
    const commits = await indexCommits(fixture.index)
    const pull = { number: 7, pull_request: { number: 7, head: { repo: { full_name: 'acme/registry' } } } }
    const event = { name: 'pull_request', ref: 'refs/pull/7/merge', payload: { action: 'opened', ...pull } }
    const result = await run({}, event)
    expect(result).toMatchObject({ code: 0, outputs: { status: 'planned' } })
    expect(result.summary).toContain('## Marks that would change')
    expect(await indexCommits(fixture.index)).toEqual(commits)
  })

  it('refuses other inputs beside it, a mark of what is not there, and a repository without the file', async () => {
    const refused = async (inputs?: Record<string, string>) => failureOf(await run(inputs))
    await createBareRepository(fixture.index, { 'README.md': '# Registry\n' })
    expect(await refused()).toMatch(/^INVALID_CONFIG: .*has no marks\.yml on "refs\/heads\/main"/)
    const files = { 'marks.yml': YANK.replace('1.2.3', '9.9.9') }
    await commitTo(fixture.index, 'main', { files, message: 'Marks' })
    expect(await refused()).toMatch(
      /^INVALID_CONFIG: marks\.yml line 2: acme\/vpc\/aws has no published version/,
    )
    for (const [name, value] of Object.entries({ collect: 'true', tag: 'v1.2.3' }))
      expect(await refused({ [name]: value })).toContain(
        `INVALID_INPUT: input "${name}" is set, but input "marks" is true`,
      )
  })

  it.each([
    ['pull_request_target', 'refs/heads/main'],
    ['pull_request_review', 'refs/pull/7/merge'],
    ['pull_request_review_comment', 'refs/pull/7/merge'],
    ['merge_group', 'refs/heads/gh-readonly-queue/main/pr-7'],
  ])('applies nothing at the event %s, whose branch may not be merged', async (name, ref) => {
    const commit = await createBareRepository(fixture.index, { 'marks.yml': YANK })
    await git(fixture.index, ['update-ref', ref, commit])
    const commits = await indexCommits(fixture.index)
    const payload = { number: 7, pull_request: { number: 7, head: { repo: { full_name: 'acme/registry' } } } }
    const result = await run({}, { name, ref, payload: name === 'merge_group' ? {} : payload })
    expect(result.annotations).toMatchObject([{ title: 'UNSUPPORTED_EVENT' }])
    expect(await indexCommits(fixture.index)).toEqual(commits)
  })
})
