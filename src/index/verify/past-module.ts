import { z } from 'zod'
import { canonicalJson } from '../../base/json.ts'
import { parseJson } from '../../base/schema.ts'

/** `module.json` as a commit of the past had it, read without rules: they may have been others then. */
export interface PastModule {
  /** Facts of each version, by its number. */
  readonly versions: ReadonlyMap<string, unknown>
  readonly removed: ReadonlySet<string>
  readonly yanked: ReadonlySet<string>
  readonly owner: PastOwner | undefined
  /** The repositories that transfers name as new owners. */
  readonly newOwners: readonly PastOwner[]
  /** Canonical text of each tombstone and transfer. */
  readonly permanent: ReadonlySet<string>
}

interface PastOwner {
  readonly host?: unknown
  readonly repository?: unknown
  readonly repositoryId?: unknown
}

type Json = Readonly<Record<string, unknown>>

/** Undefined for bytes that are no JSON object. */
export function readPastModule(bytes: Uint8Array): PastModule | undefined {
  const document = parseJson(z.unknown(), bytes)
  if (!isObject(document)) return undefined
  const list = (key: string) => objectsIn(document[key])
  const numbers = (key: string) => new Set(list(key).map(({ version }) => String(version)))
  return {
    versions: new Map(list('versions').map((facts) => [String(facts['version']), facts])),
    removed: numbers('removed'),
    yanked: numbers('yanks'),
    owner: isObject(document['owner']) ? document['owner'] : undefined,
    newOwners: list('transfers').map(({ to }) => (isObject(to) ? to : {})),
    permanent: new Set([...list('removed'), ...list('transfers')].map(canonicalJson)),
  }
}

/** The versions that the `versions` file of a module lists. */
export function readPastVersions(bytes: Uint8Array): Set<string> {
  const document = parseJson(z.unknown(), bytes)
  const [module] = isObject(document) ? objectsIn(document['modules']) : []
  return new Set(objectsIn(module?.['versions']).map(({ version }) => String(version)))
}

/**
 * Whether a published value only grew: nothing that was there is gone or another. Objects may gain keys.
 * @param growing the key of a list that may gain members at its end, at any depth
 */
export function hasOnlyGrown(before: unknown, after: unknown, growing = ''): boolean {
  if (Array.isArray(before))
    return (
      Array.isArray(after) &&
      before.length === after.length &&
      before.every((each, at) => hasOnlyGrown(each, after[at], growing))
    )
  if (!isObject(before)) return before === after
  return (
    isObject(after) &&
    Object.entries(before).every(([key, value]) => {
      const now = after[key]
      const isList = key === growing && Array.isArray(value) && Array.isArray(now)
      return hasOnlyGrown(value, isList ? now.slice(0, value.length) : now, growing)
    })
  )
}

/** Whether an owner is the same repository: by id where both have one, else by name. */
export function isSameOwner(one: PastOwner, other: PastOwner): boolean {
  const [a, b] = [one, other].map(({ host }) => String(host).toLowerCase())
  if (a !== b) return false
  if (one.repositoryId !== undefined && other.repositoryId !== undefined)
    return one.repositoryId === other.repositoryId
  return String(one.repository).toLowerCase() === String(other.repository).toLowerCase()
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function objectsIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}
