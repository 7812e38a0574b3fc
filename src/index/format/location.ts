import { quote, RegistryError } from '../../base/error.ts'
import { isPlainPath, percentDecoded, quoteUrl } from '../../base/url.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import type { Release } from '../../module/release.ts'
import { isRefName } from '../../module/tag.ts'
import { formatOciRepository, isOciName, type OciRepository } from '../../oci/oci-repository.ts'

/** From where a client fetches a package, pinned to its bytes. An index has no other forms than these. */
export type LocationKind = 'relative' | 'https' | 's3' | 'gcs' | 'git' | 'oci'

/** The zip in the index, beside the `download` file that names it. */
const INDEX_ZIP = './module.zip'

interface Form {
  readonly kind: LocationKind
  /** The forced protocol before the URL. https://github.com/hashicorp/go-getter#forced-protocol */
  readonly getter: '' | 'git::' | 's3::' | 'gcs::'
  readonly start: string
  /** What pins the bytes: `sha256:<hex>` of a zip or a manifest; a full commit or, by choice, a tag. */
  readonly query: 'checksum' | 'ref' | 'digest'
}

const FORMS: readonly Form[] = [
  { kind: 'relative', getter: '', start: INDEX_ZIP, query: 'checksum' },
  { kind: 'https', getter: '', start: 'https://', query: 'checksum' },
  { kind: 's3', getter: 's3::', start: 'https://', query: 'checksum' },
  { kind: 'gcs', getter: 'gcs::', start: 'https://', query: 'checksum' },
  { kind: 'git', getter: 'git::', start: 'https://', query: 'ref' },
  { kind: 'git', getter: 'git::', start: 'ssh://git@', query: 'ref' },
  { kind: 'oci', getter: '', start: 'oci://', query: 'digest' },
]

type Refuse = (problem: string) => RegistryError

interface Location {
  readonly kind: LocationKind
  /** Without what forces the protocol: a URL, or the zip in the index. */
  readonly source: string
  /** The directory of the module in the package; `''` is its root. */
  readonly subdirectory: string
  /** What pins the bytes, as the query of the form has it. */
  readonly pin: string
}

/** Throws INDEX_INVALID for every other form: clients read local files for `file:` and run programs for some. */
export function parseLocation(text: string): Location {
  return checkForm(text, (problem) => {
    const starts = FORMS.map(({ getter, start, query }) => `${getter}${start}…?${query}=…`)
    const message = `location ${quoteUrl(text)} is not allowed: ${problem}`
    return new RegistryError('INDEX_INVALID', message, `use one of ${starts.join(', ')}`)
  })
}

/** The kind of a location. Throws as {@link parseLocation}. */
export function locationKind(text: string): LocationKind {
  return parseLocation(text).kind
}

/** The first `//` after the scheme begins the sub-directory. https://github.com/hashicorp/go-getter#subdirectories */
const PARTS = /^((?:[a-z]+:\/\/)?[^?]*?)(?:\/\/([^?]*))?(?:\?(.*))?$/s

function checkForm(text: string, refuse: Refuse): Location {
  const form = FORMS.find(({ getter, start }) => text.startsWith(`${getter}${start}`))
  if (/^(?:\w+::)?http:/.test(text)) throw refuse('clients fetch packages over https alone, not http')
  if (form === undefined) throw refuse('it has none of the allowed forms')
  const forbidden = /[^\x21-\x7e]|[#"'<>\\^`{|}]/u.exec(text)
  if (forbidden !== null) throw refuse(`the character ${quote(forbidden[0])} may not be in it`)
  const [, source = '', subdirectory, query] = PARTS.exec(text.slice(form.getter.length)) ?? []
  const problem = sourceProblem(form.kind, source) ?? subdirectoryProblem(subdirectory)
  if (problem !== undefined) throw refuse(problem)
  const pin = query?.startsWith(`${form.query}=`) ? query.slice(form.query.length + 1) : ''
  if (form.query === 'ref' && !isRefName(pin)) throw refuse('its query is not ?ref=<full commit, or tag>')
  if (form.query !== 'ref' && !/^sha256:[0-9a-f]{64}$/.test(pin)) {
    throw refuse(`its query is not ?${form.query}=sha256:<64 lower-case hex digits>`)
  }
  return { kind: form.kind, source, subdirectory: subdirectory ?? '', pin }
}

function subdirectoryProblem(subdirectory: string | undefined): string | undefined {
  if (subdirectory === undefined) return undefined
  const isPlain = subdirectory
    .split('/')
    .every((part) => /^[A-Za-z0-9._+@~-]+$/.test(part) && !/^\.\.?$/.test(part))
  return isPlain ? undefined : `${quote(subdirectory)} is not the plain path of a directory in the package`
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::[0-9]+)?$/

function sourceProblem(kind: LocationKind, source: string): string | undefined {
  if (kind === 'relative') return source === INDEX_ZIP ? undefined : `only ${INDEX_ZIP} may be relative`
  if (!URL.canParse(source)) return 'its URL is not valid'
  const url = new URL(source)
  const user = url.protocol === 'ssh:' ? 'git' : ''
  if (url.username !== user || url.password !== '') return 'a user or password may not be in it'
  const isPlain = url.href === source && HOST.test(url.host) && isPlainPath(url.pathname)
  if (!isPlain) {
    return 'its URL is not plain (lower-case host, no default port, a path without "." or empty segments)'
  }
  if (kind === 'git') return undefined
  if (kind === 'oci')
    return isOciName(url.pathname.slice(1)) ? undefined : 'it is not the name of an OCI repository'
  return url.pathname.endsWith('.zip') ? undefined : 'its path does not end in .zip'
}

/** The host that a location sends clients to, with its port where it has one; undefined for a package in the index. */
export function hostOfLocation(text: string): string | undefined {
  const url = text.replace(/^[a-z0-9]+::/, '')
  return url.startsWith(INDEX_ZIP) || !URL.canParse(url) ? undefined : new URL(url).host
}

/** A source with the directory of the module in it. Throws INVALID_INPUT for a directory that clients would not read as one. */
function inPackage(source: string, subdirectory: string): string {
  if (subdirectory === '') return source
  const problem = subdirectoryProblem(subdirectory)
  if (problem === undefined) return `${source}//${subdirectory}`
  throw new RegistryError(
    'INVALID_INPUT',
    `a location cannot name the directory of the module in its package: ${problem}`,
    'rename the directory to letters, digits and . _ + @ ~ -, or publish without "root"',
  )
}

/**
 * The location of a zip in the index; `digest` is `sha256:<hex>`. Throws INVALID_INPUT for a directory that cannot be named.
 * @param subdirectory directory of the module in the package; `''` is its root
 */
export function indexLocation(digest: string, subdirectory = ''): string {
  return `${inPackage(INDEX_ZIP, subdirectory)}?checksum=${digest}`
}

/**
 * The location of the manifest of a package in an OCI registry; `digest` is `sha256:<hex>`. Throws INVALID_INPUT for a directory that
 * cannot be named.
 * @param subdirectory directory of the module in the package; `''` is its root
 */
export function ociLocation(repository: OciRepository, digest: string, subdirectory = ''): string {
  return `${inPackage(`oci://${formatOciRepository(repository)}`, subdirectory)}?digest=${digest}`
}

/**
 * The location of a zip at its own URL; `digest` is `sha256:<hex>`. Throws INVALID_INPUT for a URL or a directory that is not allowed in
 * a location.
 * @param subdirectory directory of the module in the package; `''` is its root
 */
export function zipLocation(url: string, digest: string, subdirectory = ''): string {
  const location = `${inPackage(url, subdirectory)}?checksum=${digest}`
  checkForm(location, (problem) => {
    const message = `${quoteUrl(url)} cannot be the location of a package: ${problem}`
    return new RegistryError(
      'INVALID_INPUT',
      message,
      'choose another kind of package: --package index or git',
    )
  })
  return location
}

/** The location of a zip in a bucket, which clients read with AWS credentials. Throws INDEX_INVALID for a URL that is not allowed. */
export function s3Location(url: string, digest: string): string {
  const location = `s3::${url}?checksum=${digest}`
  locationKind(location)
  return location
}

/** The key of a package in a bucket, below the prefix. */
export function packageKey({ address, version }: Pick<Release, 'address' | 'version'>): string {
  return `${formatModuleAddress(address)}/${version}.zip`
}

/** The object that a location of a private bucket of AWS names; undefined for any other location. */
export function s3ObjectOf(
  location: string,
): { readonly bucket: string; readonly region: string; readonly key: string } | undefined {
  const pattern = /^s3::https:\/\/([a-z0-9-]+)\.s3\.([a-z0-9-]+)\.amazonaws\.com\/([^?]+)\?checksum=/
  const [, bucket = '', region = '', key] = pattern.exec(location) ?? []
  return key === undefined ? undefined : { bucket, region, key }
}

/**
 * The location of a commit or a tag of a Git repository. `sourceUrl` is used as it is: `https://…` or `ssh://git@…`. Throws
 * INVALID_INPUT for a URL that is not allowed in a location.
 * @param source `subdirectory` is empty for the root
 */
export function gitLocation(source: { sourceUrl: string; ref: string; subdirectory: string }): string {
  const { sourceUrl, ref, subdirectory } = source
  const refuse: Refuse = (problem) => {
    const message = `source URL ${quoteUrl(sourceUrl)} cannot be used: ${problem}`
    return new RegistryError('INVALID_INPUT', message, sourceUrlHint(sourceUrl))
  }
  if (sourceUrl.indexOf('//') !== sourceUrl.lastIndexOf('//')) throw refuse('it has a second "//"')
  const location = `git::${sourceUrl}${subdirectory === '' ? '' : `//${subdirectory}`}?ref=${ref}`
  checkForm(location, refuse)
  return location
}

function sourceUrlHint(sourceUrl: string): string {
  const [, host, path] = /^git@([A-Za-z0-9.-]+):\/?([A-Za-z0-9._~/-]+)$/.exec(sourceUrl) ?? []
  if (host !== undefined) return `write ssh://git@${host}/${path}`
  return 'write https://host/owner/name.git or ssh://git@host/owner/name.git'
}

export interface ReleaseAsset {
  /** With its port where it has one. */
  readonly host: string
  /** `owner/name`, below the path of the server. */
  readonly repository: string
  readonly tag: string
  readonly name: string
}

/** The asset that a location of the kind `release` names; undefined for any other location. */
export function releaseAssetOf(location: string): ReleaseAsset | undefined {
  const pattern =
    /^https:\/\/([^/]+)\/([^/]+(?:\/[^/]+)+?)\/releases\/download\/(.+?)\/([^/?]+)(?:\/\/[^?]*)?\?checksum=/
  const [, host, repository = '', encoded = '', name = ''] = pattern.exec(location) ?? []
  const tag = percentDecoded(encoded)
  return host === undefined || tag === undefined ? undefined : { host, repository, tag, name }
}

/** The manifest that a location of the kind `oci` names; undefined for any other location. Throws INDEX_INVALID. */
export function ociManifestOf(
  location: string,
): { readonly repository: string; readonly digest: string } | undefined {
  const { kind, source, pin: digest } = parseLocation(location)
  return kind === 'oci' ? { repository: source.slice('oci://'.length), digest } : undefined
}
