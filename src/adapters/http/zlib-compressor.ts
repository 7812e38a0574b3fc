import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Compressor } from '../../server/ports.ts'

const compressWithGzip = promisify(gzip)
const compressWithBrotli = promisify(brotliCompress)
/** Its default of 11 takes a hundred times as long for a few percent. */
const BROTLI_QUALITY = 5

export const zlibCompressor: Compressor = {
  compress: (encoding, bytes) =>
    encoding === 'gzip'
      ? compressWithGzip(bytes)
      : compressWithBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
}
