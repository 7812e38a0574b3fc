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
  /** The repositories that transfers name as new owners, by the canonical text of the transfer. */
  readonly newOwners: ReadonlyMap<string, PastOwner>
  /** Canonical text of each tombstone and transfer. */
  readonly permanent: ReadonlySet<string>
}

export interface PastOwner {
  readonly host?: unknown
  readonly repository?: unknown
  readonly repositoryId?: unknown
  readonly ownerId?: unknown
  readonly formerNames?: unknown
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
    newOwners: new Map(
      list('transfers').map((transfer) => [
        canonicalJson(transfer),
        isObject(transfer['to']) ? transfer['to'] : {},
      ]),
    ),
    permanent: new Set([...list('removed'), ...list('transfers')].map(canonicalJson)),
  }
}

/** How a published value may grow. */
export interface Growth {
  /** The list that may gain members at its end, at any depth. */
  readonly list?: string
  /** The keys that objects may gain; `any` leaves none out. */
  readonly keys: readonly string[] | 'any'
}

/** Whether a published value only grew: nothing that was there is gone or another. */
export function hasOnlyGrown(before: unknown, after: unknown, growth: Growth): boolean {
  if (Array.isArray(before))
    return (
      Array.isArray(after) &&
      before.length === after.length &&
      before.every((each, at) => hasOnlyGrown(each, after[at], growth))
    )
  if (!isObject(before)) return before === after
  if (!isObject(after)) return false
  const { list, keys } = growth
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key))
  if (keys !== 'any' && !added.every((key) => keys.includes(key))) return false
  return Object.entries(before).every(([key, value]) => {
    const now = after[key]
    const isList = key === list && Array.isArray(value) && Array.isArray(now)
    return hasOnlyGrown(value, isList ? now.slice(0, value.length) : now, growth)
  })
}

/** Whether an owner is the same repository: by id where both have one, else by name. */
export function isSameOwner(one: PastOwner, other: PastOwner): boolean {
  if (!isSameText(one.host, other.host)) return false
  if (one.repositoryId !== undefined && other.repositoryId !== undefined)
    return one.repositoryId === other.repositoryId
  return isSameText(one.repository, other.repository)
}

/** Whether an owner has its names and ids still; ids may be added where there were none. */
export function hasKeptOwner(before: PastOwner, after: PastOwner): boolean {
  return hasOnlyGrown(before, after, { keys: ['repositoryId', 'ownerId'] })
}

/**
 * Whether an owner is the same repository under another name: by an id that a version which it published under the old name has. An id
 * alone may have been added to lead to another repository.
 * @param releases the texts of `release.json`
 */
export function isRenamedOwner(before: PastOwner, after: PastOwner, releases: readonly unknown[]): boolean {
  const { host, repository, repositoryId } = before
  if (repositoryId === undefined || after.repositoryId !== repositoryId || !isSameText(host, after.host))
    return false
  const names = [...formerNamesOf(before), repository]
  const url = (name: unknown) => `https://${host}/${name}`
  return (
    formerNamesOf(after).every((name) => names.includes(name)) &&
    releases.some((release) => {
      const said = isObject(release) ? release['repository'] : undefined
      return (
        isObject(said) &&
        said['id'] === repositoryId &&
        names.some((name) => isSameText(url(name), said['url']))
      )
    })
  )
}

/** An owner under each name that it had. */
export function namesIn(owner: PastOwner): { host: string; repository: string }[] {
  const names = [owner.repository, ...formerNamesOf(owner)]
  return names.map((name) => ({ host: String(owner.host), repository: String(name) }))
}

function formerNamesOf({ formerNames }: PastOwner): unknown[] {
  return Array.isArray(formerNames) ? formerNames : []
}

function isSameText(one: unknown, other: unknown): boolean {
  return String(one).toLowerCase() === String(other).toLowerCase()
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function objectsIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}
