import { RegistryError } from '../../base/error.ts'
import { rootPrefix } from '../../package/package.ts'
import { notAModule } from '../../package/package-files.ts'
import { parseTerraformIgnore } from '../../package/terraform-ignore.ts'
import type { ModuleTree, TreeEntry } from '../../package/tree-walk.ts'
import type { ModulePath } from '../../publish/ports.ts'
import { ExportIgnore } from './attributes.ts'
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
