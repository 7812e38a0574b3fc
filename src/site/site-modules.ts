import { z } from 'zod'
import { type CatalogEntry, parseCatalogFile } from '../index/format/catalog.ts'
import { catalogPath } from '../index/format/paths.ts'
import { SHORTEST_PREFIX } from '../index/limits.ts'
import type { SiteModule } from './site.ts'

/** The modules of a registry, from its catalog. */

const text = z.string()
const catalogEntry = z.looseObject({
  namespace: text,
  name: text,
  provider: text,
  version: text,
  description: text,
  updated_at: text,
  dependencies: z.array(text).optional(),
})

/** The newest first, then by address. */
export function siteModules(entries: readonly CatalogEntry[]): SiteModule[] {
  return entries
    .map(({ provider, updated_at, dependencies = [], namespace, name, version, description }) => ({
      namespace,
      name,
      system: provider,
      version,
      description,
      updatedAt: updated_at,
      dependencies,
    }))
    .sort((a, b) => compare(b.updatedAt, a.updatedAt) || compare(keyOf(a), keyOf(b)))
}

const FIRST_PREFIXES = Array.from({ length: 16 ** SHORTEST_PREFIX }, (_, at) =>
  at.toString(16).padStart(SHORTEST_PREFIX, '0'),
)

/**
 * Reads every entry of the catalog. Entries of other tools that lack a key are left out. Throws INDEX_INVALID, and what `read`
 * throws.
 * @param read gives the files among these paths that exist
 */
export async function readCatalog(
  read: (paths: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>,
): Promise<CatalogEntry[]> {
  const entries: CatalogEntry[] = []
  let prefixes: readonly string[] = FIRST_PREFIXES
  while (prefixes.length > 0) {
    const files = await read(prefixes.map(catalogPath))
    const below: string[] = []
    for (const prefix of prefixes) {
      const path = catalogPath(prefix)
      const file = parseCatalogFile(path, files.get(path))
      if ('children' in file) below.push(...Object.keys(file.children).map((digit) => prefix + digit))
      else entries.push(...file.modules.flatMap((module) => catalogEntry.safeParse(module).data ?? []))
    }
    prefixes = below
  }
  return entries
}

function keyOf({ namespace, name, system }: SiteModule): string {
  return `${namespace}/${name}/${system}`
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}
