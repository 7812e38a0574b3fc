import { quote, RegistryError } from '../base/error.ts'
import { parseRegistryUrl } from '../index/format/registry-url.ts'
import { formatModuleAddress, type ModuleAddress, parseModuleAddress } from '../module/module-address.ts'
import { type Installed, judgeArchive } from './archive.ts'
import { broken, type Check, type Step } from './check.ts'
import { CLIENTS, type Client, MAX_REDIRECTS } from './client.ts'
import { type Diagnosis, diagnose, type Walk } from './diagnosis.ts'
import {
  type Entrance,
  judgeDiscovery,
  judgeEntrance,
  judgeLists,
  listUrls,
  MAX_DISCOVERY_BYTES,
} from './discovery.ts'
import { type Answered, judgeDownload } from './download.ts'
import { judgeLocation, resolveLocation } from './location.ts'
import type { PackageSource, Page } from './package-source.ts'
import type { ArtifactHosts, PackageHosts, Web } from './ports.ts'
import { judgeBlob, judgeCommit, judgeManifest } from './remote-package.ts'
import { judgeSourcePage, MAX_PAGES } from './source-page.ts'
import { judgeVersions } from './versions.ts'
import { isPassing, shownUrl, type WebResult } from './web-answer.ts'

export interface DoctorDependencies {
  readonly web: Web
  readonly packages: PackageHosts
  readonly artifacts: ArtifactHosts
  /** For the registry itself: clients send it to no package. */
  readonly token: string | undefined
}

const MAX_ANSWER_BYTES = 64 * 1024 * 1024

/** Asks a registry what each client would ask, and says what each client would do. It writes nothing anywhere. */
export async function doctor(question: Question, dependencies: DoctorDependencies): Promise<Diagnosis> {
  const [terraform, opentofu] = CLIENTS
  return diagnose(question.url, [
    await new ClientWalk(terraform, dependencies).walk(question),
    await new ClientWalk(opentofu, dependencies).walk(question),
  ])
}

/** The way of one client from the name of a host to a module on its disk; it ends at the first broken rule. */
class ClientWalk {
  readonly #client: Client
  readonly #dependencies: DoctorDependencies
  readonly #checks: Check[] = []
  #subject = ''

  constructor(client: Client, dependencies: DoctorDependencies) {
    this.#client = client
    this.#dependencies = dependencies
  }

  async walk(question: Question): Promise<Walk> {
    const installed = await this.#install(question)
    return { client: this.#client, checks: this.#checks, installed, subject: this.#subject }
  }

  async #install({ url, address, version }: Question): Promise<Installed | undefined> {
    const entrance = this.#take(judgeEntrance(url))
    const base = entrance && (await this.#discover(entrance))
    if (base === undefined) return undefined
    const named = address ?? (await this.#firstModule(base))
    if (named === undefined) return undefined
    this.#subject = formatModuleAddress(named)
    const module = `${base}${this.#subject}`
    const chosen = this.#take(
      judgeVersions({ address: named, version }, await this.#askTwice(`${module}/versions`)),
    )
    if (chosen === undefined) return undefined
    this.#subject += ` ${chosen.requested}`
    const download = `${module}/${chosen.requested}/download`
    const answered = this.#take(judgeDownload(this.#client, chosen, await this.#askTwice(download)))
    return answered && this.#fetch(answered, download)
  }

  async #discover({ discovery, base }: Entrance): Promise<string | undefined> {
    if (discovery === undefined) return base
    const limits = { maxRedirects: this.#client.discoveryRedirects, maxBytes: MAX_DISCOVERY_BYTES }
    return this.#take(judgeDiscovery(this.#client, await this.#ask(discovery, limits)))
  }

  async #firstModule(base: string): Promise<ModuleAddress | undefined> {
    const lists: WebResult[] = []
    for (const url of listUrls(base)) lists.push(await this.#ask(url))
    return this.#take(judgeLists(lists))
  }

  async #fetch(answered: Answered, download: string): Promise<Installed | undefined> {
    const { isDirect, bodyLocation } = answered
    const location = resolveLocation(answered.location, download, isDirect)
    let source = this.#take(judgeLocation(this.#client, location, isDirect))
    const isOciOnly = bodyLocation?.startsWith('oci://') ?? false
    for (let pages = 0; source?.kind === 'page'; pages += 1) {
      if (pages === MAX_PAGES) return this.#take(tooManyPages(source))
      source = await this.#turnPage(source, isOciOnly)
    }
    return source && this.#open(source)
  }

  /** go-getter's own request, without the registry's token. */
  async #turnPage({ url, subdirectory }: Page, isOciOnly: boolean): Promise<PackageSource | undefined> {
    const page = new URL(url)
    page.searchParams.set('terraform-get', '1')
    const limits = { maxRedirects: MAX_REDIRECTS, maxBytes: MAX_DISCOVERY_BYTES }
    const result = await this.#dependencies.web.ask({
      url: page.href,
      headers: {},
      token: undefined,
      ...limits,
    })
    const location = this.#take(judgeSourcePage(result, isOciOnly))
    const source =
      location === undefined ? undefined : this.#take(judgeLocation(this.#client, location, false))
    if (source === undefined || source.kind === 'unfollowed') return source
    return {
      ...source,
      subdirectory: [source.subdirectory, subdirectory].filter((part) => part !== '').join('/'),
    }
  }

  async #open(source: Exclude<PackageSource, Page>): Promise<Installed | undefined> {
    const { packages, artifacts } = this.#dependencies
    switch (source.kind) {
      case 'archive':
        return this.#take(judgeArchive(this.#client, source, await packages.archive(source)))
      case 'git':
        return this.#take(judgeCommit(source, await packages.commit(source)))
      case 'oci': {
        const layer = this.#take(judgeManifest(source, await artifacts.manifest(source)))
        return layer && this.#take(judgeBlob(source, layer, await artifacts.zip(source, layer)))
      }
      case 'unfollowed':
        return { kind: 'unknown', identity: '' }
    }
  }

  #take<T>({ checks, value }: Step<T>): T | undefined {
    this.#checks.push(...checks)
    return value
  }

  /** Clients try once more where a failure may pass, but not at discovery. */
  async #askTwice(url: string): Promise<WebResult> {
    const result = await this.#ask(url)
    return isPassing(result) ? this.#ask(url) : result
  }

  #ask(
    url: string,
    limits = { maxRedirects: MAX_REDIRECTS, maxBytes: MAX_ANSWER_BYTES },
  ): Promise<WebResult> {
    const { web, token } = this.#dependencies
    return web.ask({ url, headers: this.#client.headers, token, ...limits })
  }
}

function tooManyPages({ url }: Page): Step<never> {
  return broken(
    'SOURCE_PAGE_LOOP',
    `after ${MAX_PAGES} pages the next one is ${shownUrl(url)}: clients give up`,
    'let the page name the package itself',
  )
}

/** What doctor is asked. */
export interface Question {
  /** Canonical, without a trailing slash. */
  readonly url: string
  /** Without it the first one that the registry lists. */
  readonly address: ModuleAddress | undefined
  /** Without it the one that a client takes when it may take any. */
  readonly version: string | undefined
}

/** @param module `namespace/name/system`, or the same with `@version`. Throws INVALID_INPUT, INVALID_ADDRESS. */
export function parseQuestion(url: string, module: string | undefined): Question {
  const parsed = parseRegistryUrl(/^[a-z]+:\/\//i.test(url) ? url : `https://${url}`)
  if (module === undefined) return { url: parsed, address: undefined, version: undefined }
  const [address = '', version, ...others] = module.split('@')
  if (version === '' || others.length > 0)
    throw new RegistryError(
      'INVALID_INPUT',
      `${quote(module)} names no module: after "@" there is one version`,
      'write it as namespace/name/system@1.2.3',
    )
  return { url: parsed, address: parseModuleAddress(address), version }
}
