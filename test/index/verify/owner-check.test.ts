import { expect, it } from 'vitest'
import type { ModuleDocument, ReleaseDocument } from '../../../src/index/format/documents.ts'
import { isOfOwner } from '../../../src/index/format/policy.ts'

const OWNER = { host: 'github.com', repository: 'acme/network', repositoryId: 1, ownerId: 2 }

function isOwned(module: Partial<ModuleDocument>, repository: ReleaseDocument['repository']): boolean {
  return isOfOwner(repository, { owner: null, transfers: [], ...module })
}

const url = 'https://github.com/acme/vpc'

it('takes a release from before a rename for one of the owner, with its id or without', () => {
  const owner = { ...OWNER, formerNames: ['acme/vpc'] }
  expect(isOwned({ owner }, { url, id: 1, ownerId: 2 })).toBe(true)
  expect(isOwned({ owner }, { url })).toBe(true)
  expect(isOwned({ owner: OWNER }, { url })).toBe(false)
})

it('does not take another repository for the owner that had its name before', () => {
  const owner = { ...OWNER, formerNames: ['acme/vpc'] }
  expect(isOwned({ owner }, { url, id: 9, ownerId: 2 })).toBe(false)
})

it('takes a release from before a transfer for one of the owner', () => {
  const from = { host: 'github.com', repository: 'acme/vpc' }
  const transfers = [{ from, to: OWNER, date: '2026-01-02T03:04:05Z' }]
  expect(isOwned({ owner: OWNER, transfers }, { url })).toBe(true)
})
