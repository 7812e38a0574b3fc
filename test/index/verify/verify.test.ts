// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a template of HCL
import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gitHubAttestations } from '../../../src/adapters/github/attestations.ts'
import { networkWeb } from '../../../src/adapters/http/web.ts'
import { canonicalJson } from '../../../src/base/json.ts'
import { refusalFrom } from '../../refusal.ts'
import { git, startGitServer } from '../../support/git/git-repository.ts'
import { buildRepository } from '../../support/git/module-repository.ts'
import { commitTo, copyOf, edit, editJson } from '../../support/index/index-edits.ts'
import { silentLog } from '../../support/index/index-target.ts'
import { publish, publishIndexes, VPC } from '../../support/index/published-indexes.ts'
import { createRegistry } from '../../support/index/registry.ts'
import { named, runtimeWith, verifyWith } from '../../support/index/verify-run.ts'
import { startLoopback } from '../../support/network/loopback.ts'
import { digestOf } from '../../support/publish/samples.ts'

const indexes = await publishIndexes()
const server = await startGitServer({ root: dirname(indexes.bare) })

describe('verify', () => {
  it.each([
    ['a directory', 'directory', false],
    ['a local branch', 'bare', false],
    ['a local branch with its history', 'bare', true],
    ['a branch over http', 'http', false],
    ['a branch over http with its history', 'http', true],
    ['a file URL', 'file', true],
  ] as const)('finds nothing in %s that publish has made', async (_, kind, history) => {
    const { directory, bare } = indexes
    const index = { directory, bare, http: `${server.url}/index.git`, file: `file://${bare}` }[kind]
    const report = await verifyWith({ index, history })
    expect(report.findings).toEqual([])
    expect(report).toMatchObject({ exitCode: 0, checked: { modules: 2, versions: 3 } })
    if (history) expect(report.checked.commits).toBe(4)
  })

  it('refuses what is no index, and the history of a directory', async () => {
    const { directory, bare } = indexes
    for (const [flags, refusal] of [
      [{ index: join(await copyOf(directory), 'catalog') }, 'INDEX_INVALID: this is not'],
      [{ index: `${bare}#none` }, 'no branch "none"'],
      [{ index: directory, history: true }, 'has no history to verify'],
      [{ index: bare, history: true, since: '0123456' }, '--since names "0123456", which is no commit'],
      [{ index: bare, since: '0123456' }, 'add --history'],
    ] as const)
      expect(await refusalFrom(() => verifyWith(flags))).toContain(refusal)
  })
})

describe('a suppression', () => {
  const MISSING = 'PACKAGE_MISSING acme/vpc/aws 1.0.0'

  /** What is found of an index without a zip. */
  async function suppressing(more: object) {
    const index = await copyOf(indexes.directory)
    await rm(join(index, `${VPC}/1.0.0/module.zip`))
    const entry = { code: 'PACKAGE_MISSING', address: 'acme/vpc/aws', reason: 'known', ...more }
    await editJson(index, 'registry.json', (registry) => (registry.suppressions = [entry]))
    return verifyWith({ index })
  }

  it('hides its finding, and says so', async () => {
    for (const address of ['acme/vpc/aws', 'acme/vpc/aws@1.0.0']) {
      const { findings, suppressed } = await suppressing({ address })
      expect(findings.map(({ code }) => code)).toEqual(['NOT_CANONICAL'])
      expect(suppressed).toMatchObject([{ code: 'PACKAGE_MISSING', version: '1.0.0', reason: 'known' }])
    }
  })

  it.each([
    [{ address: 'acme/subnets/aws' }, MISSING],
    [{ address: 'acme/vpc/aws@1.1.0' }, MISSING],
    [{ code: 'PACKAGE_CHANGED' }, MISSING],
    [{ code: 'NO_SUCH_CODE' }, 'SUPPRESSION_INVALID'],
    [{ expires: '2999-12-31' }, 'SUPPRESSION_INVALID'],
  ])(
    'counts for its own address, version and code alone, and is valid: with %j there is %s',
    async (wrong, found) => expect(named(await suppressing(wrong))).toContain(found),
  )
})

describe('the checkpoint', () => {
  it('stays where it is while the history has a finding', async () => {
    const index = await copyOf(indexes.bare)
    const flags = { index, history: true, checkpoint: join(await copyOf(indexes.directory), 'checkpoint') }
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

const STATE = 'collect/0123456789abcdef.json'
const state = { format: 1, options: '', tags: {}, refused: {} }

/** Documents that other commands would stop on, or that no command reads. */
describe('verify finds what other commands would stop on, in', () => {
  it.each<[path: string, text: string, message: string]>([
    [STATE, 'x', 'is not JSON'],
    [STATE, JSON.stringify({ ...state, tags: { 'v1.0.0': 7 } }), 'at tags.v1.0.0'],
    [STATE, JSON.stringify({ ...state, address: 'a/b' }), 'at address'],
    ['marks.yml', 'marks: [', 'marks.yml'],
    ['marks.yml', 'marks:\n  - yank: acme/vpc/aws\n', 'marks.yml line 2: '],
    ['marks.yml', `marks: []\n${'#\n'.repeat(1024 * 1024)}`, 'limit'],
  ])('%s: %#', async (path, text, message) => {
    const index = await copyOf(indexes.directory)
    await edit(index, path, () => text)
    const { findings } = await verifyWith({ index })
    const found = { code: 'DOCUMENT_INVALID', path, message: expect.stringContaining(message) }
    expect(findings).toMatchObject([found])
  })

  it('the keys of the website in registry.json', async () => {
    const index = await copyOf(indexes.directory)
    await editJson(index, 'registry.json', (registry) => (registry.site = { color: 'red' }))
    const { findings } = await verifyWith({ index })
    const found = findings.find(({ code }) => code === 'DOCUMENT_INVALID')
    expect(found).toMatchObject({ path: 'registry.json', message: expect.stringContaining('"site.color"') })
  })

  it('no logo that registry.json names, and any other picture', async () => {
    const index = await copyOf(indexes.directory)
    const site = { logo: 'brand/logo.svg' }
    await edit(index, 'registry.json', (text) => canonicalJson({ ...JSON.parse(text), site }))
    for (const name of ['logo', 'other']) await edit(index, `brand/${name}.svg`, () => '<svg/>')
    const { findings } = await verifyWith({ index })
    expect(findings).toMatchObject([{ code: 'FILE_UNEXPECTED', path: 'brand/other.svg' }])
  })

  it('a state of a newer tool, and nothing in states and marks that are well', async () => {
    const index = await copyOf(indexes.directory)
    await edit(index, STATE, () => JSON.stringify({ ...state, address: 'acme/vpc/aws' }))
    await edit(index, 'collect/owner-0123456789abcdef.json', () => 'of an older version')
    await edit(index, 'marks.yml', () => 'marks: []\n')
    expect(named(await verifyWith({ index }))).toEqual([])
    await edit(index, STATE, () => JSON.stringify({ ...state, format: 2 }))
    expect(named(await verifyWith({ index }))).toEqual(['FORMAT_NEWER'])
  })
})

describe('verify says of a document of 33 MiB that it is too large:', () => {
  it.each([
    ['registry.json', 'DOCUMENT_INVALID'],
    ['marks.yml', 'DOCUMENT_INVALID'],
    [STATE, 'DOCUMENT_INVALID'],
    [`${VPC}/module.json`, 'DOCUMENT_INVALID acme/vpc/aws'],
    [`${VPC}/1.0.0/release.json`, 'DOCUMENT_INVALID acme/vpc/aws 1.0.0'],
    [`${VPC}/1.0.0/interface.json`, 'DOCUMENT_INVALID acme/vpc/aws 1.0.0'],
    [`${VPC}/1.0.0/README.md`, 'DOCUMENT_INVALID acme/vpc/aws 1.0.0'],
  ])('%s', async (path, finding) => {
    const [directory, bare] = [await copyOf(indexes.directory), await copyOf(indexes.bare)]
    const text = ' '.repeat(33 * 1024 * 1024)
    await edit(directory, path, () => text)
    await commitTo(bare, { [path]: text })
    for (const index of [directory, bare]) {
      const report = await verifyWith({ index })
      expect(named(report)).toContain(finding)
      const message = `${path.split('/').at(-1)} has 34603008 bytes, the limit is 33554432 bytes for a document`
      expect(report.findings.find((each) => each.path === path)).toMatchObject({ message })
      expect(report.text).not.toContain('missing')
    }
  })

  const DERIVED = ['v1/modules/index.json', 'catalog/b3.json', 'index.html']
  it.each(DERIVED)('%s, which is made anew, is changed', async (path) => {
    const index = await copyOf(indexes.directory)
    await edit(index, path, () => ' '.repeat(33 * 1024 * 1024))
    expect(named(await verifyWith({ index }))).toEqual(['DERIVED_CHANGED'])
  })
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
    await repackage(index)
    const found = await verifyWith({ index, packages: true }, await runtimeWith(indexes.modules))
    expect(named(found)).toEqual(['TREE_MISMATCH acme/vpc/aws 1.0.0'])
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

  it('packs what a version holds of a directory, as recorded, and finds what was left out of it', async () => {
    const { root, directory: index } = await createRegistry()
    const modules = { network: join(root, 'network') }
    const config = 'modules: [{ path: vpc, address: acme/vpc/aws, root: . }]\n'
    buildRepository(modules.network, {
      tag: 'v1.0.0',
      files: [
        { path: '.module-registry.yml', content: config },
        { path: 'vpc/main.tf', content: 'module "a" {\n  source = "../a"\n}\n' },
        { path: 'a/main.tf', content: 'output "x" {\n  value = file("${path.module}/../data/x.txt")\n}\n' },
        ...['data/x.txt', 'data/y.txt', 'other/main.tf', 'README.md'].map((path) => ({ path, content: '' })),
      ],
      gitConfig: '[remote "origin"]\n\turl = https://git.acme.test/acme/terraform-aws-network.git\n',
    })
    const runtime = await runtimeWith(modules)
    await publish(index, modules.network, ['v1.0.0'], runtime)
    const release = JSON.parse(await readFile(join(index, VPC, '1.0.0/release.json'), 'utf8'))
    const packagePaths = ['a', 'data/x.txt', 'vpc']
    expect(release).toMatchObject({ packageRoot: '', packagePaths, package: { files: 3 } })
    expect((await verifyWith({ index, packages: true }, runtime)).findings).toEqual([])

    const forge = (paths: readonly string[] | undefined, files = ['module.json', '1.0.0/release.json']) =>
      Promise.all(
        files.map((file) =>
          editJson(index, `${VPC}/${file}`, (it) => {
            for (const each of [it, ...(it.versions ?? [])]) if (each.commit) each.packagePaths = paths
          }),
        ),
      )
    await forge(['data/x.txt', 'vpc'])
    const forged = await verifyWith({ index, packages: true }, runtime)
    expect(named(forged)).toContain('TREE_MISMATCH acme/vpc/aws 1.0.0')
    expect(forged.text).toContain('packagePaths of release.json leave out what the module needs: "a"')
    await forge(packagePaths, ['module.json'])
    expect((await verifyWith({ index })).text).toContain('release.json says packagePaths')

    // As an older version of the tool publishes it.
    await forge(undefined)
    expect(named(await verifyWith({ index, packages: true }, runtime))).toEqual([
      'TREE_MISMATCH acme/vpc/aws 1.0.0',
    ])
  })

  it('says what it cannot reach, and fails for it only with --strict', async () => {
    const runtime = await runtimeWith({ vpc: indexes.modules.vpc, subnets: '/nonexistent-acme' })
    const report = await verifyWith({ index: indexes.directory, packages: true }, runtime)
    expect(report).toMatchObject({ findings: [], exitCode: 0 })
    const untold = 'UNVERIFIABLE acme/subnets/aws 2.0.0'
    expect(new Set(named({ findings: report.unverifiable }))).toEqual(new Set([untold]))
    const strict = await verifyWith({ index: indexes.directory, packages: true, strict: true }, runtime)
    expect(named(strict)).toContain(untold)
    expect(strict.exitCode).toBe(1)
  })
})

/** Replaces the package of vpc 1.0.0 by other bytes, in every file that names its digest. */
async function repackage(index: string): Promise<void> {
  const digests: string[] = []
  await edit(index, `${VPC}/1.0.0/module.zip`, (text) => {
    const bytes = text.replace('value = "1.0.0"', 'value = "9.0.0"')
    for (const each of [text, bytes]) digests.push(createHash('sha256').update(each, 'latin1').digest('hex'))
    return bytes
  })
  const [packaged = '', digest = ''] = digests
  for (const path of ['module.json', '1.0.0/release.json', '1.0.0/download', '1.0.0/source'])
    await edit(index, `${VPC}/${path}`, (text) => text.replaceAll(packaged, digest))
}

it('an attestation is read from GitHub with the token of its own server alone', async () => {
  const digest = digestOf('vpc')
  const statement = { subject: [{ digest: { sha256: 'x' } }] }
  const payload = Buffer.from(JSON.stringify(statement)).toString('base64')
  const asked: string[] = []
  const gitHub = await startLoopback(async (request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`)
    response.statusCode = request.url?.includes(digest) ? 200 : 404
    const bundle = request.url?.includes('/large/') ? null : { dsseEnvelope: { payload } }
    response.end(JSON.stringify({ attestations: [{ bundle }] }))
  })
  const attestations = gitHubAttestations({
    web: networkWeb(silentLog),
    apiOf: (url) => (url.includes('gitlab') ? undefined : gitHub.url),
    tokenFor: (url) => (url === 'https://github.com' ? 'ghs_token' : undefined),
  })
  expect(await attestations.statements('https://github.com/acme/vpc', digest)).toEqual([statement])
  expect(await attestations.statements('https://acme.ghe.com/acme/vpc', 'sha256:0')).toEqual([])
  expect(await attestations.statements('https://acme.ghe.com/acme/large', digest)).toMatchObject({
    kind: 'unreachable',
  })
  expect(await attestations.statements('https://gitlab.com/acme/vpc', digest)).toBeUndefined()
  expect(asked).toEqual([
    `/repos/acme/vpc/attestations/${digest}?per_page=100 Bearer ghs_token`,
    '/repos/acme/vpc/attestations/sha256:0?per_page=100 undefined',
    `/repos/acme/large/attestations/${digest}?per_page=100 undefined`,
  ])
})
