import { expect, it } from 'vitest'
import type { ModuleDocument, ReleaseDocument } from '../../../src/index/format/documents.ts'
import { OwnerCheck } from '../../../src/index/verify/owner-check.ts'
import { aModule, aRegistry, aRelease } from '../../support/publish/samples.ts'

const OWNER = { host: 'github.com', repository: 'acme/network', repositoryId: 1, ownerId: 2 }

function faultsOf(module: Partial<ModuleDocument>, repository: ReleaseDocument['repository']) {
  const release = { ...aRelease(), repository }
  const check = new OwnerCheck(release.address, { ...aModule([release]), ...module }, aRegistry())
  check.add(release)
  return check.faults().map(({ code }) => code)
}

const url = 'https://github.com/acme/vpc'

it('takes a release from before a rename for one of the owner, with its id or without', () => {
  const owner = { ...OWNER, formerNames: ['acme/vpc'] }
  expect(faultsOf({ owner }, { url, id: 1, ownerId: 2 })).toEqual([])
  expect(faultsOf({ owner }, { url })).toEqual([])
  expect(faultsOf({ owner: OWNER }, { url })).toEqual(['OWNER_MISMATCH'])
})

it('does not take another repository for the owner that had its name before', () => {
  const owner = { ...OWNER, formerNames: ['acme/vpc'] }
  expect(faultsOf({ owner }, { url, id: 9, ownerId: 2 })).toEqual(['OWNER_MISMATCH'])
})

it('takes a release from before a transfer for one of the owner', () => {
  const from = { host: 'github.com', repository: 'acme/vpc' }
  const transfers = [{ from, to: OWNER, date: '2026-01-02T03:04:05Z' }]
  expect(faultsOf({ owner: OWNER, transfers }, { url })).toEqual([])
})
