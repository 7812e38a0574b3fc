import { z } from 'zod'
import { quote, RegistryError } from '../base/error.ts'
import { canonicalJson } from '../base/json.ts'
import { parseJson } from '../base/schema.ts'

/** The digests of modules in use, with the directory in the package, by `host/namespace/name/system` and version. */
export type Lock = ReadonlyMap<string, ReadonlyMap<string, string>>

const document = z.looseObject({
  format: z.literal(1),
  modules: z.record(
    z.string(),
    z.record(
      z.string(),
      z.string().regex(/^(?:md5|sha1|sha256|sha512|commit|manifest):[0-9a-f:sh]+(?:\/\/.+)?$/),
    ),
  ),
})

/** Reads a lock file. Throws INVALID_INPUT. @param file as the user named it */
export function parseLock(file: string, bytes: Uint8Array): Lock {
  const parsed = parseJson(document, bytes)
  if (parsed === undefined)
    throw new RegistryError(
      'INVALID_INPUT',
      `--lock names ${quote(file)}, which is not a lock file of format 1`,
      'restore it from Git; or delete it, and let audit --lock write it anew',
    )
  return new Map(
    Object.entries(parsed.modules).map(([module, versions]) => [module, new Map(Object.entries(versions))]),
  )
}

/** The text of a lock file, equal for equal locks. */
export function formatLock(lock: Lock): string {
  const modules = [...lock].map(([module, versions]) => [module, Object.fromEntries(versions)])
  return canonicalJson({ format: 1, modules: Object.fromEntries(modules) })
}

/** A module in use, with its digest of today; null where it cannot be told. */
export interface LockedUse {
  readonly module: string
  readonly version: string
  readonly digest: string | null
}

/** The lock of exactly the modules in use: known digests stay, new ones are added. */
export function updateLock(before: Lock, uses: readonly LockedUse[]): Lock {
  const after = new Map<string, Map<string, string>>()
  for (const { module, version, digest } of uses) {
    const locked = before.get(module)?.get(version) ?? digest
    if (locked === null) continue
    const versions = after.get(module) ?? new Map<string, string>()
    after.set(module, versions.set(version, locked))
  }
  return after
}
