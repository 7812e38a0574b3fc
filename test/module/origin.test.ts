import { expect, it } from 'vitest'
import { formatModuleAddress } from '../../src/module/module-address.ts'
import { addressOf, originOf } from '../../src/module/origin.ts'
import { refusalOf } from '../refusal.ts'

it.each<[url: string | undefined, repository: string | undefined, remoteUrl: string | undefined]>([
  [undefined, undefined, undefined],
  [
    'https://token@git.acme.test/acme/terraform-aws-vpc.git',
    'acme/terraform-aws-vpc',
    'https://git.acme.test/acme/terraform-aws-vpc.git',
  ],
  ['/srv/modules', undefined, '/srv/modules'],
  ['not a url\n', undefined, undefined],
])('the origin %j is the repository %j', (url, repository, remoteUrl) => {
  const origin = originOf(url)
  expect([origin.identity?.repository, origin.remote?.url]).toEqual([repository, remoteUrl])
})

it('gives the address that its name says, and none without one', () => {
  const { identity } = originOf('git@git.acme.test:acme/terraform-aws-vpc.git')
  expect(formatModuleAddress(addressOf(identity))).toBe('acme/vpc/aws')
  expect(refusalOf(() => addressOf(undefined))).toMatch(/^INVALID_ADDRESS: the repository has no origin/)
})
