import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { BoundedMap } from '../../base/bounded-map.ts'
import { RegistryError } from '../../base/error.ts'
import { rootPrefix } from '../../package/package.ts'
import { type ModuleTree, notAModule, type TreeEntry } from '../../package/package-files.ts'
import { parseTerraformIgnore } from '../../package/path-pattern.ts'
import type { ModulePath } from '../../publish/ports.ts'
import { MAX_CACHED_ATTRIBUTE_BYTES, TREE_ENTRY_BYTES } from './limits.ts'
import type { GitObjects, WantedObject } from './objects.ts'
import { DIRECTORY_MODE, GitTrees } from './tree.ts'

/** Reads the file names of a module at a commit, the targets of its links, and the paths that its ignore files exclude. */
export class ModuleTreeReader {
  /** Has the contents of the files too. */
  readonly objects: GitObjects
  readonly #trees: GitTrees
  readonly #exportIgnore: ExportIgnore

  constructor(objects: GitObjects) {
    this.objects = objects
    this.#trees = new GitTrees(objects)
    this.#exportIgnore = new ExportIgnore(objects)
  }

  /**
   * Throws NOT_FOUND when the commit or a tree is missing, NOT_A_MODULE when there is no such directory, LIMIT_EXCEEDED when
   * there are too many files, UNSAFE_PACKAGE for a damaged directory or attribute file.
   */
  async read({ commit, path: root }: ModulePath): Promise<ModuleTree> {
    const { tree, attributeFiles } = await this.#findTree(await this.#rootTree(commit), root)
    const entries = await this.#trees.readBelow(tree)
    const prefix = rootPrefix(root)
    const absolute = entries.map((entry) => ({ ...entry, path: `${prefix}${entry.path}` }))
    const exported = await this.#exportIgnore.select(
      [...attributeFiles, ...absolute.filter(isAttributeFile)],
      absolute.map(({ path }) => path),
    )
    const ignored = await this.#terraformIgnore(entries)
    return {
      root,
      entries,
      targets: await this.#linkTargets(entries),
      excluded: (path) => exported.has(`${prefix}${path}`) || ignored(path),
    }
  }

  async #rootTree(commit: string): Promise<string> {
    const object = await this.objects.read(commit)
    const [, tree] = /^tree ([0-9a-f]{40})\n/.exec(object?.bytes.toString('latin1', 0, 64) ?? '') ?? []
    if (object?.type === 'commit' && tree !== undefined) return tree
    throw new RegistryError(
      'NOT_FOUND',
      `the commit ${commit} is not in the repository`,
      `fetch it: git fetch origin ${commit}`,
    )
  }

  /** The tree of the module, and the attribute files of the directories above it. */
  async #findTree(rootTree: string, root: string): Promise<{ tree: string; attributeFiles: WantedObject[] }> {
    const attributeFiles: WantedObject[] = []
    let directory: WantedObject = { oid: rootTree, path: '' }
    for (const name of root.split('/').filter((component) => component !== '')) {
      const entries = await this.#trees.read([directory])
      const wanted = `${rootPrefix(directory.path)}${name}`
      const found = entries.find(({ path, mode }) => path === wanted && mode === DIRECTORY_MODE)
      if (found === undefined) throw notAModule(root, await this.#filesBelow(rootTree))
      attributeFiles.push(...entries.filter(isAttributeFile))
      directory = found
    }
    return { tree: directory.oid, attributeFiles }
  }

  async #filesBelow(rootTree: string): Promise<string[]> {
    return (await this.#trees.readBelow(rootTree)).map(({ path }) => path)
  }

  async #terraformIgnore(entries: readonly TreeEntry[]): Promise<(path: string) => boolean> {
    const file = entries.filter(({ path, mode }) => path === '.terraformignore' && isRegular(mode))
    for await (const [, { bytes }] of this.objects.readEach('blob', file)) {
      return parseTerraformIgnore(bytes.toString())
    }
    return () => false
  }

  async #linkTargets(entries: readonly TreeEntry[]): Promise<Map<string, string>> {
    const targets = new Map<string, string>()
    const links = entries.filter(({ mode }) => mode === '120000')
    for await (const [{ path }, { bytes }] of this.objects.readEach('blob', links)) {
      targets.set(path, bytes.toString())
    }
    return targets
  }
}

function isAttributeFile({ path, mode }: TreeEntry): boolean {
  return isRegular(mode) && /(^|\/)\.gitattributes$/.test(path)
}

function isRegular(mode: string): boolean {
  return mode.startsWith('100')
}

/**
 * Says which files `export-ignore` excludes, by the `.gitattributes` files of a commit and nothing else, as `git archive`
 * does. Git itself decides, but it runs only when one of the files mentions the attribute, and only for new paths.
 * https://git-scm.com/docs/gitattributes#_export_ignore
 */
class ExportIgnore {
  readonly #objects: GitObjects
  readonly #mentions = new Map<string, boolean>()
  readonly #verdicts = new BoundedMap<Map<string, boolean>>(MAX_CACHED_ATTRIBUTE_BYTES)

  constructor(objects: GitObjects) {
    this.#objects = objects
  }

  /**
   * Returns those of the paths, relative to the root of the repository, that are excluded themselves or with a directory above
   * them. Throws UNSAFE_PACKAGE where git cannot apply the attribute files, NOT_FOUND where one of them is missing.
   */
  async select(attributeFiles: readonly WantedObject[], paths: readonly string[]): Promise<Set<string>> {
    if (!(await this.#mentioned(attributeFiles))) return new Set()
    const key = attributeFiles.map(({ path, oid }) => `${oid} ${path}\0`).join('')
    const verdicts = this.#verdicts.get(key) ?? new Map<string, boolean>()
    const unknown = [...withDirectories(paths)].filter((path) => !verdicts.has(path))
    if (unknown.length > 0) {
      for (const [path, ignored] of await this.#ask(attributeFiles, unknown)) verdicts.set(path, ignored)
      this.#verdicts.set(key, verdicts, verdicts.size * TREE_ENTRY_BYTES)
    }
    return excludedOf(paths, verdicts)
  }

  async #mentioned(attributeFiles: readonly WantedObject[]): Promise<boolean> {
    const unread = attributeFiles.filter(({ oid }) => !this.#mentions.has(oid))
    for await (const [, { oid, bytes }] of this.#objects.readEach('blob', unread)) {
      this.#mentions.set(oid, bytes.includes('export-ignore'))
    }
    return attributeFiles.some(({ oid }) => this.#mentions.get(oid))
  }

  async #ask(
    attributeFiles: readonly WantedObject[],
    paths: readonly string[],
  ): Promise<Map<string, boolean>> {
    const indexFile = join(this.#objects.gitDirectory, `index-${randomUUID()}`)
    const run = async (args: readonly string[], lines: readonly string[]) => {
      const input = lines.map((line) => `${line}\0`).join('')
      const { code, stdout, stderr } = await this.#objects.run(args, { indexFile, input })
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
    const answer = known.get(name) ?? (verdicts.get(name) === true || isExcluded(parentOf(name)))
    known.set(name, answer)
    return answer
  }
  return new Set(paths.filter(isExcluded))
}

/** The directory above, with a slash at its end; `''` for the root. */
function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/', name.length - 2) + 1)
}
