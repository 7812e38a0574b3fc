import { expect, it } from 'vitest'
import { checkCommit } from '../../../src/index/verify/history-changes.ts'
import { aRegistry, bytesOf } from '../../support/publish/samples.ts'

const VPC = 'v1/modules/acme/vpc/aws'

/** The findings for a commit that replaces one `module.json` by another; its releases are from these repositories. */
async function findingsOf(before: unknown, after: unknown, repositories: readonly object[] = []) {
  const blobs = new Map([
    ['before', JSON.stringify(before)],
    ['after', JSON.stringify(after)],
    ...repositories.map((repository, at): [string, string] => [
      `c:${VPC}/1.0.${at}/release.json`,
      JSON.stringify({ repository }),
    ]),
  ])
  const history = {
    read: async (name: string) => ((text) => text && bytesOf(text))(blobs.get(name)) || undefined,
  }
  const changes = [{ path: `${VPC}/module.json`, before: 'before', after: 'after' }]
  return checkCommit({ commit: 'c', parent: 'p', changes }, { history, registry: aRegistry() })
}

async function codesOf(...documents: Parameters<typeof findingsOf>): Promise<string[]> {
  return (await findingsOf(...documents)).map(({ code }) => code)
}

const owner = { host: 'github.com', repository: 'acme/vpc' }
const mallory = { host: 'github.com', repository: 'mallory/vpc' }

it.each([
  ['gains ids', owner, { ...owner, repositoryId: 1, ownerId: 2 }, true],
  ['loses its id', { ...owner, repositoryId: 1 }, owner, false],
  ['gets another id', { ...owner, repositoryId: 1 }, { ...owner, repositoryId: 2 }, false],
  ['gets another owner', { ...owner, ownerId: 1 }, { ...owner, ownerId: 2 }, false],
  ['gets another name', owner, mallory, false],
  ['gets a former name', owner, { ...owner, formerNames: ['mallory/vpc'] }, false],
  ['keeps a former name', { ...owner, formerNames: ['a/b'] }, { ...owner, formerNames: ['a/b'] }, true],
])('an owner that %s', async (_, was, is, isKept) =>
  expect(await codesOf({ owner: was }, { owner: is })).toEqual(isKept ? [] : ['OWNER_CHANGED']),
)

it('an owner of the same name is not said to be replaced by itself', async () => {
  const [found] = await findingsOf({ owner }, { owner: { ...owner, formerNames: ['mallory/vpc'] } })
  expect(found?.message).toMatch(
    /^what is said of the owner "github.com\/acme\/vpc" is changed without a transfer/,
  )
})

it.each([
  ['by name', { host: 'GitHub.com', repository: 'Mallory/VPC' }, true],
  ['by id', { ...mallory, repository: 'new/name', repositoryId: 9 }, true],
  ['of another id', { ...mallory, repositoryId: 8 }, false],
  ['of another host', { ...mallory, host: 'git.acme.test' }, false],
])('an owner that a transfer names %s', async (_, now, isKept) => {
  const transfers = [{ from: owner, to: { ...mallory, repositoryId: 9 } }]
  const after = { ...now, repositoryId: 'repositoryId' in now ? now.repositoryId : undefined }
  expect(await codesOf({ owner }, { owner: after, transfers })).toEqual(isKept ? [] : ['OWNER_CHANGED'])
  expect(await codesOf({ owner, transfers }, { owner: after, transfers })).toEqual(['OWNER_CHANGED'])
})

const release = (name: string, id?: number) => ({ url: `https://github.com/${name}`, id })

it.each([
  ['that it has published with', 1, 1, [release('acme/vpc', 1)], true],
  ['that no version has', 1, 1, [release('acme/vpc')], false],
  ['that a version under the new name has', 1, 1, [release('mallory/vpc', 1)], false],
  ['of another repository', 1, 2, [release('acme/vpc', 1)], false],
  ['that it did not have', undefined, 1, [release('acme/vpc', 1)], false],
])('an owner that is renamed by an id %s', async (_, before, after, releases, isRenamed) => {
  const versions = releases.map((_, at) => ({ version: `1.0.${at}` }))
  const was = { ...owner, repositoryId: before }
  const is = { ...mallory, repositoryId: after, formerNames: ['acme/vpc'] }
  const codes = await codesOf({ owner: was, versions }, { owner: is, versions }, releases)
  expect(codes).toEqual(isRenamed ? [] : ['OWNER_CHANGED'])
})

it.each([
  ['is no object', [], ['DOCUMENT_INVALID']],
  ['has lists of anything', { owner: 1, versions: 2, transfers: [{ to: 3 }, 4] }, []],
  ['has no list of versions', { versions: 2 }, []],
])('a document that %s afterwards', async (_, after, codes) => {
  expect(await codesOf({ versions: [] }, after)).toEqual(codes)
  expect(await codesOf([], after)).toEqual([])
})
