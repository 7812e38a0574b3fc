import { RegistryError } from '../base/error.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { itemAddress, parseModuleList } from './format/module-list.ts'
import { MODULE_LIST_PATH, nameListPath, namespaceListPath } from './format/paths.ts'
import type { IndexSnapshot } from './ports.ts'

/** NOT_FOUND for a module that the index does not have, with the one that somebody probably meant. */
export async function unknownModule(snapshot: IndexSnapshot, address: ModuleAddress): Promise<RegistryError> {
  const paths = [nameListPath(address), namespaceListPath(address), MODULE_LIST_PATH]
  const files = await snapshot.read(paths)
  const known = paths.flatMap((path) => parseModuleList(path, files.get(path)).modules.map(itemAddress))
  const ofName = known.find((each) => each.startsWith(`${address.namespace}/${address.name}/`))
  const meant = closest(formatModuleAddress(address), known) ?? ofName
  return new RegistryError(
    'NOT_FOUND',
    `the index has no module ${formatModuleAddress(address)}${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    'name one of its modules: module-registry status --index … lists them',
  )
}

/** Letters that may be wrong in a name for which another one is suggested. */
const MAX_WRONG_LETTERS = 2

/** The known name that somebody probably meant; undefined where none is close. */
function closest(text: string, known: readonly string[]): string | undefined {
  const distances = known.map((name): [name: string, distance: number] => [name, distance(text, name)])
  const [best] = distances.toSorted(([, a], [, b]) => a - b)
  return best !== undefined && best[1] <= Math.min(MAX_WRONG_LETTERS, text.length / 2) ? best[0] : undefined
}

/** Letters to add, take away or replace. https://en.wikipedia.org/wiki/Levenshtein_distance */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MAX_WRONG_LETTERS) return Number.POSITIVE_INFINITY
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1]
    for (let column = 1; column < row.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
