import { git } from '../git/git-repository.ts'
import type { GraphqlAnswer, GraphqlBody } from './github-graphql.ts'
import { mayDo } from './github-permissions.ts'
import type { FakeRepository, FakeToken } from './github-state.ts'

/** The two queries about many repositories: those of an owner with their tags, and the tags of named ones. */

export interface TagsCall {
  readonly repositories: readonly FakeRepository[]
  /** Owners that are no organisation. */
  readonly users: ReadonlySet<string>
  readonly token: FakeToken
  readonly body: GraphqlBody
}

const PAGE_SIZE = 100
const OWNER_ID = 7

const isSeen = (repository: FakeRepository, token: FakeToken) =>
  mayDo(repository, token, { operation: 'repos/get', isWrite: false })

export async function answerTags({ repositories, token, body }: TagsCall): Promise<GraphqlAnswer> {
  const wanted = [
    ...body.query.matchAll(/(r\d+): repository\(owner: "(.*?)", name: "(.*?)", followRenames: false\)/g),
  ]
  const data: Record<string, object | null> = {}
  const errors: NonNullable<GraphqlAnswer['errors']>[number][] = []
  for (const [, alias = '', owner, name] of wanted) {
    const found = repositories.find((each) => each.name.toLowerCase() === `${owner}/${name}`.toLowerCase())
    if (found === undefined || !isSeen(found, token)) {
      data[alias] = null
      const message = `Could not resolve to a Repository with the name '${owner}/${name}'.`
      errors.push({ type: 'NOT_FOUND', path: [alias], message })
    } else data[alias] = { refs: await refsOf(found) }
  }
  return errors.length === 0 ? { data } : { data, errors }
}

export async function answerOwner({ repositories, users, token, body }: TagsCall): Promise<GraphqlAnswer> {
  const login = String(body.variables['login'])
  const own = repositories.filter(({ name }) => name.toLowerCase().startsWith(`${login.toLowerCase()}/`))
  if (own.length === 0 && !users.has(login)) {
    const message = `Could not resolve to a RepositoryOwner with the login of '${login}'.`
    return {
      data: { repositoryOwner: null },
      errors: [{ type: 'NOT_FOUND', path: ['repositoryOwner'], message }],
    }
  }
  const seen = own.filter((each) => isSeen(each, token))
  const start = Number(body.variables['after'] ?? 0)
  const end = start + PAGE_SIZE
  const nodes = await Promise.all(seen.slice(start, end).map(nodeOf))
  const pageInfo = { hasNextPage: end < seen.length, endCursor: nodes.length === 0 ? null : String(end) }
  const __typename = users.has(login) ? 'User' : 'Organization'
  const owner = { __typename, databaseId: OWNER_ID, repositories: { pageInfo, nodes } }
  return { data: { repositoryOwner: owner } }
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

interface FakeObject {
  readonly oid: string
  readonly __typename: string
  readonly target?: FakeObject
}

/** The newest hundred of all tags; tags of tags down to the third. */
async function refsOf({ directory }: FakeRepository): Promise<object> {
  const words = ['for-each-ref', '--sort=-creatordate', '--format=%(refname) %(objectname) %(objecttype)']
  const listed = await git(directory, [...words, 'refs/tags/'])
  const lines = listed === '' ? [] : listed.split('\n')
  const nodes = lines.slice(0, PAGE_SIZE).map(async (line) => {
    const [ref = '', oid = '', type] = line.split(' ')
    const target = type === 'commit' ? { oid, __typename: 'Commit' } : await targetOf(directory, oid)
    return { name: ref.slice('refs/tags/'.length), target }
  })
  return { totalCount: lines.length, nodes: await Promise.all(nodes) }
}

async function targetOf(directory: string, oid: string, depth = 0): Promise<FakeObject> {
  const type = await git(directory, ['cat-file', '-t', oid])
  if (type !== 'tag' || depth === 2) return { oid, __typename: TYPE_NAMES[type] ?? 'Commit' }
  const [, target = ''] = /^object (\w+)/.exec(await git(directory, ['cat-file', '-p', oid])) ?? []
  return { oid, __typename: 'Tag', target: await targetOf(directory, target, depth + 1) }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  tag: 'Tag',
  commit: 'Commit',
  tree: 'Tree',
  blob: 'Blob',
}
