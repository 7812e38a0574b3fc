import { describe, expect, it } from 'vitest'
import type { Owner } from '../../src/index/format/documents.ts'
import { publishedVersion } from '../../src/index/plan/publication-plan.ts'
import { ownerAfter, tagMoved, versionExists } from '../../src/publish/published-version.ts'
import { refusalOf } from '../refusal.ts'
import { aModule, aRelease, commitOf, digestOf } from '../support/publish/samples.ts'

const release = aRelease()
const published = publishedVersion(release)

describe('the owner of an address', () => {
  const acme = { host: 'git.acme.test', repository: 'acme/vpc' }
  const withIds = { ...acme, repositoryId: 1, ownerId: 2 }
  const owned = (owner: Owner | null) => aModule([release], { owner })

  it.each([
    ['the first publisher', undefined, withIds, withIds],
    ['nobody, where the publisher has no origin', undefined, undefined, null],
    ['nobody still', owned(null), undefined, null],
    ['the first with an origin, of an unowned one', owned(null), acme, acme],
    [
      'the same under its new name, after a rename',
      owned(withIds),
      { ...withIds, repository: 'acme/network' },
      { ...withIds, repository: 'acme/network', formerNames: ['acme/vpc'] },
    ],
    [
      'the same with its new owner, after the repository moved and moved back',
      owned({ ...withIds, repository: 'zoo/vpc', ownerId: 3, formerNames: ['acme/vpc'] }),
      withIds,
      { ...withIds, formerNames: ['zoo/vpc'] },
    ],
    ['who it was, with the ids that the publisher is the first to know', owned(acme), withIds, withIds],
    ['who it was, where nobody knows ids', owned(acme), acme, acme],
  ])('is %s', (_, module, publisher, owner) => {
    expect(ownerAfter(module, release, publisher)).toEqual(owner)
  })

  it.each([
    ['another repository', { ...acme, repository: 'evil/vpc' }, '"git.acme.test/evil/vpc"'],
    ['another id under the same name', { ...withIds, repositoryId: 9 }, '"git.acme.test/acme/vpc" (id 9)'],
    ['a repository without origin', undefined, 'a repository without an origin'],
  ])('is not %s', (_, publisher, name) => {
    expect(refusalOf(() => ownerAfter(owned(withIds), release, publisher))).toBe(
      `NOT_OWNER: acme/vpc/aws belongs to "git.acme.test/acme/vpc" (id 1), which published it first; this is ${name} | publish from that repository, choose another address with --module ns/name/system, or let who may write the index give it to another repository: module-registry transfer acme/vpc/aws --to ${publisher?.repository ?? 'owner/name'} --host ${publisher?.host ?? 'github.com'} --index …`,
    )
  })
})

it('an address is not for a claim by name alone once ids are known, which says the way out', () => {
  const owner = { host: 'github.com', repository: 'acme/vpc', repositoryId: 1, ownerId: 2 }
  const claim = () =>
    ownerAfter(aModule([release], { owner }), release, { host: 'github.com', repository: 'acme/vpc' })
  expect(refusalOf(claim)).toBe(
    'NOT_OWNER: acme/vpc/aws belongs to "github.com/acme/vpc" (id 1); this repository has that name, and its id is not known | let github.com tell the id: publish with the GitHub Action, or set GITHUB_TOKEN to a token that may read the repository',
  )
})

describe('a refusal', () => {
  const other = { ...release, commit: commitOf('other'), path: 'modules/vpc' }

  it('of a moved tag says both commits', () => {
    const { code, message, hint } = tagMoved(other, published)
    expect(code).toBe('TAG_MOVED')
    expect(message).toContain(other.commit)
    expect(message).toContain(published.commit)
    expect(hint).toContain(`git tag -f v1.0.0 ${published.commit}`)
  })

  it('of a version that exists says both digests, commits and directories', () => {
    const { code, message } = versionExists(other, published, digestOf('other'))
    expect(code).toBe('VERSION_EXISTS')
    for (const part of [published.digest, digestOf('other'), published.commit, other.commit])
      expect(message).toContain(part)
    expect(message).toContain('directory "modules/vpc"')
  })
})
