import { describe, expect, it } from 'vitest'
import {
  type FileContent,
  publicationMessage,
  publishedVersion,
  selectChanges,
} from '../../../src/index/plan/publication-plan.ts'
import { aRelease, bytesOf } from '../../support/publish/samples.ts'

const one = aRelease()
const two = aRelease({ version: '2.0.0' })
const three = aRelease({ version: '3.0.0' })
const SOURCE = ['Source-Repository', 'https://git.acme.test/acme/vpc']

describe('the message of a commit', () => {
  const messageOf = (releases: readonly (typeof one)[], restored?: readonly (typeof one)[]) =>
    publicationMessage([{ address: one.address, releases, ...(restored && { restored }) }])

  it('names one version with its tag, commit and digest', () => {
    expect(messageOf([one])).toEqual({
      message: `Publish acme/vpc/aws 1.0.0\n\ntag v1.0.0, commit ${one.commit}\n${one.package.digest}`,
      trailers: [SOURCE],
    })
  })

  it('lists several versions, and what is repaired beside them', () => {
    expect(messageOf([one, two]).message).toBe('Publish 2 versions\n\nacme/vpc/aws 1.0.0\nacme/vpc/aws 2.0.0')
    expect(messageOf([one, two], [three]).message).toMatch(/2\.0\.0\n\nRepair acme\/vpc\/aws 3\.0\.0$/)
    const { message } = messageOf([one], [two, three])
    expect(message).toContain(`${one.package.digest}\n\nRepair acme/vpc/aws 2.0.0, acme/vpc/aws 3.0.0`)
  })

  it('says what is repaired where nothing is new', () => {
    expect(messageOf([], [one])).toEqual({ message: 'Repair acme/vpc/aws 1.0.0', trailers: [SOURCE] })
    expect(messageOf([], [one, two]).message).toBe(
      'Repair 2 versions\n\nacme/vpc/aws 1.0.0\nacme/vpc/aws 2.0.0',
    )
    expect(messageOf([])).toEqual({ message: 'Repair acme/vpc/aws', trailers: [] })
    const modules = ['acme/vpc/aws', 'acme/dns/aws'].map((address) => ({
      address: aRelease({ address }).address,
      releases: [],
    }))
    expect(publicationMessage(modules).message).toBe('Repair acme/vpc/aws, acme/dns/aws')
  })

  it('names each repository once', () => {
    const other = { ...two, repository: { url: 'https://git.acme.test/acme/other' } }
    expect(messageOf([one, other, three]).trailers).toEqual([
      SOURCE,
      ['Source-Repository', 'https://git.acme.test/acme/other'],
    ])
  })
})

describe('a version in module.json', () => {
  it('has the root of its package where there is one', () => {
    expect(publishedVersion(one)).not.toHaveProperty('packageRoot')
    expect(publishedVersion({ ...one, packageRoot: 'modules' })).toMatchObject({ packageRoot: 'modules' })
  })

  it('keeps what it had, and gets the packages that it had not', () => {
    const before = { ...publishedVersion(one), tag: 'before' }
    const [added] = aRelease({ kind: 'git' }).packages
    if (added === undefined) throw new Error('no package')
    const after = publishedVersion({ ...one, packages: [...one.packages, added] }, before)
    expect(after).toEqual({
      ...before,
      packages: [...before.packages, { kind: 'git', location: added.location }],
    })
  })
})

it('a change has the files that are other than they were', () => {
  const index = new Map([
    ['same', bytesOf('a')],
    ['other', bytesOf('a')],
    ['gone', bytesOf('a')],
    ['stored', bytesOf('a')],
  ])
  const files = new Map<string, FileContent | null>([
    ['same', bytesOf('a')],
    ['other', bytesOf('b')],
    ['gone', null],
    ['absent', null],
    ['new', bytesOf('')],
    ['stored', { file: '/tmp/a', size: 1 }],
  ])
  expect([...selectChanges(files, index).keys()]).toEqual(['other', 'gone', 'new', 'stored'])
})
