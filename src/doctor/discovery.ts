import { z } from 'zod'
import { quote } from '../base/error.ts'
import { broken, passed, type Step } from './check.ts'
import { type Client, tokenVariable } from './client.ts'
import { shownUrl } from './shown-url.ts'
import {
  describeAnswer,
  jsonFix,
  jsonOf,
  jsonProblem,
  textOf,
  type WebAnswer,
  type WebResult,
} from './web-answer.ts'

/** The most that clients read. https://github.com/hashicorp/terraform-svchost/blob/main/disco/disco.go */
export const MAX_DISCOVERY_BYTES = 1024 * 1024

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
