import { expect, it } from 'vitest'
import { ApiIndex } from '../../../src/adapters/github/api-index.ts'
import { BranchPullRequests, putComment } from '../../../src/adapters/github/pull-requests.ts'
import { openRepository } from '../../../src/adapters/github/repository.ts'
import { SecretMask } from '../../../src/base/secret-mask.ts'
import { createBareRepository, git } from '../../support/git/git-repository.ts'
import { startGitHub } from '../../support/github/github.ts'
import { shortenPauses } from '../../support/short-pauses.ts'

shortenPauses()

const NAME = 'acme/registry'
const TOKEN = 'ghp_CANARYcanaryCANARYcanary0123456789AB'
const WRITE = { contents: 'write', 'pull-requests': 'write' } as const
/** As a server repeats them in what it answers. */
const FORMS = [
  TOKEN,
  Buffer.from(`x-access-token:${TOKEN}`).toString('base64'),
  encodeURIComponent(`${TOKEN}!`),
]
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
  await git(directory, [
    'branch',
    'publish',
    await git(directory, ['commit-tree', '-p', 'main', '-m', 'x', 'main^{tree}']),
  ])
  await new BranchPullRequests(repository, { head: 'publish', base: 'main' }).put({ title: TEXT, body: TEXT })
  for (const branch of ['main', 'registry']) {
    const index = new ApiIndex({ repository, branch })
    const files = new Map([['b', new TextEncoder().encode('2')]])
    await index.commit({ message: `${TEXT}\n\n${TEXT}`, files }, await index.open())
  }

  const shown = [
    ...(fake.find(NAME)?.comments.map(({ body }) => body) ?? []),
    JSON.stringify(fake.find(NAME)?.pullRequests),
    await git(directory, ['log', '-1', '--format=%B', 'main']),
    await git(directory, ['log', '-1', '--format=%B', 'registry']),
  ]
  expect(shown).toHaveLength(4)
  for (const text of shown) {
    expect(text).toContain('the server says: ')
    for (const form of FORMS) expect(text).not.toContain(form)
  }
})
