import { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'
import { parseJson } from '../../base/schema.ts'
import { type ModuleListItem, moduleListItem } from './module-list.ts'

/**
 * A file of the catalog: the modules whose hash has a prefix, or, where these are too many bytes, how many there are below
 * each of the next hex digits. What the catalog looks like follows from the modules in it, not from their order.
 */
export type CatalogFile =
  | { readonly modules: readonly ModuleListItem[] }
  | { readonly children: Readonly<Record<string, number>> }

const catalogFile = z.union([
  z.looseObject({ modules: z.array(moduleListItem) }),
  z.looseObject({ children: z.record(z.string().regex(/^[0-9a-f]$/), z.int().positive()) }),
])

/** Reads a file of the catalog; no modules where it is missing. Throws INDEX_INVALID. */
export function parseCatalogFile(path: string, bytes: Uint8Array | undefined): CatalogFile {
  if (bytes === undefined) return { modules: [] }
  const file = parseJson(catalogFile, bytes)
  if (file !== undefined) return file
  throw new RegistryError(
    'INDEX_INVALID',
    `${quote(path)} in the index is not a module list`,
    'run `module-registry render --index …` to rebuild it',
  )
}
