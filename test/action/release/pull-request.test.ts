import { describe, expect, it } from 'vitest'
import { commitTo, git } from '../../support/git/git-repository.ts'
import {
  closePullRequest,
  type MergeMethod,
  mergePullRequest,
} from '../../support/github/github-pull-requests.ts'
import type { FakePullRequest } from '../../support/github/github-state.ts'
import { shortenPauses } from '../../support/short-pauses.ts'
import { type Fixture, REPOSITORY, type Step } from '../setup.ts'
import { IPV6, madeTags, merged, mergePull, releasable, release, TWO_MODULES, versionsIn } from './merges.ts'

shortenPauses()

const BRANCH = 'module-registry-release/main'
const NO_INDEX = { 'index-repository': '', 'index-url': '' }

/** What `release: pull-request` does at a push. */
function push(fixture: Fixture, step: Step = {}) {
  return release(fixture, { ...step, inputs: { release: 'pull-request', ...step.inputs } })
}

/** A repository whose pull request of a release is open. */
async function proposed(): Promise<Fixture> {
  const fixture = await merged()
  expect((await push(fixture)).annotations).toEqual([])
  return fixture
}

/** The pull requests of releases. */
function proposals({ moduleRepository }: Fixture): FakePullRequest[] {
  return moduleRepository.pullRequests.filter(({ head }) => head === BRANCH)
}

async function merge(fixture: Fixture, method?: MergeMethod): Promise<string> {
  const open = proposals(fixture).find(({ state }) => state === 'open')
  return mergePullRequest(fixture.moduleRepository, open?.number ?? 0, method)
}

/** The first lines of the sections of the changelog. */
async function sections({ modules }: Fixture, branch = BRANCH): Promise<string[]> {
  return (await git(modules, ['show', `${branch}:CHANGELOG.md`])).match(/^## .*$/gm) ?? []
}

const titleOf = (version: string) => `## ${version} (2025-01-02) <!-- module-registry release ${version} -->`

describe('a push where releases are collected', () => {
  it('opens one pull request with the changelog, tags nothing, and updates it at a later push alone', async () => {
    const fixture = await merged()
    const { code, outputs, annotations, summary } = await push(fixture)
    expect({ code, annotations }).toEqual({ code: 0, annotations: [] })
    const [opened, ...others] = proposals(fixture)
    expect(others).toEqual([])
    expect(opened).toMatchObject({ title: 'chore: release acme/vpc/aws 1.3.0', base: 'main', state: 'open' })
    expect(opened?.body).toContain('| `acme/vpc/aws` `1.3.0` | minor: ')
    const url = `${fixture.github.url}/${REPOSITORY}/pull/${opened?.number}`
    expect(outputs).toMatchObject({ status: 'pending', 'pull-request': url, results: '[]' })
    expect(JSON.parse(outputs['releases'] ?? '')).toMatchObject([{ status: 'proposed', bump: 'minor' }])
    expect(summary).toContain(url.slice(-12))
    expect(await git(fixture.modules, ['rev-list', '--count', `main..${BRANCH}`])).toBe('1')
    expect(await git(fixture.modules, ['diff', '--name-only', 'main', BRANCH])).toBe('CHANGELOG.md')
    expect(await git(fixture.modules, ['show', `${BRANCH}:CHANGELOG.md`])).toContain(
      `# Changelog\n\n${titleOf('1.3.0')}\n\n### New\n\n- \`var.ipv6\`: an optional input was added`,
    )
    expect([await madeTags(fixture), await versionsIn(fixture)]).toEqual([[], []])
    const before = fixture.github.writes.length
    expect((await push(fixture)).outputs).toMatchObject({ status: 'pending' })
    expect(fixture.github.writes).toHaveLength(before)
    await mergePull(fixture, 13, { files: { 'main.tf': '' } })
    await push(fixture)
    expect(proposals(fixture)).toMatchObject([{ title: 'chore: release acme/vpc/aws 2.0.0', state: 'open' }])
    expect(await sections(fixture)).toEqual([titleOf('2.0.0')])
  })

  it.each<MergeMethod>(['merge', 'squash', 'rebase'])('releases what a %s brings, once', async (method) => {
    const fixture = await proposed()
    const merged = await merge(fixture, method)
    const { annotations, outputs } = await push(fixture)
    expect(annotations).toEqual([])
    expect(outputs).toMatchObject({ status: 'published', version: '1.3.0' })
    expect(await git(fixture.modules, ['rev-parse', 'v1.3.0^{commit}'])).toBe(merged)
    expect(await versionsIn(fixture)).toEqual(['1.3.0'])
    expect(fixture.moduleRepository.releases).toMatchObject([{ tag_name: 'v1.3.0' }])
    expect((await push(fixture)).outputs).toMatchObject({ status: 'unchanged', 'pull-request': '' })
    await commitTo(fixture.modules, 'main', { files: { 'CHANGELOG.md': '# By hand\n' }, message: 'Docs' })
    expect((await push(fixture)).outputs).toMatchObject({ status: 'unchanged' })
    expect([await madeTags(fixture), proposals(fixture).length]).toEqual([['v1.3.0'], 1])
  })

  it('tags nothing that came in beside it and needs another number', async () => {
    const fixture = await proposed()
    await mergePull(fixture, 13, { files: { 'main.tf': '' } })
    await merge(fixture)
    const { outputs, annotations } = await push(fixture)
    expect({ status: outputs['status'], annotations }).toEqual({ status: 'pending', annotations: [] })
    expect(await madeTags(fixture)).toEqual([])
    expect(await sections(fixture, 'main')).toEqual([titleOf('1.3.0')])
    expect(await sections(fixture)).toEqual([titleOf('2.0.0')])
    await merge(fixture)
    await push(fixture)
    expect([await madeTags(fixture), await versionsIn(fixture)]).toEqual([['v2.0.0'], ['2.0.0']])
  })

  it('releases at a later push what a lost run has left, and adds the next version on top of the changelog', async () => {
    const fixture = await proposed()
    await merge(fixture)
    await commitTo(fixture.modules, 'main', { files: { '.github/x.yml': 'a\n' }, message: 'Later' })
    await mergePull(fixture, 15, { files: { 'README.md': '# More\n' } })
    expect((await push(fixture)).outputs).toMatchObject({ status: 'published', version: '1.3.0' })
    await mergePull(fixture, 16, { files: { 'README.md': '# Most\n' } })
    await push(fixture)
    expect(await sections(fixture)).toEqual([titleOf('1.3.1'), titleOf('1.3.0')])
  })

  it('is about the modules that changed', async () => {
    const fixture = await releasable({ files: TWO_MODULES })
    for (const tag of ['vpc/v1.0.0', 'dns/v2.0.0']) await git(fixture.modules, ['tag', tag, 'main'])
    await mergePull(fixture, 12, { files: { 'vpc/variables.tf': IPV6 } })
    await push(fixture)
    expect(await git(fixture.modules, ['diff', '--name-only', 'main', BRANCH])).toBe('vpc/CHANGELOG.md')
    await mergePull(fixture, 13, { files: { 'dns/variables.tf': IPV6 } })
    await merge(fixture)
    const { annotations } = await push(fixture)
    expect(annotations).toEqual([])
    expect(await madeTags(fixture)).toEqual(['vpc/v1.1.0'])
    expect(proposals(fixture)).toMatchObject([
      { state: 'closed' },
      { title: 'chore: release acme/dns/aws 2.1.0', state: 'open' },
    ])
    expect(await git(fixture.modules, ['diff', '--name-only', 'main', BRANCH])).toBe('dns/CHANGELOG.md')
  })

  it('proposes the first version, and only says so in a dry run', async () => {
    const fixture = await releasable()
    await git(fixture.modules, ['tag', '--delete', 'v1.2.3'])
    const { outputs } = await push(fixture, { inputs: { 'dry-run': 'true' } })
    expect(outputs).toMatchObject({ status: 'planned', 'pull-request': '' })
    expect([proposals(fixture), fixture.github.writes]).toEqual([[], []])
    await push(fixture)
    expect(proposals(fixture)).toMatchObject([{ title: 'chore: release acme/vpc/aws 0.1.0' }])
    await merge(fixture)
    await push(fixture)
    expect(await madeTags(fixture)).toEqual(['v0.1.0'])
  })

  it('closes it where nothing is left to release', async () => {
    const fixture = await proposed()
    await mergePull(fixture, 13, { files: { 'variables.tf': null } })
    expect((await push(fixture)).outputs).toMatchObject({ status: 'unchanged', 'pull-request': '' })
    expect(proposals(fixture)).toMatchObject([{ state: 'closed' }])
  })

  it('does not open again what somebody closed, before the next push', async () => {
    const fixture = await proposed()
    await closePullRequest(fixture.moduleRepository, proposals(fixture)[0]?.number ?? 0)
    expect((await push(fixture)).outputs).toMatchObject({ 'pull-request': '' })
    expect(proposals(fixture)).toHaveLength(1)
    await mergePull(fixture, 13, { files: { 'README.md': '# More\n' } })
    await push(fixture)
    expect(proposals(fixture)).toMatchObject([{ state: 'closed' }, { state: 'open' }])
  })

  it('leaves the branch to the run of a newer push', async () => {
    const fixture = await releasable()
    const older = await mergePull(fixture, 12, { files: { 'variables.tf': IPV6 } })
    await mergePull(fixture, 13, { files: { 'main.tf': '' } })
    await push(fixture)
    const { code, stdout } = await push(fixture, { event: { sha: older } })
    expect(code).toBe(0)
    expect(stdout).toContain('"main" has moved on')
    expect(proposals(fixture)).toMatchObject([{ title: 'chore: release acme/vpc/aws 2.0.0' }])
  })

  it('says in its own check what its merge releases', async () => {
    const fixture = await proposed()
    const sha = await git(fixture.modules, ['rev-parse', BRANCH])
    await git(fixture.modules, ['update-ref', 'refs/pull/99/merge', sha])
    const payload = {
      number: 99,
      repository: { full_name: REPOSITORY, default_branch: 'main' },
      pull_request: { number: 99, base: { ref: 'main' }, head: { repo: { full_name: REPOSITORY } } },
    }
    const { code } = await fixture.run({
      event: { name: 'pull_request', ref: 'refs/pull/99/merge', sha, payload },
      inputs: { release: 'pull-request', check: 'true', comment: 'true', ...NO_INDEX },
    })
    const [comment] = fixture.moduleRepository.comments
    expect([code, comment?.body]).toEqual([0, expect.stringContaining('Merging this pull request releases:')])
  })
})

it.each([
  ['before the push', 'git-receive-pack'],
  ['before the pull request', 'pulls/create'],
  ['after the pull request', 'pulls/create after'],
  ['before the tag', 'merged git-receive-pack'],
  ['before the release', 'merged repos/create-release'],
])('a run that is killed while it collects releases is finished by the next one: %s', async (_, point) => {
  const killer = new AbortController()
  let isArmed = false
  const wanted = point.replace(/^merged | after$/g, '')
  const fixture = await releasable({
    faults: ({ method, operation, path }) => {
      const isHere = operation === wanted || (method === 'POST' && path.includes(wanted))
      if (!isArmed || !isHere) return undefined
      isArmed = false
      if (!point.endsWith(' after')) killer.abort()
      return point.endsWith(' after') ? 'stall-after' : 'stall'
    },
    served: ({ operation }) => {
      if (operation === wanted && point.endsWith(' after')) killer.abort()
    },
  })
  await mergePull(fixture, 12, { files: { 'variables.tf': IPV6 } })
  if (point.startsWith('merged ')) {
    await push(fixture)
    await merge(fixture)
  }
  isArmed = true
  expect((await push(fixture, { signal: killer.signal })).code).not.toBe(0)
  const { annotations } = await push(fixture)
  expect(annotations).toEqual([])
  if (!point.startsWith('merged ')) {
    expect(proposals(fixture)).toMatchObject([{ state: 'open' }])
    await merge(fixture)
    await push(fixture)
  }
  expect([await madeTags(fixture), await versionsIn(fixture)]).toEqual([['v1.3.0'], ['1.3.0']])
  expect(proposals(fixture)).toMatchObject([{ state: 'closed' }])
})
