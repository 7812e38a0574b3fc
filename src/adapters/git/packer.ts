import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { RegistryError } from '../../base/error.ts'
import { PACKAGE_FORMAT, type Package, type PackagedFile } from '../../package/package.ts'
import { equalsTree, MAX_PACKAGE_BYTES, planFiles } from '../../package/package-files.ts'
import { Inspection } from '../../package/package-screening.ts'
import type { PlannedFile } from '../../package/tree-walk.ts'
import type { Packer, PackRequest } from '../../publish/ports.ts'
import { packZip, type ZipEntry } from '../filesystem/zip-writer.ts'
import type { Git } from './git.ts'
import { ModuleTreeReader } from './module-tree.ts'
import type { GitObjects } from './objects.ts'

/** Packs the module of a commit into a zip that depends on its tree alone, not on the work tree or the machine. */
export class GitPacker implements Packer {
  readonly #objects: GitObjects
  readonly #trees: ModuleTreeReader
  readonly #temporary: string

  /** @param temporary the directory that packages are written to, which exists as long as they are needed */
  constructor(objects: GitObjects, git: Git, temporary: string) {
    this.#objects = objects
    this.#trees = new ModuleTreeReader(objects, git)
    this.#temporary = temporary
  }

  /**
   * Throws NOT_FOUND, NOT_A_MODULE, UNSAFE_PACKAGE and SECRET_IN_PACKAGE (each with all paths), LIMIT_EXCEEDED;
   * then there is no file.
   */
  async pack(request: PackRequest): Promise<Package> {
    const tree = await this.#trees.read(request)
    const plan = planFiles(tree)
    const inspection = new Inspection(request.path, request.allow)
    const contents: PackagedFile[] = []
    const file = join(this.#temporary, `${randomUUID()}.zip`)
    try {
      const zip = await packZip(this.#readFiles(plan, inspection, contents), file)
      inspection.finish()
      const counts = { files: contents.length, equalsTree: equalsTree(tree, plan) }
      return { facts: { format: PACKAGE_FORMAT, ...zip, ...counts }, contents, file }
    } catch (error) {
      await rm(file, { force: true })
      throw error
    }
  }

  async *#readFiles(
    plan: readonly PlannedFile[],
    inspection: Inspection,
    contents: PackagedFile[],
  ): AsyncGenerator<ZipEntry> {
    let total = 0
    for await (const [{ path, source, executable }, { bytes }] of this.#objects.readEach('blob', plan)) {
      total += bytes.length
      if (total > MAX_PACKAGE_BYTES) throw tooLarge()
      inspection.look({ path, source }, bytes)
      contents.push({ path, mode: executable ? '0755' : '0644', size: bytes.length })
      yield { path, executable, bytes }
    }
  }
}

function tooLarge(): RegistryError {
  return new RegistryError(
    'LIMIT_EXCEEDED',
    `the files of the package have more than ${MAX_PACKAGE_BYTES} bytes`,
    'leave files out with "export-ignore" in .gitattributes or with .terraformignore',
  )
}
