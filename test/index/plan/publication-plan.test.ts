import { describe, expect, it } from 'vitest'
import { formatModuleDocument } from '../../../src/index/format/documents.ts'
import { catalogChain } from '../../../src/index/format/paths.ts'
import { planChange, publicationMessage } from '../../../src/index/plan/publication-plan.ts'
import { refusalOf } from '../../refusal.ts'
import {
  aModule,
  aPublication,
  applied,
  aRelease,
  aYank,
  bytesOf,
  textsOf,
} from '../../support/publish/samples.ts'
import { published, registry } from '../published.ts'

const VPC = 'v1/modules/acme/vpc/aws'

describe('a change', () => {
  it('writes at most 8 files of a version and nothing of another module', () => {
    const before = published(aRelease({ address: 'acme/subnets/aws' }))
    const change = planChange(before, registry, [aPublication([aRelease()])])
    const paths = [...change.files.keys()]
    const own = ['release.json', 'index.json', 'source', 'download'].map((file) => `${VPC}/1.0.0/${file}`)
    expect(paths.filter((path) => path.startsWith(`${VPC}/1.0.0/`))).toEqual(own)
    expect(paths.filter((path) => path.includes('subnets'))).toEqual([])
  })

  it('writes versions before the module that claims them, and both before the lists that show them', () => {
    const subnets = aPublication([aRelease({ address: 'acme/subnets/aws' })])
    const change = planChange(new Map(), registry, [aPublication([aRelease()]), subnets])
    const paths = [...change.files.keys()]
    for (const module of [VPC, 'v1/modules/acme/subnets/aws']) {
      const order = [`${module}/1.0.0/download`, `${module}/module.json`, `${module}/versions`]
      const lists = ['v1/modules/acme/index.json', 'v1/modules/index.json']
      const positions = [...order, ...lists].map((path) => paths.indexOf(path))
      expect(positions).toEqual(positions.toSorted((a, b) => a - b))
      expect(positions).not.toContain(-1)
    }
  })
})

it('deletes the lists and the details that the last listed version leaves, and no file of a version', () => {
  const index = published(aRelease())
  const yanks = [aYank('1.0.0')]
  index.set(`${VPC}/module.json`, bytesOf(formatModuleDocument(aModule([aRelease()], { yanks }))))
  const nothingNew = { ...aPublication([aRelease()]), releases: [] }
  const { files } = planChange(index, registry, [nothingNew])
  expect([...files].filter(([, content]) => content === null).map(([path]) => path)).toEqual([
    `${VPC}/index.json`,
    'v1/modules/acme/vpc/index.json',
    'v1/modules/acme/index.json',
    catalogChain(aRelease().address)[0],
  ])
  const after = applied(index, { files })
  expect(textsOf(after)['v1/modules/index.json']).toContain('"modules":[]')
  expect(planChange(after, registry, [nothingNew]).files.size).toBe(0)
})

it('the latest version is refused where its release is gone: nothing may replace it', () => {
  const index = published(aRelease())
  index.delete(`${VPC}/1.0.0/release.json`)
  const older = aPublication([aRelease({ version: '0.9.0' })])
  const refusal = refusalOf(() => planChange(index, registry, [older]))
  expect(refusal).toContain(`INDEX_INVALID: "${VPC}/1.0.0/release.json" is missing`)
})

const one = aRelease()
const two = aRelease({ version: '2.0.0' })
const three = aRelease({ version: '3.0.0' })
const SOURCE = ['Source-Repository', 'https://git.acme.test/acme/vpc']

describe('the message of a commit', () => {
  const messageOf = (releases: readonly (typeof one)[], restored?: readonly (typeof one)[]) =>
    publicationMessage([{ address: one.address, releases, ...(restored && { restored }) }])

  it('names one version with its tag, commit and digest', () =>
    expect(messageOf([one])).toEqual({
      message: `Publish acme/vpc/aws 1.0.0\n\ntag v1.0.0, commit ${one.commit}\n${one.package.digest}`,
      trailers: [SOURCE],
    }))

  it('lists several versions, and what is repaired beside them', () => {
    expect(messageOf([one, two]).message).toBe('Publish 2 versions\n\nacme/vpc/aws 1.0.0\nacme/vpc/aws 2.0.0')
    expect(messageOf([one, two], [three]).message).toMatch(/2\.0\.0\n\nRepair acme\/vpc\/aws 3\.0\.0$/)
    const { message } = messageOf([one], [two, three])
    expect(message).toContain(`${one.package.digest}\n\nRepair acme/vpc/aws 2.0.0, acme/vpc/aws 3.0.0`)
  })

  it('says what is repaired where nothing is new', () => {
    expect(messageOf([], [one])).toEqual({ message: 'Repair acme/vpc/aws 1.0.0', trailers: [SOURCE] })
    const both = 'Repair 2 versions\n\nacme/vpc/aws 1.0.0\nacme/vpc/aws 2.0.0'
    expect(messageOf([], [one, two]).message).toBe(both)
    expect(messageOf([])).toEqual({ message: 'Repair acme/vpc/aws', trailers: [] })
    const { address } = aRelease({ address: 'acme/dns/aws' })
    const modules = [one.address, address].map((each) => ({ address: each, releases: [] }))
    expect(publicationMessage(modules).message).toBe('Repair acme/vpc/aws, acme/dns/aws')
  })

  it('names each repository once', () => {
    const url = 'https://git.acme.test/acme/other'
    const { trailers } = messageOf([one, { ...two, repository: { url } }, three])
    expect(trailers).toEqual([SOURCE, ['Source-Repository', url]])
  })
})
