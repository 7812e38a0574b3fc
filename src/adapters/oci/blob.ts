import { createReadStream } from 'node:fs'
import { digestOfBytes } from '../../oci/descriptor.ts'
import { bodyOfBytes, type RequestBody } from '../http/transport.ts'
import { READ_BYTES } from './limits.ts'

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

/** A file of known digest and size. It is read in chunks, never as a whole. */
export function blobOfFile(file: string, { digest, size }: Omit<Blob, 'slice'>): Blob {
  return {
    digest,
    size,
    slice: (start, end) => ({
      size: end - start,
      open: () => createReadStream(file, { start, end: end - 1, highWaterMark: READ_BYTES }),
    }),
  }
}
