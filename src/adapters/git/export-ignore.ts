import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { BoundedMap } from '../../base/bounded-map.ts'
import { RegistryError } from '../../base/error.ts'
import { getOrInsert } from '../../base/get-or-insert.ts'
import type { GitObjects, WantedObject } from './objects.ts'

/** Bytes of what .gitattributes files say of paths, about. What was not used for longest is asked again. */
const MAX_CACHED_ATTRIBUTE_BYTES = 8 * 1024 * 1024

/** Bytes of memory for what is said of each path. */
const VERDICT_BYTES = 250

/**
 * Says which files `export-ignore` excludes, by the `.gitattributes` files of a commit and nothing else, as `git archive`
 * does. Git itself decides, but it runs only when one of the files mentions the attribute, and only for new paths.
 * https://git-scm.com/docs/gitattributes#_export_ignore
 */
export function exportIgnore(objects: GitObjects) {
  const known = new BoundedMap<Map<string, boolean>>(MAX_CACHED_ATTRIBUTE_BYTES)
  const areMentioned = async (attributeFiles: readonly WantedObject[]) => {
    let isFound = false
    for await (const [, { bytes }] of objects.readEach('blob', attributeFiles))
      isFound ||= bytes.includes('export-ignore')
    return isFound
  }
  /**
   * Returns those of the paths, relative to the root of the repository, that are excluded themselves or with a directory above
   * them. Throws UNSAFE_PACKAGE where git cannot apply the attribute files, NOT_FOUND where one of them is missing.
   */
  return async (attributeFiles: readonly WantedObject[], paths: readonly string[]): Promise<Set<string>> => {
    if (!(await areMentioned(attributeFiles))) return new Set()
    const key = attributeFiles.map(({ path, oid }) => `${oid} ${path}\0`).join('')
    const verdicts = known.get(key) ?? new Map<string, boolean>()
    const unknown = [...withDirectories(paths)].filter((path) => !verdicts.has(path))
    if (unknown.length > 0) {
      for (const [path, ignored] of await checkAttributes(objects, attributeFiles, unknown))
        verdicts.set(path, ignored)
      known.set(key, verdicts, verdicts.size * VERDICT_BYTES)
    }
    return excludedOf(paths, verdicts)
  }
}

async function checkAttributes(
  objects: GitObjects,
  attributeFiles: readonly WantedObject[],
  paths: readonly string[],
): Promise<Map<string, boolean>> {
  const indexFile = join(objects.gitDirectory, `index-${randomUUID()}`)
  const run = async (args: readonly string[], lines: readonly string[]) => {
    const input = lines.map((line) => `${line}\0`).join('')
    const { code, stdout, stderr } = await objects.run(args, { indexFile, input })
    if (code === 0) return stdout
    throw new RegistryError(
      'UNSAFE_PACKAGE',
      `git could not apply the .gitattributes files of the commit: ${stderr.trim()}`,
      'correct the line that git names',
    )
  }
  const files = attributeFiles.map(({ oid, path }) => `100644 ${oid}\t${path}`)
  await run(['update-index', '-z', '--add', '--index-info'], files)
  const checked = await run(['check-attr', '-z', '--stdin', '--cached', 'export-ignore'], paths)
  const fields = checked.split('\0')
  return new Map(paths.map((path, index) => [path, fields[3 * index + 2] === 'set']))
}

/** The paths and the directories above them, each once. Directories end in a slash: Git applies rules for directories to those only. */
function withDirectories(paths: readonly string[]): Set<string> {
  const names = new Set(paths)
  for (const path of paths) {
    for (let name = parentOf(path); name !== '' && !names.has(name); name = parentOf(name)) names.add(name)
  }
  return names
}

/** Those of the paths that have a verdict against them or against a directory above them. */
function excludedOf(paths: readonly string[], verdicts: ReadonlyMap<string, boolean>): Set<string> {
  const known = new Map([['', false]])
  const isExcluded = (name: string): boolean => {
    return getOrInsert(known, name, () => verdicts.get(name) === true || isExcluded(parentOf(name)))
  }
  return new Set(paths.filter(isExcluded))
}

/** The directory above, with a slash at its end; `''` for the root. */
function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/', name.length - 2) + 1)
}
