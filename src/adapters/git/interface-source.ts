import type { ModuleInterface } from '../../interface/module-interface.ts'
import { isInterfaceFile, type ModuleFile } from '../../interface/read/module-files.ts'
import { TreeWalk } from '../../package/tree-walk.ts'
import type { InterfaceSource } from '../../publish/ports.ts'
import { InterfaceReader } from '../hcl/interface-reader.ts'
import type { Git } from './git.ts'
import { type ModulePath, ModuleTreeReader } from './module-tree.ts'
import type { GitObjects } from './objects.ts'

/** Reads module interfaces at commits; a file that commits share is parsed once. */
export class GitInterfaces implements InterfaceSource {
  readonly #objects: GitObjects
  readonly #trees: ModuleTreeReader
  readonly #reader = new InterfaceReader()

  constructor(objects: GitObjects, git: Git) {
    this.#objects = objects
    this.#trees = new ModuleTreeReader(objects, git)
  }

  prepare(): void {
    this.#reader.prepare()
  }

  atCommit(module: ModulePath): Promise<ModuleInterface> {
    return this.#reader.read(this.#files(module))
  }

  async *#files(module: ModulePath): AsyncGenerator<ModuleFile> {
    // Files that a package must not have are read, too: a comparison publishes nothing.
    const { files } = new TreeWalk(await this.#trees.read(module))
    const wanted = files.filter(({ path }) => isInterfaceFile(path))
    for await (const [{ path }, { oid, bytes }] of this.#objects.readEach('blob', wanted)) {
      yield { path, bytes, id: oid }
    }
  }
}
