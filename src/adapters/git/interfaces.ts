import type { ModuleInterface } from '../../interface/module-interface.ts'
import { isInterfaceFile } from '../../interface/read/module-files.ts'
import { TreeWalk } from '../../package/tree-walk.ts'
import type { InterfaceSource } from '../../publish/ports.ts'
import { type IdentifiedFile, InterfaceReader } from '../hcl/interface-reader.ts'
import { type ModuleLocation, ModuleSource } from './module-source.ts'
import type { GitObjects } from './objects.ts'
import type { Git } from './process.ts'

/** What the modules of commits offer; files that commits share are parsed once. */
export class GitInterfaces implements InterfaceSource {
  readonly #objects: GitObjects
  readonly #source: ModuleSource
  readonly #reader = new InterfaceReader()

  constructor(objects: GitObjects, git: Git) {
    this.#objects = objects
    this.#source = new ModuleSource(objects, git)
  }

  prepare(): void {
    this.#reader.prepare()
  }

  atCommit(location: ModuleLocation): Promise<ModuleInterface> {
    return this.#reader.read(this.#files(location))
  }

  async *#files(location: ModuleLocation): AsyncGenerator<IdentifiedFile> {
    // What would be refused as a package is looked at all the same: a comparison is no publication.
    const { files } = new TreeWalk(await this.#source.read(location))
    const wanted = files.filter(({ path }) => isInterfaceFile(path))
    for await (const [{ path }, { oid, bytes }] of this.#objects.readEach('blob', wanted)) {
      yield { path, bytes, id: oid }
    }
  }
}
