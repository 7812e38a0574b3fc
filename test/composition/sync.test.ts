import { beforeEach, describe, expect, test } from 'vitest'
import { inParallel } from '../../src/base/in-parallel.ts'
import { syncCommand } from '../../src/cli/sync.ts'
import { refusalFrom } from '../refusal.ts'
import { toolPath } from '../support/clients/tools.ts'
import { git } from '../support/git/git-repository.ts'
import { fillIndex, publishSecond } from '../support/index/filled-index.ts'
import { emptyRepository, gitIndexAt } from '../support/index/index-target.ts'
import { checkOut } from '../support/index/registry.ts'
import { testRuntime } from '../support/index/verify-run.ts'
import { keysOf, type ObjectStore, startObjectStore } from '../support/s3/object-store.ts'
import { type StoreProxy, startStoreProxy } from '../support/s3/store-proxy.ts'

const MODULES = 10
const RECORD = '.module-registry/sync.json'

describe.skipIf(toolPath('versitygw') === undefined)('a sync (needs versitygw)', () => {
  let store: ObjectStore
  let proxy: StoreProxy
  let repository: string

  beforeEach(async () => {
    store = await startObjectStore()
    proxy = await startStoreProxy(store.url)
    repository = (await emptyRepository()).directory
    await fillIndex(repository, MODULES)
  })

  async function sync(flags: Partial<Parameters<typeof syncCommand>[0]> = {}, leaseMs?: number) {
    const lines: string[] = []
    const keys = { AWS_ACCESS_KEY_ID: store.accessKey, AWS_SECRET_ACCESS_KEY: store.secretKey }
    const runtime = await testRuntime(keys, { info: (line) => void lines.push(line) })
    const bucket = { to: `s3://${store.bucket}/r`, endpoint: proxy.url }
    const { json } = await syncCommand({ index: repository, ...bucket, ...flags }, runtime, leaseMs)
    return { ...json, lines }
  }

  const head = () => git(repository, ['rev-parse', 'registry'])
  const filesOf = async () =>
    (await git(repository, ['ls-tree', '-r', '--name-only', 'registry'])).split('\n').sort()
  const recordOf = async () => JSON.parse((await store.send('GET', `r/${RECORD}`)).text)
  const puts = () => proxy.requests.filter(({ method }) => method === 'PUT').map(({ url }) => url)

  test('uploads every file, those of versions first, and records the commit', async () => {
    const report = await sync()
    const files = await filesOf()
    expect(report).toMatchObject({ status: 'synced', isWhole: true, commit: await head(), uploaded: files })
    expect(await keysOf(store)).toEqual([RECORD, ...files].map((path) => `r/${path}`).sort())
    expect(await recordOf()).toMatchObject({ commit: await head(), pending: [], claim: null })
    const order = puts().filter((url) => !url.includes('sync.json'))
    const lastOf = (end: RegExp) => order.findLastIndex((url) => end.test(url))
    const firstOf = (end: RegExp) => order.findIndex((url) => end.test(url))
    expect(lastOf(/1\.0\.0\/\w+/)).toBeLessThan(firstOf(/\/aws\/versions$/))
    expect(lastOf(/\/aws\/versions$/)).toBeLessThan(firstOf(/catalog\/|v1\/modules\/index\.json$/))
    expect(puts().at(-1)).toMatch(/sync\.json$/)
  })

  test('gives objects their types and how long caches keep them', async () => {
    await sync()
    const headersOf = async (path: string) => {
      const { headers } = await store.send('GET', `r/${path}`)
      return [headers.get('content-type'), headers.get('cache-control')]
    }
    const module = 'v1/modules/ns0/m0/aws'
    expect(await headersOf(`${module}/versions`)).toEqual(['application/json', 'public, max-age=60'])
    expect(await headersOf(`${module}/1.0.0/download`)).toEqual(['application/json', 'public, max-age=300'])
    const page = ['text/html; charset=utf-8', 'public, max-age=300']
    expect(await headersOf(`${module}/1.0.0/source`)).toEqual(page)
    expect(await headersOf(RECORD)).toEqual(['application/json', 'no-cache'])
  })

  test('makes at most 20 requests after one publish, and one where nothing is new', async () => {
    await sync()
    await publishSecond(await gitIndexAt(repository))
    proxy.requests.splice(0)
    const report = await sync()
    expect(report).toMatchObject({ status: 'synced', isWhole: false, gone: [] })
    expect(report.uploaded).toContain('v1/modules/ns0/m0/aws/1.0.1/download')
    expect(proxy.requests.length).toBeLessThanOrEqual(20)
    expect(proxy.requests.length).toBeGreaterThan(report.uploaded.length)
    proxy.requests.splice(0)
    expect(await sync()).toMatchObject({ status: 'unchanged' })
    expect(proxy.requests).toEqual([{ method: 'GET', url: `/registry/r/${RECORD}` }])
  })

  test('goes on where a stopped run has ended', async () => {
    let left = 30
    proxy.decide = ({ method, url }) =>
      method === 'PUT' && !url.includes('sync.json') && left-- <= 0
        ? { status: 400, body: '<Code>Stopped</Code>' }
        : 'pass'
    expect(await refusalFrom(() => sync())).toContain('STORE_REFUSED: ')
    expect((await recordOf()).claim).toBeNull()
    proxy.decide = () => 'pass'
    proxy.requests.splice(0)
    const files = await filesOf()
    expect((await sync()).uploaded.length).toBe(files.length - 30)
    expect(await keysOf(store)).toEqual([RECORD, ...files].map((path) => `r/${path}`).sort())
  })

  test('takes over from a run that was killed, and uploads what both commits have changed', async () => {
    await sync()
    const first = await head()
    await publishSecond(await gitIndexAt(repository))
    const killed = await head()
    const claim = { run: 'killed', renewals: 2 }
    const record = { format: 1, commit: first, pending: [killed], claim, site: null }
    await store.send('PUT', `r/${RECORD}`, { body: JSON.stringify(record) })
    // The branch is back to where it was: what the killed run has uploaded must go.
    await git(repository, ['update-ref', 'refs/heads/registry', first])
    const versions = 'r/v1/modules/ns0/m0/aws/versions'
    await store.send('PUT', versions, { body: '{"modules":[]}' })
    const report = await sync({}, 2_000)
    expect(report.lines).toContainEqual(expect.stringMatching(/^waiting/))
    expect(report.uploaded).toContain(versions.slice(2))
    expect(report.gone).toContain('v1/modules/ns0/m0/aws/1.0.1/download')
    expect(await recordOf()).toMatchObject({ commit: first, pending: [], claim: null })
    expect((await store.send('GET', versions)).text).toContain('1.0.0')
  })

  test('never goes back: of two runs at once the bucket has the newer commit, and an older index is refused', async () => {
    const old = (await emptyRepository()).directory
    await git(old, ['fetch', '--quiet', repository, 'registry:registry'])
    await publishSecond(await gitIndexAt(repository))
    // The server of an index always gives its newest head; here each reads it as it comes to its turn.
    const reports = await Promise.all([sync(), sync(), sync()])
    expect(new Set(reports.map(({ commit }) => commit))).toEqual(new Set([await head()]))
    expect(await recordOf()).toMatchObject({ commit: await head(), pending: [], claim: null })
    const before = await keysOf(store)
    expect(await refusalFrom(() => sync({ index: old }))).toMatch(/^STORE_REFUSED: .*newer than this index/)
    expect(await keysOf(store)).toEqual(before)
  })

  test('deletes nothing without prune, and with it only what an index has', async () => {
    await sync()
    await store.send('PUT', 'r/packages/vpc.zip', { body: 'zip' })
    await git(repository, ['worktree', 'add', '--quiet', `${repository}-tree`, 'registry'])
    await git(`${repository}-tree`, ['rm', '-rq', 'v1/modules/ns0/m0'])
    await git(`${repository}-tree`, ['-c', 'user.name=a', '-c', 'user.email=a@a', 'commit', '-qm', 'Remove'])
    const kept = await sync()
    const module = (await keysOf(store, 'r/v1/modules/ns0/m0/')).map((key) => key.slice(2))
    expect(module.length).toBeGreaterThan(5)
    expect([...kept.gone].sort()).toEqual(module)
    expect(kept.lines).toContainEqual(`gone    ${module[0]}`)
    const planned = await sync({ prune: true, dryRun: true })
    expect(planned).toMatchObject({ status: 'planned', deleted: [] })
    expect([...planned.gone].sort()).toEqual(module)
    const pruned = await sync({ prune: true })
    expect([...pruned.deleted].sort()).toEqual(module)
    expect(pruned.lines).toContainEqual(`delete    ${module[0]}`)
    const left = [RECORD, 'packages/vpc.zip', ...(await filesOf())]
    expect(await keysOf(store)).toEqual(left.map((path) => `r/${path}`).sort())
  })

  /** Objects that the index has no more. */
  async function leave(count: number): Promise<string[]> {
    const directory = 'v1/modules/old/a&b<c>"d'
    const names = Array.from({ length: count }, (_, at) => `${at}`)
    const key = `r/${directory.split('/').map(encodeURIComponent).join('/')}`
    await inParallel(names, 16, (name) => store.send('PUT', `${key}/${name}`, { body: name }))
    return names.map((name) => `${directory}/${name}`)
  }
  const countOf = (wanted: string) => proxy.requests.filter(({ method }) => method === wanted).length

  test('deletes one by one where a store refuses to delete more at once', async () => {
    await sync()
    for (const [status, body] of [
      [501, '<Code>NotImplemented</Code>'],
      [405, '<Code>MethodNotAllowed</Code>'],
      [400, '<Code>NotImplemented</Code>'],
      [403, '<Code>AccessDenied</Code>'],
      [200, '<html>'],
    ] as const) {
      const left = await leave(3)
      proxy.requests.splice(0)
      proxy.decide = ({ method }) => (method === 'POST' ? { status, body } : 'pass')
      const { deleted } = await sync({ prune: true })
      expect([status, ...deleted.toSorted()]).toEqual([status, ...left])
      expect([countOf('POST'), countOf('DELETE')]).toEqual([1, 3])
      expect(await keysOf(store, 'r/v1/modules/old/')).toEqual([])
    }
  })

  test('deletes nothing by a key that leads elsewhere as a URL', async () => {
    await store.send('PUT', 'r/packages/vpc.zip', { body: 'zip' })
    const contents = '<Contents><Key>r/v1/modules/../../packages/vpc.zip</Key></Contents>'
    proxy.decide = ({ url }) => (url.includes('list-type') ? { status: 200, body: contents } : 'pass')
    expect(await sync({ prune: true })).toMatchObject({ gone: [], deleted: [] })
    expect([countOf('POST'), countOf('DELETE')]).toEqual([0, 0])
  })

  test('names the objects that a store keeps, and repeats what may pass', async () => {
    await sync()
    const left = await leave(3)
    const kept = (key: string, code: string) =>
      `<Error><Key>r/${key.replace('&', '&amp;').replace('<', '&lt;').replace('"', '&#34;')}</Key><Code>${code}</Code></Error>`
    const errors = ['AccessDenied', 'SlowDown', 'NoSuchKey'].map((code, at) => kept(left[at] ?? '', code))
    const body = `<DeleteResult>${errors.join('')}${kept('packages/vpc.zip', 'SlowDown')}</DeleteResult>`
    proxy.decide = ({ method }) => (method === 'POST' ? { status: 200, body } : 'pass')
    proxy.requests.splice(0)
    const refusal = await refusalFrom(() => sync({ prune: true }))
    expect(refusal).toMatch(/^STORE_REFUSED: "s3:\/\/registry\/r" keeps 2 of 3 objects/)
    expect(refusal).toMatch(/old\/a&b<c>.*\/0" \("AccessDenied"\), "r\/packages\/vpc\.zip" \("SlowDown"\)/)
    const deletes = proxy.requests.filter(({ method }) => method === 'DELETE').map(({ url }) => url)
    expect(deletes).toEqual([expect.stringMatching(/\/1$/)])
    expect((await recordOf()).claim).toBeNull()
    proxy.decide = () => 'pass'
    expect((await sync({ prune: true })).deleted.length).toBe(2)
  })

  test('uploads a directory, and only what is new of it', async () => {
    expect((await sync({ index: await checkOut(repository) })).uploaded).toEqual(await filesOf())
    await publishSecond(await gitIndexAt(repository))
    const second = await sync({ index: await checkOut(repository) })
    expect(second).toMatchObject({ commit: null, isWhole: true })
    expect(second.uploaded.length).toBeLessThan(20)
    expect(second.uploaded).toContain('v1/modules/ns0/m0/aws/1.0.1/download')
  })

  test('uploads the pages, and only those that a publish changes', async () => {
    const first = await sync({ site: true })
    expect(first.uploaded).toContain('modules/ns0/m0/aws/index.html')
    expect(first.uploaded).toContain('v1/modules/ns0/m0/aws/versions')
    await publishSecond(await gitIndexAt(repository))
    proxy.requests.splice(0)
    const second = await sync({ site: true })
    expect(second).toMatchObject({ isWhole: false })
    expect(second.uploaded).toContain('modules/ns0/m0/aws/1.0.1/index.html')
    expect(second.uploaded).not.toContain('modules/ns0/m1/aws/index.html')
    expect(second.uploaded.filter((path) => path.startsWith('search/words/'))).toEqual([])
    expect(proxy.requests.length).toBeLessThan(38)
    expect(await sync({ site: true })).toMatchObject({ status: 'unchanged' })
    expect((await sync({ site: true, prune: true })).deleted).toEqual([])
  })

  test('repeats what a broken connection or a busy store has stopped', async () => {
    const seen = new Set<string>()
    const faults = ['drop', 'drop-answer', { status: 503, body: '<Code>SlowDown</Code>' }] as const
    proxy.decide = ({ method, url }) => {
      if (seen.has(`${method} ${url}`)) return 'pass'
      seen.add(`${method} ${url}`)
      return faults[seen.size % 3] ?? 'pass'
    }
    const report = await sync()
    expect(report).toMatchObject({ status: 'synced' })
    const repeated = /^PUT "s3:\/\/registry\/r\/.*" failed \(503 SlowDown\): try 2 of 5$/
    expect(report.lines).toContainEqual(expect.stringMatching(repeated))
    expect(await recordOf()).toMatchObject({ commit: await head(), claim: null })
    expect((await keysOf(store)).length).toBe((await filesOf()).length + 1)
  })

  test('asks again where a store accepts a request and is silent', { timeout: 60_000 }, async () => {
    let isSilent = true
    proxy.decide = () => {
      if (!isSilent) return 'pass'
      isSilent = false
      return new Promise(() => {})
    }
    const silent = /^GET ".*sync\.json" failed \(.*no data for 10 s\): try 2 of 5$/
    const lines = expect.arrayContaining([expect.stringMatching(silent)])
    expect(await sync()).toMatchObject({ status: 'synced', lines })
  })

  test('plans without writing', async () => {
    expect(await sync({ dryRun: true })).toMatchObject({ status: 'planned', uploaded: await filesOf() })
    expect(await keysOf(store)).toEqual([])
  })

  test('refuses buckets and endpoints that are none, and shows no password', async () => {
    const virtual = { addressing: 'virtual' } as const
    const elsewhere = { to: 's3://acme.modules', endpoint: 'https://store.acme.test' }
    for (const [bucket, code, text] of [
      [{ to: 's3://absent-bucket' }, 'NOT_FOUND', '"absent-bucket"'],
      [{ to: 's3://' }, 'INVALID_INPUT', '"s3://"'],
      [{ to: 's3://registry/a b' }, 'INVALID_INPUT', 'a b'],
      [{ endpoint: 'http://store.acme.test' }, 'INVALID_INPUT', 'store.acme.test'],
      [virtual, 'INVALID_INPUT', '127.0.0.1'],
      [{ ...elsewhere, ...virtual }, 'INVALID_INPUT', '"acme.modules"'],
      [{ region: 'Frankfurt!' }, 'INVALID_INPUT', 'Frankfurt!'],
      [{ endpoint: 'https://ada:s3cr3t@store.acme.test' }, 'INVALID_INPUT', '@store.acme.test'],
    ] as const) {
      const refusal = await refusalFrom(() =>
        sync({ to: `s3://${store.bucket}`, endpoint: store.url, ...bucket }),
      )
      expect(refusal).toContain(`${code}: `)
      expect(refusal).toContain(text)
      expect(refusal).not.toContain('s3cr3t')
    }
  })

  test('says what an answer of a store means', async () => {
    for (const [status, said, code] of [
      [403, 'AccessDenied', 'PERMISSION'],
      [403, 'SignatureDoesNotMatch', 'PERMISSION'],
      [403, 'RequestTimeTooSkewed', 'PERMISSION'],
      [404, 'InvalidAccessKeyId', 'PERMISSION'],
      [301, 'PermanentRedirect', 'INVALID_INPUT'],
      [501, 'NotImplemented', 'STORE_REFUSED'],
      [400, 'EntityTooLarge', 'STORE_REFUSED'],
    ] as const) {
      proxy.decide = ({ method }) =>
        method === 'PUT' ? { status, body: `<Error><Code>${said}</Code></Error>` } : 'pass'
      const refusal = await refusalFrom(() => sync())
      expect(refusal).toContain(`${code}: `)
      expect(refusal).toContain(String(status))
    }
    expect(await keysOf(store)).toEqual([])
  })

  test('refuses a store that ignores conditions, and leaves nothing there; and a record of another tool', async () => {
    proxy.decide = ({ method, url }) =>
      method === 'PUT' && url.includes('probe') ? { status: 200, body: '' } : 'pass'
    expect(await refusalFrom(() => sync())).toMatch(/^STORE_REFUSED: .*If-Match/)
    expect(await keysOf(store)).toEqual([])
    proxy.decide = () => 'pass'
    await store.send('PUT', `r/${RECORD}`, { body: '{"format":2}' })
    expect(await refusalFrom(() => sync())).toContain('STORE_REFUSED: ')
  })
})
