import type { Version } from '../module/version.ts'
import { sortVersions } from '../module/version.ts'

/** Where one version of a module comes from. */
export interface VersionOrigin {
  readonly version: Version
  /** Clone URL. */
  readonly repository: string
  /** A tag or a commit; empty where the registry names none. */
  readonly ref: string
  /** Directory of the module; empty for the root. */
  readonly path: string
}

/** A source of `registry.yml` that collects the module. */
export interface ImportedSource {
  readonly repository: string
  readonly address: string
  readonly path: string
  readonly tagPrefixes: readonly string[]
  /** Highest first. */
  readonly versions: readonly Version[]
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

/**
 * The source of a module whose versions have these origins. A source is one repository and one directory, so versions that are elsewhere
 * than the highest are not taken.
 */
export function planSource(
  address: string,
  origins: readonly VersionOrigin[],
  tags: RepositoryTags,
): { readonly source: ImportedSource | undefined; readonly notTaken: readonly NotTaken[] } {
  const notTaken: NotTaken[] = []
  const order = sortVersions(origins.map(({ version }) => version))
  const sorted = origins.toSorted((a, b) => order.indexOf(a.version) - order.indexOf(b.version))
  const taken: { readonly origin: VersionOrigin; readonly prefix: string }[] = []
  for (const origin of sorted) {
    const prefix = prefixOf(origin, tags)
    const reason = typeof prefix === 'string' ? elsewhere(origin, taken[0]?.origin) : prefix.reason
    if (reason === undefined && typeof prefix === 'string') taken.push({ origin, prefix })
    else notTaken.push({ address, version: origin.version, reason: reason ?? '' })
  }
  const [first] = taken
  if (first === undefined) return { source: undefined, notTaken }
  const { repository, path } = first.origin
  const tagPrefixes = [...new Set(taken.map(({ prefix }) => prefix))]
  return {
    source: { repository, address, path, tagPrefixes, versions: taken.map(({ origin }) => origin.version) },
    notTaken,
  }
}

function elsewhere(
  { repository, path }: VersionOrigin,
  first: VersionOrigin | undefined,
): string | undefined {
  if (first === undefined) return undefined
  if (first.repository !== repository)
    return `it comes from ${repository}, and the newest version from ${first.repository}: a source is one repository`
  if (first.path !== path)
    return `it is in the directory ${path || '.'}, and the newest version in ${first.path || '.'}: give the repository a .module-registry.yml with both in "path"`
  return undefined
}

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
  const lines = sources.flatMap(({ repository, address, path, tagPrefixes }) => [
    `  - repository: ${JSON.stringify(repository)}`,
    `    address: ${address}`,
    ...(path === '' ? [] : [`    module-path: ${JSON.stringify(path)}`]),
    ...(tagPrefixes.every((prefix) => prefix === '')
      ? []
      : [`    tag-prefix: ${JSON.stringify(tagPrefixes.length === 1 ? tagPrefixes[0] : tagPrefixes)}`]),
  ])
  return `${[SCHEMA_LINE, 'sources:', ...lines].join('\n')}\n`
}
