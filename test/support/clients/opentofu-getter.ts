import { sha256 } from '../oci/oci-content.ts'

const IMAGE_MANIFEST = 'application/vnd.oci.image.manifest.v1+json'

/**
 * What OpenTofu 1.10 and newer demand of an `oci://` location, no more and no less, and the package that they would unpack.
 * Plain http, since the registries of the tests are on loopback. https://opentofu.org/docs/cli/oci_registries/module-package/
 *
 * @param authorization for registries that want one
 */
export async function getAsOpenTofu(location: string, authorization?: string): Promise<Buffer> {
  const { repository, reference } = parseAddress(location)
  const slash = repository.indexOf('/')
  const root = `http://${repository.slice(0, slash)}/v2/${repository.slice(slash + 1)}`
  const headers = authorization === undefined ? {} : { Authorization: authorization }
  const manifest = await download(`${root}/manifests/${reference}`, { ...headers, Accept: IMAGE_MANIFEST })
  if (reference.startsWith('sha256:'))
    demand(sha256(manifest.bytes) === reference, 'the manifest has its digest')
  const layer = zipLayer(manifest)
  const blob = await download(`${root}/blobs/${layer.digest}`, headers)
  demand(sha256(blob.bytes) === layer.digest, 'the blob has its digest')
  demand(blob.bytes.length === layer.size, 'the blob has its size')
  return blob.bytes
}

interface Layer {
  readonly mediaType: string
  readonly digest: string
  readonly size: number
}

function zipLayer({ bytes, type }: Awaited<ReturnType<typeof download>>): Layer {
  demand(type === IMAGE_MANIFEST, `the manifest is served as ${IMAGE_MANIFEST}, not ${type}`)
  demand(bytes.length < 5 * 1024 * 1024, 'the manifest has less than 5 MiB')
  const manifest: { mediaType?: string; artifactType?: string; layers: Layer[] } = JSON.parse(`${bytes}`)
  demand(manifest.mediaType === IMAGE_MANIFEST, 'the manifest repeats its media type')
  demand(manifest.artifactType === 'application/vnd.opentofu.modulepkg', 'it is a module package')
  const [layer, ...others] = manifest.layers.filter(({ mediaType }) => mediaType === 'archive/zip')
  if (layer === undefined) throw new Error('OpenTofu demands: a layer of type archive/zip')
  demand(others.length === 0, 'one layer of type archive/zip')
  return layer
}

/** Either argument once, none means the tag `latest`; `//subdirectory` is cut off before. */
function parseAddress(location: string): { repository: string; reference: string } {
  demand(location.startsWith('oci://'), 'the scheme oci')
  const url = new URL(location)
  const [[name, reference] = ['tag', 'latest'], ...others] = url.searchParams
  demand(['tag', 'digest'].includes(name) && others.length === 0, 'one of tag and digest')
  demand(reference !== '', 'a tag or digest that is not empty')
  const [path = ''] = url.pathname.split('//')
  return { repository: `${url.host}${path}`, reference }
}

async function download(url: string, headers: Record<string, string>) {
  const response = await fetch(url, { headers })
  demand(response.status === 200, `200 for ${url}, not ${response.status}`)
  return { bytes: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') }
}

function demand(condition: boolean, what: string): void {
  if (!condition) throw new Error(`OpenTofu demands: ${what}`)
}
