import { quote, RegistryError, shortList, visible } from '../base/error.ts'
import { canonicalJson } from '../base/json.ts'
import type { ModuleDocument, RegistryDocument } from '../index/format/documents.ts'
import { type IndexFiles, moduleIn } from '../index/format/index-files.ts'
import { parseReplacement } from '../index/format/marks.ts'
import { latestOf } from '../index/format/module-list.ts'
import { MARKS_PATH, modulePath } from '../index/format/paths.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { type RenderDependencies, type RenderOptions, type RenderReport, render } from '../index/render.ts'
import type { VersionConstraint } from '../interface/version-constraint.ts'
import { addressKey, formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { sortVersions, type Version } from '../module/version.ts'
import {
  type Actor,
  formatMovingName,
  hasReplacement,
  type LatestChange,
  latestChange,
  refuseForeignDecision,
} from './decision.ts'
import { withDeprecation, withYanks } from './mark.ts'
import { type FileMark, modulesOf } from './marks-file.ts'
import type { MovingName, PackageStorage } from './ports.ts'

interface RenderMarksDependencies extends RenderDependencies {
  readonly actor: Actor
  readonly storage: Pick<PackageStorage, 'follow'>
  /** The file of marks for a snapshot; undefined where there is none. Throws INVALID_CONFIG, LIMIT_EXCEEDED. */
  readonly readMarks: (snapshot: IndexSnapshot) => Promise<LocatedMarks | undefined>
  readonly date: string
}

interface FileMarkChange {
  readonly address: string
  readonly yanked: readonly Version[]
  readonly restored: readonly Version[]
  /** Versions and constraints; `*` for the whole module. */
  readonly deprecated: readonly string[]
  readonly undeprecated: readonly string[]
  readonly latest: LatestChange
  readonly names: readonly MovingName[]
}

/** What `--json` prints of an index with a file of marks. */
export interface MarkedRenderReport extends RenderReport {
  /** Absent without such a file. */
  readonly marks?: readonly FileMarkChange[]
}

interface Change {
  readonly before: ModuleDocument
  readonly after: ModuleDocument
}

/**
 * Renders an index, and applies the file of marks on the way. Marks of the file that it does not have any more are taken back; without a
 * file all marks stay. Throws what {@link render} and {@link checkMarks} throw.
 */
export async function renderMarks(
  { actor, storage, readMarks, date, ...dependencies }: RenderMarksDependencies,
  options: RenderOptions,
): Promise<MarkedRenderReport> {
  const changes = new Map<string, Change>()
  let hasFile = false
  const decisions = async (snapshot: IndexSnapshot, registry: RegistryDocument) => {
    const located = await readMarks(snapshot)
    hasFile = located !== undefined
    if (located === undefined) return undefined
    await checkMarks(located, snapshot, { registry, actor })
    const { marks } = located
    return {
      key: canonicalJson(marks),
      apply(before: ModuleDocument) {
        const after = fileMarkedModule(before, marks, date)
        if (isAlike(before, after)) return before
        // Also where a mark is taken back, of which the file says nothing any more.
        refuseForeignDecision({ registry, module: before }, actor)
        changes.set(formatModuleAddress(before.address), { before, after })
        return after
      },
    }
  }
  const message = `Render the index with the marks of ${MARKS_PATH}`
  const report = await render(dependencies, { ...options, decisions, message })
  if (!hasFile) return report
  const marks: FileMarkChange[] = []
  for (const change of changes.values()) {
    const described = describeChange(change)
    const listing = [...described.yanked, ...described.restored]
    const isDry = options.check ?? false
    const names = listing.length === 0 ? [] : await storage.follow(change.after, listing, isDry)
    marks.push({ ...described, names })
  }
  return { ...report, marks: marks.toSorted((a, b) => (a.address < b.address ? -1 : 1)) }
}

function isAlike(before: ModuleDocument, after: ModuleDocument): boolean {
  const textOf = ({ yanks, deprecations }: ModuleDocument) =>
    JSON.stringify([yanks, deprecations].map((list) => list.map((each) => canonicalJson(each)).toSorted()))
  return textOf(before) === textOf(after)
}

function describeChange({ before, after }: Change): Omit<FileMarkChange, 'names'> {
  const yanks = (module: ModuleDocument) => module.yanks.map(({ version }) => version)
  const ranges = (module: ModuleDocument) => module.deprecations.map(({ versions = '*' }) => versions)
  const added = <T>(list: (module: ModuleDocument) => T[], from: ModuleDocument, to: ModuleDocument) =>
    list(to).filter((each) => !list(from).includes(each))
  return {
    address: formatModuleAddress(after.address),
    yanked: added(yanks, before, after),
    restored: added(yanks, after, before),
    deprecated: added(ranges, before, after),
    undeprecated: added(ranges, after, before),
    latest: latestChange(before, after),
  }
}

export interface LocatedMarks {
  readonly name: string
  readonly marks: readonly FileMark[]
  /** Undefined where nobody knows. @param at number of the mark in the file, from 0 */
  readonly lineOf: (at: number) => number | undefined
}

/**
 * Asks whether an index has all that a file of marks names, by the rules of the commands. Throws INVALID_CONFIG that names every line with
 * its fix, NOT_OWNER for a run that may not decide about one of its modules, INDEX_INVALID.
 */
export async function checkMarks(
  { name, marks, lineOf }: LocatedMarks,
  snapshot: IndexSnapshot,
  { registry, actor }: { readonly registry: RegistryDocument; readonly actor: Actor },
): Promise<void> {
  const replacements = marks.flatMap(({ replacement }) =>
    replacement === undefined ? [] : parseReplacement(replacement).address,
  )
  const named = [...marks.flatMap(modulesOf), ...replacements]
  const files = await snapshot.read([...new Set(named.map((each) => modulePath(each, 'module.json')))])
  const problems = marks.flatMap((mark, at) => {
    const found = [
      ...replacementProblems(mark, files),
      ...modulesOf(mark).flatMap((each) => problemsOf(mark, each, files)),
    ]
    const line = lineOf(at)
    return found.map((problem) => `${name}${line === undefined ? '' : ` line ${line}`}: ${problem}`)
  })
  if (problems.length > 0)
    throw new RegistryError(
      'INVALID_CONFIG',
      shortList(problems).join('\n'),
      'nothing was written; correct these lines, then run it again',
    )
  for (const address of marks.flatMap(modulesOf)) {
    const module = moduleIn(files, address)
    if (module !== undefined) refuseForeignDecision({ registry, module }, actor)
  }
}

function replacementProblems({ replacement }: FileMark, files: IndexFiles): string[] {
  if (replacement === undefined || hasReplacement(files, replacement)) return []
  return [
    `the replacement ${quote(replacement)} is not in the index; name a module of it, or a listed version of one`,
  ]
}

function problemsOf(mark: FileMark, address: ModuleAddress, files: IndexFiles): string[] {
  const text = formatModuleAddress(address)
  const module = moduleIn(files, address)
  if (module === undefined) return [`the index has no module ${text}; remove it from the file, or correct it`]
  const { versions: range } = mark
  if (range === undefined) return []
  const versions = versionsIn(module, range)
  // A version that was removed is gone for good, and its mark with it.
  const isRemoved = module.removed.some(({ version }) => range.allows(version))
  if (versions.length === 0 && !isRemoved) {
    const published = shortList(sortVersions(module.versions.map(({ version }) => version))).join(', ')
    return [`${text} has no published version ${quote(range.text)}; it has ${published || 'none'}`]
  }
  const latest = latestOf(module)
  const isOfLatest = versions.some((version) => version === latest)
  // Later versions that a deprecation covers need no new word.
  const isMade = module.deprecations.some((each) => isOfFile(each) && each.versions === range.text)
  if (!isOfLatest || mark['allow-latest'] || (isMade && mark.deprecate !== undefined)) return []
  return [`${text} ${latest} is the latest version; publish its successor first, or add "allow-latest: true"`]
}

/** Whether a mark was made by `marks.yml`, which alone changes it. */
function isOfFile({ origin }: { readonly origin?: string }): boolean {
  return origin === MARKS_PATH
}

/**
 * The module with the marks of the file, and without those that the file made before and does not have any more; marks of commands stay
 * unless the file has one about the same versions; of two marks that have a version, the later one in the file holds. Made twice, it is made
 * once. Versions that are not published are left out.
 * @param date of marks that are new
 */
function fileMarkedModule(module: ModuleDocument, marks: readonly FileMark[], date: string): ModuleDocument {
  const own = marks.filter((mark) =>
    modulesOf(mark).some((address) => addressKey(address) === addressKey(module.address)),
  )
  if (own.length === 0 && ![...module.yanks, ...module.deprecations].some(isOfFile)) return module
  let yanks = module.yanks.filter((yank) => !isOfFile(yank))
  let deprecations = module.deprecations.filter((each) => !isOfFile(each))
  for (const { yank, versions: range, reason, link, replacement } of own) {
    const versions = versionsIn(module, range)
    const advice = { ...(link !== undefined && { link }), ...(replacement !== undefined && { replacement }) }
    const mark = { reason, ...advice, date, origin: MARKS_PATH }
    if (yank !== undefined) yanks = withYanks(yanks, versions, mark, module.yanks)
    else if (range === undefined || versions.length > 0)
      deprecations = withDeprecation(deprecations, range?.text, mark, module.deprecations)
  }
  return { ...module, yanks, deprecations }
}

/** The published versions of the module in a range; none without one. */
function versionsIn({ versions }: ModuleDocument, range: VersionConstraint | undefined): Version[] {
  return versions.map(({ version }) => version).filter((version) => range?.allows(version))
}

/** What a file of marks has changed, as text for people: a line for each module. */
export function formatFileMarks(marks: readonly FileMarkChange[], isDry: boolean): string[] {
  const verb = (isDry ? 'mark' : 'marked').padEnd(9)
  return marks.flatMap(({ address, yanked, restored, deprecated, undeprecated, latest, names }) => {
    const parts = Object.entries({ yanked, restored, deprecated, undeprecated }).flatMap(
      ([word, versions]) =>
        versions.length === 0
          ? []
          : [`${word} ${versions.map((each) => (each === '*' ? 'all' : each)).join(', ')}`],
    )
    const moved = latest.before === latest.after ? [] : [`latest ${latest.after ?? 'none'}`]
    const text = [...parts, ...moved].join('; ') || 'other words'
    return [`${verb} ${visible(`${address}: ${text}`)}`, ...names.map(formatMovingName)]
  })
}
