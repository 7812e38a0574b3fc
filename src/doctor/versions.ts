import { z } from 'zod'
import { counted } from '../base/count.ts'
import { quote } from '../base/error.ts'
import { listOf } from '../base/schema.ts'
import { printableUrl } from '../base/url.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { compareIdentifiers, MAX_NUMBER } from '../module/version.ts'
import { after, broken, type Check, note, passed, type Step } from './check.ts'
import { type Access, tokenFix } from './client.ts'
import { MAX_LISTED_VERSIONS } from './limits.ts'
import { cacheNote, describeAnswer, jsonOf, notJson, textOf, type WebAnswer } from './web-answer.ts'

export type SelectedVersion = Pick<ListedVersion, 'listed' | 'requested'>

const objects = listOf(z.looseObject({})).nullish()
const moduleShape = z.looseObject({ providers: objects, dependencies: objects })

const listedVersion = z.looseObject({
  version: z.string().nullish(),
  root: moduleShape.nullish(),
  submodules: listOf(moduleShape).nullish(),
})
const listedModule = z.looseObject({ versions: listOf(listedVersion, MAX_LISTED_VERSIONS).nullish() })
/** Clients check the types of these keys, and fail on the whole list; all others are free. */
const versionList = z.looseObject({ modules: listOf(listedModule).nullish() })

/**
 * The version that a client requests, out of the list of a module.
 * @param asked `wanted` is undefined for the version that a client selects if it may select any
 */
export function judgeVersions(
  address: ModuleAddress,
  asked: { readonly wanted: string | undefined; readonly access: Access },
  answer: WebAnswer,
): Step<SelectedVersion> {
  if (answer.status === 404)
    return broken(
      'MODULE_NOT_FOUND',
      `${describeAnswer(answer)}: there is no module ${formatModuleAddress(address)}`,
      'publish it, or correct the address: upper and lower case count',
    )
  if (answer.status !== 200)
    return broken(
      'VERSIONS_STATUS',
      `${describeAnswer(answer)} instead of 200`,
      statusFix(answer, asked.access),
    )
  const text = textOf(answer)
  const json = jsonOf(firstValue(text))
  return json === undefined
    ? notJson('VERSIONS_JSON', answer.url, text)
    : judgeList(asked.wanted, answer, json.value)
}

function statusFix({ status }: WebAnswer, access: Access): string {
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

function judgeList(wanted: string | undefined, answer: WebAnswer, value: unknown): Step<SelectedVersion> {
  const { url } = answer
  const parsed = versionList.safeParse(value)
  const issue = parsed.error?.issues[0]
  const shape = 'write {"modules":[{"versions":[{"version":"1.2.3"}]}]}, with no more keys than that'
  if (!parsed.success)
    return broken(
      'VERSIONS_SHAPE',
      `${printableUrl(url)}: ${issue?.path.join('.')} has the wrong type: ${issue?.message}`,
      shape,
    )
  const [module] = parsed.data.modules ?? []
  if (module === undefined)
    return broken('VERSIONS_SHAPE', `${printableUrl(url)} has no element in "modules"`, shape)
  const listed = (module.versions ?? []).map(({ version }) => version ?? '')
  const candidates = listed.flatMap((text) => readListedVersion(text) ?? [])
  const notes = ignoredNotes(listed.filter((text) => readListedVersion(text) === undefined))
  if (candidates.length === 0)
    return after(
      notes,
      broken(
        'VERSIONS_EMPTY',
        `${printableUrl(url)} lists no version${inCache(answer)}`,
        'publish a version, or correct the address: some registries list nothing for a module that does not exist',
      ),
    )
  return after(notes, choose(wanted, candidates, answer))
}

function ignoredNotes(texts: readonly string[]): Check[] {
  if (texts.length === 0) return []
  const named = texts.slice(0, 3).map(quote).join(', ')
  return [
    note(
      'VERSION_IGNORED',
      `clients warn about ${named} and skip it: it is not a version`,
      'remove it from the list',
    ),
  ]
}

function choose(
  wanted: string | undefined,
  candidates: readonly ListedVersion[],
  answer: WebAnswer,
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
      `${printableUrl(answer.url)} lists ${count}, not ${quote(wanted ?? '')}${inCache(answer)}`,
      `publish it, or ask for one of ${sorted
        .slice(0, 5)
        .map(({ requested }) => requested)
        .join(', ')}`,
    )
  const notes = [...spellingNotes(selected), ...prereleaseNotes(selected, candidates)]
  return after(notes, passed('VERSIONS', `${count} listed, ${selected.requested} is taken`, selected))
}

function inCache(answer: WebAnswer): string {
  const note = cacheNote(answer)
  return note === '' ? '' : ` (${note})`
}

function spellingNotes({ listed, requested }: SelectedVersion): Check[] {
  if (listed === requested) return []
  const message = `the list says ${quote(listed)}, and clients ask for ${quote(requested)}`
  return [
    note('VERSION_SPELLING', message, `list it as ${quote(requested)}, and serve …/${requested}/download`),
  ]
}

function prereleaseNotes({ requested }: SelectedVersion, candidates: readonly ListedVersion[]): Check[] {
  if (candidates.some(({ prerelease }) => prerelease === '')) return []
  const message = 'there are only pre-releases: clients install them by exact version only'
  return [note('ONLY_PRERELEASES', message, `write version = "${requested}", or publish a release`)]
}

/** A version as clients read it in a list. */
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
