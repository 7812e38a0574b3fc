import { quote, RegistryError, shortList } from '../base/error.ts'
import { listedVersions, type ModuleDocument, type RegistryDocument } from '../index/format/documents.ts'
import { type IndexFiles, moduleIn } from '../index/format/index-files.ts'
import { parseReplacement } from '../index/format/marks.ts'
import { latestOf } from '../index/format/module-list.ts'
import { modulePath } from '../index/format/paths.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { sortVersions } from '../module/version.ts'
import { isOfFile, versionsIn } from './file-marked-module.ts'
import { type FileMark, type MarksFile, modulesOf } from './marks-file.ts'
import { type Actor, refuseForeignDecision } from './permission.ts'
import type { VersionRange } from './version-range.ts'

/** A file of marks, and where each of them stands. */
export interface LocatedMarks {
  /** For messages. */
  readonly name: string
  readonly file: MarksFile
  /** Undefined where nobody knows. @param at number of the mark in the file, from 0 */
  readonly lineOf: (at: number) => number | undefined
}

/**
 * Asks whether an index has all that a file of marks names, by the rules of the commands. Throws INVALID_CONFIG that names every line with
 * its fix, NOT_OWNER for a run that may not decide about one of its modules, INDEX_INVALID.
 */
export async function checkMarks(
  { name, file, lineOf }: LocatedMarks,
  snapshot: IndexSnapshot,
  { registry, actor }: { readonly registry: RegistryDocument; readonly actor: Actor },
): Promise<void> {
  const replacements = file.marks.flatMap(({ replacement }) =>
    replacement === undefined ? [] : parseReplacement(replacement).address,
  )
  const named = [...file.marks.flatMap(modulesOf), ...replacements]
  const files = await snapshot.read([...new Set(named.map((each) => modulePath(each, 'module.json')))])
  const problems = file.marks.flatMap((mark, at) => {
    const found = [
      ...replacementProblems(mark, files),
      ...modulesOf(mark).flatMap((each) => problemsOf(mark, each, files)),
    ]
    const line = lineOf(at)
    return found.map((problem) => `${name}${line === undefined ? '' : ` line ${line}`}: ${problem}`)
  })
  if (problems.length > 0)
    throw new RegistryError(
      'INVALID_CONFIG',
      shortList(problems).join('\n'),
      'nothing was written; correct these lines, then run it again',
    )
  for (const address of file.marks.flatMap(modulesOf)) {
    const module = moduleIn(files, address)
    if (module !== undefined) refuseForeignDecision({ registry, module }, actor)
  }
}

/** Advice that leads nowhere is worse than none. */
function replacementProblems({ replacement }: FileMark, files: IndexFiles): string[] {
  if (replacement === undefined) return []
  const { address, version } = parseReplacement(replacement)
  const module = moduleIn(files, address)
  if (module !== undefined && (version === undefined || listedVersions(module).includes(version))) return []
  return [
    `the replacement ${quote(replacement)} is not in the index; name a module of it, or a listed version of one`,
  ]
}

function problemsOf(mark: FileMark, address: ModuleAddress, files: IndexFiles): string[] {
  const text = formatModuleAddress(address)
  const module = moduleIn(files, address)
  if (module === undefined) return [`the index has no module ${text}; remove it from the file, or correct it`]
  const { versions: range } = mark
  if (range === undefined) return []
  const versions = versionsIn(module, mark)
  // A version that was removed is gone for good, and its mark with it.
  const isRemoved = module.removed.some(({ version }) => range.allows(version))
  if (versions.length === 0 && !isRemoved) {
    const published = shortList(sortVersions(module.versions.map(({ version }) => version))).join(', ')
    return [`${text} has no published version ${quote(range.text)}; it has ${published || 'none'}`]
  }
  const latest = latestOf(module)
  const isOfLatest = versions.some((version) => version === latest)
  if (!isOfLatest || mark['allow-latest'] || isMade(mark, range, module)) return []
  return [`${text} ${latest} is the latest version; publish its successor first, or add "allow-latest: true"`]
}

/** Whether the file has made this deprecation before: later versions that it covers need no new word. */
function isMade({ deprecate }: FileMark, range: VersionRange, { deprecations }: ModuleDocument): boolean {
  return (
    deprecate !== undefined && deprecations.some((each) => isOfFile(each) && each.versions === range.text)
  )
}
