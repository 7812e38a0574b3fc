import { gzipSync } from 'node:zlib'
import type { CheckCode } from '../../src/doctor/check.ts'
import {
  checksumOf,
  type HandMadeAnswer,
  type HandMadeRegistry,
  MODULE,
  MODULE_ZIP,
  VERSION,
} from '../support/network/hand-made-registry.ts'
import { storedZip } from '../support/package/stored-zip.ts'

/** Puts something wrong with a healthy registry. */
type Plant = (registry: HandMadeRegistry) => void

const both = { terraform: false, opentofu: false }
const onlyTofu = { terraform: false, opentofu: true }
const onlyTerraform = { terraform: true, opentofu: false }
const neither = { terraform: true, opentofu: true }

const DISCOVERY = '/.well-known/terraform.json'
const VERSIONS = `${MODULE}/versions`
const DOWNLOAD = `${VERSION}/download`
const SOURCE = `${VERSION}/source`
const ZIP = `${VERSION}/module.zip`
const CHECKSUM = checksumOf(MODULE_ZIP)
const SERVICE = '{"modules.v1":"/v1/modules/"}'
const HEADER = { 'X-Terraform-Get': './module.zip' }

const answers =
  (path: string, answer: HandMadeAnswer | string): Plant =>
  (it) =>
    it.set(path, answer)
const status = (path: string, code: number) => answers(path, { status: code })
const discovery = (body: string, type = 'application/json') =>
  answers(DISCOVERY, { headers: { 'Content-Type': type }, body })
const versionsBody = (...versions: unknown[]) => JSON.stringify({ modules: [{ versions }] })
const LISTED = versionsBody({ version: '1.2.3' })
const versions = (...listed: unknown[]) => answers(VERSIONS, versionsBody(...listed))
const answersHead = (code: number, headers: Readonly<Record<string, string>> = {}) =>
  answers(ZIP, { body: MODULE_ZIP, head: { status: code, headers } })
const download = (header: string, body: string) =>
  answers(DOWNLOAD, { headers: { 'X-Terraform-Get': header }, body })
const sends =
  (location: string, header = location): Plant =>
  (registry) =>
    registry.send(location, header)
const meta = (at: string, name = 'terraform-get') => `<meta name="${name}" content="${at}">`
const head = (tags: string) => `<head>${tags}</head>`
/** The location that a source page names, in a page. */
const page =
  (of: (location: string) => string, headers = {}): Plant =>
  (registry) =>
    registry.set(SOURCE, { headers, body: of(`${registry.url}${ZIP}`) })
const redirectTo = (path: string, to: string) => answers(path, { status: 302, headers: { Location: to } })

/** Several faults at once. */
const all =
  (...plants: readonly Plant[]): Plant =>
  (registry) => {
    for (const plant of plants) plant(registry)
  }

/** A chain of so many redirects that ends at the document. */
const redirects =
  (path: string, hops: number): Plant =>
  (registry) => {
    registry.answers.set(`/hop${hops}`, registry.answers.get(path) ?? {})
    registry.set(path, { status: 302, headers: { Location: '/hop1' } })
    for (let hop = 1; hop < hops; hop += 1)
      registry.set(`/hop${hop}`, { status: 302, headers: { Location: `/hop${hop + 1}` } })
  }

/** Another package in the place of the healthy one, with its own checksum. */
const repack =
  (zip: Buffer, subdirectory = ''): Plant =>
  (registry) => {
    registry.zip(zip)
    registry.send(`./module.zip${subdirectory}?checksum=${checksumOf(zip)}`)
  }

/** The package at another path than the healthy one. */
const zipAt =
  (name: string, query = '', zip = MODULE_ZIP): Plant =>
  (registry) => {
    registry.zip(zip, `${VERSION}/${name}`)
    registry.send(`./${name}${query}`)
  }

/** A package whose module is in a directory, and calls another one. */
const SIBLINGS = storedZip({
  'main.tf': 'output "all" {\n  value = 1\n}\n',
  'modules/vpc/main.tf': 'module "tags" {\n  source = "../tags"\n}\n',
  'modules/tags/main.tf': 'output "id" {\n  value = 1\n}\n',
})

const LARGE = storedZip({ 'main.tf': '', x: 'x'.repeat(2 ** 20) })

/** A package whose directory is where it was, and what it should hold is cut off. */
function withoutEnd(): Buffer {
  const zip = storedZip({ 'main.tf': '', 'x.tf': '' })
  zip.writeUInt32LE(zip.length, zip.length - 6)
  return zip
}

type Fault = readonly [title: string, code: CheckCode, plant: Plant]

const FOR_BOTH: readonly Fault[] = [
  ['discovery that is not there', 'DISCOVERY_STATUS', status(DISCOVERY, 404)],
  ['discovery of another type', 'DISCOVERY_CONTENT_TYPE', discovery(SERVICE, 'application/octet-stream')],
  ['discovery without a type', 'DISCOVERY_CONTENT_TYPE', answers(DISCOVERY, SERVICE)],
  ['discovery that is no JSON', 'DISCOVERY_JSON', discovery('{')],
  ['discovery of more than 1 MiB', 'DISCOVERY_TOO_LARGE', discovery(' '.repeat(2 ** 20) + SERVICE)],
  ['discovery of another service alone', 'DISCOVERY_SERVICE', discovery('{"providers.v1":"/v1/providers/"}')],
  ['a service that is no text', 'DISCOVERY_SERVICE', discovery('{"modules.v1":1}')],
  ['a service that is no URL', 'DISCOVERY_SERVICE', discovery('{"modules.v1":"http://["}')],
  ['a service of another scheme', 'DISCOVERY_SERVICE', discovery('{"modules.v1":"ftp://127.0.0.1/"}')],
  ['a service with a password', 'DISCOVERY_SERVICE', discovery('{"modules.v1":"https://a:b@127.0.0.1/"}')],
  ['discovery that fails once', 'DISCOVERY_STATUS', status(DISCOVERY, 500)],
  ['no such module', 'MODULE_NOT_FOUND', answers(VERSIONS, { status: 404, body: '<p>' })],
  ['versions behind a login', 'VERSIONS_STATUS', status(VERSIONS, 403)],
  ['versions that fail again and again', 'VERSIONS_STATUS', status(VERSIONS, 500)],
  ['versions ten redirects away', 'VERSIONS_UNREACHABLE', redirects(VERSIONS, 10)],
  ['a page for what is not there', 'VERSIONS_JSON', answers(VERSIONS, '<!DOCTYPE html>')],
  ['a byte order mark', 'VERSIONS_JSON', answers(VERSIONS, `\ufeff${LISTED}`)],
  ['a list of no module', 'VERSIONS_SHAPE', answers(VERSIONS, '{"modules":[]}')],
  ['a key of the wrong type', 'VERSIONS_SHAPE', versions({ version: '1.2.3', submodules: {} })],
  ['a version that is null', 'VERSIONS_SHAPE', versions({ version: '1.2.3' }, null)],
  ['no versions', 'VERSIONS_EMPTY', answers(VERSIONS, '{"modules":[{"versions":null}]}')],
  ['a version that is not listed', 'VERSION_NOT_LISTED', versions({ version: '1.2.4' })],
  ['version v1.2.3', 'DOWNLOAD_STATUS', all(versions({ version: 'v1.2.3' }), status(DOWNLOAD, 404))],
  ['download that is not there', 'DOWNLOAD_STATUS', status(DOWNLOAD, 404)],
  ['download that is made', 'DOWNLOAD_STATUS', answers(DOWNLOAD, { status: 201, headers: HEADER })],
  ['download ten redirects away', 'DOWNLOAD_UNREACHABLE', redirects(DOWNLOAD, 10)],
  ['no location in the body, and no header', 'DOWNLOAD_NO_LOCATION', answers(DOWNLOAD, '{}')],
  ['a redirect of download to the zip', 'DOWNLOAD_NO_HEADER', redirectTo(DOWNLOAD, ZIP)],
  ['an empty 204', 'DOWNLOAD_NO_LOCATION', status(DOWNLOAD, 204)],
  ['a relative location without ./', 'LOCATION_FORM', sends('module.zip')],
  ['a location that is the address of a registry', 'LOCATION_FORM', sends('acme/vpc/aws')],
  ['a checksum that is none', 'LOCATION_CHECKSUM', sends('./module.zip?checksum=sha256:0123')],
  ['a zip without .zip in its URL', 'SOURCE_PAGE_NO_META', zipAt('module')],
  ['a zip of more than 1 MiB without .zip in its URL', 'SOURCE_PAGE_NO_META', zipAt('module', '', LARGE)],
  ['a package behind a login', 'PACKAGE_STATUS', status(ZIP, 401)],
  ['a package ten redirects away', 'PACKAGE_UNREACHABLE', redirects(ZIP, 10)],
  ['an empty package', 'PACKAGE_SUBDIRECTORY', repack(storedZip({}))],
  ['a package without its end', 'PACKAGE_FORMAT', repack(withoutEnd())],
  ['a package that is not there', 'PACKAGE_STATUS', status(ZIP, 404)],
  ['a package of other bytes', 'PACKAGE_CHECKSUM', (registry) => registry.zip(storedZip({ 'main.tf': '' }))],
  ['half a package', 'PACKAGE_FORMAT', repack(MODULE_ZIP.subarray(0, MODULE_ZIP.length / 2))],
  ['a package that is none', 'PACKAGE_FORMAT', repack(Buffer.from('<html></html>'))],
  ['a path that leaves the package', 'PACKAGE_PATHS', repack(storedZip({ a: '', '../../escaped.tf': '' }))],
  ['a directory that the package has not', 'PACKAGE_SUBDIRECTORY', repack(MODULE_ZIP, '//modules/x')],
  ['a directory to be guessed', 'PACKAGE_SUBDIRECTORY', repack(storedZip({ 'top/main.tf': '' }), '//*')],
]

const FOR_TERRAFORM: readonly Fault[] = [
  ['four redirects before discovery', 'DISCOVERY_REDIRECTS', redirects(DISCOVERY, 4)],
  ['no header', 'DOWNLOAD_NO_HEADER', answers(DOWNLOAD, `{"location":"./module.zip?checksum=${CHECKSUM}"}`)],
  [
    'a location in an OCI registry for Terraform',
    'LOCATION_SCHEME',
    sends(`./module.zip?checksum=${CHECKSUM}`, `oci://oci.acme.test/vpc?digest=sha256:${'0'.repeat(64)}`),
  ],
  ['the header on the source page too', 'SOURCE_PAGE_HEADER', page((at) => head(meta(at)), HEADER)],
  ['a page without the tag', 'SOURCE_PAGE_NO_META', page(() => head(''))],
  ['the tag in the body', 'SOURCE_PAGE_NO_META', page((at) => `${head('')}<body>${meta(at)}</body>`)],
  ['the tag in other letters', 'SOURCE_PAGE_NO_META', page((at) => head(meta(at, 'Terraform-Get')))],
  ['a page with a relative location', 'SOURCE_PAGE_LOCATION', page(() => head(meta('./module.zip')))],
  ['a source page that is not there', 'SOURCE_PAGE_STATUS', status(SOURCE, 404)],
  ['a page that names itself', 'SOURCE_PAGE_LOOP', page((at) => head(meta(at.replace(ZIP, SOURCE))))],
  [
    'a source page that names a directory of a package, beside which the module calls others',
    'SOURCE_PAGE_SIBLINGS',
    (registry) => {
      const location = `module.zip//modules/vpc?checksum=${checksumOf(SIBLINGS)}`
      registry.zip(SIBLINGS)
      registry.send(`./${location}`, './source')
      registry.sourcePage(`${registry.url}${VERSION}/${location}`)
      const root = { dependencies: [{ name: 'inner', source: './inner' }] }
      const inner = { path: 'inner', dependencies: [{ name: 'tags', source: '../../tags' }] }
      const states = [{ version: '1.2.3', state: 'listed', root, submodules: [inner] }]
      registry.set(`${MODULE}/versions.json`, JSON.stringify({ address: 'acme/vpc/aws', versions: states }))
    },
  ],
  ['a source page ten redirects away', 'SOURCE_PAGE_UNREACHABLE', redirects(SOURCE, 10)],
  [
    'a package whose HEAD says that it is empty',
    'PACKAGE_HEAD',
    answersHead(200, { 'Accept-Ranges': 'bytes', 'Content-Length': '0' }),
  ],
]

const FOR_OPENTOFU: readonly Fault[] = [
  ['an empty body beside the header', 'DOWNLOAD_BODY_JSON', download('./source', '')],
  ['a location of the wrong type', 'DOWNLOAD_BODY_JSON', download('./source', '{"location":1}')],
  ['a page in the body of download', 'DOWNLOAD_BODY_JSON', download('./source', '<html></html>')],
]

const FOR_NEITHER: readonly Fault[] = [
  [
    'a constant location for another directory of the package',
    'PACKAGE_NOT_SAME',
    (registry) => {
      registry.zip(SIBLINGS)
      registry.send(`./module.zip//modules/vpc?checksum=${checksumOf(SIBLINGS)}`, './module.zip')
    },
  ],
  ['a package of examples alone', 'PACKAGE_NO_MODULE', repack(storedZip({ 'examples/x/main.tf': '' }))],
  ['a package around the package', 'PACKAGE_NO_MODULE', repack(storedZip({ 'vpc-1.2.3/main.tf': '' }))],
  [
    'other bytes for each client',
    'PACKAGE_NOT_SAME',
    (registry) => {
      registry.zip(storedZip({ 'other.tf': '' }), `${VERSION}/other.zip`)
      registry.send(`./module.zip?checksum=${CHECKSUM}`, './other.zip')
    },
  ],
]

const failing = (faults: readonly Fault[], installs: typeof both) =>
  faults.map(([title, code, plant]) => [title, code, installs, plant] as const)

const FOR_ONE = [...failing(FOR_TERRAFORM, onlyTofu), ...failing(FOR_OPENTOFU, onlyTerraform)]
/** What is wrong with a registry, and what each client makes of it. */
export const FAULTS = [...failing(FOR_BOTH, both), ...FOR_ONE, ...failing(FOR_NEITHER, neither)]

/** Each client's first request for the versions fails. */
const failsOnce =
  (failure: HandMadeAnswer): Plant =>
  (registry) => {
    const healthy = registry.answers.get(VERSIONS)
    registry.set(VERSIONS, ({ headers }) => {
      const agent = headers['user-agent']
      const earlier = registry.requests.filter(
        (each) => each.path === VERSIONS && each.headers['user-agent'] === agent,
      )
      return earlier.length === 1 || typeof healthy !== 'object' ? failure : healthy
    })
  }

const ABSOLUTE = { 'X-Terraform-Get': `${ZIP}?checksum=${CHECKSUM}` }
const GZIP = { 'Content-Encoding': 'gzip' }
const HTML = { 'Content-Type': 'text/html' }

/** What is odd and installs, and the note that tells it. */
export const ODDITIES: readonly (readonly [title: string, Plant, note?: CheckCode])[] = [
  ['as it is', () => {}],
  ['a version whose number is null', versions({ version: '1.2.3' }, { version: null })],
  ['three redirects before discovery', redirects(DISCOVERY, 3)],
  ['nine redirects before the versions', redirects(VERSIONS, 9)],
  ['versions that fail once', failsOnce({ status: 503 })],
  ['versions that are limited once', failsOnce({ status: 429, headers: { 'Retry-After': '1' } })],
  ['versions that say they are a page', answers(VERSIONS, { headers: HTML, body: LISTED })],
  ['a second module without versions', answers(VERSIONS, LISTED.replace(']}]', ']},{"versions":[]}]'))],
  ['a redirect of download to itself elsewhere', redirects(DOWNLOAD, 1)],
  ['text after the versions', answers(VERSIONS, `${LISTED.replace('}', ',"note":"}\\"{"}')} and so on`)],
  ['a version that is none beside another', versions({ version: 'latest' }, { version: '1.2.3' })],
  ['a version with a v that is served without', versions({ version: 'v1.2.3' })],
  [
    'discovery with an absolute URL and more in its type',
    (registry) =>
      discovery(
        JSON.stringify({ 'modules.v1': `${registry.url}/v1/modules`, x: 1 }),
        'Application/JSON; charset=utf-8',
      )(registry),
  ],
  ['204 and the header', answers(DOWNLOAD, { status: 204, headers: ABSOLUTE })],
  ['an empty object and the header', download('./module.zip', '{}')],
  [
    'a package that is elsewhere after a redirect',
    all((registry) => registry.zip(MODULE_ZIP, '/elsewhere'), redirectTo(ZIP, '/elsewhere')),
  ],
  ['a zip that says what it is', zipAt('module', `?archive=zip&checksum=${CHECKSUM}`)],
  ['a checksum in capitals', sends(`./module.zip?checksum=${CHECKSUM.slice(7).toUpperCase()}`)],
  ['the directory of a package', repack(storedZip({ 'x/main.tf': '', 'main.tf': '' }), '//x')],
  ['modules below a root that is none', repack(storedZip({ 'modules/x/main.tf': '' })), 'PACKAGE_NO_MODULE'],
  ['a link', repack(storedZip({ 'main.tf': '', 'link.md': { link: 'README.md' } })), 'PACKAGE_LINKS'],
  ['compressed answers', answers(VERSIONS, { headers: GZIP, body: gzipSync(LISTED) })],
  ['no answer to HEAD', answersHead(405)],
  [
    'a source page in plain quotes, with escapes',
    page((at) => `{"x":"<meta name='terraform-get' content='${at}?archive=zip&amp;checksum=${CHECKSUM}'>"}`),
  ],
]
