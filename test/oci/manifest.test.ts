import { describe, expect, it } from 'vitest'
import { type Descriptor, descriptorOf, digestOfBytes } from '../../src/oci/descriptor.ts'
import {
  MANIFEST_TYPE,
  type ManifestMetadata,
  packageLayer,
  parseManifest,
  renderManifest,
  renderModuleManifest,
} from '../../src/oci/manifest.ts'
import { digestsIn, isProvenance, referrersTag, withReferrer } from '../../src/oci/referrers.ts'
import { aPackage, aRelease, bytesOf } from '../support/publish/samples.ts'

const { facts } = aPackage('zip')
const zip: Descriptor = { mediaType: 'archive/zip', digest: facts.digest, size: facts.size }
const release = aRelease({ version: '1.2.3', path: 'modules/vpc' })
const silent = { release, repositoryUrl: '', description: '', licenses: '' }
const ours = () => renderModuleManifest({ ...silent, repositoryUrl: 'https://github.com/acme/nets' }, facts)

const annotationsOf = (metadata: ManifestMetadata) =>
  parseManifest(renderModuleManifest(metadata, facts))?.annotations

describe('the manifest of a module package', () => {
  it('is what OpenTofu asks for, and says where it comes from', () =>
    expect(JSON.parse(new TextDecoder().decode(ours()))).toEqual({
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.manifest.v1+json',
      artifactType: 'application/vnd.opentofu.modulepkg',
      config: descriptorOf('application/vnd.oci.empty.v1+json', bytesOf('{}')),
      layers: [{ ...zip, annotations: { 'org.opencontainers.image.title': 'module.zip' } }],
      annotations: {
        'org.opencontainers.image.created': '2025-01-02T03:04:05Z',
        'org.opencontainers.image.documentation': `https://github.com/acme/nets/tree/${release.commit}/modules/vpc`,
        'org.opencontainers.image.revision': release.commit,
        'org.opencontainers.image.source': 'https://github.com/acme/nets',
        'org.opencontainers.image.title': 'acme/vpc/aws',
        'org.opencontainers.image.version': '1.2.3',
      },
    }))

  it('is the same bytes for the same release, today and in the next version of this tool', () =>
    expect(digestOfBytes(ours())).toBe(
      'sha256:f0e394dae720f9601eca9269b4d0ad13693f8b0f646f4498786b675d3490866a',
    ))

  it('says what the package says of itself, and nothing of a repository that has no URL', () => {
    const metadata = { ...silent, description: 'A network for "one" region.', licenses: 'MPL-2.0' }
    expect(annotationsOf(metadata)).toEqual({
      'org.opencontainers.image.created': '2025-01-02T03:04:05Z',
      'org.opencontainers.image.description': 'A network for "one" region.',
      'org.opencontainers.image.licenses': 'MPL-2.0',
      'org.opencontainers.image.revision': release.commit,
      'org.opencontainers.image.title': 'acme/vpc/aws',
      'org.opencontainers.image.version': '1.2.3',
    })
    for (const name of ['description', 'licenses'])
      expect(annotationsOf(silent)).not.toHaveProperty([`org.opencontainers.image.${name}`])
  })

  it.each([
    ['https://git.acme.test/nets', 'modules/vpc', 'https://git.acme.test/nets'],
    ['https://github.com.acme.test/nets', '', 'https://github.com.acme.test/nets'],
    ['https://github.com/acme/nets', '', `https://github.com/acme/nets/tree/${release.commit}`],
  ])('names the documentation in %s, directory %j', (repositoryUrl, path, url) => {
    const metadata = { ...silent, release: { ...release, path }, repositoryUrl }
    expect(annotationsOf(metadata)?.['org.opencontainers.image.documentation']).toBe(url)
  })
})

interface Pushed {
  readonly layers?: readonly Descriptor[]
  readonly mediaType?: string
  readonly change?: (text: string) => string
}

const readme = descriptorOf('text/markdown', bytesOf('# VPC'))

function layerIn({ layers = [zip], mediaType = MANIFEST_TYPE, change = (text) => text }: Pushed) {
  const rendered = renderManifest({ artifactType: 'application/vnd.opentofu.modulepkg', layers })
  const bytes = bytesOf(change(new TextDecoder().decode(rendered)))
  return packageLayer({ mediaType, digest: digestOfBytes(bytes), bytes })
}

const SAME = { digest: zip.digest, size: zip.size }

describe('a manifest that somebody else pushed', () => {
  const digest = digestOfBytes(bytesOf('other'))
  it.each<[string, Pushed, object]>([
    ['nothing else', {}, SAME],
    ['other types', { layers: [readme, zip, { ...readme, mediaType: 'archive/tar' }] }, SAME],
    ['another config', { change: (text) => text.replace('vnd.oci.empty.v1', 'vnd.acme') }, SAME],
    ['another zip', { layers: [{ ...zip, digest }] }, { ...SAME, digest }],
    ['another size', { layers: [{ ...zip, size: 1 }] }, { ...SAME, size: 1 }],
  ])('is installed by OpenTofu with %s', (_, stored, layer) => expect(layerIn(stored)).toMatchObject(layer))

  const noMediaType = 'it has no "mediaType": "application/vnd.oci.image.manifest.v1+json"'
  const noZip = 'it has no layer of type archive/zip'
  const noArtifactType = 'it has no "artifactType": "application/vnd.opentofu.modulepkg"'
  const typeOf = (mediaType: string) =>
    `it is of type "${mediaType}", not application/vnd.oci.image.manifest.v1+json`
  const INDEX = 'application/vnd.oci.image.index.v1+json'
  const DOCKER = 'application/vnd.docker.distribution.manifest.v2+json'
  it.each<[string, Pushed, string]>([
    ['an index', { mediaType: INDEX }, typeOf(INDEX)],
    ['a manifest of Docker', { mediaType: DOCKER, change: () => '<html>' }, typeOf(DOCKER)],
    ['no mediaType', { change: (text) => text.replace(/"mediaType"(?=.*image)/, '"x"') }, noMediaType],
    ['no artifactType', { change: (text) => text.replace('artifactType', 'x') }, noArtifactType],
    ['another artifactType', { change: (text) => text.replace('modulepkg', 'provider') }, noArtifactType],
    ['no zip', { layers: [readme] }, noZip],
    ['no layers', { change: (text) => text.replace('"layers"', '"x"') }, noZip],
    ['two zips', { layers: [zip, zip] }, 'it has several layers of type archive/zip'],
    ['no JSON', { change: () => '<html>' }, 'it is not a manifest'],
    ['JSON that is none', { change: () => '{"layers":[1]}' }, 'it is not a manifest'],
  ])('is not installed with %s', (_, stored, problem) => expect(layerIn(stored)).toBe(problem))

  it('is read although its annotations are odd', () =>
    expect(parseManifest(bytesOf('{"annotations":{"a":1},"layers":[]}'))).toMatchObject({ layers: [] }))
})

const TYPE = 'application/vnd.oci.image.index.v1+json'
const entry = (hex: string, size = 1) => ({ mediaType: 'a/b', digest: `sha256:${hex}`, size })
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))

describe('the list of referrers under a tag', () => {
  it('has the tag of the digest', () => expect(referrersTag('sha256:ab:cd')).toBe('sha256-ab:cd'))

  it('takes a referrer once, and keeps the others as they are', () => {
    const other = { ...entry('aa'), platform: { os: 'any' } }
    const before = bytes({ schemaVersion: 2, manifests: [other, entry('bb', 1)] })
    const after = withReferrer(before, entry('bb', 2))
    const manifests = [other, entry('bb', 2)]
    expect(JSON.parse(`${Buffer.from(after)}`)).toEqual({ schemaVersion: 2, mediaType: TYPE, manifests })
    expect(digestsIn(after)).toEqual(['sha256:aa', 'sha256:bb'])
  })

  const OTHERS = [undefined, bytes('text'), bytes({ manifests: [{ digest: 1 }] }), bytes({})]
  it.each(OTHERS)('begins anew where it is none: %#', (index) => {
    expect(digestsIn(index)).toEqual([])
    expect(digestsIn(withReferrer(index, entry('cc')))).toEqual(['sha256:cc'])
  })
})

it.each([
  ['application/vnd.dev.sigstore.bundle.v0.3+json', true],
  ['application/vnd.dev.sigstore.bundle+json;version=0.2', true],
  ['application/vnd.dev.sigstore.bundles+json', false],
  ['application/vnd.dev.sigstore.bundle.v0.3+jsonl', false],
  ['x-application/vnd.dev.sigstore.bundle+json', false],
])('%s is a Sigstore bundle: %s', (type, expected) => expect(isProvenance(type)).toBe(expected))
