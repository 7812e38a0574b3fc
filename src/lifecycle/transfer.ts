import { quote, RegistryError, shortList, visible } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import type { ModuleDocument, Owner } from '../index/format/documents.ts'
import { registryIn } from '../index/format/index-files.ts'
import { MODULES_DIRECTORY, REGISTRY_PATH } from '../index/format/paths.ts'
import { refuseForeignOwner } from '../index/format/policy.ts'
import { planModules, updateIndex } from '../index/plan/update-index.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { isRepositoryIdentity, isSameRepository } from '../module/git-remote.ts'
import { formatModuleAddress, type ModuleAddress, parseModuleAddress } from '../module/module-address.ts'
import { type DecisionTarget, readModuleFor } from './decision.ts'

interface TransferRequest {
  readonly pattern: AddressPattern
  /** `owner/name`, in which `{namespace}`, `{name}`, `{system}`, `{owner}` and `{repository}` are filled in. */
  readonly to: string
  /** Undefined: the host of the owner before. */
  readonly host: string | undefined
  readonly reason: string | undefined
  readonly date: string
  readonly dryRun: boolean
}

interface TransferDependencies extends DecisionTarget {
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
  const { pattern, dryRun, reason } = request
  const { result, commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
    const addresses = await matchingAddresses(pattern, snapshot)
    const transfers: Transfer[] = []
    for (const address of addresses) {
      const { registry, module } = await readModuleFor(actor, address, snapshot)
      const to = await identify(newOwner(module, request))
      refuseForeignOwner(registry, address, to)
      transfers.push(planTransfer(module, to, request))
    }
    const registry = registryIn(await snapshot.read([REGISTRY_PATH]))
    const modules = transfers.flatMap(({ after }) => after ?? [])
    const files = await planModules(snapshot, registry, modules)
    const message = messageOf(transfers, reason)
    return { result: transfers, change: { message, files }, isDry: dryRun }
  })
  const isNothing = result.every(({ report }) => report.status === 'unchanged')
  return {
    status: isNothing ? 'unchanged' : dryRun ? 'planned' : 'transferred',
    modules: result.map(({ report }) => report),
    index: { commit, changed },
  }
}

interface Transfer {
  /** Undefined where it stays as it is. */
  readonly after: ModuleDocument | undefined
  readonly report: TransferredModule
}

function planTransfer(
  module: ModuleDocument,
  to: Owner,
  { reason, date, dryRun }: TransferRequest,
): Transfer {
  const { owner: from } = module
  const isSame = from !== null && isOwnedBy(from, to)
  const transfer = { from, to, date, ...(reason === undefined ? {} : { reason }) }
  const status = isSame ? 'unchanged' : dryRun ? 'planned' : 'transferred'
  return {
    after: isSame ? undefined : { ...module, owner: to, transfers: [...module.transfers, transfer] },
    report: { address: formatModuleAddress(module.address), status, from, to },
  }
}

/** Ids that nobody asked for take nothing away from an owner whose ids are known. */
function isOwnedBy(from: Owner, to: Owner): boolean {
  const isNamedAlike = from.repository.toLowerCase() === to.repository.toLowerCase()
  const isKnown = to.repositoryId === undefined || to.repositoryId === from.repositoryId
  return isSameRepository(from, to) && isNamedAlike && isKnown
}

function newOwner({ address, owner }: ModuleDocument, { to, host }: TransferRequest): Owner {
  const [, ownerName = '', name = ''] = /^(.*)\/([^/]*)$/.exec(owner?.repository ?? '') ?? []
  const repository = to
    .replaceAll(/\{(namespace|name|system)\}/g, (_, part: keyof ModuleAddress) => address[part])
    .replaceAll(/\{(owner|repository)\}/g, (_, part) => (part === 'owner' ? ownerName : name))
  const named = { host: host ?? owner?.host ?? DEFAULT_HOST, repository }
  if (repository.includes('/') && isRepositoryIdentity(named)) return named
  throw new RegistryError(
    'INVALID_INPUT',
    `--to ${quote(to)} gives ${quote(repository)} for ${formatModuleAddress(address)}, which is not owner/name${owner === null ? '; the module has no owner' : ''}`,
    'write owner/name; {namespace}, {name} and {system} are parts of the address, {owner} and {repository} of the owner before',
  )
}

function messageOf(transfers: readonly Transfer[], reason: string | undefined): string {
  const lines = transfers.flatMap(({ report: { address, status, to } }) =>
    status === 'unchanged' ? [] : [`${address} to ${to.host}/${to.repository}`],
  )
  const because = reason === undefined ? '' : `\n\n${reason}`
  if (lines.length === 1) return `Transfer ${lines[0]}${because}`
  return `Transfer ${lines.length} modules\n\n${shortList(lines).join('\n')}${because}`
}

interface TransferredModule {
  /** `namespace/name/system` */
  readonly address: string
  readonly status: 'transferred' | 'unchanged' | 'planned'
  /** Null where nobody owned it. */
  readonly from: Owner | null
  readonly to: Owner
}

export interface TransferReport {
  readonly status: 'transferred' | 'unchanged' | 'planned'
  readonly modules: readonly TransferredModule[]
  readonly index: { readonly commit: string | null; readonly changed: readonly string[] }
}

export function formatTransferReport({ modules }: TransferReport): string {
  const widthOf = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length))
  const addressWidth = widthOf(modules.map(({ address }) => address))
  const fromWidth = widthOf(modules.map(({ from }) => nameOf(from)))
  const lines = modules.map((module) => {
    const cells = [module.address.padEnd(addressWidth), nameOf(module.from).padEnd(fromWidth)]
    const arrow = module.status === 'unchanged' ? [] : ['->', nameOf(module.to)]
    return [module.status.padEnd(11), ...cells, ...arrow].join(' ').trimEnd()
  })
  const counts = [...groupBy(modules, ({ status }) => status)].map(
    ([status, all]) => `${all.length} ${status}`,
  )
  return [...lines, ...(modules.length > 1 ? [`total       ${counts.join(', ')}`] : [])].join('\n')
}

function nameOf(owner: Owner | null): string {
  if (owner === null) return 'nobody'
  const id = owner.repositoryId === undefined ? '' : ` (id ${owner.repositoryId})`
  return visible(`${owner.host}/${owner.repository}${id}`)
}

/** One module address, or those that a pattern names. */
type AddressPattern = { readonly address: ModuleAddress } | { readonly parts: readonly string[] }

/** Reads an address, or three parts in which `*` is any part of a name. Throws INVALID_ADDRESS. */
export function parseAddressPattern(text: string): AddressPattern {
  if (!text.includes('*')) return { address: parseModuleAddress(text) }
  const parts = text.split('/')
  if (parts.length === 3 && parts.every((part) => /^[\w*-]{1,64}$/.test(part))) return { parts }
  throw new RegistryError(
    'INVALID_ADDRESS',
    `${quote(text)} is not a pattern of module addresses`,
    'write three parts in which * is any part of a name, such as acme/*/aws, in quotes',
  )
}

/** The modules of an index that the pattern names, in order. Throws NOT_FOUND for a pattern that names none. */
async function matchingAddresses(pattern: AddressPattern, snapshot: IndexSnapshot): Promise<ModuleAddress[]> {
  if ('address' in pattern) return [pattern.address]
  let directories = [MODULES_DIRECTORY]
  for (const part of pattern.parts) {
    const below = await Promise.all(directories.map((each) => matchingNames(each, part, snapshot)))
    directories = below.flat()
  }
  const addresses = directories.map((path) => parseModuleAddress(path.slice(MODULES_DIRECTORY.length + 1)))
  if (addresses.length > 0) return addresses
  throw new RegistryError(
    'NOT_FOUND',
    `the index has no module ${quote(pattern.parts.join('/'))}`,
    'name modules of it: module-registry status --index … lists them',
  )
}

async function matchingNames(directory: string, part: string, snapshot: IndexSnapshot): Promise<string[]> {
  const expression = new RegExp(`^${part.replaceAll(/\*+/g, '.*')}$`, 'i')
  const names = (await snapshot.listDirectory(directory)).filter((name) => !name.includes('.'))
  return names
    .filter((name) => expression.test(name))
    .toSorted()
    .map((name) => `${directory}/${name}`)
}
