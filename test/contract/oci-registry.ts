import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { attach } from '../../src/adapters/oci/attachment.ts'
import { blobOfBytes, blobOfFile } from '../../src/adapters/oci/blob.ts'
import type { Credentials } from '../../src/adapters/oci/credentials.ts'
import { descriptorOf, digestOfBytes } from '../../src/oci/descriptor.ts'
import { EMPTY_CONFIG_BYTES, MANIFEST_TYPE, renderManifest } from '../../src/oci/manifest.ts'
import { digestsIn, referrersTag } from '../../src/oci/referrers.ts'
import { ociClient, RecordingTransport } from '../support/oci-client.ts'
import { sha256 } from '../support/oci-content.ts'
import { readReferrers } from '../support/oci-referrers.ts'
import { refusal } from '../support/packing.ts'
import { bytesOf } from '../support/samples.ts'
import { sigstoreBundle } from '../support/sigstore-bundle.ts'
import { temporaryDirectory } from '../support/temporary.ts'

export interface RegistryKind {
  /** Undefined where anybody may write. */
  readonly credentials: Credentials | undefined
  /** Whether it has the referrers API. */
  readonly hasReferrers: boolean
}

const artifactType = 'application/vnd.acme.test'

/** What every registry does for our client, the real ones and the one of the tests. */
export function describeOciRegistry(
  name: string,
  { credentials, hasReferrers }: RegistryKind,
  start: () => Promise<{ readonly host: string }>,
): void {
  describe(`pushing to ${name}`, () => {
    let place: { readonly host: string }
    beforeAll(async () => {
      place = await start()
    })

    const open = (repository: string, transport = new RecordingTransport()) =>
      ociClient(`${place.host}/acme/${repository}`, { credentials, transport })

    it('stores a blob once', async () => {
      const client = open('once')
      const blob = blobOfBytes(bytesOf('a blob'))
      expect(await client.hasBlob(blob)).toBe(false)
      await client.pushBlob(blob)
      expect(await client.hasBlob(blob)).toBe(true)
      const transport = new RecordingTransport()
      await open('once', transport).pushBlob(blob)
      expect(transport.writes.filter((line) => !line.includes('/token'))).toEqual([])
    })

    it('stores a large file', async () => {
      const bytes = Buffer.alloc(20 * 1024 * 1024, 'module')
      const file = join(await temporaryDirectory(), 'module.zip')
      await writeFile(file, bytes)
      const blob = blobOfFile(file, { digest: sha256(bytes), size: bytes.length })
      const client = open('large')
      await client.pushBlob(blob)
      expect(await client.hasBlob(blob)).toBe(true)
    })

    it('mounts a blob from another repository without sending it', async () => {
      const blob = blobOfBytes(bytesOf('to be mounted'))
      await open('there').pushBlob(blob)
      const transport = new RecordingTransport()
      const client = open('here', transport)
      await client.pushBlob(blob, 'acme/there')
      expect(transport.writes.filter((line) => /^P(UT|ATCH) /.test(line))).toEqual([])
      expect(await client.hasBlob(blob)).toBe(true)
    })

    it('sends a blob that is not where it was said to be', async () => {
      const blob = blobOfBytes(bytesOf('nowhere'))
      const client = open('here')
      await client.pushBlob(blob, 'acme/there')
      expect(await client.hasBlob(blob)).toBe(true)
    })

    it('gives back manifests byte by byte, by digest and by tag', async () => {
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

    it('refuses a manifest whose blobs are not there', async () => {
      const bytes = renderManifest({ artifactType, layers: [descriptorOf('text/plain', bytesOf('missing'))] })
      const { code, message } = await refusal(
        open('refused').putManifest('1.0.0', { mediaType: MANIFEST_TYPE, bytes }),
      )
      expect(code).toBe('STORE_REFUSED')
      expect(message).toMatch(/^pushing a manifest: the registry answers for .*\/acme\/refused": 40[04] /)
    })

    it('attaches documents, each once', async () => {
      const client = open('attached')
      await client.pushBlob(blobOfBytes(EMPTY_CONFIG_BYTES))
      const bytes = renderManifest({ artifactType, layers: [descriptorOf('text/plain', EMPTY_CONFIG_BYTES)] })
      const subject = descriptorOf(MANIFEST_TYPE, bytes)
      await client.putManifest(subject.digest, { mediaType: MANIFEST_TYPE, bytes })
      const documents = [
        { artifactType, name: 'interface.json', bytes: bytesOf('{"inputs":[]}') },
        { artifactType: `${artifactType}.2`, name: 'more.json', bytes: bytesOf('{}') },
        sigstoreBundle(subject.digest),
      ]
      const digests: string[] = []
      for (const document of documents) digests.push(await attach(client, subject, document))
      const transport = new RecordingTransport()
      const again = open('attached', transport)
      for (const [at, document] of documents.entries())
        expect(await attach(again, subject, document)).toBe(digests[at])
      expect(transport.writes.filter((line) => !line.includes('/token'))).toEqual([])
      const listed = await client.referrers(subject.digest)
      expect(listed !== undefined).toBe(hasReferrers)
      const index = (await client.readManifest(referrersTag(subject.digest)))?.bytes
      expect((listed ?? digestsIn(index)).toSorted()).toEqual(digests.toSorted())
    })

    it('shows a provenance bundle to those who look for one', async () => {
      const client = open('proven')
      await client.pushBlob(blobOfBytes(EMPTY_CONFIG_BYTES))
      const bytes = renderManifest({ artifactType, layers: [descriptorOf('text/plain', EMPTY_CONFIG_BYTES)] })
      const subject = descriptorOf(MANIFEST_TYPE, bytes)
      await client.putManifest(subject.digest, { mediaType: MANIFEST_TYPE, bytes })
      const bundle = sigstoreBundle(subject.digest)
      await attach(client, subject, bundle)
      const [found, ...others] = await readReferrers(`${place.host}/acme/proven`, subject.digest)
      expect(others).toEqual([])
      expect(found?.descriptor).toMatchObject({
        artifactType: bundle.artifactType,
        annotations: bundle.annotations,
      })
      expect(found?.documents).toEqual([{ title: bundle.name, bytes: Buffer.from(bundle.bytes) }])
    })

    it('proves that it may write by an upload that the next push goes on with', async () => {
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
    it('says who it was and what was looked at when it may not write', async () => {
      const stranger = { kind: 'password', username: 'eve', password: 'wrong' } as const
      const blob = blobOfBytes(bytesOf('of nobody'))
      for (const known of [undefined, stranger]) {
        const client = ociClient(`${place.host}/acme/private`, { credentials: known })
        expect((await refusal(client.proveWritable())).code).toBe('PERMISSION')
        const { code, message, hint } = await refusal(client.pushBlob(blob))
        expect(code).toBe('PERMISSION')
        expect(message).toContain(
          known === undefined
            ? 'no credentials were found, looked at: the test'
            : 'the credentials come from the test',
        )
        expect(hint).toContain(`docker login ${place.host}`)
        expect(`${message}${hint}`).not.toContain('wrong')
      }
    })
  })
}
