import { z } from 'zod'
import { listOf, parseJson } from '../base/schema.ts'
import type { Check, Step } from '../doctor/check.ts'
import { CLIENTS, type Client, tokenFix } from '../doctor/client.ts'
import { judgeDiscovery } from '../doctor/discovery.ts'
import { MAX_DISCOVERY_BYTES, MAX_LISTED_VERSIONS, MAX_REDIRECTS } from '../doctor/limits.ts'
import type { Web } from '../doctor/ports.ts'
import { markFields, readVersionStates, versionFields } from '../doctor/version-states.ts'
import { judgeVersions } from '../doctor/versions.ts'
import { describeAnswer, type WebAnswer, type WebResult } from '../doctor/web-answer.ts'
import { addressProblem, formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { readVersion, type Version } from '../module/version.ts'
import { MAX_ANSWER_BYTES, MAX_LIST_PAGES, MAX_LISTED_MODULES } from './limits.ts'
import type { RegistryHosts } from './ports.ts'

/** What a registry says of one version. */
export interface KnownVersion {
  readonly version: Version
  /** `listed`: clients can choose it, and nothing more is known. */
  readonly state: 'listed' | 'deprecated' | 'yanked' | 'removed'
  readonly reason: string
  readonly link: string
  readonly replacement: string
  /** The modules that it calls: of its root, and of each submodule by path. */
  readonly dependencies: ReadonlyMap<string, readonly Dependency[]>
}

export interface Dependency {
  readonly name: string
  readonly source: string
  readonly version: string
}

/**
 * What a registry tells beyond its list: `states` of all versions with their reasons, as an index of this tool does; `deprecations`
 * of listed versions; or the list `only`.
 */
export type MarkSupport = 'states' | 'deprecations' | 'only'

/** What a registry says about where a version comes from. */
export interface NamedOrigin {
  /** URL of a Git repository; empty where it names none. */
  readonly source: string
  /** Empty where it names none. */
  readonly tag: string
  /** Directory of the module; undefined where it names none. */
  readonly path: string | undefined
}

export interface ModuleVersions {
  readonly modulesUrl: string
  readonly markSupport: MarkSupport
  readonly versions: readonly KnownVersion[]
}

/** Why a registry does not tell the versions of a module. `missing`: it says that it has no such module. */
export interface ListFailure {
  readonly kind: 'missing' | 'unknown'
  readonly message: string
  readonly fix: string
}

const CLIENT: Client = CLIENTS[0]

/** Asks registries for the versions of modules: each URL once, without a second try. */
export class RegistryAnswers {
  readonly #web: Web
  readonly #hosts: RegistryHosts
  readonly #discovered = new Map<string, Promise<string | ListFailure>>()

  constructor(web: Web, hosts: RegistryHosts) {
    this.#web = web
    this.#hosts = hosts
  }

  /** The URL of the modules of a host; it ends with a slash. */
  modulesUrl(host: string): Promise<string | ListFailure> {
    const found = this.#discovered.get(host) ?? this.#discover(host)
    this.#discovered.set(host, found)
    return found
  }

  async versions(host: string, address: ModuleAddress): Promise<ModuleVersions | ListFailure> {
    const modulesUrl = await this.modulesUrl(host)
    if (typeof modulesUrl !== 'string') return modulesUrl
    const moduleUrl = `${modulesUrl}${formatModuleAddress(address)}`
    const answer = await this.ask(host, `${moduleUrl}/versions`)
    if (answer.kind !== 'answer') return unreachable(answer.message)
    const listed = readList(answer)
    // An index of this tool keeps the states of a module of which no version is listed any more.
    const isAnswered = answer.status === 200 || answer.status === 404
    const states = isAnswered ? await this.#states(host, `${moduleUrl}/versions.json`, address) : undefined
    if (states !== undefined) return { modulesUrl, markSupport: 'states', versions: states }
    if (listed.length === 0) return this.#refused(host, address, answer)
    const markSupport = listed.some(({ hasDeprecations }) => hasDeprecations) ? 'deprecations' : 'only'
    return { modulesUrl, markSupport, versions: listed }
  }

  /** What the details of a version say of its deprecation; undefined where the registry has no details. */
  async deprecation(
    host: string,
    modulesUrl: string,
    module: string,
  ): Promise<Deprecation | null | undefined> {
    return (await this.#document(host, `${modulesUrl}${module}`, details))?.deprecation
  }

  /** The Git repository, the tag and the directory of a version, as an index of this tool or the details of the version name them. */
  async origin(host: string, versionUrl: string, markSupport: MarkSupport): Promise<NamedOrigin> {
    if (markSupport === 'states') {
      const release = await this.#document(host, `${versionUrl}/release.json`, releaseOrigin)
      if (release !== undefined) return { ...release, source: release.repository.url }
    }
    const found = await this.#document(host, versionUrl, details)
    return { source: found?.source ?? '', tag: found?.tag ?? '', path: undefined }
  }

  async #document<T extends z.ZodType>(
    host: string,
    url: string,
    schema: T,
  ): Promise<z.output<T> | undefined> {
    const answer = await this.ask(host, url)
    return answer.kind === 'answer' && answer.status === 200 ? parseJson(schema, answer.bytes) : undefined
  }

  /** The addresses that a registry lists in a namespace. */
  async listed(host: string, namespaceUrl: string): Promise<ModuleAddress[]> {
    const found: ModuleList['modules'] = []
    for (
      let [offset, pages] = [0, 0];
      pages < MAX_LIST_PAGES && found.length < MAX_LISTED_MODULES;
      pages += 1
    ) {
      const page = await this.#listedPage(host, namespaceUrl, offset)
      found.push(...(page?.modules ?? []))
      const next = page?.meta?.next_offset ?? 0
      if (next <= offset) break
      offset = next
    }
    const addresses = found
      .slice(0, MAX_LISTED_MODULES)
      .map(({ namespace, name, provider }) => ({ namespace, name, system: provider }))
    return addresses.filter((address) => addressProblem(address) === undefined)
  }

  /** From the registry API, else, as the first page, from the file of a static registry. */
  async #listedPage(host: string, url: string, offset: number): Promise<ModuleList | undefined> {
    const urls = offset === 0 ? [url, `${url}/index.json`] : [`${url}?offset=${offset}`]
    for (const each of urls) {
      const page = await this.#document(host, each, moduleList)
      if (page !== undefined) return page
    }
    return undefined
  }

  /** One request, with the token of the host. */
  ask(
    host: string,
    url: string,
    { client = CLIENT, maxBytes = MAX_ANSWER_BYTES }: { client?: Client; maxBytes?: number } = {},
  ): Promise<WebResult> {
    const token = this.#hosts.tokenOf(host)
    return this.#web.ask({ url, headers: client.headers, token, maxRedirects: MAX_REDIRECTS, maxBytes })
  }

  async #discover(host: string): Promise<string | ListFailure> {
    const named = this.#hosts.modulesUrlOf(host)
    if (named !== undefined) return named
    const result = await this.ask(host, `https://${host}/.well-known/terraform.json`, {
      maxBytes: MAX_DISCOVERY_BYTES,
    })
    const { checks, value } = judgeDiscovery(CLIENT, this.#access(host), result)
    return value ?? listFailure('unknown', checks)
  }

  async #states(host: string, url: string, address: ModuleAddress): Promise<KnownVersion[] | undefined> {
    const states = readVersionStates(address, await this.ask(host, url))
    return states?.flatMap((each) => known(each, each.state, each))
  }

  #refused(host: string, address: ModuleAddress, answer: WebAnswer): ListFailure {
    const access = this.#access(host)
    const { checks }: Step<unknown> = judgeVersions(address, { wanted: undefined, access }, answer)
    if (answer.status === 401 || answer.status === 403)
      return { kind: 'unknown', message: describeAnswer(answer), fix: tokenFix(access) }
    return listFailure(answer.status === 404 || answer.status === 200 ? 'missing' : 'unknown', checks)
  }

  #access(host: string) {
    return { host, hasToken: this.#hosts.tokenOf(host) !== undefined }
  }
}

const text = z.string().catch('')
const deprecation = z.looseObject(markFields)

type Deprecation = z.output<typeof deprecation>

const entry = z.looseObject({ ...versionFields, deprecation: deprecation.nullish().catch(undefined) })
const protocolList = z.looseObject({
  modules: listOf(z.looseObject({ versions: listOf(z.unknown(), MAX_LISTED_VERSIONS) })),
})
const details = z.looseObject({ deprecation: deprecation.nullish(), source: text, tag: text })
const releaseOrigin = z.looseObject({ tag: text, path: text, repository: z.looseObject({ url: text }) })
const moduleList = z.looseObject({
  modules: listOf(z.looseObject({ namespace: z.string(), name: z.string(), provider: z.string() })),
  meta: z
    .looseObject({ next_offset: z.number().optional().catch(undefined) })
    .optional()
    .catch(undefined),
})

type ModuleList = z.output<typeof moduleList>

/** The versions of a protocol's answer; none where it is not such a list. */
function readList(answer: WebAnswer): (KnownVersion & { readonly hasDeprecations: boolean })[] {
  if (answer.status !== 200) return []
  const [module] = parseJson(protocolList, answer.bytes)?.modules ?? []
  return (module?.versions ?? []).flatMap((each) => {
    const parsed = entry.safeParse(each).data
    if (parsed === undefined) return []
    const { deprecation: mark } = parsed
    const hasDeprecations = mark !== undefined
    const found = known(parsed, mark == null ? 'listed' : 'deprecated', mark ?? {})
    return found.map((version) => ({ ...version, hasDeprecations }))
  })
}

function known(
  { version, root, submodules }: Pick<z.output<typeof entry>, 'version' | 'root' | 'submodules'>,
  state: KnownVersion['state'],
  { reason = '', link = '', replacement = '' }: Partial<Deprecation>,
): KnownVersion[] {
  const reading = readVersion(version.replace(/^v/, ''))
  if (!reading.ok) return []
  const dependencies = new Map([
    ['', root?.dependencies ?? []] as const,
    ...submodules.map((each) => [each.path, each.dependencies] as const),
  ])
  return [{ version: reading.version, state, reason, link, replacement, dependencies }]
}

function listFailure(kind: ListFailure['kind'], checks: readonly Check[]): ListFailure {
  const broken = checks.find(({ verdict }) => verdict === 'broken')
  return { kind, message: broken?.message ?? 'the registry gives no usable answer', fix: broken?.fix ?? '' }
}

function unreachable(message: string): ListFailure {
  return { kind: 'unknown', message, fix: 'check the name of the host, its certificate and the network' }
}
