import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { Git } from '../../../src/adapters/git/git.ts'
import { fetchTags, type TagFetch } from '../../../src/adapters/git/remote.ts'
import { parseGitRemote } from '../../../src/module/git-remote.ts'
import { readCorpus } from '../../corpus.ts'
import { refusalFrom } from '../../refusal.ts'
import {
  createBareRepository,
  type GitServer,
  git,
  gitEnvironment,
  startGitServer,
} from '../../support/git/git-repository.ts'
import { silentLog } from '../../support/index/index-target.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const TOKEN = 'ghs_token'

let repository = ''
let server: GitServer

beforeEach(async () => {
  const root = await temporaryDirectory()
  repository = join(root, 'acme/vpc.git')
  await createBareRepository(repository, { 'main.tf': '# vpc\n' })
  server = await startGitServer({ root, token: TOKEN })
})

async function fetchWith(options: Partial<TagFetch>): Promise<string> {
  const remote = parseGitRemote(`${server.url}/acme/vpc.git`)
  const temporary = await temporaryDirectory()
  const program = new Git({ ...gitEnvironment, HOME: temporary }, silentLog)
  return fetchTags(program, { remote, token: TOKEN, tags: ['v1.0.0'], temporary, ...options })
}

const refusal = (options: Partial<TagFetch>) => refusalFrom(() => fetchWith(options))
const refsOf = (directory: string) => git(directory, ['for-each-ref', '--format=%(refname)'])

it('fetches the named tags alone, without history', async () => {
  const [tree, parent] = (await git(repository, ['rev-parse', 'main^{tree}', 'main'])).split('\n')
  const commit = await git(repository, ['commit-tree', '-m', 'Second', '-p', parent ?? '', tree ?? ''])
  await git(repository, ['tag', '--annotate', '-m', 'First', 'v1.0.0', commit])
  await git(repository, ['tag', 'v2.0.0', 'main'])
  const directory = await fetchWith({})
  expect(await refsOf(directory)).toBe('refs/tags/v1.0.0')
  expect(await git(directory, ['rev-list', '--all'])).toBe(commit)
  expect(await git(directory, ['cat-file', 'blob', 'v1.0.0:main.tf'])).toBe('# vpc')
})

it.each<[what: string, options: Partial<TagFetch>, tags: string[]]>([
  ['a twin of the named tag', { withTwins: true }, ['1.0.0', 'v1.0.0']],
  ['the twins that exist', { withTwins: true, tags: ['v1.1.0', '1.0.0'] }, ['1.0.0', 'v1.0.0', 'v1.1.0']],
  ['no twin of another prefix', { withTwins: true, tags: ['net/v1.0.0'] }, ['net/v1.0.0']],
  ['all tags', { tags: 'all' }, ['1.0.0', 'net/v1.0.0', 'v1.0.0', 'v1.1.0']],
])('fetches %s', async (_, options, tags) => {
  expect(await refsOf(await fetchWith({ tags: 'all' }))).toBe('')
  for (const tag of ['v1.0.0', 'v1.1.0', '1.0.0', 'net/v1.0.0']) await git(repository, ['tag', tag, 'main'])
  expect(await refsOf(await fetchWith(options))).toBe(tags.map((tag) => `refs/tags/${tag}`).join('\n'))
})

it('names the tag that does not exist', async () => {
  expect(await refusal({ tags: ['v1.0.0'] })).toBe(
    `NOT_FOUND: tag "v1.0.0" does not exist in "${server.url}/acme/vpc.git" | create it and push it: git tag v1.0.0 && git push origin v1.0.0`,
  )
})

it('names the permission that a token lacks, also where the server says "not found"', async () => {
  for (const token of [undefined, 'ghs_wrong'])
    expect(await refusal({ token })).toMatch(/^PERMISSION: .* \| .*"contents: read"/)
  expect(await refusal({ remote: parseGitRemote(`${server.url}/acme/other.git`) })).toMatch(/^PERMISSION: /)
})

it('refuses unsafe tags, and what git takes for a refspec or an option, before the first request', async () => {
  const { cases } = readCorpus<{ cases: { tag: string }[] }>('tags')
  const unsafe = cases.map(({ tag }) => tag).filter((tag) => !/^[A-Za-z0-9@][A-Za-z0-9._/@-]*$/.test(tag))
  const refspecs = ['*', 'v1:refs/heads/main', '+v1', '--upload-pack=touch x', '../v1', 'refs/heads/main']
  for (const tag of [...unsafe, ...refspecs, 'HEAD'])
    expect(await refusal({ tags: [tag] }), tag).toMatch(/^INVALID_TAG: /)
  expect(server.requests).toEqual([])
})
