import { randomBytes } from 'node:crypto'
import { constants, unwatchFile, watchFile } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { counted } from '../../base/count.ts'
import { messageOf, quote, RegistryError } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import type { Credentials } from '../../server/auth/authenticator.ts'
import { type ConsumerToken, parseTokens } from '../../server/auth/tokens.ts'
import { UsageError } from '../command.ts'

/** Bytes of the shortest signing key. A shorter one is INVALID_INPUT. */
const MIN_KEY_BYTES = 16

/** Time between two looks at --token-file. */
const TOKEN_POLL_MS = 1000

export interface CredentialFlags {
  readonly tokenFile?: string
  readonly signingKeyFile?: string
}

/**
 * Reads the token file, and reads it again whenever it changes, and the signing key; undefined in a public registry. Throws
 * INVALID_INPUT for a file that is missing or wrong, and UsageError for a signing key without tokens.
 */
export async function openCredentials(
  flags: CredentialFlags,
  log: Log,
): Promise<(Credentials & { close(): void }) | undefined> {
  const { tokenFile, signingKeyFile } = flags
  if (tokenFile === undefined) {
    if (signingKeyFile === undefined) return undefined
    throw new UsageError('--signing-key-file goes with --token-file', 'name both files, or neither')
  }
  const signingKey = await readSigningKey(signingKeyFile)
  let tokens = await readTokens(tokenFile)
  // Polls its date: an orchestrator replaces a mounted secret by moving links, which gives no event.
  watchFile(tokenFile, { interval: TOKEN_POLL_MS, persistent: false }, async () => {
    try {
      tokens = await readTokens(tokenFile, readRenewedFile)
      log.info(`${quote(tokenFile)} has changed: it has ${counted(tokens.length, 'token')} now`)
    } catch (error) {
      log.warn(`the tokens stay as they were: ${messageOf(error)}`)
    }
  })
  return { tokens: () => tokens, signingKey, close: () => unwatchFile(tokenFile) }
}

async function readTokens(path: string, read = readNamedFile): Promise<readonly ConsumerToken[]> {
  return parseTokens((await read(path)).toString('utf8'))
}

/** Without a file, a key for this process alone. Several servers of one registry need the same key. */
async function readSigningKey(path: string | undefined): Promise<Uint8Array> {
  if (path === undefined) return randomBytes(32)
  const bytes = await readNamedFile(path)
  const end = bytes.at(-1) === 0x0a ? bytes.length - 1 : bytes.length
  if (end >= MIN_KEY_BYTES) return bytes.subarray(0, end)
  throw new RegistryError(
    'INVALID_INPUT',
    `${quote(path)} has ${counted(end, 'byte')}, too few for a signing key`,
    `write at least ${MIN_KEY_BYTES} random bytes: openssl rand -hex 32 > ${path}`,
  )
}

/** Reads a file that a flag names. Throws INVALID_INPUT if it cannot be read. */
export function readNamedFile(path: string, hint = 'use a file that exists'): Promise<Buffer> {
  return readFile(path).catch((cause) => {
    throw unreadable(path, hint, cause)
  })
}

/** Reads it again, and then it must be a regular file: to wait for the writer of a FIFO would keep the process from ending. */
export async function readRenewedFile(path: string, hint = 'use a file that exists'): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK).catch((cause) => {
    throw unreadable(path, hint, cause)
  })
  try {
    if ((await file.stat()).isFile()) return await file.readFile()
    throw unreadable(path, hint, new Error('it is no regular file'))
  } finally {
    await file.close()
  }
}

function unreadable(path: string, hint: string, cause: unknown): RegistryError {
  return new RegistryError('INVALID_INPUT', `${quote(path)} cannot be read: ${messageOf(cause)}`, hint, {
    cause,
  })
}
