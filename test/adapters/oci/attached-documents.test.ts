import { describe, expect, it } from 'vitest'
import { networkAttachedDocuments } from '../../../src/adapters/oci/artifact-hosts.ts'
import { attach, putUntagged } from '../../../src/adapters/stores/oci-package-store.ts'
import { descriptorOf, digestOfBytes } from '../../../src/oci/descriptor.ts'
import { MANIFEST_TYPE, renderModuleManifest } from '../../../src/oci/manifest.ts'
import { INTERFACE_TYPE } from '../../../src/oci/referrers.ts'
import { hasProgram } from '../../support/cli/program.ts'
import { startDockerRegistry } from '../../support/oci/docker-registry.ts'
import { ociClient, RecordingTransport } from '../../support/oci/oci-client.ts'
import { startOciRegistry } from '../../support/oci/oci-registry.ts'
import { aRelease, aZip, bytesOf } from '../../support/publish/samples.ts'
import { sigstoreBundle } from '../../support/sigstore/sigstore-bundle.ts'

const attached = () => networkAttachedDocuments({ transport: new RecordingTransport(), environment: {} })

/** A package with an interface and a Sigstore bundle. */
async function publishTo(host: string) {
  const repository = `${host}/acme/vpc`
  const client = ociClient(repository)
  const pkg = await aZip('zip')
  const metadata = { release: aRelease(), repositoryUrl: '', description: '', licenses: '' }
  const bytes = renderModuleManifest(metadata, pkg.facts)
  const manifest = { mediaType: MANIFEST_TYPE, digest: digestOfBytes(bytes), bytes }
  await putUntagged(client, pkg, manifest)
  const subject = descriptorOf(MANIFEST_TYPE, bytes)
  const bundle = sigstoreBundle(pkg.facts.digest)
  const json = bytesOf('{}\n')
  await attach(client, subject, { artifactType: INTERFACE_TYPE, name: 'interface.json', bytes: json })
  await attach(client, subject, bundle)
  return { artifact: { repository, reference: manifest.digest }, json, bundle }
}

describe('the documents that are attached to a package', () => {
  const registries = {
    'a registry with the referrers API': () => startOciRegistry({ hasReferrers: true }),
    'a registry without it': () => startOciRegistry({ hasReferrers: false }),
    ...(hasProgram('docker-registry')
      ? { "Debian's docker-registry": () => startDockerRegistry('none') }
      : {}),
  }

  it.each(Object.entries(registries))('are read from %s, the bundle with its bytes', async (_, start) => {
    const { host } = await start()
    const { artifact, json, bundle } = await publishTo(host)
    const result = await attached().read(artifact)
    if (result.kind !== 'found') throw new Error(result.message)
    const byType = new Map(result.documents.map((document) => [document.artifactType, document]))
    expect(byType.size).toBe(2)
    expect(byType.get(INTERFACE_TYPE)).toMatchObject({ digest: digestOfBytes(json), bytes: undefined })
    expect(Buffer.from(byType.get(bundle.artifactType)?.bytes ?? [])).toEqual(Buffer.from(bundle.bytes))
  })

  it('are none where nothing is attached, and cannot be read where the registry answers with an error', async () => {
    const registry = await startOciRegistry()
    const { artifact } = await publishTo(registry.host)
    const other = { ...artifact, reference: `sha256:${'0'.repeat(64)}` }
    expect(await attached().read(other)).toEqual({ kind: 'found', documents: [] })
    registry.failNext(/^GET .*referrers/, { answer: 403, body: '{"errors":[{"code":"DENIED"}]}' })
    expect(await attached().read(artifact)).toMatchObject({ kind: 'unreachable' })
  })
})
