import { type RunWork, runWork } from '../../base/run-work.ts'
import { type License, licenseIdentifier, selectLicense } from '../../module/license.ts'
import { MAX_LICENSE_BYTES } from '../../module/limits.ts'
import type { ModulePath } from '../../publish/ports.ts'
import { type GitObjects, notFound, type WantedObject } from './objects.ts'
import { parseTree, readAt } from './tree.ts'

const REGULAR_FILE = /^100/

/** Reads the licences of modules from commits. The same file of many tags is read once. */
export class LicenseReader {
  readonly #objects: GitObjects
  readonly #run: RunWork
  readonly #identifiers = new Map<string, string | undefined>()

  constructor(objects: GitObjects, run = runWork) {
    this.#objects = objects
    this.#run = run
  }

  /** The file in the directory of the module, else in the root of the repository; undefined without one. */
  async read({ commit, path }: ModulePath): Promise<License | undefined> {
    const own = path === '' ? undefined : await this.#readIn(commit, path)
    return own ?? this.#readIn(commit, '')
  }

  async #readIn(commit: string, directory: string): Promise<License | undefined> {
    const tree = await readAt(this.#objects, { commit, path: directory })
    const entries = tree?.type === 'tree' ? parseTree(tree.bytes, directory) : []
    const files = entries.filter(({ mode }) => REGULAR_FILE.test(mode))
    const name = selectLicense(files.map((entry) => entry.path))
    const found = files.find((entry) => entry.path === name)
    if (found === undefined) return undefined
    const file = directory === '' ? found.path : `${directory}/${found.path}`
    const identifier = await this.#identifierOf({ oid: found.oid, path: file })
    return { file, ...(identifier === undefined ? {} : { identifier }) }
  }

  async #identifierOf({ oid, path }: WantedObject): Promise<string | undefined> {
    if (this.#identifiers.has(oid)) return this.#identifiers.get(oid)
    const blob = await this.#objects.read(oid)
    if (blob === undefined) throw notFound(oid, path)
    const { bytes } = blob
    const text = bytes.length > MAX_LICENSE_BYTES ? '' : new TextDecoder().decode(bytes)
    const identifier = this.#run(() => licenseIdentifier(text))
    this.#identifiers.set(oid, identifier)
    return identifier
  }
}
