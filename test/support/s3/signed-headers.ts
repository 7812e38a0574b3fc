import { createHash, createHmac } from 'node:crypto'

export interface S3Keys {
  readonly accessKey: string
  readonly secretKey: string
  /** Default: us-east-1. */
  readonly region?: string
}

export interface S3Request {
  readonly method: string
  /** Host, path and query; paths of the tests need no escapes. */
  readonly url: URL
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

/** The headers of a request with its signature. https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
export function signedHeaders(
  request: S3Request,
  { accessKey, secretKey, region = 'us-east-1' }: S3Keys,
): Record<string, string> {
  const date = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const hash = sha256(request.body)
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.url.host,
    'x-amz-content-sha256': hash,
    'x-amz-date': date,
  }
  const names = Object.keys(headers).toSorted()
  const { method, url } = request
  const query = url.search.slice(1)
  const lines = names.map((name) => `${name}:${headers[name]}`)
  const canonical = [method, url.pathname, query, ...lines, '', names.join(';'), hash].join('\n')
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretKey}`)
  const credential = `Credential=${accessKey}/${scope}, SignedHeaders=${names.join(';')}`
  const signature = hmac(key, text).toString('hex')
  return { ...headers, authorization: `AWS4-HMAC-SHA256 ${credential}, Signature=${signature}` }
}

function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
