import { z } from 'zod'
import { quote } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { canonicalJson, hasOnlyGrown } from '../../base/json.ts'
import { parseJson } from '../../base/schema.ts'
import { quoteUrl } from '../../base/url.ts'
import type { RepositoryIdentity } from '../../module/git-remote.ts'
import { packageSubdirectory, shortCommit } from '../../module/release.ts'
import { digestOfBytes } from '../../oci/descriptor.ts'
import type { RegistryDocument } from '../format/documents.ts'
import { interfaceFacts } from '../format/interface-document.ts'
import { DISCOVERY_PATH, REGISTRY_PATH } from '../format/paths.ts'
import { identityOf, isOwnLocation, namesLocation } from '../format/policy.ts'
import { versionsIn } from '../format/protocol.ts'
import { registryFiles } from '../plan/file-table.ts'
import { PackagedReadme } from '../walk/packaged-readme.ts'
import type { Problem, ProblemCode } from '../walk/problem.ts'
import type { HistoryChange, HistoryCommit, IndexHistory } from './ports.ts'

/** `v1/modules/<ns>/<name>/<system>/` and what follows it. */
const PATH = /^(v1\/modules\/([^/]+\/[^/]+\/[^/]+))\/(?:([^/]+)\/)?([^/]+)$/

interface ModuleChange extends HistoryChange {
  readonly directory: string
  readonly address: string
  /** Undefined for a file that is not of one version. */
  readonly version: string | undefined
  readonly file: string
}

export interface CommitContext {
  readonly history: Pick<IndexHistory, 'read'>
  /** Says where packages may be. */
  readonly registry: RegistryDocument
}

/** What one commit takes away, changes or adds of what was published before it. */
export async function checkCommit(commit: HistoryCommit, context: CommitContext): Promise<Problem[]> {
  const changes = commit.changes.flatMap((change): ModuleChange[] => {
    const [, directory = '', address = '', version, file = ''] = PATH.exec(change.path) ?? []
    return directory === '' ? [] : [{ ...change, directory, address, version, file }]
  })
  // A version that is dropped as a whole is one problem, not one for each of its files.
  const rank = ({ file }: ModuleChange) => ['release.json', 'module.json'].indexOf(file) * -1
  const found = await checkRoots(commit, context)
  for (const [directory, ofModule] of groupBy(changes, (each) => each.directory)) {
    const check = new ModuleCommit(commit, directory, context)
    for (const change of ofModule.toSorted((a, b) => rank(a) - rank(b))) await check.check(change)
    found.push(...check.problems)
  }
  return found
}

/** The files that lead clients to the registry, and Terraform to packages: all that this tool writes there. */
async function checkRoots(
  { commit, changes }: HistoryCommit,
  { history, registry }: CommitContext,
): Promise<Problem[]> {
  const found: Problem[] = []
  const rendered = new Map(registryFiles(registry))
  for (const { path, before, after } of changes) {
    if (path !== DISCOVERY_PATH && path !== '_headers') continue
    for (const [oid, what] of [
      [before, 'led elsewhere before'],
      [after, 'is made to lead elsewhere by'],
    ] as const) {
      const bytes = oid === null ? undefined : await history.read(oid)
      if (bytes === undefined || wordsIn(new TextDecoder().decode(bytes)) === wordsIn(rendered.get(path)))
        continue
      const message = `${path} ${what} commit ${shortCommit(commit)} (${commit})`
      found.push({ code: 'LOCATION_FOREIGN', address: null, version: null, message, path })
    }
  }
  return found
}

/** Without its blanks and line ends, which other versions of the tool have written otherwise. */
function wordsIn(text = ''): string {
  return text.replaceAll(/\s+/g, '')
}

/** `module.json` as a commit of the past had it, read without rules: they may have been others then. */
type Json = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listIn(module: Json, key: 'versions' | 'removed' | 'yanks' | 'transfers'): Json[] {
  const list = module[key]
  return Array.isArray(list) ? list.filter(isObject) : []
}

/** Members of a list by their versions. */
function byVersion(module: Json, key: 'versions' | 'removed' | 'yanks'): Map<string, Json> {
  return new Map(listIn(module, key).map((each) => [String(each['version']), each]))
}

/** Tombstones and transfers stay for ever. */
function permanentIn(module: Json): string[] {
  return [...listIn(module, 'removed'), ...listIn(module, 'transfers')].map(canonicalJson)
}

function ownerIn(module: Json): Json | undefined {
  return isObject(module['owner']) ? module['owner'] : undefined
}

class ModuleCommit {
  readonly problems: Problem[] = []
  readonly #commit: string
  readonly #parent: string | null
  readonly #directory: string
  readonly #context: CommitContext
  #after: Json | undefined
  /** Versions whose disappearance is reported: their files go with them. */
  readonly #dropped = new Set<string>()

  constructor({ commit, parent }: HistoryCommit, directory: string, context: CommitContext) {
    this.#commit = commit
    this.#parent = parent
    this.#directory = directory
    this.#context = context
  }

  async check(change: ModuleChange): Promise<void> {
    const { version, file, before, after } = change
    if (version === undefined) {
      if (file === 'module.json') await this.#checkModule(change)
      if (file === 'versions') await this.#checkList(change)
    } else if (file === 'download' || file === 'source') await this.#checkPage(change, version)
    else if (before === null) await this.#checkAddition(change, version)
    else if (after === null) await this.#checkDeletion(change, version)
    else await this.#checkEdit(change, version)
  }

  async #checkModule(change: ModuleChange): Promise<void> {
    const [before, after] = await this.#read(change)
    const was = before && parseJson(z.unknown(), before)
    if (!isObject(was)) return
    const now = after === undefined ? {} : parseJson(z.unknown(), after)
    if (!isObject(now)) return this.#add('DOCUMENT_INVALID', change, 'it is no JSON object since')
    const [listed, removed] = [byVersion(now, 'versions'), byVersion(now, 'removed')]
    for (const [version, facts] of byVersion(was, 'versions')) {
      const kept = listed.get(version)
      if (kept === undefined && !removed.has(version)) this.#drop(change, version)
      // Versions of the tool have added these keys to their own documents.
      if (kept !== undefined && !hasOnlyGrown(facts, kept, { list: 'packages', keys: ['size', 'files'] }))
        this.#add('VERSION_CHANGED', { ...change, version }, 'its facts in module.json are changed by')
    }
    for (const version of byVersion(was, 'removed').keys())
      if (listed.has(version))
        this.#add('VERSION_REUSED', { ...change, version }, 'a removed version is published again by')
    const permanent = permanentIn(now)
    if (permanentIn(was).some((mark) => !permanent.includes(mark)))
      this.#add('MARK_DROPPED', change, 'a tombstone or a transfer is taken away by')
    const owner = ownerIn(was)
    if (owner === undefined || after === undefined || (await this.#isProvenOwner(owner, was, now))) return
    const [from, to] = [owner, ownerIn(now)].map((each) =>
      each === undefined ? 'nobody' : quote(`${each['host']}/${each['repository']}`),
    )
    const what =
      from === to ? `what is said of the owner ${from} is changed` : `the owner ${from} is replaced by ${to}`
    this.#add('OWNER_CHANGED', change, `${what} without a transfer in`)
  }

  async #isProvenOwner(owner: Json, was: Json, is: Json): Promise<boolean> {
    const now = ownerIn(is)
    if (now === undefined) return false
    const known = permanentIn(was)
    const transfers = listIn(is, 'transfers').filter((transfer) => !known.includes(canonicalJson(transfer)))
    const isTransferred = ({ to }: Json) => isSameOwner(isObject(to) ? to : {}, now)
    // Ids may be added where there were none.
    if (hasOnlyGrown(owner, now, { keys: ['repositoryId', 'ownerId'] }) || transfers.some(isTransferred))
      return true
    const releases: unknown[] = []
    for (const version of byVersion(is, 'versions').keys()) releases.push(await this.#release(version))
    return isRenamedOwner(owner, now, releases)
  }

  /** A version that `versions` hides, although `module.json` of that commit says nothing about it. */
  async #checkList(change: ModuleChange): Promise<void> {
    const [before, after] = await this.#read(change)
    if (before === undefined || after === undefined) return
    const now = versionsIn(after)
    const hidden = [...versionsIn(before)].filter((version) => !now.has(version))
    const module = hidden.length === 0 ? {} : await this.#moduleAfter()
    for (const version of hidden)
      if (byVersion(module, 'versions').has(version) && !byVersion(module, 'yanks').has(version))
        this.#add('YANK_UNMARKED', { ...change, version }, 'it is hidden without a mark by')
  }

  async #checkDeletion(change: ModuleChange, version: string): Promise<void> {
    const code = CODES[change.file]?.deleted
    if (code === undefined || byVersion(await this.#moduleAfter(), 'removed').has(version)) return
    if (code === 'VERSION_DROPPED') this.#drop(change, version)
    else if (!this.#dropped.has(version)) this.#add(code, change, `${change.file} is deleted by`)
  }

  /** A published version may get no file that it was published without. */
  async #checkAddition(change: ModuleChange, version: string): Promise<void> {
    const code = CODES[change.file]?.changed
    const { after, file } = change
    if (code === undefined || after === null || this.#parent === null || file === 'release.json') return
    if ((await this.#readAt(this.#parent, `${version}/release.json`)) === undefined) return
    const bytes = await this.#context.history.read(after)
    if (bytes !== undefined && !(await this.#isAsPublished(file, version, bytes)))
      this.#add(code, change, `${file} is added to a published version by`)
  }

  async #checkEdit(change: ModuleChange, version: string): Promise<void> {
    const { file } = change
    const code = CODES[file]?.changed
    const [before, after] = code === undefined ? [] : await this.#read(change)
    if (code === undefined || before === undefined || after === undefined) return
    if (file.endsWith('.json')) {
      const [was, is] = [before, after].map((bytes) => factsOf(file, bytes))
      if (was !== undefined && hasOnlyGrown(was, is, { list: 'packages', keys: [] }))
        return file === 'release.json' ? this.#checkLocations(change, was, is) : undefined
    }
    if (!(await this.#isAsPublished(file, version, after))) this.#add(code, change, `${file} is changed by`)
  }

  /** Locations that a published version gets. */
  async #checkLocations(change: ModuleChange, was: unknown, is: unknown): Promise<void> {
    const before = locationsIn(was)
    const url = sourceOf.safeParse(is).data?.repository.url ?? ''
    const owner = ownerIn(await this.#moduleAfter())
    const names = owner === undefined ? [] : [owner['repository'], ...formerNamesOf(owner)]
    const owners = [
      ...[identityOf({ url }) ?? []].flat(),
      ...names.map((name) => ({ host: String(owner?.['host']), repository: String(name) })),
    ]
    for (const location of locationsIn(is).slice(before.length)) {
      if (!before.includes(location) && isAllowed(location, owners, this.#context.registry)) continue
      const message = `the location ${quoteUrl(location)}, which is there already, or neither in the repository of the version nor named by allowedHosts, is added by`
      this.#add('LOCATION_FOREIGN', change, message)
    }
  }

  /** What leads clients to a package: whoever changes it can lead them elsewhere for a while. */
  async #checkPage(change: ModuleChange, version: string): Promise<void> {
    const was = this.#parent === null ? undefined : await this.#release(version, this.#parent)
    // The pages of a new version are what the head has, or are changed by a later commit.
    if (change.before === null && was === undefined) return
    const locations = locationsIn((await this.#release(version)) ?? was)
    const own = new Set(locations)
    for (const commit of [this.#commit, this.#parent ?? this.#commit]) {
      const bytes = await this.#context.history.read(`${commit}:${REGISTRY_PATH}`)
      const { url = null } = (bytes && parseJson(REGISTRY_URL, bytes)) ?? {}
      const base = `${url}/${this.#directory}/${version}/`
      for (const location of locations) own.add(location.replace(/^\.\//, base))
    }
    const [before, after] = await this.#read(change)
    const foreign = (bytes: Uint8Array | undefined) =>
      bytes === undefined ? [] : targetsOf(change.file, bytes).filter((target) => !own.has(target))
    for (const target of foreign(before))
      this.#add('LOCATION_FOREIGN', change, `${change.file} led to ${quoteUrl(target)} before`)
    for (const target of foreign(after))
      this.#add('LOCATION_FOREIGN', change, `${change.file} is made to lead to ${quoteUrl(target)} by`)
  }

  /**
   * Whether the commit leaves a changed file as it was published: a package has the digest of `release.json`, and a README is that of
   * such a package. Of no other file does the index record bytes. docs/decisions/0023-repairs-in-the-history.md
   */
  async #isAsPublished(file: string, version: string, after: Uint8Array): Promise<boolean> {
    if (file !== 'module.zip' && file !== 'README.md') return false
    const release = published.safeParse(await this.#release(version)).data
    const zip = file === 'module.zip' ? after : await this.#readAt(this.#commit, `${version}/module.zip`)
    if (zip === undefined || release === undefined) return false
    if (release.package.digest !== digestOfBytes(zip)) return false
    if (file === 'module.zip') return true
    const readme = new PackagedReadme(packageSubdirectory(release))
    readme.push(zip)
    return readme.text === new TextDecoder().decode(after)
  }

  /** `release.json` as the commit leaves it, or as another one has it. */
  async #release(version: string, commit = this.#commit): Promise<unknown> {
    const bytes = await this.#readAt(commit, `${version}/release.json`)
    return bytes && parseJson(z.unknown(), bytes)
  }

  /** `module.json` as the commit leaves it. */
  async #moduleAfter(): Promise<Json> {
    if (this.#after !== undefined) return this.#after
    const bytes = await this.#readAt(this.#commit, 'module.json')
    const module = bytes && parseJson(z.unknown(), bytes)
    this.#after = isObject(module) ? module : {}
    return this.#after
  }

  #readAt(commit: string, file: string): Promise<Uint8Array | undefined> {
    return this.#context.history.read(`${commit}:${this.#directory}/${file}`)
  }

  #read({ before, after }: ModuleChange): Promise<(Uint8Array | undefined)[]> {
    const read = async (oid: string | null) => (oid === null ? undefined : this.#context.history.read(oid))
    return Promise.all([read(before), read(after)])
  }

  #drop(change: ModuleChange, version: string): void {
    if (this.#dropped.has(version)) return
    this.#dropped.add(version)
    this.#add('VERSION_DROPPED', { ...change, version }, 'it has no tombstone, and is dropped by')
  }

  #add(code: ProblemCode, { address, version, path }: ModuleChange, what: string): void {
    const message = `${what} commit ${shortCommit(this.#commit)} (${this.#commit})`
    this.problems.push({ code, address, version: version ?? null, message, path })
  }
}

/** Of an interface with all that it leaves out: a key that is added where it was left out may change the fact. */
function factsOf(file: string, bytes: Uint8Array): unknown {
  const known = file === 'interface.json' ? interfaceFacts(bytes) : undefined
  return known ?? parseJson(z.unknown(), bytes)
}

const CODES: Readonly<Record<string, { readonly deleted: ProblemCode; readonly changed: ProblemCode }>> = {
  'release.json': { deleted: 'VERSION_DROPPED', changed: 'VERSION_CHANGED' },
  'module.zip': { deleted: 'PACKAGE_MISSING', changed: 'PACKAGE_CHANGED' },
  'README.md': { deleted: 'README_CHANGED', changed: 'README_CHANGED' },
  'interface.json': { deleted: 'INTERFACE_CHANGED', changed: 'INTERFACE_CHANGED' },
}

const REGISTRY_URL = z.looseObject({ url: z.string().nullable() })
/** Clients take a key in any case. */
const DOWNLOAD = z.strictObject({
  location: z.string(),
  use_registry_credentials: z.boolean().exactOptional(),
})
const CONTENT = /content\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s<>]*))/gi
const located = z.looseObject({ packages: z.array(z.looseObject({ location: z.string() })) })
const sourceOf = z.looseObject({ repository: z.looseObject({ url: z.string() }) })
const published = z.looseObject({
  path: z.string().catch(''),
  packageRoot: z.string().exactOptional(),
  package: z.looseObject({ digest: z.string() }),
})

/**
 * The locations to which `download` and `source` lead. What cannot be read is one, too: clients take entities in `source`, and of `download`
 * its first object.
 */
function targetsOf(file: string, bytes: Uint8Array): string[] {
  const text = new TextDecoder().decode(bytes)
  if (file === 'download') return [parseJson(DOWNLOAD, bytes)?.location ?? text]
  const values = Array.from(text.matchAll(CONTENT), ([, ...quoted]) => quoted.join(''))
  return values.map((value) => value.replaceAll('&amp;', '&'))
}

function locationsIn(release: unknown): string[] {
  return located.safeParse(release).data?.packages.map(({ location }) => location) ?? []
}

/** Documents of the past may have locations that no rule allows any more. */
function isAllowed(
  location: string,
  owners: readonly RepositoryIdentity[],
  registry: RegistryDocument,
): boolean {
  try {
    return isOwnLocation(location, owners) || namesLocation(registry, location, owners)
  } catch {
    return false
  }
}

function isSameText(one: unknown, other: unknown): boolean {
  return String(one).toLowerCase() === String(other).toLowerCase()
}

/** Whether an owner is the same repository: by id where both have one, else by name. */
function isSameOwner(one: Json, other: Json): boolean {
  if (!isSameText(one['host'], other['host'])) return false
  const [id, otherId] = [one['repositoryId'], other['repositoryId']]
  return id !== undefined && otherId !== undefined
    ? id === otherId
    : isSameText(one['repository'], other['repository'])
}

/**
 * Whether an owner is the same repository under another name: by an id that a version which it published under the old name has. An id
 * alone may have been added to lead to another repository.
 * @param releases `release.json` of each version
 */
function isRenamedOwner(before: Json, after: Json, releases: readonly unknown[]): boolean {
  const { host, repository, repositoryId } = before
  if (repositoryId === undefined || after['repositoryId'] !== repositoryId) return false
  const names = [...formerNamesOf(before), repository]
  const isFrom = (release: unknown) => {
    const said = isObject(release) ? release['repository'] : undefined
    const isNamed = (name: unknown) => isObject(said) && isSameText(`https://${host}/${name}`, said['url'])
    return isObject(said) && said['id'] === repositoryId && names.some(isNamed)
  }
  const isKnown = formerNamesOf(after).every((name) => names.includes(name))
  return isSameText(host, after['host']) && isKnown && releases.some(isFrom)
}

function formerNamesOf({ formerNames }: Json): unknown[] {
  return Array.isArray(formerNames) ? formerNames : []
}
