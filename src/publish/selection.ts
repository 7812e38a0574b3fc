import type { z } from 'zod'
import { quote, RegistryError } from '../base/error.ts'
import type { Severities } from '../interface/diff/change.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { Release } from '../module/release.ts'
import { prefixBefore, readTag, versionsAtEnd } from '../module/tag.ts'
import type { Version } from '../module/version.ts'
import { CONFIG_PATH, type RepositoryConfig, type SelectionOptions, tagPrefixesOf } from './config.ts'
import type { DefaultKinds, moduleStoreOptionShapes, PackageKind, StoreOptions } from './package-kinds.ts'

/** Tag prefixes that the hint for a tag without a known one suggests. The rest is not named. */
const MAX_SUGGESTED_PREFIXES = 5

export interface Selection {
  readonly release: Release
  /** The package may hold directories beside the module, up to this one; undefined: it is the module's own directory. */
  readonly root?: string | undefined
  readonly kinds: readonly PackageKind[]
  /** Present where `kinds` are not configured: a release that is stored anywhere already stays there. */
  readonly byDefault?: DefaultKinds
  readonly storeOptions: StoreOptions
  /** Whether what a published version has lost, or shall have in another OCI repository, is stored again. */
  readonly isRepair: boolean
  readonly compatibility: NonNullable<SelectionOptions['compatibility']>
  readonly severities?: Severities | undefined
  /** Patterns of paths, from the root of the repository, that hold no secrets. */
  readonly allow: readonly string[]
  /** The file for more of them: `registry.yml` of the index that collects the repository; absent: its own. */
  readonly allowIn?: string | undefined
}

/** A module as a repository holds it; without `address` the repository's name gives it. */
export interface ModuleSpec {
  /** The first of its directories. */
  readonly path: string
  /** Where it is at commits that have no configuration in the first. */
  readonly otherPaths?: readonly string[]
  readonly address: ModuleAddress | undefined
  /** Up to which directory its package may hold what it calls; absent: its own alone. */
  readonly root?: string | undefined
  /** At least one; tags that are proposed have the first. */
  readonly tagPrefixes: readonly string[]
  /** Its own, which win over those of the whole repository. */
  readonly storeOptions?: z.output<z.ZodObject<typeof moduleStoreOptionShapes>>
}

/**
 * The modules that tags of this repository can release. `--module` picks one of several; without `modules:` there is one.
 * Throws INVALID_INPUT where the config holds no such module.
 * @param defaultAddress of the one module of a repository whose config names no address; it may throw
 */
export function modulesOf(
  config: RepositoryConfig,
  flags: SelectionOptions,
  defaultAddress: () => ModuleAddress,
): ModuleSpec[] {
  const prefix = flags['tag-prefix'] ?? config['tag-prefix']
  if (config.modules === undefined) {
    const path = flags['module-path'] ?? config['module-path'] ?? ''
    const address = flags.module ?? config.module
    return [{ path, address, tagPrefixes: tagPrefixesOf({}, prefix, () => address ?? defaultAddress()) }]
  }
  const specs = config.modules.map((module) => ({
    ...pathsOf([module.path].flat(), flags['module-path']),
    address: module.address,
    root: module.root,
    tagPrefixes: tagPrefixesOf(module, prefix, () => module.address),
    storeOptions: module,
  }))
  const picked = specs.filter((spec) => isPicked(spec, flags))
  if (picked.length > 0) return picked
  const wanted = flags.module === undefined ? (flags['module-path'] ?? '') : formatModuleAddress(flags.module)
  throw new RegistryError(
    'INVALID_INPUT',
    `${CONFIG_PATH} holds no module ${quote(wanted)}`,
    `choose one of: ${specs.map(({ address, path }) => `${formatModuleAddress(address)} (${path})`).join(', ')}`,
  )
}

/** A directory that was named is the only one. */
function pathsOf([first = '', ...others]: readonly string[], named: string | undefined) {
  if (named !== undefined && others.includes(named)) return { path: named }
  return others.length === 0 || named === first ? { path: first } : { path: first, otherPaths: others }
}

function isPicked(spec: { path: string; address: ModuleAddress }, flags: SelectionOptions): boolean {
  const isAddress =
    flags.module === undefined || formatModuleAddress(flags.module) === formatModuleAddress(spec.address)
  return isAddress && (flags['module-path'] === undefined || flags['module-path'] === spec.path)
}

export interface TagMatch {
  readonly spec: ModuleSpec
  readonly prefix: string
  readonly version: Version
}

/** The modules of a repository by the prefixes of their tags: a tag is looked up in them, however many they are. */
export class TagPrefixes {
  readonly #byPrefix = new Map<string, ModuleSpec[]>()

  constructor(specs: readonly ModuleSpec[]) {
    for (const spec of specs)
      for (const prefix of spec.tagPrefixes)
        this.#byPrefix.set(prefix, [...(this.#byPrefix.get(prefix) ?? []), spec])
  }

  /** The modules that a tag is a version of: those of the longest prefix that fits; none where no prefix fits. */
  find(tag: string): TagMatch[] {
    for (let length = tag.length; length >= 0; length -= 1) {
      const prefix = tag.slice(0, length)
      const specs = this.#byPrefix.get(prefix)
      const reading = specs && readTag(tag, prefix)
      if (reading?.verdict === 'version')
        return specs?.map((spec) => ({ spec, prefix, version: reading.version })) ?? []
    }
    return []
  }

  /** The same. Throws INVALID_TAG where no prefix fits. */
  match(tag: string): TagMatch[] {
    const matches = this.find(tag)
    if (matches.length > 0) return matches
    const prefixes = [...this.#byPrefix.keys()]
    const fitting = prefixes.filter((prefix) => tag.startsWith(prefix))
    const [nearest] = prefixes.length === 1 ? prefixes : fitting.toSorted((a, b) => b.length - a.length)
    const reading = nearest === undefined ? undefined : readTag(tag, nearest)
    const refused = reading?.verdict === 'refused' ? reading : undefined
    if (refused !== undefined && refused.rule !== 'not-a-version-tag') throw refused.error
    const suggested = prefixes.slice(0, MAX_SUGGESTED_PREFIXES).map((prefix) => `${prefix}v1.2.3`)
    const { message, hint } = refused?.error ?? {
      message: `tag ${quote(tag)} has the tag prefix of no module in ${CONFIG_PATH}`,
      hint: `push a tag such as ${suggested.join(' or ')}`,
    }
    const advice = prefixAdvice(tag, new Set([...this.#byPrefix.values()].flat()).size)
    throw new RegistryError('INVALID_TAG', message, advice === undefined ? hint : `${hint}, or ${advice}`)
  }
}

/** How to make a tag that ends in a version one of a module; undefined for one without a prefix. @param modules how many there are */
export function prefixAdvice(tag: string, modules: number): string | undefined {
  const [version] = versionsAtEnd(tag)
  const prefix = version === undefined ? '' : prefixBefore(tag, version)
  if (prefix === '') return undefined
  const place =
    modules > 1
      ? `beside the path of its module in ${CONFIG_PATH}`
      : `to ${CONFIG_PATH}; for several modules module-registry configure writes that file`
  return `add tag-prefix: ${quote(prefix)} ${place}`
}
