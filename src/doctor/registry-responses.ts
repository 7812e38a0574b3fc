import { z } from 'zod'
import { counted } from '../base/count.ts'
import { quote } from '../base/error.ts'
import { listOf, messageOfIssue } from '../base/schema.ts'
import { printableUrl } from '../base/url.ts'
import { leavingCalls } from '../interface/read/module-files.ts'
import type { ModuleAddress } from '../module/module-address.ts'
import { compareIdentifiers, MAX_NUMBER } from '../module/version.ts'
import { after, broken, type Check, note, passed, type Step } from './check.ts'
import {
  type Access,
  type Client,
  cacheNote,
  describeResponse,
  documentIn,
  jsonOf,
  notJson,
  pageFix,
  textOf,
  tokenFix,
  type WebResponse,
  type WebResult,
} from './client.ts'
import { MAX_DISCOVERY_BYTES, MAX_LISTED_VERSIONS } from './limits.ts'

const discoveryDocument = z.record(z.string(), z.unknown())

/** The base URL of the modules that a discovery document names; it ends with a slash. */
export function checkDiscovery(client: Client, access: Access, result: WebResult): Step<string> {
  if (result.kind === 'response') return checkAnswer(access, result)
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
    'check the name, its DNS record, the port and the certificate; answer within 10 seconds',
  )
}

function checkAnswer(access: Access, answer: WebResponse): Step<string> {
  if (answer.status !== 200)
    return broken(
      'DISCOVERY_STATUS',
      `${describeResponse(answer)} instead of 200`,
      discoveryFix(access, answer),
    )
  const type = answer.headers.get('content-type')
  if (type?.split(';', 1)[0]?.trim().toLowerCase() !== 'application/json')
    return broken(
      'DISCOVERY_CONTENT_TYPE',
      `${describeResponse(answer)}${type === null ? ' without a content type' : ''}, and clients accept only application/json`,
      pageFix(answer) ?? 'serve .well-known/terraform.json as application/json, and keep its extension',
    )
  const json = jsonOf(textOf(answer))
  if (json === undefined) return notJson('DISCOVERY_JSON', answer)
  const parsed = discoveryDocument.safeParse(json.value)
  return checkService(answer, parsed.data?.['modules.v1'])
}

function discoveryFix(access: Access, { status }: WebResponse): string {
  if (status === 401 || status === 403) return `${tokenFix(access)}; or serve the document to everybody`
  if (status === 404)
    return 'publish .well-known/terraform.json at the root of the host: some deployments drop names that begin with a dot (docs/guides/hosting.md)'
  return 'serve the document with status 200: clients do not try again'
}

function checkService({ url, finalUrl }: WebResponse, service: unknown): Step<string> {
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

const listedModule = z
  .looseObject({ namespace: z.string(), name: z.string(), provider: z.string() })
  .transform(({ namespace, name, provider }): ModuleAddress => ({ namespace, name, system: provider }))

export const moduleList = z.looseObject({
  modules: listOf(listedModule),
  meta: z
    .looseObject({ next_offset: z.number().optional().catch(undefined) })
    .optional()
    .catch(undefined),
})

export type SelectedVersion = Pick<ListedVersion, 'listed' | 'requested'>

const objects = listOf(z.looseObject({})).nullish()
const moduleShape = z.looseObject({ providers: objects, dependencies: objects })

const listedVersion = z.looseObject({
  version: z.string().nullish(),
  root: moduleShape.nullish(),
  submodules: listOf(moduleShape).nullish(),
})
/** Clients check the types of these keys, and fail on the whole list; all others are free. */
const versionList = z.looseObject({
  modules: listOf(
    z.looseObject({ versions: listOf(listedVersion, MAX_LISTED_VERSIONS).nullish() }),
  ).nullish(),
})

/**
 * The version that a client requests, out of the list of a module.
 * @param asked `wanted` is undefined for the version that a client selects if it may select any
 */
export function checkVersions(
  address: string,
  asked: { readonly wanted: string | undefined; readonly access: Access },
  answer: WebResponse,
): Step<SelectedVersion> {
  if (answer.status === 404)
    return broken(
      'MODULE_NOT_FOUND',
      `${describeResponse(answer)}: there is no module ${address}`,
      'publish it, or correct the address: upper and lower case count',
    )
  if (answer.status !== 200)
    return broken(
      'VERSIONS_STATUS',
      `${describeResponse(answer)} instead of 200`,
      versionsFix(answer, asked.access),
    )
  const json = jsonOf(firstValue(textOf(answer)))
  return json === undefined ? notJson('VERSIONS_JSON', answer) : checkList(asked.wanted, answer, json.value)
}

function versionsFix({ status }: WebResponse, access: Access): string {
  if (status === 401 || status === 403) return tokenFix(access)
  return 'answer 200 with the list, or 404 if there is no such module'
}

/** Clients read the first JSON value, and nothing that follows it. */
function firstValue(text: string): string {
  let depth = 0
  for (const { 0: mark, index } of text.matchAll(/"(?:[^"\\]|\\.)*(?:"|$)|[{}[\]]/gs)) {
    if (mark.startsWith('"')) continue
    depth += mark === '{' || mark === '[' ? 1 : -1
    if (depth === 0) return text.slice(0, index + 1)
  }
  return text
}

function checkList(wanted: string | undefined, answer: WebResponse, value: unknown): Step<SelectedVersion> {
  const { url } = answer
  const parsed = versionList.safeParse(value)
  const shape = 'write {"modules":[{"versions":[{"version":"1.2.3"}]}]}, with no more keys than that'
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const wrong = issue && `: ${issue.path.join('.') || 'the document'} ${messageOfIssue(issue)}`
    return broken('VERSIONS_SHAPE', `${printableUrl(url)} is no list of versions${wrong ?? ''}`, shape)
  }
  const [module] = parsed.data.modules ?? []
  if (module === undefined)
    return broken('VERSIONS_SHAPE', `${printableUrl(url)} has no element in "modules"`, shape)
  const cached = inParentheses(cacheNote(answer))
  const listed = (module.versions ?? []).map(({ version }) => version ?? '')
  const candidates = listed.flatMap((text) => readListedVersion(text) ?? [])
  const ignored = listed.filter((text) => readListedVersion(text) === undefined)
  const named = ignored.slice(0, 3).map(quote).join(', ')
  const warned = `clients warn about ${named} and skip it: it is not a version`
  const notes = ignored.length === 0 ? [] : [note('VERSION_IGNORED', warned, 'remove it from the list')]
  if (candidates.length === 0)
    return after(
      notes,
      broken(
        'VERSIONS_EMPTY',
        `${printableUrl(url)} lists no version${cached}`,
        'publish a version, or correct the address: some registries list nothing for a module that does not exist',
      ),
    )
  return after(notes, choose(wanted, candidates, answer))
}

function inParentheses(text: string): string {
  return text === '' ? '' : ` (${text})`
}

function choose(
  wanted: string | undefined,
  candidates: readonly ListedVersion[],
  answer: WebResponse,
): Step<SelectedVersion> {
  const sorted = candidates.toSorted((a, b) => compareListedVersions(b, a))
  const latest = sorted.find(({ prerelease }) => prerelease === '') ?? sorted[0]
  const pinned = wanted === undefined ? latest : readListedVersion(wanted)
  // Of versions that differ only in build metadata clients take the first one.
  const selected = pinned && candidates.find((each) => compareListedVersions(each, pinned) === 0)
  const count = counted(candidates.length, 'version')
  if (selected === undefined)
    return broken(
      'VERSION_NOT_LISTED',
      `${printableUrl(answer.url)} lists ${count}, not ${quote(wanted ?? '')}${inParentheses(cacheNote(answer))}`,
      `publish it, or ask for one of ${sorted
        .slice(0, 5)
        .map(({ requested }) => requested)
        .join(', ')}`,
    )
  const { listed, requested } = selected
  const notes: Check[] = []
  if (listed !== requested) {
    const message = `the list says ${quote(listed)}, and clients ask for ${quote(requested)}`
    notes.push(
      note('VERSION_SPELLING', message, `list it as ${quote(requested)}, and serve …/${requested}/download`),
    )
  }
  if (candidates.every(({ prerelease }) => prerelease !== '')) {
    const message = 'there are only pre-releases: clients install them by exact version only'
    notes.push(note('ONLY_PRERELEASES', message, `write version = "${requested}", or publish a release`))
  }
  return after(notes, passed('VERSIONS', `${count} listed, ${selected.requested} is taken`, selected))
}

interface ListedVersion {
  /** As the list spells it. */
  readonly listed: string
  /** As clients request it. */
  readonly requested: string
  /** At least three, without leading zeros. */
  readonly numbers: readonly string[]
  /** Without its dash; empty for a release. */
  readonly prerelease: string
}

/** https://github.com/hashicorp/go-version/blob/main/version.go: it takes more than semantic versions. */
const NUMBERS = /^v?(\d+(?:\.\d+)*)/
const PRERELEASE =
  /^(?:-(\d[0-9A-Za-z~-]*(?:\.[0-9A-Za-z~-]+)*)|-?([A-Za-z~-][0-9A-Za-z~-]*(?:\.[0-9A-Za-z~-]+)*))/
const METADATA = /^(?:\+[0-9A-Za-z~-]+(?:\.[0-9A-Za-z~-]+)*)?$/

/** What clients make of an entry of a list: they add missing numbers, and drop a `v` and leading zeros. Undefined for what they skip. */
function readListedVersion(listed: string): ListedVersion | undefined {
  const [leading = '', digits = ''] = NUMBERS.exec(listed) ?? []
  const [dashed = '', ...prereleases] = PRERELEASE.exec(listed.slice(leading.length)) ?? []
  const metadata = listed.slice(leading.length + dashed.length)
  if (leading === '' || !METADATA.test(metadata)) return undefined
  const given = digits.split('.').map((number) => number.replace(/^0+(?=\d)/, ''))
  if (given.some((number) => compareIdentifiers([number], [MAX_NUMBER]) > 0)) return undefined
  const numbers = [...given, '0', '0'].slice(0, Math.max(3, given.length))
  const prerelease = prereleases.join('')
  const requested = `${numbers.join('.')}${prerelease === '' ? '' : `-${prerelease}`}${metadata}`
  return { listed, requested, numbers, prerelease }
}

/** Below zero where clients take `a` to be the lower one; build metadata does not count. */
function compareListedVersions(a: ListedVersion, b: ListedVersion): number {
  const byNumbers = compareIdentifiers(a.numbers, b.numbers)
  if (byNumbers !== 0) return byNumbers
  if (a.prerelease === '' || b.prerelease === '')
    return Number(a.prerelease === '') - Number(b.prerelease === '')
  return compareIdentifiers(a.prerelease.split('.'), b.prerelease.split('.'))
}

/** What an index of this tool tells of the versions of a module beyond the protocol: docs/reference/index-format.md, `versions.json`. */

const text = z.string().catch('')
const dependencies = listOf(z.looseObject({ name: z.string(), source: z.string(), version: text })).catch([])
const directory = z.looseObject({ dependencies })

/** What the protocol's list and `versions.json` share of a version. */
export const versionFields = {
  version: z.string(),
  root: directory.optional().catch(undefined),
  submodules: listOf(directory.extend({ path: z.string() })).catch([]),
}

export const markFields = { reason: text, link: text, replacement: text }

const statesDocument = z.looseObject({
  address: z.string(),
  versions: listOf(
    z.looseObject({
      ...versionFields,
      ...markFields,
      state: z.enum(['listed', 'deprecated', 'yanked', 'removed']),
    }),
    MAX_LISTED_VERSIONS,
  ),
})

export type StatedVersion = z.output<typeof statesDocument>['versions'][number]

/** The states of all versions in an answer to `versions.json`; undefined where the registry has no such document of this module. */
export function readVersionStates(address: string, answer: WebResult): StatedVersion[] | undefined {
  const found = documentIn(answer, statesDocument)
  return found?.address === address ? found.versions : undefined
}

/** Whether `versions.json` says that clients load directories outside of the module with a version of it. */
export function callsDirectoriesBeside(answer: WebResult, version: string): boolean {
  const found = documentIn(answer, statesDocument)?.versions.find((each) => each.version === version)
  if (found?.root === undefined) return false
  const root = { path: '', calls: found.root.dependencies }
  const submodules = found.submodules.map(({ path, dependencies: calls }) => ({ path, calls }))
  return leavingCalls({ root, submodules }).length > 0
}
