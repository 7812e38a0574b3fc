import { quote, RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import { brokenFiles, formatDiagnostic, invalidHcl } from '../interface/diagnostics.ts'
import type { Change, Severity } from '../interface/diff/change.ts'
import { compareInterfaces } from '../interface/diff/compare-interfaces.ts'
import { requiredBump } from '../interface/diff/required-bump.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import type { ConfigSource, InterfaceSource, Tags } from '../publish/ports.ts'
import { findTag } from '../publish/select-releases.ts'
import { matchTag, modulesOf } from '../publish/selection.ts'

/** What `compare --json` prints. */
export interface Comparison {
  readonly bump: Severity
  readonly changes: readonly Change[]
}

/** One side of a comparison: a tag, or a module that was read from a directory. */
export type Side =
  | { readonly tag: string }
  | { readonly directory: string; readonly moduleInterface: ModuleInterface }

export interface ComparisonDependencies {
  /** The repository of the tags; read only where there is one. */
  readonly repository: () => Promise<{
    readonly tags: Tags
    readonly config: ConfigSource
    readonly interfaces: InterfaceSource
  }>
  readonly log: Log
}

/**
 * Compares two modules. Throws NOT_FOUND and INVALID_TAG for a tag, INVALID_INPUT for a tag of several modules, NOT_A_MODULE,
 * INVALID_CONFIG, and INVALID_HCL where `head` does not parse.
 */
export async function compareModules(
  sides: { readonly base: Side; readonly head: Side },
  dependencies: ComparisonDependencies,
): Promise<Comparison> {
  const [base, head] = [await readSide(sides.base, dependencies), await readSide(sides.head, dependencies)]
  return compareInterfacesOf(
    { name: nameOf(sides.base), moduleInterface: base },
    { name: nameOf(sides.head), moduleInterface: head },
    dependencies.log,
  )
}

interface NamedInterface {
  /** In messages: `HEAD`, `tag "v1.2.3"`. */
  readonly name: string
  readonly moduleInterface: ModuleInterface
}

/**
 * Compares two interfaces. A base that does not parse is only warned of: it is released, and cannot be corrected. Throws
 * INVALID_HCL where `head` does not parse.
 */
export function compareInterfacesOf(base: NamedInterface, head: NamedInterface, log: Log): Comparison {
  const broken = brokenFiles(head.moduleInterface, 'with submodules')
  if (broken.length > 0) throw invalidHcl(broken, head.name)
  for (const each of brokenFiles(base.moduleInterface, 'with submodules'))
    log.warn(`${base.name} does not parse: ${formatDiagnostic(each)}`)
  const changes = compareInterfaces(base.moduleInterface, head.moduleInterface)
  return { bump: requiredBump(changes), changes }
}

async function readSide(side: Side, dependencies: ComparisonDependencies): Promise<ModuleInterface> {
  if ('moduleInterface' in side) return side.moduleInterface
  const { tags, config, interfaces } = await dependencies.repository()
  const { tag, commit } = await findTag(side.tag, {}, { tags, config })
  const paths = new Set(matchTag(tag, modulesOf(await config.at(commit), {})).map(({ spec }) => spec.path))
  const [path = '', ...others] = paths
  if (others.length === 0) return interfaces.atCommit({ commit, path })
  throw new RegistryError(
    'INVALID_INPUT',
    `tag ${quote(tag)} is a version of several modules: ${[...paths].map(quote).join(', ')}`,
    'check each out and compare the directories: git worktree add ../base TAG',
  )
}

function nameOf(side: Side): string {
  return 'tag' in side ? `tag ${quote(side.tag)}` : `the directory ${quote(side.directory)}`
}
