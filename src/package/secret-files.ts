import { createPrivateKey } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { readJson } from '../base/json.ts'

/**
 * Bytes that two windows have in common: more than any secret has, a private key in UTF-16 included, so that none is cut by
 * the end of a window.
 */
const SECRET_OVERLAP_BYTES = 32 * 1024

/** Bytes of a file that are searched for secrets at a time. A larger file is searched in several windows. */
const SECRET_WINDOW_BYTES = 1024 * 1024

export interface FoundSecret {
  /** What it is, to read after "holds": `a GitHub token`. */
  readonly name: string
  /** From 1; in a binary file that of the bytes which are line feeds. */
  readonly line: number
}

/** The kind of secret that a path promises, where the file holds one. Matched against the path with a slash in front. */
interface PathRule {
  readonly path: RegExp
  readonly name: string
  /** Where in the text it is; undefined where the file holds none. */
  readonly find: (text: string) => number | undefined
}

interface ContentRule {
  readonly pattern: RegExp
  readonly name: string
  /** Instead of the check for placeholders. @param text from the match on */
  readonly isReal?: (match: string, text: string) => boolean
}

const anything = (text: string) => (text.trim() === '' ? undefined : 0)
const beginning =
  (...starts: readonly string[]) =>
  (text: string) =>
    starts.some((start) => text.startsWith(Buffer.from(start, 'hex').toString('latin1'))) ? 0 : undefined
/** The first value, which is the pattern's first group, that is no placeholder. */
const value = (pattern: RegExp) => (text: string) => {
  for (const match of text.matchAll(pattern)) if (!isPlaceholder(match[1] ?? '')) return match.index
  return undefined
}

const PATH_RULES: readonly PathRule[] = [
  { path: /\.tfstate[^/]*$|\/terraform\.tfstate\.d\//i, name: 'Terraform state', find: findState },
  { path: /\.tfplan$|\/tfplan$/i, name: 'a saved plan', find: beginning('504b0304') },
  {
    path: /\/\.terraform\/(?!(.*\/)?\.git(keep|ignore)$)/i,
    name: 'what Terraform keeps in .terraform/',
    find: anything,
  },
  {
    path: /\/(\.terraformrc|terraform\.rc|\.tofurc|tofu\.rc|credentials\.tfrc\.json)$/i,
    name: 'credentials of the client',
    find: value(/\btoken["\s]*[=:]\s*"([^"]+)"/g),
  },
  { path: /\/crash(\.[^/]*)?\.log$/i, name: 'a crash log, which contains state', find: anything },
  { path: /\.ppk$/i, name: 'an SSH private key', find: value(/^Private-Lines: *[1-9]\d*\s+(\S+)/gm) },
  {
    path: /\.(p12|pfx|jks|kdbx)$/i,
    name: 'a key store',
    find: beginning('3080', '3081', '3082', '3083', 'feedfeed', 'cececece', '03d9a29a'),
  },
  { path: /\/[._]netrc$/i, name: 'stored credentials', find: value(/\bpassword\s+(\S+)/g) },
  { path: /\/\.git-credentials$/i, name: 'stored credentials', find: value(/:\/\/[^\s/:@]*:([^\s/@]+)@/g) },
  { path: /\/\.pgpass$/i, name: 'stored credentials', find: value(/^[^#:\s]*(?::[^:\s]*){3}:(\S+)$/gm) },
  { path: /\/\.vault-token$/i, name: 'stored credentials', find: value(/^(\S+)/g) },
  {
    path: /\/\.aws\/credentials$/i,
    name: 'AWS credentials',
    find: value(/^[ \t]*aws_(?:secret_access_key|session_token)[ \t]*=[ \t]*(\S+)/gm),
  },
  {
    path: /\/(\.docker\/config\.json|\.dockercfg)$/i,
    name: 'registry credentials',
    find: value(/"(?:auth|identitytoken|registrytoken)"\s*:\s*"([^"]+)"/g),
  },
  {
    path: /\/kubeconfig$|\.kubeconfig$|\/\.kube\/config$/i,
    name: 'a kubeconfig',
    find: value(/^[ \t-]*(?:token|password|client-key-data)[ \t]*:[ \t]*["']?([^\s"']+)/gm),
  },
  {
    path: /\/\.env(\.(?!example$|sample$|template$|dist$)[^/]*)?$/i,
    name: 'environment variables (.env)',
    find: value(
      /^[ \t]*(?:export[ \t]+)?\w{0,100}(?:SECRET|TOKEN|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY)\w{0,100}[ \t]*=[ \t]*["']?([^\s"'#]+)/gim,
    ),
  },
]

const CONTENT_RULES: readonly ContentRule[] = [
  {
    pattern: /-----BEGIN [A-Z ]{0,20}PRIVATE KEY/,
    name: 'a private key',
    isReal: (_, text) => isPrivateKey(text),
  },
  { pattern: /gh[oprsu]_[A-Za-z0-9]{36}/, name: 'a GitHub token', isReal: hasChecksum },
  { pattern: /github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}/, name: 'a GitHub token' },
  // https://github.blog/changelog/2026-04-24-notice-about-upcoming-new-format-for-github-app-installation-tokens/
  { pattern: /ghs_\d{1,20}_eyJ[\w-]{10,500}\.[\w-]{20,500}/, name: 'a GitHub token' },
  { pattern: /(?<![A-Za-z0-9])A(?:KIA|SIA)[A-Z2-7]{16}(?![A-Za-z0-9])/, name: 'an AWS access key' },
  { pattern: /npm_[A-Za-z0-9]{36}/, name: 'an npm token' },
  { pattern: /_authToken=([^\s$<]{4,200})/, name: 'an npm token' },
  { pattern: /glpat-[A-Za-z0-9_-]{20}/, name: 'a GitLab token' },
  { pattern: /xox[abpr]-(?:\d-)?\d{9,13}-[A-Za-z0-9-]{10,80}/, name: 'a Slack token' },
  { pattern: /\.atlasv1\.[A-Za-z0-9_-]{60}/, name: 'a Terraform token' },
  // Encoded bytes have these letters by chance.
  { pattern: /(?<![A-Za-z0-9+/])AIza[\w-]{35}(?![\w+/=-])/, name: 'a Google API key' },
  { pattern: /[rs]k_live_[A-Za-z0-9]{16,99}/, name: 'a Stripe key' },
  { pattern: /hvs\.[A-Za-z0-9_-]{90}/, name: 'a Vault token' },
]

// Without what must not come before: with it, a search takes seven times as long.
const ANY_SECRET = new RegExp(
  CONTENT_RULES.map(({ pattern }) => pattern.source.replace(/^\(\?<![^)]*\)/, '')).join('|'),
)
const EACH_SECRET = CONTENT_RULES.map((rule) => ({ ...rule, pattern: new RegExp(rule.pattern, 'g') }))

/**
 * The first secret that a file holds: one of the kind that its path promises, a token of a known form, or a private key; in UTF-8, in
 * UTF-16, or between other bytes. What documentation writes in the place of a secret is none.
 * @param paths of the file: in the package, and in the module where it is behind a link
 */
export function findSecret(paths: readonly string[], bytes: Uint8Array): FoundSecret | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return findPromised(paths, buffer) ?? findAnywhere(buffer)
}

function findPromised(paths: readonly string[], bytes: Buffer): FoundSecret | undefined {
  const rules = PATH_RULES.filter(({ path }) => paths.some((each) => path.test(`/${each}`)))
  if (rules.length === 0) return undefined
  for (const each of textsOf(bytes.toString('latin1')))
    for (const { name, find } of rules) {
      const at = find(each)
      if (at !== undefined) return { name, line: lineAt(each, at) }
    }
  return undefined
}

/** As UTF-8, and as UTF-16: without its mark and the NUL bytes, ASCII in UTF-16 is ASCII. */
function textsOf(text: string): string[] {
  return text.includes('\0') ? [text, text.replace(/^(ÿþ|þÿ)/, '').replaceAll('\0', '')] : [text]
}

function findAnywhere(bytes: Buffer): FoundSecret | undefined {
  for (let start = 0; start < bytes.length; start += SECRET_WINDOW_BYTES) {
    const text = bytes.toString('latin1', start, start + SECRET_WINDOW_BYTES + SECRET_OVERLAP_BYTES)
    const [found] = textsOf(text).flatMap((each) => secretIn(each) ?? [])
    if (found !== undefined)
      return { name: found.name, line: found.line + lineAt(bytes.toString('latin1', 0, start), start) - 1 }
  }
  return undefined
}

function secretIn(text: string): FoundSecret | undefined {
  if (!ANY_SECRET.test(text)) return undefined
  for (const { pattern, name, isReal = (match: string) => !isPlaceholder(match) } of EACH_SECRET)
    for (const { 0: match, 1: value = match, index } of text.matchAll(pattern))
      if (isReal(value, text.slice(index, index + SECRET_OVERLAP_BYTES)))
        return { name, line: lineAt(text, index) }
  return undefined
}

function lineAt(text: string, index: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line += 1
  return line
}

const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Whether the last six characters are the checksum of those between them and the prefix. https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/ */
function hasChecksum(token: string): boolean {
  const digits = [...token.slice(-6)].reduce((sum, digit) => sum * 62 + BASE_62.indexOf(digit), 0)
  return crc32(token.slice(4, -6)) === digits
}

const WORDS =
  /example|sample|dummy|placeholder|change[-_ ]?me|redacted|your|fake|abc123|123abc|deadbeef|qwerty|x{4}|\.\.\.|…|\*{3}|a1b2c3|1a2b3c/i
const NO_VALUE =
  /^(.{1,3}|true|false|null|none|\d{1,5}|(my|the|some|a|test)?[-_ ]?(secret|token|password|passwd|pass|key|value|foo|bar|test)+)$/i
const REFERENCE = /^\$|\$\{|\{\{|^<.*>?$|^%.*%$/
const REPEATED = /(.)\1{4}/

/** Whether a text stands for a secret, as in documentation: a word, a reference to a variable, repeated or consecutive characters. */
function isPlaceholder(text: string): boolean {
  if (WORDS.test(text) || NO_VALUE.test(text) || REFERENCE.test(text) || REPEATED.test(text)) return true
  return hasSequence(text) || (text.length >= 16 && new Set(text).size * 3 <= text.length)
}

/** Whether five characters follow each other: `12345`, `edcba`. */
function hasSequence(text: string): boolean {
  let [run, step] = [0, 0]
  for (let at = 1; at < text.length; at += 1) {
    const next = text.charCodeAt(at) - text.charCodeAt(at - 1)
    run = next === step && Math.abs(next) === 1 ? run + 1 : 1
    step = next
    if (run === 4) return true
  }
  return false
}

/** State that knows nothing is no secret: as a state is written before the first resource is. */
function findState(text: string): number | undefined {
  let state: unknown
  try {
    state = readJson(text.replace(/^ï»¿/, ''))
  } catch {
    return /"(lineage|serial|terraform_version)"/.test(text) ? 0 : undefined
  }
  return holdsResources(state) ? 0 : undefined
}

function holdsResources(state: unknown): boolean {
  if (typeof state !== 'object' || state === null) return false
  const known = new Map<string, unknown>(Object.entries(state))
  if (['resources', 'outputs', 'encrypted_data'].some((key) => isFilled(known.get(key)))) return true
  const modules = known.get('modules')
  return Array.isArray(modules) && modules.some(holdsResources)
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value !== '' : Object.keys(value ?? {}).length > 0
}

/** The base64 of a private key on Curve25519 has 64 characters; none is shorter. */
const SHORTEST_KEY = 64
const HEADER = /^-----BEGIN ((?:[A-Z]+ ){0,3}PRIVATE KEY(?: BLOCK)?)-----/

/**
 * Whether a text begins with a PEM block that holds a private key: it decodes to one, or to the structure of an encrypted one. Line
 * breaks may be written as `\n`, as in JSON, and lines may be indented, quoted or commented out.
 * https://www.rfc-editor.org/rfc/rfc7468
 */
function isPrivateKey(text: string): boolean {
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
