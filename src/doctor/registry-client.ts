import { z } from 'zod'
import { RegistryError } from '../base/error.ts'
import { getOrInsert } from '../base/get-or-insert.ts'
import { listOf } from '../base/schema.ts'
import { printableUrl } from '../base/url.ts'
import type { PackageSource } from '../index/packages/package-source.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { isVersion, type Version } from '../module/version.ts'
import type { Check } from './check.ts'
import {
  type Access,
  CLIENTS,
  describeResponse,
  documentIn,
  tokenFix,
  type Web,
  type WebResponse,
  type WebResult,
} from './client.ts'
import { ClientWalk } from './client-walk.ts'
import { MAX_DISCOVERY_BYTES, MAX_LISTED_VERSIONS, MAX_REDIRECTS, MAX_RESPONSE_BYTES } from './limits.ts'
import {
  checkDiscovery,
  checkVersions,
  markFields,
  moduleList,
  readVersionStates,
  type StatedVersion,
  versionFields,
} from './registry-responses.ts'

/** Modules of a namespace that `import` lists. Longer ones are refused. */
const MAX_LISTED_MODULES = 5_000

const NAME_MODULES = 'name each module: --from https://registry/namespace/name/system'

export interface RegistryHosts {
  tokenOf(host: string): string | undefined
  /** Of a `host` block, which takes the place of discovery. */
  modulesUrlOf(host: string): string | undefined
}

export interface KnownVersion extends Mark {
  readonly version: Version
  /** `listed`: clients can choose it, and nothing more is known. */
  readonly state: StatedVersion['state']
  /** The modules that it calls: of its root, and of each submodule by path. */
  readonly dependencies: ReadonlyMap<string, readonly Dependency[]>
}

/** The words of the owner of a version; each may be empty. */
interface Mark {
  readonly reason: string
  readonly link: string
  readonly replacement: string
}

type Dependency = Readonly<Record<'name' | 'source' | 'version', string>>

/**
 * What a registry tells beyond its list: `states` of all versions with their reasons, as an index of this tool does; `deprecations`
 * of listed versions; or the list `only`.
 */
export type MarkSupport = 'states' | 'deprecations' | 'only'

export interface ModuleVersions {
  readonly host: string
  readonly moduleUrl: string
  readonly markSupport: MarkSupport
  readonly versions: readonly KnownVersion[]
}

/** Why a registry does not tell the versions of a module. `missing`: it says that it has no such module. */
export interface ListFailure {
  readonly kind: 'missing' | 'unknown'
  readonly message: string
  readonly fix: string
}

const [CLIENT] = CLIENTS

/** The requests of `audit`, `import` and `check` to registries, with the token of each host. */
export class RegistryClient {
  readonly #web: Web
  readonly #hosts: RegistryHosts
  readonly #discovered = new Map<string, Promise<string | ListFailure>>()
  readonly #details = new Map<string, Promise<z.output<typeof details> | undefined>>()

  constructor(web: Web, hosts: RegistryHosts) {
    this.#web = web
    this.#hosts = hosts
  }

  request(host: string, url: string, maxBytes = MAX_RESPONSE_BYTES): Promise<WebResult> {
    const { token } = this.#access(host)
    return this.#web.request({ url, headers: CLIENT.headers, token, maxRedirects: MAX_REDIRECTS, maxBytes })
  }

  /** The URL of the modules of a host; it ends with a slash. */
  modulesUrl(host: string): Promise<string | ListFailure> {
    return getOrInsert(this.#discovered, host, () => this.#discover(host))
  }

  async versions(host: string, address: ModuleAddress): Promise<ModuleVersions | ListFailure> {
    const modulesUrl = await this.modulesUrl(host)
    if (typeof modulesUrl !== 'string') return modulesUrl
    const name = formatModuleAddress(address)
    const moduleUrl = `${modulesUrl}${name}`
    const answer = await this.request(host, `${moduleUrl}/versions`)
    if (answer.kind !== 'response') {
      const fix = 'check the name of the host, its certificate and the network'
      return { kind: 'unknown', message: answer.message, fix }
    }
    // An index of this tool keeps the states of a module of which no version is listed any more.
    const isAnswered = answer.status === 200 || answer.status === 404
    const states =
      isAnswered && readVersionStates(name, await this.request(host, `${moduleUrl}/versions.json`))
    if (states)
      return {
        host,
        moduleUrl,
        markSupport: 'states',
        versions: states.flatMap((each) => known(each, each.state, each)),
      }
    const { listed, hasDeprecations } = readList(answer)
    if (listed.length === 0) return this.#refused(host, name, answer)
    return { host, moduleUrl, markSupport: hasDeprecations ? 'deprecations' : 'only', versions: listed }
  }

  /** What the details of a version say of its deprecation; undefined where the registry has no details. */
  async deprecation(module: ModuleVersions, version: Version): Promise<Mark | null | undefined> {
    return (await this.#detailsOf(module, version))?.deprecation
  }

  /** The Git repository, the tag and the directory of a version, as an index of this tool or the details of the version name them. */
  async origin(
    module: ModuleVersions,
    version: Version,
  ): Promise<{ readonly source: string; readonly tag: string; readonly path: string | undefined }> {
    const { host, moduleUrl, markSupport } = module
    if (markSupport === 'states') {
      const release = await this.#document(host, `${moduleUrl}/${version}/release.json`, releaseOrigin)
      if (release !== undefined) return { ...release, source: release.repository.url }
    }
    const { source = '', tag = '' } = (await this.#detailsOf(module, version)) ?? {}
    return { source, tag, path: undefined }
  }

  /** What the `download` of a version leads to, for Terraform or else for OpenTofu; as text why it leads to nothing. */
  async source(host: string, address: ModuleAddress, version: Version): Promise<PackageSource | string> {
    const modulesUrl = await this.modulesUrl(host)
    if (typeof modulesUrl !== 'string') return modulesUrl.message
    const problems: string[] = []
    for (const client of CLIENTS) {
      const walk = new ClientWalk(client, this.#web, this.#access(host))
      // Not by way of the list: a yanked version keeps its download.
      const selected = { listed: version, requested: version }
      const download = await walk.downloadOf(`${modulesUrl}${formatModuleAddress(address)}`, selected)
      const source = download && (await walk.source(download))
      if (source !== undefined) return source
      problems.push(walk.stoppedAt?.message ?? '')
    }
    return problems[0] ?? ''
  }

  /**
   * The modules that a registry lists in a namespace; none where it has no such list. Throws INDEX_UNREACHABLE where a page of the list
   * cannot be read, LIMIT_EXCEEDED.
   */
  async listed(host: string, namespaceUrl: string): Promise<ModuleAddress[]> {
    const found: ModuleAddress[] = []
    for (let [offset, next] = [-1, 0]; next > offset; ) {
      offset = next
      const page = await this.#listPage(host, namespaceUrl, offset)
      found.push(...page.modules)
      next = page.meta?.next_offset ?? 0
      if (Math.max(next, found.length) > MAX_LISTED_MODULES)
        throw new RegistryError(
          'LIMIT_EXCEEDED',
          `${printableUrl(namespaceUrl)} lists more than the limit of ${MAX_LISTED_MODULES} modules`,
          NAME_MODULES,
        )
    }
    return found
  }

  /** By the registry API, else the file of a static registry. */
  async #listPage(host: string, namespaceUrl: string, offset: number): Promise<z.output<typeof moduleList>> {
    const isFirst = offset === 0
    const result = await this.request(host, isFirst ? namespaceUrl : `${namespaceUrl}?offset=${offset}`)
    const list = documentIn(result, moduleList)
    if (list !== undefined) return list
    const file = isFirst ? await this.#document(host, `${namespaceUrl}/index.json`, moduleList) : undefined
    if (file !== undefined) return file
    const retry = `run the command again, or ${NAME_MODULES}`
    if (result.kind !== 'response') throw new RegistryError('INDEX_UNREACHABLE', result.message, retry)
    const { status } = result
    if (isFirst && (status === 404 || status === 200)) return { modules: [] }
    const fix = status === 401 || status === 403 ? tokenFix(this.#access(host)) : retry
    throw new RegistryError('INDEX_UNREACHABLE', describeResponse(result), fix)
  }

  #detailsOf({ host, moduleUrl }: ModuleVersions, version: Version) {
    const url = `${moduleUrl}/${version}`
    return getOrInsert(this.#details, url, () => this.#document(host, url, details))
  }

  async #document<T extends z.ZodType>(host: string, url: string, schema: T) {
    return documentIn(await this.request(host, url), schema)
  }

  async #discover(host: string): Promise<string | ListFailure> {
    const named = this.#hosts.modulesUrlOf(host)
    if (named !== undefined) return named
    const result = await this.request(host, `https://${host}/.well-known/terraform.json`, MAX_DISCOVERY_BYTES)
    const { checks, value } = checkDiscovery(CLIENT, this.#access(host), result)
    return value ?? listFailure('unknown', checks)
  }

  #refused(host: string, address: string, answer: WebResponse): ListFailure {
    const access = this.#access(host)
    if (answer.status === 401 || answer.status === 403)
      return { kind: 'unknown', message: describeResponse(answer), fix: tokenFix(access) }
    const { checks } = checkVersions(address, { wanted: undefined, access }, answer)
    return listFailure(answer.status === 404 || answer.status === 200 ? 'missing' : 'unknown', checks)
  }

  #access(host: string): Access {
    return { host, token: this.#hosts.tokenOf(host) }
  }
}

const text = z.string().catch('')
const deprecation = z.looseObject(markFields)
const entry = z.looseObject({ ...versionFields, deprecation: deprecation.nullish().catch(undefined) })
const protocolList = z.looseObject({
  modules: listOf(z.looseObject({ versions: listOf(z.unknown(), MAX_LISTED_VERSIONS) })),
})
const details = z.looseObject({ deprecation: deprecation.nullish(), source: text, tag: text })
const releaseOrigin = z.looseObject({ tag: text, path: text, repository: z.looseObject({ url: text }) })

/** The versions of a protocol's answer; none where it is not such a list. */
function readList(answer: WebResponse) {
  const [module] = documentIn(answer, protocolList)?.modules ?? []
  const entries = (module?.versions ?? []).flatMap((each) => entry.safeParse(each).data ?? [])
  return {
    listed: entries.flatMap((each) =>
      known(each, each.deprecation == null ? 'listed' : 'deprecated', each.deprecation ?? {}),
    ),
    hasDeprecations: entries.some((each) => each.deprecation !== undefined),
  }
}

function known(
  { version: text, root, submodules }: Pick<z.output<typeof entry>, 'version' | 'root' | 'submodules'>,
  state: KnownVersion['state'],
  { reason = '', link = '', replacement = '' }: Partial<Mark>,
): KnownVersion[] {
  const version = text.replace(/^v/, '')
  if (!isVersion(version)) return []
  const dependencies = new Map([
    ['', root?.dependencies ?? []] as const,
    ...submodules.map((each) => [each.path, each.dependencies] as const),
  ])
  return [{ version, state, reason, link, replacement, dependencies }]
}

function listFailure(kind: ListFailure['kind'], checks: readonly Check[]): ListFailure {
  const broken = checks.find(({ verdict }) => verdict === 'broken')
  return { kind, message: broken?.message ?? 'the registry gives no usable answer', fix: broken?.fix ?? '' }
}
