import { expect, it } from 'vitest'
import { AddressSpellings } from '../../../src/index/walk/list-plan.ts'

it.each<[addresses: string[], path: string | undefined, message?: string]>([
  [['acme/vpc/aws', 'acme/vpc/google', 'acme/eks/aws', 'other/vpc/aws'], undefined],
  [['acme/vpc/aws', 'Acme/eks/aws'], 'v1/modules/Acme', '"Acme" differs only by case from "acme"'],
  [
    ['acme/vpc/aws', 'acme/VPC/google'],
    'v1/modules/acme/VPC',
    '"acme/VPC" differs only by case from "acme/vpc"',
  ],
])('of the addresses %j the folder %s clashes', (addresses, path, message) => {
  const spellings = new AddressSpellings()
  const clash = addresses.map((address) => spellings.add(address)).at(-1)
  expect(clash).toEqual(path === undefined ? undefined : { path, message })
})
