import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { z } from 'zod'
import { messageOf, quote, type Refusal, RegistryError } from '../base/error.ts'
import { parseOptions } from '../base/schema.ts'

export interface CommonFlags {
  readonly json?: boolean
  readonly quiet?: boolean
  readonly verbose?: boolean
  /** Of most commands: what hints name as `--index …`. */
  readonly index?: string
  /** Where the index comes from that no flag named. */
  readonly indexFrom?: string
}

export interface CommandOutcome {
  /** The one document that `--json` prints; undefined where the command printed it itself. */
  readonly json: object | undefined
  readonly text: string
  /** Printed on stderr; with at least one the exit code is 1. */
  readonly refusals?: readonly Refusal[]
}

/** Flags that contradict each other: INVALID_INPUT with exit code 2, as for flags that commander refuses. */
export class UsageError extends RegistryError {
  constructor(message: string, hint: string) {
    super('INVALID_INPUT', message, hint)
  }
}

/** Parses the flags that a schema has, by the names that users write. Throws INVALID_INPUT, naming the flag. */
export function parseFlags<T extends z.ZodObject>(schema: T, flags: object): z.output<T> {
  const values = new Map<string, unknown>(Object.entries(flags))
  const named = Object.keys(schema.shape).map((name) => [
    name,
    values.get(name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())),
  ])
  return parseOptions(schema, Object.fromEntries(named), (name) => `--${name}`)
}

/** Replaces a file as a whole; who may read it stays so. Throws INVALID_INPUT. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const staged = `${file}.${randomUUID()}.new`
  try {
    const mode = (await stat(file).catch(() => undefined))?.mode
    await writeFile(staged, text, { flag: 'wx', mode })
    await rename(staged, file)
  } catch (cause) {
    await rm(staged, { force: true }).catch(() => undefined)
    throw new RegistryError(
      'INVALID_INPUT',
      `${quote(file)} cannot be written: ${messageOf(cause)}`,
      'name a file in a directory that exists and is writable',
      { cause },
    )
  }
}

/**
 * Reads a file that runs keep between them; undefined where there is none yet. Throws INVALID_INPUT.
 * @param required what to do where there must be one
 */
export async function readKeptFile(
  flag: string,
  file: string,
  required?: string,
): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && required === undefined) return undefined
    throw new RegistryError(
      'INVALID_INPUT',
      `${flag} names ${quote(file)}, which cannot be read: ${messageOf(error)}`,
      required ?? 'name a file that this user may read and write',
    )
  })
}
