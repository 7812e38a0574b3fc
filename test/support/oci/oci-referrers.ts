import { basicOf, OCI_USER } from './oci-token-server.ts'

export interface Referrer {
  /** As the registry's list, or the list under the tag, has it. */
  readonly descriptor: Layer & { readonly artifactType?: string }
  readonly documents: readonly { readonly title: string | undefined; readonly bytes: Buffer }[]
}

interface Layer {
  readonly digest: string
  readonly annotations?: Readonly<Record<string, string>>
}

const MANIFEST = 'application/vnd.oci.image.manifest.v1+json'
const INDEX = 'application/vnd.oci.image.index.v1+json'

/**
 * What hangs on a manifest, as any reader finds it: by the referrers API, else in the index under the tag `sha256-…`. It knows
 * nothing of our client. https://github.com/opencontainers/distribution-spec/blob/main/spec.md#listing-referrers
 *
 * @param repository `127.0.0.1:5000/acme/vpc`
 */
export async function readReferrers(repository: string, digest: string): Promise<Referrer[]> {
  const slash = repository.indexOf('/')
  const root = `http://${repository.slice(0, slash)}/v2/${repository.slice(slash + 1)}`
  const api = await get(`${root}/referrers/${digest}`, INDEX)
  const list = api.status === 404 ? await get(`${root}/manifests/${digest.replace(':', '-')}`, INDEX) : api
  if (list.status === 404) return []
  const { manifests }: { manifests: Referrer['descriptor'][] } = JSON.parse(list.bytes.toString())
  const referrers: Referrer[] = []
  for (const descriptor of manifests) {
    const manifest = await get(`${root}/manifests/${descriptor.digest}`, MANIFEST)
    const read: { subject?: Layer; layers: Layer[] } = JSON.parse(manifest.bytes.toString())
    if (read.subject?.digest !== digest) throw new Error(`${descriptor.digest} does not refer to ${digest}`)
    const documents: Referrer['documents'][number][] = []
    for (const layer of read.layers) {
      const { bytes } = await get(`${root}/blobs/${layer.digest}`, '*/*')
      documents.push({ title: layer.annotations?.['org.opencontainers.image.title'], bytes })
    }
    referrers.push({ descriptor, documents })
  }
  return referrers
}

async function get(url: string, accept: string): Promise<{ status: number; bytes: Buffer }> {
  const headers: Record<string, string> = { Accept: accept }
  const first = await fetch(url, { headers })
  const challenge = first.status === 401 ? first.headers.get('www-authenticate') : null
  if (challenge !== null) headers['Authorization'] = await authorization(challenge)
  const response = challenge === null ? first : await fetch(url, { headers })
  if (response.status !== 200 && response.status !== 404) throw new Error(`${url} answers ${response.status}`)
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function authorization(challenge: string): Promise<string> {
  if (challenge.startsWith('Basic')) return basicOf(OCI_USER)
  const word = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(challenge)?.[1] ?? ''
  const url = new URL(word('realm'))
  url.searchParams.set('service', word('service'))
  url.searchParams.set('scope', word('scope'))
  const answer = await fetch(url, { headers: { Authorization: basicOf(OCI_USER) } })
  const { token }: { token: string } = JSON.parse(await answer.text())
  return `Bearer ${token}`
}
