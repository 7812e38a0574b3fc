import { quote, RegistryError } from '../../base/error.ts'
import { isPlainPath, quoteUrl } from '../../base/url.ts'
import { isRefName } from '../../module/ref-name.ts'
import { formatOciRepository, isOciName, type OciRepository } from '../../oci/oci-repository.ts'

/** What every location has: the directory of the module in the package, where that is not the root. */
interface InPackage {
  readonly subdirectory?: string
}

interface ZipLocation extends InPackage {
  readonly kind: 'https' | 's3' | 'gcs'
  /** `https://…zip`. */
  readonly url: string
  /** `sha256:<hex>` of the zip. */
  readonly digest: string
}

interface GitLocation extends InPackage {
  readonly kind: 'git'
  /** `https://…` or `ssh://git@…`. */
  readonly url: string
  /** A full commit or, by choice, a tag. */
  readonly ref: string
}

interface OciLocation extends InPackage {
  readonly kind: 'oci'
  /** `host[:port]/path`. */
  readonly repository: string
  /** `sha256:<hex>` of the manifest. */
  readonly digest: string
}

/** The zip in the index, beside the `download` file that names it. */
interface RelativeLocation extends InPackage {
  readonly kind: 'relative'
  /** `sha256:<hex>` of the zip. */
  readonly digest: string
}

/** From where a client fetches a package, pinned to its bytes. An index has no other forms than these. */
export type Location = ZipLocation | GitLocation | OciLocation | RelativeLocation

const INDEX_ZIP = './module.zip'

interface Form {
  readonly kind: Location['kind']
  /** The forced protocol before the URL. https://github.com/hashicorp/go-getter#forced-protocol */
  readonly getter: '' | 'git::' | 's3::' | 'gcs::'
  readonly start: string
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

/** Reads a location. Throws INDEX_INVALID for every other form: clients read local files for `file:` and run programs for some. */
export function parseLocation(text: string): Location {
  return readLocation(text, (problem) => {
    const starts = FORMS.map(({ getter, start, query }) => `${getter}${start}…?${query}=…`)
    const message = `location ${quoteUrl(text)} is not allowed: ${problem}`
    return new RegistryError('INDEX_INVALID', message, `use one of ${starts.join(', ')}`)
  })
}

function readLocation(text: string, refuse: Refuse): Location {
  const form = FORMS.find(({ getter, start }) => text.startsWith(`${getter}${start}`))
  if (form === undefined) throw refuse('it has none of the allowed forms')
  const forbidden = /[^\x21-\x7e]|[#"'<>\\^`{|}]/u.exec(text)
  if (forbidden !== null) throw refuse(`the character ${quote(forbidden[0])} may not be in it`)
  const { source, subdirectory, query } = split(text.slice(form.getter.length))
  const problem = sourceProblem(form.kind, source) ?? subdirectoryProblem(subdirectory)
  if (problem !== undefined) throw refuse(problem)
  const value = query?.startsWith(`${form.query}=`) ? query.slice(form.query.length + 1) : ''
  if (form.query === 'ref' && !isRefName(value)) throw refuse('its query is not ?ref=<full commit, or tag>')
  if (form.query !== 'ref' && !/^sha256:[0-9a-f]{64}$/.test(value)) {
    throw refuse(`its query is not ?${form.query}=sha256:<64 lower-case hex digits>`)
  }
  return { ...pinned(form.kind, source, value), ...(subdirectory === undefined ? {} : { subdirectory }) }
}

function pinned(kind: Location['kind'], source: string, value: string): Location {
  if (kind === 'relative') return { kind, digest: value }
  if (kind === 'oci') return { kind, repository: source.slice('oci://'.length), digest: value }
  if (kind === 'git') return { kind, url: source, ref: value }
  return { kind, url: source, digest: value }
}

/** The first `//` after the scheme begins the sub-directory. https://github.com/hashicorp/go-getter#subdirectories */
function split(text: string): { source: string; subdirectory?: string; query?: string } {
  const mark = text.indexOf('?')
  const whole = mark < 0 ? text : text.slice(0, mark)
  const query = mark < 0 ? {} : { query: text.slice(mark + 1) }
  const slashes = whole.indexOf('//', whole.indexOf('://') + '://'.length)
  if (slashes < 0) return { source: whole, ...query }
  return { source: whole.slice(0, slashes), subdirectory: whole.slice(slashes + 2), ...query }
}

function subdirectoryProblem(subdirectory: string | undefined): string | undefined {
  if (subdirectory === undefined) return undefined
  const isPlain = subdirectory
    .split('/')
    .every((part) => /^[A-Za-z0-9._+@~-]+$/.test(part) && !/^\.\.?$/.test(part))
  return isPlain ? undefined : `${quote(subdirectory)} is not the plain path of a directory in the package`
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::[0-9]+)?$/

function sourceProblem(kind: Location['kind'], source: string): string | undefined {
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

/** The text of a location: the inverse of {@link parseLocation}. */
export function formatLocation(location: Location): string {
  const directory = location.subdirectory === undefined ? '' : `//${location.subdirectory}`
  switch (location.kind) {
    case 'relative':
      return `${INDEX_ZIP}${directory}?checksum=${location.digest}`
    case 'git':
      return `git::${location.url}${directory}?ref=${location.ref}`
    case 'oci':
      return `oci://${location.repository}${directory}?digest=${location.digest}`
    default: {
      const getter = location.kind === 'https' ? '' : `${location.kind}::`
      return `${getter}${location.url}${directory}?checksum=${location.digest}`
    }
  }
}

/** A zip in the index; `digest` is `sha256:<hex>`. */
export function indexLocation(digest: string): Location {
  return { kind: 'relative', digest }
}

/** The manifest of a package in an OCI registry; `digest` is `sha256:<hex>`. */
export function ociLocation(repository: OciRepository, digest: string): Location {
  return { kind: 'oci', repository: formatOciRepository(repository), digest }
}

/** A zip at its own URL; `digest` is `sha256:<hex>`. Throws INVALID_INPUT for a URL that is not allowed in a location. */
export function zipLocation(url: string, digest: string): Location {
  return readLocation(formatLocation({ kind: 'https', url, digest }), (problem) => {
    const message = `${quoteUrl(url)} cannot be the location of a package: ${problem}`
    return new RegistryError(
      'INVALID_INPUT',
      message,
      'choose another kind of package: --package index or git',
    )
  })
}

/**
 * A commit or a tag of a Git repository. `sourceUrl` is used as it is: `https://…` or `ssh://git@…`. Throws INVALID_INPUT for
 * a URL that is not allowed in a location.
 */
export function gitLocation(source: { sourceUrl: string; ref: string; subdirectory?: string }): Location {
  const { sourceUrl, ref, ...directory } = source
  const refuse: Refuse = (problem) => {
    const message = `source URL ${quoteUrl(sourceUrl)} cannot be used: ${problem}`
    return new RegistryError('INVALID_INPUT', message, sourceUrlHint(sourceUrl))
  }
  const location = { kind: 'git', url: sourceUrl, ref, ...directory } as const
  if (sourceUrl.indexOf('//') !== sourceUrl.lastIndexOf('//')) throw refuse('it has a second "//"')
  return readLocation(formatLocation(location), refuse)
}

function sourceUrlHint(sourceUrl: string): string {
  const [, host, path] = /^git@([A-Za-z0-9.-]+):\/?([A-Za-z0-9._~/-]+)$/.exec(sourceUrl) ?? []
  if (host !== undefined) return `write ssh://git@${host}/${path}`
  return 'write https://host/owner/name.git or ssh://git@host/owner/name.git'
}

/**
 * The location with an absolute URL.
 * @param baseUrl directory of the version (`https://host/v1/modules/ns/name/system/1.2.3/`), for a zip in the index
 */
export function absoluteLocation(location: Location, baseUrl: string): Location {
  if (location.kind !== 'relative') return location
  return { ...location, kind: 'https', url: new URL(INDEX_ZIP, baseUrl).href }
}

/** Whether Terraform can fetch the package: it cannot from an OCI registry. */
export function isTerraformReadable(location: Location): boolean {
  return location.kind !== 'oci'
}
