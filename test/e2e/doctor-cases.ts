import { gzipSync } from 'node:zlib'
import type { CheckCode } from '../../src/doctor/check.ts'
import {
  checksumOf,
  type HandMadeRegistry,
  MODULE,
  MODULE_ZIP,
  VERSION,
} from '../support/network/hand-made-registry.ts'
import { storedZip } from '../support/package/stored-zip.ts'

/** What is wrong with a registry, and what each client makes of it. */
export interface Fault {
  readonly title: string
  readonly code: CheckCode
  readonly terraform: boolean
  readonly opentofu: boolean
  readonly plant: (registry: HandMadeRegistry) => void
}

const both = { terraform: false, opentofu: false }
const onlyTofu = { terraform: false, opentofu: true }
const onlyTerraform = { terraform: true, opentofu: false }
const neither = { terraform: true, opentofu: true }

const DISCOVERY = '/.well-known/terraform.json'
const JSON_TYPE = { 'Content-Type': 'application/json' }
const versionsBody = (...versions: unknown[]) => JSON.stringify({ modules: [{ versions }] })

/** A chain of so many redirects that ends at the document. */
function redirects(registry: HandMadeRegistry, path: string, hops: number): void {
  const last = registry.answers.get(path)
  if (last === undefined) throw new Error(`nothing is at ${path}`)
  registry.answers.set(`/hop${hops}`, last)
  registry.set(path, { status: 302, headers: { Location: '/hop1' } })
  for (let hop = 1; hop < hops; hop += 1)
    registry.set(`/hop${hop}`, { status: 302, headers: { Location: `/hop${hop + 1}` } })
}

/** Another package in the place of the healthy one, with its own checksum. */
function repack(registry: HandMadeRegistry, zip: Buffer, subdirectory = ''): void {
  registry.zip(zip)
  registry.send(`./module.zip${subdirectory}?checksum=${checksumOf(zip)}`)
}

/** A package whose module is in a directory, and calls another one. */
const SIBLINGS = storedZip({
  'main.tf': 'output "all" {\n  value = 1\n}\n',
  'modules/vpc/main.tf': 'module "tags" {\n  source = "../tags"\n}\n',
  'modules/tags/main.tf': 'output "id" {\n  value = 1\n}\n',
})

export const FAULTS: readonly Fault[] = [
  {
    title: 'discovery that is not there',
    code: 'DISCOVERY_STATUS',
    ...both,
    plant: (registry) => registry.set(DISCOVERY, { status: 404 }),
  },
  {
    title: 'discovery of the wrong content type',
    code: 'DISCOVERY_CONTENT_TYPE',
    ...both,
    plant: (registry) =>
      registry.set(DISCOVERY, {
        headers: { 'Content-Type': 'application/octet-stream' },
        body: '{"modules.v1":"/v1/modules/"}',
      }),
  },
  {
    title: 'discovery without a content type',
    code: 'DISCOVERY_CONTENT_TYPE',
    ...both,
    plant: (registry) => registry.set(DISCOVERY, '{"modules.v1":"/v1/modules/"}'),
  },
  {
    title: 'discovery that is no JSON',
    code: 'DISCOVERY_JSON',
    ...both,
    plant: (registry) => registry.set(DISCOVERY, { headers: JSON_TYPE, body: '{' }),
  },
  {
    title: 'discovery of more than 1 MiB',
    code: 'DISCOVERY_TOO_LARGE',
    ...both,
    plant: (registry) =>
      registry.set(DISCOVERY, {
        headers: JSON_TYPE,
        body: JSON.stringify({ 'modules.v1': '/v1/modules/', x: 'x'.repeat(2 ** 20) }),
      }),
  },
  {
    title: 'discovery of another service alone',
    code: 'DISCOVERY_SERVICE',
    ...both,
    plant: (registry) =>
      registry.set(DISCOVERY, { headers: JSON_TYPE, body: '{"providers.v1":"/v1/providers/"}' }),
  },
  ...(
    [
      ['no text', 1],
      ['no URL', 'http://['],
      ['another scheme', 'ftp://127.0.0.1/'],
      ['a password', 'https://a:b@127.0.0.1/'],
    ] as const
  ).map(([what, service]) => ({
    title: `discovery of a service with ${what}`,
    code: 'DISCOVERY_SERVICE' as const,
    ...both,
    plant: (registry: HandMadeRegistry) =>
      registry.set(DISCOVERY, { headers: JSON_TYPE, body: JSON.stringify({ 'modules.v1': service }) }),
  })),
  {
    title: 'discovery behind a login',
    code: 'DISCOVERY_STATUS',
    ...both,
    plant: (registry) => registry.set(DISCOVERY, { status: 401 }),
  },
  {
    title: 'discovery that fails once',
    code: 'DISCOVERY_STATUS',
    ...both,
    plant: (registry) => registry.set(DISCOVERY, { status: 500 }),
  },
  {
    title: 'four redirects before discovery',
    code: 'DISCOVERY_REDIRECTS',
    ...onlyTofu,
    plant: (registry) => redirects(registry, DISCOVERY, 4),
  },
  {
    title: 'a module that is not there',
    code: 'MODULE_NOT_FOUND',
    ...both,
    plant: (registry) => registry.set(`${MODULE}/versions`, { status: 404, body: '<html></html>' }),
  },
  {
    title: 'versions behind a login',
    code: 'VERSIONS_STATUS',
    ...both,
    plant: (registry) => registry.set(`${MODULE}/versions`, { status: 403 }),
  },
  {
    title: 'versions that fail again and again',
    code: 'VERSIONS_STATUS',
    ...both,
    plant: (registry) => registry.set(`${MODULE}/versions`, { status: 500 }),
  },
  {
    title: 'versions ten redirects away',
    code: 'VERSIONS_UNREACHABLE',
    ...both,
    plant: (registry) => redirects(registry, `${MODULE}/versions`, 10),
  },
  {
    title: 'a host that answers a page for what is not there',
    code: 'VERSIONS_JSON',
    ...both,
    plant: (registry) => registry.set(`${MODULE}/versions`, '<!DOCTYPE html><html></html>'),
  },
  {
    title: 'a byte order mark before the versions',
    code: 'VERSIONS_JSON',
    ...both,
    plant: (registry) => registry.set(`${MODULE}/versions`, `\ufeff${versionsBody({ version: '1.2.3' })}`),
  },
  {
    title: 'a list of no module',
    code: 'VERSIONS_SHAPE',
    ...both,
    plant: (registry) => registry.set(`${MODULE}/versions`, '{"modules":[]}'),
  },
  {
    title: 'a key of the wrong type beside a version',
    code: 'VERSIONS_SHAPE',
    ...both,
    plant: (registry) =>
      registry.set(`${MODULE}/versions`, versionsBody({ version: '1.2.3', submodules: {} })),
  },
  {
    title: 'a version that is null',
    code: 'VERSIONS_SHAPE',
    ...both,
    plant: (registry) => registry.set(`${MODULE}/versions`, versionsBody({ version: '1.2.3' }, null)),
  },
  {
    title: 'no versions',
    code: 'VERSIONS_EMPTY',
    ...both,
    plant: (registry) => registry.set(`${MODULE}/versions`, '{"modules":[{"versions":null}]}'),
  },
  {
    title: 'a version that is not listed',
    code: 'VERSION_NOT_LISTED',
    ...both,
    plant: (registry) => registry.set(`${MODULE}/versions`, versionsBody({ version: '1.2.4' })),
  },
  {
    title: 'a version listed as v1.2.3 and served under that name',
    code: 'DOWNLOAD_STATUS',
    ...both,
    plant: (registry) => {
      registry.set(`${MODULE}/versions`, versionsBody({ version: 'v1.2.3' }))
      registry.set(`${VERSION}/download`, { status: 404 })
    },
  },
  {
    title: 'download of a version that is not there',
    code: 'DOWNLOAD_STATUS',
    ...both,
    plant: (registry) => registry.set(`${VERSION}/download`, { status: 404 }),
  },
  {
    title: 'download that is made',
    code: 'DOWNLOAD_STATUS',
    ...both,
    plant: (registry) =>
      registry.set(`${VERSION}/download`, { status: 201, headers: { 'X-Terraform-Get': './module.zip' } }),
  },
  {
    title: 'download ten redirects away',
    code: 'DOWNLOAD_UNREACHABLE',
    ...both,
    plant: (registry) => redirects(registry, `${VERSION}/download`, 10),
  },
  {
    title: 'an empty body beside the header',
    code: 'DOWNLOAD_BODY_JSON',
    ...onlyTerraform,
    plant: (registry) => registry.set(`${VERSION}/download`, { headers: { 'X-Terraform-Get': './source' } }),
  },
  {
    title: 'a location of the wrong type',
    code: 'DOWNLOAD_BODY_JSON',
    ...onlyTerraform,
    plant: (registry) =>
      registry.set(`${VERSION}/download`, {
        headers: { 'X-Terraform-Get': './source' },
        body: '{"location":1}',
      }),
  },
  {
    title: 'no location in the body, and no header',
    code: 'DOWNLOAD_NO_LOCATION',
    ...both,
    plant: (registry) => registry.set(`${VERSION}/download`, '{}'),
  },
  {
    title: 'no header',
    code: 'DOWNLOAD_NO_HEADER',
    ...onlyTofu,
    plant: (registry) =>
      registry.set(`${VERSION}/download`, `{"location":"./module.zip?checksum=${checksumOf(MODULE_ZIP)}"}`),
  },
  {
    title: 'a redirect of download to the zip',
    code: 'DOWNLOAD_NO_HEADER',
    ...both,
    plant: (registry) =>
      registry.set(`${VERSION}/download`, { status: 302, headers: { Location: `${VERSION}/module.zip` } }),
  },
  {
    title: 'a page in the body of download',
    code: 'DOWNLOAD_BODY_JSON',
    ...onlyTerraform,
    plant: (registry) =>
      registry.set(`${VERSION}/download`, {
        headers: { 'X-Terraform-Get': './source' },
        body: '<html></html>',
      }),
  },
  {
    title: 'an empty 204',
    code: 'DOWNLOAD_NO_LOCATION',
    terraform: false,
    opentofu: false,
    plant: (registry) => registry.set(`${VERSION}/download`, { status: 204 }),
  },
  {
    title: 'a relative location without ./',
    code: 'LOCATION_FORM',
    ...both,
    plant: (registry) => registry.send('module.zip'),
  },
  {
    title: 'a location that is the address of a registry',
    code: 'LOCATION_FORM',
    ...both,
    plant: (registry) => registry.send('acme/vpc/aws'),
  },
  {
    title: 'a location in an OCI registry for Terraform',
    code: 'LOCATION_SCHEME',
    ...onlyTofu,
    plant: (registry) =>
      registry.send(
        `./module.zip?checksum=${checksumOf(MODULE_ZIP)}`,
        `oci://oci.acme.test/vpc?digest=sha256:${'0'.repeat(64)}`,
      ),
  },
  {
    title: 'a checksum that is none',
    code: 'LOCATION_CHECKSUM',
    ...both,
    plant: (registry) => registry.send('./module.zip?checksum=sha256:0123'),
  },
  {
    title: 'the header on the source page too',
    code: 'SOURCE_PAGE_HEADER',
    ...onlyTofu,
    plant: (registry) =>
      registry.set(`${VERSION}/source`, {
        headers: { 'X-Terraform-Get': './source' },
        body: `<head><meta name="terraform-get" content="${registry.url}${VERSION}/module.zip"></head>`,
      }),
  },
  {
    title: 'a source page without the tag',
    code: 'SOURCE_PAGE_NO_META',
    ...onlyTofu,
    plant: (registry) => registry.set(`${VERSION}/source`, '<html><head><title>x</title></head></html>'),
  },
  {
    title: 'a source page with the tag in the body',
    code: 'SOURCE_PAGE_NO_META',
    ...onlyTofu,
    plant: (registry) =>
      registry.set(
        `${VERSION}/source`,
        `<html><head></head><body><meta name="terraform-get" content="${registry.url}${VERSION}/module.zip"></body></html>`,
      ),
  },
  {
    title: 'a source page with the name in other letters',
    code: 'SOURCE_PAGE_NO_META',
    ...onlyTofu,
    plant: (registry) =>
      registry.set(
        `${VERSION}/source`,
        `<html><head><meta name="Terraform-Get" content="${registry.url}${VERSION}/module.zip"></head></html>`,
      ),
  },
  {
    title: 'a source page with a relative location',
    code: 'SOURCE_PAGE_LOCATION',
    ...onlyTofu,
    plant: (registry) => registry.sourcePage('./module.zip'),
  },
  {
    title: 'a source page that is not there',
    code: 'SOURCE_PAGE_STATUS',
    ...onlyTofu,
    plant: (registry) => registry.set(`${VERSION}/source`, { status: 404 }),
  },
  {
    title: 'a source page that names itself',
    code: 'SOURCE_PAGE_LOOP',
    ...onlyTofu,
    plant: (registry) => registry.sourcePage(`${registry.url}${VERSION}/source`),
  },
  {
    title: 'a source page that names a directory of a package, beside which the module calls others',
    code: 'SOURCE_PAGE_SIBLINGS',
    ...onlyTofu,
    plant: (registry) => {
      const location = `module.zip//modules/vpc?checksum=${checksumOf(SIBLINGS)}`
      registry.zip(SIBLINGS)
      registry.send(`./${location}`, './source')
      registry.sourcePage(`${registry.url}${VERSION}/${location}`)
      registry.set(`${VERSION}/release.json`, '{"path":"modules/vpc","packageRoot":""}')
    },
  },
  {
    title: 'a constant location for another directory of the package',
    code: 'PACKAGE_NOT_SAME',
    ...neither,
    plant: (registry) => {
      registry.zip(SIBLINGS)
      registry.send(`./module.zip//modules/vpc?checksum=${checksumOf(SIBLINGS)}`, './module.zip')
    },
  },
  {
    title: 'a zip without .zip in its URL',
    code: 'SOURCE_PAGE_NO_META',
    ...both,
    plant: (registry) => {
      registry.zip(MODULE_ZIP, `${VERSION}/module`)
      registry.send('./module')
    },
  },
  {
    title: 'a source page ten redirects away',
    code: 'SOURCE_PAGE_UNREACHABLE',
    ...onlyTofu,
    plant: (registry) => redirects(registry, `${VERSION}/source`, 10),
  },
  {
    title: 'a zip of more than 1 MiB without .zip in its URL',
    code: 'SOURCE_PAGE_NO_META',
    ...both,
    plant: (registry) => {
      registry.zip(storedZip({ 'main.tf': '', x: 'x'.repeat(2 ** 20) }), `${VERSION}/module`)
      registry.send('./module')
    },
  },
  {
    title: 'a package behind a login',
    code: 'PACKAGE_STATUS',
    ...both,
    plant: (registry) => registry.set(`${VERSION}/module.zip`, { status: 401 }),
  },
  {
    title: 'a package ten redirects away',
    code: 'PACKAGE_UNREACHABLE',
    ...both,
    plant: (registry) => redirects(registry, `${VERSION}/module.zip`, 10),
  },
  {
    title: 'an empty package',
    code: 'PACKAGE_SUBDIRECTORY',
    ...both,
    plant: (registry) => repack(registry, storedZip({})),
  },
  {
    title: 'a package without its end',
    code: 'PACKAGE_FORMAT',
    ...both,
    plant: (registry) => {
      // The directory is where it was, and what it should hold is cut off.
      const zip = storedZip({ 'main.tf': '', 'x.tf': '' })
      zip.writeUInt32LE(zip.length, zip.length - 6)
      repack(registry, zip)
    },
  },
  {
    title: 'a package of modules that are not at its root',
    code: 'PACKAGE_NO_MODULE',
    ...neither,
    plant: (registry) => repack(registry, storedZip({ 'README.md': '', 'x/main.tf': '' })),
  },
  {
    title: 'a package that is not there',
    code: 'PACKAGE_STATUS',
    ...both,
    plant: (registry) => registry.set(`${VERSION}/module.zip`, { status: 404 }),
  },
  {
    title: 'a package of other bytes',
    code: 'PACKAGE_CHECKSUM',
    ...both,
    plant: (registry) => registry.zip(storedZip({ 'main.tf': '' })),
  },
  {
    title: 'half a package',
    code: 'PACKAGE_FORMAT',
    ...both,
    plant: (registry) => repack(registry, MODULE_ZIP.subarray(0, MODULE_ZIP.length / 2)),
  },
  {
    title: 'a package that is none',
    code: 'PACKAGE_FORMAT',
    ...both,
    plant: (registry) => repack(registry, Buffer.from('<html></html>')),
  },
  {
    title: 'a package whose HEAD says that it is empty',
    code: 'PACKAGE_HEAD',
    ...onlyTofu,
    plant: (registry) =>
      registry.set(`${VERSION}/module.zip`, {
        body: MODULE_ZIP,
        head: { status: 200, headers: { 'Accept-Ranges': 'bytes', 'Content-Length': '0' } },
      }),
  },
  {
    title: 'a package with a path that leaves it',
    code: 'PACKAGE_PATHS',
    ...both,
    plant: (registry) => repack(registry, storedZip({ 'main.tf': '', '../../escaped.tf': '' })),
  },
  {
    title: 'a directory that the package has not',
    code: 'PACKAGE_SUBDIRECTORY',
    ...both,
    plant: (registry) => repack(registry, MODULE_ZIP, '//modules/x'),
  },
  {
    title: 'a directory of a name to be guessed',
    code: 'PACKAGE_SUBDIRECTORY',
    ...both,
    plant: (registry) => repack(registry, storedZip({ 'top/main.tf': '' }), '//*'),
  },
  {
    title: 'a package around the package',
    code: 'PACKAGE_NO_MODULE',
    ...neither,
    plant: (registry) => repack(registry, storedZip({ 'vpc-1.2.3/main.tf': '' })),
  },
  {
    title: 'other bytes for each client',
    code: 'PACKAGE_NOT_SAME',
    ...neither,
    plant: (registry) => {
      registry.zip(storedZip({ 'other.tf': '' }), `${VERSION}/other.zip`)
      registry.send(`./module.zip?checksum=${checksumOf(MODULE_ZIP)}`, './other.zip')
    },
  },
]

/** What is odd and installs. */
export const ODDITIES: readonly Omit<Fault, 'terraform' | 'opentofu' | 'code'>[] = [
  { title: 'as it is', plant: () => {} },
  {
    title: 'a version whose number is null',
    plant: (registry) =>
      registry.set(`${MODULE}/versions`, versionsBody({ version: '1.2.3' }, { version: null })),
  },
  { title: 'three redirects before discovery', plant: (registry) => redirects(registry, DISCOVERY, 3) },
  {
    title: 'nine redirects before the versions',
    plant: (registry) => redirects(registry, `${MODULE}/versions`, 9),
  },
  {
    title: 'versions that fail once',
    plant: (registry) => {
      const healthy = registry.answers.get(`${MODULE}/versions`)
      registry.set(`${MODULE}/versions`, ({ headers }) => {
        const isFirst =
          registry.requests.filter(
            (each) =>
              each.path === `${MODULE}/versions` && each.headers['user-agent'] === headers['user-agent'],
          ).length === 1
        return isFirst || typeof healthy !== 'object' ? { status: 503 } : healthy
      })
    },
  },
  {
    title: 'text after the versions',
    plant: (registry) =>
      registry.set(`${MODULE}/versions`, `${versionsBody({ version: '1.2.3', note: '}"{' })} and so on`),
  },
  {
    title: 'a version that is none beside another',
    plant: (registry) =>
      registry.set(`${MODULE}/versions`, versionsBody({ version: 'latest' }, { version: '1.2.3' })),
  },
  {
    title: 'a version with a v that is served without',
    plant: (registry) => registry.set(`${MODULE}/versions`, versionsBody({ version: 'v1.2.3' })),
  },
  {
    title: 'discovery with an absolute URL and more in its type',
    plant: (registry) =>
      registry.set(DISCOVERY, {
        headers: { 'Content-Type': 'Application/JSON; charset=utf-8' },
        body: JSON.stringify({ 'modules.v1': `${registry.url}/v1/modules`, x: 1 }),
      }),
  },
  {
    title: '204 and the header',
    plant: (registry) => {
      registry.zip(MODULE_ZIP)
      registry.set(`${VERSION}/download`, {
        status: 204,
        headers: { 'X-Terraform-Get': `${VERSION}/module.zip?checksum=${checksumOf(MODULE_ZIP)}` },
      })
    },
  },
  {
    title: 'an empty object and the header',
    plant: (registry) =>
      registry.set(`${VERSION}/download`, { headers: { 'X-Terraform-Get': './module.zip' }, body: '{}' }),
  },
  {
    title: 'a package that is elsewhere after a redirect',
    plant: (registry) => {
      registry.zip(MODULE_ZIP, '/elsewhere')
      registry.set(`${VERSION}/module.zip`, { status: 302, headers: { Location: '/elsewhere' } })
    },
  },
  {
    title: 'a zip that says what it is',
    plant: (registry) => {
      registry.zip(MODULE_ZIP, `${VERSION}/module`)
      registry.send(`./module?archive=zip&checksum=${checksumOf(MODULE_ZIP)}`)
    },
  },
  {
    title: 'a checksum in capitals, without its name',
    plant: (registry) =>
      registry.send(`./module.zip?checksum=${checksumOf(MODULE_ZIP).slice(7).toUpperCase()}`),
  },
  {
    title: 'the directory of a package',
    plant: (registry) =>
      repack(registry, storedZip({ 'modules/x/main.tf': '', 'main.tf': '' }), '//modules/x'),
  },
  {
    title: 'a link in the package',
    plant: (registry) => repack(registry, storedZip({ 'main.tf': '', 'link.md': { link: 'README.md' } })),
  },
  {
    title: 'compressed answers',
    plant: (registry) =>
      registry.set(`${MODULE}/versions`, {
        headers: { 'Content-Encoding': 'gzip' },
        body: gzipSync(versionsBody({ version: '1.2.3' })),
      }),
  },
  {
    title: 'no answer to HEAD',
    plant: (registry) =>
      registry.set(`${VERSION}/module.zip`, { body: MODULE_ZIP, head: { status: 405, headers: {} } }),
  },
  {
    title: 'a source page in plain quotes, with escapes',
    plant: (registry) =>
      registry.set(
        `${VERSION}/source`,
        `{"x":"<meta name='terraform-get' content='${registry.url}${VERSION}/module.zip?archive=zip&amp;checksum=${checksumOf(MODULE_ZIP)}'>"}`,
      ),
  },
]
