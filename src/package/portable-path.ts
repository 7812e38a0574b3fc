import { quote } from '../base/error.ts'
import { MAX_COMPONENT_BYTES } from './limits.ts'
import type { PackageProblem } from './package-problem.ts'

// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const RESERVED_NAME = /^(con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³]|conin\$|conout\$) *(\.|$)/i
const RESERVED_CHARACTER = /[<>:"|?*\\]/
// Characters that HFS+ leaves out when it compares names, so that `.g\u200cit` is `.git`, as in Git's own check.
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g

/**
 * Paths that are not the same files on Linux, macOS and Windows.
 * @param root prefix for the paths in the problems: empty, or a directory with a slash at the end
 */
export function findUnportable(paths: readonly string[], root: string): PackageProblem[] {
  const unportable = paths.flatMap((path) => {
    const rule = path.split('/').map(componentRule).find(Boolean)
    return rule === undefined ? [] : { path: `${root}${path}`, rule, fix: 'rename it' }
  })
  return [...unportable, ...findCollisions(paths, root)]
}

function componentRule(component: string): string | undefined {
  if (/^(\.git|git~1)$/i.test(component.replaceAll(IGNORED_BY_HFS, ''))) {
    return 'a ".git" in a package could take over the repository into which it is unpacked'
  }
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
function findCollisions(paths: readonly string[], root: string): PackageProblem[] {
  const spellings = new Map<string, string>()
  const problems = new Map<string, PackageProblem>()
  for (const name of namesOf(paths)) {
    const folded = fold(name)
    const other = spellings.get(folded)
    if (other === undefined) spellings.set(folded, name)
    else problems.set(name, collision(`${root}${trimmed(name)}`, `${root}${trimmed(other)}`))
  }
  return [...problems.values()]
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

function collision(path: string, other: string): PackageProblem {
  return {
    path,
    rule: `the same name as ${quote(other)} on file systems that ignore letter case or Unicode form`,
    fix: 'rename one of the two',
  }
}

/** Unicode's full case folding, under which ẞ, ß and ss are one: no single conversion has it. https://www.unicode.org/versions/latest/core-spec/chapter-3/#G34145 */
function fold(name: string): string {
  return trimmed(name).normalize('NFD').toLowerCase().toUpperCase().normalize('NFD')
}

function trimmed(name: string): string {
  return name.endsWith('/') ? name.slice(0, -1) : name
}
