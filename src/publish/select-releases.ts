import { didYouMean } from '../base/did-you-mean.ts'
import { ifRefused, quote, RegistryError, shortList, visible } from '../base/error.ts'
import { getOrInsert } from '../base/get-or-insert.ts'
import { groupBy } from '../base/group.ts'
import { inParallel } from '../base/in-parallel.ts'
import type { Log } from '../base/log.ts'
import { shellWord } from '../base/shell-word.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { formatCommitDate, formatRelease, type Release } from '../module/release.ts'
import { isMovingTag, otherSpellings, readTag, versionsAtEnd } from '../module/tag.ts'
import { compareVersions } from '../module/version.ts'
import { CONFIG_PATH, type RepositoryConfig, RepositoryLimit, type SelectionOptions } from './config.ts'
import { type DefaultKinds, storeOptionsFrom } from './package-kinds.ts'
import type { ConfigSource, ModuleRepository, TaggedCommit } from './ports.ts'
import { type RefusedResult, refusedResult } from './publish-report.ts'
import {
  type ModuleSpec,
  modulesOf,
  prefixAdvice,
  type Selection,
  type TagMatch,
  TagPrefixes,
} from './selection.ts'

/** Tags of `--all-tags` whose configuration is read at the same time. The rest waits. */
const TAGS_AT_ONCE = 16

/** Patterns of `ignore-tags` with `*` in all copies of a config file. More are LIMIT_EXCEEDED. */
const MAX_IGNORED_PATTERNS = 5_000

/** Releases that the tags of one repository may be in a run: a tag is one of each module with its prefix. More are LIMIT_EXCEEDED. */
const MAX_RELEASES = 100_000

export interface TagRequest {
  readonly tags: readonly string[] | 'all'
  readonly flags: SelectionOptions
  /** Whether what has changed of published versions is put back. */
  readonly repair?: boolean | undefined
}

export interface SelectedReleases {
  readonly selections: readonly Selection[]
  readonly refused: readonly RefusedResult[]
  /** Under `all`, the tags that are left out, with the reasons. */
  readonly skipped: ReadonlyMap<string, string>
  /** What to do; present where no tag of `all` is a version of a module. */
  readonly advice?: string
}

export interface SelectionDependencies extends Pick<ModuleRepository, 'tags' | 'config'> {
  /** Address from the repository's name. Throws INVALID_ADDRESS where it gives none. */
  readonly defaultAddress: () => ModuleAddress
  /** For packages without a configured kind. Undefined: `index`, also for what is stored elsewhere already. */
  readonly defaultKinds: DefaultKinds | undefined
  /** Undefined: `.module-registry.yml`. */
  readonly allowIn?: string | undefined
  readonly log: Log
}

/**
 * Tags → releases. Under `all`, tags that are not versions of any module, whose commits have its directory elsewhere, or that the
 * configuration leaves out, are skipped with a notice. Refusals are results.
 */
export async function selectReleases(
  request: TagRequest,
  dependencies: SelectionDependencies,
): Promise<SelectedReleases> {
  const selector = new Selector(request, dependencies)
  if (request.tags !== 'all') return selectNamed([...new Set(request.tags)], selector)
  const tags = await dependencies.tags.all()
  const ignored = await readIgnoredTags(tags, dependencies.config)
  const wanted = tags.filter(({ tag }) => !ignored.has(tag))
  const selected = await inParallel(wanted, TAGS_AT_ONCE, (tagged) => selector.selectOrSkip(tagged))
  const selections = inVersionOrder(selected.flatMap((each) => each.selections))
  const refused = selected.flatMap((each) => each.refused ?? [])
  const skipped = new Map(
    selected.flatMap(({ tag, skipped }) => (skipped === undefined ? [] : [[tag, skipped]])),
  )
  for (const [tag, reason] of ignored) skipped.set(tag, `ignored: ${reason}`)
  for (const [reason, group] of groupBy([...skipped.keys()], (tag) => skipped.get(tag) ?? '')) {
    // `v1` beside `v1.2.3` only follows it.
    const follows = (tag: string) => isMovingTag(tag) && tags.some((each) => each.tag.startsWith(`${tag}.`))
    const meant = reason === NO_VERSION ? group.filter((tag) => !follows(tag)) : []
    const named = [shortList(group.map(quote)).join(', '), ...whyNoVersion(meant)].join('; ')
    dependencies.log.info(`tags      skipped, ${visible(reason)}: ${named}`)
  }
  const isVersion =
    selections.length + refused.length > 0 || [...skipped.values()].some((why) => why !== NO_VERSION)
  const advice = isVersion ? {} : { advice: await selector.adviceOn([...skipped.keys()]) }
  return { ...refuseDoubles(selections, { twins: [], refused }), skipped, ...advice }
}

async function selectNamed(tags: readonly string[], selector: Selector): Promise<SelectedReleases> {
  const selections: Selection[] = []
  const twins: Selection[] = []
  const refused: RefusedResult[] = []
  for (const tag of tags) {
    try {
      selections.push(...(await selector.select(tag)))
      twins.push(...(await selector.selectTwins(tag)))
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      refused.push(refusedResult(tag, error))
    }
  }
  return { ...refuseDoubles(selections, { twins, refused }), skipped: new Map() }
}

/** What became of one tag of `all`. */
interface SelectedTag {
  readonly tag: string
  readonly selections: readonly Selection[]
  readonly refused?: RefusedResult
  readonly skipped?: string
}

/** What all releases of a module have in common, as long as the configuration stays the same: one object for thousands of them. */
type Settings = Omit<Selection, 'release' | 'root'>

/** Selects the releases of single tags. What the configuration says is made once for all tags that have the same. */
class Selector {
  readonly #request: TagRequest
  readonly #dependencies: SelectionDependencies
  readonly #prefixes = new WeakMap<RepositoryConfig, TagPrefixes>()
  readonly #settings = new WeakMap<object, Settings>()
  #releases = 0

  constructor(request: TagRequest, dependencies: SelectionDependencies) {
    this.#request = request
    this.#dependencies = dependencies
  }

  /** Of `all`. */
  async selectOrSkip(tagged: TaggedCommit): Promise<SelectedTag> {
    const { tag } = tagged
    try {
      const config = await this.#configAt(tagged)
      const versions = this.#request.flags.versions ?? config.versions
      const selections = await this.select(tagged, versions)
      if (versions === undefined || selections.length > 0) return { tag, selections }
      return { tag, selections, skipped: `outside of versions ${quote(versions.text)}` }
    } catch (error) {
      if (!(error instanceof RegistryError) || error instanceof RepositoryLimit) throw error
      const refused = refusedResult(tag, error)
      const { code } = refused.error
      if (code === 'INVALID_TAG') return { tag, selections: [], skipped: NO_VERSION }
      if (code === 'NOT_A_MODULE') return { tag, selections: [], skipped: ABSENT }
      return { tag, selections: [], refused }
    }
  }

  /** What the other spellings of a tag that was named would release, but for those that are ignored: `1.2.3` for `v1.2.3`. */
  async selectTwins(tag: string): Promise<Selection[]> {
    const { tags, config } = this.#dependencies
    const twins: Selection[] = []
    for (const spelling of otherSpellings(tag)) {
      const twin = await tags.find(spelling)
      // What is refused is no version of any module.
      if (twin !== undefined) twins.push(...(await this.select(twin).catch(ifRefused(() => []))))
    }
    if (twins.length === 0) return []
    const ignored = await readIgnoredTags(await tags.all(), config)
    return twins.filter(({ release }) => !ignored.has(release.tag))
  }

  /** @param versions those that are wanted; undefined: all */
  async select(tag: string | TaggedCommit, versions?: RepositoryConfig['versions']): Promise<Selection[]> {
    const { flags } = this.#request
    const { config: source, defaultAddress } = this.#dependencies
    const tagged = typeof tag === 'string' ? await findTag(tag, flags, this.#dependencies) : tag
    const config = await this.#configAt(tagged)
    const matched = this.#prefixesOf(config).match(tagged.tag)
    // Others cost nothing: nobody looks whether their commits have the modules.
    const named = versions === undefined ? matched : matched.filter(({ version }) => versions.allows(version))
    if (named.length === 0) return []
    this.#releases += named.length
    if (this.#releases > MAX_RELEASES)
      throw new RepositoryLimit(
        `the tags are more than ${MAX_RELEASES} releases; ${quote(tagged.tag)} alone is one of ${named.length} modules`,
        `give the modules in ${CONFIG_PATH} a "tag-prefix" each, or publish some of the versions: --versions ">= ${named[0]?.version}"`,
      )
    // A tag that is no version does not matter, so this comes second.
    if (tagged.isMissing)
      throw new RegistryError(
        'NOT_FOUND',
        `tag ${quote(tagged.tag)} names the object ${tagged.commit}, which is not in the repository`,
        `fetch it: git fetch --force origin refs/tags/${tagged.tag}:refs/tags/${tagged.tag}; or delete the tag: git tag -d ${tagged.tag}`,
      )
    const isNamed = flags['module-path'] !== undefined && config.modules === undefined
    const matches = await inParallel(named, 1, async (match) => ({
      ...match,
      spec: await specAt(match.spec, tagged.commit, source),
    }))
    const present = isNamed ? matches : await modulesPresent(matches, tagged, source)
    return present.map(({ spec, version }) => ({
      release: {
        address: spec.address ?? defaultAddress(),
        version,
        tag: tagged.tag,
        commit: tagged.commit,
        committedAt: formatCommitDate(tagged.committedAt),
        path: spec.path,
      },
      ...(spec.root === undefined ? {} : { root: spec.root }),
      ...this.#settingsOf(spec, config),
    }))
  }

  /** Tags of which none is a version of a module, though some may end in one. */
  async adviceOn(tags: readonly string[]): Promise<string> {
    const { config, defaultAddress } = this.#dependencies
    const head = await config.at('HEAD')
    const modules = modulesOf(head, this.#request.flags, defaultAddress)
    const found = tags.find((tag) => versionsAtEnd(tag).length > 0)
    if (found === undefined) {
      const tag = shellWord(`${modules[0]?.tagPrefixes[0] ?? ''}v1.0.0`)
      const advice = `push one (git tag ${tag}, then git push origin ${tag}); in a clone without tags, fetch them first (git fetch --tags)`
      return [...whyNoVersion(tags), advice].join('; ')
    }
    const advice = prefixAdvice(found, modules.length)
    return advice === undefined
      ? `${quote(found)} has no prefix, and "tag-prefix" asks for one: leave it out`
      : `${quote(found)} has a prefix: ${advice}`
  }

  #settingsOf({ storeOptions }: ModuleSpec, config: RepositoryConfig): Settings {
    const { flags, repair: isRepair = false } = this.#request
    const { defaultKinds, allowIn } = this.#dependencies
    return getOrInsert(this.#settings, storeOptions ?? config, () => {
      const configured = flags.package ?? config.package
      // A repair adds no kind that nobody has asked for.
      const repaired = isRepair ? { kinds: ['index'] as const } : undefined
      const byDefault = configured === undefined ? (defaultKinds ?? repaired) : undefined
      return {
        kinds: configured ?? byDefault?.kinds ?? ['index'],
        ...(byDefault === undefined ? {} : { byDefault }),
        storeOptions: storeOptionsFrom([flags, storeOptions ?? {}, config]),
        isRepair,
        compatibility: flags.compatibility ?? config.compatibility ?? 'warn',
        severities: { ...config.severities, ...flags.severities },
        allow: config.allow ?? [],
        allowIn,
      }
    })
  }

  #configAt({ isMissing, commit }: TaggedCommit): Promise<RepositoryConfig> {
    return this.#dependencies.config.at(isMissing ? 'HEAD' : commit)
  }

  #prefixesOf(config: RepositoryConfig): TagPrefixes {
    return getOrInsert(
      this.#prefixes,
      config,
      () => new TagPrefixes(modulesOf(config, this.#request.flags, this.#dependencies.defaultAddress)),
    )
  }
}

/** Why a tag is left out. */
const NO_VERSION = 'not a version of any module'
const ABSENT = 'its commit does not have the module'

/** What is wrong with the first of the tags that begins like a version; nothing where none does. */
function whyNoVersion(tags: readonly string[]): string[] {
  const problems = tags.flatMap((tag) => {
    const reading = readTag(tag, '')
    return reading.verdict === 'refused' && reading.rule === 'semver' ? reading.error.message : []
  })
  return problems.slice(0, 1).map((problem) => problem.replace(/\.$/, ''))
}

/** By module, and those of one module from its lowest version to its highest. */
function inVersionOrder(selections: readonly Selection[]): Selection[] {
  const groups = groupBy(selections, ({ release }) => formatModuleAddress(release.address))
  return [...groups.values()].flatMap((group) =>
    group.toSorted((a, b) => compareVersions(a.release.version, b.release.version)),
  )
}

/** A config for all commits: one that lacks a module of it is older or newer than the module. */
export function forAllCommits(config: ConfigSource): ConfigSource {
  return { ...config, lacksModule: async (module) => (await config.hasDirectory?.(module)) === false }
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
    if (path === '' || !(await config.lacksModule?.({ commit, path }))) present.push(match)
  }
  if (present.length > 0) return present
  const paths = matches.map(({ spec }) => quote(spec.path)).join(', ')
  throw new RegistryError(
    'NOT_A_MODULE',
    `tag ${quote(tag)} has no module in ${paths}, which a config file names that is not of its commit`,
    `publish it with a file that names the directory of then: --tag ${tag} --config OLD.yml`,
  )
}

/** The commit of a tag that was named. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
export async function findTag(
  tag: string,
  flags: SelectionOptions,
  { tags, config, defaultAddress }: Pick<SelectionDependencies, 'tags' | 'config' | 'defaultAddress'>,
): Promise<TaggedCommit> {
  const tagged = await tags.find(tag)
  if (tagged !== undefined) return tagged
  // A name that could be no version is a better answer than one that is merely absent.
  new TagPrefixes(modulesOf(await config.at('HEAD'), flags, defaultAddress)).match(tag)
  const known = (await tags.all()).map((each) => each.tag)
  const twin = otherSpellings(tag).find((spelling) => known.includes(spelling))
  const meant = twin === undefined ? didYouMean(tag, known) : `; did you mean ${twin}?`
  throw new RegistryError(
    'NOT_FOUND',
    `the repository has no tag ${quote(tag)} that names a commit${meant}`,
    `create it (git tag ${tag}), fetch it (git fetch --tags), or see what it names (git cat-file -t ${tag})`,
  )
}

/** Two spellings of one version: on one commit they are one release, on different commits neither is trusted. */
function refuseDoubles(
  selections: readonly Selection[],
  { twins, refused }: { readonly twins: readonly Selection[]; readonly refused: readonly RefusedResult[] },
): Pick<SelectedReleases, 'selections' | 'refused'> {
  const key = ({ release }: Selection) => formatRelease(release)
  const others = groupBy(twins, key)
  const kept: Selection[] = []
  const doubles: RefusedResult[] = []
  for (const [version, group] of groupBy(selections, key)) {
    const first = group.reduce((a, b) => (a.release.tag < b.release.tag ? a : b))
    const all = [...group, ...(others.get(version) ?? [])]
    if (all.every(({ release }) => release.commit === first.release.commit)) kept.push(first)
    else
      doubles.push(
        ...group.map(({ release }) => refusedResult(release.tag, twoCommits(all, release), release)),
      )
  }
  return { selections: kept, refused: [...refused, ...doubles] }
}

function twoCommits(group: readonly Selection[], release: Release): RegistryError {
  const spellings = new Set(group.map((each) => `${quote(each.release.tag)} at ${each.release.commit}`))
  return new RegistryError(
    'INVALID_TAG',
    `tags ${[...spellings].join(' and ')} are both ${formatRelease(release)}`,
    `delete the tag that is wrong, or name it in "ignore-tags" of ${CONFIG_PATH}, then publish the other`,
  )
}

/**
 * The tags that `ignore-tags` leaves out, with the reasons: of HEAD's copy of the config file, and of the copy of any tagged commit, as
 * a bad tag cannot name itself, and an action has no HEAD. Only tags that exist. Throws {@link RepositoryLimit}.
 */
export async function readIgnoredTags(
  tags: readonly TaggedCommit[],
  config: Pick<ConfigSource, 'at'>,
): Promise<ReadonlyMap<string, string>> {
  const names = new Set(tags.map(({ tag }) => tag))
  const ignored = new Map<string, string>()
  const commits = tags.filter(({ isMissing }) => !isMissing).map(({ commit }) => commit)
  const lists = await inParallel([...new Set(['HEAD', ...commits])], TAGS_AT_ONCE, (commit) =>
    ignoredAt(commit, config),
  )
  // Commits with equal copies of the file share the list of it, and different copies most of their entries.
  const reasons = new Map<string, string>()
  for (const list of new Set(lists)) for (const { tag, reason } of list ?? []) reasons.set(tag, reason)
  const patterns = [...reasons].filter(([tag]) => tag.includes('*'))
  if (patterns.length > MAX_IGNORED_PATTERNS)
    throw new RepositoryLimit(
      `the copies of ${CONFIG_PATH} ignore tags with ${patterns.length} patterns, the limit is ${MAX_IGNORED_PATTERNS}`,
      'write one pattern for many tags: ignore-tags: - tag: "nightly-*"',
    )
  for (const [pattern, reason] of patterns)
    for (const name of names) if (matches(pattern, name)) ignored.set(name, reason)
  for (const name of names) {
    const reason = reasons.get(name)
    if (reason !== undefined) ignored.set(name, reason)
  }
  return ignored
}

/** One `*` stands for any characters; no tag has one in its name (https://git-scm.com/docs/git-check-ref-format). */
function matches(pattern: string, tag: string): boolean {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return tag === start
  return tag.length >= start.length + end.length && tag.startsWith(start) && tag.endsWith(end)
}

/** None where the copy is not valid: the tag of that commit is refused for it. */
async function ignoredAt(commit: string, config: Pick<ConfigSource, 'at'>) {
  try {
    return (await config.at(commit))['ignore-tags']
  } catch (error) {
    if (error instanceof RepositoryLimit) throw error
    if (error instanceof RegistryError && ['INVALID_CONFIG', 'LIMIT_EXCEEDED'].includes(error.code))
      return undefined
    throw error
  }
}

/** The module as a commit has it: its path is the first of its directories that has configuration there, else the first of all. */
export async function specAt(
  spec: ModuleSpec,
  commit: string,
  { hasModule }: Pick<ConfigSource, 'hasModule'>,
): Promise<ModuleSpec> {
  const { otherPaths = [] } = spec
  if (otherPaths.length === 0 || hasModule === undefined) return spec
  for (const path of [spec.path, ...otherPaths])
    if (await hasModule({ commit, path })) return { ...spec, path, otherPaths: [] }
  return spec
}
