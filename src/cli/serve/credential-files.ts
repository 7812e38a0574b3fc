import { randomBytes } from 'node:crypto'
import { unwatchFile, watchFile } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { quote, RegistryError } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import type { Access } from '../../server/auth/authenticator.ts'
import { type ConsumerToken, parseTokens } from '../../server/auth/tokens.ts'
import { UsageError } from '../command.ts'

export interface OpenAccess {
  /** Undefined: the registry is public. */
  readonly access: Access | undefined
  close(): void
}

export interface AccessFlags {
  readonly tokenFile?: string
  readonly signingKeyFile?: string
}

const LOOK_MS = 1000
const MIN_KEY_BYTES = 16

/** Who may read, as the files say. Throws INVALID_INPUT for one that is not there or not right. */
export async function openAccess(flags: AccessFlags, log: Log): Promise<OpenAccess> {
  const { tokenFile, signingKeyFile } = flags
  if (tokenFile === undefined) {
    if (signingKeyFile === undefined) return { access: undefined, close: () => {} }
    throw new UsageError('--signing-key-file goes with --token-file', 'name both files, or neither')
  }
  const signingKey = await readSigningKey(signingKeyFile)
  let tokens = await readTokens(tokenFile)
  // By looking at its date: a secret that an orchestrator mounts is replaced by moving links.
  watchFile(tokenFile, { interval: LOOK_MS, persistent: false }, async () => {
    try {
      tokens = await readTokens(tokenFile)
      log.warn(`${quote(tokenFile)} is read again: ${tokens.length} token(s)`)
    } catch (error) {
      log.warn(`the tokens stay as they were: ${String(error)}`)
    }
  })
  return { access: { tokens: () => tokens, signingKey }, close: () => unwatchFile(tokenFile) }
}

async function readTokens(path: string): Promise<readonly ConsumerToken[]> {
  return parseTokens((await readSecretFile(path)).toString('utf8'))
}

/** Without a file, a key that ends with the process: servers that answer for each other need the same one. */
async function readSigningKey(path: string | undefined): Promise<Uint8Array> {
  if (path === undefined) return randomBytes(32)
  const bytes = await readSecretFile(path)
  const end = bytes.at(-1) === 0x0a ? bytes.length - 1 : bytes.length
  if (end >= MIN_KEY_BYTES) return bytes.subarray(0, end)
  throw new RegistryError(
    'INVALID_INPUT',
    `${quote(path)} has ${end} byte(s), too few for a signing key`,
    `write at least ${MIN_KEY_BYTES} random bytes: openssl rand -hex 32 > ${path}`,
  )
}

function readSecretFile(path: string): Promise<Buffer> {
  return readFile(path).catch((cause) => {
    throw new RegistryError('INVALID_INPUT', `${quote(path)} cannot be read`, 'name a file that exists', {
      cause,
    })
  })
}
