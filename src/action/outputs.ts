import type { RegistryError } from '../base/error.ts'
import type { CheckOutcome } from '../check/check.ts'
import type { CollectReport } from '../collect/collect.ts'
import type { Installability } from '../doctor/wait.ts'
import { changelogLine } from '../interface/diff/change.ts'
import type { MarkedRenderReport } from '../lifecycle/render-marks.ts'
import type { PublishedResult, PublishReport } from '../publish/publish-report.ts'
import { pullRequestsOf } from '../publish/report-text.ts'
import type { ReleaseLabel } from '../release/commits.ts'
import type { PlannedModule } from '../release/plan.ts'
import { releaseFacts } from '../release/release-report.ts'

/**
 * Bytes of one output: GitHub takes 1 MiB for all of them. Of a longer list the first half is given, again
 * and again until it fits.
 */
const MAX_OUTPUT_BYTES = 400_000

/** Every output, as a run without results sets it. */
const NOTHING = {
  status: '',
  address: '',
  version: '',
  location: '',
  digest: '',
  'package-path': '',
  'index-commit': '',
  'pull-request': '',
  'required-bump': '',
  changelog: '',
  'installable-after': '',
  releases: '[]',
  results: '[]',
  sources: '[]',
}

export const OUTPUT_NAMES: readonly string[] = Object.keys(NOTHING)

type Outputs = Readonly<typeof NOTHING>

/** The status of a run with several results is the first of these statuses that a result has. */
const STATUSES = ['published', 'pending', 'planned', 'unchanged'] as const

function statusOf({ results, failures }: Pick<PublishReport, 'results' | 'failures'>): string {
  if (failures.length > 0) return 'refused'
  return STATUSES.find((status) => results.some((result) => result.status === status)) ?? 'unchanged'
}

/** Undefined where what is published says it. */
function statusOfRelease(
  modules: readonly PlannedModule[],
  proposal: string | undefined,
): string | undefined {
  const has = (wanted: PlannedModule['status']) => modules.some(({ status }) => status === wanted)
  if (has('refused')) return 'refused'
  if (!has('proposed') || has('pushed')) return undefined
  return proposal === undefined ? 'planned' : 'pending'
}

export function outputsWithout(status: 'skipped' | 'refused'): Outputs {
  return { ...NOTHING, status }
}

export interface Outcome extends Pick<Installability, 'installation'> {
  /** Of a release. */
  readonly modules?: readonly PlannedModule[]
  readonly proposal?: string | undefined
}

/** Outputs of a publish: one release sets the single fields, several set only `results`. */
export function outputsOf(
  { results, failures, index }: PublishReport,
  packagePath: string,
  { modules = [], proposal, installation }: Outcome = {},
): Outputs {
  const [only, ...others] = results
  const [pullRequest = '', ...pullRequests] = pullRequestsOf(results)
  const isSingle = only !== undefined && only.status !== 'refused' && others.length === 0
  return {
    ...NOTHING,
    ...(isSingle ? { ...fieldsOf(only), 'package-path': packagePath } : {}),
    status: statusOfRelease(modules, proposal) ?? statusOf({ results, failures }),
    'index-commit': index.commit ?? '',
    'pull-request': proposal ?? (pullRequests.length === 0 ? pullRequest : ''),
    'installable-after': installation === undefined ? '' : String(installation.seconds),
    releases: bounded(modules.filter(({ status }) => status !== 'unchanged').map(releaseFacts)),
    results: bounded(results),
  }
}

export function outputsOfCollection({ results, failures, sources, index }: CollectReport): Outputs {
  return {
    ...NOTHING,
    status: statusOf({ results, failures }),
    'index-commit': index.commit ?? '',
    results: bounded(results),
    sources: bounded(sources),
  }
}

export function outputsOfMarks({ status, marks = [], index }: MarkedRenderReport): Outputs {
  const changed = status === 'rendered' ? 'published' : status
  return { ...NOTHING, status: changed, 'index-commit': index.commit ?? '', results: bounded(marks) }
}

/** As many as fit: refusals first, and last what has not changed. */
function bounded(items: readonly object[]): string {
  const text = JSON.stringify(items)
  if (text.length <= MAX_OUTPUT_BYTES) return text
  const rank = (item: object) => STATUSES.findIndex((each) => 'status' in item && item.status === each)
  const newsFirst = items.toSorted((a, b) => rank(a) - rank(b))
  return bounded(newsFirst.slice(0, Math.floor(items.length / 2)))
}

export interface MergePlan {
  readonly modules: readonly PlannedModule[]
  readonly refusals: readonly RegistryError[]
}

export interface Plan {
  readonly checked: CheckOutcome
  /** Those that ask for a release; the first counts. */
  readonly labels: readonly ReleaseLabel[]
  /** What merging would release; undefined where merges release nothing. */
  readonly releases: MergePlan | undefined
  /** What would be published; undefined if the run only checks. */
  readonly report: PublishReport | undefined
}

/** Outputs of a pull request: the planned publish, and the bump that the changes need. */
export function outputsOfPull({ checked, report }: Plan, isRefused: boolean): Outputs {
  const planned = report === undefined ? { ...NOTHING, status: 'checked' } : outputsOf(report, '')
  const { bump, changes, modules } = checked.report
  const isCompared = modules.some(({ base }) => base !== null)
  return {
    ...planned,
    ...(isRefused ? { status: 'refused' } : {}),
    'required-bump': isCompared ? bump : '',
    changelog: isCompared ? changelogLine(changes) : '',
  }
}

function fieldsOf(result: PublishedResult): Partial<Outputs> {
  const { address, version, location, compatibility } = result
  return {
    address,
    version,
    location,
    digest: result.package.digest,
    'required-bump': compatibility?.required ?? '',
    changelog: compatibility === undefined ? '' : changelogLine(compatibility.changes),
  }
}
