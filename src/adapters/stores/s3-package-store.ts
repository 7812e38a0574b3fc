import { createHash } from 'node:crypto'
import { quote, RegistryError } from '../../base/error.ts'
import { getOrInsert } from '../../base/get-or-insert.ts'
import { type BucketUrl, formatBucketUrl } from '../../index/format/bucket.ts'
import { fileType, formatCacheControl } from '../../index/format/file-headers.ts'
import { packageKey, s3Location, zipLocation } from '../../index/format/location.ts'
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

type S3Options = Selection['storeOptions']['s3']

/** The digest of the zip in hex, as metadata of its object, so that nobody has to fetch it to compare. */
const DIGEST_HEADER = 'x-amz-meta-sha256'

interface StoredObject {
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
  readonly #open: (bucket: BucketUrl, options: S3Options) => Promise<S3Client>
  readonly #clients = new Map<string, Promise<S3Client>>()
  readonly #objects = new Map<string, Promise<StoredObject>>()

  constructor({ open }: { readonly open: (bucket: BucketUrl, options: S3Options) => Promise<S3Client> }) {
    this.#open = open
  }

  async publicLocation({ storeOptions }: Selection): Promise<string | undefined> {
    const url = storeOptions.s3['package-public-url']
    return url === undefined ? undefined : `at ${quote(url)}, which anybody may read`
  }

  async resolve({ release, storeOptions }: Selection, { facts }: Package): Promise<ResolvedPackage> {
    const object = await this.#objectOf(release, storeOptions.s3)
    const stored = await digestAt(object)
    if (stored !== undefined && stored !== facts.digest) throw taken(release, object, stored, facts.digest)
    return { location: locationOf(object, facts.digest), files: new Map() }
  }

  /** A write whose condition nothing meets. */
  async checkAccess(): Promise<void> {
    for (const object of this.#objects.values()) {
      const { client, key } = await object
      const headers = { 'if-match': '"0123456789abcdef0123456789abcdef"' }
      const probe = { method: 'PUT', key: `${key}.probe`, headers, content: new Uint8Array() } as const
      const { status } = await client.request(probe, [200, 404, 409, 412])
      if (status !== 200) continue
      await client.request({ method: 'DELETE', key: `${key}.probe` }, [200, 204, 404])
      throw new RegistryError(
        'STORE_REFUSED',
        `the store of the bucket "${client.address.bucket}" ignores If-Match: it has no conditional writes, and a published package could be overwritten`,
        'use a store with conditional writes: AWS S3, Cloudflare R2, MinIO, versitygw',
      )
    }
  }

  async store({ release, storeOptions }: Selection, pkg: Package): Promise<void> {
    const object = await this.#objectOf(release, storeOptions.s3)
    await put(object, release, pkg)
  }

  /** The object has to be there, with the bytes that were published. */
  async findRepair(stored: PublishedPackage, about: RepairContext): Promise<Repair | undefined> {
    const { release, digest } = stored
    const object = await this.#objectOf(release, about.selection.storeOptions.s3)
    // It was stored elsewhere, with other options.
    if (locationOf(object, digest) !== stored.location) return undefined
    const found = await digestAt(object)
    if (found === digest) return undefined
    if (found !== undefined) throw taken(release, object, found, digest)
    const problem = `${formatRelease(release)} is gone from ${quote(object.name)}`
    if (about.isPrivate && object.isPublic)
      throw new RegistryError(
        'WOULD_EXPOSE',
        `the package of ${problem}, which anybody may read, and its module is private`,
        'to put it back there, allow it: --expose all',
      )
    const pkg = await about.pack()
    if (pkg.facts.digest === digest) return { problem, run: () => put(object, release, pkg) }
    throw new RegistryError(
      'STORE_REFUSED',
      `the package of ${problem}, and is not made again byte by byte: this run makes ${pkg.facts.digest}`,
      'copy it back from a backup of the bucket, or tag the commit with a new version',
    )
  }

  async #objectOf(release: Release, options: S3Options): Promise<StoredObject> {
    const url = options['package-url']
    if (url === undefined)
      throw new RegistryError(
        'INVALID_INPUT',
        'the package kind "s3" needs a bucket to store packages in',
        'name it: --package-url s3://acme-packages (action input "package-url")',
      )
    const path = packageKey(release)
    const key = `${url.prefix}${path}`
    const bucket = formatBucketUrl(url)
    return getOrInsert(this.#objects, `${bucket} ${key}`, async () => {
      const client = await getOrInsert(this.#clients, bucket, () => this.#open(url, options))
      const publicUrl = options['package-public-url']
      return {
        client,
        key,
        url: publicUrl === undefined ? privateUrl(client, key) : `${publicUrl}/${path}`,
        isPublic: publicUrl !== undefined,
        name: `s3://${url.bucket}/${key}`,
      }
    })
  }
}

function locationOf({ url, isPublic }: StoredObject, digest: string): string {
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
async function digestAt({ client, key }: StoredObject): Promise<string | undefined> {
  const head = await client.request({ method: 'HEAD', key }, [200, 404])
  if (head.status === 404) return undefined
  const named = head.headers.get(DIGEST_HEADER)
  if (named !== null && /^[0-9a-f]{64}$/.test(named)) return `sha256:${named}`
  const hash = createHash('sha256')
  const into = async (chunk: Uint8Array) => void hash.update(chunk)
  await client.request({ method: 'GET', key, into }, [200])
  return `sha256:${hash.digest('hex')}`
}

/** Only where nothing is: of two runs one writes, and the other compares. */
async function put(object: StoredObject, release: Release, { file, facts }: Package): Promise<void> {
  const { client, key } = object
  const headers = {
    'content-type': fileType(key),
    'cache-control': formatCacheControl('immutable'),
    'if-none-match': '*',
    [DIGEST_HEADER]: facts.digest.slice('sha256:'.length),
  }
  const content = { file, size: facts.size }
  const { status } = await client.request({ method: 'PUT', key, headers, content }, [200, 409, 412])
  if (status === 200) return
  const stored = await digestAt(object)
  if (stored !== facts.digest) throw taken(release, object, stored ?? 'nothing', facts.digest)
}

function taken(release: Release, { name }: StoredObject, stored: string, digest: string): RegistryError {
  return new RegistryError(
    'VERSION_EXISTS',
    `${quote(name)} holds ${stored}, and the package of ${formatRelease(release)} is ${digest}`,
    'published versions never change: tag this commit with a new version, or find out who has written the object',
  )
}
