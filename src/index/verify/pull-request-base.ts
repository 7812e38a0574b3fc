import { quote } from '../../base/error.ts'
import { formatModuleAddress, type ModuleAddress, splitAddress } from '../../module/module-address.ts'
import { formatReleaseDocument, type RegistryDocument, type ReleaseDocument } from '../format/documents.ts'
import {
  catalogChain,
  isListPath,
  MODULES_DIRECTORY,
  modulePath,
  REGISTRY_PATH,
  versionPath,
} from '../format/paths.ts'
import { catalogNeighbours, updateLists } from '../plan/catalog-plan.ts'
import { LISTS, type ListedModule, registryFiles } from '../plan/file-table.ts'
import type { IndexContents } from '../ports.ts'
import { FolderFiles } from '../walk/folder-files.ts'
import type { WalkedModule } from '../walk/module-walk.ts'
import type { Problem } from '../walk/problem.ts'
import { notOnBranch } from './history.ts'
import { isUnread } from './list-check.ts'
import type { ModuleAudit, PackageAudit } from './package-audit.ts'
import type { IndexHistory } from './ports.ts'

/** The folder of a module. */
const FOLDER = /^v1\/modules\/[^/]+\/[^/]+\/[^/]+(?=\/)/

/** The commit that a pull request is onto. */
export interface PullRequestBase extends Pick<IndexContents, 'read' | 'stream'> {
  /** 40 hex. */
  readonly commit: string
  /** The modules that are changed since, the other files that are, and those of the registry itself. */
  changedContents(contents: IndexContents, registry: RegistryDocument): IndexContents
  /** The check of the lists that show the changed modules. */
  listsOf(contents: IndexContents, add: (problem: Problem) => void): ChangedLists
  /** The audit of the releases alone that the commit does not have. */
  newPackages(packages: Pick<PackageAudit, 'auditModule'> | undefined): ModuleAudit | undefined
}

/** Throws INVALID_INPUT for a commit that is not on the branch. */
export async function openBase(base: string, history: IndexHistory | undefined): Promise<PullRequestBase> {
  const commit = await history?.resolve(base)
  if (history === undefined || commit === undefined) throw notOnBranch('--base', base)
  const atBase = async ({ address, version }: ReleaseDocument) => {
    const bytes = await history.read(`${commit}:${versionPath(address, version, 'release.json')}`)
    return bytes && Buffer.from(bytes).toString()
  }
  return {
    commit,
    async read() {
      const registry = await history.read(`${commit}:${REGISTRY_PATH}`)
      return new Map(registry === undefined ? [] : [[REGISTRY_PATH, registry]])
    },
    stream: async () => false,
    changedContents: (contents, registry) => ({
      commit: contents.commit,
      read: (files) => contents.read(files),
      stream: (file, into) => contents.stream(file, into),
      async *list() {
        const { changes } = await history.difference(commit)
        const changed = changes.map(({ path }) => FOLDER.exec(path)?.[0] ?? path)
        const own = registryFiles(registry).map(([path]) => path)
        // A changed list is compared with what the changed modules make of it, the list of all modules too.
        const isOwn = (path: string) => changed.includes(path) || !isListPath(path)
        yield* contents.listBelow?.([...new Set([...changed, ...own.filter(isOwn)])]) ?? contents.list()
      },
    }),
    listsOf: (contents, add) => new ChangedLists(contents, add, { base: commit, history }),
    newPackages: (packages) =>
      packages && {
        async auditModule(releases, shown) {
          const known = await Promise.all(releases.map(async (each) => [each, await atBase(each)] as const))
          const fresh = known.flatMap(([release, before]) => (before === undefined ? [release] : []))
          const changed = known.flatMap(([release, before]) =>
            before === undefined || before === formatReleaseDocument(release) ? [] : [release],
          )
          return [
            ...(await packages.auditModule(fresh, shown, 'new')),
            ...(await packages.auditModule(changed, shown)),
          ]
        },
      },
  }
}

/**
 * The check of the lists and of the catalog that a pull request changes: they are those of the commit that it is onto, with its modules.
 * No other module is read.
 */
class ChangedLists {
  readonly #contents: IndexContents
  readonly #add: (problem: Problem) => void
  readonly #base: string
  readonly #history: IndexHistory
  readonly #listed: ListedModule[] = []
  /** Of modules that cannot be read: nobody can say what the lists should be. */
  readonly #unknown: ModuleAddress[] = []

  /** @param base the commit that the pull request is onto */
  constructor(
    contents: IndexContents,
    add: (problem: Problem) => void,
    { base, history }: { readonly base: string; readonly history: IndexHistory },
  ) {
    this.#contents = contents
    this.#add = add
    this.#base = base
    this.#history = history
  }

  async addModule(walked: WalkedModule): Promise<void> {
    const address = splitAddress(walked.address)
    await this.#checkSpelling(address)
    const { module, latest } = walked
    if (module === undefined || isUnread(walked)) this.#unknown.push(address)
    else this.#listed.push({ module, latest })
  }

  async finish(): Promise<void> {
    const addresses = this.#listed.map(({ module }) => module.address)
    const unknown = new Set(this.#unknown.flatMap(pathsOf))
    const before = await this.#readBase([...new Set(addresses.flatMap(pathsOf))])
    const all = new Map([...before, ...(await this.#readBase(catalogNeighbours(addresses, before)))])
    const { changes } = await this.#history.difference(this.#base)
    const changed = new Set(
      changes.flatMap(({ path }) => (isListPath(path) && !isInModule(path) ? [path] : [])),
    )
    // What a publish of these modules makes of the lists.
    for (const [path, text] of new Map(updateLists(this.#listed, (path) => all.get(path)))) {
      changed.delete(path)
      if (!unknown.has(path)) await this.#compare(path, text)
    }
    const message = 'the list is changed, and no module that it shows'
    for (const path of changed)
      if (!unknown.has(path))
        this.#add({ code: 'DERIVED_CHANGED', address: null, version: null, message, path })
  }

  async #compare(path: string, text: string | null): Promise<void> {
    const file = { path, isSpecial: false }
    const exists = (await this.#contents.read([file])).has(path)
    const files = new FolderFiles(this.#contents, exists ? [file] : [])
    files.change(await files.different([[path, text]]))
    for (const problem of files.problems) this.#add(problem)
  }

  async #readBase(paths: readonly string[]): Promise<Map<string, Uint8Array>> {
    const read = async (path: string) => [path, await this.#history.read(`${this.#base}:${path}`)] as const
    const files = await Promise.all(paths.map(read))
    return new Map(files.flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes] as const])))
  }

  /** A new module whose namespace or name differs only by case from one that is there. */
  async #checkSpelling(address: ModuleAddress): Promise<void> {
    const { namespace, name } = address
    if ((await this.#history.read(`${this.#base}:${modulePath(address, 'module.json')}`)) !== undefined)
      return
    for (const [folder, own] of [
      [MODULES_DIRECTORY, namespace],
      [`${MODULES_DIRECTORY}/${namespace}`, name],
    ] as const) {
      const folders = await this.#history.folders(folder)
      const other = folders.find((each) => each !== own && each.toLowerCase() === own.toLowerCase())
      if (other === undefined) continue
      const message = `${quote(own)} differs only by case from ${quote(other)}`
      const subject = { address: formatModuleAddress(address), version: null }
      this.#add({ code: 'ADDRESS_CLASH', ...subject, message, path: `${folder}/${own}` })
    }
  }
}

/** The details of a module have the name of a list. */
function isInModule(path: string): boolean {
  return path.split('/').length > MODULES_DIRECTORY.split('/').length + 3
}

/** The lists and the files of the catalog that show a module. */
function pathsOf(address: ModuleAddress): string[] {
  return [...LISTS.map((list) => list.path(address)), ...catalogChain(address)]
}
