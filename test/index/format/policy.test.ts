import { describe, expect, it } from 'vitest'
import { parseRegistryDocument } from '../../../src/index/format/documents.ts'
import {
  allowsLocation,
  allowsOwner,
  refuseForeignOwner,
  reservedMarks,
} from '../../../src/index/format/policy.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { refusalOf } from '../../refusal.ts'
import { aRegistry, bytesOf, commitOf, digestOf } from '../../support/publish/samples.ts'

const checksum = `checksum=${digestOf('x')}`
const policyOf = (more: object) =>
  parseRegistryDocument('registry.json', bytesOf(JSON.stringify({ ...aRegistry(), ...more })))

const policy = policyOf({ allowedHosts: ['ghcr.io', 'oci.acme.test:5000', '*.acme.dev'] })

it.each([
  [`./module.zip?${checksum}`, true],
  [`oci://ghcr.io/acme/vpc?digest=${digestOf('x')}`, true],
  [`oci://oci.acme.test:5000/acme/vpc?digest=${digestOf('x')}`, true],
  [`oci://oci.acme.test/acme/vpc?digest=${digestOf('x')}`, false],
  [`s3::https://bucket.acme.dev/vpc.zip?${checksum}`, true],
  [`https://acme.dev/vpc.zip?${checksum}`, false],
  [`https://evilacme.dev/vpc.zip?${checksum}`, false],
  [`git::ssh://git@github.com/acme/vpc.git?ref=${commitOf('x')}`, false],
])('the hosts that a registry allows decide on %s', (location, isAllowed) => {
  expect(allowsLocation(policy, location)).toBe(isAllowed)
  expect(allowsLocation(policyOf({}), location)).toBe(true)
})

describe('the owners of a namespace', () => {
  const policy = policyOf({
    namespaces: {
      acme: { owners: [{ host: 'github.com', ownerId: 7 }, { repositories: 'git.acme.test/platform/*' }] },
      deep: { owners: [{ repositories: 'gitlab.com/acme/**' }] },
      closed: { owners: [] },
      '*': { owners: [{ repositories: 'github.com/*/*' }] },
    },
  })
  const gitHub = { host: 'github.com', repository: 'other/vpc' }
  const owned = (owner: object) => ({ namespaces: { acme: { owners: [owner] } } })

  it.each([
    ['acme', { ...gitHub, repositoryId: 1, ownerId: 7 }, true],
    ['ACME', { ...gitHub, repositoryId: 1, ownerId: 7 }, true],
    ['acme', { ...gitHub, host: 'ghes.test', repositoryId: 1, ownerId: 7 }, false],
    ['acme', { ...gitHub, repositoryId: 1, ownerId: 8 }, false],
    ['acme', { host: 'git.acme.test', repository: 'Platform/vpc' }, true],
    ['acme', { host: 'git.acme.test', repository: 'platform/a/vpc' }, false],
    ['acme', { host: 'gitXacme.test', repository: 'platform/vpc' }, false],
    ['acme', undefined, false],
    ['deep', { host: 'gitlab.com', repository: 'acme/a/b/vpc' }, true],
    ['deep', { host: 'gitlab.com', repository: 'acmeevil/vpc' }, false],
    ['closed', gitHub, false],
    ['others', gitHub, true],
    ['others', { host: 'git.acme.test', repository: 'a/b' }, false],
  ])('of %s decide on %j: %s', (namespace, owner, isAllowed) => {
    const address = parseModuleAddress(`${namespace}/vpc/aws`)
    expect(allowsOwner(policy, address, owner)).toBe(isAllowed)
    expect(allowsOwner(policyOf({}), address, owner)).toBe(true)
  })

  it.each([
    ['an id without a host', owned({ ownerId: 7 })],
    ['a pattern that is a URL', owned({ repositories: 'https://github.com/acme' })],
    ['a pattern without a path', owned({ repositories: 'github.com' })],
    ['an owner without anything', owned({})],
    ['a host without an id', owned({ host: 'h' })],
    ['an id and a pattern', owned({ ownerId: 1, repositories: 'h/a' })],
    ['a pattern with other characters', { marks: { owners: [{ repositories: 'h/a b' }] } }],
    ['a namespace without a name', { namespaces: { '': { owners: [] } } }],
    ['a host in capitals', { allowedHosts: ['Ghcr.io'] }],
    ['a star inside of a host', { allowedHosts: ['a.*.dev'] }],
    ['a port of six digits', { allowedHosts: ['ghcr.io:123456'] }],
    ['a host that is a URL', { allowedHosts: ['https://ghcr.io'] }],
  ])('cannot be %s', (_, more) => {
    const refusal = /^INDEX_INVALID: "registry.json" in the index is not valid/
    expect(refusalOf(() => policyOf(more))).toMatch(refusal)
  })
})

const owners = [{ host: 'github.com', ownerId: 9 }, { repositories: 'h/acme/*' }]
const evil = { host: 'github.com', repository: 'evil/vpc' }
const named = '"owner 9 of github.com", "h/acme/*" in registry.json; this is "github.com/evil/vpc"'

it.each([
  [[], undefined, 'nobody in registry.json; this is a repository without an origin', 'github.com/acme/*'],
  [owners, evil, named, 'github.com/evil/vpc'],
])('a refusal names the owners %j to %j', (owners, owner, message, advised) => {
  const address = parseModuleAddress('acme/vpc/aws')
  expect(refusalOf(() => refuseForeignOwner({ namespaces: { acme: { owners } } }, address, owner))).toBe(
    `NOT_OWNER: the namespace of "acme/vpc/aws" belongs to ${message} | publish under another namespace, or let an owner of the index add {"repositories": "${advised}"} to the owners of the namespace in registry.json`,
  )
  expect(() => refuseForeignOwner({}, address, owner)).not.toThrow()
})

it('the owners of marks alone may mark, where they are named, and have names for people', () => {
  const policy = policyOf({ marks: { owners: [{ host: 'github.com', ownerId: 7 }] } })
  const owner = { host: 'github.com', repository: 'acme/registry', ownerId: 7 }
  const owners = '"owner 7 of github.com"'
  expect(reservedMarks(policyOf({}), owner)).toBeUndefined()
  expect(reservedMarks(policy, owner)).toEqual({ owners, isOwner: true })
  for (const other of [{ ...owner, ownerId: 8 }, undefined])
    expect(reservedMarks(policy, other)).toEqual({ owners, isOwner: false })
  const none = policyOf({ marks: { owners: [] } })
  expect(reservedMarks(none, owner)).toEqual({ owners: 'nobody', isOwner: false })
})
