import { createHash } from 'node:crypto'
import { quote, RegistryError } from '../../base/error.ts'
import { type BucketUrl, formatBucketUrl } from '../../index/format/bucket.ts'
import { fileType, formatCacheControl } from '../../index/format/file-headers.ts'
import { s3Location, zipLocation } from '../../index/format/location.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import { formatRelease, type Release } from '../../module/release.ts'
import type { Package } from '../../package/package.ts'
import type {
  PackageStore,
  PublishedPackage,
  Repair,
  RepairContext,
  ResolvedPackage,
} from '../../publish/ports.ts'
import type { Selection } from '../../publish/selection.ts'
import type { S3Client } from '../s3/client.ts'

interface S3StoreSettings {
  readonly open: (place: BucketUrl, options: S3Options) => Promise<S3Client>
}

type S3Options = Selection['storeOptions']['s3']

/** The digest of the zip in hex, as metadata of its object, so that nobody has to fetch it to compare. */
const DIGEST_HEADER = 'x-amz-meta-sha256'

/** Where the package of a release is, or will be. */
interface Place {
  readonly client: S3Client
  readonly key: string
  /** As release.json names it, without what pins the bytes. */
  readonly url: string
  readonly isPublic: boolean
  /** For people. */
  readonly name: string
}

/** Zips in a bucket, one object each. An object that is there is never replaced. */
export class S3PackageStore implements PackageStore {
  readonly #settings: S3StoreSettings
  readonly #clients = new Map<string, Promise<S3Client>>()
  readonly #places = new Map<string, Place>()

  constructor(settings: S3StoreSettings) {
    this.#settings = settings
  }

  async publicLocation({ storeOptions }: Selection): Promise<string | undefined> {
    const url = storeOptions.s3['package-public-url']
    return url === undefined ? undefined : `at ${quote(url)}, which anybody may read`
  }

  async resolve({ release, storeOptions }: Selection, { facts }: Package): Promise<ResolvedPackage> {
    const place = await this.#placeOf(release, storeOptions.s3)
    const stored = await digestAt(place)
    if (stored !== undefined && stored !== facts.digest) throw taken(release, place, stored, facts.digest)
    return { location: locationOf(place, facts.digest), files: new Map() }
  }

  /** A write whose condition nothing meets. */
  async checkAccess(): Promise<void> {
    for (const { client, key } of this.#places.values()) {
      const headers = { 'if-match': '"0123456789abcdef0123456789abcdef"' }
      const probe = { method: 'PUT', key: `${key}.probe`, headers, content: new Uint8Array() } as const
      const { status } = await client.ask(probe, [200, 404, 409, 412])
      if (status !== 200) continue
      await client.ask({ method: 'DELETE', key: `${key}.probe` }, [200, 204, 404])
      throw unconditional(client)
    }
  }

  async store({ release, storeOptions }: Selection, pkg: Package): Promise<void> {
    const place = await this.#placeOf(release, storeOptions.s3)
    await put(place, release, pkg)
  }

  /** The object has to be there, with the bytes that were published. */
  async findRepair(stored: PublishedPackage, about: RepairContext): Promise<Repair | undefined> {
    const { release, digest } = stored
    const place = await this.#placeOf(release, about.selection.storeOptions.s3)
    // It was stored elsewhere, with other options.
    if (locationOf(place, digest) !== stored.location) return undefined
    const found = await digestAt(place)
    if (found === digest) return undefined
    if (found !== undefined) throw taken(release, place, found, digest)
    if (about.isPrivate && place.isPublic) throw exposed(release, place)
    const pkg = await about.pack()
    if (pkg.facts.digest !== digest) throw notAgain(release, place, pkg)
    const problem = `${formatRelease(release)} is gone from ${quote(place.name)}`
    return { problem, run: () => put(place, release, pkg) }
  }

  async #placeOf(release: Release, options: S3Options): Promise<Place> {
    const place = options['package-url'] ?? refuseNoBucket()
    const key = `${place.prefix}${formatModuleAddress(release.address)}/${release.version}.zip`
    const bucket = formatBucketUrl(place)
    const known = this.#places.get(`${bucket} ${key}`)
    if (known !== undefined) return known
    const opening = this.#clients.get(bucket) ?? this.#settings.open(place, options)
    this.#clients.set(bucket, opening)
    const client = await opening
    const publicUrl = options['package-public-url']
    const below = key.slice(place.prefix.length)
    const url = publicUrl === undefined ? privateUrl(client, key) : `${publicUrl}/${below}`
    const made = { client, key, url, isPublic: publicUrl !== undefined, name: `s3://${place.bucket}/${key}` }
    this.#places.set(`${bucket} ${key}`, made)
    return made
  }
}

function locationOf({ url, isPublic }: Place, digest: string): string {
  return isPublic ? zipLocation(url, digest) : s3Location(url, digest)
}

/**
 * The URL from which clients read the region and the bucket, to sign their requests with AWS credentials of their own. Terraform
 * sends them to AWS alone. https://github.com/hashicorp/go-getter#s3-s3
 */
function privateUrl({ address }: S3Client, key: string): string {
  const { url, bucket, region } = address
  const { hostname } = new URL(url)
  if (hostname.endsWith('.amazonaws.com') && !bucket.includes('.'))
    return `https://${bucket}.s3.${region}.amazonaws.com/${key}`
  throw new RegistryError(
    'INVALID_INPUT',
    `clients cannot read packages from the bucket ${quote(bucket)} at ${quote(new URL(url).host)}: Terraform sends such requests to AWS, whatever the host, and knows no bucket with a "." in its name`,
    'name the https URL from which they can be read: --package-public-url https://packages.example.com (input "package-public-url")',
  )
}

/** `sha256:<hex>` of the object; undefined where there is none. */
async function digestAt({ client, key }: Place): Promise<string | undefined> {
  const head = await client.ask({ method: 'HEAD', key }, [200, 404])
  if (head.status === 404) return undefined
  const named = head.headers.get(DIGEST_HEADER)
  if (named !== null && /^[0-9a-f]{64}$/.test(named)) return `sha256:${named}`
  const hash = createHash('sha256')
  const into = async (chunk: Uint8Array) => void hash.update(chunk)
  await client.ask({ method: 'GET', key, into }, [200])
  return `sha256:${hash.digest('hex')}`
}

/** Only where nothing is: of two runs one writes, and the other compares. */
async function put(place: Place, release: Release, { file, facts }: Package): Promise<void> {
  const { client, key } = place
  const headers = {
    'content-type': fileType(key),
    'cache-control': formatCacheControl('immutable'),
    'if-none-match': '*',
    [DIGEST_HEADER]: facts.digest.slice('sha256:'.length),
  }
  const content = { file, size: facts.size }
  const { status } = await client.ask({ method: 'PUT', key, headers, content }, [200, 409, 412])
  if (status === 200) return
  const stored = await digestAt(place)
  if (stored !== facts.digest) throw taken(release, place, stored ?? 'nothing', facts.digest)
}

function refuseNoBucket(): never {
  throw new RegistryError(
    'INVALID_INPUT',
    'the package kind "s3" needs a bucket to store packages in',
    'name it: --package-url s3://acme-packages (action input "package-url")',
  )
}

function unconditional({ address }: S3Client): RegistryError {
  return new RegistryError(
    'STORE_REFUSED',
    `the store of the bucket "${address.bucket}" ignores If-Match: it has no conditional writes, and a published package could be overwritten`,
    'use a store with conditional writes: AWS S3, Cloudflare R2, MinIO, versitygw',
  )
}

function taken(release: Release, { name }: Place, stored: string, digest: string): RegistryError {
  return new RegistryError(
    'VERSION_EXISTS',
    `${quote(name)} holds ${stored}, and the package of ${formatRelease(release)} is ${digest}`,
    'published versions never change: tag this commit with a new version, or find out who has written the object',
  )
}

function exposed(release: Release, { name }: Place): RegistryError {
  return new RegistryError(
    'WOULD_EXPOSE',
    `the package of ${formatRelease(release)} is gone from ${quote(name)}, which anybody may read, and its module is private`,
    'to put it back there, allow it: --expose all',
  )
}

function notAgain(release: Release, { name }: Place, { facts }: Package): RegistryError {
  return new RegistryError(
    'STORE_REFUSED',
    `the package of ${formatRelease(release)} is gone from ${quote(name)}, and is not made again byte by byte: this run makes ${facts.digest}`,
    'copy it back from a backup of the bucket, or tag the commit with a new version',
  )
}
