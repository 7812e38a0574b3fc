import { HandMadeRegistry, MODULE, MODULE_ZIP, VERSION } from './hand-made-registry.ts'

/** Another registry, as it answers for `acme/vpc/aws`. */
export interface Peer {
  readonly name: string
  readonly plant: (registry: HandMadeRegistry) => void
  /** Of a module that is there. */
  readonly notes: readonly string[]
  /** Of a module that is not. */
  readonly unknown: string
}

const UNKNOWN = '/v1/modules/acme/nothing/aws/versions'
const DISCOVERY = '/.well-known/terraform.json'
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }
const LOGIN = { client: 'terraform-cli', grant_types: ['authz_code'], authz: '/v1/auth/authorization' }
const SERVICES = { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' }
const VERSIONS = { modules: [{ versions: [{ version: '1.0.0' }, { version: '1.2.3' }] }] }
const answer = (body: unknown, headers = JSON_TYPE) => ({ headers, body: JSON.stringify(body) })
function download(location: string, headers = {}) {
  return { status: 204, headers: { ...headers, 'X-Terraform-Get': location } }
}

/** What each registry answered, without what differs from run to run. Lists of modules they have none, or in another form. */
export const PEERS: readonly Peer[] = [
  {
    // Recorded from 0.19.0 over an S3 server. The signature of the location is for GET alone, so HEAD is a 403.
    name: 'boring-registry',
    plant: (registry) => {
      registry.set(DISCOVERY, answer(SERVICES, { 'Content-Type': 'application/json' }))
      registry.set(`${MODULE}/versions`, answer(VERSIONS))
      registry.set(UNKNOWN, answer({ modules: [{}] }))
      const file = '/modules/acme-vpc-aws-1.2.3.zip'
      const signature = 'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=24a6'
      registry.set(`${VERSION}/download`, download(`${registry.url}${file}?${signature}`))
      registry.set(file, {
        body: MODULE_ZIP,
        headers: { 'Content-Type': 'binary/octet-stream', 'Accept-Ranges': 'bytes' },
        head: { status: 403, headers: { 'Content-Type': 'application/xml' } },
      })
    },
    notes: ['LOCATION_UNPINNED'],
    unknown: 'VERSIONS_EMPTY',
  },
  {
    // Recorded from a build of main after 0.10.4 with its local store: `errors` is a text there, a 204 is sent as JSON, and the route of
    // the package knows no HEAD.
    name: 'terralist',
    plant: (registry) => {
      registry.set(DISCOVERY, answer({ 'login.v1': LOGIN, ...SERVICES }))
      registry.set(`${MODULE}/versions`, answer(VERSIONS))
      const errors = 'no module found with given arguments (source acme/nothing/aws)'
      registry.set(UNKNOWN, { status: 404, ...answer({ errors }) })
      const file = '/v1/files/modules/acme/vpc/aws/1.2.3.zip'
      registry.set(`${VERSION}/download`, download(`${registry.url}${file}?token=eyJ`, JSON_TYPE))
      registry.set(file, {
        body: MODULE_ZIP,
        headers: {
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': 'attachment; filename=1.2.3.zip',
        },
        head: { status: 404, headers: { 'Content-Type': 'text/plain' } },
      })
    },
    notes: ['LOCATION_UNPINNED'],
    unknown: 'MODULE_NOT_FOUND',
  },
  {
    // Recorded from 4.4.0, of the address `token__acme/vpc/aws`. The location of a hosted archive is relative.
    name: 'terrareg',
    plant: (registry) => {
      registry.set(DISCOVERY, answer(SERVICES, { 'Content-Type': 'application/json' }))
      const rest = { root: { providers: [], dependencies: [] }, submodules: [] }
      const versions = ['1.2.3', '1.0.0'].map((version) => ({ version, ...rest }))
      registry.set(`${MODULE}/versions`, answer({ modules: [{ source: 'acme/vpc/aws', versions }] }))
      registry.set(UNKNOWN, { status: 404, ...answer({ errors: ['Not Found'] }) })
      const file = '/v1/terrareg/modules/acme/vpc/aws/1.2.3/source.zip'
      registry.set(`${VERSION}/download`, download(file))
      registry.zip(MODULE_ZIP, file)
    },
    notes: ['LOCATION_UNPINNED'],
    unknown: 'MODULE_NOT_FOUND',
  },
]

/** Where the versions of a module come from. */
export interface PeerModule {
  /** `acme/dns/aws`. */
  readonly address: string
  /** The location of each version. */
  readonly locations: Readonly<Record<string, string>>
  /** What the details of a version name, where the registry has details. */
  readonly source?: string
}

function plantModule(registry: HandMadeRegistry, base: string, { address, locations }: PeerModule): void {
  const versions = Object.keys(locations).map((version) => ({ version }))
  registry.set(`${base}${address}/versions`, answer({ modules: [{ versions }] }))
  for (const [version, location] of Object.entries(locations))
    registry.set(`${base}${address}/${version}/download`, download(location, JSON_TYPE))
}

/** Recorded from a build of main after 0.10.4 with its proxy store: it sends the URL of the upload as it is. It lists no modules. */
export function plantTerralistProxy(registry: HandMadeRegistry, modules: readonly PeerModule[]): void {
  for (const module of modules) plantModule(registry, '/v1/modules/', module)
}

/** The base of HCP Terraform's API of modules. */
export const HCP_BASE = '/api/registry/v1/modules/'

/**
 * The registry API as HashiCorp documents it, for registry.terraform.io and for HCP Terraform, whose base is {@link HCP_BASE} and which asks for
 * a token: a list of one namespace, versions, an archive for a location, and the repository in the details.
 * https://developer.hashicorp.com/terraform/registry/api-docs
 */
export function plantRegistryApi(
  registry: HandMadeRegistry,
  modules: readonly PeerModule[],
  { base = '/v1/modules/', token }: { readonly base?: string; readonly token?: string } = {},
): void {
  const planted = new HandMadeRegistry()
  const listed = modules.map(({ address, source = '' }) => {
    const [namespace, name, provider] = address.split('/')
    return { id: `${address}/1.0.0`, namespace, name, provider, source, verified: false }
  })
  planted.set(`${base}acme`, answer({ meta: { limit: 15, current_offset: 0 }, modules: listed }))
  for (const module of modules) {
    plantModule(planted, base, module)
    for (const version of Object.keys(module.locations)) {
      const id = `${module.address}/${version}`
      planted.set(`${base}${id}`, answer({ id, version, source: module.source, root: { path: '' } }))
    }
  }
  for (const [path, planned] of planted.answers)
    registry.set(path, (request) => {
      const isAllowed = token === undefined || request.headers['authorization'] === `Bearer ${token}`
      if (!isAllowed) return { status: 401, ...answer({ errors: ['unauthorized'] }) }
      return typeof planned === 'function' ? planned(request) : planned
    })
}

/** Recorded from 0.2.3: plain files, in which the location is in a page, and no header. */
export function plantTfrStatic(registry: HandMadeRegistry, address: string, versions: readonly string[]) {
  registry.set('/.well-known/terraform.json', '{\n  "modules.v1": "/"\n}')
  const listed = { modules: [{ versions: versions.map((version) => ({ version })) }] }
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
  registry.set(`/${address}/versions`, { headers, body: JSON.stringify(listed, null, 2) })
  for (const version of versions)
    registry.set(`/${address}/${version}/download`, {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      body: `<!DOCTYPE html>\n<html>\n<head>\n<meta name="terraform-get" content="${registry.url}/${address}/${version}/module.tar.gz" />\n</head>\n<body></body>\n</html>\n`,
    })
}
