import { describe, expect, it } from 'vitest'
import { descriptorOf, digestOfBytes } from '../../src/oci/descriptor.ts'
import { MANIFEST_TYPE, renderAttachment } from '../../src/oci/manifest.ts'
import { interfaceAttachment } from '../../src/publish/store-packages.ts'
import { interfaceOf } from '../support/publish/interfaces.ts'
import { emptyIndex, PublishRun } from '../support/publish/publish-run.ts'
import { bytesOf } from '../support/publish/samples.ts'

const VPC = 'v1/modules/acme/vpc/aws/1.0.0'
const kinds = (...all: string[]) => ({ flags: { package: all } }) as Parameters<PublishRun['publish']>[0]
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

describe('the interface of a module', () => {
  it('is attached to the stored package, with the bytes of the index, before the index is written', async () => {
    const publishRun = new PublishRun()
    await publishRun.publish(kinds('oci', 'index'))
    expect(publishRun.attached.map(({ artifactType, name }) => ({ artifactType, name }))).toEqual([
      { artifactType: 'application/vnd.module-registry.interface.v1+json', name: 'interface.json' },
    ])
    expect(textOf(publishRun.attached[0]?.bytes)).toBe(publishRun.texts()[`${VPC}/interface.json`])
    expect(publishRun.journal.slice(-5)).toEqual([
      'check oci',
      'store oci 1.0.0',
      'attach interface.json to 1.0.0',
      'store index 1.0.0',
      'commit',
    ])
  })

  it('is attached to a package that is stored later, with the same bytes', async () => {
    const index = emptyIndex()
    await new PublishRun({ index }).publish(kinds('index'))
    const publishRun = new PublishRun({ index })
    await publishRun.publish(kinds('oci', 'index'))
    expect(textOf(publishRun.attached[0]?.bytes)).toBe(publishRun.texts()[`${VPC}/interface.json`])
    const again = new PublishRun({ index })
    await again.publish(kinds('oci', 'index'))
    expect([again.attached, again.journal]).toEqual([[], []])
  })

  it('hangs nowhere where it may not be shown, and on no dry run', async () => {
    const hidden = new PublishRun({ visibility: { interface: 'private' } })
    await hidden.publish(kinds('oci'))
    expect(hidden.journal).toContain('store oci 1.0.0')
    expect(hidden.attached).toEqual([])
    const planned = new PublishRun()
    await planned.publish({ ...kinds('oci'), dryRun: true })
    expect(planned.journal.filter((line) => /^(store|attach|check)/.test(line))).toEqual([])
  })

  it('is only reported as missing where the store takes no documents', async () => {
    const publishRun = new PublishRun({ refuses: 'STORE_REFUSED' })
    const { results } = await publishRun.publish(kinds('oci'))
    expect(results).toMatchObject([{ status: 'published' }])
    expect(publishRun.journal).toContainEqual(
      expect.stringMatching(/^acme\/vpc\/aws 1\.0\.0 is at oci:.* without its interface: it is refused$/),
    )
  })

  it('ends the run where it may not be written, before the index is', async () => {
    const publishRun = new PublishRun({ refuses: 'PERMISSION' })
    await expect(publishRun.publish(kinds('oci'))).rejects.toMatchObject({ code: 'PERMISSION' })
    expect(publishRun.journal).not.toContain('commit')
  })
})

it('the interface of a module is a referrer with one layer, the same bytes today and tomorrow', async () => {
  const moduleInterface = await interfaceOf({
    'main.tf': 'variable "cidr" {\n  type = string\n}\n',
    'README.md': '# Not in it\n',
  })
  const subject = descriptorOf(MANIFEST_TYPE, bytesOf('{}'))
  const document = interfaceAttachment(moduleInterface)
  expect(JSON.parse(new TextDecoder().decode(document.bytes))).toMatchObject({
    root: { inputs: [{ name: 'cidr' }] },
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
    'sha256:96d1ea08759ead664a5c155419760703d7b597af17547ef3012398e4b970285b',
  )
})
