import { formatReleaseDocument, type RegistryDocument, type ReleaseDocument } from '../format/documents.ts'
import { isListPath, REGISTRY_PATH, versionPath } from '../format/paths.ts'
import { registryFiles } from '../plan/file-table.ts'
import type { IndexContents } from '../ports.ts'
import { ChangedLists } from './changed-lists.ts'
import type { CheckContext } from './check-context.ts'
import { notOnBranch } from './history.ts'
import type { PackageChecks } from './package-audit.ts'
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
  listsOf(context: CheckContext): ChangedLists
  /** The audit of the releases alone that the commit does not have. */
  newPackages(packages: PackageChecks | undefined): CheckContext['packages']
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
    listsOf: (context) => new ChangedLists(context, commit, history),
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
