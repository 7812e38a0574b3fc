import { ifRefused, quote, RegistryError } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { inParallel } from '../base/in-parallel.ts'
import { messageOfIssue } from '../base/schema.ts'
import { quoteUrl, withoutOuterSlashes } from '../base/url.ts'
import { registryConfigSchema } from '../collect/registry-config.ts'
import type { ModuleVersions, RegistryClient } from '../doctor/registry-client.ts'
import {
  addressProblem,
  formatModuleAddress,
  type ModuleAddress,
  parseModuleAddress,
} from '../module/module-address.ts'
import { prefixBefore } from '../module/tag.ts'
import { sortVersions, type Version } from '../module/version.ts'

/** Requests that are under way at the same time. The rest waits. */
const REQUESTS_AT_ONCE = 4

/** What is imported: one module, or all that a registry lists in a namespace. */
type ImportRequest =
  | { readonly host: string; readonly address: ModuleAddress }
  | { readonly host: string; readonly namespace: string }

interface ImportDependencies {
  readonly registries: RegistryClient
  /** The commit of each tag of a Git repository. Throws a RegistryError. */
  readonly listTags: (repository: string) => Promise<ReadonlyMap<string, string>>
}

export interface ImportReport {
  readonly sources: readonly ImportedSource[]
  readonly notTaken: readonly NotTaken[]
}

/** Reads `https://registry/ns/name/system`, or `https://registry/ns`. Throws INVALID_INPUT, INVALID_ADDRESS. */
export function parseImportUrl(text: string): ImportRequest {
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`
  const url = URL.canParse(whole) ? new URL(whole) : undefined
  const path = withoutOuterSlashes(url?.pathname.replace(/^\/(?:v1\/)?modules\//, '/') ?? '')
  const parts = path.split('/')
  const host = url?.host ?? ''
  if (url?.protocol === 'http:')
    throw new RegistryError(
      'INVALID_INPUT',
      `--from is ${quoteUrl(text)}, and clients read registries over https alone`,
      'write https:// instead of http://',
    )
  if (url?.protocol === 'https:' && parts.length === 3) return { host, address: parseModuleAddress(path) }
  if (url?.protocol === 'https:' && parts.length === 1 && path !== '') return { host, namespace: path }
  throw new RegistryError(
    'INVALID_INPUT',
    `--from is ${quoteUrl(text)}, which is neither a module nor a namespace of a registry`,
    'write https://registry/namespace/name/system, or https://registry/namespace',
  )
}

/**
 * The sources from which `collect` publishes modules of other registries, as far as their packages come from Git. It writes nothing.
 * Throws NOT_FOUND for a namespace that the registry does not list, INDEX_UNREACHABLE where it does not answer.
 */
export async function importModules(
  requests: readonly ImportRequest[],
  dependencies: ImportDependencies,
): Promise<ImportReport> {
  const found = (await inParallel(requests, 1, (request) => importRequest(request, dependencies))).flat()
  const { sources, notTaken } = groupSources(found.flatMap(({ planned }) => planned ?? []))
  return { sources, notTaken: [...found.flatMap((each) => each.notTaken), ...notTaken] }
}

async function importRequest(request: ImportRequest, dependencies: ImportDependencies) {
  const { registries } = dependencies
  const { host } = request
  const modulesUrl = await registries.modulesUrl(host)
  if (typeof modulesUrl !== 'string')
    throw new RegistryError('INDEX_UNREACHABLE', modulesUrl.message, modulesUrl.fix)
  if ('address' in request) return [await importModule(host, request.address, dependencies)]
  const addresses = await registries.listed(host, `${modulesUrl}${request.namespace}`)
  if (addresses.length === 0)
    throw new RegistryError(
      'NOT_FOUND',
      `${host} lists no modules in the namespace ${quote(request.namespace)}`,
      'name each module: --from https://registry/namespace/name/system',
    )
  return inParallel(addresses, REQUESTS_AT_ONCE, (address) => importModule(host, address, dependencies))
}

async function importModule(
  host: string,
  module: ModuleAddress,
  { registries, listTags }: ImportDependencies,
): Promise<ReturnType<typeof planModule>> {
  const address = formatModuleAddress(module)
  const refused = (reason: string) => ({ planned: undefined, notTaken: [{ address, version: null, reason }] })
  const problem = addressProblem(module)
  if (problem !== undefined) return refused(problem)
  const answer = await registries.versions(host, module)
  if ('kind' in answer) return refused(answer.message)
  const notTaken: NotTaken[] = []
  const wanted = answer.versions.filter(({ version, state, reason }) => {
    const isListed = state === 'listed' || state === 'deprecated'
    if (!isListed) notTaken.push({ address, version, reason: `it is ${state}: ${quote(reason)}` })
    return isListed
  })
  const origins: VersionOrigin[] = []
  for (const origin of await inParallel(wanted, REQUESTS_AT_ONCE, ({ version }) =>
    findOrigin(module, version, answer, registries),
  ))
    if ('reason' in origin) notTaken.push({ address, ...origin })
    else origins.push(origin)
  const tags = new Map<string, ReadonlyMap<string, string> | string>()
  for (const repository of new Set(origins.map((origin) => origin.repository)))
    tags.set(repository, await listTags(repository).catch(ifRefused(({ message }) => message)))
  const plan = planModule(address, origins, tags)
  return { planned: plan.planned, notTaken: [...notTaken, ...plan.notTaken] }
}

/** Why the location of a package leads to no Git repository. */
const NO_REPOSITORY = {
  archive: 'the package is an archive',
  oci: 'the package is in an OCI registry',
  page: 'the location is a page',
  unfollowed: 'the location is of a kind that is not followed',
}

/** From the location; where that is no Git repository, from what the registry says of the version besides. */
async function findOrigin(
  module: ModuleAddress,
  version: Version,
  known: ModuleVersions,
  registries: RegistryClient,
): Promise<VersionOrigin | Pick<NotTaken, 'version' | 'reason'>> {
  const found = await registries.source(known.host, module, version)
  if (typeof found !== 'string' && found.kind === 'git')
    return { version, repository: withoutCredentials(found.url), ref: found.ref, path: found.subdirectory }
  const { source, tag, path } = await registries.origin(known, version)
  if (/^https?:\/\/[^/]+\/.+/.test(source)) {
    const repository = withoutCredentials(source)
      .replace(/\/$/, '')
      .replace(/\.git$/, '')
    return { version, repository: `${repository}.git`, ref: tag, path }
  }
  const problem = typeof found === 'string' ? found : NO_REPOSITORY[found.kind]
  return {
    version,
    reason: `${problem}, and the registry names no Git repository: publish it from its repository`,
  }
}

export interface VersionOrigin {
  readonly version: Version
  /** Clone URL. */
  readonly repository: string
  /** A tag or a commit; empty where the registry names none. */
  readonly ref: string
  /** Directory of the module; empty for the root, undefined where the registry names none. */
  readonly path: string | undefined
}

interface ImportedModule {
  readonly address: string
  /** Its directories, that of its newest version first; empty for the root. */
  readonly paths: readonly string[]
  readonly tagPrefixes: readonly string[]
  /** Highest first. */
  readonly versions: readonly Version[]
}

/** A source of `registry.yml` that collects modules of a repository. */
interface ImportedSource {
  readonly repository: string
  readonly modules: readonly ImportedModule[]
}

interface NotTaken {
  readonly address: string
  /** Null for the whole module. */
  readonly version: string | null
  readonly reason: string
}

/** The tags of repositories, by clone URL: the commit of each tag, or why they cannot be listed. */
type RepositoryTags = ReadonlyMap<string, ReadonlyMap<string, string> | string>

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
    const found = prefixOf(origin, tags, taken[0]?.origin)
    if ('reason' in found) notTaken.push({ address, version: origin.version, ...found })
    else taken.push({ origin, ...found })
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

/** One source for each repository. A module that `registry.yml` cannot list beside the others of its repository is not taken. */
export function groupSources(planned: readonly PlannedModule[]): ImportReport {
  const notTaken: NotTaken[] = []
  const groups = groupBy(planned, ({ repository }) => repository.toLowerCase())
  const sources = [...groups.values()].flatMap((group) => {
    const [{ repository }] = group
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
  const [issue] = error?.issues ?? []
  return issue && messageOfIssue(issue)
}

const directory = (path: string) => path || '.'

/** What the tag of a version has before it, or why the version is not taken. @param newest the origin of the newest that is taken */
function prefixOf(
  { repository, ref, version, path }: VersionOrigin,
  tags: RepositoryTags,
  newest: VersionOrigin | undefined,
): { readonly prefix: string } | { readonly reason: string } {
  const known = tags.get(repository)
  if (known === undefined || typeof known === 'string')
    return { reason: `the tags of ${repository} cannot be listed: ${known ?? 'not asked'}` }
  const isCommit = /^[0-9a-f]{40}$/.test(ref)
  const named = isCommit || ref === '' ? [...known.keys()] : [ref.replace(/^refs\/tags\//, '')]
  const candidates = named.filter((tag) => tag.endsWith(version) && (!isCommit || known.get(tag) === ref))
  const prefixes = candidates.map((tag) => prefixBefore(tag, version))
  const prefix = prefixes.toSorted((a, b) => a.length - b.length)[0]
  if (prefix === undefined)
    return {
      reason: isCommit
        ? `no tag of ${repository} that ends with ${version} is at ${ref.slice(0, 7)}`
        : `${ref === '' ? 'no tag' : `"${ref}"`} of ${repository} is not a tag of ${version}`,
    }
  if (candidates.every((tag) => !known.has(tag))) return { reason: `${repository} has no tag "${ref}"` }
  if (newest !== undefined && newest.repository !== repository)
    return {
      reason: `it comes from ${repository}, and the newest version from ${newest.repository}: a module has one source`,
    }
  if (path === undefined && prefix !== '')
    return {
      reason: `its tag begins with ${quote(prefix)}, and the registry does not say which directory of ${repository} it is: list it in registry.yml, under "modules" of the source`,
    }
  return { prefix }
}

const SCHEMA_LINE =
  '# yaml-language-server: $schema=https://raw.githubusercontent.com/org/module-registry-action/v1/schemas/registry.schema.json'

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

function oneOrMore(texts: readonly string[]): string {
  return JSON.stringify(texts.length === 1 ? texts[0] : texts)
}

/** A clone URL without user and password, which may be a secret. The user of SSH is none. */
function withoutCredentials(text: string): string {
  if (!URL.canParse(text)) return text
  const url = new URL(text)
  if (url.password === '' && (url.username === '' || !/^https?:$/.test(url.protocol))) return text
  url.password = ''
  if (/^https?:$/.test(url.protocol)) url.username = ''
  return url.href
}
