import { z } from 'zod'
import { gitBytes } from '../git/git-bytes.ts'
import { idOf, swapRef, writeBlob, writeCommit, writeTree } from './github-git-data.ts'
import type { FakeRepository } from './github-state.ts'

/** The GraphQL documents about one repository that are ever sent, by the name of their operation. https://docs.github.com/graphql */

export interface GraphqlAnswer {
  readonly data: unknown
  readonly errors?: readonly {
    readonly type?: string
    readonly path?: readonly string[]
    readonly message: string
  }[]
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

/** `owner/name` that a request is about. */
export function repositoryOfGraphql(body: GraphqlBody): string {
  const { input, owner, name } = body.variables
  if (input === undefined) return `${owner}/${name}`
  return commitVariables.parse(body.variables).input.branch.repositoryNameWithOwner
}

export interface GraphqlBody {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

export function operationOfGraphql({ query }: GraphqlBody): string {
  return `graphql:${/^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? 'unknown'}`
}

/** Those that the fake answers. */
export const GRAPHQL_OPERATIONS = [
  ...['graphql:Files', 'graphql:Commit', 'graphql:Merged', 'graphql:Tags', 'graphql:Owner'],
  'graphql:Viewer',
]

export function answerGraphql(repository: FakeRepository, body: GraphqlBody): Promise<GraphqlAnswer> {
  const operation = operationOfGraphql(body)
  if (operation === 'graphql:Files') return answerFiles(repository, body)
  if (operation === 'graphql:Commit') return answerCommit(repository, body)
  if (operation === 'graphql:Merged') return answerMerged(repository, body)
  throw new Error(`the fake knows no ${operation}`)
}

/** Aliased objects: `f0: object(expression: "<commit>:<path>") { … }`; files, and the names in directories. */
async function answerFiles(repository: FakeRepository, { query }: GraphqlBody): Promise<GraphqlAnswer> {
  const aliases = [...query.matchAll(/(\w+): object\(expression: ("(?:[^"\\]|\\.)*")\)/g)]
  const names = aliases.map(([, , expression = '""']): string => JSON.parse(expression))
  const found = await objectsAt(repository, names)
  const objects = aliases.map(async ([, alias = ''], at) => [alias, await contentOf(repository, found[at])])
  return { data: { repository: Object.fromEntries(await Promise.all(objects)) } }
}

interface GitObject {
  readonly oid: string
  readonly type: string
  readonly bytes: Buffer
}

/** In one program; undefined for what is not there. https://git-scm.com/docs/git-cat-file#_batch_output */
async function objectsAt(
  { directory }: FakeRepository,
  names: readonly string[],
): Promise<(GitObject | undefined)[]> {
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
async function answerMerged(repository: FakeRepository, { query }: GraphqlBody): Promise<GraphqlAnswer> {
  const aliases = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)]
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
  const isTruncated = bytes.length > LONGEST_TEXT
  const text = isBinary ? null : bytes.subarray(0, LONGEST_TEXT).toString()
  return { oid, byteSize: bytes.length, isBinary, isTruncated, text }
}

async function answerCommit(repository: FakeRepository, body: GraphqlBody): Promise<GraphqlAnswer> {
  const { branch, expectedHeadOid, message, fileChanges } = commitVariables.parse(body.variables).input
  const ref = `refs/heads/${branch.branchName}`
  const head = await idOf(repository, ref)
  if (repository.hasRule)
    return failed('UNPROCESSABLE', 'Repository rule violations found\n\nCannot update this protected ref.')
  if (head === undefined) return failed('NOT_FOUND', `No branch named ${branch.branchName}`)
  const moved = `Expected branch to point to "${expectedHeadOid}" but it points to "${head}". Pull and try again.`
  if (head !== expectedHeadOid) return failed('STALE_DATA', moved)
  for (const { path } of fileChanges.deletions) {
    if ((await idOf(repository, `${head}:${path}`)) === undefined)
      return failed(
        'NOT_FOUND',
        `A path was requested for deletion which does not exist as of commit oid ${head}`,
      )
  }
  const added = await Promise.all(
    fileChanges.additions.map(async ({ path, contents }) => ({
      path,
      sha: await writeBlob(repository, Buffer.from(contents, 'base64')),
    })),
  )
  const tree = await writeTree(repository, head, [
    ...added,
    ...fileChanges.deletions.map(({ path }) => ({ path, sha: null })),
  ])
  const text = message.body === undefined ? message.headline : `${message.headline}\n\n${message.body}`
  const oid = await writeCommit(repository, { tree, message: text, parents: [head] })
  if (!(await swapRef(repository, { ref, to: oid, from: head }))) return failed('STALE_DATA', moved)
  return { data: { createCommitOnBranch: { commit: { oid } } } }
}

function failed(type: string, message: string): GraphqlAnswer {
  return {
    data: { createCommitOnBranch: null },
    errors: [{ type, path: ['createCommitOnBranch'], message }],
  }
}
