import { open } from 'node:fs/promises'
import { digestOfBytes } from '../../core/oci/descriptor.ts'
import type { RequestBody } from './exchange.ts'

/** Bytes that are named by their digest, and can be read again from any place. */
export interface Blob {
  /** `sha256:<64 hex>`. */
  readonly digest: string
  readonly size: number
  /** The bytes from `start` up to and without `end`. */
  slice(start: number, end: number): RequestBody
}

export function blobOfBytes(bytes: Uint8Array): Blob {
  return {
    digest: digestOfBytes(bytes),
    size: bytes.length,
    slice: (start, end) => ({
      size: end - start,
      async *open() {
        yield bytes.subarray(start, end)
      },
    }),
  }
}

const READ_BYTES = 256 * 1024

/** A file of which digest and size are known; it is never held in memory. */
export function blobOfFile(file: string, facts: { readonly digest: string; readonly size: number }): Blob {
  return {
    digest: facts.digest,
    size: facts.size,
    slice: (start, end) => ({ size: end - start, open: () => readFile(file, start, end) }),
  }
}

async function* readFile(file: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  const handle = await open(file)
  try {
    for (let at = start; at < end; ) {
      // Each chunk has memory of its own: the one before may still be on its way.
      const chunk = Buffer.allocUnsafeSlow(Math.min(READ_BYTES, end - at))
      const { bytesRead } = await handle.read(chunk, 0, chunk.length, at)
      if (bytesRead === 0) throw new Error(`${file} became shorter`)
      at += bytesRead
      yield chunk.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}
