import { quote } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { registryConfigSchema } from '../collect/registry-config.ts'
import type { Version } from '../module/version.ts'
import { sortVersions } from '../module/version.ts'

/** Where one version of a module comes from. */
export interface VersionOrigin {
  readonly version: Version
  /** Clone URL. */
  readonly repository: string
  /** A tag or a commit; empty where the registry names none. */
  readonly ref: string
  /** Directory of the module; empty for the root, undefined where the registry names none. */
  readonly path: string | undefined
}

/** A module of a source. */
export interface ImportedModule {
  readonly address: string
  /** Its directories, that of its newest version first; empty for the root. */
  readonly paths: readonly string[]
  readonly tagPrefixes: readonly string[]
  /** Highest first. */
  readonly versions: readonly Version[]
}

/** A source of `registry.yml` that collects modules of a repository. */
export interface ImportedSource {
  readonly repository: string
  readonly modules: readonly ImportedModule[]
}

/** A version that `collect` cannot publish, and why. */
export interface NotTaken {
  readonly address: string
  /** Null for the whole module. */
  readonly version: string | null
  readonly reason: string
}

/** The tags of repositories, by clone URL: the commit of each tag, or why they cannot be listed. */
export type RepositoryTags = ReadonlyMap<string, ReadonlyMap<string, string> | string>

/** A module whose versions come from one repository. */
export interface PlannedModule {
  readonly repository: string
  readonly module: ImportedModule
}

/** The module whose versions have these origins: those that come from another repository than the highest are not taken. */
export function planModule(
  address: string,
  origins: readonly VersionOrigin[],
  tags: RepositoryTags,
): { readonly planned: PlannedModule | undefined; readonly notTaken: readonly NotTaken[] } {
  const notTaken: NotTaken[] = []
  const order = sortVersions(origins.map(({ version }) => version))
  const sorted = origins.toSorted((a, b) => order.indexOf(a.version) - order.indexOf(b.version))
  const taken: { readonly origin: VersionOrigin; readonly prefix: string }[] = []
  for (const origin of sorted) {
    const prefix = prefixOf(origin, tags)
    const reason = typeof prefix === 'string' ? unusable(origin, prefix, taken[0]?.origin) : prefix.reason
    if (reason === undefined && typeof prefix === 'string') taken.push({ origin, prefix })
    else notTaken.push({ address, version: origin.version, reason: reason ?? '' })
  }
  const [first] = taken
  if (first === undefined) return { planned: undefined, notTaken }
  const module = {
    address,
    paths: [...new Set(taken.map(({ origin }) => origin.path ?? ''))],
    tagPrefixes: [...new Set(taken.map(({ prefix }) => prefix))],
    versions: taken.map(({ origin }) => origin.version),
  }
  return { planned: { repository: first.origin.repository, module }, notTaken }
}

function unusable(
  { repository, path }: VersionOrigin,
  prefix: string,
  first: VersionOrigin | undefined,
): string | undefined {
  if (first !== undefined && first.repository !== repository)
    return `it comes from ${repository}, and the newest version from ${first.repository}: a module has one source`
  if (path === undefined && prefix !== '')
    return `its tag begins with ${quote(prefix)}, and the registry does not say which directory of ${repository} it is: list it in registry.yml, under "modules" of the source`
  return undefined
}

/** One source for each repository. A module that `registry.yml` cannot list beside the others of its repository is not taken. */
export function groupSources(planned: readonly PlannedModule[]): {
  readonly sources: readonly ImportedSource[]
  readonly notTaken: readonly NotTaken[]
} {
  const notTaken: NotTaken[] = []
  const groups = groupBy(planned, ({ repository }) => repository.toLowerCase())
  const sources = [...groups.values()].flatMap((group) => {
    const repository = group[0]?.repository ?? ''
    const all = { repository, modules: group.map(({ module }) => module) }
    if (problemOf(all) === undefined) return [all]
    const modules: ImportedModule[] = []
    for (const { module } of group) {
      const problem = problemOf({ repository, modules: [...modules, module] })
      const reason = `registry.yml cannot list it for ${repository}: ${problem}`
      if (problem === undefined) modules.push(module)
      else notTaken.push({ address: module.address, version: null, reason })
    }
    return modules.length === 0 ? [] : [{ repository, modules }]
  })
  return { sources, notTaken }
}

/** Why `collect` would refuse the source; undefined where it would not. */
function problemOf({ repository, modules }: ImportedSource): string | undefined {
  const listed = modules.map(({ address, paths, tagPrefixes }) => {
    return { address, path: paths.map(directory), 'tag-prefix': tagPrefixes }
  })
  const { error } = registryConfigSchema.safeParse({ sources: [{ repository, modules: listed }] })
  return error?.issues[0]?.message
}

const directory = (path: string) => path || '.'

/** What is before the version in its tag. */
function prefixOf(
  { repository, ref, version }: VersionOrigin,
  tags: RepositoryTags,
): string | { readonly reason: string } {
  const known = tags.get(repository)
  if (known === undefined || typeof known === 'string')
    return { reason: `the tags of ${repository} cannot be listed: ${known ?? 'not asked'}` }
  const isCommit = /^[0-9a-f]{40}$/.test(ref)
  const named = isCommit || ref === '' ? [...known.keys()] : [ref.replace(/^refs\/tags\//, '')]
  const candidates = named.filter((tag) => tag.endsWith(version) && (!isCommit || known.get(tag) === ref))
  const prefixes = candidates.map((tag) => tag.slice(0, tag.length - version.length).replace(/v$/, ''))
  const found = prefixes.toSorted((a, b) => a.length - b.length)[0]
  if (found === undefined)
    return {
      reason: isCommit
        ? `no tag of ${repository} that ends with ${version} is at ${ref.slice(0, 7)}`
        : `${ref === '' ? 'no tag' : `"${ref}"`} of ${repository} is not a tag of ${version}`,
    }
  if (candidates.every((tag) => !known.has(tag))) return { reason: `${repository} has no tag "${ref}"` }
  return found
}

const SCHEMA_LINE =
  '# yaml-language-server: $schema=https://raw.githubusercontent.com/org/module-registry-action/v1/schemas/registry.schema.json'

/** The text of a `registry.yml` with these sources. */
export function formatSources(sources: readonly ImportedSource[]): string {
  const lines = sources.flatMap(({ repository, modules }) => [
    `  - repository: ${JSON.stringify(repository)}`,
    ...moduleLines(modules),
  ])
  return `${[SCHEMA_LINE, 'sources:', ...lines].join('\n')}\n`
}

function moduleLines(modules: readonly ImportedModule[]): string[] {
  const [only, ...others] = modules
  if (only?.paths.length === 1 && others.length === 0) {
    const path = only.paths[0] === '' ? [] : [`module-path: ${oneOrMore(only.paths)}`]
    return [`address: ${only.address}`, ...path, ...prefixLine(only)].map((line) => `    ${line}`)
  }
  const listed = modules.flatMap((module) => [
    `      - path: ${oneOrMore(module.paths.map(directory))}`,
    ...[`address: ${module.address}`, ...prefixLine(module)].map((line) => `        ${line}`),
  ])
  return ['    modules:', ...listed]
}

function prefixLine({ tagPrefixes }: ImportedModule): string[] {
  return tagPrefixes.every((prefix) => prefix === '') ? [] : [`tag-prefix: ${oneOrMore(tagPrefixes)}`]
}

/** A YAML text, or a list of several. */
function oneOrMore(texts: readonly string[]): string {
  return JSON.stringify(texts.length === 1 ? texts[0] : texts)
}
