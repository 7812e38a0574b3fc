import { describe, expect, it } from 'vitest'
import type { ActionEvent } from '../../support/action/action-runner.ts'
import { commitTo, git } from '../../support/git/git-repository.ts'
import { shortenPauses } from '../../support/short-pauses.ts'
import { createFixture, type Fixture, failureOf, REPOSITORY } from '../setup.ts'

shortenPauses()

type Inputs = Readonly<Record<string, string>>

interface PullRequestOptions {
  readonly from?: string
  /** What its merge has as `main.tf`; it changes nothing without it. */
  readonly text?: string
  /** The commit that is merged into; that of `main` without it. */
  readonly on?: string
  readonly labels?: readonly string[]
  readonly base?: string
  readonly title?: string
}

async function pullOf(fixture: Fixture, settings: PullRequestOptions = {}): Promise<ActionEvent> {
  const { from = REPOSITORY, text, labels = [], base = 'main', title = 'Change' } = settings
  const { on = fixture.commit } = settings
  const ref = 'refs/pull/7/merge'
  const sha = text === undefined ? on : await mergeInto(fixture, on, text)
  await git(fixture.modules, ['update-ref', ref, sha])
  const head = { repo: { full_name: from } }
  const payload = {
    action: 'opened',
    number: 7,
    repository: { full_name: REPOSITORY, default_branch: 'main' },
    pull_request: { number: 7, title, base: { ref: base }, head, labels: labels.map((name) => ({ name })) },
  }
  return { name: 'pull_request', ref, sha, repository: REPOSITORY, repositoryId: 11, ownerId: 7, payload }
}

/** A commit on top of another with this file in place of its configuration. */
async function mergeInto({ modules }: Fixture, commit: string, text: string): Promise<string> {
  const blob = await git(modules, ['hash-object', '-w', '--stdin'], text)
  const tree = await git(modules, ['mktree'], `100644 blob ${blob}\tmain.tf\n`)
  return git(modules, ['commit-tree', '-m', 'Merge', '-p', commit, tree])
}

/** Runs the step of a pull request. */
const run = async (fixture: Fixture, settings: PullRequestOptions = {}, inputs: Inputs = {}) =>
  fixture.run({ event: await pullOf(fixture, settings), inputs })

/** The last comment as GitHub reads it: character references before names. */
function readComment({ moduleRepository }: Fixture): string {
  const body = moduleRepository.comments.at(-1)?.body ?? ''
  return body.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
}

/** As people read it. */
const commentOf = (fixture: Fixture) => readComment(fixture).replaceAll('\u200d', '')

const BREAKING = 'variable "cidr" {\n  type        = string\n  description = "Range"\n}\n'
const CHANGE = 'an input without default was added'
const REMOVED = 'output.id: the output was removed'

/** The warnings at what {@link BREAKING} adds and removes. */
const BROKEN = [
  { level: 'warning', title: 'Breaking change', file: 'main.tf', line: '1', message: `var.cidr: ${CHANGE}` },
  { level: 'warning', title: 'Breaking change', file: 'main.tf', message: REMOVED },
]

const onlyCheck = { check: 'true', 'index-repository': '', 'index-url': '', 'index-token': '' }
const checked = { ...onlyCheck, comment: 'true' }

describe('a pull request', () => {
  it('is planned as the next version, by reads alone', async () => {
    const fixture = await createFixture()
    await fixture.run()
    const before = fixture.github.writes.length
    const { code, outputs, annotations, summary } = await run(fixture)
    expect([code, annotations]).toEqual([0, []])
    expect(outputs).toMatchObject({ status: 'planned', address: 'acme/vpc/aws', version: '1.2.4' })
    expect(summary).toContain('v1/modules/acme/vpc/aws/1.2.4/release.json')
    expect(fixture.github.writes).toHaveLength(before)
    expect(fixture.github.requests.filter(({ method }) => method === 'PATCH')).toEqual([])
    expect(await fixture.indexCommits()).toHaveLength(1)
  })

  it('has a comment of the first changes, and a link to all, where there are more than a comment takes', async () => {
    const variable = (at: number, text: string) => `variable "input_${at}" {\n  default = "${text}"\n}\n`
    const variables = (text: string) =>
      Array.from({ length: 236 }, (_, at) => variable(at, text.repeat(150))).join('')
    const fixture = await createFixture({ files: { 'main.tf': variables('a*') } })
    const event = await pullOf(fixture, { text: variables('b*') })
    const result = await fixture.run({ event, env: { GITHUB_RUN_ID: '77' }, inputs: checked })
    expect(result).toMatchObject({ code: 0, outputs: { status: 'checked', 'required-bump': 'minor' } })
    const [{ body } = { body: '' }] = fixture.moduleRepository.comments
    expect(body.length).toBeLessThanOrEqual(65_536)
    const page = `${fixture.github.url}/${REPOSITORY}/actions/runs/77`
    expect(body).toMatch(new RegExp(`Cut here: \\d+ of \\d+ lines are shown. All of it: ${page}\n$`))
  })

  it('takes over no comment of another author, and calls nobody', async () => {
    const fixture = await createFixture({ files: { 'main.tf': 'output "id" {\n  value = 1\n}\n' } })
    const foreign = { id: 1, issue: 7, body: '<!-- module-registry plan -->\nmine', user: 'mallory' }
    fixture.moduleRepository.comments.push(foreign)
    const names = 'Ask @acme/admins, #12, gh-3, ada@acme.test, deadbeefcafe'
    const textOf = (value: string) => `variable "cidr" {\n  default = "${value}"\n}\n`
    const on = await mergeInto(fixture, fixture.commit, textOf(names))
    await git(fixture.modules, ['update-ref', 'refs/heads/main', on])
    await git(fixture.modules, ['tag', 'v2.0.0', on])
    await run(fixture, { on, text: textOf(`${names}, or @ada`) }, checked)
    expect(fixture.moduleRepository.comments).toMatchObject([foreign, { user: 'github-actions[bot]' }])
    const body = readComment(fixture)
    expect(body).toContain('@\u200dacme/admins')
    // GitHub looks for no commits in code.
    expect(body.replaceAll(/<code>.*?<\/code>/g, '')).not.toMatch(/@\w|#\d|gh-\d|\b[\da-f]{7,}\b/i)
  })

  it('has one comment that is kept up to date, where that is configured', async () => {
    const fixture = await createFixture()
    const inputs = { comment: 'true' }
    for (let time = 0; time < 2; time += 1) expect((await run(fixture, {}, inputs)).code).toBe(0)
    expect(fixture.moduleRepository.comments).toMatchObject([{ body: expect.stringContaining('1.2.4') }])
    expect((await run(fixture, { text: BREAKING }, inputs)).code).toBe(0)
    expect(fixture.moduleRepository.comments).toMatchObject([{ body: expect.stringContaining('2.0.0') }])
  })

  it('is planned as a tag that is spelled like the last one', async () => {
    const fixture = await createFixture()
    await git(fixture.modules, ['tag', '1.3.0', 'main'])
    await git(fixture.modules, ['tag', '--delete', 'v1.2.3'])
    const { outputs } = await run(fixture, { text: BREAKING })
    expect(JSON.parse(outputs['results'] ?? '')).toMatchObject([{ tag: '2.0.0', version: '2.0.0' }])
  })

  it('is planned as versions of the modules that it changes, and says of the others how many they are', async () => {
    const module = 'output "id" {\n  value = 1\n}\n'
    const names = ['a', 'b', 'c']
    const config = names.map(
      (name) => `  - { path: ${name}, address: acme/${name}/aws, tag-prefix: ${name}/ }\n`,
    )
    const files = { '.module-registry.yml': `modules:\n${config.join('')}` }
    const modules = Object.fromEntries(names.map((name) => [`${name}/main.tf`, module]))
    const fixture = await createFixture({ files: { ...files, ...modules } })
    for (const name of names) await git(fixture.modules, ['tag', `${name}/v1.0.0`, 'main'])
    const sha = await commitTo(fixture.modules, 'main', {
      files: { 'a/main.tf': BREAKING },
      message: 'Change a',
    })
    const result = await run(fixture, { on: sha }, { comment: 'true' })
    expect(result).toMatchObject({ code: 0, outputs: { address: 'acme/a/aws', version: '2.0.0' } })
    expect(commentOf(fixture)).toContain('2 modules unchanged since the last release.')
    expect(commentOf(fixture)).not.toMatch(/`b`|`c`|acme\/b|Changelog: No change/)
  })

  it('that is broken is not planned', async () => {
    const { code, summary } = await run(await createFixture(), { text: 'output "id" {' })
    expect(code).toBe(1)
    expect(summary).toContain('`INVALID_HCL`')
    expect(summary).not.toMatch(/merged and tagged|index files|No tag is/)
  })

  it('from a fork is skipped with a notice where its token may not see enough', async () => {
    const fixture = await createFixture()
    const inputs = { 'github-token': 'ghs_unknown', 'index-token': '' }
    const result = await run(fixture, { from: 'mallory/terraform-aws-vpc' }, inputs)
    const annotations = [{ level: 'notice' }]
    expect(result).toMatchObject({ code: 0, annotations, outputs: { status: 'skipped' } })
    expect(fixture.github.writes).toEqual([])
  })
})

describe('the check of a pull request', () => {
  it('says what changed since the last release, the bump it needs, and a line for the changelog', async () => {
    const { code, outputs, annotations, summary } = await run(await createFixture(), { text: BREAKING })
    expect([code, annotations]).toMatchObject([0, BROKEN])
    expect(outputs).toMatchObject({ status: 'planned', version: '2.0.0', 'required-bump': 'major' })
    expect(outputs['changelog']).toBe(
      `Breaking: \`var.cidr\` (${CHANGE}), \`output.id\` (the output was removed).`,
    )
    expect(summary).toContain('| the root | `v1.2.3` | major | `2.0.0` |')
    expect(summary).toContain(`| major | \`var.cidr\` | ${CHANGE} |`)
  })

  it('annotates no more changes than GitHub shows, and counts the others', async () => {
    const text = Array.from({ length: 12 }, (_, at) => `variable "v${at}" {\n  type = string\n}\n`).join('')
    const { annotations } = await run(await createFixture(), { text }, onlyCheck)
    expect(annotations).toHaveLength(10)
    expect(annotations.at(-1)).toMatchObject({
      message: 'and 4 breaking changes more: see the summary of this job',
    })
  })

  it('asks no index where that is all that is wanted, and is skipped on other events', async () => {
    const fixture = await createFixture()
    const other = await fixture.run({ inputs: onlyCheck })
    expect([other.code, other.outputs['status']]).toEqual([0, 'skipped'])
    expect(fixture.github.writes).toEqual([])
    const result = await run(fixture, { text: BREAKING }, checked)
    expect([result.code, result.annotations]).toMatchObject([0, BROKEN])
    expect(result.stdout).toContain(
      `module: HEAD against v1.2.3\nmajor     var.cidr  ${CHANGE}\nmajor     output.id  the output was removed\n`,
    )
    expect(result.outputs).toMatchObject({ status: 'checked', 'required-bump': 'major', results: '[]' })
    expect(fixture.moduleRepository.comments).toMatchObject([{ body: expect.stringContaining('2.0.0') }])
    expect(fixture.gitRequests().filter(({ path }) => path.includes('registry'))).toEqual([])
    expect(await fixture.indexCommits(fixture.modules)).toEqual([])
  })

  it('takes labels that ask for a release, unless no versions are compared', async () => {
    const fixture = await createFixture()
    const cases: [labels: string[], errors: string[], comment: string][] = [
      [['bug', 'Release:  Minor'], ['INCOMPATIBLE'], 'use 2.0.0 or higher'],
      [['release:major'], [], CHANGE],
      [['release:none'], [], CHANGE],
      [['release:minor', 'release:major'], [], 'counts, as it asks for the most, and not `release:minor`'],
      [['release:mayor'], ['INVALID_INPUT'], 'release:major, release:minor'],
      [['next-version: major'], ['INVALID_INPUT'], 'counts no more'],
    ]
    for (const [labels, titles, text] of cases) {
      const result = await run(fixture, { text: BREAKING, labels }, checked)
      const errors = result.annotations.filter(({ level }) => level === 'error')
      expect([result.code, errors.map(({ title }) => title)]).toEqual([titles.length, titles])
      const status = titles.length === 0 ? 'checked' : 'refused'
      expect(result.outputs).toMatchObject({ status, 'required-bump': 'major' })
      expect(commentOf(fixture)).toContain(text)
    }
    const off = { ...onlyCheck, compatibility: 'off' }
    const result = await run(fixture, { text: BREAKING, labels: ['release:patch'] }, off)
    expect(result).toMatchObject({ code: 0, outputs: { 'required-bump': 'major' } })
  })

  it('is done for a fork, whose token may neither see the index nor comment', async () => {
    const permissions = { [REPOSITORY]: { contents: 'read', 'pull-requests': 'read' } } as const
    const fixture = await createFixture({ tokens: [{ text: 'ghs_reader', permissions }] })
    const fork = { text: BREAKING, from: 'mallory/terraform-aws-vpc' }
    const inputs = { 'github-token': 'ghs_reader', 'index-token': '', comment: 'true' }
    const { code, outputs, annotations, summary } = await run(fixture, fork, inputs)
    expect([code, annotations]).toMatchObject([0, [{ level: 'notice' }, ...BROKEN]])
    expect(outputs).toMatchObject({ status: 'checked', 'required-bump': 'major' })
    expect(summary).toContain(CHANGE)
    expect(fixture.moduleRepository.comments).toEqual([])
  })
})

const IPV6 = 'output "id" {\n  value = "vpc"\n}\nvariable "ipv6" {\n  default = false\n}\n'

describe('a pull request of a repository that releases by merges', () => {
  const releasing = { ...checked, release: 'true' }
  const ADDED = 'minor: optional input "ipv6" was added (main.tf:4)'
  const OTHER = 'output "id" {\n  value = "other"\n}\n'

  it.each<[what: string, settings: PullRequestOptions, says: string[], inputs?: Inputs]>([
    ['an addition', {}, [`\`1.3.0\` | ${ADDED} | \`release:major\`: \`2.0.0\``, 'The label `release:none`']],
    [
      'a break',
      { text: BREAKING },
      ['Merging this pull request releases:', '`2.0.0` | major: input "cidr" without default was added'],
    ],
    ['a label for more', { labels: ['release:Major'] }, ['major: label release:Major of #7; optional']],
    [
      'two labels',
      { labels: ['release:major', 'release:patch'] },
      ['label release:major of #7 counts, and not label release:patch of #7'],
    ],
    ['a title that announces more', { text: OTHER, title: 'feat: Other (#7)' }, ['`1.3.0` | minor: ']],
    ['a label for later', { labels: ['release:none'] }, ['waits | label release:none of #7 |']],
    [
      'one collected release',
      {},
      ['After this pull request the next release has:', '`acme/vpc/aws` `1.3.0`'],
      { release: 'pull-request' },
    ],
    ['a maintenance branch', { base: '1.x' }, [`\`acme/vpc/aws\` \`1.3.0\` | ${ADDED} |  |`]],
  ])('says what the merge releases: %s', async (_, settings, says, inputs) => {
    const fixture = await createFixture()
    const result = await run(fixture, { text: IPV6, ...settings }, { ...releasing, ...inputs })
    expect([result.code, result.outputs['status']]).toEqual([0, 'checked'])
    for (const line of says) expect(commentOf(fixture)).toContain(line)
  })

  it('says that a merge releases nothing, and nothing where no release follows', async () => {
    const fixture = await createFixture()
    expect((await run(fixture, {}, releasing)).code).toBe(0)
    expect(commentOf(fixture)).toContain('releases nothing: no package changed')
    expect((await run(fixture, { text: IPV6, base: 'feature' }, releasing)).code).toBe(0)
    expect(commentOf(fixture)).not.toContain('acme/vpc/aws')
  })

  it('is planned as the versions of that release', async () => {
    const fixture = await createFixture()
    const inputs = { release: 'true', comment: 'true' }
    const planned = await run(fixture, { text: IPV6, labels: ['release:major'] }, inputs)
    const outputs = { status: 'planned', address: 'acme/vpc/aws', version: '2.0.0' }
    expect(planned).toMatchObject({ code: 0, outputs })
    expect(commentOf(fixture)).toContain('The packages of these versions:')
    const none = await run(fixture, {}, inputs)
    expect(none).toMatchObject({ code: 0, outputs: { status: 'unchanged', results: '[]' } })
    expect(fixture.github.writes.filter(({ path }) => !path.includes('/comments'))).toEqual([])
  })

  it('is refused where the merge could release nothing', async () => {
    const fixture = await createFixture()
    const { modules, commit } = fixture
    const refused = async (code: string, says: string) => {
      expect(failureOf(await run(fixture, { text: IPV6 }, releasing))).toContain(`${code}: `)
      expect(commentOf(fixture)).toContain(says)
    }
    await git(modules, ['tag', 'v1.3', commit])
    await refused('INVALID_TAG', '"v1.3"')
    await git(modules, ['tag', '--delete', 'v1.3'])
    const stray = await git(modules, ['commit-tree', '-m', 'Else', `${commit}^{tree}`])
    await git(modules, ['tag', 'v1.4.0', stray])
    await refused('INCOMPATIBLE', 'git merge v1.4.0')
  })

  it('is refused where modules have the same tags, and names the first of them', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const config = names.map((name) => `  - { path: ${name}, address: acme/${name}/aws }\n`)
    const modules = names.map((name) => [`${name}/main.tf`, 'output "id" {\n  value = 1\n}\n'])
    const files = { '.module-registry.yml': `modules:\n${config.join('')}`, ...Object.fromEntries(modules) }
    const fixture = await createFixture({ files })
    expect(failureOf(await run(fixture, {}, releasing))).toMatch(/^INVALID_CONFIG: /)
    expect(commentOf(fixture)).toContain('acme/e/aws, and 2 more')
    expect(commentOf(fixture)).toContain('tag-prefix: ["{name}/", ""]')
  })
})
