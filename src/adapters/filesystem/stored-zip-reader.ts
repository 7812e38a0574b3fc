import { RegistryError } from '../../base/error.ts'

/** The files of a zip as this tool writes it, stored without compression. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export function* readStoredZip(zip: Uint8Array): Generator<{ path: string; bytes: Uint8Array }> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = zip.length - END_BYTES
  if (end < 0 || view.getUint32(end, true) !== END_SIGNATURE) throw damaged()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) throw damaged()
    const [method, size, nameLength] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
      view.getUint16(at + 28, true),
    ]
    const offset = view.getUint32(at + 42, true)
    const start = offset + LOCAL_BYTES + nameLength
    if (method !== 0 || start + size > end) throw damaged()
    const path = new TextDecoder().decode(zip.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength))
    yield { path, bytes: zip.subarray(start, start + size) }
    at += ENTRY_BYTES + nameLength
  }
}

const END_SIGNATURE = 0x06054b50
const END_BYTES = 22
const ENTRY_SIGNATURE = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30

function damaged(): RegistryError {
  return new RegistryError(
    'INDEX_INVALID',
    'a module.zip of the index is not as this tool writes it',
    'restore it from the history of the index',
  )
}
