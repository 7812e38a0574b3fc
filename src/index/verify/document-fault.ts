import { z } from 'zod'
import { messageOf } from '../../base/error.ts'
import { parseJson } from '../../base/schema.ts'
import { INDEX_FORMAT } from '../format/documents.ts'
import { locationKind } from '../format/location.ts'
import { MODULES_DIRECTORY } from '../format/paths.ts'
import type { Fault } from './check-context.ts'
import type { FindingCode } from './finding.ts'

const newer = z.looseObject({ format: z.number().int().gt(INDEX_FORMAT) })
const named = z.looseObject({ address: z.string(), version: z.string().optional() })
const numbers = z.array(z.looseObject({ version: z.string() })).catch([])
const located = z.array(z.looseObject({ packages: z.array(z.looseObject({ location: z.string() })) }))
const marked = z.looseObject({ versions: numbers, removed: numbers })

/** What is wrong with a document that its parser refuses. */
export function documentFault(path: string, bytes: Uint8Array, error: unknown): Fault {
  const folder = path.slice(0, path.lastIndexOf('/'))
  return { code: codeOf(folder, bytes), message: messageOf(error), path }
}

function codeOf(folder: string, bytes: Uint8Array): FindingCode {
  const value = parseJson(z.unknown(), bytes)
  if (newer.safeParse(value).success) return 'FORMAT_NEWER'
  const own = named.safeParse(value).data
  const isOfModule = folder.startsWith(`${MODULES_DIRECTORY}/`)
  if (isOfModule && own && folder !== [MODULES_DIRECTORY, own.address, own.version].filter(Boolean).join('/'))
    return 'DOCUMENT_MISPLACED'
  const { versions = [], removed = [] } = marked.safeParse(value).data ?? {}
  const published = new Set(versions.map(({ version }) => version))
  if (locationsIn(value).some(isForeign)) return 'LOCATION_FOREIGN'
  return removed.some(({ version }) => published.has(version)) ? 'VERSION_REUSED' : 'DOCUMENT_INVALID'
}

/** Of a `release.json`, or of all versions of a `module.json`. */
function locationsIn(value: unknown): string[] {
  const listed = z.looseObject({ versions: located }).safeParse(value).data?.versions
  const own = located.safeParse([value]).data
  return (listed ?? own ?? []).flatMap(({ packages }) => packages.map(({ location }) => location))
}

function isForeign(location: string): boolean {
  try {
    locationKind(location)
    return false
  } catch {
    return true
  }
}
