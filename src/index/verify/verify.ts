import { quote } from '../../base/error.ts'
import { inOrder } from '../../base/in-order.ts'
import type { Log } from '../../base/log.ts'
import type { RegistryDocument, ReleaseDocument } from '../format/documents.ts'
import { HOSTINGS, hostingFiles } from '../format/hosting.ts'
import { isListPath, isWorkflow } from '../format/paths.ts'
import { registryFiles } from '../plan/file-table.ts'
import type { IndexContents, ListedFile } from '../ports.ts'
import { FolderFiles, type ModuleFolder, splitByModule } from '../walk/folder-files.ts'
import { type WalkedModule, walkModule } from '../walk/module-walk.ts'
import type { Problem } from '../walk/problem.ts'
import { walkRegistry } from '../walk/registry-walk.ts'
import { checkCommit } from './history-changes.ts'
import { ListCheck } from './list-check.ts'
import { type PackageAudit, type ShownInterface, shownInterface } from './package-audit.ts'
import type { HistoryCommit, Identities, IndexHistory } from './ports.ts'
import { checkPullRequest, notOnBranch, PullRequestBase } from './pull-request.ts'

/** Modules that `verify` reads at the same time. The rest waits. */
const VERIFIED_AT_ONCE = 4

/** Findings that `verify` keeps. The rest is counted. */
const MAX_FINDINGS = 10_000

interface VerifyRequest {
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

interface VerifyDependencies {
  readonly contents: IndexContents
  /** Undefined for an index without a history. */
  readonly history: IndexHistory | undefined
  /** Undefined: packages that are elsewhere are not fetched. */
  readonly packages: PackageAudit | undefined
  /** Undefined: nobody is asked who repositories are. */
  readonly identities?: Identities | undefined
  /**
   * The reader of a file of an index that a command keeps there for itself, or of the keys that it has in one of the files of all; undefined
   * for a path of no command. The reader throws where the command would stop. It gives the paths of other files of the index that it names.
   */
  readonly keptFile: (path: string) => ((bytes: Uint8Array) => readonly string[]) | undefined
  readonly log: Log
}

export interface VerifyReport {
  /** Commit of the branch; null for a directory. */
  readonly commit: string | null
  readonly findings: readonly Problem[]
  readonly unverifiable: readonly Problem[]
  readonly suppressed: readonly { readonly finding: Problem; readonly reason: string }[]
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
  const { contents, history, identities = NO_IDENTITIES, packages, log } = dependencies
  const base = request.base === undefined ? undefined : await PullRequestBase.open(request.base, history)
  const walked = await walkRegistry(base ?? contents)
  const found = problemList(request.strict, walked.acceptedReason)
  const { add } = found
  for (const problem of walked.problems) add(problem)
  const { registry } = walked
  if (registry === undefined) return found.report(contents.commit)
  const read = base?.changedContents(contents, registry) ?? contents
  const checked = await verifyContents({
    contents: read,
    registry,
    audit: base === undefined ? packages : base.newPackages(packages),
    lists: base === undefined ? new ListCheck(read, add) : base.changedLists(read, add),
    keptFile: dependencies.keptFile,
    add,
    log,
  })
  const before = found.counted()
  const walk =
    base === undefined ? request.history : { since: base.commit, checkpoint: undefined, isPullRequest: true }
  const commits = history && walk && (await verifyHistory(walk, history, { registry, identities, add, log }))
  return {
    ...found.report(contents.commit),
    checked: { ...checked, commits: commits ?? 0 },
    isHistoryVerified: commits !== undefined && found.counted() === before,
  }
}

const NO_IDENTITIES: Identities = { of: async () => ({ kind: 'none' }) }

/** Problems that count, that are accepted, and what cannot be verified. */
function problemList(strict: boolean, acceptedReason: (problem: Problem) => string | undefined) {
  const findings: Problem[] = []
  const unverifiable: Problem[] = []
  const suppressed: VerifyReport['suppressed'][number][] = []
  let counted = 0
  return {
    counted: () => counted,
    add(finding: Problem): void {
      const reason = acceptedReason(finding)
      const isUnverifiable = finding.code === 'UNVERIFIABLE' && !strict
      const list = isUnverifiable ? unverifiable : findings
      if (reason !== undefined) suppressed.push({ finding, reason })
      else if (list.length < MAX_FINDINGS) list.push(finding)
      if (reason === undefined && !isUnverifiable) counted += 1
    },
    report: (commit: string | null): VerifyReport => ({
      commit,
      findings: inOneOrder(findings),
      unverifiable: inOneOrder(unverifiable),
      suppressed,
      more: counted - findings.length,
      checked: { modules: 0, versions: 0, commits: 0 },
      isHistoryVerified: false,
    }),
  }
}

/** By address, then by version and code: two runs over one index report the same. */
function inOneOrder(problems: readonly Problem[]): Problem[] {
  const key = ({ address, version, code, path }: Problem) =>
    [address ?? '', version ?? '', code, path ?? ''].join('\n')
  return problems.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

interface CheckContext extends Pick<VerifyDependencies, 'contents' | 'keptFile' | 'log'> {
  readonly registry: RegistryDocument
  /** Undefined: packages are not fetched. */
  readonly audit: PackageAudit | undefined
  readonly lists: Pick<ListCheck, 'addModule' | 'finish'>
  add(problem: Problem): void
}

/**
 * Checks every file of an index in one go through its listing, one module after the other: what it holds grows neither with the
 * versions of modules nor with the modules, but for the item of each in the catalog. One bad module does not stop the check of the others.
 */
async function verifyContents(
  context: CheckContext,
): Promise<{ readonly modules: number; readonly versions: number }> {
  const { contents, lists, log } = context
  const roots: ListedFile[] = []
  const listFiles = new Map<string, ListedFile>()
  let modules = 0
  let versions = 0
  const check = async (part: ModuleFolder | ListedFile) =>
    'address' in part ? await checkModule(part, context) : part
  for await (const part of inOrder(splitByModule(contents.list()), VERIFIED_AT_ONCE, check)) {
    if (!('address' in part)) {
      if (part.isSpecial || !isListPath(part.path)) roots.push(part)
      else listFiles.set(part.path, part)
      continue
    }
    for (const problem of [...part.damage, ...part.problems]) context.add(problem)
    await lists.addModule(part)
    modules += 1
    versions += part.module?.versions.length ?? 0
    log.progress?.('modules', modules, undefined)
  }
  await lists.finish(listFiles)
  await verifyRoots(roots, context)
  return { modules, versions }
}

async function checkModule(folder: ModuleFolder, context: CheckContext): Promise<WalkedModule> {
  const { contents, registry, audit } = context
  if (audit === undefined) return walkModule(folder, { contents, registry })
  const releases: ReleaseDocument[] = []
  const shown = new Map<string, ShownInterface>()
  const walked = await walkModule(folder, {
    contents,
    registry,
    visit({ release, moduleInterface }) {
      releases.push(release)
      if (moduleInterface !== undefined) shown.set(release.version, shownInterface(moduleInterface))
    },
  })
  const problems = await audit(releases, shown)
  return { ...walked, problems: [...walked.problems, ...problems] }
}

/** The files of the registry itself, and those that belong to nothing. */
async function verifyRoots(listed: readonly ListedFile[], context: CheckContext): Promise<void> {
  const { registry, contents, keptFile } = context
  const files = new FolderFiles(contents, listed)
  const rendered = registryFiles(registry).filter(([path]) => !isListPath(path))
  files.change(await files.different(rendered))
  // Those of every host, as a user may have written one by hand.
  const configurations = new Map(HOSTINGS.flatMap((hosting) => hostingFiles(hosting, registry.url)))
  const known = new Set(configurations.keys())
  for (const [path] of await files.different([...configurations])) known.delete(path)
  for (const [path] of rendered) known.add(path)
  for (const { path, isSpecial } of listed) {
    const read = isSpecial ? undefined : keptFile(path)
    if (read === undefined) continue
    known.add(path)
    const file = new FolderFiles(contents, [{ path, isSpecial }])
    for (const named of (await file.parse(path, read)) ?? []) known.add(named)
    files.damage.push(...file.damage)
  }
  for (const { path, isSpecial } of listed) {
    const what = isSpecial ? 'is no regular file' : 'does not belong to an index'
    if (isSpecial || !(isWorkflow(path) || known.has(path)))
      files.add('FILE_UNEXPECTED', `${quote(path)} ${what}`, path)
  }
  for (const problem of [...files.damage, ...files.problems]) context.add(problem)
}

interface HistoryRequest {
  /** Undefined: from the first commit, or from the checkpoint. Else as {@link IndexHistory.resolve} reads it. */
  readonly since: string | undefined
  /** The commit that the verifier has seen last; undefined for the first time. */
  readonly checkpoint: string | undefined
  readonly isPullRequest?: boolean
}

/**
 * Checks every commit of the branch: nothing that was published is changed or gone, and what the verifier has seen is still
 * part of the history. Throws INVALID_INPUT for a `since` that is not on the branch.
 * @returns how many commits were checked
 */
async function verifyHistory(
  { since, checkpoint, isPullRequest = false }: HistoryRequest,
  history: IndexHistory,
  context: Pick<CheckContext, 'registry' | 'add' | 'log'> & { readonly identities: Identities },
): Promise<number> {
  const { add, log } = context
  const seen = checkpoint && (await history.resolve(checkpoint))
  if (checkpoint !== undefined && seen === undefined) add(await lostCheckpoint(checkpoint, history))
  const start = since === undefined ? seen : await history.resolve(since)
  if (since !== undefined && start === undefined) throw notOnBranch('--since', since)
  let commits = 0
  const reading = { ...context, history }
  const checkAll = async (commit: HistoryCommit, merged: readonly string[] = []) => {
    const problems = await checkCommit(commit, reading)
    if (isPullRequest) return [...problems, ...(await checkPullRequest(commit, reading))]
    for (const parent of merged) {
      const known = new Set(problems.map(keyOf))
      const others = await checkCommit(await history.difference(parent, commit.commit), reading)
      problems.push(...others.filter((each) => !known.has(keyOf(each))))
    }
    return problems
  }
  const found = new Set<string>()
  for await (const commit of history.commits(start)) {
    for (const finding of await checkAll(commit, commit.merged)) {
      add(finding)
      if (isPullRequest) found.add(keyOf(finding))
    }
    commits += 1
    log.progress?.('commits', commits, undefined)
  }
  // A host may make one commit of them all, and what two commits do together neither of them shows.
  if (isPullRequest && start !== undefined)
    for (const finding of await checkAll(await history.difference(start)))
      if (!found.has(keyOf(finding))) add(finding)
  return commits
}

function keyOf({ code, address, version, path }: Problem): string {
  return [code, address, version, path].join(' ')
}

async function lostCheckpoint(commit: string, history: IndexHistory): Promise<Problem> {
  const { head } = history
  const isRolledBack = await history.isAhead(commit)
  return {
    code: isRolledBack ? 'HISTORY_ROLLED_BACK' : 'HISTORY_REWRITTEN',
    address: null,
    version: null,
    message: isRolledBack
      ? `the branch was at ${commit} and is at the older commit ${head} now`
      : `the branch was at ${commit} and is at ${head} now, whose history does not hold that commit`,
    path: null,
  }
}
