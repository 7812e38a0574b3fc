import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import { messageOf, quote, RegistryError } from '../../base/error.ts'
import { quoteUrl } from '../../base/url.ts'
import type { FileContent } from '../../index/plan/publication-plan.ts'
import { delayMs, retry } from '../http/backoff.ts'
import {
  bodyOfBytes,
  type ChunkSink,
  type HttpRequest,
  type HttpResponse,
  type HttpTransport,
  isRead,
  type RequestBody,
  RequestFailure,
  send,
  trustHint,
} from '../http/transport.ts'

/** Bytes of an answer that is kept in memory. A larger one is not read to its end, and the request fails. */
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024

/** Time for a write with a small body, or with none, and without a byte of what is read. Above it the request fails, and may be repeated. */
const SMALL_MS = 10_000

/** Time for a request that deletes many objects. Above it the request fails, and may be repeated. */
const BATCH_MS = 60_000

/** Time without a byte of a listing. Above it the request fails, and may be repeated. */
const LISTING_IDLE_MS = 30_000

/** Bytes of an answer that says why a HEAD is not allowed. Of a larger one nothing is said. */
const MAX_REASON_BYTES = 64 * 1024

/** Bytes of a document that is sent within 10 seconds. A larger body takes as long as it takes. */
const SMALL_BYTES = 1024 * 1024

/** Tries of a request. Then it fails. */
const MAX_TRIES = 5

interface S3Address {
  /** `https://host`, and for stores other than AWS the path of the bucket: keys follow after a slash. */
  readonly url: string
  readonly bucket: string
  readonly region: string
  /** What the names of flags begin with that say where the bucket is: `--` or `--package-`. */
  readonly flags: string
}

interface S3Request {
  readonly method: HttpRequest['method']
  readonly key: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly content?: FileContent
  /** Whether a failed try may be repeated; absent: it may. */
  readonly mayRepeat?: (() => boolean) | undefined
  readonly into?: ChunkSink | undefined
  readonly maxBytes?: number
}

const DELAYS = { firstMs: 200, growth: 'exponential', longestMs: 5_000, jitter: 0.5 } as const
const EMPTY = createHash('sha256').digest('hex')

/** Sends signed requests about one bucket. https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html */
export class S3Client {
  readonly address: S3Address
  readonly #credentials: S3Credentials
  readonly #transport: HttpTransport
  /** Of signing keys, which hold for a day. */
  readonly #keys = new Map<string, ArrayBuffer>()

  constructor(address: S3Address, credentials: S3Credentials, transport: HttpTransport) {
    this.address = address
    this.#credentials = credentials
    this.#transport = transport
  }

  /**
   * The answer, where its status is one of these; anything else is thrown: STORE_UNREACHABLE after five tries, PERMISSION, NOT_FOUND
   * for a missing bucket, INVALID_INPUT for a wrong region, STORE_REFUSED.
   */
  async request(request: S3Request, statuses: readonly number[]): Promise<HttpResponse> {
    const body = request.content === undefined ? undefined : await bodyOf(request.content)
    const wait = (attempt: number, outcome: HttpResponse | Error) => {
      const what = `${request.method} ${quote(`s3://${this.address.bucket}/${request.key}`)}`
      const reason = outcome instanceof Error ? messageOf(outcome) : saidBy(outcome)
      this.#transport.log.info(`${what} failed (${reason}): try ${attempt + 1} of ${MAX_TRIES}`)
      return this.#transport.wait(delayMs(DELAYS, attempt))
    }
    const isTransient = (outcome: HttpResponse | Error) =>
      (outcome instanceof Error ? isUnreachable(outcome) : isPassing(outcome.status)) &&
      request.mayRepeat?.() !== false
    const answer = await retry({ tries: MAX_TRIES, wait }, isTransient, () =>
      this.#send(request, body),
    ).catch((error: unknown) => {
      if (!(error instanceof RequestFailure)) throw error
      throw error.kind === 'large'
        ? new RegistryError(
            'LIMIT_EXCEEDED',
            `the store of the bucket "${this.address.bucket}" answers with ${error.reason}`,
            'delete that object, or name another bucket: no document of an index is that large',
          )
        : unreachableStore(this.address, quote(error.reason), error)
    })
    if (statuses.includes(answer.status) && !refusesKeys(answer)) return answer
    throw s3Failure(request.method, this.address, await this.#explained(request, answer))
  }

  /** An answer to HEAD has no body, which has the reason; that to a GET has. */
  async #explained({ method, key }: S3Request, answer: HttpResponse): Promise<HttpResponse> {
    if (method !== 'HEAD' || key === '' || ![400, 401, 403].includes(answer.status)) return answer
    const request = {
      method: 'GET',
      key,
      headers: { range: 'bytes=0-0' },
      maxBytes: MAX_REASON_BYTES,
    } as const
    const asked = await this.#send(request, undefined).catch(() => answer)
    return asked.status === answer.status ? asked : answer
  }

  async #send(request: S3Request, body: HashedBody | undefined): Promise<HttpResponse> {
    const { method, into } = request
    const { url, headers } = await this.#sign(request, body?.sha256 ?? EMPTY)
    const { authorization, ...others } = headers
    const { maxBytes = into === undefined ? MAX_RESPONSE_BYTES : Number.POSITIVE_INFINITY } = request
    return send(
      { method, url, headers: others, body, authorization, maxBytes, into },
      this.#timed(request, body),
    )
  }

  /** A document may be large, but its first byte comes soon. */
  #timed({ method, key, into }: S3Request, body: RequestBody | undefined): HttpTransport {
    if (into !== undefined || (body?.size ?? 0) > SMALL_BYTES) return this.#transport
    if (!isRead(method)) return { ...this.#transport, totalMs: method === 'POST' ? BATCH_MS : SMALL_MS }
    const idleMs = Math.min(this.#transport.idleMs, key === '' ? LISTING_IDLE_MS : SMALL_MS)
    return { ...this.#transport, idleMs }
  }

  /** Signed anew for each try: a signature holds for 15 minutes. */
  async #sign(
    { method, key, query = {}, headers = {} }: S3Request,
    sha256: string,
  ): Promise<{ url: URL; headers: Record<string, string> }> {
    const names = key.split('/')
    // A URL would lead above the prefix, and above the bucket. Keys come from an index that anybody may have written.
    if (names.some((name) => /^\.{1,2}$/.test(name)))
      throw new RegistryError(
        'INDEX_INVALID',
        `${quote(key)} is no key of an object`,
        'remove the file from the index',
      )
    const path = names.map(encodeURIComponent).join('/')
    const search = new URLSearchParams(query).toString()
    const signer = new AwsV4Signer({
      ...this.#credentials,
      method,
      url: `${this.address.url}/${path}${search === '' ? '' : `?${search}`}`,
      headers: { ...headers, 'x-amz-content-sha256': sha256 },
      service: 's3',
      region: this.address.region,
      cache: this.#keys,
    })
    const signed = await signer.sign()
    return { url: signed.url, headers: Object.fromEntries(signed.headers) }
  }
}

function isUnreachable(error: Error): boolean {
  return error instanceof RequestFailure && error.kind === 'unreachable'
}

/** Another try may succeed. */
function isPassing(status: number): boolean {
  return status === 429 || (status >= 500 && status !== 501)
}

interface HashedBody extends RequestBody {
  /** In hex: the store compares it with what arrives. */
  readonly sha256: string
}

async function bodyOf(content: FileContent): Promise<HashedBody> {
  const hash = createHash('sha256')
  if (content instanceof Uint8Array)
    return { ...bodyOfBytes(content), sha256: hash.update(content).digest('hex') }
  for await (const chunk of createReadStream(content.file)) hash.update(chunk)
  return { size: content.size, open: () => createReadStream(content.file), sha256: hash.digest('hex') }
}

/** Says in words of this tool what an object store refuses. https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */

const WRONG_KEYS =
  /^(?:InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|ExpiredToken|TokenRefreshRequired)$/

const ELSEWHERE = /^(?:AuthorizationHeaderMalformed|PermanentRedirect|IllegalLocationConstraintException)$/

/** Whether an answer is about the credentials: versitygw answers 404, as for an object that is not there, to an unknown access key. */
function refusesKeys(answer: HttpResponse): boolean {
  return answer.status >= 400 && WRONG_KEYS.test(codeOf(answer))
}

function s3Failure(method: string, address: S3Address, answer: HttpResponse): RegistryError {
  const { bucket } = address
  const { status } = answer
  const code = codeOf(answer)
  const said = saidBy(answer)
  const region = answer.headers.get('x-amz-bucket-region') ?? ''
  if ([301, 307, 308].includes(status) || ELSEWHERE.test(code)) return wrongRegion(address, region, said)
  if (status === 401 || status === 403 || WRONG_KEYS.test(code)) return refused(method, address, code, said)
  if (status === 404)
    return new RegistryError(
      'NOT_FOUND',
      `there is no bucket "${address.bucket}" at ${quoteUrl(new URL(address.url).origin)}`,
      `create it, or correct its name or ${address.flags}endpoint`,
    )
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

function unreachableStore(
  { url, bucket, flags }: S3Address,
  reason: string,
  failure?: RequestFailure,
): RegistryError {
  return new RegistryError(
    'STORE_UNREACHABLE',
    `the store of the bucket "${bucket}" at ${quoteUrl(new URL(url).origin)} cannot be reached: ${reason}`,
    failure?.kind === 'untrusted'
      ? trustHint(failure)
      : `run it again: what is uploaded stays; for a store other than AWS name its server: ${flags}endpoint https://…`,
    { cause: failure },
  )
}

function saidBy(answer: HttpResponse): string {
  return `${answer.status} ${codeOf(answer)}`.trim()
}

/** Letters and digits alone are shown of what a store says. An answer to HEAD has no code. */
function codeOf({ bytes }: HttpResponse): string {
  return (
    /<Code>([A-Za-z0-9]{1,64})<\/Code>/.exec(new TextDecoder().decode(bytes.subarray(0, 4096)))?.[1] ?? ''
  )
}

function wrongRegion({ bucket, region, flags }: S3Address, actual: string, said: string): RegistryError {
  const known = /^[a-z0-9-]{1,32}$/.test(actual) ? actual : undefined
  return new RegistryError(
    'INVALID_INPUT',
    `the bucket "${bucket}" is not in the region "${region}" (${said})${known === undefined ? '' : `: it is in ${known}`}`,
    `name its region: ${flags}region ${known ?? 'eu-central-1'}, or AWS_REGION`,
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
    'allow s3:GetObject, s3:PutObject and s3:DeleteObject on its objects, and s3:ListBucket on the bucket: docs/guides/hosting.md',
  )
}

type Environment = Readonly<Record<string, string | undefined>>

interface S3Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

/**
 * AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, else the profile AWS_PROFILE (or "default") of the shared credentials file. Throws
 * PERMISSION where there are none. https://docs.aws.amazon.com/sdkref/latest/guide/file-format.html
 */
export async function findS3Credentials(environment: Environment): Promise<S3Credentials> {
  const named = credentialsIn({
    aws_access_key_id: environment['AWS_ACCESS_KEY_ID'],
    aws_secret_access_key: environment['AWS_SECRET_ACCESS_KEY'],
    aws_session_token: environment['AWS_SESSION_TOKEN'],
  })
  if (named !== undefined) return named
  const profile = environment['AWS_PROFILE'] || 'default'
  const file = sharedFile(environment)
  const text = file === undefined ? '' : await readFile(file, 'utf8').catch(() => '')
  const shared = credentialsIn(Object.fromEntries(settingsOf(text, profile)))
  if (shared !== undefined) return shared
  throw new RegistryError(
    'PERMISSION',
    `there are no credentials for the object store: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set${file === undefined ? '' : `, and ${quote(file)} has no keys for the profile ${quote(profile)}`}`,
    'set both; with the AWS CLI (also for single sign-on and roles): eval "$(aws configure export-credentials --format env)"; in a workflow use aws-actions/configure-aws-credentials',
  )
}

function credentialsIn(settings: Environment): S3Credentials | undefined {
  const accessKeyId = settings['aws_access_key_id'] ?? ''
  const secretAccessKey = settings['aws_secret_access_key'] ?? ''
  const sessionToken = settings['aws_session_token'] ?? ''
  if (accessKeyId === '' || secretAccessKey === '') return undefined
  return { accessKeyId, secretAccessKey, ...(sessionToken === '' ? {} : { sessionToken }) }
}

function sharedFile(environment: Environment): string | undefined {
  const named = environment['AWS_SHARED_CREDENTIALS_FILE'] ?? ''
  if (named !== '') return named
  const home = environment['HOME'] ?? environment['USERPROFILE'] ?? ''
  return home === '' ? undefined : join(home, '.aws', 'credentials')
}

function settingsOf(text: string, profile: string): [string, string][] {
  let section = ''
  return text.split(/\r?\n/).flatMap((line): [string, string][] => {
    const header = /^\s*\[([^\]]*)\]/.exec(line)
    if (header !== null) section = (header[1] ?? '').trim()
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*=(.*)$/s.exec(line) ?? []
    return section === profile && name !== '' ? [[name, value.trim()]] : []
  })
}
