import { quote } from '../base/error.ts'
import { MAX_COMPONENT_BYTES } from './limits.ts'
import { isModuleConfiguration, isNeeded } from './needed-files.ts'
import type { PackageProblem } from './package-problem.ts'

// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const RESERVED_NAME = /^(con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³]|conin\$|conout\$) *(\.|$)/i
const RESERVED_CHARACTER = /[<>:"|?*\\]/
// Characters that HFS+ leaves out when it compares names, so that `.g\u200cit` is `.git`, as in Git's own check.
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g

/** Whether the name of a file or directory in the path is `.git` on some file system: Git itself checks no such commit out. */
export function isGitDirectory(path: string): boolean {
  return path
    .split('/')
    .some((component) => /^(\.git|git~1)$/i.test(component.replaceAll(IGNORED_BY_HFS, '')))
}

/** Why Linux, macOS or Windows cannot store a file of this path; undefined where all can. */
export function storageRule(path: string): string | undefined {
  return path.split('/').map(componentRule).find(Boolean)
}

function componentRule(component: string): string | undefined {
  if (/\p{Cc}/u.test(component)) return 'the name contains a control character'
  if (RESERVED_CHARACTER.test(component)) return 'the name contains one of < > : " | ? * \\'
  if (RESERVED_NAME.test(component)) return 'the name is reserved on Windows'
  if (/[. ]$/.test(component)) return 'the name ends in a dot or a blank, which Windows drops'
  if (Buffer.byteLength(component) > MAX_COMPONENT_BYTES) {
    return `the name is longer than ${MAX_COMPONENT_BYTES} bytes`
  }
  return undefined
}

/** Paths, or directories in them, that a file system without letter case or with another Unicode form takes for one. */
export function findCollisions(paths: readonly string[]): PackageProblem[] {
  const spellings = new Map<string, string>()
  const collisions = new Map<string, PackageProblem>()
  for (const name of namesOf(paths)) {
    const folded = fold(name)
    const other = spellings.get(folded)
    if (other === undefined) spellings.set(folded, name)
    else collisions.set(name, collision(name, other, paths))
  }
  return [...collisions.values()]
}

/** Every file, duplicates included, and every directory once, with a slash at the end. */
function namesOf(paths: readonly string[]): string[] {
  const directories = new Set<string>()
  for (const path of paths) {
    let end = path.lastIndexOf('/')
    while (end > 0 && !directories.has(path.slice(0, end + 1))) {
      directories.add(path.slice(0, end + 1))
      end = path.lastIndexOf('/', end - 1)
    }
  }
  return [...directories, ...paths]
}

function collision(name: string, other: string, paths: readonly string[]): PackageProblem {
  // Directories are merged, so that nothing is lost but the border between two modules.
  const isMerged = name.endsWith('/') && other.endsWith('/')
  return {
    path: trimmed(name),
    rule: `the same name as ${quote(trimmed(other))} on file systems that ignore letter case or Unicode form`,
    fix: 'rename one of the two',
    isInClone: true,
    isNeeded: isMerged
      ? paths.some((path) => path.startsWith(name) && isModuleConfiguration(path))
      : isNeeded(trimmed(name)) || isNeeded(trimmed(other)),
  }
}

/** Unicode's full case folding, under which ẞ, ß and ss are one: no single conversion has it. https://www.unicode.org/versions/latest/core-spec/chapter-3/#G34145 */
function fold(name: string): string {
  return trimmed(name).normalize('NFD').toLowerCase().toUpperCase().normalize('NFD')
}

function trimmed(name: string): string {
  return name.endsWith('/') ? name.slice(0, -1) : name
}
