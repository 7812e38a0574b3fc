import { quote, visible } from '../base/error.ts'
import { printableUrl } from '../base/url.ts'
import { DISCOVERY_PATH } from '../index/format/paths.ts'
import type { PackageSource, Page } from '../index/packages/package-source.ts'
import { addressProblem, formatModuleAddress } from '../module/module-address.ts'
import { broken, type Check, type CheckCode, note, notIntended, passed, type Step } from './check.ts'
import {
  type Access,
  type Client,
  describeResponse,
  jsonOf,
  mayPass,
  textOf,
  type Web,
  type WebResponse,
  type WebResult,
} from './client.ts'
import { MAX_DISCOVERY_BYTES, MAX_REDIRECTS, MAX_RESPONSE_BYTES } from './limits.ts'
import { checkDownload, checkLocation, type Download, OCI_FIX } from './location.ts'
import {
  callsDirectoriesBeside,
  checkDiscovery,
  checkVersions,
  moduleList,
  readVersionStates,
  type SelectedVersion,
  type StatedVersion,
} from './registry-responses.ts'

/**
 * Pages that go-getter follows by their `terraform-get`
 * (https://github.com/hashicorp/go-getter/blob/main/get_http.go, XTerraformGetLimit as the clients set it).
 * More are a failed check.
 */
const MAX_PAGES = 10

export interface InstallRequest {
  /** URL of the registry: canonical, without a trailing slash. */
  readonly url: string
  /** `namespace/name/system`; undefined: the first module that the registry lists. */
  readonly address: string | undefined
  /** Undefined: the version that a client selects if it may select any. */
  readonly version: string | undefined
}

/**
 * The requests of one client, in its order, from the URL of a registry to the source of a package. It stops at the first
 * broken check, and sends the next request only after a good answer.
 */
export class ClientWalk {
  readonly client: Client
  readonly checks: Check[] = []
  /** `acme/vpc/aws 1.2.3`, as far as it is known. */
  subject = ''
  readonly #web: Web
  readonly #access: Access
  #moduleUrl = ''

  constructor(client: Client, web: Web, access: Access) {
    this.client = client
    this.#web = web
    this.#access = access
  }

  get stoppedAt(): Check | undefined {
    return this.checks.find(({ verdict }) => verdict === 'broken')
  }

  /** Discovery, versions and download, up to the answer that names the location. */
  async download({ url, address, version }: InstallRequest): Promise<Download | undefined> {
    const modulesUrl = await this.#modulesUrl(url)
    if (modulesUrl === undefined) return undefined
    const named = address ?? (await this.#firstModule(modulesUrl))
    if (named === undefined) return undefined
    this.subject = named
    this.#moduleUrl = `${modulesUrl}${named}`
    const versions = await this.#requestTwice(`${this.#moduleUrl}/versions`, 'VERSIONS_UNREACHABLE')
    const wanted = { wanted: version, access: this.#access }
    const selected = versions && this.take(checkVersions(named, wanted, versions))
    if (selected === undefined) return undefined
    this.subject += ` ${selected.requested}`
    return this.downloadOf(this.#moduleUrl, selected)
  }

  async downloadOf(moduleUrl: string, selected: SelectedVersion): Promise<Download | undefined> {
    const answer = await this.#requestTwice(
      `${moduleUrl}/${selected.requested}/download`,
      'DOWNLOAD_UNREACHABLE',
    )
    return answer && this.take(checkDownload(this.client, { selected, access: this.#access }, answer))
  }

  /** What the client fetches, from the URL of the registry on. */
  async packageSource(request: InstallRequest): Promise<PackageSource | undefined> {
    const download = await this.download(request)
    return download && this.source(download)
  }

  /** Puts why a version is not listed in the place of the check at which the client stopped, if the registry tells. */
  async explainAbsence({ address, version }: InstallRequest): Promise<void> {
    const { stoppedAt } = this
    const isAbsent = stoppedAt?.code === 'VERSION_NOT_LISTED' || stoppedAt?.code === 'VERSIONS_EMPTY'
    if (!isAbsent || address === undefined || version === undefined) return
    const states = readVersionStates(address, await this.#request(`${this.#moduleUrl}/versions.json`))
    const reason = states && checkAbsence(states, version)
    if (reason !== undefined) this.checks.splice(this.checks.indexOf(stoppedAt), 1, reason)
  }

  /** From the location, through source pages, to what the client fetches. */
  async source(download: Download): Promise<PackageSource | undefined> {
    const { url, location, isDirect, usesToken, isOciOnly } = download
    let source = this.take(checkLocation(this.client, resolveLocation(location, url, isDirect), isDirect))
    for (let pages = 0; source?.kind === 'page'; pages += 1) {
      if (pages === MAX_PAGES)
        return this.take(
          broken(
            'SOURCE_PAGE_LOOP',
            `after ${MAX_PAGES} pages the next one is ${printableUrl(source.url)}: clients give up`,
            'let the page name the package itself',
          ),
        )
      source = await this.#readPage(source, isOciOnly)
      if (source !== undefined && (await this.#losesSiblings(source, url)))
        return this.take(checkSiblings(source))
    }
    if (source?.kind === 'archive' && usesToken) return { ...source, token: this.#access.token }
    return source
  }

  take<T>({ checks, value }: Step<T>): T | undefined {
    this.checks.push(...checks)
    return value
  }

  async #modulesUrl(url: string): Promise<string | undefined> {
    const registry = this.take(checkRegistryUrl(url))
    if (registry?.discoveryUrl === undefined) return registry?.modulesUrl
    const result = await this.#request(
      registry.discoveryUrl,
      this.client.discoveryRedirects,
      MAX_DISCOVERY_BYTES,
    )
    return this.take(checkDiscovery(this.client, this.#access, result))
  }

  async #firstModule(modulesUrl: string): Promise<string | undefined> {
    // The file of a static registry, and the endpoint of the registry API.
    return this.take(
      checkModuleLists([await this.#request(`${modulesUrl}index.json`), await this.#request(modulesUrl)]),
    )
  }

  /** go-getter's own request, without the token of the registry. */
  async #readPage({ url, subdirectory }: Page, isOciOnly: boolean): Promise<PackageSource | undefined> {
    const page = new URL(url)
    page.searchParams.set('terraform-get', '1')
    const limits = { maxRedirects: MAX_REDIRECTS, maxBytes: MAX_DISCOVERY_BYTES }
    const result = await this.#web.request({ url: page.href, headers: {}, token: undefined, ...limits })
    const location = this.take(checkSourcePage(result, isOciOnly))
    if (location === undefined) return undefined
    const source = this.take(checkLocation(this.client, location, false))
    if (source === undefined || source.kind === 'unfollowed') return source
    const directories = [source.subdirectory, subdirectory].filter((directory) => directory !== '')
    return { ...source, subdirectory: directories.join('/') }
  }

  /**
   * Whether the client copies the directory of a module alone of a package that holds what it calls beside it: go-getter does so behind a
   * page. `versions.json` of this tool tells.
   */
  async #losesSiblings(source: PackageSource, downloadUrl: string): Promise<boolean> {
    if (!('subdirectory' in source) || source.kind === 'page' || source.subdirectory === '') return false
    const [, moduleUrl, version] = /^(.*)\/([^/]+)\/download(?:\?.*)?$/s.exec(downloadUrl) ?? []
    if (version === undefined) return false
    return callsDirectoriesBeside(await this.#request(`${moduleUrl}/versions.json`), version)
  }

  /** Clients repeat a request once after a failure that may pass, but not at discovery. */
  async #requestTwice(url: string, unreachable: CheckCode): Promise<WebResponse | undefined> {
    const first = await this.#request(url)
    const result = mayPass(first) ? await this.#request(url) : first
    if (result.kind === 'response') return result
    const fix =
      result.kind === 'large'
        ? `answer with at most ${MAX_RESPONSE_BYTES / 1024 / 1024} MiB`
        : 'answer within 10 seconds, with few redirects or none'
    return this.take(broken(unreachable, result.message, fix))
  }

  #request(url: string, maxRedirects = MAX_REDIRECTS, maxBytes = MAX_RESPONSE_BYTES): Promise<WebResult> {
    const { headers } = this.client
    return this.#web.request({ url, headers, token: this.#access.token, maxRedirects, maxBytes })
  }
}

/**
 * The location that a page names, requested with `?terraform-get=1`.
 * @param isOciOnly the version is in an OCI registry only, so the page intends to name nothing
 */
function checkSourcePage(result: WebResult, isOciOnly: boolean): Step<string> {
  if (result.kind === 'large') return archivePage(result.url)
  if (result.kind !== 'response')
    return broken('SOURCE_PAGE_UNREACHABLE', result.message, 'serve the page that the location names')
  if (result.status < 200 || result.status > 299)
    return broken(
      'SOURCE_PAGE_STATUS',
      `${describeResponse(result)} instead of 200`,
      'publish the page: `module-registry render`',
    )
  const header = result.headers.get('x-terraform-get') ?? ''
  const location = header === '' ? metaContent(textOf(result)) : header
  if (location === undefined) return noMeta(result, isOciOnly)
  // go-getter has no detectors here: neither relative URLs nor short forms.
  if (/^[A-Za-z0-9]+::./.test(location) || URL.canParse(location))
    return passed('SOURCE_PAGE', `${printableUrl(result.url)} says ${printableUrl(location)}`, location)
  if (header !== '')
    return broken(
      'SOURCE_PAGE_HEADER',
      `${printableUrl(result.url)} itself has the header X-Terraform-Get: ${printableUrl(header)}, which comes before its meta tag`,
      'let the rule of the host match paths that end in /download alone',
    )
  return broken(
    'SOURCE_PAGE_LOCATION',
    `${printableUrl(result.url)} names ${printableUrl(location)}, and clients take only an absolute URL there`,
    'set the public URL (`module-registry init --url`) and run `module-registry render`',
  )
}

/** What a client makes of such a package behind a page: it copies the directory of the module alone. */
function checkSiblings(source: PackageSource): Step<never> {
  const directory = 'subdirectory' in source ? quote(source.subdirectory) : ''
  return notIntended(
    broken(
      'SOURCE_PAGE_SIBLINGS',
      `behind a page clients copy ${directory} of the package alone, and the module calls directories beside it`,
      'serve the registry with `module-registry serve`, or let the host send the location of each version as X-Terraform-Get',
    ),
  )
}

function noMeta(answer: WebResponse, isOciOnly: boolean): Step<never> {
  const text = textOf(answer)
  if (/^(?:PK|\x1f\x8b)/.test(text)) return archivePage(answer.url)
  const problem = /terraform-get/i.test(text)
    ? 'has a terraform-get tag that clients do not find: it must stand before </head> and <body>, its name in lower case, no script before it'
    : 'has no <meta name="terraform-get">'
  const isRepository = /\.git(?:[/?]|$)/.test(new URL(answer.url).pathname)
  const fix = isRepository
    ? 'write git:: before the URL of a repository'
    : 'put <meta name="terraform-get" content="https://…"> first into <head>, as publish does'
  const no = (hint: string) => broken('SOURCE_PAGE_NO_META', `${printableUrl(answer.url)} ${problem}`, hint)
  return isOciOnly ? notIntended(no(OCI_FIX)) : no(fix)
}

function archivePage(url: string): Step<never> {
  return broken(
    'SOURCE_PAGE_NO_META',
    `${printableUrl(url)} is an archive, and clients read it as a page: its path does not end in .zip, .tar.gz, .tgz, …`,
    'let the path end in .zip, or add ?archive=zip',
  )
}

/**
 * Content of the meta tag as go-getter's non-strict XML reader finds it: it stops at `<body>` and `</head>`, and what a
 * script contains is markup to it.
 */
function metaContent(text: string): string | undefined {
  for (const [tag] of text.matchAll(/<!--.*?-->|<\/?[A-Za-z!?][^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*>/gs)) {
    if (/^<body[\s>/]|^<\/head\s*>/i.test(tag)) return undefined
    if (!/^<meta\s/i.test(tag) || attribute(tag, 'name') !== 'terraform-get') continue
    const content = attribute(tag, 'content') ?? ''
    if (content !== '') return content
  }
  return undefined
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)
  const text = value?.[1] ?? value?.[2]
  return text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** The location of a `download` answer, made absolute as clients do: against the URL as it was asked for. */
function resolveLocation(text: string, downloadUrl: string, isDirect: boolean): string {
  const isRelative = isDirect || /^\.{0,2}\//.test(text)
  return isRelative && URL.canParse(text, downloadUrl) ? new URL(text, downloadUrl).href : text
}

/**
 * How clients find the registry under this URL (https://opentofu.org/docs/internals/remote-service-discovery/): by the discovery
 * document, or else, below a path, where a `host` block names the modules.
 */
function checkRegistryUrl(url: string): Step<{ discoveryUrl: string | undefined; modulesUrl: string }> {
  const { hostname, host, protocol, pathname } = new URL(url)
  const modulesUrl = `${url}/v1/modules/`
  const hasPath = pathname !== '/'
  const block = `host "${host}" { services = { "modules.v1" = "${modulesUrl}" } }`
  const discoveryUrl = hasPath ? undefined : `${url}/${DISCOVERY_PATH}`
  if (/^(?:github\.com|bitbucket\.org)$/.test(hostname))
    return broken(
      'HOST_NAME',
      `clients take ${host} for a Git host, never for a registry`,
      'use a name of your own',
    )
  if (!hostname.includes('.'))
    return broken(
      'HOST_NAME',
      `clients take no address whose host has no dot for that of a registry: ${quote(`${host}/acme/vpc/aws`)}`,
      `serve it under a name with a dot, such as modules.example.com, or by its IPv4 address; or let clients name it so in their CLI configuration: host "modules.example.com" { services = { "modules.v1" = "${modulesUrl}" } }`,
    )
  const reasons = [
    ...(hasPath ? [`clients ask only ${host}/.well-known/terraform.json, and the URL has a path`] : []),
    ...(protocol === 'http:' ? ['clients ask for discovery over https alone'] : []),
  ]
  const fix = `let clients have in their CLI configuration: ${block}`
  const checks = reasons.length === 0 ? [] : [note('CLI_HOST_BLOCK', reasons.join('; '), fix)]
  return { checks, value: { discoveryUrl, modulesUrl } }
}

/** The first module that the registry lists. @param results of requests for lists */
function checkModuleLists(results: readonly WebResult[]): Step<string> {
  const modules = results.flatMap((result) =>
    result.kind === 'response' && result.status === 200
      ? (moduleList.safeParse(jsonOf(textOf(result))?.value).data?.modules ?? [])
      : [],
  )
  const first = modules.find((address) => addressProblem(address) === undefined)
  if (first !== undefined) return { checks: [], value: formatModuleAddress(first) }
  const fix = 'name one: module-registry doctor URL namespace/name/system'
  return { checks: [note('NO_MODULE', 'the registry lists no module to test', fix)], value: undefined }
}

/** Why a version is not listed; undefined where the states do not tell. */
function checkAbsence(states: readonly StatedVersion[], version: string): Check | undefined {
  const found = states.find((each) => each.version === version)
  if (found === undefined || (found.state !== 'yanked' && found.state !== 'removed')) return undefined
  const { state, reason, link, replacement } = found
  const why = `${reason === '' ? 'without a reason' : quote(reason)}${link === '' ? '' : ` (${visible(link)})`}`
  const message = `${version} is ${state}: ${why}; clients find no such version`
  const instead = replacement === '' ? 'ask for another version' : `use ${visible(replacement)}`
  return state === 'yanked'
    ? { code: 'VERSION_YANKED', verdict: 'broken', message, fix: `${instead}; the owner can restore it` }
    : { code: 'VERSION_REMOVED', verdict: 'broken', message, fix: `${instead}; it cannot be restored` }
}
