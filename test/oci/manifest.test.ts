import { describe, expect, it } from 'vitest'
import { type Descriptor, descriptorOf, digestOfBytes } from '../../src/oci/descriptor.ts'
import {
  MANIFEST_TYPE,
  matchManifest,
  parseManifest,
  renderManifest,
  renderModuleManifest,
} from '../../src/oci/manifest.ts'
import { aPackage, aRelease, bytesOf, digestOf } from '../support/publish/samples.ts'

const { facts } = aPackage('zip')
const release = aRelease({ version: '1.2.3', path: 'modules/vpc' })
const silent = { release, repositoryUrl: '', description: '', licenses: '' }
const ours = renderModuleManifest({ ...silent, repositoryUrl: 'https://github.com/acme/nets' }, facts)

describe('the manifest of a module package', () => {
  it('is what OpenTofu asks for, and says where it comes from', () => {
    expect(JSON.parse(new TextDecoder().decode(ours))).toEqual({
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.manifest.v1+json',
      artifactType: 'application/vnd.opentofu.modulepkg',
      config: {
        mediaType: 'application/vnd.oci.empty.v1+json',
        digest: 'sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
        size: 2,
      },
      layers: [
        {
          mediaType: 'archive/zip',
          digest: facts.digest,
          size: facts.size,
          annotations: { 'org.opencontainers.image.title': 'module.zip' },
        },
      ],
      annotations: {
        'org.opencontainers.image.created': '2025-01-02T03:04:05Z',
        'org.opencontainers.image.documentation': `https://github.com/acme/nets/tree/${release.commit}/modules/vpc`,
        'org.opencontainers.image.revision': release.commit,
        'org.opencontainers.image.source': 'https://github.com/acme/nets',
        'org.opencontainers.image.title': 'acme/vpc/aws',
        'org.opencontainers.image.version': '1.2.3',
      },
    })
  })

  it('is the same bytes for the same release, today and in the next version of this tool', () => {
    expect(digestOfBytes(ours)).toBe(
      'sha256:f0e394dae720f9601eca9269b4d0ad13693f8b0f646f4498786b675d3490866a',
    )
  })

  it('says what the package says of itself', () => {
    const metadata = { ...silent, description: 'A network for "one" region.', licenses: 'MPL-2.0' }
    expect(parseManifest(renderModuleManifest(metadata, facts))?.annotations).toMatchObject({
      'org.opencontainers.image.description': 'A network for "one" region.',
      'org.opencontainers.image.licenses': 'MPL-2.0',
    })
  })

  it('says nothing of a repository that has no URL', () => {
    const text = new TextDecoder().decode(renderModuleManifest(silent, facts))
    expect(text).not.toMatch(/image\.(source|documentation)/)
  })

  it('names the repository alone where it does not know how the host shows a directory', () => {
    const text = new TextDecoder().decode(
      renderModuleManifest({ ...silent, repositoryUrl: 'https://git.acme.test/nets' }, facts),
    )
    expect(text).toContain('"org.opencontainers.image.documentation": "https://git.acme.test/nets"')
  })
})

interface Pushed {
  readonly layers?: readonly Descriptor[]
  readonly mediaType?: string
  readonly change?: (text: string) => string
}

const zip: Descriptor = { mediaType: 'archive/zip', digest: facts.digest, size: facts.size }
const readme = descriptorOf('text/markdown', bytesOf('# VPC'))

function matched({ layers = [zip], mediaType = MANIFEST_TYPE, change = (text) => text }: Pushed) {
  const rendered = renderManifest({ artifactType: 'application/vnd.opentofu.modulepkg', layers })
  const bytes = bytesOf(change(new TextDecoder().decode(rendered)))
  return matchManifest({ mediaType, digest: digestOfBytes(bytes), bytes }, facts)
}

describe('a manifest that somebody else pushed', () => {
  it('fits where OpenTofu installs the same package from it, whatever else it holds', () => {
    expect(
      matchManifest({ mediaType: MANIFEST_TYPE, digest: digestOfBytes(ours), bytes: ours }, facts),
    ).toEqual({
      installs: 'same',
    })
    expect(matched({})).toEqual({ installs: 'same' })
    expect(matched({ layers: [readme, zip, { ...readme, mediaType: 'archive/tar' }] })).toEqual({
      installs: 'same',
    })
    expect(matched({ change: (text) => text.replace('vnd.oci.empty.v1', 'vnd.acme') })).toEqual({
      installs: 'same',
    })
  })

  it('is another package where the zip is another one', () => {
    const digest = digestOf('other')
    expect(matched({ layers: [{ ...zip, digest }] })).toEqual({ installs: 'other', digest })
    expect(matched({ layers: [{ ...zip, size: 1 }] })).toMatchObject({ installs: 'other' })
  })

  it.each<[string, Pushed, string]>([
    ['an index', { mediaType: 'application/vnd.oci.image.index.v1+json' }, 'it is of type'],
    [
      'a manifest of Docker',
      { mediaType: 'application/vnd.docker.distribution.manifest.v2+json' },
      'of type',
    ],
    [
      'no mediaType',
      { change: (text) => text.replace('"mediaType": "application/vnd.oci.image', '"x": "') },
      'no "mediaType"',
    ],
    ['no artifactType', { change: (text) => text.replace('artifactType', 'x') }, 'no "artifactType"'],
    [
      'another artifactType',
      { change: (text) => text.replace('modulepkg', 'provider') },
      'no "artifactType"',
    ],
    ['no zip', { layers: [readme] }, 'no layer of type archive/zip'],
    ['two zips', { layers: [zip, zip] }, 'several layers of type archive/zip'],
    ['no JSON', { change: () => '<html>' }, 'it is not a manifest'],
    ['JSON that is none', { change: () => '{"layers":[1]}' }, 'it is not a manifest'],
  ])('is not installed with %s', (_, stored, problem) => {
    expect(matched(stored)).toEqual({ installs: 'nothing', problem: expect.stringContaining(problem) })
  })

  it('is read although its annotations are odd', () => {
    expect(parseManifest(bytesOf('{"annotations":{"a":1},"layers":[]}'))).toMatchObject({ layers: [] })
  })
})
