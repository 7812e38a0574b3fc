import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCliWell } from '../../support/cli/program.ts'
import { commitTo, git } from '../../support/git/git-repository.ts'
import { shortenPauses } from '../../support/short-pauses.ts'
import { type Fixture, failureOf } from '../setup.ts'
import { IPV6, madeTags, merged, mergePull, pushOfBranch, releasable, release, versionsIn } from './merges.ts'

shortenPauses()

const good = { code: 0, annotations: [] }
const ARN = 'output "arn" {\n  value = 1\n}\n'

/** What stands in the repository where nothing was released. */
async function expectNothingMade(fixture: Fixture): Promise<void> {
  expect(await madeTags(fixture)).toEqual([])
  expect(fixture.moduleRepository.releases).toEqual([])
  expect(await versionsIn(fixture)).toEqual([])
}

describe('a push to the default branch with "release"', () => {
  it('says in a dry run, then tags, announces and publishes the version that the interface gives, once', async () => {
    const fixture = await merged()
    const dry = await release(fixture, { inputs: { 'dry-run': 'true' } })
    expect(dry).toMatchObject({ ...good, outputs: { status: 'planned', version: '1.3.0' } })
    expect(dry.summary).toContain('| `acme/vpc/aws` | planned | `1.2.3` | `1.3.0` | minor |')
    expect(fixture.github.writes).toEqual([])
    const result = await release(fixture)
    const outputs = { status: 'published', address: 'acme/vpc/aws', version: '1.3.0' }
    expect(result).toMatchObject({ ...good, outputs })
    const next = { version: '1.3.0', tag: 'v1.3.0' }
    expect(JSON.parse(result.outputs['releases'] ?? '')).toMatchObject([
      { status: 'pushed', last: { version: '1.2.3' }, next, bump: 'minor' },
    ])
    expect(result.summary).toContain('optional input "ipv6" was added')
    expect(result.stdout).toContain('Change 12 (Grace, #12)')
    expect(result.stdout.match(/^release {3}acme\/vpc\/aws 1.3.0/gm)).toHaveLength(1)
    expect(await madeTags(fixture)).toEqual(['v1.3.0'])
    expect(await versionsIn(fixture)).toEqual(['1.3.0'])
    const { releases } = fixture.moduleRepository
    expect(releases).toMatchObject([
      { tag_name: 'v1.3.0', draft: false, prerelease: false, makeLatest: 'true' },
    ])
    const { body = '' } = releases[0] ?? {}
    expect(body).toContain('version = "1.3.0"')
    expect(body).toContain('### New\n\n- `var.ipv6`: an optional input was added (`variables.tf:1`)')
    expect(body).toMatch(/Change 12 \(Grace, #12, [0-9a-f]{7}\)/)
    const writes = fixture.github.writes.length
    const again = await release(fixture)
    expect(again).toMatchObject({ ...good, outputs: { status: 'unchanged', releases: '[]' } })
    expect(fixture.github.writes).toHaveLength(writes)
  })

  it('needs two requests to the API more than a publish of the tag', async () => {
    const calls = async (run: (fixture: Fixture) => Promise<unknown>) => {
      const fixture = await releasable()
      await mergePull(fixture, 12, { files: { 'variables.tf': IPV6 } })
      await run(fixture)
      return fixture.github.apiRequests.map(({ operation }) => operation)
    }
    const published = await calls((fixture) => fixture.run({ inputs: { package: 'index' } }))
    const released = await calls(release)
    expect(released).toEqual(expect.arrayContaining(['graphql:Merged', 'repos/create-release']))
    expect(released.length - published.length).toBe(2)
  })

  it.each([
    [['release:major'], '2.0.0'],
    [['release:patch', 'bug'], '1.3.0'],
    [['release:none', 'Release: major'], '2.0.0'],
    [['next-version: major'], '1.3.0'],
  ])('takes the labels %j of the merged pull request for %s', async (labels, version) => {
    expect((await release(await merged({}, labels))).outputs).toMatchObject({ status: 'published', version })
  })

  it('leaves to a later release what the label release:none is at', async () => {
    const fixture = await merged({}, ['release:none'])
    const { outputs } = await release(fixture)
    const skipped = { status: 'skipped', next: null, reason: ['label release:none of #12'] }
    expect(JSON.parse(outputs['releases'] ?? '')).toMatchObject([skipped])
    await expectNothingMade(fixture)
    await mergePull(fixture, 13, { files: { 'main.tf': 'output "id" {\n  value = "other"\n}\n' } })
    expect((await release(fixture)).outputs).toMatchObject({ version: '1.3.0' })
  })

  it('refuses a label that asks for no release, by the number of its pull request', async () => {
    const fixture = await merged({}, ['release:big'])
    const result = await release(fixture)
    expect(failureOf(result)).toMatch(/^INVALID_INPUT: .*#12: /)
    expect(result.outputs['status']).toBe('refused')
    await expectNothingMade(fixture)
  })

  it('makes pre-releases, and the first version, as the inputs say', async () => {
    const fixture = await releasable()
    await git(fixture.modules, ['tag', '--delete', 'v1.2.3'])
    const first = await release(fixture, { inputs: { 'initial-version': '1.0.0', 'pre-release': 'beta' } })
    expect(first.outputs).toMatchObject({ version: '1.0.0-beta.1' })
    expect(fixture.moduleRepository.releases).toMatchObject([{ prerelease: true, makeLatest: 'false' }])
  })

  it('releases versions below 2.0.0 from a maintenance branch, and nothing from other branches', async () => {
    const fixture = await releasable()
    await git(fixture.modules, ['branch', 'release/1.x', 'main'])
    await mergePull(fixture, 12, { files: { 'main.tf': 'output "arn" {\n  value = "vpc"\n}\n' } })
    expect((await release(fixture)).outputs).toMatchObject({ version: '2.0.0' })
    await mergePull(fixture, 13, { files: { 'variables.tf': IPV6 }, base: 'release/1.x' })
    expect((await release(fixture, { branch: 'release/1.x' })).outputs).toMatchObject({ version: '1.3.0' })
    expect(fixture.moduleRepository.releases.map(({ makeLatest }) => makeLatest)).toEqual(['true', 'false'])
    await commitTo(fixture.modules, 'topic', { files: { 'variables.tf': IPV6 }, message: 'Topic' })
    const { annotations, outputs } = await release(fixture, { branch: 'topic' })
    const message = expect.stringContaining('"topic" is neither')
    expect([outputs['status'], annotations]).toMatchObject(['skipped', [{ level: 'notice', message }]])
    expect(await madeTags(fixture)).toEqual(['v1.3.0', 'v2.0.0'])
  })

  it('tags nothing that the publish would refuse', async () => {
    const fixture = await releasable()
    await mergePull(fixture, 12, { files: { 'Notes.txt': 'one', 'notes.txt': 'two' } })
    expect(failureOf(await release(fixture))).toMatch(
      /^UNSAFE_PACKAGE: nothing is tagged, as the tag "v1\.2\.4" would be refused: /,
    )
    await expectNothingMade(fixture)
  })

  it.each([
    [
      'a rule of the repository',
      'error: GH013: Repository rule violations found for refs/tags/v1.3.0.\nReview all repository rules at https://github.test/rules\n\n- Cannot create ref due to creations being restricted.\n',
      'GH013: Repository rule violations found for refs/tags/v1.3.0. Cannot create ref due to creations being restricted.',
      'bypass list of the rule for tags',
    ],
    [
      'GitHub, for a workflow file that no branch has',
      'error: refusing to allow a GitHub App to create or update workflow `.github/workflows/a.yml` without `workflows` permission\n',
      'refusing to allow a GitHub App to create or update workflow',
      'release the newest commit of the branch',
    ],
  ])('says what %s refuses, and tags nothing', async (_, said, message, hint) => {
    const fixture = await merged()
    const hook = `#!/bin/sh\nprintf '%s' "${said.replaceAll('`', '\\`')}" >&2\nexit 1\n`
    await writeFile(join(fixture.modules, 'hooks/pre-receive'), hook, { mode: 0o755 })
    const failure = failureOf(await release(fixture))
    expect(failure).toMatch(/^PERMISSION: /)
    for (const part of [message, hint]) expect(failure).toContain(part)
    await expectNothingMade(fixture)
  })

  it('refuses a tag that names its version at another commit, a commit that the branch has no more, and the event of a fork', async () => {
    const fixture = await merged()
    await git(fixture.modules, ['branch', 'stray', fixture.commit])
    const stray = await commitTo(fixture.modules, 'stray', { message: 'Stray' })
    await git(fixture.modules, ['tag', 'v1.3.0', stray])
    expect(failureOf(await release(fixture))).toContain('(tag "v1.3.0")')
    const event = { name: 'pull_request_target', ref: 'refs/heads/main' }
    expect(failureOf(await release(fixture, { event }))).toMatch(/^UNSUPPORTED_EVENT: /)
    const sha = await git(fixture.modules, ['rev-parse', 'main'])
    await git(fixture.modules, ['update-ref', 'refs/heads/main', fixture.commit])
    const gone = await release(fixture, { event: pushOfBranch('main', sha) })
    expect(failureOf(gone)).toContain(`INVALID_INPUT: the commit ${sha} is not on "refs/heads/main"`)
    await expectNothingMade(fixture)
  })

  it('opens a pull request of the index for the version, and is done when that is merged', async () => {
    const fixture = await releasable()
    const inputs = { 'index-repository': 'acme/registry', 'index-commit-by': 'pull-request' }
    await runCliWell(['init', '--index', fixture.index, '--url', 'https://modules.acme.test'])
    await mergePull(fixture, 12, { files: { 'variables.tf': IPV6 } })
    const pending = { ...good, outputs: { status: 'pending', version: '1.3.0' } }
    for (const _ of ['first', 'again']) expect(await release(fixture, { inputs })).toMatchObject(pending)
    expect(await madeTags(fixture)).toEqual(['v1.3.0'])
    expect(fixture.moduleRepository.releases).toHaveLength(1)
    const [pull] = fixture.indexRepository.pullRequests
    await git(fixture.index, ['update-ref', 'refs/heads/registry', `refs/heads/${pull?.head}`])
    expect((await release(fixture, { inputs })).outputs).toMatchObject({ status: 'unchanged', results: '[]' })
  })

  it('plans anew where another run has pushed the tag meanwhile', async () => {
    let fixture: Fixture | undefined
    let isFirst = true
    fixture = await releasable({
      async faults({ path }) {
        if (!path.includes('git-receive-pack') || !isFirst || fixture === undefined) return undefined
        isFirst = false
        // The run of the merge before.
        await git(fixture.modules, ['tag', 'v1.3.0', 'main^'])
        return undefined
      },
    })
    await mergePull(fixture, 12, { files: { 'variables.tf': IPV6 } })
    await mergePull(fixture, 13, { files: { 'outputs.tf': ARN } })
    const result = await release(fixture)
    expect(result).toMatchObject({ ...good, outputs: { version: '1.4.0' } })
    expect(result.stdout).toContain('another run was faster: planned anew')
    expect(await madeTags(fixture)).toEqual(['v1.4.0'])
  })

  it('releases two merges whose runs are at once, each change once', async () => {
    const fixture = await releasable()
    const first = await mergePull(fixture, 12, { files: { 'variables.tf': IPV6 } })
    const second = await mergePull(fixture, 13, { files: { 'outputs.tf': ARN } })
    const runs = await Promise.all(
      [first, second].map((sha) => release(fixture, { event: pushOfBranch('main', sha) })),
    )
    for (const run of runs) expect(run).toMatchObject(good)
    const tags = await madeTags(fixture)
    expect([['v1.3.0'], ['v1.3.0', 'v1.4.0']]).toContainEqual(tags)
    expect(await git(fixture.modules, ['rev-parse', `${tags.at(-1)}^{commit}`])).toBe(second)
    expect((await versionsIn(fixture)).map((version) => `v${version}`).sort()).toEqual(tags)
    expect(fixture.moduleRepository.releases.map(({ tag_name }) => tag_name).sort()).toEqual(tags)
  })
})
