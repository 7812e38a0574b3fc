import type { DirectoryInterface, Repetition, SourcePosition } from '../module-interface.ts'
import { type Change, changesOf, type Finding } from './change.ts'
import { pairByName } from './pair-by-name.ts'

/**
 * The changes of resources and module calls, by address. An upgrade destroys what is removed without a `moved` or `removed`
 * block. Data sources and ephemeral resources have no state; a new one counts, as it may need permissions.
 * https://developer.hashicorp.com/terraform/language/modules/develop/refactoring
 */
export function compareResources(before: DirectoryInterface, after: DirectoryInterface): Change[] {
  const [old, current] = [positionsOf(before), positionsOf(after)]
  const { removed, added, kept } = pairByName([...old.keys()], [...current.keys()], (address) => address)
  const moves = movesBetween(new Set(removed), after)
  const destinations = new Set(moves.values())
  const released = new Set(after.removals.map(({ from }) => withoutKeys(from)))
  return [
    ...removed.flatMap((address) =>
      changesOf(
        address,
        old.get(address),
        removedResource(address, moves.get(address), released.has(address)),
      ),
    ),
    ...added
      .filter((address) => !destinations.has(address))
      .flatMap((address) =>
        changesOf(address, current.get(address), [`${kindOf(address)}-added`, `${address} was added`]),
      ),
    ...repetitionChanges(
      kept.map(([address]) => address),
      before,
      after,
    ),
  ]
}

function removedResource(address: string, destination: string | undefined, isReleased: boolean): Finding {
  const kind = kindOf(address)
  if (kind !== 'resource' && kind !== 'module-call') return [`${kind}-removed`, `${address} was removed`]
  if (destination !== undefined) return [`${kind}-moved`, `${address} was moved to ${destination}`]
  if (isReleased) return [`${kind}-released`, `${address} was given up by a removed block`]
  return [`${kind}-removed`, `${address} was removed without a moved or removed block`]
}

/**
 * An instance is known by its key. One whose key goes is destroyed, except where clients move it by themselves: that of a
 * resource that gets a `count`. https://developer.hashicorp.com/terraform/language/modules/develop/refactoring
 */
function repetitionChanges(
  addresses: readonly string[],
  before: DirectoryInterface,
  after: DirectoryInterface,
): Change[] {
  const [old, current] = [before.repetitions, after.repetitions]
  if (old === undefined || current === undefined) return []
  const moved = new Set(after.moves.map(({ from }) => `${withoutKeys(from)} ${keyOf(from)}`))
  const positions = positionsOf(after)
  return addresses.flatMap((address) => {
    const [from, to] = [old[address], current[address]]
    const isCall = kindOf(address) === 'module-call'
    if (!isCall && kindOf(address) !== 'resource') return []
    const isMovedByClients = from === undefined && to === 'count' && !isCall
    if (from === to || isMovedByClients || moved.has(`${address} ${from}`)) return []
    const isFirstKept = from === 'count' && to === undefined && !isCall
    const lost = `${isFirstKept ? 'all instances but the first' : 'its instances'} are destroyed`
    const message = `${address} had ${said(from)} and has ${said(to)}, without a moved block: ${lost}`
    const kind = isCall ? 'module-call-keys-changed' : 'resource-keys-changed'
    return changesOf(address, positions.get(address), [kind, message])
  })
}

function said(repetition: Repetition | undefined): string {
  return repetition ?? 'neither count nor for_each'
}

/** The argument that gives an instance the key at the end of its address; undefined without one. */
function keyOf(address: string): Repetition | undefined {
  const [, key] = /\[([^[\]]*|"(?:[^"\\]|\\.)*")\]$/.exec(address.trim()) ?? []
  if (key === undefined) return undefined
  return /^\s*\d+\s*$/.test(key) ? 'count' : 'for_each'
}

/** `aws_vpc.this`, `data.aws_region.current`, `ephemeral.aws_secret.it`, `module.subnets`, and where each is declared. */
function positionsOf({ resources, calls }: DirectoryInterface): ReadonlyMap<string, SourcePosition> {
  const positions = new Map<string, SourcePosition>()
  for (const call of calls) positions.set(`module.${call.name}`, call)
  for (const resource of resources) {
    const { mode, type, name } = resource
    positions.set(`${mode === 'managed' ? '' : `${mode}.`}${type}.${name}`, resource)
  }
  return positions
}

/** A null resource stands for nothing outside of the state, so that nothing is lost with it. */
function kindOf(
  address: string,
): 'module-call' | 'resource' | 'null-resource' | 'data-source' | 'ephemeral-resource' {
  if (address.startsWith('module.')) return 'module-call'
  if (/^(null_resource|terraform_data)\./.test(address)) return 'null-resource'
  if (address.startsWith('ephemeral.')) return 'ephemeral-resource'
  return address.startsWith('data.') ? 'data-source' : 'resource'
}

/** Where each removed address went, through any number of `moved` blocks, as long as something is there. */
function movesBetween(removed: ReadonlySet<string>, after: DirectoryInterface): Map<string, string> {
  const present = new Set(positionsOf(after).keys())
  const steps = new Map(after.moves.map(({ from, to }) => [withoutKeys(from), withoutKeys(to)]))
  const found = new Map<string, string>()
  for (const address of removed) {
    const seen = new Set<string>()
    let at = steps.get(address)
    while (at !== undefined && !isPresent(at, present) && !seen.has(at)) {
      seen.add(at)
      at = steps.get(at)
    }
    if (at !== undefined && isPresent(at, present)) found.set(address, at)
  }
  return found
}

/** An address inside of a module call counts as present where the call is: its module is not read. */
function isPresent(address: string, present: ReadonlySet<string>): boolean {
  return present.has(address) || present.has(/^module\.[^.]+(?=\.)/.exec(address)?.[0] ?? '')
}

/** `aws_vpc.this["a"]` is an instance of `aws_vpc.this`. */
function withoutKeys(address: string): string {
  return address.replaceAll(/\[(?:"(?:[^"\\]|\\.)*(?:"|$)|[^\][]*)\]|\s/g, '')
}
