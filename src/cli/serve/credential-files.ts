import { randomBytes } from 'node:crypto'
import { constants, unwatchFile, watchFile } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { counted } from '../../base/count.ts'
import { messageOf, quote, RegistryError } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import { type ConsumerToken, type Credentials, parseTokens } from '../../server/auth/authenticator.ts'
import { UsageError } from '../command.ts'

/** Bytes of the shortest signing key. A shorter one is INVALID_INPUT. */
const MIN_KEY_BYTES = 16

/** Time between two looks at --token-file, and at the files of the certificate. */
const FILE_POLL_MS = 1000

/**
 * Reads the token file, and reads it again whenever it changes, and the signing key; undefined in a public registry. Throws
 * INVALID_INPUT for a file that is missing or wrong, and UsageError for a signing key without tokens.
 */
export async function openCredentials(
  { tokenFile, signingKeyFile }: { readonly tokenFile?: string; readonly signingKeyFile?: string },
  log: Log,
): Promise<(Credentials & { close(): void }) | undefined> {
  if (tokenFile === undefined) {
    if (signingKeyFile === undefined) return undefined
    throw new UsageError('--signing-key-file goes with --token-file', 'name both files, or neither')
  }
  const signingKey = await readSigningKey(signingKeyFile)
  let tokens: readonly ConsumerToken[] = []
  const take = ([bytes]: readonly Buffer[]) => {
    tokens = parseTokens(String(bytes))
    return `it has ${counted(tokens.length, 'token')} now`
  }
  const texts = { hint: MISSING_HINT, otherwise: 'the tokens stay as they were' }
  const close = await followFiles([tokenFile], take, { ...texts, log })
  return { tokens: () => tokens, signingKey, close }
}

/** Without a file, a key for this process alone. Several servers of one registry need the same key. */
async function readSigningKey(path: string | undefined): Promise<Uint8Array> {
  if (path === undefined) return randomBytes(32)
  const bytes = await readFile(path).catch((cause) => unreadable(path, MISSING_HINT, cause))
  const end = bytes.at(-1) === 0x0a ? bytes.length - 1 : bytes.length
  if (end >= MIN_KEY_BYTES) return bytes.subarray(0, end)
  throw new RegistryError(
    'INVALID_INPUT',
    `${quote(path)} has ${counted(end, 'byte')}, too few for a signing key`,
    `write at least ${MIN_KEY_BYTES} random bytes: openssl rand -hex 32 > ${path}`,
  )
}

const MISSING_HINT = 'use a file that exists'

interface FollowTexts {
  /** What to do about a file that cannot be read. */
  readonly hint: string
  /** What is so where changed files are not taken. */
  readonly otherwise: string
  readonly log: Pick<Log, 'info' | 'warn'>
}

/**
 * Reads files that flags name, and again whenever one changes, until the function that it gives is called. Throws INVALID_INPUT if one
 * cannot be read, and what `take` throws; later on that is a warning.
 * @param take says what is so now
 */
export async function followFiles(
  paths: readonly string[],
  take: (files: readonly Buffer[]) => string,
  { hint, otherwise, log }: FollowTexts,
): Promise<() => void> {
  const readAll = async (read: (path: string) => Promise<Buffer>) => {
    const files: Buffer[] = []
    for (const path of paths) files.push(await read(path).catch((cause) => unreadable(path, hint, cause)))
    return files
  }
  take(await readAll((path) => readFile(path)))
  const renew = async () => {
    try {
      const said = take(await readAll(readRenewedFile))
      log.info(`${quote(paths[0] ?? '')} has changed: ${said}`)
    } catch (error) {
      log.warn(`${otherwise}: ${messageOf(error)}`)
    }
  }
  // Polls their dates: an orchestrator replaces mounted files by moving links, which gives no event.
  for (const path of paths) watchFile(path, { interval: FILE_POLL_MS, persistent: false }, renew)
  return () => {
    for (const path of paths) unwatchFile(path, renew)
  }
}

/** It must be a regular file: to wait for the writer of a FIFO would keep the process from ending. */
async function readRenewedFile(path: string): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    if ((await file.stat()).isFile()) return await file.readFile()
    throw new Error('it is no regular file')
  } finally {
    await file.close()
  }
}

function unreadable(path: string, hint: string, cause: unknown): never {
  const message = `${quote(path)} cannot be read: ${messageOf(cause)}`
  throw new RegistryError('INVALID_INPUT', message, hint, { cause })
}
