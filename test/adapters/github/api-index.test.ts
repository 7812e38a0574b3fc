import { expect, it } from 'vitest'
import { ApiIndex } from '../../../src/adapters/github/api-index.ts'
import { BranchPullRequests, putComment } from '../../../src/adapters/github/pull-requests.ts'
import { openRepository } from '../../../src/adapters/github/repository.ts'
import { SecretMask } from '../../../src/base/secret-mask.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { createBareRepository, git } from '../../support/git/git-repository.ts'
import { startGitHub } from '../../support/github/github.ts'
import { fillIndex } from '../../support/index/filled-index.ts'
import { PublishRun } from '../../support/publish/publish-run.ts'
import { shortenPauses } from '../../support/short-pauses.ts'

shortenPauses()

const NAME = 'acme/registry'

const CALLS = ['repos/get', 'git', 'git/get-ref', 'graphql:Files', 'graphql:Files', 'graphql:Commit']

it.each([
  ['a version of a module', 'ns0/m0/aws'],
  ['a new module', 'ns0/new/aws'],
])('publishes %s with five calls of the API, and one request of Git', async (_, module) => {
  const token = { text: 'secret', permissions: { [NAME]: { contents: 'write' } } } as const
  const github = await startGitHub({ tokens: [token] })
  const { directory } = await github.create(NAME)
  await fillIndex(directory, 20)
  const repository = await openRepository(github.client('secret'), NAME)
  const store = new ApiIndex({ repository, branch: 'registry' })
  const publishRun = new PublishRun({ tags: { 'v1.2.0': 'second' }, store })
  const report = await publishRun.publish({ tags: ['v1.2.0'], flags: { module: parseModuleAddress(module) } })
  expect(report.results.map(({ status }) => status)).toEqual(['published'])
  expect(github.requests.map(({ operation }) => operation)).toEqual(CALLS)
})

it('commits after a lost race only where a small request still finds the head that it read', async () => {
  const github = await startGitHub({
    tokens: [{ text: 'secret', permissions: { [NAME]: { contents: 'write' } } }],
  })
  const { directory } = await github.create(NAME)
  await createBareRepository(directory, { a: '1' })
  const repository = await openRepository(github.client('secret'), NAME)
  const open = () => new ApiIndex({ repository, branch: 'main' })
  const [store, other] = [open(), open()]
  const change = (path: string) => ({ message: path, files: new Map([[path, new Uint8Array()]]) })
  const old = await store.open()
  await other.commit(change('b'), await other.open())
  const tries = []
  for (const on of [old, old, await store.open()]) {
    const before = github.requests.length
    const outcome = await store.commit(change('c'), on)
    const requests = github.requests.slice(before).map(({ operation }) => operation)
    tries.push([outcome === 'moved' ? outcome : 'committed', ...requests])
  }
  expect(tries).toEqual([
    ['moved', 'graphql:Commit'],
    ['moved', 'git/get-ref'],
    ['committed', 'git/get-ref', 'graphql:Commit'],
  ])
})

const TOKEN = 'ghp_CANARYcanaryCANARYcanary0123456789AB'
const WRITE = { contents: 'write', 'pull-requests': 'write' } as const
/** As a server repeats them in what it answers. */
const encoded = Buffer.from(`x-access-token:${TOKEN}`).toString('base64')
const FORMS = [TOKEN, encoded, encodeURIComponent(`${TOKEN}!`)]
const TEXT = `the server says: ${FORMS.join(', ')}`

it('shows no secret in comments, pull requests and commits, whoever wrote the text', async () => {
  const fake = await startGitHub({ tokens: [{ text: TOKEN, permissions: { [NAME]: WRITE } }] })
  const { directory } = await fake.create(NAME)
  await createBareRepository(directory, { a: '1' })
  const secrets = new SecretMask()
  secrets.add(TOKEN)
  secrets.add(`${TOKEN}!`)
  const repository = await openRepository(fake.client(TOKEN, { secrets }), NAME)

  await putComment(repository, 7, TEXT)
  const commit = await git(directory, ['commit-tree', '-p', 'main', '-m', 'x', 'main^{tree}'])
  await git(directory, ['branch', 'publish', commit])
  await new BranchPullRequests(repository, { head: 'publish', base: 'main' }).put({ title: TEXT, body: TEXT })
  for (const branch of ['main', 'registry']) {
    const index = new ApiIndex({ repository, branch })
    const files = new Map([['b', new TextEncoder().encode('2')]])
    await index.commit({ message: `${TEXT}\n\n${TEXT}`, files }, await index.open())
  }

  const { comments, pullRequests } = fake.existing(NAME)
  const messages = ['main', 'registry'].map((branch) => git(directory, ['log', '-1', '--format=%B', branch]))
  const shown = [JSON.stringify(comments), JSON.stringify(pullRequests), ...(await Promise.all(messages))]
  for (const text of shown) {
    expect(text).toContain('the server says: ')
    for (const form of FORMS) expect(text).not.toContain(form)
  }
})
