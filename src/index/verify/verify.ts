import { quote } from '../../base/error.ts'
import { inOrder } from '../../base/in-order.ts'
import type { Log } from '../../base/log.ts'
import type { RegistryDocument } from '../format/documents.ts'
import { HOSTINGS, hostingFiles } from '../hosting/hosting.ts'
import { VERIFIED_AT_ONCE } from '../limits.ts'
import { registryFiles } from '../plan/file-table.ts'
import type { IndexContents, ListedFile } from '../ports.ts'
import type { CheckContext, KeptFiles } from './check-context.ts'
import { derivedFaults } from './derived-fault.ts'
import { type Finding, Findings } from './finding.ts'
import { FolderFiles } from './folder-files.ts'
import { type HistoryRequest, verifyHistory } from './history.ts'
import { ListCheck } from './list-check.ts'
import { type CheckedModule, ModuleCheck } from './module-check.ts'
import { type ModuleFolder, splitByModule } from './module-folders.ts'
import type { PackageChecks } from './package-audit.ts'
import type { Identities, IndexHistory } from './ports.ts'
import { openBase } from './pull-request-base.ts'
import { readRegistry } from './registry-check.ts'
import { type SuppressedFinding, Suppressions } from './suppressions.ts'

export interface VerifyRequest {
  /** `YYYY-MM-DD`: suppressions end. */
  /** Whether something that cannot be verified counts as a finding. */
  readonly strict: boolean
  /** Undefined: the history is not checked. */
  readonly history: HistoryRequest | undefined
  /**
   * The commit that the branch is a pull request onto: its `registry.json` counts, the commits after it may only publish, and only their
   * versions are fetched. As {@link IndexHistory.resolve} reads it.
   */
  readonly base?: string | undefined
}

export interface VerifyDependencies {
  readonly contents: IndexContents
  /** Undefined for an index without a history. */
  readonly history: IndexHistory | undefined
  /** Undefined: packages that are elsewhere are not fetched. */
  readonly packages: PackageChecks | undefined
  /** Undefined: nobody is asked who repositories are. */
  readonly identities?: Identities | undefined
  readonly keptFile: KeptFiles
  readonly log: Log
}

export interface VerifyReport {
  /** Commit of the branch; null for a directory. */
  readonly commit: string | null
  readonly findings: readonly Finding[]
  readonly unverifiable: readonly Finding[]
  readonly suppressed: readonly SuppressedFinding[]
  /** Findings beyond the first 10,000. */
  readonly more: number
  readonly checked: { readonly modules: number; readonly versions: number; readonly commits: number }
  /** Whether the history was checked and has no finding that counts: then its head may be remembered. */
  readonly isHistoryVerified: boolean
}

/** Checks an index: its files, and its history if that is asked for. It writes nothing. Throws INDEX_INVALID where there is no index. */
export async function verify(
  request: VerifyRequest,
  dependencies: VerifyDependencies,
): Promise<VerifyReport> {
  const { contents, history, keptFile, log } = dependencies
  const base = request.base === undefined ? undefined : await openBase(request.base, history)
  const reading = await readRegistry(base ?? contents)
  const suppressions = new Suppressions(reading.suppressions)
  const sorted = new SortedFindings(request, suppressions)
  for (const finding of [...suppressions.findings, ...reading.findings]) sorted.add(finding)
  if (reading.registry === undefined) return sorted.report(contents.commit)
  const add = (finding: Finding) => sorted.add(finding)
  const packages = base?.newPackages(dependencies.packages) ?? dependencies.packages
  const context = {
    contents,
    registry: reading.registry,
    keptFile,
    add,
    ...(packages === undefined ? {} : { packages }),
  }
  const changed = base && { ...context, contents: base.changedContents(contents, reading.registry) }
  const checked = await verifyContents(changed ?? context, log, changed && base?.listsOf(changed))
  const before = sorted.counted
  const { identities = NO_IDENTITIES } = dependencies
  const walk =
    base === undefined ? request.history : { since: base.commit, checkpoint: undefined, isPullRequest: true }
  const judging = { registry: reading.registry, identities, add, log }
  const walked = history && walk && (await verifyHistory(walk, history, judging))
  return {
    ...sorted.report(contents.commit),
    checked: { ...checked, commits: walked?.commits ?? 0 },
    isHistoryVerified: walked !== undefined && sorted.counted === before,
  }
}

const NO_IDENTITIES: Identities = { of: async () => ({ kind: 'none' }) }

/** Findings that count, that are suppressed, and what cannot be verified. */
class SortedFindings {
  /** How many findings count. */
  counted = 0
  readonly #strict: boolean
  readonly #suppressions: Suppressions
  readonly #findings = new Findings()
  readonly #unverifiable = new Findings()
  readonly #suppressed: SuppressedFinding[] = []

  constructor({ strict }: VerifyRequest, suppressions: Suppressions) {
    this.#strict = strict
    this.#suppressions = suppressions
  }

  add(finding: Finding): void {
    const suppressed = this.#suppressions.of(finding)
    if (suppressed !== undefined) this.#suppressed.push(suppressed)
    else if (finding.code === 'UNVERIFIABLE' && !this.#strict) this.#unverifiable.add(finding)
    else {
      this.#findings.add(finding)
      this.counted += 1
    }
  }

  report(commit: string | null): VerifyReport {
    return {
      commit,
      findings: this.#findings.sorted,
      unverifiable: this.#unverifiable.sorted,
      suppressed: this.#suppressed,
      more: this.#findings.more,
      checked: { modules: 0, versions: 0, commits: 0 },
      isHistoryVerified: false,
    }
  }
}

interface ContentsOutcome {
  readonly modules: number
  readonly versions: number
}

interface CheckedPart {
  readonly part: ModuleFolder | ListedFile
  /** Of a folder whose module can be read. */
  readonly checked: CheckedModule | undefined
}

/**
 * Checks every file of an index in one go through its listing, one module after the other: what it holds grows neither with the
 * modules nor with their versions, but for one short line of each module. One bad module does not stop the check of the others.
 * @param lists the check of the lists, of all modules if it is left out
 */
async function verifyContents(
  context: CheckContext,
  log: Log,
  lists: Pick<ListCheck, 'addFile' | 'addModule' | 'finish'> = new ListCheck(context),
): Promise<ContentsOutcome> {
  const roots: ListedFile[] = []
  let modules = 0
  let versions = 0
  const parts = splitByModule(context.contents.list())
  const check = async (part: CheckedPart['part']): Promise<CheckedPart> => ({
    part,
    checked: 'address' in part ? await new ModuleCheck(part, context).run() : undefined,
  })
  for await (const { part, checked } of inOrder(parts, VERIFIED_AT_ONCE, check)) {
    if (!('address' in part)) {
      if (part.isSpecial || !lists.addFile(part)) roots.push(part)
      continue
    }
    await lists.addModule(part.address, checked)
    modules += 1
    versions += checked?.versions ?? 0
    log.progress?.('modules', modules, undefined)
  }
  await lists.finish()
  await verifyRoots(roots, context)
  return { modules, versions }
}

/** The files of the registry itself, and those that belong to nothing. */
async function verifyRoots(listed: readonly ListedFile[], context: CheckContext): Promise<void> {
  const { registry, contents, keptFile } = context
  const files = new FolderFiles(contents, listed)
  const rendered = registryFiles(registry).filter(([path]) => !isList(path))
  const faults = await derivedFaults(rendered, files)
  const configurations = configurationsOf(registry)
  const known = new Set(configurations.keys())
  for (const [path] of await files.different([...configurations])) known.delete(path)
  for (const [path] of rendered) known.add(path)
  for (const file of listed) {
    const { path, isSpecial } = file
    const read = isSpecial ? undefined : keptFile(path)
    if (read !== undefined) await new FolderFiles(contents, [file]).parse(path, read, faults)
    else if (isSpecial || !known.has(path)) {
      const what = isSpecial ? 'is no regular file' : 'does not belong to an index'
      faults.push({ code: 'FILE_UNEXPECTED', message: `${quote(path)} ${what}`, path })
    }
  }
  for (const fault of faults) context.add({ ...fault, address: null, version: null })
}

/** The list of all modules is among the files of an empty registry; with modules it is checked as a list. */
function isList(path: string): boolean {
  return path.startsWith('v1/')
}

/** Those of every host, as a user may have written one by hand. */
function configurationsOf({ url }: RegistryDocument): Map<string, string> {
  return new Map(HOSTINGS.flatMap((hosting) => hostingFiles(hosting, url)))
}
