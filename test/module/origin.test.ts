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
  [
    'http://user:password@127.0.0.1/acme/terraform-aws-vpc',
    'acme/terraform-aws-vpc',
    'http://127.0.0.1/acme/terraform-aws-vpc',
  ],
  ['ssh://git:password@git.acme.test/acme/vpc', undefined, undefined],
  ['/srv/modules', undefined, '/srv/modules'],
  ['not a url\n', undefined, undefined],
])('the origin %j is the repository %j', (url, repository, remoteUrl) => {
  const origin = originOf(url)
  expect([origin.identity?.repository, origin.remote?.url]).toEqual([repository, remoteUrl])
})

it('gives the address that its name says, and none without one', () => {
  const { identity } = originOf('git@git.acme.test:acme/terraform-aws-vpc.git')
  expect(formatModuleAddress(addressOf(identity))).toBe('acme/vpc/aws')
  for (const none of [undefined, { host: 'git.acme.test', repository: 'terraform-aws-vpc' }]) {
    expect(refusalOf(() => addressOf(none))).toBe(
      'INVALID_ADDRESS: the repository has no origin from which an address could be derived | name it: --module namespace/name/system (action input "module")',
    )
  }
})
