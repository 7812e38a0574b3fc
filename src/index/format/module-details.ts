import { canonicalObject, memberText } from '../../base/json.ts'
import { interfaceJson } from '../../interface/interface-json.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import type { Version } from '../../module/version.ts'
import type { ModuleDocument, ReleaseDocument } from './documents.ts'
import { releaseSummary } from './module-list.ts'
import { deprecationOf, type VersionMark } from './version-state.ts'

/** What the details of a version do not take from its own commit: `versions` and `deprecation` in those of a module, all from a server. */
interface MoreDetails {
  readonly verified: boolean
  readonly downloads: number
  /** All listed versions, highest first. */
  readonly versions: readonly Version[]
  /** Every system of the module's name. */
  readonly providers: readonly string[]
  readonly deprecation: DeprecationJson | null
}

interface DeprecationJson extends Pick<VersionMark, 'reason' | 'replacement'> {
  /** Empty where there is none. */
  readonly link: string
}

/** The deprecation of a version, as details show it; null for a version that is not deprecated. */
export function deprecationJson(module: ModuleDocument, version: Version): DeprecationJson | null {
  const mark = deprecationOf(module, version)
  if (mark === undefined) return null
  const { reason, link = '', replacement } = mark
  return { reason, link, ...(replacement === undefined ? {} : { replacement }) }
}

/**
 * "Get a specific module" of the registry HTTP API. Without `more`, as in the static file, it depends on the version's own
 * commit alone. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
export function renderVersionDetails(
  release: ReleaseDocument,
  moduleInterface: ModuleInterface | undefined,
  more?: Partial<MoreDetails>,
): string {
  const { tag, license: { identifier: license } = {} } = release
  const named = license === undefined ? {} : { license }
  return canonicalObject({ ...releaseSummary(release), tag, ...named, ...more }, shapeOf(moduleInterface))
}

type Shape = Readonly<Record<'root' | 'submodules' | 'examples', string>>

function shapeOf(moduleInterface: ModuleInterface | undefined): Shape {
  if (moduleInterface === undefined) return EMPTY_SHAPE
  const known = shapes.get(moduleInterface)
  if (known !== undefined) return known
  const made = shapeTexts(interfaceJson(moduleInterface))
  shapes.set(moduleInterface, made)
  return made
}

function shapeTexts({ root, submodules, examples }: Readonly<Record<keyof Shape, unknown>>): Shape {
  return { root: memberText(root), submodules: memberText(submodules), examples: memberText(examples) }
}

/** Versions may share an interface, whose texts are then made once. */
const shapes = new WeakMap<ModuleInterface, Shape>()

/** The documented keys, so that readers find lists. For versions that were published without their interface. */
const EMPTY_ROOT = {
  path: '',
  readme: '',
  empty: false,
  inputs: [],
  outputs: [],
  dependencies: [],
  provider_dependencies: [],
  resources: [],
}

const EMPTY_SHAPE = shapeTexts({ root: EMPTY_ROOT, submodules: [], examples: [] })
