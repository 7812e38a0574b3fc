import { z } from 'zod'
import { slices } from '../base/slices.ts'
import { parseCatalogFile } from '../index/format/module-list.ts'
import { catalogPath } from '../index/format/paths.ts'
import { SHORTEST_PREFIX } from '../index/limits.ts'
import type { SearchModule } from './module-search.ts'

/** All modules of a registry, from the files in `catalog/`, so that lists and searches read no file of a module. */

const text = z.string()
const catalogModule = z.object({
  id: text,
  owner: text,
  namespace: text,
  name: text,
  version: text,
  provider: text,
  description: text,
  source: text,
  published_at: text,
  updated_at: text,
  dependencies: z.array(text).optional(),
})
const catalogNames = z.object({
  inputs: z.array(text).default([]),
  outputs: z.array(text).default([]),
  resources: z.array(text).default([]),
})

/** A module as lists show it, without what a server adds. */
export type CatalogModule = z.output<typeof catalogModule>

interface CatalogFile {
  readonly modules: readonly CatalogModule[]
  readonly searched: readonly SearchModule[]
  readonly children: readonly string[]
}

/** Entries of other tools that lack a key are left out. Throws INDEX_INVALID. */
export function parseCatalog(path: string, bytes: Uint8Array): CatalogFile {
  const file = parseCatalogFile(path, bytes)
  if ('children' in file) return { modules: [], searched: [], children: Object.keys(file.children) }
  const entries = file.modules.flatMap((item) => {
    const [module, names] = [catalogModule.safeParse(item).data, catalogNames.safeParse(item).data]
    return module && names ? [{ module, names }] : []
  })
  return {
    modules: entries.map(({ module }) => module),
    searched: entries.map(({ module, names: { inputs, outputs, resources } }) => ({
      address: catalogAddress(module),
      version: module.version,
      description: module.description,
      names: [...new Set([...inputs, ...outputs, ...resources])],
    })),
    children: [],
  }
}

export function catalogAddress({ namespace, name, provider }: CatalogModule): string {
  return `${namespace}/${name}/${provider}`
}

const FIRST_PREFIXES = Array.from({ length: 16 ** SHORTEST_PREFIX }, (_, at) =>
  at.toString(16).padStart(SHORTEST_PREFIX, '0'),
)

/** Every module of the catalog. Throws INDEX_INVALID, and what `read` throws. @param read gives the files among these paths that exist */
export async function readCatalog(
  read: (paths: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>,
): Promise<Omit<CatalogFile, 'children'>> {
  const files: CatalogFile[] = []
  await walkCatalog(read, FIRST_PREFIXES.length, (path, bytes) => {
    const file = parseCatalog(path, bytes)
    files.push(file)
    return file.children
  })
  return {
    modules: files.flatMap(({ modules }) => modules),
    searched: files.flatMap(({ searched }) => searched),
  }
}

/**
 * Gives every file of the catalog to `take`, which says what it was split into. Throws what these throw.
 * @param read gives the files among these paths that exist
 * @param atOnce how many paths `read` gets
 */
export async function walkCatalog(
  read: (paths: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>,
  atOnce: number,
  take: (path: string, bytes: Uint8Array) => Promise<CatalogFile['children']> | CatalogFile['children'],
): Promise<void> {
  let prefixes: readonly string[] = FIRST_PREFIXES
  while (prefixes.length > 0) {
    const below: string[] = []
    for (const some of slices(prefixes, atOnce)) {
      const files = await read(some.map(catalogPath))
      for (const prefix of some) {
        const bytes = files.get(catalogPath(prefix))
        if (bytes === undefined) continue
        const children = await take(catalogPath(prefix), bytes)
        below.push(...children.map((digit) => prefix + digit))
      }
    }
    prefixes = below
  }
}
