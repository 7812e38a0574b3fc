import { createHash } from 'node:crypto'
import { z } from 'zod'
import { quote } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { parseJson } from '../../base/schema.ts'
import { quoteUrl } from '../../base/url.ts'
import type { RepositoryIdentity } from '../../module/git-remote.ts'
import { packageSubdirectory, shortCommit } from '../../module/release.ts'
import type { RegistryDocument } from '../format/documents.ts'
import { interfaceFacts } from '../format/interface-document.ts'
import { REGISTRY_PATH } from '../format/paths.ts'
import { identityOf, isOwnLocation, namesLocation } from '../format/policy.ts'
import { versionsIn } from '../format/protocol.ts'
import { PackagedReadme } from '../walk/packaged-readme.ts'
import type { Problem, ProblemCode } from '../walk/problem.ts'
import {
  hasKeptOwner,
  hasOnlyGrown,
  isRenamedOwner,
  isSameOwner,
  namesIn,
  type PastModule,
  type PastOwner,
  readPastModule,
} from './past-module.ts'
import type { HistoryChange, HistoryCommit, IndexHistory } from './ports.ts'

/** `v1/modules/<ns>/<name>/<system>/` and what follows it. */
const PATH = /^(v1\/modules\/([^/]+\/[^/]+\/[^/]+))\/(?:([^/]+)\/)?([^/]+)$/

/** A change of a file of a module. */
interface ModuleChange extends HistoryChange {
  readonly directory: string
  readonly address: string
  /** Undefined for a file that is not of one version. */
  readonly version: string | undefined
  readonly file: string
}

export interface CommitJudge {
  readonly history: Pick<IndexHistory, 'read'>
  /** Says where packages may be. */
  readonly registry: RegistryDocument
}

/** The faults of one commit: what it takes away, changes or adds of what was published before it. */
export async function judgeCommit(commit: HistoryCommit, context: CommitJudge): Promise<Problem[]> {
  const changes = commit.changes.flatMap(moduleChange)
  const found: Problem[] = []
  for (const [directory, ofModule] of groupBy(changes, (each) => each.directory)) {
    const judge = new ModuleJudge(commit, directory, context)
    // A version that is dropped as a whole is one finding, not one for each of its files.
    for (const change of ofModule.toSorted((a, b) => rank(a) - rank(b))) await judge.judge(change)
    found.push(...judge.findings)
  }
  return found
}

function rank({ file }: ModuleChange): number {
  return ['release.json', 'module.json'].indexOf(file) * -1
}

function moduleChange(change: HistoryChange): ModuleChange[] {
  const [, directory = '', address = '', version, file = ''] = PATH.exec(change.path) ?? []
  return directory === '' ? [] : [{ ...change, directory, address, version, file }]
}

/** What one commit did to one module. */
class ModuleJudge {
  readonly findings: Problem[] = []
  readonly #commit: string
  readonly #parent: string | null
  readonly #directory: string
  readonly #history: CommitJudge['history']
  readonly #registry: RegistryDocument
  #after: PastModule | undefined
  /** Versions whose disappearance is reported: their files go with them. */
  readonly #dropped = new Set<string>()

  constructor(
    { commit, parent }: Omit<HistoryCommit, 'changes'>,
    directory: string,
    { history, registry }: CommitJudge,
  ) {
    this.#commit = commit
    this.#parent = parent
    this.#directory = directory
    this.#history = history
    this.#registry = registry
  }

  async judge(change: ModuleChange): Promise<void> {
    if (change.version === undefined) {
      if (change.file === 'module.json') await this.#judgeModule(change)
      if (change.file === 'versions') await this.#judgeList(change)
      return
    }
    if (change.before === null) await this.#judgeAddition(change, change.version)
    else if (change.after === null) await this.#judgeDeletion(change, change.version)
    else if (PAGES.includes(change.file)) await this.#judgePage(change, change.version)
    else await this.#judgeEdit(change, change.version)
  }

  async #judgeModule(change: ModuleChange): Promise<void> {
    const [before, after] = await this.#read(change)
    const was = before && readPastModule(before)
    const is = after === undefined ? NOTHING : readPastModule(after)
    if (was === undefined) return
    if (is === undefined) return this.#add('DOCUMENT_INVALID', change, 'it is no JSON object since')
    for (const [version, facts] of was.versions) this.#judgeFacts(change, version, { facts, is })
    for (const version of is.versions.keys())
      if (was.removed.has(version))
        this.#add('VERSION_REUSED', { ...change, version }, 'a removed version is published again by')
    if ([...was.permanent].some((mark) => !is.permanent.has(mark)))
      this.#add('MARK_DROPPED', change, 'a tombstone or a transfer is taken away by')
    await this.#judgeOwner(change, was, is)
  }

  #judgeFacts(
    change: ModuleChange,
    version: string,
    { facts, is }: { readonly facts: unknown; readonly is: PastModule },
  ): void {
    const now = is.versions.get(version)
    if (now === undefined) {
      if (!is.removed.has(version)) this.#drop(change, version)
    } else if (!hasOnlyGrown(facts, now, GROWTH.module))
      this.#add('VERSION_CHANGED', { ...change, version }, 'its facts in module.json are changed by')
  }

  async #judgeOwner(change: ModuleChange, was: PastModule, is: PastModule): Promise<void> {
    const { owner } = was
    if (owner === undefined || is === NOTHING) return
    const now = is.owner
    if (now !== undefined && (await this.#isProvenOwner(was, owner, { is, now }))) return
    const name = (each: PastModule['owner']) => quote(`${each?.host}/${each?.repository}`)
    const to = now === undefined ? 'nobody' : name(now)
    this.#add('OWNER_CHANGED', change, `the owner ${name(owner)} is replaced by ${to} without a transfer in`)
  }

  async #isProvenOwner(
    { newOwners }: PastModule,
    owner: PastOwner,
    { is, now }: { readonly is: PastModule; readonly now: PastOwner },
  ): Promise<boolean> {
    const transfers = [...is.newOwners].filter(([transfer]) => !newOwners.has(transfer))
    if (hasKeptOwner(owner, now) || transfers.some(([, to]) => isSameOwner(to, now))) return true
    const releases: unknown[] = []
    for (const version of is.versions.keys()) releases.push(await this.#release(version))
    return isRenamedOwner(owner, now, releases)
  }

  /** A version that `versions` hides, although `module.json` of that commit says nothing about it. */
  async #judgeList(change: ModuleChange): Promise<void> {
    const [before, after] = await this.#read(change)
    if (before === undefined || after === undefined) return
    const now = versionsIn(after)
    const hidden = [...versionsIn(before)].filter((version) => !now.has(version))
    const module = hidden.length === 0 ? undefined : await this.#moduleAfter()
    for (const version of hidden)
      if (module?.versions.has(version) && !module.yanked.has(version))
        this.#add('YANK_UNMARKED', { ...change, version }, 'it is hidden without a mark by')
  }

  async #judgeDeletion(change: ModuleChange, version: string): Promise<void> {
    const code = DELETED[change.file]
    if (code === undefined || (await this.#moduleAfter())?.removed.has(version)) return
    if (code === 'VERSION_DROPPED') this.#drop(change, version)
    else if (!this.#dropped.has(version)) this.#add(code, change, `${change.file} is deleted by`)
  }

  /** A published version may get no file that it was published without. */
  async #judgeAddition(change: ModuleChange, version: string): Promise<void> {
    const code = CHANGED[change.file]
    const { after, file } = change
    if (code === undefined || after === null || this.#parent === null || file === 'release.json') return
    if (
      (await this.#history.read(`${this.#parent}:${this.#directory}/${version}/release.json`)) === undefined
    )
      return
    const bytes = await this.#history.read(after)
    if (bytes === undefined || (await this.#isAsPublished(file, version, bytes))) return
    this.#add(code, change, `${file} is added to a published version by`)
  }

  async #judgeEdit(change: ModuleChange, version: string): Promise<void> {
    const { file } = change
    const code = CHANGED[file]
    if (code === undefined) return
    const [before, after] = await this.#read(change)
    if (before === undefined || after === undefined) return
    if (file.endsWith('.json')) {
      const [was, is] = [before, after].map((bytes) => factsOf(file, bytes))
      if (was !== undefined && hasOnlyGrown(was, is, GROWTH.release))
        return file === 'release.json' ? await this.#judgePlaces(change, was, is) : undefined
    }
    if (await this.#isAsPublished(file, version, after)) return
    this.#add(code, change, `${file} is changed by`)
  }

  /** Places that a published version gets. */
  async #judgePlaces(change: ModuleChange, was: unknown, is: unknown): Promise<void> {
    const before = locationsIn(was)
    const { owner } = await this.#moduleAfter()
    const owners = [...identitiesIn(is), ...(owner === undefined ? [] : namesIn(owner))]
    for (const location of locationsIn(is).slice(before.length)) {
      if (!before.includes(location) && isAllowedPlace(location, owners, this.#registry)) continue
      const message = `the location ${quoteUrl(location)}, which is there already, or neither in the repository of the version nor named by allowedHosts, is added by`
      this.#add('LOCATION_FOREIGN', change, message)
    }
  }

  /** What leads clients to a package: whoever changes it can lead them elsewhere for a while. */
  async #judgePage(change: ModuleChange, version: string): Promise<void> {
    const commits = [this.#commit, this.#parent ?? this.#commit]
    const registries = await Promise.all(
      commits.map((each) => this.#history.read(`${each}:${REGISTRY_PATH}`)),
    )
    const bases = registries.map((bytes) => {
      const { url = null } = (bytes && parseJson(REGISTRY_URL, bytes)) ?? {}
      return `${url}/${this.#directory}/${version}/`
    })
    const locations = locationsIn(await this.#release(version))
    if (locations.length === 0) return
    const own = new Set([
      ...locations,
      ...bases.flatMap((base) => locations.map((each) => each.replace(/^\.\//, base))),
    ])
    const [before, after] = await this.#read(change)
    const foreign = (bytes: Uint8Array | undefined) =>
      bytes === undefined ? [] : targetsOf(change.file, bytes).filter((target) => !own.has(target))
    for (const target of foreign(before))
      this.#add('LOCATION_FOREIGN', change, `${change.file} led to ${quoteUrl(target)} before`)
    for (const target of foreign(after))
      this.#add('LOCATION_FOREIGN', change, `${change.file} is made to lead to ${quoteUrl(target)} by`)
  }

  #isAsPublished(file: string, version: string, after: Uint8Array): Promise<boolean> {
    const folder = `${this.#commit}:${this.#directory}/${version}`
    return isAsPublished(file, after, { folder, history: this.#history })
  }

  /** `release.json` as the commit leaves it. */
  async #release(version: string): Promise<unknown> {
    const bytes = await this.#history.read(`${this.#commit}:${this.#directory}/${version}/release.json`)
    return bytes && parseJson(z.unknown(), bytes)
  }

  /** `module.json` as the commit leaves it. */
  async #moduleAfter(): Promise<PastModule> {
    if (this.#after !== undefined) return this.#after
    const bytes = await this.#history.read(`${this.#commit}:${this.#directory}/module.json`)
    this.#after = (bytes && readPastModule(bytes)) ?? NOTHING
    return this.#after
  }

  #read({ before, after }: ModuleChange): Promise<(Uint8Array | undefined)[]> {
    const read = async (oid: string | null) => (oid === null ? undefined : this.#history.read(oid))
    return Promise.all([read(before), read(after)])
  }

  #drop(change: ModuleChange, version: string): void {
    if (this.#dropped.has(version)) return
    this.#dropped.add(version)
    this.#add('VERSION_DROPPED', { ...change, version }, 'it has no tombstone, and is dropped by')
  }

  #add(code: ProblemCode, { address, version, path }: ModuleChange, what: string): void {
    const message = `${what} commit ${shortCommit(this.#commit)} (${this.#commit})`
    this.findings.push({ code, address, version: version ?? null, message, path })
  }
}

/** Of an interface with all that it leaves out: a key that is added where it was left out may change the fact. */
function factsOf(file: string, bytes: Uint8Array): unknown {
  const known = file === 'interface.json' ? interfaceFacts(bytes) : undefined
  return known ?? parseJson(z.unknown(), bytes)
}

/** Beside more packages: what versions of the tool have added to their own documents. Nothing else of a version changes. */
const GROWTH = {
  release: { list: 'packages', keys: [] },
  module: { list: 'packages', keys: ['size', 'files'] },
} as const

const PAGES = ['download', 'source']
const REGISTRY_URL = z.looseObject({ url: z.string().nullable() })
const DOWNLOAD = z.looseObject({ location: z.string() })

/** The locations to which `download` and `source` lead. */
function targetsOf(file: string, bytes: Uint8Array): string[] {
  if (file === 'download') return [parseJson(DOWNLOAD, bytes)?.location ?? []].flat()
  const tags = new TextDecoder().decode(bytes).match(/<[^<>]*terraform-get[^<>]*>/gi) ?? []
  return tags.map((tag) => {
    const [, , content = ''] = /content\s*=\s*(["'])(.*?)\1/i.exec(tag) ?? []
    return content.replaceAll('&amp;', '&')
  })
}

const places = z.looseObject({ packages: z.array(z.looseObject({ location: z.string() })) })

function locationsIn(release: unknown): string[] {
  return places.safeParse(release).data?.packages.map(({ location }) => location) ?? []
}

function identitiesIn(release: unknown): RepositoryIdentity[] {
  const url = repositoryOf.safeParse(release).data?.repository.url
  return [identityOf({ url: url ?? '' }) ?? []].flat()
}

const repositoryOf = z.looseObject({ repository: z.looseObject({ url: z.string() }) })

/** Documents of the past may have locations that no rule allows any more. */
function isAllowedPlace(
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

const NOTHING: PastModule = {
  versions: new Map(),
  removed: new Set(),
  yanked: new Set(),
  owner: undefined,
  newOwners: new Map(),
  permanent: new Set(),
}

const DELETED: Readonly<Record<string, ProblemCode>> = {
  'release.json': 'VERSION_DROPPED',
  'module.zip': 'PACKAGE_MISSING',
  'README.md': 'README_CHANGED',
  'interface.json': 'INTERFACE_CHANGED',
}

const CHANGED: Readonly<Record<string, ProblemCode>> = {
  'release.json': 'VERSION_CHANGED',
  'module.zip': 'PACKAGE_CHANGED',
  'README.md': 'README_CHANGED',
  'interface.json': 'INTERFACE_CHANGED',
}

const published = z.looseObject({
  path: z.string().catch(''),
  packageRoot: z.string().exactOptional(),
  package: z.looseObject({ digest: z.string() }),
})

/**
 * Whether a commit leaves a changed file as it was published: a package has the digest of `release.json`, and a README is that of
 * such a package. Of no other file does the index record bytes. docs/decisions/0023-repairs-in-the-history.md
 * @param folder of the version, as the commit has it: `<commit>:v1/modules/…/1.0.0`
 */
async function isAsPublished(
  file: string,
  after: Uint8Array,
  { folder, history }: { readonly folder: string; readonly history: Pick<IndexHistory, 'read'> },
): Promise<boolean> {
  if (file !== 'module.zip' && file !== 'README.md') return false
  const release = await history.read(`${folder}/release.json`)
  const before = release && parseJson(published, release)
  const zip = file === 'module.zip' ? after : await history.read(`${folder}/module.zip`)
  if (zip === undefined || before === undefined) return false
  if (before.package.digest !== `sha256:${createHash('sha256').update(zip).digest('hex')}`) return false
  if (file === 'module.zip') return true
  const readme = new PackagedReadme(packageSubdirectory(before))
  readme.push(zip)
  return readme.text === new TextDecoder().decode(after)
}
