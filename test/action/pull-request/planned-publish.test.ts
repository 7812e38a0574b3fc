import { describe, expect, it } from 'vitest'
import type { ActionEvent } from '../../support/action/action-runner.ts'
import { git } from '../../support/git/git-repository.ts'
import { shortenPauses } from '../../support/short-pauses.ts'
import { createFixture, type Fixture, indexCommits, REPOSITORY, runStep } from '../setup.ts'

shortenPauses()

interface PullRequestOptions {
  readonly from?: string
  /** The merge commit; that of `main` without it. */
  readonly merge?: string
  readonly labels?: readonly string[]
  readonly base?: string
  readonly title?: string
}

async function pullOf(
  { modules, commit: main }: Fixture,
  settings: PullRequestOptions = {},
): Promise<ActionEvent> {
  const { from = REPOSITORY, merge: commit = main, labels = [], base = 'main', title = 'Change' } = settings
  const ref = 'refs/pull/7/merge'
  await git(modules, ['update-ref', ref, commit])
  const head = { repo: { full_name: from } }
  const payload = {
    action: 'opened',
    number: 7,
    repository: { full_name: REPOSITORY, default_branch: 'main' },
    pull_request: { number: 7, title, base: { ref: base }, head, labels: labels.map((name) => ({ name })) },
  }
  return {
    name: 'pull_request',
    ref,
    sha: commit,
    repository: REPOSITORY,
    repositoryId: 11,
    ownerId: 7,
    payload,
  }
}

/** The comment as people read it. */
function commentOf({ moduleRepository }: Fixture): string {
  const [comment] = moduleRepository.comments
  const text = (comment?.body ?? '').replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
  return text.replaceAll('\u200d', '')
}

/** A commit on top of main with this file in place of its configuration. */
async function mergeWith({ modules, commit }: Fixture, text: string): Promise<string> {
  const blob = await git(modules, ['hash-object', '-w', '--stdin'], text)
  const tree = await git(modules, ['mktree'], `100644 blob ${blob}\tmain.tf\n`)
  return git(modules, ['commit-tree', '-m', 'Merge', '-p', commit, tree])
}

const BREAKING = 'variable "cidr" {\n  type        = string\n  description = "Range"\n}\n'
const CHANGE = 'an input without default was added'

/** The warnings at what {@link BREAKING} adds and removes. */
const BROKEN = [
  { level: 'warning', title: 'Breaking change', file: 'main.tf', line: '1', message: `var.cidr: ${CHANGE}` },
  {
    level: 'warning',
    title: 'Breaking change',
    file: 'main.tf',
    message: 'output.id: the output was removed',
  },
]

const onlyCheck = { check: 'true', 'index-repository': '', 'index-url': '', 'index-token': '' }

describe('a pull request', () => {
  it('is planned as the next version, by reads alone', async () => {
    const fixture = await createFixture()
    await runStep(fixture)
    const before = fixture.github.writes.length
    const { code, outputs, annotations, summary } = await runStep(fixture, { event: await pullOf(fixture) })
    expect(annotations).toEqual([])
    expect(code).toBe(0)
    expect(outputs).toMatchObject({ status: 'planned', address: 'acme/vpc/aws', version: '1.2.4' })
    expect(summary).toContain('v1/modules/acme/vpc/aws/1.2.4/release.json')
    expect(fixture.github.writes).toHaveLength(before)
    expect(fixture.github.requests.filter(({ method }) => method === 'PATCH')).toEqual([])
    expect(await indexCommits(fixture.index)).toHaveLength(1)
  })

  it('has a comment of the first changes, and a link to all, where there are more than a comment takes', async () => {
    const inputs = (text: string) =>
      Array.from(
        { length: 236 },
        (_, at) => `variable "input_${at}" {\n  default = { a = "${text.repeat(150)}", b = [1, 2] }\n}\n`,
      ).join('')
    const files = { 'main.tf': inputs('a*') }
    const fixture = await createFixture({ files })
    const merge = await mergeWith(fixture, inputs('b*'))
    const event = await pullOf(fixture, { merge })
    const env = { GITHUB_RUN_ID: '77' }
    const result = await runStep(fixture, { event, env, inputs: { ...onlyCheck, comment: 'true' } })
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
    const text = 'Ask @acme/admins, #12, gh-3, ada@acme.test, deadbeefcafe'
    const merge = await mergeWith(fixture, `variable "cidr" {\n  default     = "${text}"\n}\n`)
    await git(fixture.modules, ['update-ref', 'refs/heads/main', merge])
    await git(fixture.modules, ['tag', 'v2.0.0', merge])
    const changed = `variable "cidr" {\n  default = "${text}, or @ada"\n}\n`
    const next = await git(fixture.modules, [
      'commit-tree',
      '-m',
      'Merge',
      '-p',
      merge,
      await git(
        fixture.modules,
        ['mktree'],
        `100644 blob ${await git(fixture.modules, ['hash-object', '-w', '--stdin'], changed)}\tmain.tf\n`,
      ),
    ])
    const event = await pullOf(fixture, { merge: next })
    await runStep(fixture, { event, inputs: { ...onlyCheck, comment: 'true' } })
    expect(fixture.moduleRepository.comments).toMatchObject([foreign, { user: 'github-actions[bot]' }])
    // GitHub reads character references before it looks for names.
    const body = (fixture.moduleRepository.comments[1]?.body ?? '').replaceAll(/&#(\d+);/g, (_, code) =>
      String.fromCodePoint(Number(code)),
    )
    expect(body).toContain('@\u200dacme/admins')
    expect(body).not.toMatch(/@\w|#\d|gh-\d|\b[\da-f]{7,}\b/i)
  })

  it('has one comment that is kept up to date, where that is configured', async () => {
    const fixture = await createFixture()
    const step = { event: await pullOf(fixture), inputs: { comment: 'true' } }
    expect((await runStep(fixture, step)).code).toBe(0)
    expect((await runStep(fixture, step)).code).toBe(0)
    const [comment, ...others] = fixture.moduleRepository.comments
    expect(others).toEqual([])
    expect(comment?.body).toContain('1.2.4')
    const merge = await mergeWith(fixture, BREAKING)
    const changed = { ...step, event: await pullOf(fixture, { merge }) }
    expect((await runStep(fixture, changed)).code).toBe(0)
    expect(fixture.moduleRepository.comments).toMatchObject([{ body: expect.stringContaining('2.0.0') }])
  })

  it('from a fork is skipped with a notice where its token may not see enough', async () => {
    const fixture = await createFixture()
    const { code, annotations, outputs } = await runStep(fixture, {
      event: await pullOf(fixture, { from: 'mallory/terraform-aws-vpc' }),
      inputs: { 'github-token': 'ghs_unknown', 'index-token': '' },
    })
    expect(code).toBe(0)
    expect(annotations).toMatchObject([{ level: 'notice' }])
    expect(outputs['status']).toBe('skipped')
    expect(fixture.github.writes).toEqual([])
  })
})

describe('the check of a pull request', () => {
  it('says what changed since the last release, the bump it needs, and a line for the changelog', async () => {
    const fixture = await createFixture()
    const merge = await mergeWith(fixture, BREAKING)
    const { code, outputs, annotations, summary } = await runStep(fixture, {
      event: await pullOf(fixture, { merge }),
    })
    expect([code, annotations]).toMatchObject([0, BROKEN])
    expect(outputs).toMatchObject({ status: 'planned', version: '2.0.0', 'required-bump': 'major' })
    expect(outputs['changelog']).toBe(
      `Breaking: \`var.cidr\` (${CHANGE}), \`output.id\` (the output was removed).`,
    )
    expect(summary).toContain('| the root | `v1.2.3` | major | `2.0.0` |')
    expect(summary).toContain(`| major | \`var.cidr\` | ${CHANGE} |`)
  })

  it('asks no index where that is all that is wanted', async () => {
    const fixture = await createFixture()
    const event = await pullOf(fixture, { merge: await mergeWith(fixture, BREAKING) })
    const result = await runStep(fixture, { event, inputs: { ...onlyCheck, comment: 'true' } })
    expect([result.code, result.annotations]).toMatchObject([0, BROKEN])
    expect(result.stdout).toContain(
      `module: HEAD against v1.2.3\nmajor     var.cidr  ${CHANGE}\nmajor     output.id  the output was removed\n`,
    )
    expect(result.outputs).toMatchObject({ status: 'checked', 'required-bump': 'major', results: '[]' })
    expect(fixture.moduleRepository.comments).toMatchObject([{ body: expect.stringContaining('2.0.0') }])
    expect(fixture.server.requests.filter(({ path }) => path.includes('registry'))).toEqual([])
    expect(await indexCommits(fixture.modules)).toEqual([])
  })

  it.each<[what: string, labels: string[], errors: string[], comment: string]>([
    ['too little', ['bug', 'Release:  Minor'], ['INCOMPATIBLE'], 'use 2.0.0 or higher'],
    ['enough', ['release:major'], [], CHANGE],
    ['a later release', ['release:none'], [], CHANGE],
    [
      'two releases',
      ['release:minor', 'release:major'],
      [],
      'counts, as it asks for the most, and not `release:minor`',
    ],
    ['no release that there is', ['release:mayor'], ['INVALID_INPUT'], 'release:major, release:minor'],
    ['a version, as before', ['next-version: major'], ['INVALID_INPUT'], 'counts no more'],
  ])('takes a label that asks for %s', async (_, labels, titles, text) => {
    const fixture = await createFixture()
    const merge = await mergeWith(fixture, BREAKING)
    const event = await pullOf(fixture, { merge, labels })
    const result = await runStep(fixture, { event, inputs: { ...onlyCheck, comment: 'true' } })
    const errors = result.annotations.filter(({ level }) => level === 'error')
    expect([result.code, errors.map(({ title }) => title)]).toEqual([titles.length, titles])
    expect(result.outputs).toMatchObject({
      status: titles.length === 0 ? 'checked' : 'refused',
      'required-bump': 'major',
    })
    expect(commentOf(fixture)).toContain(text)
  })

  it('holds no label against the changes where no versions are compared', async () => {
    const fixture = await createFixture()
    const event = await pullOf(fixture, {
      merge: await mergeWith(fixture, BREAKING),
      labels: ['release:patch'],
    })
    expect(await runStep(fixture, { event, inputs: { ...onlyCheck, compatibility: 'off' } })).toMatchObject({
      code: 0,
      outputs: { 'required-bump': 'major' },
    })
  })

  it('is done for a fork, whose token may neither see the index nor comment', async () => {
    const reader = {
      text: 'ghs_reader',
      permissions: { [REPOSITORY]: { contents: 'read', 'pull-requests': 'read' } },
    } as const
    const fixture = await createFixture({ tokens: [reader] })
    const merge = await mergeWith(fixture, BREAKING)
    const { code, outputs, annotations, summary } = await runStep(fixture, {
      event: await pullOf(fixture, { merge, from: 'mallory/terraform-aws-vpc' }),
      inputs: { 'github-token': 'ghs_reader', 'index-token': '', comment: 'true' },
    })
    expect(code).toBe(0)
    expect(annotations).toMatchObject([{ level: 'notice' }, ...BROKEN])
    expect(outputs).toMatchObject({ status: 'checked', 'required-bump': 'major' })
    expect(summary).toContain(CHANGE)
    expect(fixture.moduleRepository.comments).toEqual([])
  })

  it('is skipped on other events', async () => {
    const fixture = await createFixture()
    const { code, outputs } = await runStep(fixture, { inputs: onlyCheck })
    expect([code, outputs['status']]).toEqual([0, 'skipped'])
    expect(fixture.github.writes).toEqual([])
  })
})

const IPV6 = 'output "id" {\n  value = "vpc"\n}\nvariable "ipv6" {\n  default = false\n}\n'

describe('a pull request of a repository that releases by merges', () => {
  const releasing = { ...onlyCheck, release: 'true', comment: 'true' }
  const ADDED = 'minor: optional input "ipv6" was added (main.tf:4)'

  it.each<
    [what: string, text: string, settings: PullRequestOptions, inputs: Record<string, string>, says: string[]]
  >([
    [
      'an addition',
      IPV6,
      {},
      {},
      [`\`acme/vpc/aws\` \`1.3.0\` | ${ADDED} | \`release:major\`: \`2.0.0\``, 'The label `release:none`'],
    ],
    [
      'a break',
      BREAKING,
      {},
      {},
      [
        'Merging this pull request releases:',
        '`acme/vpc/aws` `2.0.0` | major: input "cidr" without default was added',
      ],
    ],
    [
      'a label that asks for more',
      IPV6,
      { labels: ['release:Major'] },
      {},
      ['`acme/vpc/aws` `2.0.0` | major: label release:Major of #7; optional'],
    ],
    [
      'two labels',
      IPV6,
      { labels: ['release:major', 'release:patch'] },
      {},
      ['`acme/vpc/aws`: label release:major of #7 counts, and not label release:patch of #7'],
    ],
    [
      'a title that announces more',
      'output "id" {\n  value = "other"\n}\n',
      { title: 'feat: Other (#7)' },
      {},
      ['`acme/vpc/aws` `1.3.0` | minor: '],
    ],
    [
      'a label for later',
      IPV6,
      { labels: ['release:none'] },
      {},
      ['`acme/vpc/aws` waits | label release:none of #7 |'],
    ],
    [
      'one collected release',
      IPV6,
      {},
      { release: 'pull-request' },
      ['After this pull request the next release has:', '`acme/vpc/aws` `1.3.0`'],
    ],
    ['a maintenance branch', IPV6, { base: '1.x' }, {}, [`\`acme/vpc/aws\` \`1.3.0\` | ${ADDED} |  |`]],
  ])('says what the merge releases: %s', async (_, text, settings, inputs, says) => {
    const fixture = await createFixture()
    const merge = await mergeWith(fixture, text)
    const event = await pullOf(fixture, { ...settings, merge })
    const result = await runStep(fixture, { event, inputs: { ...releasing, ...inputs } })
    expect([result.code, result.outputs['status']]).toEqual([0, 'checked'])
    for (const line of says) expect(commentOf(fixture)).toContain(line)
  })

  it('says that a merge releases nothing, and nothing where no release follows', async () => {
    const fixture = await createFixture()
    const same = await runStep(fixture, { event: await pullOf(fixture), inputs: releasing })
    expect([same.code, commentOf(fixture)]).toEqual([
      0,
      expect.stringContaining('releases nothing: no package changed'),
    ])
    const merge = await mergeWith(fixture, IPV6)
    const event = await pullOf(fixture, { merge, base: 'feature' })
    expect((await runStep(fixture, { event, inputs: releasing })).code).toBe(0)
    expect(commentOf(fixture)).not.toContain('acme/vpc/aws')
  })

  it('is planned as the versions of that release', async () => {
    const fixture = await createFixture()
    const event = await pullOf(fixture, { merge: await mergeWith(fixture, IPV6), labels: ['release:major'] })
    const inputs = { release: 'true', comment: 'true' }
    const { code, outputs } = await runStep(fixture, { event, inputs })
    expect([code, outputs]).toMatchObject([
      0,
      { status: 'planned', address: 'acme/vpc/aws', version: '2.0.0' },
    ])
    expect(commentOf(fixture)).toContain('The packages of these versions:')
    const same = await runStep(fixture, { event: await pullOf(fixture), inputs })
    expect([same.code, same.outputs]).toMatchObject([0, { status: 'unchanged', results: '[]' }])
    expect(fixture.github.writes.filter(({ path }) => !path.includes('/comments'))).toEqual([])
  })

  it.each<[what: string, prepare: (fixture: Fixture) => Promise<unknown>, code: string, says: string]>([
    [
      'a tag that is no version',
      ({ modules, commit }) => git(modules, ['tag', 'v1.3', commit]),
      'INVALID_TAG',
      '"v1.3"',
    ],
    [
      'a last version elsewhere',
      async ({ modules, commit }) =>
        git(modules, [
          'tag',
          'v1.4.0',
          await git(modules, ['commit-tree', '-m', 'Else', `${commit}^{tree}`]),
        ]),
      'INCOMPATIBLE',
      'git merge v1.4.0',
    ],
  ])('is refused where the merge could release nothing: %s', async (_, prepare, code, says) => {
    const fixture = await createFixture()
    await prepare(fixture)
    const event = await pullOf(fixture, { merge: await mergeWith(fixture, IPV6) })
    const result = await runStep(fixture, { event, inputs: releasing })
    const errors = result.annotations.filter(({ level }) => level === 'error')
    expect([result.code, errors]).toMatchObject([1, [{ title: code }]])
    expect(commentOf(fixture)).toContain(says)
  })

  it('is refused where two modules have the same tags', async () => {
    const config = 'modules:\n  - { path: a, address: acme/a/aws }\n  - { path: b, address: acme/b/aws }\n'
    const module = 'output "id" {\n  value = 1\n}\n'
    const files = { '.module-registry.yml': config, 'a/main.tf': module, 'b/main.tf': module }
    const fixture = await createFixture({ files })
    const result = await runStep(fixture, { event: await pullOf(fixture), inputs: releasing })
    expect([result.code, result.annotations]).toMatchObject([1, [{ title: 'INVALID_CONFIG' }]])
    expect(commentOf(fixture)).toContain('tag-prefix: "{name}/"')
  })
})
