import { expect, it } from 'vitest'
import { parseReplacement } from '../../../src/index/format/marks.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { refusalOf } from '../../refusal.ts'

const address = parseModuleAddress('acme/vpc/aws')

it('a replacement is a module, or one version of it', () => {
  expect(parseReplacement('acme/vpc/aws')).toEqual({ address, version: undefined })
  expect(parseReplacement('acme/vpc/aws@2.0.0')).toEqual({ address, version: '2.0.0' })
  expect(refusalOf(() => parseReplacement(''))).toMatch(/^INVALID_ADDRESS: /)
  expect(refusalOf(() => parseReplacement('acme/vpc/aws@1.0.0@2'))).toMatch(
    /^INVALID_INPUT: "1\.0\.0@2" is not/,
  )
})
