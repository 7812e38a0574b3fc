import { quote, RegistryError } from '../../base/error.ts'
import {
  identityFromRemote,
  isSameRepository,
  parseGitRemote,
  type RepositoryIdentity,
} from '../../module/git-remote.ts'
import { formatModuleAddress, type ModuleAddress } from '../../module/module-address.ts'
import { parseLocation } from './location.ts'

/** What `registry.json` allows: every command that writes asks here. */
export interface RegistryPolicy {
  readonly allowedHosts?: readonly string[]
  readonly marks?: { readonly owners: readonly NamespaceOwner[] }
  readonly namespaces?: Readonly<Record<string, { readonly owners: readonly NamespaceOwner[] }>>
}

interface NamespaceOwner {
  readonly host?: string
  readonly ownerId?: number
  readonly repositories?: string
}

/** Whether clients may be sent to the location. A package in the index always may. */
export function allowsLocation({ allowedHosts }: RegistryPolicy, location: string): boolean {
  const parts = partsOfLocation(location)
  return (
    allowedHosts === undefined || parts === undefined || allowedHosts.some((each) => isBelow(parts, each))
  )
}

/**
 * Whether clients may be sent to the location although its owner is nobody whom the module has: on the host of a repository anybody has
 * others, so that an entry of `allowedHosts` needs a path there.
 */
export function namesLocation(
  { allowedHosts = [] }: RegistryPolicy,
  location: string,
  owners: readonly RepositoryIdentity[],
): boolean {
  const parts = partsOfLocation(location)
  const isShared =
    (parts?.kind === 'git' || parts?.kind === 'https') &&
    owners.some(({ host }) => host.toLowerCase() === parts.host)
  return (
    parts !== undefined &&
    allowedHosts.some((each) => (!isShared || each.includes('/')) && isBelow(parts, each))
  )
}

/** Whether a location is in the index, a commit of one of these repositories, or a file below one of them. */
export function isOwnLocation(location: string, owners: readonly RepositoryIdentity[]): boolean {
  const parts = partsOfLocation(location)
  if (parts === undefined) return true
  const path = parts.path.toLowerCase()
  return owners.some(({ host, repository }) => {
    const own = repository.toLowerCase()
    // The port of ssh is not the port of https.
    const hosts = [host.toLowerCase(), ...(parts.isSsh ? [host.toLowerCase().replace(/:[0-9]+$/, '')] : [])]
    if (!hosts.includes(parts.host)) return false
    return parts.kind === 'git' ? path === own : parts.kind === 'https' && path.startsWith(`${own}/`)
  })
}

/**
 * Where a location is, without its protocol, the directory in the package and what pins the bytes: the host with its port where it has
 * one, but that of ssh; the path without a slash at its begin, and that of a Git repository without `.git`. Undefined for a package in
 * the index. Throws INDEX_INVALID.
 */
function partsOfLocation(location: string) {
  const { kind, source } = parseLocation(location)
  if (kind === 'relative') return undefined
  const { protocol, host, hostname, pathname } = new URL(source)
  const isSsh = protocol === 'ssh:'
  const path = pathname.slice(1).replace(kind === 'git' ? /\.git$/ : /(?!)/, '')
  return { kind, host: isSsh ? hostname : host, isSsh, path }
}

function isBelow({ host, path }: { readonly host: string; readonly path: string }, allowed: string): boolean {
  const [name = '', ...parts] = allowed.split('/')
  const isHost = name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name
  return isHost && `${path}/`.startsWith(parts.map((part) => `${part}/`).join(''))
}

/** Whether a repository may publish into the namespace of an address. One without an identity may not, where owners are named. */
export function allowsOwner(
  policy: RegistryPolicy,
  address: ModuleAddress,
  owner: RepositoryIdentity | null | undefined,
): boolean {
  const owners = ownersOf(policy, address)
  if (owners === undefined) return true
  return owner !== null && owner !== undefined && owners.some((allowed) => isOwner(owner, allowed))
}

/** Throws NOT_OWNER for a repository that may not publish into the namespace of an address. */
export function refuseForeignOwner(
  policy: RegistryPolicy,
  address: ModuleAddress,
  owner: RepositoryIdentity | null | undefined,
): void {
  if (allowsOwner(policy, address, owner)) return
  const names = (ownersOf(policy, address) ?? []).map(nameOfOwner)
  const own = owner === null || owner === undefined ? undefined : `${owner.host}/${owner.repository}`
  throw new RegistryError(
    'NOT_OWNER',
    `the namespace of ${quote(formatModuleAddress(address))} belongs to ${names.map(quote).join(', ') || 'nobody'} in registry.json; this is ${own === undefined ? 'a repository without an origin' : quote(own)}`,
    `publish under another namespace, or let an owner of the index add {"repositories": ${quote(own ?? 'github.com/acme/*')}} to the owners of the namespace in registry.json`,
  )
}

/**
 * For whom `marks` reserves decisions about published versions, for people, and whether this repository is among them; undefined where it
 * reserves nothing.
 */
export function reservedMarks(
  { marks }: RegistryPolicy,
  owner: RepositoryIdentity | undefined,
): { readonly owners: string; readonly isOwner: boolean } | undefined {
  if (marks === undefined) return undefined
  return {
    owners: marks.owners.map((each) => quote(nameOfOwner(each))).join(', ') || 'nobody',
    isOwner: owner !== undefined && marks.owners.some((allowed) => isOwner(owner, allowed)),
  }
}

function nameOfOwner({ host, ownerId, repositories }: NamespaceOwner): string {
  return repositories ?? `owner ${ownerId} of ${host}`
}

/** Names that differ by case are one namespace. */
function ownersOf(
  { namespaces = {} }: RegistryPolicy,
  { namespace }: ModuleAddress,
): readonly NamespaceOwner[] | undefined {
  const own = Object.entries(namespaces).find(([name]) => name.toLowerCase() === namespace.toLowerCase())
  return own?.[1].owners ?? Object.entries(namespaces).find(([name]) => name === '*')?.[1].owners
}

function isOwner(owner: RepositoryIdentity, { host, ownerId, repositories }: NamespaceOwner): boolean {
  if (repositories === undefined)
    return owner.host.toLowerCase() === host?.toLowerCase() && owner.ownerId === ownerId
  const pattern = repositories
    .replaceAll(/[.~:-]/g, '\\$&')
    .replaceAll(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'))
  return new RegExp(`^${pattern}$`, 'i').test(`${owner.host}/${owner.repository}`)
}

interface NamedOwner extends RepositoryIdentity {
  readonly formerNames?: readonly string[]
}

/** An owner under each name that it had. */
export function namesOf(owner: NamedOwner | null): RepositoryIdentity[] {
  if (owner === null) return []
  return [owner, ...(owner.formerNames ?? []).map((repository) => ({ ...owner, repository }))]
}

/** The repository of a release, as `release.json` has it. */
interface ReleasedFrom {
  readonly url: string
  readonly id?: number | undefined
  readonly ownerId?: number | undefined
}

/** The repository of a release, as it says. Undefined for a repository that had no origin, and for a URL that no repository has. */
export function identityOf({ url, id, ownerId }: ReleasedFrom): RepositoryIdentity | undefined {
  try {
    const identity = url === '' ? undefined : identityFromRemote(parseGitRemote(url))
    return identity && { ...identity, repositoryId: id, ownerId }
  } catch {
    return undefined
  }
}

/** Whether a repository owns a module, or has owned it. One without an origin counts as an owner. */
export function isOfOwner(
  repository: ReleasedFrom,
  {
    owner,
    transfers,
  }: {
    readonly owner: NamedOwner | null
    readonly transfers: readonly { readonly from: NamedOwner | null; readonly to: NamedOwner }[]
  },
): boolean {
  const identity = identityOf(repository)
  const owners = [owner, ...transfers.flatMap(({ from, to }) => [from, to])].flatMap(namesOf)
  return identity === undefined || owners.some((each) => isSameRepository(each, identity))
}
