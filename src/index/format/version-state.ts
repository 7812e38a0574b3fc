import { quote, RegistryError } from '../../base/error.ts'
import { isVersion, type Version } from '../../module/version.ts'
import type { ModuleDocument } from './documents.ts'
import { isInRange } from './marks.ts'

/** What the marks of `module.json` say of its versions. */

export interface VersionMark {
  readonly reason: string
  readonly date: string
  readonly link?: string
  /** `namespace/name/system`, or the same with `@version`. */
  readonly replacement?: string
}

export interface VersionState extends Partial<VersionMark> {
  readonly state: 'listed' | 'yanked' | 'deprecated' | 'removed'
}

/** The state of a version that is, or was, published. Of several marks the strongest counts: removed, yanked, deprecated. */
export function versionState(module: ModuleDocument, version: Version): VersionState {
  const isIts = (mark: { readonly version: Version }) => mark.version === version
  const removal = module.removed.find(isIts)
  if (removal !== undefined) return { state: 'removed', reason: removal.reason, date: removal.date }
  const yank = module.yanks.find(isIts)
  if (yank !== undefined) return { state: 'yanked', ...markOf(yank) }
  const deprecation = deprecationOf(module, version)
  return deprecation === undefined ? { state: 'listed' } : { state: 'deprecated', ...deprecation }
}

/**
 * The deprecation of a version: its own before that of a range, and that of a range before that of the whole module. A range
 * has a pre-release only where it names it, as in clients.
 */
export function deprecationOf(module: ModuleDocument, version: Version): VersionMark | undefined {
  const { deprecations } = module
  const own = deprecations.find(({ versions }) => versions === version)
  const ofRange = deprecations.find(({ versions }) => versions !== undefined && isInRange(version, versions))
  const found = own ?? ofRange
  return found === undefined ? moduleDeprecation(module) : markOf(found)
}

/** The deprecation of the whole module. */
export function moduleDeprecation({ deprecations }: ModuleDocument): VersionMark | undefined {
  const found = deprecations.find(({ versions }) => versions === undefined)
  return found && markOf(found)
}

/** Without keys that other tools added. */
function markOf({ reason, date, link, replacement }: VersionMark): VersionMark {
  return {
    reason,
    date,
    ...(link === undefined ? {} : { link }),
    ...(replacement === undefined ? {} : { replacement }),
  }
}

/** Throws INDEX_INVALID for a mark of a version that was never published: it would have no effect, and nobody would see why. */
export function refuseUnknownMarks(path: string, module: ModuleDocument): void {
  const known = new Set<string>([...module.versions, ...module.removed].map(({ version }) => version))
  const marked: [list: string, version: string][] = [
    ...module.yanks.map(({ version }): [string, string] => ['yanks', version]),
    ...module.deprecations.flatMap(({ versions }): [string, string][] =>
      versions !== undefined && isVersion(versions) ? [['deprecations', versions]] : [],
    ),
  ]
  const unknown = marked.find(([, version]) => !known.has(version))
  if (unknown === undefined) return
  const [list, version] = unknown
  throw new RegistryError(
    'INDEX_INVALID',
    `${quote(path)} in the index marks version ${quote(version)} in ${quote(list)}, and the module has no such version`,
    `correct the version in the list, or take the mark out of it`,
  )
}
