import { RegistryError } from '../../base/error.ts'
import { quoteUrl } from '../../base/url.ts'
import type { HttpResponse } from '../http/transport.ts'
import type { S3Address } from './address.ts'

/** Says in words of this tool what an object store refuses. https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */

const WRONG_KEYS =
  /^(?:InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|ExpiredToken|TokenRefreshRequired)$/

/** Whether an answer is about the credentials: versitygw answers 404, as for an object that is not there, to an unknown access key. */
export function refusesKeys(answer: HttpResponse): boolean {
  return answer.status >= 400 && WRONG_KEYS.test(codeOf(answer))
}

export function s3Failure(method: string, address: S3Address, answer: HttpResponse): RegistryError {
  const { bucket } = address
  const { status } = answer
  const code = codeOf(answer)
  const said = `${status}${code === '' ? '' : ` ${code}`}`
  const region = answer.headers.get('x-amz-bucket-region') ?? ''
  if (isElsewhere(status, code)) return wrongRegion(address, region, said)
  if (status === 401 || status === 403 || WRONG_KEYS.test(code)) return refused(method, address, code, said)
  if (status === 404) return missingBucket(address)
  if (status === 501 || code === 'NotImplemented')
    return new RegistryError(
      'STORE_REFUSED',
      `the store of the bucket "${bucket}" does not implement what was asked (${said}): it may have no conditional writes`,
      'use a store with If-Match and If-None-Match for writes: AWS S3, Cloudflare R2, MinIO, versitygw',
    )
  if (status >= 500 || status === 429) return unreachableStore(address, said)
  return new RegistryError(
    'STORE_REFUSED',
    `the store of the bucket "${bucket}" refuses ${method}: ${said}`,
    'look up the code in the documentation of the store; --verbose shows the requests',
  )
}

export function unreachableStore({ url, bucket }: S3Address, reason: string, cause?: unknown): RegistryError {
  return new RegistryError(
    'STORE_UNREACHABLE',
    `the store of the bucket "${bucket}" at ${quoteUrl(new URL(url).origin)} cannot be reached: ${reason}`,
    'run it again: what is uploaded stays; for a store other than AWS name its server: --endpoint https://…',
    { cause },
  )
}

/** Letters and digits alone are shown of what a store says. An answer to HEAD has no code. */
function codeOf({ bytes }: HttpResponse): string {
  return (
    /<Code>([A-Za-z0-9]{1,64})<\/Code>/.exec(new TextDecoder().decode(bytes.subarray(0, 4096)))?.[1] ?? ''
  )
}

function isElsewhere(status: number, code: string): boolean {
  return (
    [301, 307, 308].includes(status) ||
    ['AuthorizationHeaderMalformed', 'PermanentRedirect', 'IllegalLocationConstraintException'].includes(code)
  )
}

function wrongRegion({ bucket, region }: S3Address, actual: string, said: string): RegistryError {
  const known = /^[a-z0-9-]{1,32}$/.test(actual) ? actual : undefined
  return new RegistryError(
    'INVALID_INPUT',
    `the bucket "${bucket}" is not in the region "${region}" (${said})${known === undefined ? '' : `: it is in ${known}`}`,
    `name its region: --region ${known ?? 'eu-central-1'}, or AWS_REGION`,
  )
}

function missingBucket({ bucket, url }: S3Address): RegistryError {
  return new RegistryError(
    'NOT_FOUND',
    `there is no bucket "${bucket}" at ${quoteUrl(new URL(url).origin)}`,
    'create it, or correct its name or --endpoint',
  )
}

function refused(method: string, { bucket }: S3Address, code: string, said: string): RegistryError {
  if (code === 'RequestTimeTooSkewed')
    return new RegistryError(
      'PERMISSION',
      `the store refuses ${method}: the clock of this machine is wrong (${said})`,
      'set the clock',
    )
  if (WRONG_KEYS.test(code))
    return new RegistryError(
      'PERMISSION',
      `the store of the bucket "${bucket}" does not accept the credentials (${said})`,
      'check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, for temporary ones, AWS_SESSION_TOKEN',
    )
  return new RegistryError(
    'PERMISSION',
    `the credentials may not ${method} in the bucket "${bucket}" (${said})`,
    'allow s3:GetObject, s3:PutObject and s3:DeleteObject on its objects, and s3:ListBucket on the bucket: docs/hosting.md',
  )
}
