import { expect, it } from 'vitest'
import { descriptorOf, digestOfBytes } from '../../src/oci/descriptor.ts'
import { MANIFEST_TYPE, renderAttachment } from '../../src/oci/manifest.ts'
import { interfaceAttachment, provenanceAttachment } from '../../src/publish/attached-document.ts'
import { interfaceOf } from '../support/interfaces.ts'
import { bytesOf } from '../support/samples.ts'
import { sigstoreBundle } from '../support/sigstore-bundle.ts'

const subject = descriptorOf(MANIFEST_TYPE, bytesOf('{}'))

it('the interface of a module is a referrer with one layer, the same bytes today and tomorrow', async () => {
  const moduleInterface = await interfaceOf({
    'main.tf': 'variable "cidr" {\n  type = string\n}\n',
    'README.md': '# Not in it\n',
  })
  const document = interfaceAttachment(moduleInterface)
  expect(JSON.parse(new TextDecoder().decode(document.bytes))).toMatchObject({
    root: { readme: '', inputs: [{ name: 'cidr' }] },
  })
  const manifest = renderAttachment(subject, document)
  expect(JSON.parse(new TextDecoder().decode(manifest))).toEqual({
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.manifest.v1+json',
    artifactType: 'application/vnd.module-registry.interface.v1+json',
    config: {
      mediaType: 'application/vnd.oci.empty.v1+json',
      digest: 'sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
      size: 2,
    },
    layers: [
      {
        mediaType: 'application/vnd.module-registry.interface.v1+json',
        digest: digestOfBytes(document.bytes),
        size: document.bytes.length,
        annotations: { 'org.opencontainers.image.title': 'interface.json' },
      },
    ],
    subject,
  })
  expect(digestOfBytes(manifest)).toBe(
    'sha256:e6eb5f1a94c8c3328f757bd7bc714d64f59c9014b21489a62414ac2d58dcd27a',
  )
})

it('what readers may ask for without the bytes stands in the manifest', () => {
  const bundle = sigstoreBundle(subject.digest)
  expect(JSON.parse(new TextDecoder().decode(renderAttachment(subject, bundle)))).toMatchObject({
    artifactType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
    annotations: bundle.annotations,
  })
})

it('a provenance is the bundle as it was signed, under its own media type', () => {
  const bundle = { mediaType: 'application/vnd.dev.sigstore.bundle.v0.4+json', dsseEnvelope: {} }
  const document = provenanceAttachment(bundle)
  expect(document.artifactType).toBe(bundle.mediaType)
  expect(JSON.parse(new TextDecoder().decode(document.bytes))).toEqual(bundle)
  expect(document).toMatchObject({
    name: 'provenance.sigstore.json',
    annotations: sigstoreBundle('sha256:00').annotations,
  })
  for (const nameless of [{}, { mediaType: 3 }])
    expect(provenanceAttachment(nameless).artifactType).toBe('application/vnd.dev.sigstore.bundle.v0.3+json')
})
