import type { Refusal } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import type { IndexSnapshot, IndexStore } from '../index/ports.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { PullRequest } from './ports.ts'
import type { RepositoryRelease } from './publication.ts'
import {
  type PublishContext,
  type PublishOptions,
  type PublishRequest,
  publishRepositories,
  selectRun,
  withAdvice,
} from './publish.ts'
import { type PublishReport, type PublishResult, reworded } from './publish-report.ts'
import type { PullRequestIndex } from './pull-request-index.ts'

/** Opens the index of a module that is published by pull request. */
export type OpenPullRequestIndex = (address: ModuleAddress) => PullRequestIndex

/**
 * Publishes as `publish` does, and opens or updates one pull request for each module. A version is `pending` until an owner of the index
 * merges it. A refusal of any tag refuses the run before the first pull request, unless it shall keep going. Throws what `publish`
 * throws; what was done for the modules before stays.
 */
export async function publishByPullRequest(
  request: PublishRequest,
  context: PublishContext,
  open: OpenPullRequestIndex,
): Promise<PublishReport> {
  const { release, options } = await selectRun(request, context)
  const modules = addressesOf(release).map(open)
  const [only, ...others] = modules
  if (only === undefined || others.length > 0 || request.dryRun) {
    const target = { ...context, index: together(context.index, modules), log: quiet(context.log, request) }
    const all = { ...options, dryRun: true, fresh: 'planned' as const }
    const planned = await publishRepositories([release], all, target)
    if (planned.error !== undefined || only === undefined || request.dryRun)
      return withAdvice(planned, context.log)
  }
  const reports: PublishReport[] = []
  for (const [number, index] of modules.entries()) {
    const results = number === 0 ? release.results : []
    const own = { ...release, results, selections: selectionsOf(release, index.address) }
    reports.push(await publishModule(own, { ...options, fresh: 'pending' }, { ...context, index }))
  }
  const [first, ...rest] = reports
  if (first === undefined) throw new Error('a run without modules was published')
  return rest.reduce(withReport, first)
}

/** The modules that a run publishes, each once. */
function addressesOf({ selections }: RepositoryRelease): ModuleAddress[] {
  const addresses = new Map(
    selections.map(({ release: { address } }) => [formatModuleAddress(address), address]),
  )
  return [...addresses.values()]
}

function selectionsOf(
  { selections }: RepositoryRelease,
  address: ModuleAddress,
): RepositoryRelease['selections'] {
  const name = formatModuleAddress(address)
  return selections.filter(({ release }) => formatModuleAddress(release.address) === name)
}

async function publishModule(
  release: RepositoryRelease,
  options: PublishOptions,
  context: PublishContext & { readonly index: PullRequestIndex },
): Promise<PublishReport> {
  const { index, raceBackoff } = context
  const { repositories: _, ...published } = await publishRepositories([release], options, context)
  const report = reworded(published, (refusal) => withClaim(refusal, index.pullRequest))
  const waiting = report.error === undefined ? await index.refresh(raceBackoff) : undefined
  if (waiting === undefined) return report
  const results = report.results.map((result): PublishResult => {
    if (result.status === 'refused' || !waiting.versions.has(result.version)) return result
    return { ...result, status: 'pending', pullRequest: waiting.pullRequest.url }
  })
  return { ...report, results }
}

/** A pull request that is open claims its address. */
function withClaim(refusal: Refusal, claim: PullRequest | undefined): Refusal {
  if (refusal.code !== 'NOT_OWNER' || claim === undefined) return refusal
  const hint = `${refusal.hint}; if nothing of the module is published yet, the owner is the one of the pull request ${claim.url}: let an owner of the index close it`
  return { ...refusal, hint }
}

function withReport(report: PublishReport, next: PublishReport): PublishReport {
  const changed = [...report.index.changed, ...next.index.changed]
  const error = report.error ?? next.error
  return {
    ...next,
    results: [...report.results, ...next.results],
    failures: [...report.failures, ...next.failures],
    index: { commit: next.index.commit, changed },
    ...(error === undefined ? {} : { error }),
  }
}

/** The index with what waits for all of these pull requests. It is only decided on. */
function together(base: IndexStore, modules: readonly PullRequestIndex[]): IndexStore {
  return {
    isCreatedByPublish: false,
    async open() {
      let snapshot: IndexSnapshot = await base.open()
      for (const module of modules) snapshot = await module.openOver(snapshot)
      return snapshot
    },
    commit: async () => 'moved',
  }
}

/** The modules report what is decided on first once more. */
function quiet(log: Log, { dryRun }: PublishRequest): Log {
  return dryRun ? log : { info() {}, warn() {}, debug: (line) => log.debug(line) }
}
