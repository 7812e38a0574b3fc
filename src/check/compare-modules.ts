import { RegistryError, shortList } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import { brokenFiles, formatDiagnostic, invalidHcl } from '../interface/diagnostics.ts'
import type { Change, Severities, Severity } from '../interface/diff/change.ts'
import { compareInterfaces } from '../interface/diff/compare-interfaces.ts'
import { requiredBump } from '../interface/diff/required-bump.ts'
import { isEmpty, type ModuleInterface } from '../interface/module-interface.ts'

export interface Comparison {
  readonly bump: Severity
  readonly changes: readonly Change[]
}

export interface NamedInterface {
  /** In messages: `HEAD`, `tag "v1.2.3"`, `the directory "vpc"`. */
  readonly name: string
  readonly moduleInterface: ModuleInterface
}

/** Throws NOT_A_MODULE for a side that has no configuration, not even in a submodule. @param hint what to do about it */
export function requireConfiguration({ name, moduleInterface }: NamedInterface, hint: string): void {
  if (isEmpty(moduleInterface))
    throw new RegistryError('NOT_A_MODULE', `${name} has no .tf or .tofu file`, hint)
}

/**
 * Compares two interfaces. A base that does not parse is only warned of: it is released, and cannot be corrected. Throws
 * INVALID_HCL where `head` does not parse.
 */
export function compareInterfacesOf(
  { base, head }: Readonly<Record<'base' | 'head', NamedInterface>>,
  severities: Severities | undefined,
  log: Log,
): Comparison {
  refuseBroken(head)
  const broken = brokenFiles(base.moduleInterface, 'with submodules').map((each) => formatDiagnostic(each))
  if (broken.length > 0) log.warn(`${base.name} does not parse: ${shortList(broken, 1).join('; ')}`)
  const changes = compareInterfaces(base.moduleInterface, head.moduleInterface, severities)
  return { bump: requiredBump(changes), changes }
}

/** Throws INVALID_HCL for a side with files that clients do not load. */
export function refuseBroken({ name, moduleInterface }: NamedInterface): void {
  const broken = brokenFiles(moduleInterface, 'with submodules')
  if (broken.length > 0) throw invalidHcl(broken, name)
}
