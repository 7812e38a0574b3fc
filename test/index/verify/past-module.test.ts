import { describe, expect, it } from 'vitest'
import { versionsIn } from '../../../src/index/format/protocol.ts'
import {
  hasKeptOwner,
  hasOnlyGrown,
  isRenamedOwner,
  isSameOwner,
  readPastModule,
} from '../../../src/index/verify/past-module.ts'
import { bytesOf } from '../../support/publish/samples.ts'

describe('a value of an earlier commit', () => {
  it.each([
    ['is the same', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
    ['has gained a key', { a: 1 }, { a: 1, b: 2 }, false],
    ['has gained a key that was added to its format', { a: { c: 1 } }, { a: { c: 1, size: 2 } }, true],
    ['has lost a key', { a: 1, b: 2 }, { a: 1 }, false],
    ['has another value', { a: 1 }, { a: 2 }, false],
    ['is no object any more', { a: 1 }, 1, false],
    ['is no list any more', [1], { 0: 1 }, false],
    ['is a longer list', { a: [1] }, { a: [1, 2] }, false],
    ['is a longer list that may grow', { packages: [1] }, { packages: [1, 2] }, true],
    ['is a shorter list that may grow', { packages: [1, 2] }, { packages: [1] }, false],
    ['is no list that may grow any more', { packages: [1] }, { packages: 1 }, false],
  ])('%s', (_, before, after, expected) => {
    expect(hasOnlyGrown(before, after, { list: 'packages', keys: ['size'] })).toBe(expected)
  })
})

describe('an owner of an earlier commit', () => {
  const owner = { host: 'GitHub.com', repository: 'acme/vpc' }

  it.each([
    ['the same by name', owner, { host: 'github.com', repository: 'Acme/VPC' }, true],
    [
      'the same by id',
      { ...owner, repositoryId: 1 },
      { host: 'github.com', repository: 'new/name', repositoryId: 1 },
      true,
    ],
    ['another by id', { ...owner, repositoryId: 1 }, { ...owner, repositoryId: 2 }, false],
    ['the same by name where one has no id', { ...owner, repositoryId: 1 }, owner, true],
    ['another by host', owner, { ...owner, host: 'git.acme.test' }, false],
  ])('is %s', (_, one, other, expected) => {
    expect(isSameOwner(one, other)).toBe(expected)
  })
})

describe('a document of an earlier commit', () => {
  it('is read as far as it can be', () => {
    expect(readPastModule(bytesOf('['))).toBeUndefined()
    expect(readPastModule(bytesOf('[]'))).toBeUndefined()
    const module = readPastModule(
      bytesOf('{"owner": 1, "versions": 2, "transfers": [{"to": 3}, 4], "yanks": [{"version": "1.0.0"}]}'),
    )
    expect(module).toMatchObject({
      versions: new Map(),
      yanked: new Set(['1.0.0']),
      newOwners: new Map([['{\n  "to": 3\n}\n', {}]]),
    })
    expect(module?.owner).toBeUndefined()
  })

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
  ])('has an owner that %s', (_, before, after, isKept) => {
    expect(hasKeptOwner(before, after)).toBe(isKept)
  })

  const release = (name: string, id?: number) => ({ repository: { url: `https://github.com/${name}`, id } })

  it.each([
    ['that it has published with', 1, 1, [release('acme/vpc', 1)], true],
    ['that no version has', 1, 1, [release('acme/vpc')], false],
    ['that a version under the new name has', 1, 1, [release('mallory/vpc', 1)], false],
    ['of another repository', 1, 2, [release('acme/vpc', 1)], false],
    ['that it did not have', undefined, 1, [release('acme/vpc', 1)], false],
  ])('has an owner that is renamed by an id %s', (_, before, after, releases, isRenamed) => {
    const was = { ...owner, repositoryId: before }
    const now = { ...mallory, repositoryId: after, formerNames: ['acme/vpc'] }
    expect(isRenamedOwner(was, now, releases)).toBe(isRenamed)
  })

  it('lists the versions that its clients saw', () => {
    expect(versionsIn(bytesOf('{"modules": [{"versions": [{"version": "1.0.0"}]}]}'))).toEqual(
      new Set(['1.0.0']),
    )
    for (const text of ['x', '[]', '{}', '{"modules": [1]}'])
      expect(versionsIn(bytesOf(text))).toEqual(new Set())
  })
})
