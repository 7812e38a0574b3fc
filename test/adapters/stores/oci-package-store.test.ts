import { describe, expect, it } from 'vitest'
import { blobOfBytes } from '../../../src/adapters/oci/client.ts'
import { OciPackageStore } from '../../../src/adapters/stores/oci-package-store.ts'
import type { Log } from '../../../src/base/log.ts'
import { parseVersion, type Version } from '../../../src/module/version.ts'
import { descriptorOf } from '../../../src/oci/descriptor.ts'
import { MANIFEST_TYPE, parseManifest, renderManifest } from '../../../src/oci/manifest.ts'
import { parseOciRepository } from '../../../src/oci/oci-repository.ts'
import { digestsIn, withReferrer } from '../../../src/oci/referrers.ts'
import type { Selection } from '../../../src/publish/selection.ts'
import { refusal, refusalFrom } from '../../refusal.ts'
import { getAsOpenTofu } from '../../support/clients/opentofu-getter.ts'
import { ociClient, RecordingTransport } from '../../support/oci/oci-client.ts'
import { readReferrers } from '../../support/oci/oci-referrers.ts'
import { type OciRegistry, type RegistryOptions, startOciRegistry } from '../../support/oci/oci-registry.ts'
import { OCI_USER } from '../../support/oci/oci-token-server.ts'
import { aRelease, aSelection, aZip, bytesOf, digestOf } from '../../support/publish/samples.ts'
import { sigstoreBundle } from '../../support/sigstore/sigstore-bundle.ts'

type OciOptions = Selection['storeOptions']['oci']

function selectionFor(registry: OciRegistry, version: string, more: OciOptions = {}): Selection {
  const oci = { 'oci-repository': parseOciRepository(`${registry.host}/acme/vpc`), ...more }
  return aSelection(aRelease({ version }), { oci })
}

const FACTS = { withdrawn: new Set<Version>() }

class WarningTransport extends RecordingTransport {
  readonly said: string[] = []
  override readonly log: Log = {
    info: (line: string) => void this.said.push(line),
    warn: (line: string) => void this.said.push(`warning: ${line}`),
    debug: (line: string) => void this.lines.push(line),
  }
}

/** A run of its own, which may have the credentials of a registry. */
function aStore(transport = new WarningTransport(), host?: string): OciPackageStore {
  const configured = host === undefined ? undefined : { ...OCI_USER, host }
  const sources = { configured, githubToken: undefined, environment: {} }
  return new OciPackageStore({ repositoryUrl: 'https://github.com/acme/vpc', sources, transport })
}

/** Ends what runs next at its write of this number, from 0. */
function endAt(registry: OciRegistry, write: number): void {
  let seen = 0
  registry.onRequest = (line) => {
    if (/^(GET|HEAD) /.test(line)) return
    if (seen === write) registry.failNext(/./, { answer: 400 })
    seen += 1
  }
}

async function publish(
  registry: OciRegistry,
  version: string,
  content = `zip ${version}`,
  more: OciOptions = {},
  facts = FACTS,
) {
  const transport = new WarningTransport()
  const store = aStore(transport)
  const selection = selectionFor(registry, version, more)
  const pkg = await aZip(content)
  const { location } = await store.resolve(selection, pkg)
  await store.store(selection, pkg, facts)
  return { location, transport, store }
}

/** Each tag with the version that it stands for. */
function versionsByTag(registry: OciRegistry): Record<string, string | undefined> {
  const { tags, manifests } = registry.repository('acme/vpc')
  const versions = [...tags].map(([tag, digest]) => {
    const manifest = parseManifest(manifests.get(digest)?.bytes ?? bytesOf(''))
    return [tag, manifest?.annotations?.['org.opencontainers.image.version']]
  })
  return Object.fromEntries(versions)
}

/** What `oras push --artifact-type … :1.2.3 README.md:text/markdown module.zip:archive/zip` leaves. */
async function pushByHand(registry: OciRegistry, zip: Uint8Array, artifactType: string, size = zip.length) {
  const client = ociClient(`${registry.host}/acme/vpc`)
  const readme = bytesOf('# VPC')
  const layers = [descriptorOf('text/markdown', readme), { ...descriptorOf('archive/zip', zip), size }]
  for (const bytes of [readme, zip, bytesOf('{}')]) await client.pushBlob(blobOfBytes(bytes))
  const annotations = { 'org.opencontainers.image.created': '2024-01-01T00:00:00Z' }
  const bytes = renderManifest({ artifactType, layers, annotations })
  await client.putManifest('1.2.3', { mediaType: MANIFEST_TYPE, bytes })
}

describe('putting a package into an OCI registry', () => {
  it('sends blobs, then the manifest by digest, reads it back, and tags it last', async () => {
    const registry = await startOciRegistry()
    const { location } = await publish(registry, '1.2.3')
    const steps = registry
      .lines()
      .map((line) => line.replace(/\/v2\/acme\/vpc|sha256:\w+|[\w-]{36}.*|\?.*/g, ''))
    const writes = registry.lines('writes').map((line) =>
      line
        .replace(/^.*vpc\//, '')
        .replace(/sha256:.*/, 'DIGEST')
        .replace(/uploads.*/, 'uploads'),
    )
    expect(writes).toEqual([
      ...['blobs/uploads', 'blobs/uploads', 'blobs/uploads', 'blobs/uploads', 'manifests/DIGEST'],
      ...['manifests/1.2.3', 'manifests/1.2', 'manifests/1', 'manifests/latest'],
    ])
    expect(steps.indexOf('GET /manifests/')).toBeGreaterThan(steps.indexOf('PUT /manifests/'))
    expect(steps.indexOf('GET /manifests/')).toBeLessThan(steps.indexOf('PUT /manifests/1.2.3'))
    expect((await getAsOpenTofu(location)).toString()).toBe('zip 1.2.3')
  })

  it('writes nothing when it is pushed again, and mends a package whose blob is gone', async () => {
    const registry = await startOciRegistry()
    const { location } = await publish(registry, '1.2.3')
    const again = await publish(registry, '1.2.3')
    expect([again.location, again.transport.writes]).toEqual([location, []])
    registry.repository('acme/vpc').blobs.delete(digestOf('zip 1.2.3'))
    await publish(registry, '1.2.3')
    expect((await getAsOpenTofu(location)).toString()).toBe('zip 1.2.3')
  })

  it('ends in the same state wherever the run before was ended', async () => {
    const whole = await startOciRegistry()
    const { location } = await publish(whole, '1.2.3')
    const writes = whole.lines('writes').length
    for (let end = 0; end < writes; end += 1) {
      const registry = await startOciRegistry()
      endAt(registry, end)
      await refusal(publish(registry, '1.2.3'))
      expect(registry.repository('acme/vpc').tags.size).toBeLessThan(4)
      registry.onRequest = () => {}
      const again = await publish(registry, '1.2.3')
      expect(again.location.replace(registry.host, '')).toBe(location.replace(whole.host, ''))
      expect(versionsByTag(registry)).toEqual(versionsByTag(whole))
    }
    expect(writes).toBe(9)
  })

  it('refuses a tag that another run took in the meantime, and leaves it', async () => {
    const registry = await startOciRegistry()
    const [store, other] = [aStore(), aStore()]
    const selection = selectionFor(registry, '1.2.3')
    const [pkg, rival] = [await aZip('ours'), await aZip('theirs')]
    await store.resolve(selection, pkg)
    await other.store(selection, rival, FACTS)
    const tags = new Map(registry.repository('acme/vpc').tags)
    expect(await refusalFrom(() => store.store(selection, pkg, FACTS))).toMatch(/^VERSION_EXISTS: /)
    expect(registry.repository('acme/vpc').tags).toEqual(tags)
  })
})

const OTHER = /^VERSION_EXISTS: .* is another package already: it holds sha256:/
it.each([
  ['zip', 'application/vnd.opentofu.modulepkg', 3, OTHER],
  ['zip 1.2.3', 'application/vnd.opentofu.modulepkg', 3, OTHER],
  ['zip 1.2.3', 'application/vnd.acme', 9, /^STORE_REFUSED: .*it has no "artifactType"/],
])('a pushed package %j of %s, said to have %i bytes, is refused', async (content, type, size, refused) => {
  const registry = await startOciRegistry()
  await pushByHand(registry, bytesOf(content), type, size)
  registry.requests.length = 0
  expect(await refusalFrom(() => publish(registry, '1.2.3'))).toMatch(refused)
  expect(registry.lines('writes')).toEqual([])
})

describe('a document', () => {
  const bundle = sigstoreBundle('sha256:0')

  async function attachTo(registry: OciRegistry) {
    const { location, store } = await publish(registry, '1.2.3')
    await store.attach(selectionFor(registry, '1.2.3'), await aZip('zip 1.2.3'), bundle)
    return readReferrers(`${registry.host}/acme/vpc`, location.replace(/^.*digest=/, ''))
  }

  it.each([true, false])('is there wherever a run was ended (referrers API: %s)', async (hasReferrers) => {
    const found = await attachTo(await startOciRegistry({ hasReferrers }))
    expect(found).toMatchObject([{ descriptor: { artifactType: bundle.artifactType } }])
    let ends = 0
    for (let isEnded = true; isEnded; ends += 1) {
      const registry = await startOciRegistry({ hasReferrers })
      await publish(registry, '1.2.3')
      endAt(registry, ends)
      isEnded = (await attachTo(registry).catch(() => undefined)) === undefined
      registry.onRequest = () => {}
      expect(await attachTo(registry)).toEqual(found)
    }
    expect(ends).toBe(hasReferrers ? 4 : 5)
  })

  it('leaves those of others, also in a list under a tag', async () => {
    const registry = await startOciRegistry({ hasReferrers: false })
    const { location } = await publish(registry, '1.2.3')
    const digest = location.replace(/^.*digest=/, '')
    const theirs = { ...descriptorOf(MANIFEST_TYPE, bytesOf('{}')), artifactType: 'application/vnd.acme' }
    await ociClient(`${registry.host}/acme/vpc`).putManifest(digest.replace(':', '-'), {
      mediaType: 'application/vnd.oci.image.index.v1+json',
      bytes: withReferrer(undefined, theirs),
    })
    await aStore().attach(selectionFor(registry, '1.2.3'), await aZip('zip 1.2.3'), bundle)
    const index = registry.repository('acme/vpc').tags.get(digest.replace(':', '-')) ?? ''
    expect(digestsIn(registry.repository('acme/vpc').manifests.get(index)?.bytes)).toEqual([
      theirs.digest,
      expect.stringMatching(/^sha256:/),
    ])
  })
})

describe('moving tags', () => {
  it('stand for the highest release', async () => {
    const registry = await startOciRegistry()
    for (const version of ['1.9.0', '2.0.0', '1.10.0', '1.9.1', '2.1.0-rc.1', '1.8.7'])
      await publish(registry, version)
    const ones = { '1.8': '1.8.7', '1.9': '1.9.1', '1': '1.10.0' }
    expect(versionsByTag(registry)).toMatchObject({ ...ones, '2.0': '2.0.0', '2': '2.0.0', latest: '2.0.0' })
    expect(Object.keys(versionsByTag(registry))).not.toContain('2.1')
  })

  it('pass a withdrawn version by, and tags that are no versions', async () => {
    const registry = await startOciRegistry()
    for (const version of ['1.2.0', '1.3.0']) await publish(registry, version)
    const { tags } = registry.repository('acme/vpc')
    for (const tag of ['v9.9.9', 'main', '1.2.4+x']) tags.set(tag, tags.get('1.3.0') ?? '')
    await publish(registry, '1.2.1', 'zip 1.2.1', {}, { withdrawn: new Set([parseVersion('1.3.0')]) })
    expect(versionsByTag(registry)).toMatchObject({ '1.2': '1.2.1', '1': '1.2.1', latest: '1.2.1' })
  })

  it('are left as they are where they are no module packages', async () => {
    const registry = await startOciRegistry()
    await pushByHand(registry, bytesOf('an image'), 'application/vnd.acme')
    const { tags } = registry.repository('acme/vpc')
    const image = tags.get('1.2.3') ?? ''
    tags.delete('1.2.3')
    tags.set('latest', image)
    const { transport } = await publish(registry, '1.2.3')
    expect(tags.get('latest')).toBe(image)
    expect(transport.said).toContain('warning: tag "latest" is not moved: it is not a module package')
  })

  it('end at the higher of two releases that are published at the same time', async () => {
    const registry = await startOciRegistry()
    let isLate = true
    registry.onRequest = (line) => {
      if (!isLate || !line.startsWith('PUT /v2/acme/vpc/manifests/latest')) return
      isLate = false
      const { tags, manifests } = registry.repository('acme/vpc')
      const ours = manifests.get(tags.get('1.2.3') ?? '')?.bytes.toString() ?? ''
      const bytes = Buffer.from(ours.replaceAll('1.2.3', '1.3.0'))
      const { digest } = descriptorOf(MANIFEST_TYPE, bytes)
      manifests.set(digest, { mediaType: MANIFEST_TYPE, bytes })
      for (const tag of ['1.3.0', '1.3', '1', 'latest']) tags.set(tag, digest)
    }
    await publish(registry, '1.2.3')
    const ours = { '1.2.3': '1.2.3', '1.2': '1.2.3' }
    const theirs = { '1.3.0': '1.3.0', '1.3': '1.3.0', '1': '1.3.0', latest: '1.3.0' }
    expect(versionsByTag(registry)).toEqual({ ...ours, ...theirs })
  })
})

it.each<[notes: number, options: RegistryOptions]>([
  [1, { auth: 'basic' }],
  [0, { auth: 'basic', isPublic: true }],
  [0, {}],
])('that nobody can read a package is noted %i times in a registry with %j', async (notes, options) => {
  const registry = await startOciRegistry(options)
  const transport = new WarningTransport()
  await aStore(transport, registry.host).store(selectionFor(registry, '1.2.3'), await aZip('zip'), FACTS)
  expect(transport.said.filter((line) => line.includes('private'))).toHaveLength(notes)
})
