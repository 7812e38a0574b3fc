import { quote, RegistryError } from '../../base/error.ts'
import { quoteUrl } from '../../base/url.ts'

/** A place in an object store: `s3://bucket` or `s3://bucket/prefix`. */
export interface BucketUrl {
  readonly bucket: string
  /** Begins the key of each object: empty, or with a slash at its end. */
  readonly prefix: string
}

/**
 * Whether URLs have the bucket in their path or in the name of the host. `auto`: in the path where there is an endpoint, as any store
 * has that, else in the name.
 */
export const ADDRESSING = ['auto', 'path', 'virtual'] as const

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
/** Characters that need no escape in any client. */
const PREFIX_PART = /^[A-Za-z0-9_][\w.-]*$/

export function isBucketUrl(text: string): boolean {
  return text.startsWith('s3:')
}

/** Throws INVALID_INPUT. @param endpointFlag the one that names a server, for the hint */
export function parseBucketUrl(text: string, endpointFlag = '--endpoint'): BucketUrl {
  const [, bucket = '', path = ''] = /^s3:\/\/([^/]*)(?:\/(.*?))?\/?$/.exec(text) ?? []
  const problem = bucketProblem(text, bucket, path)
  if (problem === undefined) return { bucket, prefix: path === '' ? '' : `${path}/` }
  throw new RegistryError(
    'INVALID_INPUT',
    `${quoteUrl(text)} names no place in an object store: ${problem}`,
    `write it as s3://bucket or s3://bucket/prefix; the server of another store than AWS goes into ${endpointFlag}`,
  )
}

function bucketProblem(text: string, bucket: string, path: string): string | undefined {
  if (!text.startsWith('s3://')) return 'it does not begin with s3://'
  if (!BUCKET.test(bucket))
    return `${quote(bucket)} is no name of a bucket (3 to 63 of a-z, 0-9, "-" and ".")`
  const part = path === '' ? undefined : path.split('/').find((each) => !PREFIX_PART.test(each))
  return part === undefined
    ? undefined
    : `the part ${quote(part)} of its prefix is empty or has other characters than letters, digits, "_", "-" and "."`
}

export function formatBucketUrl({ bucket, prefix }: BucketUrl): string {
  return `s3://${bucket}${prefix === '' ? '' : `/${prefix.slice(0, -1)}`}`
}
