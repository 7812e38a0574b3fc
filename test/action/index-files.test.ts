import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ActionEvent, ActionResult } from '../support/action/action-runner.ts'
import { commitTo, createBareRepository, git } from '../support/git/git-repository.ts'
import { pushTags, versionsOf } from '../support/git/tagged-modules.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { forEachTest } from '../support/temporary.ts'
import { createFixture, type Fixture, failureOf, pushOf, TOKEN } from './setup.ts'

shortenPauses()

const READER = 'ghs_READERreaderREADERreader0123456789'

const CONFIG = 'url: https://modules.acme.test\nsources:\n  - owner: acme\n    match: terraform-*-*\n'

/** The index repository with its registry.yml, a public and a private module. */
async function createOrganisation(config = CONFIG): Promise<Fixture> {
  const read = { contents: 'read' } as const
  const permissions = { 'acme/terraform-aws-vpc': read, 'acme/terraform-aws-dns': read }
  const fixture = await createFixture({ tokens: [{ text: READER, permissions }] })
  await createBareRepository(fixture.index, { 'registry.yml': config })
  const { directory } = await fixture.github.create('acme/terraform-aws-dns', 'public')
  await pushTags(directory, versionsOf('dns', ['1.0.0', '1.1.0']))
  return fixture
}

/** An event of the index repository. */
const eventOf = (name: string): ActionEvent => {
  const repository = { repository: 'acme/registry', repositoryId: 12, ownerId: 7 }
  return { name, ref: 'refs/heads/main', sha: '0'.repeat(40), ...repository, payload: {} }
}

function run(fixture: Fixture, inputs: Record<string, string> = {}, event: Partial<ActionEvent> = {}) {
  const own = { 'index-repository': '', 'index-url': '', collect: 'true', 'source-token': READER }
  return fixture.run({ inputs: { ...own, ...inputs }, event: { ...eventOf('schedule'), ...event } })
}

const published = ({ outputs }: ActionResult) =>
  z
    .array(z.object({ status: z.string(), address: z.string().optional(), version: z.string().optional() }))
    .parse(JSON.parse(outputs['results'] ?? '[]'))
    .map(({ status, address, version }) => `${status} ${address} ${version}`)

describe('the action with collect', () => {
  const fixture = forEachTest(createOrganisation)

  it('publishes what registry.yml of its own branch names, in one commit, tells of each source, and sends each token where it belongs', async () => {
    const result = await run(fixture())
    expect([result.code, result.annotations]).toEqual([0, []])
    expect(published(result)).toEqual([
      'published acme/vpc/aws 1.2.3',
      'published acme/dns/aws 1.0.0',
      'published acme/dns/aws 1.1.0',
    ])
    const [commit, ...others] = await fixture().indexCommits()
    expect(others).toEqual([])
    expect(result.outputs).toMatchObject({ status: 'published', 'index-commit': commit })
    expect(JSON.parse(result.outputs['sources'] ?? '[]')).toMatchObject([{ published: 1 }, { published: 2 }])
    expect(result.summary).toContain('| Source | Status | Tags | New |')
    expect(result.summary).toContain('| `acme/terraform-aws-dns` | published | 2 | 2 | 2 | 0 | 0 |  |')
    const document = await git(fixture().index, ['show', 'registry:v1/modules/acme/dns/aws/module.json'])
    const owner = { repository: 'acme/terraform-aws-dns', repositoryId: expect.any(Number), ownerId: 7 }
    expect(JSON.parse(document)).toMatchObject({ owner })
    const sent = (path: RegExp) => {
      const requests = fixture()
        .gitRequests()
        .filter((request) => path.test(request.path))
      return new Set(requests.flatMap(({ authorization }) => authorization))
    }
    const basic = (token: string) => `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
    expect(sent(/terraform-aws/)).toEqual(new Set([basic(READER)]))
    expect(sent(/registry\.git.*receive-pack/)).toEqual(new Set([basic(TOKEN)]))
  })

  it('looks at one source alone when a module repository asks for it', async () => {
    const result = await run(fixture(), { only: 'acme/terraform-aws-dns' }, { name: 'workflow_dispatch' })
    expect(published(result)).toEqual(['published acme/dns/aws 1.0.0', 'published acme/dns/aws 1.1.0'])
    expect(published(await run(fixture(), {}, { name: 'repository_dispatch' }))).toEqual([
      'published acme/vpc/aws 1.2.3',
    ])
  })

  it('deploys what it has committed, once', async () => {
    for (let times = 0; times < 2; times += 1)
      expect(await run(fixture(), { deploy: 'deploy.yml' })).toMatchObject({ code: 0, annotations: [] })
    expect(fixture().indexRepository.effects).toHaveLength(1)
    await run(fixture(), { deploy: 'deploy.yml', 'dry-run': 'true' })
    expect(fixture().indexRepository.effects).toHaveLength(1)
  })

  it('refuses what does not go together, and a registry.yml that cannot be read, and writes nothing', async () => {
    const none = await git(fixture().index, ['mktree'])
    const empty = await git(fixture().index, ['commit-tree', '-m', 'x', none])
    await git(fixture().index, ['update-ref', 'refs/heads/empty', empty])
    const refused = async (inputs: Record<string, string>, event: Partial<ActionEvent> = {}) =>
      failureOf(await run(fixture(), inputs, event))
    expect(await refused({ config: 'examples/index/nothing.yml' })).toMatch(/^INVALID_CONFIG: /)
    expect(await refused({ tag: 'v1.0.0' })).toMatch(
      /^INVALID_INPUT: input "tag" is set, but input "collect" is "true"/,
    )
    expect(await refused({ package: 'git' })).toMatch(/^INVALID_INPUT: input "package" is set/)
    expect(await refused({ attest: 'require' })).toMatch(
      /^INVALID_INPUT: input "attest" is set.*\nremove "attest"/,
    )
    expect(await refused({}, { name: 'pull_request' })).toMatch(/^UNSUPPORTED_EVENT: .*not merged/)
    expect(await refused({}, { ref: 'refs/heads/none' })).toMatch(/^REPOSITORY_UNREACHABLE: .*cannot be read/)
    expect(await refused({}, { ref: 'refs/heads/empty' })).toMatch(/^INVALID_CONFIG: .*has no registry\.yml/)
    expect(await fixture().indexCommits()).toEqual([])
  })
})

const YANK = 'marks:\n  - yank: acme/vpc/aws\n    versions: 1.2.3\n    reason: bad\n    allow-latest: true\n'

const PULL = { number: 7, pull_request: { number: 7, head: { repo: { full_name: 'acme/registry' } } } }
const own = { 'index-repository': '', 'index-url': '', marks: 'true' }

describe('the action with marks', () => {
  let fixture: Fixture

  const run = (inputs: Record<string, string> = {}, event: Partial<ActionEvent> = {}) =>
    fixture.run({ inputs: { ...own, ...inputs }, event: { ...eventOf('push'), ...event } })

  beforeEach(async () => {
    fixture = await createFixture({ visibility: 'public' })
    await fixture.run({ inputs: { package: 'index' }, event: pushOf('v1.2.3', fixture.commit) })
  })

  it('applies the marks.yml of its own branch to the index, and then has nothing to do', async () => {
    await createBareRepository(fixture.index, { 'marks.yml': YANK })
    const result = await run({ deploy: 'pages' })
    expect(result).toMatchObject({ code: 0, annotations: [], outputs: { status: 'published' } })
    expect(fixture.indexRepository.effects).toMatchObject([{ kind: 'pages' }])
    expect(JSON.parse(result.outputs['results'] ?? '[]')).toMatchObject([
      { address: 'acme/vpc/aws', yanked: ['1.2.3'], latest: { before: '1.2.3', after: null } },
    ])
    expect(result.summary).toContain('| `acme/vpc/aws` | `1.2.3` |  |  |  | 1.2.3 to none |')
    const document = await git(fixture.index, ['show', 'registry:v1/modules/acme/vpc/aws/module.json'])
    expect(JSON.parse(document).yanks).toMatchObject([{ version: '1.2.3', origin: 'marks.yml' }])
    const commits = await fixture.indexCommits()
    expect(await run()).toMatchObject({ code: 0, outputs: { status: 'unchanged' } })
    expect(await fixture.indexCommits()).toEqual(commits)
  })

  it('says in a pull request what would change, and writes nothing', async () => {
    const commit = await createBareRepository(fixture.index, { 'marks.yml': YANK })
    await git(fixture.index, ['update-ref', 'refs/pull/7/merge', commit])
    const commits = await fixture.indexCommits()
    const event = { name: 'pull_request', ref: 'refs/pull/7/merge', payload: { action: 'opened', ...PULL } }
    const result = await run({ deploy: 'pages' }, event)
    expect(result).toMatchObject({ code: 0, outputs: { status: 'planned' } })
    expect(fixture.indexRepository.effects).toEqual([])
    expect(result.summary).toContain('## Marks that would change')
    expect(await fixture.indexCommits()).toEqual(commits)
  })

  it('refuses other inputs beside it, a mark of what is not there, and a repository without the file', async () => {
    const refused = async (inputs?: Record<string, string>) => failureOf(await run(inputs))
    await createBareRepository(fixture.index, { 'README.md': '# Registry\n' })
    expect(await refused()).toMatch(/^INVALID_CONFIG: .*has no marks\.yml on "refs\/heads\/main"/)
    const files = { 'marks.yml': YANK.replace('1.2.3', '9.9.9') }
    await commitTo(fixture.index, 'main', { files, message: 'Marks' })
    expect(await refused()).toMatch(/^INVALID_CONFIG: marks\.yml line 2: acme\/vpc\/aws has no published/)
    for (const [name, value] of Object.entries({ collect: 'true', tag: 'v1.2.3' }))
      expect(await refused({ [name]: value })).toContain(
        `INVALID_INPUT: input "${name}" is set, but input "marks" is "true"`,
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
    const commits = await fixture.indexCommits()
    const result = await run({}, { name, ref, payload: name === 'merge_group' ? {} : PULL })
    expect(result.annotations).toMatchObject([{ title: 'UNSUPPORTED_EVENT' }])
    expect(await fixture.indexCommits()).toEqual(commits)
  })
})
