import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { toolPath } from '../clients/tools.ts'
import { freePort } from '../network/ports.ts'
import { atFileEnd, endProgram, temporaryDirectory } from '../temporary.ts'

export type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>

interface SendOptions {
  readonly body?: string | Uint8Array
  /** In lower case: `if-match`. */
  readonly headers?: Readonly<Record<string, string>>
}

const KEYS = { accessKey: 'access-of-the-test', secretKey: 'secret-of-the-test' }
const BUCKET = 'registry'

interface StorePlace {
  readonly directory: string
  readonly port: number
  readonly region: string
  /** Besides `/bucket/key` a store answers to `bucket.domain`. */
  readonly domain: string
}

interface StoreProgram {
  readonly title: string
  /** Whether of several conditional writes at once one alone succeeds. */
  readonly isAtomic: boolean
  readonly args: (place: StorePlace) => readonly string[]
  readonly env?: (place: StorePlace) => Readonly<Record<string, string>>
}

/** The stores that tests run, by the names of their programs; all but versitygw are built where they are named. */
export const STORES = {
  /** Metadata is in extended attributes, which TMPDIR has to support: with `--sidecar`, conditional writes lose updates. */
  versitygw: {
    title: 'versitygw',
    isAtomic: true,
    args: ({ directory, port, region, domain }) => [
      ...['--port', `127.0.0.1:${port}`, '--region', region, '--virtual-domain', domain],
      ...['--access', KEYS.accessKey, '--secret', KEYS.secretKey],
      ...['--keep-alive', '--quiet', 'posix', directory],
    ],
  },
  minio: {
    title: 'MinIO',
    isAtomic: true,
    args: ({ directory, port }) => ['server', '--quiet', '--address', `127.0.0.1:${port}`, directory],
    env: ({ region, domain }) => ({
      MINIO_ROOT_USER: KEYS.accessKey,
      MINIO_ROOT_PASSWORD: KEYS.secretKey,
      MINIO_SITE_REGION: region,
      MINIO_DOMAIN: domain,
      MINIO_BROWSER: 'off',
      MINIO_UPDATE: 'off',
      // It takes a directory of the system's own disk.
      MINIO_CI_CD: 'on',
    }),
  },
  rclone: {
    title: '`rclone serve s3`',
    isAtomic: false,
    args: ({ directory, port }) => [
      ...['serve', 's3', '--addr', `127.0.0.1:${port}`, '--auth-key', `${KEYS.accessKey},${KEYS.secretKey}`],
      directory,
    ],
  },
} as const satisfies Record<string, StoreProgram>

export type StoreName = keyof typeof STORES

/** A store over a new directory, with one bucket; it ends with the test file. */
export async function startObjectStore({
  program = 'versitygw' as StoreName,
  region = 'us-east-1',
  domain = '',
} = {}) {
  const { args, env }: StoreProgram = STORES[program]
  const directory = await temporaryDirectory()
  const port = await freePort()
  const place = { directory, port, region, domain: domain || `s3.${region}.amazonaws.com` }
  const child = spawn(toolPath(program) ?? '', args(place), {
    env: { PATH: process.env['PATH'], HOME: directory, ...env?.(place) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  atFileEnd(() => endProgram(child))
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk))
  /** Buckets are the first part of the path. */
  const url = `http://127.0.0.1:${port}`
  const { accessKey: accessKeyId, secretKey: secretAccessKey } = KEYS
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  /** Sends one signed request about an object of the bucket; any status is an answer, and an `etag` has its quotes. */
  const send = async (method: string, key: string, { body, headers = {} }: SendOptions = {}) => {
    const sent = body === undefined ? {} : { body: Buffer.from(body) }
    const response = await client.fetch(`${url}/${BUCKET}/${key}`, { method, headers, ...sent })
    const bytes = Buffer.from(await response.arrayBuffer())
    const { status, headers: answered } = response
    return { status, headers: answered, etag: answered.get('etag') ?? '', text: bytes.toString(), bytes }
  }
  while ((await send('PUT', '').catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${said}`)
    await setTimeout(5)
  }
  return { ...KEYS, url, bucket: BUCKET, send }
}

/** The keys below a prefix of the bucket, sorted. */
export async function keysOf(store: ObjectStore, prefix = ''): Promise<string[]> {
  const keys: string[] = []
  for (let start = ''; ; ) {
    const query = new URLSearchParams({ 'list-type': '2', prefix, 'start-after': start })
    const { text } = await store.send('GET', `?${query}`)
    const found = Array.from(text.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = '']) => key)
    keys.push(...found)
    start = found.at(-1) ?? ''
    if (found.length === 0 || !text.includes('<IsTruncated>true')) return keys.sort()
  }
}
