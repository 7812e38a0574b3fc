import { describe, expect, it } from 'vitest'
import { runCliWell } from '../../support/cli/program.ts'
import { commitTo as commitToBranch, git } from '../../support/git/git-repository.ts'
import { closePullRequest, mergePullRequest } from '../../support/github/github-pull-requests.ts'
import type { ApiRequest } from '../../support/github/github-state.ts'
import { commitTo } from '../../support/index/index-edits.ts'
import { createRegistry } from '../../support/index/registry.ts'
import { shortenPauses } from '../../support/short-pauses.ts'
import { temporaryFile } from '../../support/temporary.ts'
import { createFixture, type Fixture, type FixtureOptions, failureOf, pushOf, TOKEN } from '../setup.ts'

shortenPauses()

const BRANCH = 'module-registry/acme/vpc/aws'
const inputs = { 'index-commit-by': 'pull-request', module: 'acme/vpc/aws' }

/** An index that its owner has made, and a module repository with the tag v1.2.3. */
async function createIndex(options: FixtureOptions = {}): Promise<Fixture> {
  const fixture = await createFixture(options)
  const { bare } = await createRegistry()
  await git(fixture.index, ['fetch', '--quiet', bare, 'registry:registry'])
  return fixture
}

/** Tags a new commit of the module with a new output, and publishes the tag. */
async function publishNext(fixture: Fixture, tag: string) {
  return fixture.run({ inputs, event: pushOf(tag, await commitNext(fixture, tag)) })
}

async function commitNext({ modules }: Fixture, tag: string): Promise<string> {
  const name = tag.replaceAll('.', '_')
  const files = { [`${name}.tf`]: `output "${name}" {\n  value = 1\n}\n` }
  const commit = await commitToBranch(modules, 'main', { files, message: tag })
  await git(modules, ['tag', tag, commit])
  return commit
}

async function versionsAt({ index }: Fixture, branch: string): Promise<string[]> {
  const text = await git(index, ['show', `${branch}:v1/modules/acme/vpc/aws/versions`]).catch(() => '')
  return [...text.matchAll(/"version": ?"([^"]+)"/g)].map(([, version = '']) => version).toSorted()
}

describe('index-commit-by: pull-request', () => {
  it('opens a pull request, which later publishes update until it is merged', async () => {
    const fixture = await createIndex()
    const { index, indexRepository: repository, github } = fixture
    const [head] = await fixture.indexCommits()

    const first = await fixture.run({ inputs })
    expect(first).toMatchObject({ code: 0, annotations: [] })
    const [opened] = repository.pullRequests
    expect(repository.pullRequests).toMatchObject([
      { state: 'open', head: BRANCH, base: 'registry', title: 'Publish acme/vpc/aws 1.2.3' },
    ])
    const url = `${github.url}/acme/registry/pull/${opened?.number}`
    const pending = { status: 'pending', version: '1.2.3', 'pull-request': url, 'index-commit': head }
    expect(first.outputs).toMatchObject(pending)
    const results = JSON.parse(first.outputs['results'] ?? '')
    expect(results).toMatchObject([{ status: 'pending', pullRequest: url }])
    expect(first.summary).toContain(url)
    expect(await fixture.indexCommits()).toEqual([head])
    expect(await versionsAt(fixture, BRANCH)).toEqual(['1.2.3'])

    const second = await publishNext(fixture, 'v1.3.0')
    expect(second.outputs).toMatchObject({ status: 'pending', version: '1.3.0', 'pull-request': url })
    expect(repository.pullRequests).toHaveLength(1)
    expect(opened?.title).toBe('Publish acme/vpc/aws 1.3.0, 1.2.3')
    expect(await versionsAt(fixture, BRANCH)).toEqual(['1.2.3', '1.3.0'])
    expect(await git(index, ['rev-list', '--count', `registry..${BRANCH}`])).toBe('1')

    await mergePullRequest(repository, opened?.number ?? 0)
    expect(await versionsAt(fixture, 'registry')).toEqual(['1.2.3', '1.3.0'])
    expect((await publishNext(fixture, 'v1.4.0')).outputs['status']).toBe('pending')
    const open = { state: 'open', title: 'Publish acme/vpc/aws 1.4.0' }
    expect(repository.pullRequests).toMatchObject([{ state: 'closed' }, open])
    expect(await versionsAt(fixture, BRANCH)).toEqual(['1.2.3', '1.3.0', '1.4.0'])
    await runCliWell(['verify', '--index', `${index}#${BRANCH}`, '--history'])
  })

  it('opens none where nothing changes, and writes nothing in a dry run', async () => {
    const fixture = await createIndex()
    const dry = await fixture.run({ inputs: { ...inputs, 'dry-run': 'true' } })
    expect(dry.outputs).toMatchObject({ status: 'planned', 'pull-request': '' })
    await fixture.run({ inputs: { module: 'acme/vpc/aws' } })
    const { outputs } = await fixture.run({ inputs })
    expect(outputs).toMatchObject({ status: 'unchanged', 'pull-request': '' })
    expect(fixture.indexRepository.pullRequests).toEqual([])
    expect(await git(fixture.index, ['for-each-ref', '--format=%(refname:short)'])).toBe('registry')
  })

  it('builds the branch anew where the index has moved on, also if nothing of the module is new', async () => {
    const fixture = await createIndex()
    const { indexRepository: repository } = fixture
    await fixture.run({ inputs })
    const [opened] = repository.pullRequests
    await fixture.run({ inputs: { module: 'acme/net/aws' } })
    await expect(mergePullRequest(repository, opened?.number ?? 0)).rejects.toThrow()
    const again = await fixture.run({ inputs })
    expect(again.outputs).toMatchObject({ status: 'pending', version: '1.2.3' })
    await mergePullRequest(repository, opened?.number ?? 0, 'squash')
    await runCliWell(['verify', '--index', fixture.index, '--history'])
    expect(await versionsAt(fixture, 'registry')).toEqual(['1.2.3'])
  })

  it('does not bring back what was closed', async () => {
    const fixture = await createIndex()
    const { indexRepository: repository } = fixture
    await fixture.run({ inputs })
    await closePullRequest(repository, repository.pullRequests[0]?.number ?? 0)
    await publishNext(fixture, 'v1.3.0')
    expect(await versionsAt(fixture, BRANCH)).toEqual(['1.3.0'])
    expect(repository.pullRequests[1]?.title).toBe('Publish acme/vpc/aws 1.3.0')
  })

  /** An index, and what happens once before a request is answered. */
  async function disturbedIndex(isIt: (request: ApiRequest) => boolean) {
    const meanwhile: (() => Promise<unknown>)[] = []
    const faults = async (request: ApiRequest) => {
      if (isIt(request)) await meanwhile.pop()?.()
      return undefined
    }
    return { fixture: await createIndex({ faults }), meanwhile }
  }

  it('holds the versions of two runs at once', async () => {
    const { fixture, meanwhile } = await disturbedIndex(({ operation }) => operation === 'pulls/create')
    meanwhile.push(() => publishNext(fixture, 'v1.3.0'))
    const run = await fixture.run({ inputs })
    expect(run).toMatchObject({ outputs: { status: 'pending' }, annotations: [] })
    const title = 'Publish acme/vpc/aws 1.3.0, 1.2.3'
    expect(fixture.indexRepository.pullRequests).toMatchObject([{ title }])
    expect(await versionsAt(fixture, BRANCH)).toEqual(['1.2.3', '1.3.0'])
  })

  it.each([
    ['merged', mergePullRequest, ['1.2.3', '1.3.0']],
    ['closed', closePullRequest, ['1.3.0']],
  ])('opens another one where the first is %s while it is updated', async (_, decide, versions) => {
    const { fixture, meanwhile } = await disturbedIndex(
      ({ method, path }) => method === 'POST' && /registry\.git\/git-receive-pack/.test(path),
    )
    const { indexRepository: repository } = fixture
    await fixture.run({ inputs })
    meanwhile.push(() => decide(repository, repository.pullRequests[0]?.number ?? 0))
    const { outputs } = await publishNext(fixture, 'v1.3.0')
    expect(outputs['status']).toBe('pending')
    expect(repository.pullRequests).toMatchObject([
      { state: 'closed', title: 'Publish acme/vpc/aws 1.2.3' },
      { state: 'open', title: 'Publish acme/vpc/aws 1.3.0' },
    ])
    await mergePullRequest(repository, repository.pullRequests[1]?.number ?? 0, 'rebase')
    expect(await versionsAt(fixture, 'registry')).toEqual(versions)
  })

  it('names the permission that opens pull requests, and loses nothing of what it pushed', async () => {
    const fixture = await createIndex()
    const { indexRepository: repository, github } = fixture
    const tokens = github.tokens.splice(0)
    const permissions = {
      'acme/registry': { contents: 'write', 'pull-requests': 'read' },
      'acme/terraform-aws-vpc': { contents: 'write' },
    } as const
    github.tokens.push({ text: TOKEN, permissions })
    expect(failureOf(await fixture.run({ inputs }))).toMatch(/^PERMISSION: .*"pull-requests: write"/s)
    github.tokens.splice(0, 1, ...tokens)
    await publishNext(fixture, 'v1.3.0')
    expect(repository.pullRequests).toMatchObject([{ title: 'Publish acme/vpc/aws 1.3.0, 1.2.3' }])
  })

  it('claims its address, and the refusal names it', async () => {
    const fixture = await createIndex()
    await fixture.run({ inputs })
    const repository = 'acme/terraform-aws-other'
    const other = await fixture.github.create(repository, 'private')
    const [token] = fixture.github.tokens
    const granted = { ...token?.permissions, [repository]: { contents: 'write' } } as const
    fixture.github.tokens.splice(0, 1, { text: TOKEN, permissions: granted })
    await git(other.directory, ['fetch', '--quiet', fixture.modules, 'v1.2.3', 'main:main'])
    const commit = await git(other.directory, ['commit-tree', '-m', 'Other', 'main^{tree}'])
    await git(other.directory, ['tag', 'v2.0.0', commit])
    const event = { ...pushOf('v2.0.0', commit), repository, repositoryId: 12 }
    const result = await fixture.run({ inputs, event })
    expect(result.outputs['status']).toBe('refused')
    const [pull] = fixture.indexRepository.pullRequests
    expect(failureOf(result)).toMatch(new RegExp(`^NOT_OWNER: .*/acme/registry/pull/${pull?.number}`, 's'))
  })

  it('is one for each module, after a decision on all of them', async () => {
    const files = (good: string) => ({
      '.module-registry.yml': `modules:\n  - {path: a, address: acme/a/aws}\n  - {path: b, address: acme/b/aws}\n`,
      'a/main.tf': 'output "id" {\n  value = "a"\n}\n',
      'b/main.tf': good,
    })
    const own = { ...inputs, module: '' }
    const broken = await createIndex({ files: files('output "id" {') })
    expect(failureOf(await broken.run({ inputs: own }))).toMatch(/^INVALID_HCL: /)
    expect(broken.indexRepository.pullRequests).toEqual([])
    const fixture = await createIndex({ files: files('output "id" {\n  value = "b"\n}\n') })
    const { outputs } = await fixture.run({ inputs: own })
    const { pullRequests } = fixture.indexRepository
    const titles = ['Publish acme/a/aws 1.2.3', 'Publish acme/b/aws 1.2.3']
    expect(pullRequests.map(({ title }) => title)).toEqual(titles)
    expect(outputs).toMatchObject({ status: 'pending', 'pull-request': '' })
    expect(new Set(outputs['results']?.match(/\/acme\/registry\/pull\/\d+/g)).size).toBe(2)
    expect((await fixture.run({ inputs: own })).outputs).toMatchObject({ status: 'pending' })
    expect(pullRequests).toHaveLength(2)
  })

  it('needs an index with its URL, which an owner has made', async () => {
    const fixture = await createFixture()
    const way =
      'let an owner of the index publish once with index-commit-by: push, or run: module-registry init'
    const failure = failureOf(await fixture.run({ inputs }))
    expect(failure).toMatch(/^INDEX_INVALID: .*the index branch does not exist/)
    expect(failure).toContain(way)
    expect(await git(fixture.index, ['for-each-ref'])).toBe('')
    const config = await temporaryFile('config.yml', 'source-url: https://git.acme.test/acme/vpc.git\n')
    const own = { module: 'acme/vpc/aws', package: 'git', config }
    await fixture.run({ inputs: { ...own, 'index-url': '' } })
    const event = pushOf('v1.3.0', await commitNext(fixture, 'v1.3.0'))
    const without = failureOf(await fixture.run({ inputs: { ...inputs, ...own }, event }))
    expect(without).toMatch(/^INVALID_INPUT: /)
    expect(without).toContain(way)
    expect(fixture.indexRepository.pullRequests).toEqual([])
  })

  it('is for an index on the server of the run, and refused by a branch that is no index any more', async () => {
    const fixture = await createIndex()
    const other = { 'index-repository': `file://${fixture.index}`, package: 'git', expose: 'all' }
    const elsewhere = await fixture.run({ inputs: { ...inputs, ...other } })
    expect(failureOf(elsewhere)).toMatch(/^INVALID_INPUT: .*is not on/)
    await fixture.run({ inputs })
    await commitTo(fixture.index, { 'v1/modules/acme/vpc/aws/module.json': '{' }, BRANCH)
    expect(failureOf(await publishNext(fixture, 'v1.3.0'))).toMatch(
      /^INDEX_INVALID: .*close the pull request/s,
    )
  })
})
