import { z } from 'zod'
import { quote } from '../base/error.ts'
import { addressProblem, type ModuleAddress } from '../module/module-address.ts'
import { after, broken, note, passed, type Step } from './check.ts'
import { type Client, tokenVariable } from './client.ts'
import {
  describeAnswer,
  jsonFix,
  jsonOf,
  jsonProblem,
  shownUrl,
  textOf,
  type WebAnswer,
  type WebResult,
} from './web-answer.ts'

/** The most that clients read. https://github.com/hashicorp/terraform-svchost/blob/main/disco/disco.go */
export const MAX_DISCOVERY_BYTES = 1024 * 1024

/** How clients come to the registry under this URL. */
export interface Entrance {
  /** Where discovery is asked for; undefined where a `host` block names the service. */
  readonly discovery: string | undefined
  /** Used where there is no discovery. */
  readonly base: string
}

/** https://opentofu.org/docs/internals/remote-service-discovery/ */
export function judgeEntrance(url: string): Step<Entrance> {
  const { hostname, host, protocol, pathname } = new URL(url)
  const base = `${url}/v1/modules/`
  const hasPath = pathname !== '/'
  const block = `host "${host}" { services = { "modules.v1" = "${base}" } }`
  const discovery = hasPath ? undefined : `${url}/.well-known/terraform.json`
  if (/^(?:github\.com|bitbucket\.org)$/.test(hostname))
    return broken(
      'HOST_NAME',
      `clients take ${host} for a Git host, never for a registry`,
      'use a name of your own',
    )
  const reasons = [
    ...(hasPath ? [`clients ask only ${host}/.well-known/terraform.json, and the URL has a path`] : []),
    ...(protocol === 'http:' ? ['clients ask for discovery over https alone'] : []),
    ...(/[.:]/.test(hostname) ? [] : ['clients take no host without a dot for a registry']),
  ]
  const value = { discovery, base }
  if (reasons.length === 0) return { checks: [], value }
  return after(
    [note('CLI_HOST_BLOCK', reasons.join('; '), `let clients have in their CLI configuration: ${block}`)],
    { checks: [], value },
  )
}

const document = z.record(z.string(), z.unknown())

/** From the discovery document to the base URL of the module registry, which ends with a slash. */
export function judgeDiscovery(client: Client, result: WebResult): Step<string> {
  if (result.kind === 'answer') return judgeAnswer(result)
  if (result.kind === 'redirects')
    return broken(
      'DISCOVERY_REDIRECTS',
      `${shownUrl(result.url)} redirects more than ${client.discoveryRedirects} times, which is all that ${client.label} follows here`,
      'serve the document where it is asked for, or redirect once',
    )
  if (result.kind === 'large')
    return broken(
      'DISCOVERY_TOO_LARGE',
      `${shownUrl(result.url)} has more than ${MAX_DISCOVERY_BYTES} bytes`,
      'serve {"modules.v1":"/v1/modules/"}',
    )
  return broken(
    'DISCOVERY_UNREACHABLE',
    result.message,
    'check the name, its DNS record, the port and the certificate',
  )
}

function judgeAnswer(answer: WebAnswer): Step<string> {
  if (answer.status !== 200)
    return broken('DISCOVERY_STATUS', `${describeAnswer(answer)} instead of 200`, statusFix(answer))
  const type = answer.headers.get('content-type')
  if (type?.split(';', 1)[0]?.trim().toLowerCase() !== 'application/json')
    return broken(
      'DISCOVERY_CONTENT_TYPE',
      `${shownUrl(answer.url)} has the content type ${type === null ? 'of none' : quote(type)}, and clients take only application/json`,
      'serve .well-known/terraform.json as application/json, and keep its extension',
    )
  const text = textOf(answer)
  const json = jsonOf(text)
  if (json === undefined)
    return broken(
      'DISCOVERY_JSON',
      `${shownUrl(answer.url)} cannot be read: ${jsonProblem(text)}`,
      jsonFix(text),
    )
  const parsed = document.safeParse(json.value)
  return judgeService(answer, parsed.data?.['modules.v1'])
}

function statusFix({ status, url }: WebAnswer): string {
  if (status === 401 || status === 403)
    return `give a token in ${tokenVariable(new URL(url).host)}, or serve the document to everybody`
  if (status === 404)
    return 'publish .well-known/terraform.json at the root of the host: some deployments drop names that begin with a dot (docs/hosting.md)'
  return 'serve the document with status 200: clients do not try again'
}

function judgeService({ url, finalUrl }: WebAnswer, service: unknown): Step<string> {
  const refuse = (problem: string) =>
    broken('DISCOVERY_SERVICE', `${shownUrl(url)} ${problem}`, 'write {"modules.v1":"/v1/modules/"} into it')
  if (service === undefined) return refuse('has no key "modules.v1": this host is no module registry')
  if (typeof service !== 'string') return refuse('has a "modules.v1" that is no text')
  if (!URL.canParse(service, finalUrl))
    return refuse(`has the URL ${shownUrl(service)}, which cannot be read`)
  const base = new URL(service, finalUrl)
  if (!/^https?:$/.test(base.protocol))
    return refuse(`has the URL ${shownUrl(service)}, which is neither http nor https`)
  if (base.username !== '' || base.password !== '')
    return refuse('has a user or password in the URL, which clients refuse')
  base.hash = ''
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return passed('DISCOVERY', `${shownUrl(url)} leads to ${shownUrl(base.href)}`, base.href)
}

const moduleList = z.looseObject({
  modules: z.array(z.looseObject({ namespace: z.string(), name: z.string(), provider: z.string() })),
})

/** The first module of the registry's own lists, for who names none. @param results lists, where a registry may have them */
export function judgeLists(results: readonly WebResult[]): Step<ModuleAddress> {
  const modules = results.flatMap((result) =>
    result.kind === 'answer' && result.status === 200
      ? (moduleList.safeParse(jsonOf(textOf(result))?.value).data?.modules ?? [])
      : [],
  )
  const addresses = modules.map(({ namespace, name, provider }) => ({ namespace, name, system: provider }))
  const first = addresses.find((address) => addressProblem(address) === undefined)
  if (first !== undefined) return { checks: [], value: first }
  const message = 'the registry lists no module that could be tried'
  return {
    checks: [note('NO_MODULE', message, 'name one: module-registry doctor URL namespace/name/system')],
    value: undefined,
  }
}

/** Where registries list modules: the endpoint of the registry API, and the file of a static one. */
export function listUrls(base: string): string[] {
  return [`${base}index.json`, base]
}
