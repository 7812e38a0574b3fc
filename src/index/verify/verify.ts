import type { Log } from '../../base/log.ts'
import type { IndexContents } from '../ports.ts'
import type { KeptFiles } from './check-context.ts'
import { type Finding, Findings } from './finding.ts'
import { type HistoryRequest, verifyHistory } from './history.ts'
import type { PackageChecks } from './package-audit.ts'
import type { Identities, IndexHistory } from './ports.ts'
import { openBase } from './pull-request-base.ts'
import { readRegistry } from './registry-check.ts'
import { type SuppressedFinding, Suppressions } from './suppressions.ts'
import { verifyContents } from './verify-contents.ts'

export interface VerifyRequest {
  /** `YYYY-MM-DD`: suppressions end. */
  readonly today: string
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
  const suppressions = new Suppressions(reading.suppressions, request.today)
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
      this.#findings.add(this.#suppressions.withExpiry(finding))
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
