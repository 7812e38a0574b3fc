import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalFrom } from '../../refusal.ts'
import { type GitServer, startGitServer } from '../../support/git/git-server.ts'
import {
  commitTo,
  copyOf,
  editJson,
  named,
  type PublishedIndexes,
  publishIndexes,
  VPC,
  verifyWith,
} from '../../support/index/verified-registry.ts'

let indexes: PublishedIndexes
let server: GitServer

beforeAll(async () => {
  indexes = await publishIndexes()
  server = await startGitServer({ root: dirname(indexes.bare) })
})

afterAll(() => server.close())

describe('verify', () => {
  it.each([
    ['a directory', 'directory', false],
    ['a local branch', 'bare', false],
    ['a local branch with its history', 'bare', true],
    ['a branch over http', 'http', false],
    ['a branch over http with its history', 'http', true],
    ['a file URL', 'file', true],
  ] as const)('finds nothing in %s that publish has made', async (_, kind, history) => {
    const index = {
      directory: indexes.directory,
      bare: indexes.bare,
      http: `${server.url}/index.git`,
      file: `file://${indexes.bare}`,
    }[kind]
    const report = await verifyWith({ index, history })
    expect(report.findings).toEqual([])
    expect(report).toMatchObject({ exitCode: 0, checked: { modules: 2, versions: 3 } })
    if (history) expect(report.checked.commits).toBe(4)
  })

  it('refuses what is no index, and the history of a directory', async () => {
    const empty = join(await copyOf(indexes.directory), 'catalog')
    expect(await refusalFrom(() => verifyWith({ index: empty }))).toContain('INDEX_INVALID: this is not')
    expect(await refusalFrom(() => verifyWith({ index: `${indexes.bare}#none` }))).toContain(
      'no branch "none"',
    )
    const history = () => verifyWith({ index: indexes.directory, history: true })
    expect(await refusalFrom(history)).toContain('has no history to verify')
    const since = () => verifyWith({ index: indexes.bare, history: true, since: '0123456' })
    expect(await refusalFrom(since)).toContain('--since names "0123456", which is no commit')
    const alone = () => verifyWith({ index: indexes.bare, since: '0123456' })
    expect(await refusalFrom(alone)).toContain('add --history')
  })
})

describe('a suppression', () => {
  const suppress = (index: string, entry: object) =>
    editJson(index, 'registry.json', (registry) => (registry.suppressions = [entry]))

  async function plantedZip(): Promise<string> {
    const index = await copyOf(indexes.directory)
    await rm(join(index, `${VPC}/1.0.0/module.zip`))
    return index
  }
  const entry = { code: 'PACKAGE_MISSING', address: 'acme/vpc/aws', reason: 'known' }

  it('hides its finding, and says so', async () => {
    for (const address of ['acme/vpc/aws', 'acme/vpc/aws@1.0.0']) {
      const index = await plantedZip()
      await suppress(index, { ...entry, address })
      const { findings, suppressed } = await verifyWith({ index })
      expect(findings.map(({ code }) => code)).toEqual(['NOT_CANONICAL'])
      expect(suppressed).toMatchObject([{ code: 'PACKAGE_MISSING', version: '1.0.0', reason: 'known' }])
    }
  })

  it('counts for its own address, version and code alone', async () => {
    for (const other of [
      { address: 'acme/subnets/aws' },
      { address: 'acme/vpc/aws@1.1.0' },
      { code: 'PACKAGE_CHANGED' },
    ]) {
      const index = await plantedZip()
      await suppress(index, { ...entry, ...other })
      expect(named(await verifyWith({ index }))).toContain('PACKAGE_MISSING acme/vpc/aws 1.0.0')
    }
  })

  it('that is not valid is a finding', async () => {
    const index = await plantedZip()
    for (const wrong of [{ code: 'NO_SUCH_CODE' }, { expires: '2999-12-31' }]) {
      await suppress(index, { ...entry, ...wrong })
      expect(named(await verifyWith({ index }))).toContain('SUPPRESSION_INVALID')
    }
  })
})

describe('the checkpoint', () => {
  it('stays where it is while the history has a finding', async () => {
    const index = await copyOf(indexes.bare)
    const checkpoint = join(await copyOf(indexes.directory), 'checkpoint')
    const flags = { index, history: true, checkpoint }
    await verifyWith(flags)
    await commitTo(index, { [`${VPC}/1.0.0/module.zip`]: 'PK' })
    for (let run = 0; run < 2; run += 1) {
      const report = await verifyWith(flags)
      expect(named(report)).toContain('PACKAGE_CHANGED acme/vpc/aws 1.0.0')
      expect(report.checked.commits).toBe(1)
    }
  })

  it('of another tool is refused', async () => {
    const checkpoint = join(indexes.directory, 'index.html')
    const refusal = await refusalFrom(() => verifyWith({ index: indexes.bare, history: true, checkpoint }))
    expect(refusal).toContain('is not a checkpoint of verify')
  })
})
