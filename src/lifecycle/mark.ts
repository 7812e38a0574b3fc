import { quote, RegistryError, shortList } from '../base/error.ts'
import { listedVersions, type ModuleDocument } from '../index/format/documents.ts'
import { advisesItself, parseReplacement } from '../index/format/marks.ts'
import { latestOf } from '../index/format/module-list.ts'
import { MARKS_PATH, modulePath } from '../index/format/paths.ts'
import { deprecationOf, type VersionMark, versionState } from '../index/format/version-state.ts'
import { planModules, updateIndex } from '../index/plan/update-index.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import type { VersionConstraint } from '../interface/version-constraint.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { sortVersions, type Version } from '../module/version.ts'
import {
  type DecisionTarget,
  hasReplacement,
  type LatestChange,
  latestChange,
  readModuleFor,
  unknownVersion,
} from './decision.ts'
import type { MovingName, PackageStorage } from './ports.ts'

interface MarkRequest {
  readonly address: ModuleAddress
  readonly decision: MarkDecision
  /** Whether the decision may be about the latest version. */
  readonly allowLatest: boolean
  readonly dryRun: boolean
}

export interface MarkReport {
  readonly status: 'updated' | 'unchanged' | 'planned'
  readonly address: string
  /** The published versions that it changes, highest first; where it changes none of them, those that it is about. */
  readonly versions: readonly Version[]
  readonly latest: LatestChange
  /** The versions that clients can choose after it, highest first. */
  readonly listed: readonly Version[]
  /** Names outside of the index that follow the latest version, as far as they had to move. */
  readonly names: readonly MovingName[]
  readonly index: { readonly commit: string | null; readonly changed: readonly string[] }
}

/**
 * Writes a decision about published versions into an index, in one commit; made twice, it is made once. Throws NOT_FOUND for a
 * module, a version or a replacement that the index does not have, INVALID_INPUT for a replacement that is marked itself and for the
 * latest version without `allowLatest`,
 * NOT_OWNER for a run that may not decide, INDEX_INVALID, and what `updateIndex` throws.
 */
export async function markModule(
  { address, decision, allowLatest, dryRun }: MarkRequest,
  {
    index,
    raceBackoff,
    storage,
    actor,
  }: DecisionTarget & { readonly storage: Pick<PackageStorage, 'follow'> },
): Promise<MarkReport> {
  const { result, commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
    const { registry, module } = await readModuleFor(actor, address, snapshot)
    await refuseReplacement(address, decision, snapshot)
    const marked = markedModule(module, decision)
    if (!allowLatest) refuseLatest(decision, marked, module)
    const files = await planModules(snapshot, registry, [marked.module])
    const change = { message: messageOf(decision, marked), files }
    return { result: { module, marked }, change, isDry: dryRun }
  })
  const { module, marked } = result
  const names = isYank(decision.action) ? await storage.follow(marked.module, marked.versions, dryRun) : []
  return {
    status: changed.length === 0 ? 'unchanged' : dryRun ? 'planned' : 'updated',
    address: formatModuleAddress(address),
    versions: changedVersions(module, marked),
    latest: latestChange(module, marked.module),
    listed: listedVersions(marked.module),
    names,
    index: { commit, changed },
  }
}

function changedVersions(before: ModuleDocument, { module, versions }: MarkedModule): readonly Version[] {
  const textOf = (document: ModuleDocument, version: Version) =>
    JSON.stringify([versionState(document, version), deprecationOf(document, version)])
  const changed = versions.filter((version) => textOf(before, version) !== textOf(module, version))
  return changed.length === 0 ? versions : changed
}

/** Advice that leads nowhere is worse than none. */
async function refuseReplacement(
  marked: ModuleAddress,
  decision: MarkDecision,
  snapshot: IndexSnapshot,
): Promise<void> {
  const text = decision.mark?.replacement
  if (text === undefined) return
  if (advisesItself(marked, { versions: decision.versions?.text, replacement: text }))
    throw new RegistryError(
      'INVALID_INPUT',
      `the replacement ${quote(text)} is what the mark is about`,
      'name another module, or a version that the mark is not about: --replacement acme/vpc/aws@2.0.0',
    )
  const { address } = parseReplacement(text)
  if (hasReplacement(await snapshot.read([modulePath(address, 'module.json')]), text)) return
  throw new RegistryError(
    'NOT_FOUND',
    `the replacement ${quote(text)} is not in the index`,
    'name a module of this registry, or a listed version of one: --replacement acme/vpc/aws@2.0.0',
  )
}

/** Consumers without a constraint get another version at once. */
function refuseLatest(
  { mark, versions: range }: MarkDecision,
  { versions }: MarkedModule,
  module: ModuleDocument,
): void {
  const latest = latestOf(module)
  if (mark === undefined || range === undefined || !versions.some((version) => version === latest)) return
  throw new RegistryError(
    'INVALID_INPUT',
    `${formatModuleAddress(module.address)} ${latest} is the latest version`,
    `publish its successor first, or add --allow-latest`,
  )
}

function messageOf(decision: MarkDecision, { module }: MarkedModule): string {
  const range = decision.versions === undefined ? '' : ` ${decision.versions.text}`
  const reason = decision.mark === undefined ? '' : `\n\n${decision.mark.reason}`
  const [first = ''] = decision.action
  return `${first.toUpperCase()}${decision.action.slice(1)} ${formatModuleAddress(module.address)}${range}${reason}`
}

export interface MarkDecision {
  readonly action: 'yank' | 'restore' | 'deprecate' | 'undeprecate'
  /** Undefined: a deprecation of the whole module, its later versions included. */
  readonly versions: VersionConstraint | undefined
  /** What is said of the versions; undefined where the decision takes a mark back. */
  readonly mark?: VersionMark | undefined
}

interface MarkedModule {
  readonly module: ModuleDocument
  /** The published versions that the decision is about, highest first. */
  readonly versions: readonly Version[]
}

/** The module after a decision; made twice, it is made once. Throws NOT_FOUND for versions that are not published, INVALID_INPUT for a mark of `marks.yml`. */
function markedModule(module: ModuleDocument, decision: MarkDecision): MarkedModule {
  const versions = publishedIn(module, decision.versions)
  refuseFileMark(module, decision, versions)
  const { action, mark, versions: range } = decision
  if (isYank(action))
    return { module: { ...module, yanks: withYanks(module.yanks, versions, mark) }, versions }
  const deprecations = withDeprecation(module.deprecations, range?.text, mark)
  if (mark === undefined && deprecations.length > 0 && deprecations.length === module.deprecations.length)
    throw otherDeprecations(module, range)
  return { module: { ...module, deprecations }, versions }
}

function isYank(action: MarkDecision['action']): boolean {
  return action === 'yank' || action === 'restore'
}

/** Throws INVALID_INPUT for a mark of `marks.yml`: the next rendering would bring it back. */
function refuseFileMark(
  module: ModuleDocument,
  { action, versions: range }: MarkDecision,
  versions: readonly Version[],
): void {
  const marks = isYank(action)
    ? module.yanks.filter(({ version }) => versions.includes(version))
    : module.deprecations.filter((each) => each.versions === range?.text)
  if (!marks.some(({ origin }) => origin === MARKS_PATH)) return
  const name = `${formatModuleAddress(module.address)}${range === undefined ? '' : ` ${range.text}`}`
  throw new RegistryError(
    'INVALID_INPUT',
    `${MARKS_PATH} marks ${name}, and so the file alone changes that`,
    `change or remove the mark in ${MARKS_PATH}, and apply it: module-registry render --index …`,
  )
}

function publishedIn(module: ModuleDocument, range: VersionConstraint | undefined): Version[] {
  const published = sortVersions(module.versions.map(({ version }) => version))
  const versions = published.filter((version) => range?.allows(version) ?? true)
  if (versions.length > 0 || range === undefined) return versions
  const address = formatModuleAddress(module.address)
  const removed = module.removed.find(({ version }) => range.allows(version))
  if (removed !== undefined) {
    throw new RegistryError(
      'NOT_FOUND',
      `${address} ${removed.version} is removed, so nothing is left to mark`,
      'name a published version: module-registry status --index … lists them',
    )
  }
  throw unknownVersion(module, range.text)
}

interface NewMark extends VersionMark {
  /** The file that alone changes it. */
  readonly origin?: string
}

/**
 * The yanks with a mark of these versions, or without where there is none.
 * @param before where marks have the date on which they were made first
 */
export function withYanks(
  yanks: ModuleDocument['yanks'],
  versions: readonly Version[],
  mark: NewMark | undefined,
  before = yanks,
): ModuleDocument['yanks'] {
  const others = yanks.filter(({ version }) => !versions.includes(version))
  if (mark === undefined) return others
  const yankOf = (version: Version) => before.find((yank) => yank.version === version)
  return [...others, ...versions.map((version) => ({ ...renewed(yankOf(version), mark), version }))]
}

/** The same for the deprecation of a range; undefined: of the whole module. */
export function withDeprecation(
  deprecations: ModuleDocument['deprecations'],
  range: string | undefined,
  mark: NewMark | undefined,
  before = deprecations,
): ModuleDocument['deprecations'] {
  const others = deprecations.filter(({ versions }) => versions !== range)
  if (mark === undefined) return others
  const known = before.find(({ versions }) => versions === range)
  return [...others, { ...renewed(known, mark), ...(range !== undefined && { versions: range }) }]
}

/** What is said is replaced; the date and keys of a newer tool stay. */
function renewed(before: NewMark | undefined, mark: NewMark): NewMark {
  const { link: _, replacement: __, ...rest } = before ?? mark
  return { ...rest, ...mark, date: before?.date ?? mark.date }
}

function otherDeprecations(module: ModuleDocument, range: VersionConstraint | undefined): RegistryError {
  const address = formatModuleAddress(module.address)
  const commands = module.deprecations.map(({ versions }) =>
    ['module-registry undeprecate', address, ...(versions === undefined ? [] : [quote(versions)])].join(' '),
  )
  const name = range === undefined ? `${address} as a whole` : `${address} ${quote(range.text)}`
  return new RegistryError(
    'NOT_FOUND',
    `no deprecation is about ${name}: the module has others`,
    `take back the one that you mean: ${shortList(commands).join(' or ')}`,
  )
}
