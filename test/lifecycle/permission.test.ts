import { describe, expect, it } from 'vitest'
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

describe('who may decide about a published version', () => {
  it.each([
    ['a person who can write the index', undefined],
    ['the repository that owns the module', OWNER],
    ['the same under another name', { ...OWNER, repository: 'acme/renamed' }],
    ['the repository of the index', { ...INDEX, repositoryId: 5 }],
  ])('is %s', (_, repository) => {
    expect(() => decide(repository)).not.toThrow()
  })

  it('is not the workflow of another repository', () => {
    expect(refusalOf(() => decide(OTHER))).toBe(
      'NOT_OWNER: "acme/vpc/aws" belongs to "github.com/acme/terraform-aws-vpc"; this is "github.com/zoo/terraform-aws-dns", which may not decide about it | run it in that repository or in the repository of the index, or let an owner of the index add {"repositories": "github.com/zoo/terraform-aws-dns"} to the owners of "marks" in registry.json',
    )
  })

  it('of a module that nobody owns is who may use its namespace', () => {
    expect(() => decide(OTHER, {}, null)).not.toThrow()
    const namespaces = { acme: { owners: [{ host: 'github.com', ownerId: 2 }] } }
    expect(refusalOf(() => decide(OTHER, { namespaces }, null))).toContain('belongs to nobody yet')
    expect(() => decide(OWNER, { namespaces }, null)).not.toThrow()
  })

  describe('where registry.json reserves it', () => {
    const marks = {
      owners: [{ repositories: 'github.com/acme/registry' }, { host: 'github.com', ownerId: 9 }],
    }

    it.each([INDEX, OTHER])('is $repository, which it names', (repository) => {
      expect(() => decide(repository, { marks })).not.toThrow()
    })

    it.each([
      ['the owner of the module', OWNER, '"github.com/acme/terraform-aws-vpc"'],
      ['a person', undefined, 'a run without a repository'],
    ])('is not %s', (_, repository, name) => {
      expect(refusalOf(() => decide(repository, { marks }))).toBe(
        `NOT_OWNER: decisions about published versions, such as of "acme/vpc/aws", are reserved for "github.com/acme/registry", "owner 9 of github.com" in registry.json; this is ${name} | run it in a workflow of that repository, or name a clone of it: --repository DIR`,
      )
    })

    it('is nobody where it names nobody', () => {
      expect(refusalOf(() => decide(INDEX, { marks: { owners: [] } }))).toContain('reserved for nobody')
    })
  })
})
