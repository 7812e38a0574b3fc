import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { gitHubAttestations } from '../../../src/adapters/github/attestations.ts'
import { networkWeb } from '../../../src/adapters/http/web.ts'
import { git } from '../../support/git/git-repository.ts'
import { silentLog } from '../../support/index/index-target.ts'
import {
  copyOf,
  edit,
  named,
  type PublishedIndexes,
  publishIndexes,
  runtimeWith,
  VPC,
  verifyWith,
} from '../../support/index/verified-registry.ts'
import { aRelease } from '../../support/publish/samples.ts'

let indexes: PublishedIndexes

beforeAll(async () => {
  indexes = await publishIndexes()
})

describe('verify --packages', () => {
  it('proves that the published bytes are the tagged tree, without changing what they allow', async () => {
    const runtime = await runtimeWith(indexes.modules)
    const report = await verifyWith({ index: indexes.directory, packages: true, strict: true }, runtime)
    expect(report.findings).toEqual([])
    expect(report.exitCode).toBe(0)
  })

  it('finds bytes that are not the tagged tree, however well the index agrees with them', async () => {
    const index = await copyOf(indexes.directory)
    const { packaged, digest } = await repackage(index)
    const runtime = await runtimeWith(indexes.modules)
    expect(packaged).not.toBe(digest)
    const found = named(await verifyWith({ index, packages: true }, runtime))
    expect(found).toEqual(['TREE_MISMATCH acme/vpc/aws 1.0.0'])
  })

  it('finds a tag that was moved, and a commit that is gone', async () => {
    const modules = { ...indexes.modules, vpc: await copyOf(indexes.modules.vpc) }
    const other = await git(modules.vpc, ['rev-parse', 'v1.1.0'])
    await git(modules.vpc, ['update-ref', 'refs/tags/v1.0.0', other])
    const moved = await verifyWith({ index: indexes.bare, packages: true }, await runtimeWith(modules))
    expect(named(moved)).toContain('TAG_MOVED acme/vpc/aws 1.0.0')
    await git(modules.vpc, ['tag', '--delete', 'v1.0.0'])
    await git(modules.vpc, ['reflog', 'expire', '--expire=now', '--all'])
    await git(modules.vpc, ['gc', '--quiet', '--prune=now'])
    const gone = await verifyWith({ index: indexes.bare, packages: true }, await runtimeWith(modules))
    expect(named(gone)).toContain('COMMIT_UNREACHABLE acme/vpc/aws 1.0.0')
  })

  it('says what it cannot reach, and fails for it only with --strict', async () => {
    const runtime = await runtimeWith({ vpc: indexes.modules.vpc, subnets: '/nonexistent-acme' })
    const report = await verifyWith({ index: indexes.directory, packages: true }, runtime)
    expect(report).toMatchObject({ findings: [], exitCode: 0 })
    expect(new Set(named({ findings: report.unverifiable }))).toEqual(
      new Set(['UNVERIFIABLE acme/subnets/aws 2.0.0']),
    )
    const strict = await verifyWith({ index: indexes.directory, packages: true, strict: true }, runtime)
    expect(named(strict)).toContain('UNVERIFIABLE acme/subnets/aws 2.0.0')
    expect(strict.exitCode).toBe(1)
  })
})

/** Replaces the package of vpc 1.0.0 by other bytes, in every file that names its digest. */
async function repackage(index: string): Promise<{ packaged: string; digest: string }> {
  let bytes = ''
  await edit(index, `${VPC}/1.0.0/module.zip`, (text) => {
    bytes = text.replace('value = "1.0.0"', 'value = "9.0.0"')
    return bytes
  })
  const digest = createHash('sha256').update(bytes, 'latin1').digest('hex')
  let packaged = ''
  await edit(index, `${VPC}/1.0.0/release.json`, (text) => {
    packaged = /"digest": "sha256:(.{64})"/.exec(text)?.[1] ?? ''
    return text.replaceAll(packaged, digest)
  })
  for (const path of ['module.json', '1.0.0/download', '1.0.0/source'])
    await edit(index, `${VPC}/${path}`, (text) => text.replaceAll(packaged, digest))
  return { packaged, digest }
}

describe('an attestation', () => {
  const release = { ...aRelease(), repository: { url: 'https://github.com/acme/vpc' } }
  const statement = { subject: [{ digest: { sha256: 'x' } }] }

  it('is read from GitHub with the token of its own server alone', async () => {
    const payload = Buffer.from(JSON.stringify(statement)).toString('base64')
    const asked: (string | undefined)[] = []
    const server = createServer((request, response) => {
      asked.push(`${request.url} ${request.headers.authorization}`)
      const isKnown = request.url?.endsWith(release.package.digest)
      response.statusCode = isKnown ? 200 : 404
      response.end(JSON.stringify({ attestations: [{ bundle: { dsseEnvelope: { payload } } }] }))
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await new Promise((resolve) => server.once('listening', resolve))
    const attestations = gitHubAttestations({
      web: networkWeb(silentLog),
      apiOf: (url) =>
        url.includes('gitlab') ? undefined : `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      tokenFor: (url) => (url === 'https://github.com' ? 'ghs_token' : undefined),
    })
    const { digest } = release.package
    const found = await attestations.statements(release.repository.url, digest)
    expect(found).toEqual([statement])
    expect(await attestations.statements('https://acme.ghe.com/acme/vpc', 'sha256:0')).toEqual([])
    expect(await attestations.statements('https://gitlab.com/acme/vpc', digest)).toBeUndefined()
    expect(asked).toEqual([
      `/repos/acme/vpc/attestations/${digest} Bearer ghs_token`,
      '/repos/acme/vpc/attestations/sha256:0 undefined',
    ])
  })
})
