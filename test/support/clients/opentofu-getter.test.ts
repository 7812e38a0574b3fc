import { describe, expect, it } from 'vitest'
import { sha256 } from '../oci/oci-content.ts'
import { startOciRegistry } from '../oci/oci-registry.ts'
import { getAsOpenTofu } from './opentofu-getter.ts'

const IMAGE = 'application/vnd.oci.image.manifest.v1+json'
const zip = Buffer.from('zip')
const layer = { mediaType: 'archive/zip', digest: sha256(zip), size: zip.length }
const readme = { mediaType: 'text/markdown', digest: sha256('# VPC'), size: 5 }
const good = { mediaType: IMAGE, artifactType: 'application/vnd.opentofu.modulepkg', layers: [readme, layer] }

async function get(manifest: object, options: { type?: string; query?: string; blob?: string } = {}) {
  const registry = await startOciRegistry()
  const { blobs, manifests, tags } = registry.repository('acme/vpc')
  const bytes = Buffer.from(JSON.stringify(manifest))
  blobs.set(layer.digest, Buffer.from(options.blob ?? zip))
  manifests.set(sha256(bytes), { mediaType: options.type ?? IMAGE, bytes })
  tags.set('latest', sha256(bytes))
  const digest = sha256(bytes)
  const query = (options.query ?? '?digest=DIGEST').replace('DIGEST', digest)
  return (await getAsOpenTofu(`oci://${registry.host}/acme/vpc${query}`)).toString()
}

describe('the checker of what OpenTofu enforces', () => {
  it.each(['?digest=DIGEST', '?tag=latest', '', '//modules/x?digest=DIGEST'])(
    'reads a package at %j',
    async (query) => {
      expect(await get(good, { query })).toBe('zip')
    },
  )

  it.each<[string, object, Parameters<typeof get>[1], string]>([
    ['an index', good, { type: 'application/vnd.oci.image.index.v1+json' }, '200 for'],
    ['no media type in the manifest', { ...good, mediaType: undefined }, {}, 'repeats its media type'],
    ['another artifact type', { ...good, artifactType: 'application/vnd.acme' }, {}, 'a module package'],
    ['no zip', { ...good, layers: [readme] }, {}, 'a layer of type archive/zip'],
    ['two zips', { ...good, layers: [layer, layer] }, {}, 'one layer of type archive/zip'],
    ['5 MiB', { ...good, annotations: { a: 'a'.repeat(5 * 1024 * 1024) } }, {}, 'less than 5 MiB'],
    ['other bytes', good, { blob: 'zap' }, 'the blob has its digest'],
    ['another size', { ...good, layers: [{ ...layer, size: 2 }] }, {}, 'the blob has its size'],
    ['tag and digest', good, { query: '?tag=latest&digest=DIGEST' }, 'one of tag and digest'],
    ['a tag twice', good, { query: '?tag=latest&tag=latest' }, 'one of tag and digest'],
    ['another argument', good, { query: '?checksum=DIGEST' }, 'one of tag and digest'],
    ['an empty tag', good, { query: '?tag=' }, 'that is not empty'],
  ])('refuses %s', async (_, manifest, options, problem) => {
    await expect(get(manifest, options)).rejects.toThrow(problem)
  })
})
