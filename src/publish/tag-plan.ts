import { type Refusal, RegistryError } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { type IndexFiles, moduleIn } from '../index/format/index-files.ts'
import { modulePath } from '../index/format/paths.ts'
import type { IndexStore } from '../index/ports.ts'
import type { RepositoryIdentity } from '../module/git-remote.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { compareWithPublished, isSameAsRemoved, ownerAfter } from './published-version.ts'
import {
  ABSENT,
  type SelectedReleases,
  type SelectionDependencies,
  selectReleases,
  type TagRequest,
} from './select-releases.ts'
import { modulesOf, type Selection } from './selection.ts'

/** What a run over all tags would do with one tag of a module. */
export interface PlannedTag {
  readonly tag: string
  readonly version: string | null
  /** `new` would be published, `known` is, `refused` would refuse the run, `skipped` is no version or left out. */
  readonly status: 'new' | 'known' | 'refused' | 'skipped'
  /** Why it is skipped; empty otherwise. */
  readonly reason: string
  /** Of a refused tag. */
  readonly error?: Refusal
}

export interface PlannedModule {
  /** Null for tags that belong to no module. */
  readonly address: string | null
  /** As it is at the newest of its tags. */
  readonly path: string | null
  readonly tags: readonly PlannedTag[]
}

/** What `publish --all-tags --dry-run` prints: nothing is packed. */
export interface TagPlan {
  readonly modules: readonly PlannedModule[]
}

export interface TagPlanContext extends SelectionDependencies {
  readonly index: Pick<IndexStore, 'open'>
  readonly publisher: RepositoryIdentity | undefined
}

/**
 * Plans what `--all-tags` would do with each tag, from the names and commits of tags and from `module.json` of each module. Packages
 * are not built, so what only they would refuse is not found. Throws INDEX_*.
 */
export async function planAllTags(
  request: Omit<TagRequest, 'tags'>,
  context: TagPlanContext,
): Promise<TagPlan> {
  const selected = await selectReleases({ ...request, tags: 'all' }, context)
  const groups = groupBy(selected.selections, ({ release }) => formatModuleAddress(release.address))
  const snapshot = await context.index.open()
  const paths = [...groups.values()].flatMap(([first]) =>
    first === undefined ? [] : [modulePath(first.release.address, 'module.json')],
  )
  const files: IndexFiles = snapshot.exists ? await snapshot.read(paths) : new Map()
  const modules = [...groups].map(([address, group]) => ({
    address,
    path: group.at(-1)?.release.path ?? null,
    tags: group.map((selection) => plannedTag(selection, files, context.publisher)),
  }))
  return { modules: withOthers(modules, await othersOf(selected, request, context)) }
}

function plannedTag(
  selection: Selection,
  files: IndexFiles,
  publisher: RepositoryIdentity | undefined,
): PlannedTag {
  const { release } = selection
  const module = moduleIn(files, release.address)
  const { tag, version } = release
  const planned = { tag, version, reason: '' }
  if (isSameAsRemoved(release, module))
    return { ...planned, status: 'skipped', reason: 'the version was removed' }
  try {
    ownerAfter(module, release, publisher)
  } catch (error) {
    if (error instanceof RegistryError) return { ...planned, status: 'refused', error: error.toRefusal() }
    throw error
  }
  const { outcome } = compareWithPublished(selection, module)
  if (outcome === 'new' || outcome === 'incomplete') return { ...planned, status: 'new' }
  if (outcome === 'unchanged') return { ...planned, status: 'known' }
  const published = module?.versions.find((each) => each.version === version)
  const isMoved = published?.tag === tag && published.commit !== release.commit
  return { ...planned, status: 'refused', error: isMoved ? MOVED : TAKEN }
}

const MOVED = {
  code: 'TAG_MOVED',
  message: 'the tag was moved after its version was published',
  hint: 'move it back, or publish a new version; publish --tag says which commit it had',
} as const

const TAKEN = {
  code: 'VERSION_EXISTS',
  message: 'the version is published from another commit or directory, or was removed',
  hint: 'publish a new version; publish --tag says what has it',
} as const

/** The tags that became no release, by the module whose prefix they have; null for those that have none. */
async function othersOf(
  { refused, skipped, absent, ignored }: SelectedReleases,
  { flags }: Omit<TagRequest, 'tags'>,
  { config, defaultAddress }: TagPlanContext,
): Promise<Map<string | null, PlannedTag[]>> {
  const specs = modulesOf(await config.at('HEAD'), flags, defaultAddress)
  const ownerOf = (tag: string): string | null => {
    const fitting = specs.flatMap(({ address, tagPrefixes }) =>
      tagPrefixes.filter((prefix) => tag.startsWith(prefix)).map((prefix) => ({ prefix, address })),
    )
    const [longest] = fitting.toSorted((a, b) => b.prefix.length - a.prefix.length)
    return longest === undefined ? null : formatModuleAddress(longest.address ?? defaultAddress())
  }
  const others = new Map<string | null, PlannedTag[]>()
  const add = (planned: PlannedTag) => {
    const owner = ownerOf(planned.tag)
    others.set(owner, [...(others.get(owner) ?? []), planned])
  }
  for (const { tag, error } of refused)
    add({ tag, version: null, status: 'refused', reason: '', error: error.toRefusal() })
  for (const tag of skipped) add({ tag, version: null, status: 'skipped', reason: 'not a version' })
  for (const tag of absent) add({ tag, version: null, status: 'skipped', reason: ABSENT })
  for (const [tag, reason] of ignored)
    add({ tag, version: null, status: 'skipped', reason: `ignored: ${reason}` })
  return others
}

function withOthers(
  modules: readonly PlannedModule[],
  others: ReadonlyMap<string | null, readonly PlannedTag[]>,
): PlannedModule[] {
  const known = new Set(modules.map(({ address }) => address))
  const extended = modules.map((module) => ({
    ...module,
    tags: [...module.tags, ...(others.get(module.address) ?? [])],
  }))
  const more = [...others].filter(([address]) => address === null || !known.has(address))
  return [...extended, ...more.map(([address, tags]) => ({ address, path: null, tags }))]
}
