import { z } from 'zod'
import { quote } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { parseJson } from '../../base/schema.ts'
import { shortCommit } from '../../module/release.ts'
import { interfaceFacts } from '../format/interface-document.ts'
import type { Finding, FindingCode } from './finding.ts'
import { isAsPublished } from './history-repair.ts'
import {
  hasOnlyGrown,
  isSameOwner,
  type PastModule,
  readPastModule,
  readPastVersions,
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

/** The faults of one commit: what it takes away or changes of what was published before it. */
export async function judgeCommit(commit: HistoryCommit, history: IndexHistory): Promise<Finding[]> {
  const changes = commit.changes.flatMap(moduleChange).filter(({ before }) => before !== null)
  const found: Finding[] = []
  for (const [directory, ofModule] of groupBy(changes, (each) => each.directory)) {
    const judge = new ModuleJudge(commit.commit, directory, history)
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
  readonly findings: Finding[] = []
  readonly #commit: string
  readonly #directory: string
  readonly #history: IndexHistory
  #after: PastModule | undefined
  /** Versions whose disappearance is reported: their files go with them. */
  readonly #dropped = new Set<string>()

  constructor(commit: string, directory: string, history: IndexHistory) {
    this.#commit = commit
    this.#directory = directory
    this.#history = history
  }

  async judge(change: ModuleChange): Promise<void> {
    if (change.version === undefined) {
      if (change.file === 'module.json') await this.#judgeModule(change)
      if (change.file === 'versions') await this.#judgeList(change)
      return
    }
    if (change.after === null) await this.#judgeDeletion(change, change.version)
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
    this.#judgeOwner(change, was, is)
  }

  #judgeFacts(
    change: ModuleChange,
    version: string,
    { facts, is }: { readonly facts: unknown; readonly is: PastModule },
  ): void {
    const now = is.versions.get(version)
    if (now === undefined) {
      if (!is.removed.has(version)) this.#drop(change, version)
    } else if (!hasOnlyGrown(facts, now, 'packages'))
      this.#add('VERSION_CHANGED', { ...change, version }, 'its facts in module.json are changed by')
  }

  #judgeOwner(change: ModuleChange, { owner }: PastModule, is: PastModule): void {
    if (owner === undefined || is === NOTHING) return
    const now = is.owner
    if (now !== undefined && (isSameOwner(owner, now) || is.newOwners.some((each) => isSameOwner(each, now))))
      return
    const name = (each: PastModule['owner']) => quote(`${each?.host}/${each?.repository}`)
    const to = now === undefined ? 'nobody' : name(now)
    this.#add('OWNER_CHANGED', change, `the owner ${name(owner)} is replaced by ${to} without a transfer in`)
  }

  /** A version that `versions` hides, although `module.json` of that commit says nothing about it. */
  async #judgeList(change: ModuleChange): Promise<void> {
    const [before, after] = await this.#read(change)
    if (before === undefined || after === undefined) return
    const now = readPastVersions(after)
    const hidden = [...readPastVersions(before)].filter((version) => !now.has(version))
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

  async #judgeEdit(change: ModuleChange, version: string): Promise<void> {
    const code = CHANGED[change.file]
    if (code === undefined) return
    const [before, after] = await this.#read(change)
    if (before === undefined || after === undefined) return
    if (change.file.endsWith('.json')) {
      const [was, is] = [before, after].map((bytes) => factsOf(change.file, bytes))
      if (was === undefined || hasOnlyGrown(was, is, 'packages')) return
    }
    const folder = `${this.#commit}:${this.#directory}/${version}`
    if (await isAsPublished(change.file, after, { folder, history: this.#history })) return
    this.#add(code, { ...change, version }, `${change.file} is changed by`)
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

  #add(code: FindingCode, { address, version, path }: ModuleChange, what: string): void {
    const message = `${what} commit ${shortCommit(this.#commit)} (${this.#commit})`
    this.findings.push({ code, address, version: version ?? null, message, path })
  }
}

/** Of an interface with all that it leaves out: a key that is added where it was left out may change the fact. */
function factsOf(file: string, bytes: Uint8Array): unknown {
  const known = file === 'interface.json' ? interfaceFacts(bytes) : undefined
  return known ?? parseJson(z.unknown(), bytes)
}

const NOTHING: PastModule = {
  versions: new Map(),
  removed: new Set(),
  yanked: new Set(),
  owner: undefined,
  newOwners: [],
  permanent: new Set(),
}

const DELETED: Readonly<Record<string, FindingCode>> = {
  'release.json': 'VERSION_DROPPED',
  'module.zip': 'PACKAGE_MISSING',
  'README.md': 'README_CHANGED',
  'interface.json': 'INTERFACE_CHANGED',
}

const CHANGED: Readonly<Record<string, FindingCode>> = {
  'release.json': 'VERSION_CHANGED',
  'module.zip': 'PACKAGE_CHANGED',
  'README.md': 'README_CHANGED',
  'interface.json': 'INTERFACE_CHANGED',
}
