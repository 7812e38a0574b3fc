import { describe, expect, it } from 'vitest'
import { runCliWell } from '../../support/cli/cli.ts'
import { git } from '../../support/git/git-repository.ts'
import { mergePullRequest } from '../../support/github/github-pull-requests.ts'
import { createFixture, type Fixture, indexCommits, pushOf, runStep } from '../setup.ts'

const BRANCH = 'module-registry/acme/vpc/aws'
const inputs = { 'index-commit-by': 'pull-request', module: 'acme/vpc/aws' }

/** An index that its owner has made, and a module repository with the tag v1.2.3. */
async function createIndex(): Promise<Fixture> {
  const fixture = await createFixture()
  await runCliWell(['init', '--index', fixture.index, '--url', 'https://modules.acme.test'])
  return fixture
}

/** Tags a new commit of the module with a new output, and publishes the tag. */
async function publishNext(fixture: Fixture, tag: string) {
  return runStep(fixture, { inputs, event: pushOf(tag, await commitNext(fixture, tag)) })
}

async function commitNext({ modules }: Fixture, tag: string): Promise<string> {
  const name = tag.replaceAll('.', '_')
  const blob = await git(modules, ['hash-object', '-w', '--stdin'], `output "${name}" {\n  value = 1\n}\n`)
  const tree = await git(modules, ['ls-tree', 'main'])
  const next = await git(modules, ['mktree'], `${tree}\n100644 blob ${blob}\t${name}.tf\n`)
  const commit = await git(modules, ['commit-tree', '-p', 'main', '-m', tag, next])
  await git(modules, ['update-ref', 'refs/heads/main', commit])
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
    const [head] = await indexCommits(index)

    const first = await runStep(fixture, { inputs })
    expect(first).toMatchObject({ code: 0, annotations: [] })
    const [opened] = repository.pullRequests
    expect(repository.pullRequests).toMatchObject([
      { state: 'open', head: BRANCH, base: 'registry', title: 'Publish acme/vpc/aws 1.2.3' },
    ])
    const url = `${github.url}/acme/registry/pull/${opened?.number}`
    expect(first.outputs).toMatchObject({
      status: 'pending',
      version: '1.2.3',
      'pull-request': url,
      'index-commit': head,
    })
    expect(JSON.parse(first.outputs['results'] ?? '')).toMatchObject([
      { status: 'pending', pullRequest: url },
    ])
    expect(first.summary).toContain(url)
    expect(await indexCommits(index)).toEqual([head])
    expect(await versionsAt(fixture, BRANCH)).toEqual(['1.2.3'])

    const second = await publishNext(fixture, 'v1.3.0')
    expect(second.outputs).toMatchObject({ status: 'pending', version: '1.3.0', 'pull-request': url })
    expect(repository.pullRequests).toHaveLength(1)
    expect(opened?.title).toBe('Publish acme/vpc/aws 1.3.0, 1.2.3')
    expect(await versionsAt(fixture, BRANCH)).toEqual(['1.2.3', '1.3.0'])
    expect(await git(index, ['rev-list', '--count', `registry..${BRANCH}`])).toBe('1')

    await mergePullRequest(repository, opened?.number ?? 0)
    expect(await versionsAt(fixture, 'registry')).toEqual(['1.2.3', '1.3.0'])
    const third = await publishNext(fixture, 'v1.4.0')
    expect(third.outputs['status']).toBe('pending')
    expect(repository.pullRequests).toMatchObject([
      { state: 'closed' },
      { state: 'open', title: 'Publish acme/vpc/aws 1.4.0' },
    ])
    expect(await versionsAt(fixture, BRANCH)).toEqual(['1.2.3', '1.3.0', '1.4.0'])
    await runCliWell(['verify', '--index', `${index}#${BRANCH}`, '--history'])
  })
})
