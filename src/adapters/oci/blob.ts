import { type FileHandle, open } from 'node:fs/promises'
import { digestOfBytes } from '../../oci/descriptor.ts'
import { bodyOfBytes, type RequestBody } from '../http/transport.ts'

/** Bytes that are named by their digest. Any part of them can be read, and read again. */
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
    slice: (start, end) => bodyOfBytes(bytes.subarray(start, end)),
  }
}

/** Large, because each chunk passes between threads. */
const READ_BYTES = 2 * 1024 * 1024

/** A file of known digest and size. It is read in chunks, never as a whole. */
export function blobOfFile(file: string, facts: { readonly digest: string; readonly size: number }): Blob {
  return {
    digest: facts.digest,
    size: facts.size,
    slice: (start, end) => ({ size: end - start, open: () => readFile(file, start, end) }),
  }
}

/** Reads the next chunk while the one before is sent. */
async function* readFile(file: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  const handle = await open(file)
  try {
    let next = readChunk(handle, start, end)
    for (let at = start; at < end; ) {
      const chunk = await next
      if (chunk.length === 0) throw new Error(`${file} became shorter`)
      at += chunk.length
      next = readChunk(handle, at, end)
      // The next turn awaits it; until then Node must not report its rejection as unhandled.
      next.catch(() => {})
      yield chunk
    }
  } finally {
    await handle.close()
  }
}

/** Each chunk has memory of its own: the one before may still be on its way. */
async function readChunk(handle: FileHandle, at: number, end: number): Promise<Uint8Array> {
  const chunk = Buffer.allocUnsafeSlow(Math.min(READ_BYTES, end - at))
  const { bytesRead } = await handle.read(chunk, 0, chunk.length, at)
  return chunk.subarray(0, bytesRead)
}
