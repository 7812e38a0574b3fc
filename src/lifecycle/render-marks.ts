import { canonicalJson } from '../base/json.ts'
import type { ModuleDocument, RegistryDocument } from '../index/format/documents.ts'
import { latestOf } from '../index/format/module-list.ts'
import { MARKS_PATH } from '../index/format/paths.ts'
import type { IndexSnapshot, ModuleDecisions } from '../index/ports.ts'
import { type RenderDependencies, type RenderOptions, type RenderReport, render } from '../index/render.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'
import { checkMarks, type LocatedMarks } from './checked-marks.ts'
import { fileMarkedModule } from './file-marked-module.ts'
import { type Actor, refuseForeignDecision } from './permission.ts'
import type { MovingName, PackagePlaces } from './ports.ts'

export interface RenderMarksDependencies extends RenderDependencies {
  readonly actor: Actor
  readonly places: Pick<PackagePlaces, 'follow'>
  /** The file of marks for a snapshot; undefined where there is none. Throws INVALID_CONFIG, LIMIT_EXCEEDED. */
  readonly readMarks: (snapshot: IndexSnapshot) => Promise<LocatedMarks | undefined>
  /** When new marks were decided. */
  readonly date: string
}

/** What the file has changed of one module. */
export interface FileMarkChange {
  readonly address: string
  readonly yanked: readonly Version[]
  readonly restored: readonly Version[]
  /** Versions and constraints; `*` for the whole module. */
  readonly deprecated: readonly string[]
  readonly undeprecated: readonly string[]
  readonly latest: { readonly before: Version | null; readonly after: Version | null }
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
  { actor, places, readMarks, date, ...dependencies }: RenderMarksDependencies,
  options: RenderOptions,
): Promise<MarkedRenderReport> {
  const changes = new Map<string, Change>()
  let hasFile = false
  const decisions = async (snapshot: IndexSnapshot, registry: RegistryDocument) => {
    const marks = await readMarks(snapshot)
    hasFile = marks !== undefined
    if (marks === undefined) return undefined
    await checkMarks(marks, snapshot, { registry, actor })
    return decisionsOf(marks, { registry, actor, date, changes })
  }
  const report = await render(dependencies, {
    ...options,
    decisions,
    message: MESSAGE,
  })
  if (!hasFile) return report
  const marks: FileMarkChange[] = []
  for (const change of changes.values()) {
    const described = describeChange(change)
    const listing = [...described.yanked, ...described.restored]
    const isDry = options.check ?? false
    const names = listing.length === 0 ? [] : await places.follow(change.after, listing, isDry)
    marks.push({ ...described, names })
  }
  return {
    ...report,
    marks: marks.toSorted((a, b) => Number(a.address > b.address) - Number(a.address < b.address)),
  }
}

const MESSAGE = `Render the index with the marks of ${MARKS_PATH}`

interface DecisionContext {
  readonly registry: RegistryDocument
  readonly actor: Actor
  readonly date: string
  /** Every module that changes is put here. */
  readonly changes: Map<string, Change>
}

function decisionsOf(
  { file }: LocatedMarks,
  { registry, actor, date, changes }: DecisionContext,
): ModuleDecisions {
  return {
    key: canonicalJson(file.marks),
    apply(before) {
      const after = fileMarkedModule(before, file.marks, date)
      if (isAlike(before, after)) return before
      // Also where a mark is taken back, of which the file says nothing any more.
      refuseForeignDecision({ registry, module: before }, actor)
      changes.set(formatModuleAddress(before.address), { before, after })
      return after
    },
  }
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
    latest: { before: latestOf(before) ?? null, after: latestOf(after) ?? null },
  }
}
