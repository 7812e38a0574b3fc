import { quote, RegistryError, shortList } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { inParallel } from '../base/in-parallel.ts'
import type { Log } from '../base/log.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { formatCommitDate, formatRelease, type Release } from '../module/release.ts'
import { otherSpellings } from '../module/tag.ts'
import { compareVersions } from '../module/version.ts'
import { CONFIG_PATH, type SelectionOptions } from './config.ts'
import type { DefaultKinds } from './exposure.ts'
import { type IgnoredTags, readIgnoredTags } from './ignored-tags.ts'
import { specAt } from './module-at-commit.ts'
import { storeOptionsFrom } from './package-kinds.ts'
import type { ConfigSource, ModuleRepository, TaggedCommit } from './ports.ts'
import { matchTag, modulesOf, type Selection, type TagMatch } from './selection.ts'

export interface TagRequest {
  /** Tags named by hand, or every tag of the repository. */
  readonly tags: readonly string[] | 'all'
  readonly flags: SelectionOptions
  /** Whether what has changed of published versions is put back. */
  readonly repair?: boolean | undefined
}

export interface RefusedTag {
  readonly tag: string
  readonly error: RegistryError
}

export interface SelectedReleases {
  readonly selections: readonly Selection[]
  readonly refused: readonly RefusedTag[]
  /** Under `all`, tags that are not versions of any module. */
  readonly skipped: readonly string[]
  /** Under `all`, tags of modules that their commits do not have. */
  readonly absent: readonly string[]
  /** Under `all`, tags that a config file leaves out, with the reasons. */
  readonly ignored: IgnoredTags
}

export interface SelectionDependencies extends Pick<ModuleRepository, 'tags' | 'config'> {
  /** Address from the repository's name. Throws INVALID_ADDRESS where it gives none. */
  readonly defaultAddress: () => ModuleAddress
  /** For packages without a configured kind. Undefined: `index`, also for what is stored elsewhere already. */
  readonly defaultKinds: DefaultKinds | undefined
  readonly log: Log
}

/** Why an absent tag is left out. */
export const ABSENT = 'its commit does not have the module'

/**
 * Tags → releases. Under `all`, tags that are not versions of any module, or whose commits have its directory elsewhere, are skipped
 * with a notice. Refusals are results.
 */
export async function selectReleases(
  request: TagRequest,
  dependencies: SelectionDependencies,
): Promise<SelectedReleases> {
  const selections: Selection[] = []
  const twins: Selection[] = []
  const refused: RefusedTag[] = []
  const skipped: string[] = []
  const absent: string[] = []
  const isAll = request.tags === 'all'
  const all = request.tags === 'all' ? await dependencies.tags.all() : [...new Set(request.tags)]
  const ignored: IgnoredTags = isAll
    ? await readIgnoredTags(await dependencies.tags.all(), dependencies.config)
    : new Map()
  const names = all.filter((name) => !ignored.has(nameOf(name)))
  for (const name of names) {
    const tag = nameOf(name)
    try {
      selections.push(...(await selectTag(name, request, dependencies)))
      if (!isAll) twins.push(...(await selectTwins(tag, request, dependencies)))
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      if (isAll && error.code === 'NOT_A_MODULE') {
        absent.push(tag)
        dependencies.log.info(`tags      skipped: ${error.message}`)
      } else if (isAll && error.code === 'INVALID_TAG') skipped.push(tag)
      else refused.push({ tag, error })
    }
  }
  if (skipped.length > 0)
    dependencies.log.info(`tags      skipped, not versions: ${skipped.map(quote).join(', ')}`)
  for (const [reason, tags] of groupBy([...ignored.keys()], (tag) => ignored.get(tag) ?? ''))
    dependencies.log.info(`tags      ignored ${shortList(tags.map(quote)).join(', ')}: ${quote(reason)}`)
  const ordered = isAll ? inVersionOrder(selections) : selections
  return { ...refuseDoubles(ordered, { twins, refused }), skipped, absent, ignored }
}

function nameOf(tag: string | TaggedCommit): string {
  return typeof tag === 'string' ? tag : tag.tag
}

/** What the other spellings of a tag that was named would release: `1.2.3` for `v1.2.3`. */
async function selectTwins(
  name: string,
  request: TagRequest,
  dependencies: SelectionDependencies,
): Promise<Selection[]> {
  const twins: Selection[] = []
  for (const spelling of otherSpellings(name)) {
    const twin = await dependencies.tags.find(spelling)
    if (twin === undefined) continue
    try {
      twins.push(...(await selectTag(twin, request, dependencies)))
    } catch (error) {
      // It is no version of any module.
      if (!(error instanceof RegistryError)) throw error
    }
  }
  return twins
}

/** By module, and those of one module from its lowest version to its highest. */
function inVersionOrder(selections: readonly Selection[]): Selection[] {
  const groups = groupBy(selections, ({ release }) => formatModuleAddress(release.address))
  return [...groups.values()].flatMap((group) =>
    group.toSorted((a, b) => compareVersions(a.release.version, b.release.version)),
  )
}

async function selectTag(
  name: string | TaggedCommit,
  { flags, repair: isRepair = false }: TagRequest,
  dependencies: SelectionDependencies,
): Promise<Selection[]> {
  const tagged = typeof name === 'string' ? await findTag(name, flags, dependencies) : name
  const config = await dependencies.config.at(tagged.isMissing ? 'HEAD' : tagged.commit)
  const configured = flags.package ?? config.package
  const byDefault =
    configured === undefined ? (dependencies.defaultKinds ?? repairedKinds(isRepair)) : undefined
  const named = matchTag(tagged.tag, modulesOf(config, flags, dependencies.defaultAddress))
  // A tag that is no version does not matter, so this comes second.
  if (tagged.isMissing) throw missingObject(tagged)
  const isNamed = flags['module-path'] !== undefined && config.modules === undefined
  const matches = await inParallel(named, 1, async (match) => ({
    ...match,
    spec: await specAt(match.spec, tagged.commit, dependencies.config),
  }))
  const present = isNamed ? matches : await modulesPresent(matches, tagged, dependencies.config)
  return present.map(({ spec, version }) => ({
    release: {
      address: spec.address ?? dependencies.defaultAddress(),
      version,
      tag: tagged.tag,
      commit: tagged.commit,
      committedAt: formatCommitDate(tagged.committedAt),
      path: spec.path,
    },
    ...(spec.root === undefined ? {} : { root: spec.root }),
    kinds: configured ?? byDefault?.kinds ?? ['index'],
    ...(byDefault === undefined ? {} : { byDefault }),
    storeOptions: storeOptionsFrom([flags, spec.storeOptions ?? {}, config]),
    isRepair,
    compatibility: flags.compatibility ?? config.compatibility ?? 'warn',
    severities: { ...config.severities, ...flags.severities },
    allow: config.allow ?? [],
  }))
}

/** A repair adds no kind that nobody has asked for. */
function repairedKinds(isRepair: boolean): DefaultKinds | undefined {
  return isRepair ? { kinds: ['index'] } : undefined
}

/** The modules whose directories the commit has, where it is not the commit that names them. Throws NOT_A_MODULE where none is left. */
async function modulesPresent(
  matches: readonly TagMatch[],
  { tag, commit }: TaggedCommit,
  config: ConfigSource,
): Promise<TagMatch[]> {
  const present: TagMatch[] = []
  for (const match of matches) {
    const { path } = match.spec
    if (path === '' || !(await config.hasElsewhere?.({ commit, path }))) present.push(match)
  }
  if (present.length > 0) return present
  const paths = matches.map(({ spec }) => quote(spec.path)).join(', ')
  throw new RegistryError(
    'NOT_A_MODULE',
    `tag ${quote(tag)} has no directory ${paths}, which ${CONFIG_PATH} of HEAD names; its commit has no such file`,
    `publish it with a file that names the directory of then: --tag ${tag} --config OLD.yml`,
  )
}

function missingObject({ tag, commit }: TaggedCommit): RegistryError {
  return new RegistryError(
    'NOT_FOUND',
    `tag ${quote(tag)} names the object ${commit}, which is not in the repository`,
    `fetch it: git fetch --force origin refs/tags/${tag}:refs/tags/${tag}; or delete the tag: git tag -d ${tag}`,
  )
}

/** The commit of a tag that was named. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
export async function findTag(
  name: string,
  flags: SelectionOptions,
  { tags, config, defaultAddress }: Pick<SelectionDependencies, 'tags' | 'config' | 'defaultAddress'>,
): Promise<TaggedCommit> {
  const tagged = await tags.find(name)
  if (tagged !== undefined) return tagged
  // A name that could be no version is a better answer than one that is merely absent.
  matchTag(name, modulesOf(await config.at('HEAD'), flags, defaultAddress))
  throw new RegistryError(
    'NOT_FOUND',
    `the repository has no tag ${quote(name)} that names a commit`,
    `create it (git tag ${name}), fetch it (git fetch --tags), or see what it names (git cat-file -t ${name})`,
  )
}

/** Two spellings of one version: on one commit they are one release, on different commits neither is trusted. */
function refuseDoubles(
  selections: readonly Selection[],
  { twins, refused }: { readonly twins: readonly Selection[]; readonly refused: readonly RefusedTag[] },
): Pick<SelectedReleases, 'selections' | 'refused'> {
  const key = ({ release }: Selection) => formatRelease(release)
  const others = groupBy(twins, key)
  const kept: Selection[] = []
  const doubles: RefusedTag[] = []
  for (const [version, group] of groupBy(selections, key)) {
    const [first] = group.toSorted((a, b) => (a.release.tag < b.release.tag ? -1 : 1))
    if (first === undefined) continue
    const all = [...group, ...(others.get(version) ?? [])]
    if (all.every(({ release }) => release.commit === first.release.commit)) kept.push(first)
    else doubles.push(...group.map(({ release }) => ({ tag: release.tag, error: twoCommits(all, release) })))
  }
  return { selections: kept, refused: [...refused, ...doubles] }
}

function twoCommits(group: readonly Selection[], release: Release): RegistryError {
  const spellings = new Set(group.map((each) => `${quote(each.release.tag)} at ${each.release.commit}`))
  return new RegistryError(
    'INVALID_TAG',
    `tags ${[...spellings].join(' and ')} are both ${formatRelease(release)}`,
    'delete the tag that is wrong, then publish the other',
  )
}
