import { z } from 'zod'
import { quote } from '../base/error.ts'
import { listOf } from '../base/schema.ts'
import { printableUrl } from '../base/url.ts'
import { DISCOVERY_PATH } from '../index/format/paths.ts'
import { addressProblem, type ModuleAddress } from '../module/module-address.ts'
import { broken, note, passed, type Step } from './check.ts'
import { type Access, type Client, tokenFix } from './client.ts'
import { MAX_DISCOVERY_BYTES } from './limits.ts'
import { describeAnswer, jsonOf, notJson, textOf, type WebAnswer, type WebResult } from './web-answer.ts'

/** The URLs that the URL of a registry leads to. */
export interface RegistryUrls {
  /** Of the discovery document; undefined below a path, where a `host` block names the service. */
  readonly discoveryUrl: string | undefined
  /** Of the modules, for a registry without discovery. */
  readonly modulesUrl: string
}

/** How clients find the registry under this URL. https://opentofu.org/docs/internals/remote-service-discovery/ */
export function judgeRegistryUrl(url: string): Step<RegistryUrls> {
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
  if (!/[.:]/.test(hostname))
    return broken(
      'HOST_NAME',
      `clients take no address whose host has no dot for that of a registry: ${quote(`${host}/acme/vpc/aws`)}`,
      `serve it under a name with a dot, such as modules.example.com, or by its IP address; or let clients name it so in their CLI configuration: host "modules.example.com" { services = { "modules.v1" = "${modulesUrl}" } }`,
    )
  const reasons = [
    ...(hasPath ? [`clients ask only ${host}/.well-known/terraform.json, and the URL has a path`] : []),
    ...(protocol === 'http:' ? ['clients ask for discovery over https alone'] : []),
  ]
  const fix = `let clients have in their CLI configuration: ${block}`
  const checks = reasons.length === 0 ? [] : [note('CLI_HOST_BLOCK', reasons.join('; '), fix)]
  return { checks, value: { discoveryUrl, modulesUrl } }
}

const document = z.record(z.string(), z.unknown())

/** The base URL of the modules that a discovery document names; it ends with a slash. */
export function judgeDiscovery(client: Client, access: Access, result: WebResult): Step<string> {
  if (result.kind === 'answer') return judgeAnswer(access, result)
  if (result.kind === 'redirects')
    return broken(
      'DISCOVERY_REDIRECTS',
      `${printableUrl(result.url)} redirects more than ${client.discoveryRedirects} times, which is all that ${client.alike} follows here`,
      'serve the document at this URL, or redirect once',
    )
  if (result.kind === 'large')
    return broken(
      'DISCOVERY_TOO_LARGE',
      `${printableUrl(result.url)} has more than ${MAX_DISCOVERY_BYTES} bytes`,
      'serve {"modules.v1":"/v1/modules/"}',
    )
  return broken(
    'DISCOVERY_UNREACHABLE',
    result.message,
    'check the name, its DNS record, the port and the certificate',
  )
}

function judgeAnswer(access: Access, answer: WebAnswer): Step<string> {
  if (answer.status !== 200)
    return broken('DISCOVERY_STATUS', `${describeAnswer(answer)} instead of 200`, statusFix(access, answer))
  const type = answer.headers.get('content-type')
  if (type?.split(';', 1)[0]?.trim().toLowerCase() !== 'application/json')
    return broken(
      'DISCOVERY_CONTENT_TYPE',
      `${printableUrl(answer.url)} has ${type === null ? 'no content type' : `the content type ${quote(type)}`}, and clients accept only application/json`,
      'serve .well-known/terraform.json as application/json, and keep its extension',
    )
  const text = textOf(answer)
  const json = jsonOf(text)
  if (json === undefined) return notJson('DISCOVERY_JSON', answer.url, text)
  const parsed = document.safeParse(json.value)
  return judgeService(answer, parsed.data?.['modules.v1'])
}

function statusFix(access: Access, { status }: WebAnswer): string {
  if (status === 401 || status === 403) return `${tokenFix(access)}; or serve the document to everybody`
  if (status === 404)
    return 'publish .well-known/terraform.json at the root of the host: some deployments drop names that begin with a dot (docs/hosting.md)'
  return 'serve the document with status 200: clients do not try again'
}

function judgeService({ url, finalUrl }: WebAnswer, service: unknown): Step<string> {
  const refuse = (problem: string) =>
    broken(
      'DISCOVERY_SERVICE',
      `${printableUrl(url)} ${problem}`,
      'write {"modules.v1":"/v1/modules/"} into it',
    )
  if (service === undefined) return refuse('has no key "modules.v1": this host is not a module registry')
  if (typeof service !== 'string') return refuse('has a "modules.v1" that is not a string')
  if (!URL.canParse(service, finalUrl))
    return refuse(`has the URL ${printableUrl(service)}, which cannot be read`)
  const base = new URL(service, finalUrl)
  if (!/^https?:$/.test(base.protocol))
    return refuse(`has the URL ${printableUrl(service)}, which is neither http nor https`)
  if (base.username !== '' || base.password !== '')
    return refuse('has a user or password in the URL, which clients refuse')
  base.hash = ''
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return passed('DISCOVERY', `${printableUrl(url)} leads to ${printableUrl(base.href)}`, base.href)
}

const moduleList = z.looseObject({
  modules: listOf(z.looseObject({ namespace: z.string(), name: z.string(), provider: z.string() })),
})

/** The first module that the registry lists. @param results of requests for lists */
export function judgeModuleLists(results: readonly WebResult[]): Step<ModuleAddress> {
  const modules = results.flatMap((result) =>
    result.kind === 'answer' && result.status === 200
      ? (moduleList.safeParse(jsonOf(textOf(result))?.value).data?.modules ?? [])
      : [],
  )
  const addresses = modules.map(({ namespace, name, provider }) => ({ namespace, name, system: provider }))
  const first = addresses.find((address) => addressProblem(address) === undefined)
  if (first !== undefined) return { checks: [], value: first }
  const fix = 'name one: module-registry doctor URL namespace/name/system'
  return { checks: [note('NO_MODULE', 'the registry lists no module to test', fix)], value: undefined }
}
