import { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'
import { parseDocument } from '../../index/format/documents.ts'
import { correctTerms, type Vocabulary } from '../../search/near-words.ts'
import type { SearchTerm } from '../../search/search-terms.ts'
import {
  hasWord,
  indexWords,
  numberAt,
  type SearchedText,
  scoreModules,
  type WordIndex,
} from '../../search/word-index.ts'

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
  inputs: z.array(text).optional(),
  outputs: z.array(text).optional(),
  resources: z.array(text).optional(),
  dependencies: z.array(text).optional(),
})
/** A file that has become too large has the bytes below each of the next hex digits instead of modules. */
const catalogFile = z
  .looseObject({
    modules: z.array(catalogModule).optional(),
    children: z.record(z.string().regex(/^[0-9a-f]$/), z.number()).optional(),
  })
  .refine(({ modules, children }) => modules !== undefined || children !== undefined)

/** A module as lists show it, without what the server adds. */
export type CatalogModule = Omit<z.output<typeof catalogModule>, 'inputs' | 'outputs' | 'resources'>

/** One file of the catalog: some modules, and an index of their words. */
export interface CatalogShard {
  readonly modules: readonly CatalogModule[]
  readonly words: WordIndex
}

/** All modules of a registry, from the files in `catalog/`, so that lists and searches read no file of a module. */
export interface Catalog {
  /** The newest commit first, then by address. */
  readonly modules: readonly CatalogModule[]
  /** Each shard with the positions of its modules in `modules`. */
  readonly shards: readonly (CatalogShard & { readonly positions: Uint32Array })[]
}

/** True for the modules that a list shows. */
export type ModuleFilter = (module: CatalogModule) => boolean

/** Parses a file of `catalog/`: some modules, or the hex digits of the files that have them. Throws INDEX_INVALID. */
export function parseCatalogShard(
  path: string,
  bytes: Uint8Array,
): CatalogShard & { readonly children: readonly string[] } {
  const { modules: parsed = [], children = {} } = parseCatalogFile(path, bytes)
  const searched = parsed.map(searchedText)
  return {
    modules: parsed.map(withoutNames),
    words: indexWords(searched),
    children: Object.keys(children),
  }
}

/** The text of an entry of the catalog that searches read. */
function searchedText({
  inputs = [],
  outputs = [],
  resources = [],
  ...module
}: z.output<typeof catalogModule>): SearchedText {
  const { name, description } = module
  return { name, address: addressOf(module), description, names: [...inputs, ...outputs, ...resources] }
}

/** Parses the list of one module name, which needs no index of words. Throws INDEX_INVALID. */
export function parseCatalogModules(path: string, bytes: Uint8Array): CatalogModule[] {
  return (parseCatalogFile(path, bytes).modules ?? []).map(withoutNames)
}

function withoutNames({
  inputs: _,
  outputs: __,
  resources: ___,
  ...module
}: z.output<typeof catalogModule>): CatalogModule {
  return module
}

function parseCatalogFile(path: string, bytes: Uint8Array): z.output<typeof catalogFile> {
  try {
    return parseDocument(catalogFile, path, bytes)
  } catch (cause) {
    throw new RegistryError(
      'INDEX_INVALID',
      `${quote(path)} in the index is not a module list`,
      'run `module-registry render --index …` to rebuild every derived file',
      { cause },
    )
  }
}

export function catalogOf(shards: readonly CatalogShard[]): Catalog {
  const modules = newestFirst(shards.flatMap((shard) => shard.modules))
  const positions = new Map(modules.map((module, position) => [module, position]))
  return {
    modules,
    shards: shards.map((shard) => ({
      ...shard,
      positions: Uint32Array.from(shard.modules, (module) => Number(positions.get(module))),
    })),
  }
}

/** By commit, then by address. Dates are compared as numbers: as texts they take several times as long. */
function newestFirst(modules: readonly CatalogModule[]): CatalogModule[] {
  return modules
    .map((module) => ({ module, time: Date.parse(module.updated_at) || 0 }))
    .sort((a, b) => b.time - a.time || (addressOf(a.module) < addressOf(b.module) ? -1 : 1))
    .map(({ module }) => module)
}

export function addressOf({ namespace, name, provider }: CatalogModule): string {
  return `${namespace}/${name}/${provider}`
}

const MAX_SCORE = 0xffff

/** The best `count` matches, best first; equal ones in the order of lists. Words that no module has stand for near ones. */
export function searchCatalog(
  catalog: Catalog,
  wanted: readonly SearchTerm[],
  { filter, count }: { readonly filter: ModuleFilter; readonly count: number },
): CatalogModule[] {
  const { modules, shards } = catalog
  if (wanted.length === 0) return []
  const terms = correctTerms(wanted, vocabularyOf(catalog))
  const ranks: number[] = []
  for (const shard of shards) {
    const scores = scoreModules(shard.words, terms)
    shard.modules.forEach((module, at) => {
      const score = numberAt(scores, at)
      // One number for both, as numbers are sorted fastest: the higher score first, then the lower position.
      if (score > 0 && filter(module))
        ranks.push((MAX_SCORE - score) * modules.length + numberAt(shard.positions, at))
    })
  }
  const best = Float64Array.from(ranks).sort().slice(0, count)
  return [...best].flatMap((rank) => modules[rank % modules.length] ?? [])
}

/** Of each catalog in which a word was missing. */
const wordsOfCatalogs = new WeakMap<Catalog, ReadonlySet<string>>()

function vocabularyOf(catalog: Catalog): Vocabulary {
  return {
    has: (word, isOpen) => catalog.shards.some(({ words }) => hasWord(words, word, isOpen)),
    words: () => {
      const known = wordsOfCatalogs.get(catalog)
      if (known !== undefined) return known
      const words = new Set<string>()
      for (const shard of catalog.shards) for (const word of shard.words.words) words.add(word)
      wordsOfCatalogs.set(catalog, words)
      return words
    },
  }
}
