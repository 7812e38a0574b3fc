import { RegistryError } from '../base/error.ts'
import { directoriesAbove, isWithin, rootPrefix } from '../package/package.ts'
import { extentOf, followLocalCalls } from '../publish/package-checks.ts'
import type { InterfaceSource, ModulePath } from '../publish/ports.ts'

/** What packages of a commit hold. */
export interface PackageContents {
  /** Equal for equal files and directories that commits have at a path, with all that links in them lead to; undefined where there is none. */
  idAt(at: ModulePath): Promise<string | undefined>
  /** The files and directories outside of a directory at which links in it end. Throws NOT_A_MODULE. */
  linkedAt(at: ModulePath): Promise<readonly string[]>
  /** The bytes of a file; undefined where a commit has none at a path. */
  fileAt(at: ModulePath): Promise<Uint8Array | undefined>
  /** The files that the package of a directory holds, by path in it; equal texts are equal files. Throws NOT_A_MODULE. */
  filesAt(at: ModulePath): Promise<ReadonlyMap<string, string>>
}

interface ModuleAt extends ModulePath {
  /** Up to which directory it may call others; undefined: its own alone. */
  readonly root: string | undefined
}

interface ContentsDependencies {
  readonly contents: PackageContents
  readonly interfaces: InterfaceSource
}

interface PackageChanges {
  /** From the root of the repository, sorted. */
  readonly files: readonly string[]
  /** The directories that the module is made of, at either commit: its own, and those that it calls beside it. */
  readonly directories: readonly string[]
  /** The files and directories elsewhere that links of the module lead to, at either commit. */
  readonly linked: readonly string[]
}

/**
 * The files of packages, and of the directories beside the module that it calls, which differ between two commits. Where the directories
 * are equal, no file in them is read.
 */
export async function packageChanges(
  base: ModuleAt,
  head: ModuleAt,
  dependencies: ContentsDependencies,
): Promise<PackageChanges> {
  const { contents } = dependencies
  const rootOf = ({ root, path }: ModuleAt) => root ?? path
  const isSamePlace = base.path === head.path && rootOf(base) === rootOf(head)
  const none = { files: [], directories: [head.path], linked: [] }
  if (isSamePlace && (await isEqual(base, head, [rootOf(head)], contents))) return none
  const before = await directoriesOf(base, dependencies)
  if (isSamePlace && before !== undefined && (await isEqual(base, head, before, contents)))
    return { files: [], directories: before, linked: [] }
  const after = (await directoriesOf(head, dependencies)) ?? [head.path]
  const old = before === undefined ? new Map<string, string>() : await filesOf(base, before, contents)
  const current = await filesOf(head, after, contents)
  const isMoved = base.path !== head.path && before && isAlone(base.path, before) && isAlone(head.path, after)
  const was = isMoved ? movedTo(old, base.path, head.path) : old
  const files = [...new Set([...was.keys(), ...current.keys()])].filter(
    (path) => was.get(path) !== current.get(path),
  )
  const linked = [...(await linkedOf(base, contents)), ...(await linkedOf(head, contents))]
  return { files: files.sort(), directories: [...new Set([...after, ...(before ?? [])])], linked }
}

/** Whether two commits have the same in these directories, and the same attribute files above them. */
async function isEqual(
  base: ModulePath,
  head: ModulePath,
  directories: readonly string[],
  { idAt }: PackageContents,
): Promise<boolean> {
  const paths = new Set(directories.flatMap((path) => [path, ...attributeFilesAbove(path)]))
  for (const path of paths)
    if ((await idAt({ commit: base.commit, path })) !== (await idAt({ commit: head.commit, path })))
      return false
  return true
}

function attributeFilesAbove(path: string): string[] {
  return directoriesAbove(path).map((directory) => `${rootPrefix(directory)}.gitattributes`)
}

/** The files and directories that the package of a module holds. Undefined where the commit has no such module. */
async function directoriesOf(
  { commit, path, root }: ModuleAt,
  { interfaces, contents }: ContentsDependencies,
): Promise<string[] | undefined> {
  const has = async (directory: string) => (await contents.idAt({ commit, path: directory })) !== undefined
  if (!(await has(path))) return undefined
  if (root === undefined) return [path]
  const loaded = await followLocalCalls(path, root, async (directory) =>
    (await has(directory)) ? interfaces.atCommit({ commit, path: directory }) : undefined,
  )
  const { packageRoot = path, packagePaths = [packageRoot] } = await extentOf(
    { commit, path },
    root,
    loaded,
    interfaces,
  )
  return [...packagePaths]
}

async function linkedOf(
  { commit, path, root }: ModuleAt,
  contents: PackageContents,
): Promise<readonly string[]> {
  if ((await contents.idAt({ commit, path })) === undefined) return []
  return contents.linkedAt({ commit, path: root ?? path })
}

/** Whether a module calls nothing beside its own directory. */
function isAlone(path: string, directories: readonly string[]): boolean {
  return directories.every((directory) => directory === path)
}

/** By path from the root of the repository. */
async function filesOf(
  { commit, path, root }: ModuleAt,
  directories: readonly string[],
  { filesAt }: PackageContents,
): Promise<Map<string, string>> {
  const packageRoot = isAlone(path, directories) ? path : (root ?? path)
  try {
    const files = await filesAt({ commit, path: packageRoot })
    const absolute = [...files].map(([file, id]) => [`${rootPrefix(packageRoot)}${file}`, id] as const)
    return new Map(absolute.filter(([file]) => directories.some((directory) => isWithin(file, directory))))
  } catch (error) {
    if (error instanceof RegistryError && error.code === 'NOT_A_MODULE') return new Map()
    throw error
  }
}

function movedTo(files: ReadonlyMap<string, string>, from: string, to: string): Map<string, string> {
  return new Map(
    [...files].map(([path, id]) => [`${rootPrefix(to)}${path.slice(rootPrefix(from).length)}`, id]),
  )
}
