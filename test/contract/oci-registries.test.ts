import { describe, expect, it } from 'vitest'
import { blobOfBytes, blobOfFile } from '../../src/adapters/oci/client.ts'
import type { Credentials } from '../../src/adapters/oci/credentials.ts'
import { attach } from '../../src/adapters/stores/oci-package-store.ts'
import { descriptorOf, digestOfBytes } from '../../src/oci/descriptor.ts'
import { EMPTY_CONFIG_BYTES, MANIFEST_TYPE, renderManifest } from '../../src/oci/manifest.ts'
import { digestsIn, referrersTag } from '../../src/oci/referrers.ts'
import { refusal, refusalFrom } from '../refusal.ts'
import { hasProgram } from '../support/cli/program.ts'
import { startDockerRegistry } from '../support/oci/docker-registry.ts'
import { ociClient, RecordingTransport } from '../support/oci/oci-client.ts'
import { sha256 } from '../support/oci/oci-content.ts'
import { readReferrers } from '../support/oci/oci-referrers.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { OCI_USER, startTokenServer } from '../support/oci/oci-token-server.ts'
import { bytesOf } from '../support/publish/samples.ts'
import { sigstoreBundle } from '../support/sigstore/sigstore-bundle.ts'
import { forAllTests, temporaryFile } from '../support/temporary.ts'

interface OciRegistryKind {
  /** Undefined where anybody may write. */
  readonly credentials: Credentials | undefined
  /** Whether it has the referrers API. */
  readonly hasReferrers: boolean
}

const artifactType = 'application/vnd.acme.test'

/** What the client relies on: the fake registry and every real one pass these tests. */
function describeOciRegistry(
  name: string,
  { credentials, hasReferrers }: OciRegistryKind,
  start: () => Promise<{ readonly host: string }>,
): void {
  describe(`pushing to ${name}`, () => {
    const registry = forAllTests(start)

    const open = (repository: string, transport = new RecordingTransport()) =>
      ociClient(`${registry().host}/acme/${repository}`, { credentials, transport })

    it('stores a blob once, also a large file', async () => {
      const bytes = Buffer.alloc(20 * 1024 * 1024, 'module')
      const file = await temporaryFile('module.zip', bytes)
      const large = blobOfFile(file, { digest: sha256(bytes), size: bytes.length })
      for (const blob of [blobOfBytes(bytesOf('a blob')), large]) {
        const client = open('once')
        expect(await client.hasBlob(blob)).toBe(false)
        await client.pushBlob(blob)
        expect(await client.hasBlob(blob)).toBe(true)
        const transport = new RecordingTransport()
        await open('once', transport).pushBlob(blob)
        expect(transport.writes.filter((line) => !line.includes('/token'))).toEqual([])
      }
    })

    it('returns manifests unchanged, by digest and by tag', async () => {
      const client = open('manifests')
      const layer = bytesOf('a layer')
      const bytes = renderManifest({ artifactType, layers: [descriptorOf('text/plain', layer)] })
      const stored = { mediaType: MANIFEST_TYPE, digest: digestOfBytes(bytes), bytes: Buffer.from(bytes) }
      expect(await client.readManifest('1.0.0')).toBeUndefined()
      expect(await client.resolveTag('1.0.0')).toBeUndefined()
      expect(await client.tags()).toEqual([])
      await client.pushBlob(blobOfBytes(layer))
      await client.pushBlob(blobOfBytes(EMPTY_CONFIG_BYTES))
      await client.putManifest(stored.digest, stored)
      expect(await client.readManifest(stored.digest)).toEqual(stored)
      for (const tag of ['1.0.0', '1.0.0-rc.1', 'latest']) await client.putManifest(tag, stored)
      expect(await client.readManifest('1.0.0')).toEqual(stored)
      expect(await client.resolveTag('latest')).toBe(stored.digest)
      expect((await client.tags()).toSorted()).toEqual(['1.0.0', '1.0.0-rc.1', 'latest'])
    })

    it('refuses a manifest whose blobs are missing', async () => {
      const bytes = renderManifest({ artifactType, layers: [descriptorOf('text/plain', bytesOf('missing'))] })
      const manifest = { mediaType: MANIFEST_TYPE, bytes }
      expect(await refusalFrom(() => open('refused').putManifest('1.0.0', manifest))).toMatch(
        /^STORE_REFUSED: pushing a manifest: the OCI registry answers for .*\/acme\/refused": 40[04] /,
      )
    })

    it('attaches documents, each once, which readers find', async () => {
      const client = open('attached')
      await client.pushBlob(blobOfBytes(EMPTY_CONFIG_BYTES))
      const bytes = renderManifest({ artifactType, layers: [descriptorOf('text/plain', EMPTY_CONFIG_BYTES)] })
      await client.putManifest(digestOfBytes(bytes), { mediaType: MANIFEST_TYPE, bytes })
      const subject = descriptorOf(MANIFEST_TYPE, bytes)
      const documents = [
        sigstoreBundle(subject.digest),
        { artifactType, name: 'interface.json', bytes: bytesOf('{"inputs":[]}') },
        { artifactType: `${artifactType}.2`, name: 'more.json', bytes: bytesOf('{}') },
      ]
      const digests: string[] = []
      for (const document of documents) digests.push(await attach(client, subject, document))
      const transport = new RecordingTransport()
      for (const [at, document] of documents.entries())
        expect(await attach(open('attached', transport), subject, document)).toBe(digests[at])
      expect(transport.writes.filter((line) => !line.includes('/token'))).toEqual([])
      const listed = await client.referrers(subject.digest)
      expect(listed !== undefined).toBe(hasReferrers)
      const index = (await client.readManifest(referrersTag(subject.digest)))?.bytes
      expect((listed ?? digestsIn(index)).toSorted()).toEqual(digests.toSorted())
      // The first page: the bundle and one more at least.
      const found = await readReferrers(`${registry().host}/acme/attached`, subject.digest)
      const read = new Map(found.map((each) => [each.descriptor.digest, each]))
      for (const [at, { name, bytes, ...about }] of documents.slice(0, 2).entries())
        expect(read.get(digests[at] ?? '')).toMatchObject({
          descriptor: about,
          documents: [{ title: name, bytes: Buffer.from(bytes) }],
        })
    })

    it('proves that it may write by an upload that the next push uses', async () => {
      const transport = new RecordingTransport()
      const client = open('proved', transport)
      await client.proveWritable()
      expect(await client.tags()).toEqual([])
      const blob = blobOfBytes(bytesOf('proved'))
      await client.pushBlob(blob)
      const steps = transport.writes.map((line) => line.replace(/ .* /, ' '))
      const asked = credentials === undefined ? [] : ['POST 401']
      expect(steps).toEqual([...asked, 'POST 202', 'PUT 201'])
      expect(await client.hasBlob(blob)).toBe(true)
    })

    if (credentials === undefined) return
    it('names the source of the credentials when it may not write', async () => {
      const stranger = { kind: 'password', username: 'eve', password: 'wrong' } as const
      const blob = blobOfBytes(bytesOf('of nobody'))
      for (const known of [undefined, stranger]) {
        const client = ociClient(`${registry().host}/acme/private`, { credentials: known })
        expect(await refusalFrom(() => client.proveWritable())).toMatch(/^PERMISSION: /)
        const { code, message, hint } = await refusal(client.pushBlob(blob))
        expect(code).toBe('PERMISSION')
        const source = known && 'the credentials come from the test'
        expect(message).toContain(source ?? 'no credentials were found; tried: the test')
        expect(hint).toContain(`docker login ${registry().host}`)
        expect(`${message}${hint}`).not.toContain('wrong')
      }
    })
  })
}

const user = { kind: 'password', ...OCI_USER } as const

describeOciRegistry('the registry of the tests', { credentials: undefined, hasReferrers: true }, () =>
  startOciRegistry({ pageSize: 2 }),
)

const withBasic = { credentials: user, hasReferrers: false }
describeOciRegistry('the registry of the tests without referrers, with Basic', withBasic, () =>
  startOciRegistry({ auth: 'basic', hasReferrers: false }),
)

const withTokens = { credentials: user, hasReferrers: true }
describeOciRegistry('the registry of the tests, with tokens', withTokens, async () => {
  return startOciRegistry({ auth: await startTokenServer() })
})

const HOW = { none: 'without login', htpasswd: 'with Basic', token: 'with tokens (needs openssl)' } as const

describe.skipIf(!hasProgram('docker-registry'))('(needs docker-registry)', () => {
  for (const auth of ['none', 'htpasswd', 'token'] as const)
    describe.skipIf(auth === 'token' && !hasProgram('openssl'))(HOW[auth], () => {
      const kind = { credentials: auth === 'none' ? undefined : user, hasReferrers: false }
      describeOciRegistry("Debian's docker-registry", kind, () => startDockerRegistry(auth))
    })
})
