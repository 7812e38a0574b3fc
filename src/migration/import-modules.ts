import { findSource } from '../audit/module-package.ts'
import type { RegistryHosts } from '../audit/ports.ts'
import type { MarkSupport, RegistryAnswers } from '../audit/registry-answers.ts'
import { quote, RegistryError } from '../base/error.ts'
import { inParallel } from '../base/in-parallel.ts'
import { quoteUrl, withoutCredentials, withoutOuterSlashes } from '../base/url.ts'
import type { Web } from '../doctor/ports.ts'
import type { PackageSource } from '../index/packages/package-source.ts'
import { formatModuleAddress, type ModuleAddress, parseModuleAddress } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'
import {
  groupSources,
  type ImportedSource,
  type NotTaken,
  planModule,
  type RepositoryTags,
  type VersionOrigin,
} from './import-sources.ts'
import { REQUESTS_AT_ONCE } from './limits.ts'

/** What is imported: one module, or all that a registry lists in a namespace. */
export type ImportRequest =
  | { readonly host: string; readonly address: ModuleAddress }
  | { readonly host: string; readonly namespace: string }

/** Lists the tags of a Git repository. */
export interface TagListing {
  /** The commit of each tag. Throws a RegistryError. */
  list(repository: string): Promise<ReadonlyMap<string, string>>
}

export interface ImportDependencies {
  readonly answers: RegistryAnswers
  readonly web: Web
  readonly hosts: RegistryHosts
  readonly tags: TagListing
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
  const { answers } = dependencies
  const { host } = request
  const modulesUrl = await answers.modulesUrl(host)
  if (typeof modulesUrl !== 'string')
    throw new RegistryError('INDEX_UNREACHABLE', modulesUrl.message, modulesUrl.fix)
  const addresses =
    'address' in request ? [request.address] : await answers.listed(host, `${modulesUrl}${request.namespace}`)
  if (addresses.length === 0) throw notListed(request)
  return inParallel(addresses, REQUESTS_AT_ONCE, (address) =>
    importModule({ host, modulesUrl, address }, dependencies),
  )
}

interface ModuleThere {
  readonly host: string
  readonly modulesUrl: string
  readonly address: ModuleAddress
}

interface VersionThere extends ModuleThere {
  readonly version: Version
  readonly markSupport: MarkSupport
}

async function importModule(
  module: ModuleThere,
  dependencies: ImportDependencies,
): Promise<ReturnType<typeof planModule>> {
  const { host } = module
  const address = formatModuleAddress(module.address)
  const answer = await dependencies.answers.versions(host, module.address)
  if ('kind' in answer)
    return { planned: undefined, notTaken: [{ address, version: null, reason: answer.message }] }
  const notTaken: NotTaken[] = []
  const wanted = answer.versions.filter(({ version, state, reason }) => {
    const isListed = state === 'listed' || state === 'deprecated'
    if (!isListed) notTaken.push({ address, version, reason: `it is ${state}: ${quote(reason)}` })
    return isListed
  })
  const origins: VersionOrigin[] = []
  for (const origin of await inParallel(wanted, REQUESTS_AT_ONCE, ({ version }) =>
    findOrigin({ ...module, version, markSupport: answer.markSupport }, dependencies),
  ))
    if ('reason' in origin) notTaken.push({ address, ...origin })
    else origins.push(origin)
  const plan = planModule(address, origins, await tagsOf(origins, dependencies))
  return { planned: plan.planned, notTaken: [...notTaken, ...plan.notTaken] }
}

/** From the location; where that is no Git repository, from what the registry says of the version besides. */
async function findOrigin(
  { host, modulesUrl, address, version, markSupport }: VersionThere,
  dependencies: ImportDependencies,
): Promise<VersionOrigin | Pick<NotTaken, 'version' | 'reason'>> {
  const source = await findSource({ host, address, version }, dependencies)
  if (typeof source !== 'string' && source.kind === 'git')
    return { version, repository: withoutCredentials(source.url), ref: source.ref, path: source.subdirectory }
  const named = await dependencies.answers.origin(
    host,
    `${modulesUrl}${formatModuleAddress(address)}/${version}`,
    markSupport,
  )
  if (/^https?:\/\/[^/]+\/.+/.test(named.source))
    return {
      version,
      repository: `${withoutCredentials(named.source)
        .replace(/\/$/, '')
        .replace(/\.git$/, '')}.git`,
      ref: named.tag,
      path: named.path,
    }
  return {
    version,
    reason: `${describe(source)}, and the registry names no Git repository: publish it from its repository`,
  }
}

function describe(source: PackageSource | string): string {
  if (typeof source === 'string') return source
  return {
    archive: 'the package is an archive',
    oci: 'the package is in an OCI registry',
    git: '',
    page: 'the location is a page',
    unfollowed: 'the location is of a kind that is not followed',
  }[source.kind]
}

/** The tags of each repository once. */
async function tagsOf(
  origins: readonly VersionOrigin[],
  { tags }: ImportDependencies,
): Promise<RepositoryTags> {
  const listed = new Map<string, ReadonlyMap<string, string> | string>()
  for (const { repository } of origins) {
    if (listed.has(repository)) continue
    try {
      listed.set(repository, await tags.list(repository))
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      listed.set(repository, error.message)
    }
  }
  return listed
}

function notListed(request: ImportRequest): RegistryError {
  const name = 'namespace' in request ? request.namespace : formatModuleAddress(request.address)
  return new RegistryError(
    'NOT_FOUND',
    `${request.host} lists no modules in the namespace ${quote(name)}`,
    'name each module: --from https://registry/namespace/name/system',
  )
}
