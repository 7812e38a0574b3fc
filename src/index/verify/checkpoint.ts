import { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'
import { canonicalJson } from '../../base/json.ts'
import { parseJson } from '../../base/schema.ts'

/**
 * What a verifier remembers of an index: the head that it has verified. It is the verifier's own file, kept where nobody who may
 * push to the index can write it.
 */
export interface Checkpoint {
  /** 40 hex. */
  readonly commit: string
}

const checkpoint = z.looseObject({ format: z.literal(1), commit: z.string().regex(/^[0-9a-f]{40}$/) })

/** Throws INVALID_INPUT. */
export function parseCheckpoint(file: string, bytes: Uint8Array): Checkpoint {
  const parsed = parseJson(checkpoint, bytes)
  if (parsed !== undefined) return { commit: parsed.commit }
  throw new RegistryError(
    'INVALID_INPUT',
    `${quote(file)} is not a checkpoint of verify`,
    'name the file that an earlier run wrote with --checkpoint, or one that does not exist yet',
  )
}

export function formatCheckpoint({ commit }: Checkpoint): string {
  return canonicalJson({ format: 1, commit })
}
