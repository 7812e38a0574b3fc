import { quote, RegistryError } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { canonicalJson } from '../../base/json.ts'
import { tokenVariable } from '../../module/forge.ts'
import { isSameRepository, type RepositoryIdentity } from '../../module/git-remote.ts'
import { formatModuleAddress, type ModuleAddress, splitAddress } from '../../module/module-address.ts'
import { shortCommit } from '../../module/release.ts'
import {
  formatReleaseDocument,
  type ModuleDocument,
  type Owner,
  parseModuleDocument,
  parseReleaseDocument,
  type RegistryDocument,
  type ReleaseDocument,
} from '../format/documents.ts'
import {
  catalogChain,
  isListPath,
  MODULES_DIRECTORY,
  modulePath,
  REGISTRY_PATH,
  versionPath,
} from '../format/paths.ts'
import { allowsOwner, identityOf } from '../format/policy.ts'
import { catalogNeighbours, updateLists } from '../plan/catalog-plan.ts'
import { LISTS, type ListedModule, registryFiles } from '../plan/file-table.ts'
import type { IndexContents } from '../ports.ts'
import { FolderFiles } from '../walk/folder-files.ts'
import type { WalkedModule } from '../walk/module-walk.ts'
import type { Problem, ProblemCode } from '../walk/problem.ts'
import type { CommitContext } from './history-changes.ts'
import { isUnread } from './list-check.ts'
import type { PackageAudit } from './package-audit.ts'
import type { HistoryCommit, Identities, IndexHistory } from './ports.ts'

/** What a pull request to an index may do: add versions, by repositories that own their modules. docs/explanation/security.md */

const MODULE_FILE = /^(v1\/modules\/([^/]+\/[^/]+\/[^/]+))\/(?:([^/]+)\/)?(?:module|release)\.json$/
/** All files that a publish writes. */
const PUBLISHED = /^(?:v1|catalog)\//

interface PullRequestContext extends CommitContext {
  readonly identities: Identities
}

/** What of a commit needs an owner of the index, and owners that are only claimed. @param context of the commit that the pull request is onto */
export async function checkPullRequest(
  commit: HistoryCommit,
  context: PullRequestContext,
): Promise<Problem[]> {
  const settings = commit.changes.flatMap(({ path }): Problem[] => {
    const message = `${quote(path)} is changed, and a pull request may only publish`
    return PUBLISHED.test(path)
      ? []
      : [{ code: 'SETTINGS_CHANGED', address: null, version: null, message, path }]
  })
  const files = commit.changes.flatMap(({ path }) => {
    const [, directory, address = '', version] = MODULE_FILE.exec(path) ?? []
    return directory === undefined ? [] : [{ directory, address, version }]
  })
  const found: Problem[] = []
  for (const [directory, changes] of groupBy(files, (each) => each.directory)) {
    const address = directory.slice(MODULES_DIRECTORY.length + 1)
    const check = new ModuleProposal({ address, directory, commit }, context)
    await check.check(changes.flatMap(({ version }) => version ?? []))
    found.push(...check.problems)
  }
  const inCommit = `(commit ${shortCommit(commit.commit)})`
  return [...settings, ...found].map((each) => ({ ...each, message: `${each.message} ${inCommit}` }))
}

interface ProposedModule {
  readonly address: string
  readonly directory: string
  readonly commit: HistoryCommit
}

class ModuleProposal {
  readonly problems: Problem[] = []
  readonly #module: ProposedModule
  readonly #context: PullRequestContext

  constructor(module: ProposedModule, context: PullRequestContext) {
    this.#module = module
    this.#context = context
  }

  /** @param changed the versions with a `release.json` that is changed */
  async check(changed: readonly string[]): Promise<void> {
    const { directory, commit } = this.#module
    const path = `${directory}/module.json`
    const parse = (bytes: Uint8Array) => parseModuleDocument(path, bytes)
    const before = await this.#read(commit.parent, path, parse)
    const after = await this.#read(commit.commit, path, parse)
    // What is missing is a problem of its own.
    if (after === undefined) return
    if (marksOf(after) !== marksOf(before ?? {})) {
      const what = 'something else than its versions and owner'
      this.#add('MARKS_CHANGED', path, `${what} is changed, and a pull request may only publish`)
    }
    const known = new Set<string>(before?.versions.map(({ version }) => version))
    const listed = after.versions.map(({ version }) => version)
    const publishers: RepositoryIdentity[] = []
    for (const version of new Set([...changed, ...listed].filter((each) => !known.has(each)))) {
      const file = `${directory}/${version}/release.json`
      const release = await this.#read(commit.commit, file, (bytes) => parseReleaseDocument(file, bytes))
      const owner = before?.owner ?? after.owner
      if (release !== undefined) publishers.push(...(await this.#checkPublisher(file, release, owner)))
    }
    this.#checkOwner(path, { before: before?.owner, after: after.owner, publishers })
  }

  /** The repository of a new version, with the ids that its host says it has. */
  async #checkPublisher(
    path: string,
    { address, version, repository }: ReleaseDocument,
    owner: Owner | null,
  ): Promise<RepositoryIdentity[]> {
    const add = (code: ProblemCode, message: string) => this.#add(code, path, message, version)
    const claimed = identityOf(repository)
    if (claimed === undefined) {
      add('OWNER_MISMATCH', 'it names no repository, so nobody can prove whose version it is')
      return []
    }
    const name = { host: claimed.host, repository: claimed.repository }
    const response = await this.#context.identities.of(name)
    if (response.kind === 'unknown') add('UNVERIFIABLE', response.message)
    else if (response.kind === 'none' && hasIds(claimed) && !hasSameIds(claimed, owner))
      add('UNVERIFIABLE', unprovenIds(claimed))
    const proven = response.kind === 'known' ? response.identity : name
    if (owner === null || !isClaimOf(claimed, proven) || !isSameRepository(owner, proven))
      add(
        'OWNER_MISMATCH',
        `the module belongs to ${nameOf(owner)}, the version says that it is from ${nameOf(claimed)}, and its host says ${nameOf(proven)}`,
      )
    if (!allowsOwner(this.#context.registry, address, proven))
      add(
        'NAMESPACE_FOREIGN',
        `registry.json does not let ${nameOf(proven)} use the namespace ${quote(address.namespace)}`,
      )
    return [proven]
  }

  /** An owner stays, or is what a publisher is proven to be: another name, or ids. A new module has one. */
  #checkOwner(
    path: string,
    {
      before,
      after,
      publishers,
    }: { before: Owner | null | undefined; after: Owner | null; publishers: readonly RepositoryIdentity[] },
  ): void {
    const isLess = before?.repositoryId !== undefined && after?.repositoryId === undefined
    const provers = after === null || isLess ? [] : publishers.filter((each) => isClaimOf(after, each))
    const hasNewIds = after !== null && hasIds(after) && !hasSameIds(after, before)
    if (hasNewIds && provers.length > 0 && !provers.some(hasIds))
      this.#add('UNVERIFIABLE', path, unprovenIds(after))
    if (provers.length > 0 || (before !== undefined && keyOf(before) === keyOf(after))) return
    this.#add('OWNER_CHANGED', path, `the owner becomes ${nameOf(after)}, which no new version proves`)
  }

  async #read<T>(
    commit: string | null,
    path: string,
    parse: (bytes: Uint8Array) => T,
  ): Promise<T | undefined> {
    const bytes = commit === null ? undefined : await this.#context.history.read(`${commit}:${path}`)
    try {
      return bytes && parse(bytes)
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      if (commit !== this.#module.commit.parent) this.#add('DOCUMENT_INVALID', path, error.message)
      return undefined
    }
  }

  #add(code: ProblemCode, path: string, message: string, version: string | null = null): void {
    this.problems.push({ code, address: this.#module.address, version, message, path })
  }
}

/** All that a module has beside its versions and its owner, as text. */
function marksOf(module: Partial<ModuleDocument>): string {
  const { versions: _, owner: __, address: ___, format: ____, ...rest } = module
  return canonicalJson({ yanks: [], deprecations: [], removed: [], transfers: [], ...rest })
}

/** The same text for one repository under one name, with the same ids. */
function keyOf(owner: RepositoryIdentity | null): string {
  if (owner === null) return ''
  const { host, repository, repositoryId, ownerId } = owner
  return [host, repository, repositoryId, ownerId].join('\n').toLowerCase()
}

/** Whether all that somebody says of a repository is so; ids that are not said, or that its host does not give, are left open. */
function isClaimOf(claim: RepositoryIdentity, proven: RepositoryIdentity): boolean {
  const isOpen = (said?: number, known?: number) => [said, known].includes(undefined) || said === known
  const hasName = isSameRepository(
    { ...claim, repositoryId: undefined },
    { ...proven, repositoryId: undefined },
  )
  return hasName && isOpen(claim.repositoryId, proven.repositoryId) && isOpen(claim.ownerId, proven.ownerId)
}

function hasIds({ repositoryId, ownerId }: RepositoryIdentity): boolean {
  return repositoryId !== undefined || ownerId !== undefined
}

function hasSameIds(one: RepositoryIdentity, other: RepositoryIdentity | null | undefined): boolean {
  return one.repositoryId === other?.repositoryId && one.ownerId === other?.ownerId
}

/** Whoever has these ids on their host could publish the module from then on. */
function unprovenIds({ host }: RepositoryIdentity): string {
  const hint = `${tokenVariable(host)}, or GITHUB_SERVER_URL to its URL`
  return `the ids of its repository are not proven: ${quote(host)} is not asked for them; set ${hint}`
}

function nameOf(owner: RepositoryIdentity | null): string {
  if (owner === null) return 'nobody'
  const { host, repository, repositoryId, ownerId } = owner
  const ids = [
    ...(repositoryId === undefined ? [] : [`id ${repositoryId}`]),
    ...(ownerId === undefined ? [] : [`owner ${ownerId}`]),
  ]
  return `${quote(`${host}/${repository}`)}${ids.length === 0 ? '' : ` (${ids.join(', ')})`}`
}

/** The folder of a module. */
const FOLDER = /^v1\/modules\/[^/]+\/[^/]+\/[^/]+(?=\/)/

/** The commit that a pull request is onto: what it has is taken as checked. */
export class PullRequestBase implements Pick<IndexContents, 'read' | 'stream'> {
  /** 40 hex. */
  readonly commit: string
  readonly #history: IndexHistory

  private constructor(commit: string, history: IndexHistory) {
    this.commit = commit
    this.#history = history
  }

  /** Throws INVALID_INPUT for a commit that is not on the branch. */
  static async open(base: string, history: IndexHistory | undefined): Promise<PullRequestBase> {
    const commit = await history?.resolve(base)
    if (history === undefined || commit === undefined) throw notOnBranch('--base', base)
    return new PullRequestBase(commit, history)
  }

  /** Its `registry.json`: no other file of it is read whole. */
  async read(): Promise<Map<string, Uint8Array>> {
    return this.readFiles([REGISTRY_PATH])
  }

  async stream(): Promise<boolean> {
    return false
  }

  async readFiles(paths: readonly string[]): Promise<Map<string, Uint8Array>> {
    const read = async (path: string) => [path, await this.#history.read(`${this.commit}:${path}`)] as const
    const files = await Promise.all(paths.map(read))
    return new Map(files.flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes] as const])))
  }

  async changedPaths(): Promise<string[]> {
    return (await this.#history.difference(this.commit)).changes.map(({ path }) => path)
  }

  /** The modules that are changed since, the other files that are, and those of the registry itself. */
  changedContents(contents: IndexContents, registry: RegistryDocument): IndexContents {
    const list = async function* (base: PullRequestBase) {
      const changed = (await base.changedPaths()).map((path) => FOLDER.exec(path)?.[0] ?? path)
      const own = registryFiles(registry).map(([path]) => path)
      // A changed list is compared with what the changed modules make of it, the list of all modules too.
      const isOwn = (path: string) => changed.includes(path) || !isListPath(path)
      yield* contents.listBelow?.([...new Set([...changed, ...own.filter(isOwn)])]) ?? contents.list()
    }
    return {
      commit: contents.commit,
      read: (files) => contents.read(files),
      stream: (file, into) => contents.stream(file, into),
      list: () => list(this),
    }
  }

  /** The check of the lists that are changed since. */
  changedLists(contents: IndexContents, add: (problem: Problem) => void): ChangedLists {
    return new ChangedLists(contents, add, this)
  }

  /** The audit of the releases alone that the commit does not have so. */
  newPackages(audit: PackageAudit | undefined): PackageAudit | undefined {
    if (audit === undefined) return undefined
    const textAtBase = async ({ address, version }: ReleaseDocument) => {
      const path = versionPath(address, version, 'release.json')
      const bytes = (await this.readFiles([path])).get(path)
      return bytes && Buffer.from(bytes).toString()
    }
    return async (releases, shown) => {
      const known = await Promise.all(releases.map(async (each) => [each, await textAtBase(each)] as const))
      const fresh = known.filter(([, before]) => before === undefined)
      const changed = known.filter(
        ([release, before]) => before !== undefined && before !== formatReleaseDocument(release),
      )
      const only = (pairs: typeof known) => pairs.map(([release]) => release)
      return [...(await audit(only(fresh), shown, 'new')), ...(await audit(only(changed), shown))]
    }
  }

  /** The other spelling of the namespace or of the name of a new module, by case alone, with the folder of the new one. */
  async clashOf(address: ModuleAddress): Promise<Pick<Problem, 'message' | 'path'> | undefined> {
    const { namespace, name } = address
    if ((await this.readFiles([modulePath(address, 'module.json')])).size > 0) return undefined
    for (const [folder, own] of [
      [MODULES_DIRECTORY, namespace],
      [`${MODULES_DIRECTORY}/${namespace}`, name],
    ] as const) {
      const folders = await this.#history.folders(folder)
      const other = folders.find((each) => each !== own && each.toLowerCase() === own.toLowerCase())
      if (other !== undefined)
        return {
          message: `${quote(own)} differs only by case from ${quote(other)}`,
          path: `${folder}/${own}`,
        }
    }
    return undefined
  }
}

/** INVALID_INPUT. @param flag what names the commit */
export function notOnBranch(flag: string, revision: string): RegistryError {
  return new RegistryError(
    'INVALID_INPUT',
    `${flag} names ${quote(revision)}, which is no commit in the history of the index branch`,
    'name a commit of the branch, by at least seven hex digits, or a branch or tag that it has merged: git log --first-parent --oneline registry',
  )
}

/**
 * The check of the lists and of the catalog that a pull request changes: they are those of the commit that it is onto, with its modules.
 * No other module is read.
 */
class ChangedLists {
  readonly #contents: IndexContents
  readonly #add: (problem: Problem) => void
  readonly #base: PullRequestBase
  readonly #listed: ListedModule[] = []
  /** Of modules that cannot be read: nobody can say what the lists should be. */
  readonly #unknown: ModuleAddress[] = []

  constructor(contents: IndexContents, add: (problem: Problem) => void, base: PullRequestBase) {
    this.#contents = contents
    this.#add = add
    this.#base = base
  }

  async addModule(walked: WalkedModule): Promise<void> {
    const address = splitAddress(walked.address)
    const clash = await this.#base.clashOf(address)
    if (clash !== undefined)
      this.#add({ code: 'ADDRESS_CLASH', address: formatModuleAddress(address), version: null, ...clash })
    const { module, latest } = walked
    if (module === undefined || isUnread(walked)) this.#unknown.push(address)
    else this.#listed.push({ module, latest })
  }

  async finish(): Promise<void> {
    const addresses = this.#listed.map(({ module }) => module.address)
    const unknown = new Set(this.#unknown.flatMap(listPathsOf))
    const before = await this.#base.readFiles([...new Set(addresses.flatMap(listPathsOf))])
    const more = await this.#base.readFiles(catalogNeighbours(addresses, before))
    const changed = new Set(
      (await this.#base.changedPaths()).filter((path) => isListPath(path) && !isInModule(path)),
    )
    // What a publish of these modules makes of the lists.
    const lists = updateLists(this.#listed, (path) => before.get(path) ?? more.get(path))
    for (const [path, text] of new Map(lists)) {
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
}

function listPathsOf(address: ModuleAddress): string[] {
  return [...LISTS.map((list) => list.path(address)), ...catalogChain(address)]
}

/** The details of a module have the name of a list. */
function isInModule(path: string): boolean {
  return path.split('/').length > MODULES_DIRECTORY.split('/').length + 3
}
