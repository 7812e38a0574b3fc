import { expect, it } from 'vitest'
import type { RegistryDocument } from '../../src/index/format/documents.ts'
import { refuseForeignDecision } from '../../src/lifecycle/decision.ts'
import type { RepositoryIdentity } from '../../src/module/git-remote.ts'
import { refusalOf } from '../refusal.ts'
import { aModule, aRegistry, aRelease } from '../support/publish/samples.ts'

const OWNER = { host: 'github.com', repository: 'acme/terraform-aws-vpc', repositoryId: 1, ownerId: 2 }
const INDEX = { host: 'github.com', repository: 'acme/registry' }
const OTHER = { host: 'github.com', repository: 'zoo/terraform-aws-dns', repositoryId: 8, ownerId: 9 }

function decide(
  repository: RepositoryIdentity | undefined,
  registry: Partial<RegistryDocument> = {},
  owner: typeof OWNER | null = OWNER,
): void {
  const module = aModule([aRelease()], { owner })
  refuseForeignDecision({ registry: { ...aRegistry(), ...registry }, module }, { repository, index: INDEX })
}

it('who may decide about a published version of a module that nobody owns is who may use its namespace', () => {
  expect(() => decide(OTHER, {}, null)).not.toThrow()
  const namespaces = { acme: { owners: [{ host: 'github.com', ownerId: 2 }] } }
  expect(refusalOf(() => decide(OTHER, { namespaces }, null))).toContain('belongs to nobody yet')
  expect(() => decide(OWNER, { namespaces }, null)).not.toThrow()
})
