import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { toolPath } from '../clients/tools.ts'
import { freePort, isListening } from '../network/ports.ts'
import { temporaryDirectory } from '../temporary.ts'
import { type S3Keys, signedHeaders } from './signed-headers.ts'

export interface ObjectStore extends S3Keys {
  /** `http://127.0.0.1:<port>`; buckets are the first part of the path. */
  readonly url: string
  /** An empty bucket that exists. */
  readonly bucket: string
  /** Sends one signed request about an object of the bucket; any status is an answer. */
  send(method: string, key: string, options?: SendOptions): Promise<ObjectAnswer>
}

export interface SendOptions {
  readonly body?: string | Uint8Array
  /** In lower case: `if-match`. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface ObjectAnswer {
  readonly status: number
  /** With its quotes; empty where there is none. */
  readonly etag: string
  readonly text: string
  readonly bytes: Buffer
}

const KEYS: S3Keys = { accessKey: 'access-of-the-test', secretKey: 'secret-of-the-test' }
const BUCKET = 'registry'

const started: ChildProcess[] = []
afterAll(async () => {
  for (const child of started) {
    if (child.exitCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'close')
  }
})

/**
 * versitygw over a new directory, with one bucket; it ends with the test file. Metadata is in extended attributes, which TMPDIR has to
 * support: with `--sidecar`, conditional writes lose updates.
 */
export async function startObjectStore(region = 'us-east-1'): Promise<ObjectStore> {
  const directory = await temporaryDirectory()
  const port = await freePort()
  await mkdir(join(directory, BUCKET))
  const keys = ['--access', KEYS.accessKey, '--secret', KEYS.secretKey]
  // Besides `/bucket/key` it answers to the names that AWS has in the region.
  const place = ['--region', region, '--virtual-domain', `s3.${region}.amazonaws.com`]
  const where = ['--port', `127.0.0.1:${port}`, ...place]
  const args = [...where, ...keys, '--keep-alive', '--quiet', 'posix', directory]
  const child = spawn(toolPath('versitygw') ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  started.push(child)
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`versitygw ended: ${said}`)
    await setTimeout(5)
  }
  const url = `http://127.0.0.1:${port}`
  const send = (method: string, key: string, { body = '', headers = {} }: SendOptions = {}) =>
    sendSigned(new URL(`${url}/${BUCKET}/${key}`), region, { method, body: Buffer.from(body), headers })
  return { ...KEYS, url, bucket: BUCKET, send }
}

async function sendSigned(
  url: URL,
  region: string,
  request: { readonly method: string; readonly body: Buffer; readonly headers: Record<string, string> },
): Promise<ObjectAnswer> {
  const { host: _, ...headers } = signedHeaders({ url, ...request }, { ...KEYS, region })
  const body = request.body.length === 0 ? {} : { body: new Uint8Array(request.body) }
  const response = await fetch(url, { method: request.method, headers, ...body })
  const bytes = Buffer.from(await response.arrayBuffer())
  const etag = response.headers.get('etag') ?? ''
  return { status: response.status, etag, text: bytes.toString(), bytes }
}
