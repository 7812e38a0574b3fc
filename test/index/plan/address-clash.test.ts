import { expect, it } from 'vitest'
import { AddressSpellings, addressesClash } from '../../../src/index/plan/address-clash.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'

it.each<[addresses: string[], path: string | undefined, problem?: string]>([
  [['acme/vpc/aws', 'acme/vpc/google', 'acme/eks/aws', 'other/vpc/aws'], undefined],
  [['acme/vpc/aws', 'Acme/eks/aws'], 'v1/modules/Acme', '"Acme" differs only by case from "acme"'],
  [
    ['acme/vpc/aws', 'acme/VPC/google'],
    'v1/modules/acme/VPC',
    '"acme/VPC" differs only by case from "acme/vpc"',
  ],
])('of the addresses %j the folder %s clashes', (addresses, path, problem) => {
  const spellings = new AddressSpellings()
  const clash = addresses.map((address) => spellings.add(parseModuleAddress(address))).at(-1)
  expect(clash).toEqual(path === undefined ? undefined : { path, problem })
  if (clash === undefined) return
  expect(addressesClash(clash)).toMatchObject({
    code: 'INDEX_INVALID',
    message: problem,
    hint: 'take the folder of one of them out of v1/modules',
  })
})
