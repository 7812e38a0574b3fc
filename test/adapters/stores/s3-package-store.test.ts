import { describe, expect, it } from 'vitest'
import { S3PackageStore } from '../../../src/adapters/stores/s3-package-store.ts'
import { SecretMask } from '../../../src/base/secret-mask.ts'
import { openS3 } from '../../../src/composition/bucket.ts'
import { packageStorage } from '../../../src/composition/package-storage.ts'
import type { Selection } from '../../../src/publish/selection.ts'
import { refusalFrom } from '../../refusal.ts'
import { toolPath } from '../../support/clients/tools.ts'
import { silentLog } from '../../support/index/index-target.ts'
import { aRelease, aSelection, aZip, digestOf } from '../../support/publish/samples.ts'
import { keysOf, startObjectStore } from '../../support/s3/object-store.ts'
import { startStoreProxy } from '../../support/s3/store-proxy.ts'
import { forEachTest, temporaryDirectory } from '../../support/temporary.ts'

const KEY = 'packages/acme/vpc/aws/1.0.0.zip'

describe.skipIf(toolPath('versitygw') === undefined)('the store of s3 packages (needs versitygw)', () => {
  const objects = forEachTest(startObjectStore)

  async function runtimeFor(url = objects().url) {
    const keys = { AWS_ACCESS_KEY_ID: objects().accessKey, AWS_SECRET_ACCESS_KEY: objects().secretKey }
    const environment = { ...keys, AWS_ENDPOINT_URL_S3: url }
    return { environment, log: silentLog, secrets: new SecretMask(), temporary: await temporaryDirectory() }
  }

  async function storeAt(url?: string): Promise<S3PackageStore> {
    const runtime = await runtimeFor(url)
    return new S3PackageStore({
      open: (place, options) => openS3(runtime, place, { endpoint: options['package-endpoint'] }),
    })
  }

  const PUBLIC = { 'package-public-url': 'https://packages.acme.test/p' }

  function selectionFor(more: Selection['storeOptions']['s3'] = PUBLIC): Selection {
    const s3 = { 'package-url': { bucket: objects().bucket, prefix: 'packages/' }, ...more }
    return aSelection(aRelease(), { s3 })
  }

  it('stores a zip once, and names where clients read it', async () => {
    const [store, zip] = [await storeAt(), await aZip('one')]
    const { location } = await store.resolve(selectionFor(), zip)
    expect(location).toBe(`https://packages.acme.test/p/acme/vpc/aws/1.0.0.zip?checksum=${digestOf('one')}`)
    await store.checkAccess()
    expect(await keysOf(objects())).toEqual([])
    await store.store(selectionFor(), zip)
    await store.store(selectionFor(), zip)
    expect(await keysOf(objects())).toEqual([KEY])
    expect((await objects().send('GET', KEY)).text).toBe('one')
    expect(await store.publicLocation(selectionFor({}))).toBeUndefined()
    expect(await store.publicLocation(selectionFor())).toContain('packages.acme.test')
  })

  it('replaces nothing, also in a race, and compares what is there', async () => {
    await (await storeAt()).store(selectionFor(), await aZip('one'))
    const other = await aZip('two')
    for (const refused of [
      async () => (await storeAt()).resolve(selectionFor(), other),
      async () => (await storeAt()).store(selectionFor(), other),
    ])
      expect(await refusalFrom(refused)).toMatch(/^VERSION_EXISTS: "s3:\/\/registry\/packages\/acme.*sha256:/)
    // Put there by hand, without the digest as metadata.
    await objects().send('PUT', KEY, { body: 'two' })
    await (await storeAt()).resolve(selectionFor(), other)
    expect((await objects().send('GET', KEY)).text).toBe('two')
  })

  it('finds out that the connection broke after the store had written', async () => {
    const proxy = await startStoreProxy(objects().url)
    let broken = 0
    proxy.decide = ({ method, url }) =>
      method === 'PUT' && url.endsWith('.zip') && broken++ === 0 ? 'drop-answer' : 'pass'
    await (await storeAt(proxy.url)).store(selectionFor(), await aZip('one'))
    expect(broken).toBe(2)
    expect(await keysOf(objects())).toEqual([KEY])
  })

  it('says why a HEAD is not allowed, as its answer has no reason', async () => {
    const proxy = await startStoreProxy(objects().url)
    const runtime = await runtimeFor(proxy.url)
    const environment = { ...runtime.environment, AWS_SECRET_ACCESS_KEY: 'another' }
    const wrong = new S3PackageStore({ open: (place) => openS3({ ...runtime, environment }, place, {}) })
    const zip = await aZip('one')
    expect(await refusalFrom(() => wrong.resolve(selectionFor(), zip))).toMatch(
      /^PERMISSION: .*does not accept the credentials \(403 SignatureDoesNotMatch\)/,
    )
    expect(proxy.requests.map(({ method }) => method)).toEqual(['HEAD', 'GET'])
    // The object may be read, and its bytes are not those of an answer.
    await objects().send('PUT', KEY, { body: '<Code>InvalidToken</Code>' })
    proxy.decide = ({ method }) => (method === 'HEAD' ? { status: 403, body: '' } : 'pass')
    const store = await storeAt(proxy.url)
    expect(await refusalFrom(() => store.resolve(selectionFor(), zip))).toContain(
      'may not HEAD in the bucket "registry" (403)',
    )
  })

  it('puts back what is gone, and only the same bytes', async () => {
    const [store, zip] = [await storeAt(), await aZip('one')]
    const { location } = await store.resolve(selectionFor(), zip)
    const stored = { release: aRelease(), location, digest: digestOf('one') }
    const facts = { isPrivate: false, directory: '', withdrawn: new Set<never>() }
    const about = { ...facts, selection: selectionFor(), pack: async () => zip, documents: async () => [] }
    const repair = await store.findRepair(stored, about)
    expect(repair?.problem).toContain('is gone from "s3://registry/packages/acme/vpc/aws/1.0.0.zip"')
    await repair?.run()
    expect(await store.findRepair(stored, about)).toBeUndefined()
    await objects().send('PUT', KEY, { body: 'two' })
    expect(await refusalFrom(() => store.findRepair(stored, about))).toContain('VERSION_EXISTS: ')
    await objects().send('DELETE', KEY)
    const others = { ...about, pack: () => aZip('three') }
    expect(await refusalFrom(() => store.findRepair(stored, others))).toContain('STORE_REFUSED: ')
    const elsewhere = { ...stored, location: location.replace('packages.', 'others.') }
    expect(await store.findRepair(elsewhere, about)).toBeUndefined()
    const hidden = { ...about, isPrivate: true }
    expect(await refusalFrom(() => store.findRepair(stored, hidden))).toContain('WOULD_EXPOSE: ')
  })

  it('refuses what clients could not read, and a store that overwrites', async () => {
    const zip = await aZip('one')
    const store = await storeAt()
    const none = selectionFor({ 'package-url': undefined })
    expect(await refusalFrom(() => store.resolve(none, zip))).toContain('--package-url s3://')
    const dotted = selectionFor({ 'package-url': { bucket: 'acme.packages', prefix: '' } })
    expect(await refusalFrom(() => store.resolve(dotted, zip))).toContain('--package-public-url')
    const hosts = ['https://acme.r2.cloudflarestorage.com', 'https://s3.amazonaws.com.acme.test']
    for (const endpoint of [...hosts, objects().url]) {
      const other = selectionFor({ 'package-endpoint': endpoint })
      expect(await refusalFrom(async () => (await storeAt()).resolve(other, zip))).toMatch(
        /^INVALID_INPUT: .*Terraform sends such requests to AWS.*--package-public-url/s,
      )
    }
    expect(await keysOf(objects())).toEqual([])
    const proxy = await startStoreProxy(objects().url)
    const ignoring = await storeAt(proxy.url)
    await ignoring.resolve(selectionFor(), zip)
    proxy.decide = ({ method, url }) =>
      method === 'PUT' && url.includes('probe') ? { status: 200, body: '' } : 'pass'
    expect(await refusalFrom(() => ignoring.checkAccess())).toMatch(/^STORE_REFUSED: .*If-Match/)
    proxy.decide = ({ method }) =>
      method === 'PUT' ? { status: 403, body: '<Code>AccessDenied</Code>' } : 'pass'
    expect(await refusalFrom(() => ignoring.checkAccess())).toMatch(/^PERMISSION: .*may not PUT/)
  })

  it('deletes the object of a removed version, where the location says which', async () => {
    const [store, zip] = [await storeAt(), await aZip('one')]
    await store.store(selectionFor(), zip)
    const location = `s3::https://registry.s3.us-east-1.amazonaws.com/${KEY}?checksum=${digestOf('one')}`
    const server = { token: undefined, tokenName: 'GITHUB_TOKEN', retrySeconds: 1 }
    const places = packageStorage(await runtimeFor(), server)
    const { address, version } = selectionFor().release
    const placed = { address, version, kind: 's3', location, digest: digestOf('one'), isShared: false }
    expect(await places.delete(placed)).toMatchObject({ status: 'deleted' })
    expect(await keysOf(objects())).toEqual([])
    expect(await places.delete(placed)).toMatchObject({ status: 'absent' })
    const open = { ...placed, location: 'https://packages.acme.test/vpc.zip?checksum=sha256:0' }
    expect(await places.delete(open)).toMatchObject({ status: 'impossible' })
  })
})

it('a key that a URL would lead out of the bucket is refused', async () => {
  const environment = { AWS_ACCESS_KEY_ID: 'access', AWS_SECRET_ACCESS_KEY: 'secret' }
  const runtime = { environment, log: silentLog, secrets: new SecretMask(), temporary: '' }
  const place = { bucket: 'acme', prefix: '' }
  const client = await openS3(runtime, place, { endpoint: 'http://127.0.0.1:1', region: 'auto' })
  const put = () => client.request({ method: 'PUT', key: 'p/v1/../../../x' }, [200])
  expect(await refusalFrom(put)).toMatch(/^INDEX_INVALID: "p\/v1\/\.\.\/\.\.\/\.\.\/x" is no key of/)
})
