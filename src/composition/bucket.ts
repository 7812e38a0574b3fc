import { isIP } from 'node:net'
import { networkTransport } from '../adapters/http/transport.ts'
import { S3Bucket } from '../adapters/s3/bucket.ts'
import { findS3Credentials, S3Client } from '../adapters/s3/client.ts'
import { quote, RegistryError } from '../base/error.ts'
import { quoteUrl } from '../base/url.ts'
import { type ADDRESSING, type BucketUrl, parseBucketUrl } from '../index/format/bucket.ts'
import { parseRegistryUrl } from '../index/format/registry-url.ts'
import type { Runtime } from './runtime.ts'

export interface BucketServer {
  /** Of a store other than AWS; default: AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL. */
  readonly endpoint?: string | undefined
  /** Default: AWS_REGION, AWS_DEFAULT_REGION, us-east-1. */
  readonly region?: string | undefined
  readonly addressing?: (typeof ADDRESSING)[number] | undefined
  /** What the names of these flags begin with, for hints; default: `--`. */
  readonly flags?: '--' | '--package-'
}

const REGION = /^[a-z0-9-]{1,32}$/

/** Throws INVALID_INPUT for a wrong URL, endpoint or region, PERMISSION where there are no credentials. */
export async function openBucket(
  runtime: Runtime,
  settings: BucketServer & { readonly url: string },
): Promise<S3Bucket> {
  const place = parseBucketUrl(settings.url)
  const client = await openS3(runtime, place, settings)
  return new S3Bucket(client, place.prefix)
}

export async function openS3(
  { environment, log, secrets }: Runtime,
  { bucket }: BucketUrl,
  settings: BucketServer,
): Promise<S3Client> {
  const address = s3Address(bucket, settings, environment)
  const credentials = await findS3Credentials(environment)
  secrets.add(credentials.secretAccessKey)
  if (credentials.sessionToken !== undefined) secrets.add(credentials.sessionToken)
  return new S3Client(address, credentials, networkTransport(log, secrets))
}

/** Throws INVALID_INPUT. */
function s3Address(
  bucket: string,
  { endpoint, region, addressing = 'auto', flags = '--' }: BucketServer,
  environment: Runtime['environment'],
) {
  const server =
    endpoint ?? (environment['AWS_ENDPOINT_URL_S3'] || environment['AWS_ENDPOINT_URL'] || undefined)
  const named = region ?? (environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || 'us-east-1')
  if (!REGION.test(named))
    throw new RegistryError(
      'INVALID_INPUT',
      `the region ${quote(named)} is no name of a region`,
      `write it as ${flags}region eu-central-1; for Cloudflare R2 as ${flags}region auto`,
    )
  const base = server === undefined ? `https://s3.${named}.amazonaws.com` : parseEndpoint(server, flags)
  // A certificate for *.s3… does not hold for a name with dots.
  const isVirtual =
    addressing === 'auto' ? server === undefined && !bucket.includes('.') : addressing === 'virtual'
  const url = isVirtual ? virtualUrl(base, bucket, flags) : `${base}/${bucket}`
  return { url, bucket, region: named, flags }
}

/** Throws INVALID_INPUT where no such name can be looked up, or its certificate does not hold. */
function virtualUrl(base: string, bucket: string, flags: string): string {
  const url = new URL(base)
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 && !bucket.includes('.'))
    return base.replace('://', `://${bucket}.`)
  throw new RegistryError(
    'INVALID_INPUT',
    `the bucket ${quote(bucket)} cannot be part of the name of the host ${quote(url.hostname)}: ${bucket.includes('.') ? 'no certificate holds for a bucket with a "."' : 'that is an IP address'}`,
    `leave out ${flags}addressing virtual, or name another host: ${flags}endpoint https://s3.example.com`,
  )
}

function parseEndpoint(text: string, flags: string): string {
  try {
    return parseRegistryUrl(text)
  } catch (cause) {
    throw new RegistryError(
      'INVALID_INPUT',
      `the endpoint ${quoteUrl(text)} is no URL of an object store: it must be https (http only on loopback), without user, query and fragment`,
      `write it as ${flags}endpoint https://ACCOUNT.r2.cloudflarestorage.com`,
      { cause },
    )
  }
}
