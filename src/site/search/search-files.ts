import { createHash } from 'node:crypto'
import { z } from 'zod'
import { groupBy } from '../../base/group.ts'
import { parseJson } from '../../base/schema.ts'
import { wordsWithFields } from '../../search/word-index.ts'
import { decodeIds, encodeIds } from './postings.ts'
import { addressOf, byNewest, moduleOfRow, rowOf, type SearchModule, searchedText } from './search-module.ts'
import {
  filterWord,
  ID_DIGITS,
  modulesPath,
  ORDER_PATH,
  SEARCH_INFO_PATH,
  type StaticSearch,
  VOCABULARY_PATH,
  wordsFile,
  wordsPath,
} from './search-paths.ts'

/**
 * The files that a browser searches in. What they are follows from the modules alone: a module is known by the first digits of the
 * hash of its address, so that one that comes or goes changes the files of its own words and no other. Two modules may
 * share an id: the browser looks at the modules themselves before it shows them. docs/decisions/0041-search-in-the-browser.md
 */

/** Text by path; null for a file that goes. */
export type SearchFiles = ReadonlyMap<string, string | null>

/** Gives a file of the last time. */
type ReadFile = (path: string) => Uint8Array | undefined | Promise<Uint8Array | undefined>

/** By word, by its fields as a number, the encoded ids of the modules. */
type WordsFile = Record<string, Record<string, string>>

/** One file of modules has about so many. */
const MODULES_IN_FILE = 16

const text = z.string()
const wordsSchema = z.record(text, z.record(text, text))
const rowsSchema = z.array(z.tuple([z.number(), text, text, text, text, text, text, text]))
const infoSchema = z.object({ modules: z.number(), digits: z.number(), words: text })

/** All files. */
export function searchFiles(modules: readonly SearchModule[]): SearchFiles {
  const words = new Map<string, Map<number, number[]>>()
  const byId = [...groupBy(modules, (module) => String(idOf(module)))]
    .map(([id, group]) => ({ id: Number(id), group }))
    .sort((a, b) => a.id - b.id)
  for (const { id, group } of byId) {
    for (const [word, fields] of wordsOfModules(group)) {
      const ids = words.get(word) ?? new Map<number, number[]>()
      words.set(word, ids.set(fields, appended(ids.get(fields), id)))
    }
  }
  const digits = digitsFor(modules.length)
  const files = new Map<string, string>()
  const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [path, group] of groupBy(sorted, ([word]) => wordsPath(word)))
    files.set(path, formatWords(Object.fromEntries(group.map(([word, ids]) => [word, encoded(ids)]))))
  for (const [path, groups] of groupBy(byId, ({ id }) => modulesPath(id, digits)))
    files.set(path, formatRows(groups.flatMap(({ group }) => group)))
  const vocabulary = sorted.map(([word]) => word).filter(isWord)
  return new Map([...files, ...wholeFiles(modules, vocabulary, digits)])
}

/**
 * The files that change because these modules came, changed or went. Gives undefined where all files have to be written.
 * @param changed addresses
 */
export async function searchChanges(
  modules: readonly SearchModule[],
  changed: ReadonlySet<string>,
  read: ReadFile,
): Promise<SearchFiles | undefined> {
  const info = parsed(infoSchema, await read(SEARCH_INFO_PATH))
  const vocabulary = parsed(z.array(text), await read(VOCABULARY_PATH))
  const digits = digitsFor(modules.length)
  if (info?.digits !== digits || vocabulary === undefined) return undefined
  const change = new SearchChange(read, digits)
  const now = new Map(modules.map((module) => [addressOf(module), module]))
  for (const [id, addresses] of groupBy([...changed], (address) => String(idOfAddress(address))))
    await change.replace(Number(id), addresses, now)
  const files = change.files()
  const known = new Set(vocabulary)
  for (const [word, isThere] of change.words) {
    if (isThere) known.add(word)
    else known.delete(word)
  }
  return new Map([...files, ...wholeFiles(modules, [...known].sort(), digits)])
}

/** The files that follow from all modules. */
function wholeFiles(
  modules: readonly SearchModule[],
  vocabulary: readonly string[],
  digits: number,
): readonly (readonly [string, string])[] {
  const words = [...new Set(vocabulary.map(wordsFile))].sort().join(' ')
  const info: StaticSearch = { modules: modules.length, digits, words }
  const order = modules.toSorted(byNewest).map((module) => idOf(module).toString(16).padStart(ID_DIGITS, '0'))
  const bytes = Buffer.from(order.join(''), 'hex').toString('base64')
  return [
    [SEARCH_INFO_PATH, line(info)],
    [VOCABULARY_PATH, line(vocabulary)],
    [ORDER_PATH, line(bytes)],
  ]
}

/** What changes in the files of words and of modules. */
class SearchChange {
  readonly #read: ReadFile
  readonly #digits: number
  readonly #modules = new Map<string, readonly SearchModule[]>()
  readonly #wordFiles = new Map<string, WordsFile>()
  /** The words that are there now, and those that are gone. */
  readonly words = new Map<string, boolean>()

  constructor(read: ReadFile, digits: number) {
    this.#read = read
    this.#digits = digits
  }

  async replace(
    id: number,
    addresses: readonly string[],
    now: ReadonlyMap<string, SearchModule>,
  ): Promise<void> {
    const path = modulesPath(id, this.#digits)
    const rows = this.#modules.get(path) ?? parsed(rowsSchema, await this.#read(path))?.map(moduleOfRow) ?? []
    const before = rows.filter((module) => idOf(module) === id)
    const kept = before.filter((module) => !addresses.includes(addressOf(module)))
    const after = [...kept, ...addresses.flatMap((address) => now.get(address) ?? [])]
    this.#modules.set(path, [...rows.filter((module) => idOf(module) !== id), ...after])
    const [gone, come] = [wordsOfModules(before), wordsOfModules(after)]
    for (const word of new Set([...gone.keys(), ...come.keys()])) {
      const [old, fields] = [gone.get(word), come.get(word)]
      if (old !== fields) await this.#moveWord(word, id, { from: old, to: fields })
    }
  }

  files(): Map<string, string | null> {
    const modules = [...this.#modules].map(([path, rows]) => [path, formatRows(rows)] as const)
    const words = [...this.#wordFiles].map(([path, file]) => [path, formatWords(file)] as const)
    return new Map([...modules, ...words].map(([path, file]) => [path, isEmpty(file) ? null : file]))
  }

  async #moveWord(
    word: string,
    id: number,
    { from, to }: { readonly from: number | undefined; readonly to: number | undefined },
  ): Promise<void> {
    const path = wordsPath(word)
    const file = this.#wordFiles.get(path) ?? parsed(wordsSchema, await this.#read(path)) ?? {}
    this.#wordFiles.set(path, file)
    const postings = (Object.hasOwn(file, word) ? file[word] : undefined) ?? {}
    const edit = (fields: number, change: (ids: number[]) => number[]) => {
      const ids = change(decodeIds(postings[fields] ?? ''))
      if (ids.length === 0) delete postings[fields]
      else postings[fields] = encodeIds(ids)
    }
    if (from !== undefined) edit(from, (ids) => ids.filter((each) => each !== id))
    if (to !== undefined) edit(to, (ids) => [...ids, id].sort((a, b) => a - b))
    if (Object.keys(postings).length === 0) delete file[word]
    else file[word] = postings
    if (isWord(word)) this.words.set(word, Object.hasOwn(file, word))
  }
}

/** The words of all modules with one id, and what stands for their namespaces and systems. */
function wordsOfModules(modules: readonly SearchModule[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const module of modules) {
    for (const [word, fields] of wordsWithFields(searchedText(module)))
      found.set(word, (found.get(word) ?? 0) | fields)
    found.set(filterWord('namespace', module.namespace), 0)
    found.set(filterWord('system', module.system), 0)
  }
  return found
}

function appended(ids: number[] | undefined, id: number): number[] {
  if (ids === undefined) return [id]
  ids.push(id)
  return ids
}

function digitsFor(modules: number): number {
  let digits = 1
  while (16 ** digits * MODULES_IN_FILE < modules && digits < ID_DIGITS - 1) digits += 1
  return digits
}

function idOf(module: SearchModule): number {
  return idOfAddress(addressOf(module))
}

function idOfAddress(address: string): number {
  return Number.parseInt(createHash('sha256').update(address).digest('hex').slice(0, ID_DIGITS), 16)
}

function isWord(word: string): boolean {
  return !word.includes(':')
}

function encoded(ids: ReadonlyMap<number, readonly number[]>): Record<string, string> {
  return Object.fromEntries([...ids].map(([fields, each]) => [fields, encodeIds(each)]))
}

function formatWords(file: WordsFile): string {
  return line(Object.fromEntries(Object.entries(file).sort(([a], [b]) => (a < b ? -1 : 1))))
}

function formatRows(modules: readonly SearchModule[]): string {
  return line(
    modules
      .toSorted((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1))
      .map((module) => rowOf(idOf(module), module)),
  )
}

function isEmpty(file: string): boolean {
  return file === '{}\n' || file === '[]\n'
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}

function parsed<T>(schema: z.ZodType<T>, bytes: Uint8Array | undefined): T | undefined {
  return bytes && parseJson(schema, bytes)
}
