import { quote, RegistryError, shortList } from '../base/error.ts'
import type { ModuleDocument, Owner } from '../index/format/documents.ts'
import { refuseForeignOwner } from '../index/format/policy.ts'
import { planUpdates } from '../index/plan/publication-plan.ts'
import { readModuleFiles, updateIndex } from '../index/plan/update-index.ts'
import type { IndexSnapshot, IndexStore, RaceBackoff } from '../index/ports.ts'
import { isRepositoryIdentity, isSameRepository } from '../module/git-remote.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { type AddressPattern, fillAddress, matchingAddresses } from './address-pattern.ts'
import { type KnownModule, readKnownModule } from './known-module.ts'
import { type Actor, refuseForeignDecision } from './permission.ts'
import type { TransferReport, TransferredModule } from './transfer-report.ts'

export interface TransferRequest {
  readonly pattern: AddressPattern
  /** `owner/name`, in which `{namespace}`, `{name}`, `{system}`, `{owner}` and `{repository}` are filled in. */
  readonly to: string
  /** Undefined: the host of the owner before. */
  readonly host: string | undefined
  readonly reason: string | undefined
  /** When it was decided. */
  readonly date: string
  readonly dryRun: boolean
}

export interface TransferDependencies {
  readonly index: IndexStore
  readonly raceBackoff: RaceBackoff
  readonly actor: Actor
  /** The repository with the ids that its host knows it by, where that can be asked; else as it is. */
  readonly identify: (repository: Owner) => Promise<Owner>
}

const DEFAULT_HOST = 'github.com'

/**
 * Gives addresses to other repositories, in one commit that records it in each `module.json`; an address that is that repository's already
 * stays as it is. Throws NOT_FOUND, INVALID_INPUT for a repository that cannot be named, NOT_OWNER for a run that may not decide and for
 * a repository that may not use the namespace, INDEX_INVALID, and what `updateIndex` throws.
 */
export async function transferModules(
  request: TransferRequest,
  { index, raceBackoff, actor, identify }: TransferDependencies,
): Promise<TransferReport> {
  const { pattern, dryRun, date, reason } = request
  const { result, commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
    const addresses = await matchingAddresses(pattern, snapshot)
    const transfers: Transfer[] = []
    for (const address of addresses) {
      const known = await readKnownModule(snapshot, address)
      refuseForeignDecision(known, actor)
      transfers.push(await planTransfer(known, request, identify))
    }
    const files = await planFiles(snapshot, transfers, { date, reason })
    const message = messageOf(transfers, reason)
    return { result: { transfers, files }, change: dryRun ? undefined : { message, files } }
  })
  const { transfers, files } = result
  const isNothing = transfers.every(({ report }) => report.status === 'unchanged')
  return {
    status: isNothing ? 'unchanged' : dryRun ? 'planned' : 'transferred',
    modules: transfers.map(({ report }) => report),
    index: { commit, changed: dryRun ? [...files.keys()] : changed },
  }
}

interface Transfer {
  readonly known: KnownModule
  readonly to: Owner
  readonly report: TransferredModule
}

async function planTransfer(
  known: KnownModule,
  request: TransferRequest,
  identify: TransferDependencies['identify'],
): Promise<Transfer> {
  const { registry, module } = known
  const to = await identify(newOwner(module, request))
  refuseForeignOwner(registry, module.address, to)
  const { owner: from } = module
  const status =
    from !== null && isOwnedBy(from, to) ? 'unchanged' : request.dryRun ? 'planned' : 'transferred'
  return { known, to, report: { address: formatModuleAddress(module.address), status, from, to } }
}

/** Ids that nobody asked for take nothing away from an owner whose ids are known. */
function isOwnedBy(from: Owner, to: Owner): boolean {
  const isNamedAlike = from.repository.toLowerCase() === to.repository.toLowerCase()
  const isKnown = to.repositoryId === undefined || to.repositoryId === from.repositoryId
  return isSameRepository(from, to) && isNamedAlike && isKnown
}

function newOwner({ address, owner }: ModuleDocument, { to, host }: TransferRequest): Owner {
  const [, ownerName = '', name = ''] = /^(.*)\/([^/]*)$/.exec(owner?.repository ?? '') ?? []
  const repository = fillAddress(to, address).replaceAll(/\{(owner|repository)\}/g, (_, part) =>
    part === 'owner' ? ownerName : name,
  )
  const named = { host: host ?? owner?.host ?? DEFAULT_HOST, repository }
  if (repository.includes('/') && isRepositoryIdentity(named)) return named
  throw new RegistryError(
    'INVALID_INPUT',
    `--to ${quote(to)} gives ${quote(repository)} for ${formatModuleAddress(address)}, which is not owner/name${owner === null ? '; the module has no owner' : ''}`,
    'write owner/name; {namespace}, {name} and {system} are parts of the address, {owner} and {repository} of the owner before',
  )
}

async function planFiles(
  snapshot: IndexSnapshot,
  transfers: readonly Transfer[],
  about: Pick<TransferRequest, 'date' | 'reason'>,
): Promise<ReturnType<typeof planUpdates>> {
  const [first] = transfers
  if (first === undefined) return new Map()
  const updates = transfers
    .filter(({ report }) => report.status !== 'unchanged')
    .map((transfer) => moduleAfter(transfer, about))
    .map((module) => ({ module, releases: [], files: new Map(), moduleInterfaces: new Map() }))
  const files = await Promise.all(updates.map(({ module }) => readModuleFiles(snapshot, module)))
  return planUpdates(new Map(files.flatMap((each) => [...each])), first.known.registry, updates)
}

function moduleAfter(
  { known: { module }, to }: Transfer,
  { date, reason }: Pick<TransferRequest, 'date' | 'reason'>,
): ModuleDocument {
  const transfer = { from: module.owner, to, date, ...(reason === undefined ? {} : { reason }) }
  return { ...module, owner: to, transfers: [...module.transfers, transfer] }
}

function messageOf(transfers: readonly Transfer[], reason: string | undefined): string {
  const lines = transfers.flatMap(({ report: { address, status, to } }) =>
    status === 'unchanged' ? [] : [`${address} to ${to.host}/${to.repository}`],
  )
  const because = reason === undefined ? '' : `\n\n${reason}`
  if (lines.length === 1) return `Transfer ${lines[0]}${because}`
  return `Transfer ${lines.length} modules\n\n${shortList(lines).join('\n')}${because}`
}
