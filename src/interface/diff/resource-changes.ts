import type { DirectoryInterface } from '../module-interface.ts'
import { type Change, changesOf, type Finding, major, minor, patch } from './change.ts'
import { pairByName } from './pair-by-name.ts'

/**
 * The changes of resources and module calls, by address. An upgrade destroys what is removed without a `moved` or `removed`
 * block. Data sources and ephemeral resources have no state; a new one counts, as it may need permissions.
 * https://developer.hashicorp.com/terraform/language/modules/develop/refactoring
 */
export function compareResources(before: DirectoryInterface, after: DirectoryInterface): Change[] {
  const { removed, added } = pairByName(addressesOf(before), addressesOf(after), (address) => address)
  const moves = movesBetween(new Set(removed), after)
  const destinations = new Set(moves.values())
  const released = new Set(after.removals.map(({ from }) => withoutKeys(from)))
  return [
    ...removed.flatMap((address) =>
      changesOf(address, removedResource(address, moves.get(address), released.has(address))),
    ),
    ...added
      .filter((address) => !destinations.has(address))
      .flatMap((address) => changesOf(address, minor(`${kindOf(address)}-added`, `${address} was added`))),
  ]
}

function removedResource(address: string, destination: string | undefined, isReleased: boolean): Finding {
  const kind = kindOf(address)
  if (destination !== undefined) return patch(`${kind}-moved`, `${address} was moved to ${destination}`)
  if (isReleased) return patch(`${kind}-released`, `${address} was given up by a removed block`)
  const hasState = !/^(data|ephemeral)\./.test(address)
  return hasState
    ? major(`${kind}-removed`, `${address} was removed without a moved or removed block`)
    : patch(`${kind}-removed`, `${address} was removed`)
}

/** `aws_vpc.this`, `data.aws_region.current`, `ephemeral.aws_secret.it`, `module.subnets`. */
function addressesOf({ resources, calls }: DirectoryInterface): string[] {
  return [
    ...resources.map(({ mode, type, name }) => `${mode === 'managed' ? '' : `${mode}.`}${type}.${name}`),
    ...calls.map(({ name }) => `module.${name}`),
  ]
}

function kindOf(address: string): string {
  if (address.startsWith('module.')) return 'module-call'
  return address.startsWith('data.') ? 'data-source' : 'resource'
}

/** Where each removed address went, through any number of `moved` blocks, as long as something is there. */
function movesBetween(removed: ReadonlySet<string>, after: DirectoryInterface): Map<string, string> {
  const present = new Set(addressesOf(after))
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
  return address.replaceAll(/\[(?:"(?:[^"\\]|\\.)*"|[^\]"]*)\]|\s/g, '')
}
