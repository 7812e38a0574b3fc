import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { z } from 'zod'
import { git, gitBytes } from '../git/git-repository.ts'
import type { FakeGitHub } from './github.ts'
import { idOf, swapRef, writeBlob, writeCommit, writeTree } from './github-git-data.ts'
import { AUTHOR } from './github-side-effects.ts'
import { type FakeRepository, type FakeToken, mayDo, maySee, requirePermission } from './github-state.ts'

/** The GraphQL documents that are ever sent, by the name of their operation. https://docs.github.com/graphql */

export interface GraphqlBody {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

interface GraphqlCall {
  readonly github: FakeGitHub
  readonly token: FakeToken
  readonly body: GraphqlBody
}

interface GraphqlError {
  readonly type: string
  readonly path: readonly string[]
  readonly message: string
}

interface GraphqlAnswer {
  readonly data: unknown
  readonly errors?: readonly GraphqlError[]
}

/** GitHub's own, as far as it is used. */
const SCHEMA = buildSchema(readFileSync('test/fixtures/github.graphql', 'utf8'))

const ANSWERS: Readonly<Record<string, (call: GraphqlCall) => Promise<GraphqlAnswer>>> = {
  'graphql:Files': answerFiles,
  'graphql:Commit': answerCommit,
  'graphql:Merged': answerMerged,
  'graphql:Tags': answerTags,
  'graphql:Owner': answerOwner,
  'graphql:Viewer': async () => ({ data: { viewer: { login: AUTHOR } } }),
}

/** Those that the fake answers. */
export const GRAPHQL_OPERATIONS = Object.keys(ANSWERS)

export function operationOfGraphql({ query }: GraphqlBody): string {
  return `graphql:${/^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? 'unknown'}`
}

export async function answerGraphql(call: GraphqlCall): Promise<GraphqlAnswer> {
  call.github.problems.push(...validate(SCHEMA, parse(call.body.query)).map(({ message }) => message))
  const operation = operationOfGraphql(call.body)
  const answer = ANSWERS[operation]
  if (answer === undefined) throw new Error(`the fake knows no ${operation}`)
  return answer(call)
}

/** The repository that the variables name, where the token is enough. */
function repositoryOf({ github, token, body }: GraphqlCall): FakeRepository {
  const repository = github.existing(`${body.variables['owner']}/${body.variables['name']}`)
  requirePermission(repository, token, 'graphql', false)
  return repository
}

const commitVariables = z.strictObject({
  input: z.strictObject({
    branch: z.strictObject({ repositoryNameWithOwner: z.string(), branchName: z.string() }),
    expectedHeadOid: z.string().length(40),
    message: z.strictObject({ headline: z.string().min(1), body: z.string().optional() }),
    fileChanges: z.strictObject({
      additions: z.array(z.strictObject({ path: z.string(), contents: z.base64() })),
      deletions: z.array(z.strictObject({ path: z.string() })),
    }),
  }),
})

/** Aliased objects: `f0: object(expression: "<commit>:<path>") { … }`; files, and the names in directories. */
async function answerFiles(call: GraphqlCall): Promise<GraphqlAnswer> {
  const repository = repositoryOf(call)
  const aliases = [...call.body.query.matchAll(/(\w+): object\(expression: ("(?:[^"\\]|\\.)*")\)/g)]
  const names = aliases.map(([, , expression = '""']): string => JSON.parse(expression))
  const found = await objectsAt(repository, names)
  const objects = aliases.map(async ([, alias = ''], at) => [alias, await contentOf(repository, found[at])])
  return { data: { repository: Object.fromEntries(await Promise.all(objects)) } }
}

type GitObject = NonNullable<Awaited<ReturnType<typeof objectsAt>>[number]>

/** In one program; undefined for what is not there. https://git-scm.com/docs/git-cat-file#_batch_output */
async function objectsAt({ directory }: FakeRepository, names: readonly string[]) {
  const output = await gitBytes(directory, ['cat-file', '--batch'], names.map((name) => `${name}\n`).join(''))
  let at = 0
  return names.map(() => {
    const end = output.indexOf('\n', at)
    const [, oid, type = '', size] = /^(\w+) (\w+) (\d+)$/.exec(output.toString('utf8', at, end)) ?? []
    at = end + 1
    if (oid === undefined) return undefined
    const bytes = output.subarray(at, at + Number(size))
    at += bytes.length + 1
    return { oid, type, bytes }
  })
}

/** Aliased commits: `c0: object(oid: "<commit>") { … }`, each with the pull requests that it is in. */
async function answerMerged(call: GraphqlCall): Promise<GraphqlAnswer> {
  const repository = repositoryOf(call)
  if (!mayDo(repository, call.token, 'pulls/list', false)) return FORBIDDEN
  const aliases = [...call.body.query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)]
  const commits = await Promise.all(
    aliases.map(async ([, alias = '', oid = '']) => {
      const found = (await idOf(repository, `${oid}^{commit}`)) !== undefined
      const nodes = repository.pullRequests
        .filter(({ commits = [] }) => commits.includes(oid))
        .map(({ number, state, labels = [] }) => ({
          number,
          merged: state === 'closed',
          labels: { nodes: labels.map((name) => ({ name })) },
        }))
      return [alias, found ? { associatedPullRequests: { nodes } } : null]
    }),
  )
  return { data: { repository: Object.fromEntries(commits) } }
}

async function treeAt({ directory }: FakeRepository, oid: string): Promise<object | undefined> {
  const names = await gitBytes(directory, ['ls-tree', '-z', '--name-only', oid]).catch(() => undefined)
  const entries = names
    ?.toString()
    .split('\0')
    .flatMap((name) => (name === '' ? [] : [{ name }]))
  return entries && { entries }
}

const LONGEST_TEXT = 512_000

async function contentOf(repository: FakeRepository, found: GitObject | undefined): Promise<object | null> {
  if (found === undefined) return null
  const { oid, type, bytes } = found
  if (type !== 'blob') return (await treeAt(repository, oid)) ?? {}
  const isBinary = bytes.subarray(0, 8000).includes(0)
  const text = isBinary ? null : bytes.subarray(0, LONGEST_TEXT).toString()
  return { oid, byteSize: bytes.length, isBinary, isTruncated: bytes.length > LONGEST_TEXT, text }
}

async function answerCommit({ github, token, body }: GraphqlCall): Promise<GraphqlAnswer> {
  const { branch, expectedHeadOid, message, fileChanges } = commitVariables.parse(body.variables).input
  const repository = github.existing(branch.repositoryNameWithOwner)
  requirePermission(repository, token, 'graphql', true)
  const ref = `refs/heads/${branch.branchName}`
  const head = await idOf(repository, ref)
  if (repository.hasRule)
    return failed('UNPROCESSABLE', 'Repository rule violations found\n\nCannot update this protected ref.')
  if (head === undefined) return failed('NOT_FOUND', `No branch named ${branch.branchName}`)
  const moved = `Expected branch to point to "${expectedHeadOid}" but it points to "${head}". Pull and try again.`
  if (head !== expectedHeadOid) return failed('STALE_DATA', moved)
  for (const { path } of fileChanges.deletions) {
    if ((await idOf(repository, `${head}:${path}`)) === undefined)
      return failed('NOT_FOUND', `${DELETED} ${head}`)
  }
  const added = await Promise.all(
    fileChanges.additions.map(async ({ path, contents }) => ({
      path,
      sha: await writeBlob(repository, Buffer.from(contents, 'base64')),
    })),
  )
  const deleted = fileChanges.deletions.map(({ path }) => ({ path, sha: null }))
  const tree = await writeTree(repository, head, [...added, ...deleted])
  const text = message.body === undefined ? message.headline : `${message.headline}\n\n${message.body}`
  const oid = await writeCommit(repository, { tree, message: text, parents: [head] })
  if (!(await swapRef(repository, { ref, to: oid, from: head }))) return failed('STALE_DATA', moved)
  return { data: { createCommitOnBranch: { commit: { oid } } } }
}

const DELETED = 'A path was requested for deletion which does not exist as of commit oid'

function failed(type: string, message: string): GraphqlAnswer {
  return { data: { createCommitOnBranch: null }, errors: [{ type, path: ['createCommitOnBranch'], message }] }
}

const UNSEEN = ['repository', 'c0', 'associatedPullRequests']
/** https://docs.github.com/graphql/guides/using-graphql-clients: what a token may not see is null, and an error. */
const FORBIDDEN = {
  data: { repository: { c0: { associatedPullRequests: null } } },
  errors: [{ type: 'FORBIDDEN', path: UNSEEN, message: 'Resource not accessible by integration' }],
}

const PAGE_SIZE = 100

/** The tags of named repositories. */
async function answerTags({ github, token, body }: GraphqlCall): Promise<GraphqlAnswer> {
  const wanted = [
    ...body.query.matchAll(/(r\d+): repository\(owner: "(.*?)", name: "(.*?)", followRenames: false\)/g),
  ]
  const data: Record<string, object | null> = {}
  const errors: GraphqlError[] = []
  for (const [, alias = '', owner, name] of wanted) {
    const found = github.find(`${owner}/${name}`)
    if (found === undefined || !maySee(found, token)) {
      data[alias] = null
      const message = `Could not resolve to a Repository with the name '${owner}/${name}'.`
      errors.push({ type: 'NOT_FOUND', path: [alias], message })
    } else data[alias] = { refs: await refsOf(found) }
  }
  return errors.length === 0 ? { data } : { data, errors }
}

/** The repositories of an owner with their tags. */
async function answerOwner({ github, token, body }: GraphqlCall): Promise<GraphqlAnswer> {
  const login = String(body.variables['login'])
  const seen = github.repositoriesOf(login, token)
  if (seen === undefined) {
    const message = `Could not resolve to a RepositoryOwner with the login of '${login}'.`
    const errors = [{ type: 'NOT_FOUND', path: ['repositoryOwner'], message }]
    return { data: { repositoryOwner: null }, errors }
  }
  const start = Number(body.variables['after'] ?? 0)
  const end = start + PAGE_SIZE
  const nodes = await Promise.all(seen.slice(start, end).map(nodeOf))
  const pageInfo = { hasNextPage: end < seen.length, endCursor: nodes.length === 0 ? null : String(end) }
  const __typename = github.users.has(login) ? 'User' : 'Organization'
  return { data: { repositoryOwner: { __typename, databaseId: 7, repositories: { pageInfo, nodes } } } }
}

async function nodeOf(repository: FakeRepository): Promise<object> {
  return {
    databaseId: repository.id,
    nameWithOwner: repository.name,
    isPrivate: repository.visibility !== 'public',
    isFork: repository.kind === 'fork',
    isArchived: repository.kind === 'archived',
    isTemplate: repository.kind === 'template',
    refs: await refsOf(repository),
  }
}

/** The newest hundred of all tags; tags of tags down to the third. */
async function refsOf({ directory }: FakeRepository): Promise<object> {
  const format = '--format=%(refname:strip=2) %(objectname) %(objecttype)'
  const words = ['--sort=-creatordate', format, 'refs/tags/']
  const listed = await git(directory, ['for-each-ref', ...words])
  const lines = listed === '' ? [] : listed.split('\n')
  const nodes = lines.slice(0, PAGE_SIZE).map(async (line) => {
    const [name = '', oid = '', type] = line.split(' ')
    const target = type === 'commit' ? { oid, __typename: 'Commit' } : await targetOf(directory, oid)
    return { name, target }
  })
  return { totalCount: lines.length, nodes: await Promise.all(nodes) }
}

async function targetOf(directory: string, oid: string, depth = 0): Promise<object> {
  const type = await git(directory, ['cat-file', '-t', oid])
  const target = { oid, __typename: `${type.charAt(0).toUpperCase()}${type.slice(1)}` }
  if (type !== 'tag' || depth === 2) return target
  const [, next = ''] = /^object (\w+)/.exec(await git(directory, ['cat-file', '-p', oid])) ?? []
  return { ...target, target: await targetOf(directory, next, depth + 1) }
}
