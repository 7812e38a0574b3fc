import type { DirectoryInterface } from '../module-interface.ts'
import { type Change, changesOf, pairBy, type Severity } from './change.ts'

/**
 * Resources and module calls, by their addresses: what goes without `moved` or `removed` is destroyed by an upgrade. Data and
 * ephemeral resources have no state, so that only a new one is said: it may need permissions.
 */
export function compareResources(before: DirectoryInterface, after: DirectoryInterface): Change[] {
  const { removed, added } = pairBy(addressesOf(before), addressesOf(after), (address) => address)
  const moves = movesBetween(new Set(removed), after)
  const arrived = new Set(moves.values())
  const released = new Set(after.removals.map(({ from }) => withoutKeys(from)))
  return [
    ...removed.map((address) => goneChange(address, moves.get(address), released.has(address))),
    ...added
      .filter((address) => !arrived.has(address))
      .map((address) => changesOf(address)('minor', `${kindOf(address)}-added`, `${address} was added`)),
  ]
}

function goneChange(address: string, destination: string | undefined, isReleased: boolean): Change {
  const kind = kindOf(address)
  const change = (severity: Severity, verb: string, message: string) =>
    changesOf(address)(severity, `${kind}-${verb}`, message)
  if (destination !== undefined) return change('patch', 'moved', `${address} was moved to ${destination}`)
  if (isReleased) return change('patch', 'released', `${address} was given up by a removed block`)
  return isStateless(address)
    ? change('patch', 'removed', `${address} was removed`)
    : change('major', 'removed', `${address} was removed without a moved or removed block`)
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

function isStateless(address: string): boolean {
  return /^(data|ephemeral)\./.test(address)
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

/** What lies in a module call is there as far as can be told from outside. */
function isPresent(address: string, present: ReadonlySet<string>): boolean {
  return present.has(address) || present.has(/^module\.[^.]+(?=\.)/.exec(address)?.[0] ?? '')
}

/** `aws_vpc.this["a"]` is an instance of `aws_vpc.this`. */
function withoutKeys(address: string): string {
  return address.replaceAll(/\[(?:"(?:[^"\\]|\\.)*"|[^\]"]*)\]|\s/g, '')
}
