import { createPrivateKey } from 'node:crypto'

/** The base64 of a private key on Curve25519 has 64 characters; none is shorter. */
const SHORTEST_KEY = 64
const HEADER = /^-----BEGIN ((?:[A-Z]+ ){0,3}PRIVATE KEY(?: BLOCK)?)-----/

/**
 * Whether a text begins with a PEM block that holds a private key: it decodes to one, or to the structure of an encrypted one. Line
 * breaks may be written as `\n`, as in JSON, and lines may be indented, quoted or commented out.
 * https://www.rfc-editor.org/rfc/rfc7468
 */
export function isPrivateKey(text: string): boolean {
  const [header = '', label = ''] = HEADER.exec(text) ?? []
  const end = text.indexOf('-----', header.length)
  if (header === '' || !text.startsWith(`-----END ${label}-----`, end)) return false
  const lines = text
    .slice(header.length, end)
    .replaceAll(/\\{1,16}[nr]/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll(/[\s"',#>|]/g, ''))
  const isHeader = (line: string) => line.includes(':')
  // https://www.rfc-editor.org/rfc/rfc9580#name-optional-checksum
  const isChecksum = (line: string) => /^=[A-Za-z0-9+/]{4}$/.test(line)
  const body = lines.filter((line) => !isHeader(line) && !isChecksum(line)).join('')
  if (body.length < SHORTEST_KEY || !/^[A-Za-z0-9+/]+={0,2}$/.test(body)) return false
  const bytes = Buffer.from(body, 'base64')
  if (lines.some((line) => isHeader(line) && line.includes('ENCRYPTED'))) return bytes.length % 8 === 0
  return isKey(label, bytes)
}

function isKey(label: string, bytes: Buffer): boolean {
  if (label.startsWith('OPENSSH')) return isOpenSsh(bytes)
  if (label.startsWith('PGP')) return isSecretKeyPacket(bytes)
  return isSequence(bytes) && (label.startsWith('ENCRYPTED') || isReadable(label, bytes))
}

function isReadable(label: string, bytes: Buffer): boolean {
  try {
    createPrivateKey(`-----BEGIN ${label}-----\n${bytes.toString('base64')}\n-----END ${label}-----\n`)
    return true
  } catch {
    return false
  }
}

/** Whether the bytes are one SEQUENCE in DER, to their end. https://www.itu.int/rec/T-REC-X.690 */
function isSequence(bytes: Buffer): boolean {
  const [tag, first = 0] = bytes
  const digits = first < 0x80 ? 0 : first & 0x7f
  if (tag !== 0x30 || digits > 4 || bytes.length < 2 + digits) return false
  const length = digits === 0 ? first : bytes.readUIntBE(2, digits)
  return bytes.length === 2 + digits + length
}

/** https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.key */
function isOpenSsh(bytes: Buffer): boolean {
  const magic = 'openssh-key-v1\0'
  if (bytes.toString('latin1', 0, magic.length) !== magic) return false
  // Cipher, key derivation and its options; the number of keys; the public key and the private section.
  const ends = [4, 4, 4, 0, 4, 4]
  let at = magic.length
  for (const lengthBytes of ends) {
    if (at + 4 > bytes.length) return false
    at += lengthBytes === 0 ? 4 : 4 + bytes.readUInt32BE(at)
  }
  return at === bytes.length
}

/** Whether the bytes begin with a whole packet of a secret key. https://www.rfc-editor.org/rfc/rfc9580#name-packet-headers */
function isSecretKeyPacket(bytes: Buffer): boolean {
  const [tag = 0, first = 0] = bytes
  const isNew = (tag & 0xc0) === 0xc0
  if ((isNew ? tag & 0x3f : (tag & 0x3c) >> 2) !== SECRET_KEY || tag < 0x80) return false
  const [at, digits] = isNew ? newLength(first) : [1, 2 ** (tag & 3)]
  if (digits > 4 || bytes.length < at + digits) return false
  const length = isNew && digits === 2 ? bytes.readUInt16BE(at) - 0xc000 + 192 : bytes.readUIntBE(at, digits)
  return bytes.length >= at + digits + length
}

const SECRET_KEY = 5

/** Where the length of a packet stands, and how many bytes it has. */
function newLength(first: number): [number, number] {
  if (first < 192) return [1, 1]
  return first < 224 ? [1, 2] : [2, 4]
}
