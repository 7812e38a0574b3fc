import { describe, expect, it } from 'vitest'
import {
  formatModuleDocument,
  formatReleaseDocument,
  type ModuleDocument,
  type Owner,
  type ReleaseDocument,
} from '../../../src/index/format/documents.ts'
import type { Identities } from '../../../src/index/verify/ports.ts'
import { checkPullRequest } from '../../../src/index/verify/pull-request.ts'
import { aModule, aRegistry, aRelease, aYank, bytesOf } from '../../support/publish/samples.ts'

const OWNER: Owner = { host: 'github.com', repository: 'acme/vpc', repositoryId: 5, ownerId: 7 }
const VPC = 'v1/modules/acme/vpc/aws'

/** Whom GitHub knows by these names. */
const GITHUB: Readonly<Record<string, number>> = { 'acme/vpc': 5, 'acme/network': 5, 'mallory/vpc': 9 }

const identities: Identities = {
  async of(repository) {
    if (repository.host !== 'github.com') return { kind: 'none' }
    const repositoryId = GITHUB[repository.repository]
    if (repositoryId === undefined) return { kind: 'unknown', message: 'GitHub does not say it' }
    const ownerId = repository.repository.startsWith('acme/') ? 7 : 8
    return { kind: 'known', identity: { ...repository, repositoryId, ownerId } }
  },
}

interface Proposal {
  readonly before?: Partial<ModuleDocument> | undefined
  readonly after?: Partial<ModuleDocument>
  readonly repository?: ReleaseDocument['repository']
  readonly namespaces?: ReturnType<typeof aRegistry>['namespaces']
}

/** The findings about a commit that publishes acme/vpc/aws 1.1.0 beside 1.0.0. */
async function judge(proposal: Proposal): Promise<string[]> {
  return (await findingsOf(proposal)).map(({ code, version }) => `${code} ${version ?? ''}`.trim())
}

async function findingsOf(proposal: Proposal) {
  const { before = { owner: OWNER }, after, repository, namespaces } = proposal
  const [old, fresh] = [aRelease({ version: '1.0.0' }), aRelease({ version: '1.1.0' })]
  const release = {
    ...fresh,
    repository: repository ?? { url: 'https://github.com/acme/vpc', id: 5, ownerId: 7 },
  }
  const isNew = 'before' in proposal && proposal.before === undefined
  const beforeText = formatModuleDocument({ ...aModule([old]), ...before })
  const files = new Map([
    ...(isNew ? [] : [[`p:${VPC}/module.json`, beforeText] as const]),
    [`c:${VPC}/module.json`, formatModuleDocument({ ...aModule([old, release]), ...before, ...after })],
    [`c:${VPC}/1.1.0/release.json`, formatReleaseDocument(release)],
  ])
  const changed = ['module.json', '1.1.0/release.json']
  const changes = changed.map((path) => ({ path: `${VPC}/${path}`, before: null, after: 'x' }))
  const read = async (name: string) => {
    const text = files.get(name)
    return text === undefined ? undefined : bytesOf(text)
  }
  const registry = { ...aRegistry(), ...(namespaces === undefined ? {} : { namespaces }) }
  const context = { history: { read }, registry, identities }
  return checkPullRequest({ commit: 'c', parent: 'p', changes }, context)
}

const mallory = { url: 'https://github.com/mallory/vpc' }

describe('a pull request', () => {
  it('gives the owner the name that the repository has now, by its id on the host', async () => {
    const owner = { ...OWNER, repository: 'acme/network', formerNames: ['acme/vpc'] }
    const repository = { url: 'https://github.com/acme/network', id: 5, ownerId: 7 }
    expect(await judge({ after: { owner }, repository })).toEqual([])
  })

  it('is told the ids where names are alike', async () => {
    const [found] = await findingsOf({
      repository: { url: 'https://github.com/acme/vpc', id: 5, ownerId: 8 },
    })
    const name = '"github.com/acme/vpc"'
    expect(found?.message).toContain(
      `that it is from ${name} (id 5, owner 8), and its host says ${name} (id 5, owner 7)`,
    )
  })

  it('gets nothing from the id of another repository', async () => {
    expect(await judge({ repository: { ...mallory, id: 5, ownerId: 7 } })).toEqual(['OWNER_MISMATCH 1.1.0'])
    const owner = { ...OWNER, repository: 'mallory/vpc' }
    const found = await judge({ after: { owner }, repository: { ...mallory, id: 5, ownerId: 7 } })
    expect(found).toEqual(['OWNER_MISMATCH 1.1.0', 'OWNER_CHANGED'])
  })

  it('gets no namespace by an id of an owner that the repository does not have', async () => {
    const namespaces = { acme: { owners: [{ host: 'github.com', ownerId: 7 }] } }
    const owner = { host: 'github.com', repository: 'mallory/vpc', repositoryId: 9, ownerId: 7 }
    const repository = { ...mallory, id: 9, ownerId: 7 }
    const found = await judge({ before: undefined, after: { owner }, repository, namespaces })
    expect(found).toEqual(['OWNER_MISMATCH 1.1.0', 'NAMESPACE_FOREIGN 1.1.0', 'OWNER_CHANGED'])
  })

  it('may say no ids, and drops none', async () => {
    const owner = { host: 'github.com', repository: 'acme/vpc' }
    const repository = { url: 'https://github.com/acme/vpc' }
    expect(await judge({ before: undefined, after: { owner }, repository })).toEqual([])
    expect(await judge({ before: { owner }, after: { owner: OWNER } })).toEqual([])
    expect(await judge({ after: { owner }, repository })).toEqual(['OWNER_CHANGED'])
  })

  it('is no more than a claim where the host does not answer', async () => {
    const owner = { host: 'github.com', repository: 'acme/secret' }
    const repository = { url: 'https://github.com/acme/secret' }
    expect(await judge({ before: { owner }, repository })).toEqual(['UNVERIFIABLE 1.1.0'])
  })

  it('brings no ids that nobody proves, for the version or the owner', async () => {
    const owner = { host: 'git.acme.test', repository: 'acme/vpc' }
    const url = 'https://git.acme.test/acme/vpc'
    const taken = { ...owner, repositoryId: 666 }
    const forged = { before: { owner }, after: { owner: taken }, repository: { url, id: 666 } }
    expect(await judge(forged)).toEqual(['UNVERIFIABLE 1.1.0', 'UNVERIFIABLE'])
    expect(await judge({ ...forged, repository: { url } })).toEqual(['UNVERIFIABLE'])
    expect(await judge({ ...forged, before: undefined })).toEqual(['UNVERIFIABLE'])
    for (const repository of [{ url }, { url, id: 666 }])
      expect(await judge({ before: { owner: taken }, repository })).toEqual([])
  })

  it('goes by the name where the host has no ids', async () => {
    const owner = { host: 'git.acme.test', repository: 'acme/vpc' }
    const at = (name: string) => ({ url: `https://git.acme.test/${name}` })
    expect(await judge({ before: { owner }, repository: at('acme/vpc') })).toEqual([])
    const found = await judge({ before: { owner }, repository: at('mallory/vpc') })
    expect(found).toEqual(['OWNER_MISMATCH 1.1.0'])
  })

  it('marks nothing', async () =>
    expect(await judge({ after: { yanks: [aYank('1.0.0')] } })).toEqual(['MARKS_CHANGED']))

  it('leaves settings alone, and every document fit to be read', async () => {
    const changes = [
      { path: 'registry.json', before: 'a', after: 'b' },
      { path: 'catalog/00.json', before: null, after: 'b' },
      { path: `${VPC}/module.json`, before: null, after: 'b' },
      { path: `${VPC}/1.0.0/release.json`, before: null, after: null },
    ]
    const context = { history: { read: async () => bytesOf('{') }, registry: aRegistry(), identities }
    expect(await checkPullRequest({ commit: 'c', parent: 'p', changes }, context)).toMatchObject([
      { code: 'SETTINGS_CHANGED', path: 'registry.json' },
      { code: 'DOCUMENT_INVALID', path: `${VPC}/module.json` },
    ])
  })
})
