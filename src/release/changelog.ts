import { counted } from '../base/count.ts'
import { quote, RegistryError } from '../base/error.ts'
import { interfaceAtBase, releasesOf, type TaggedVersion } from '../check/check.ts'
import { compareVersions, isPrerelease, sortVersions, type Version } from '../module/version.ts'
import type { SelectionOptions } from '../publish/config.ts'
import type { TaggedCommit, Tags } from '../publish/ports.ts'
import { specAt } from '../publish/select-releases.ts'
import { type ModuleSpec, modulesOf, TagPrefixes } from '../publish/selection.ts'
import { formatNotes } from './notes.ts'
import { type ChangesDependencies, changesSince, type ModuleChanges, nameOf } from './plan.ts'

interface ChangelogRequest {
  /** A tag or a commit; undefined: the release before `to`. */
  readonly from: string | undefined
  /** A tag or a commit; undefined: HEAD. */
  readonly to: string | undefined
  readonly flags: SelectionOptions
}

interface ChangelogDependencies extends Omit<ChangesDependencies, 'severities'> {
  readonly tags: Tags
  readonly repositoryUrl: string
}

export interface ModuleNotes extends ModuleChanges {
  readonly name: string
  /** As it was named, or the tag of the release before; null before the first. */
  readonly from: string | null
  readonly to: string
  readonly markdown: string
}

/**
 * The notes of each module that changed in a range; of those alone whose version an end of the range is. Throws NOT_FOUND, and what a
 * comparison throws.
 */
export async function changelog(
  { from, to = 'HEAD', flags }: ChangelogRequest,
  dependencies: ChangelogDependencies,
): Promise<ModuleNotes[]> {
  const { config, defaultAddress, tags, repositoryUrl } = dependencies
  const head = to === 'HEAD' ? dependencies.head : await commitOf(to, dependencies)
  const start =
    from === undefined ? undefined : { tag: from, commit: await commitOf(from, dependencies), committedAt: 0 }
  const configured = await config.at(head)
  const specs = modulesOf(configured, flags, defaultAddress)
  const prefixes = new TagPrefixes(specs)
  const named = [from ?? '', to].flatMap((each) => prefixes.find(each).map(({ spec }) => spec))
  const all = await tags.all()
  const found: ModuleNotes[] = []
  for (const spec of named.length > 0 ? new Set(named) : specs) {
    const [match] = new TagPrefixes([spec]).find(to)
    const base =
      start ?? (await releaseBefore(releasesOf(spec, all), { head, version: match?.version }, dependencies))
    const changes = await moduleChanges(spec, specs.length === 1, base, {
      ...dependencies,
      head,
      severities: { ...configured.severities, ...flags.severities },
    })
    if (named.length === 0 && specs.length > 1 && changes.files === 0 && base !== undefined) continue
    const name = nameOf(spec, dependencies)
    // A tag of several modules may be older than the module.
    const isFirst = base === undefined || (await interfaceAtBase(spec, base, dependencies)) === undefined
    const notes = formatNotes({ ...changes, base: isFirst ? undefined : base.tag, repositoryUrl })
    const title = `## ${name} ${match?.version ?? `from ${base?.tag ?? 'the start'} to ${to}`}`
    found.push({ ...changes, name, from: base?.tag ?? null, to, markdown: `${title}\n\n${notes}` })
  }
  if (found.length === 0) dependencies.log.info(`unchanged ${counted(specs.length, 'module')} in this range`)
  return found
}

async function moduleChanges(
  spec: ModuleSpec,
  isOnlyOne: boolean,
  base: TaggedCommit | undefined,
  dependencies: ChangesDependencies,
): Promise<ModuleChanges> {
  const { path } = await specAt(spec, dependencies.head, dependencies.config)
  return (await changesSince({ spec, isOnlyOne, path }, base, dependencies)).found
}

async function commitOf(name: string, { tags, history }: ChangelogDependencies): Promise<string> {
  const commit = (await tags.find(name))?.commit ?? (await history.find(name))
  if (commit !== undefined) return commit
  throw new RegistryError(
    'NOT_FOUND',
    `${quote(name)} is neither a tag nor a commit of the repository`,
    'name one of git tag --list, or fetch it: git fetch --tags',
  )
}

/** The highest release in the history of a commit, below its own version; before the first release the highest pre-release. */
async function releaseBefore(
  releases: readonly TaggedVersion[],
  { head, version }: { readonly head: string; readonly version: Version | undefined },
  { history }: ChangelogDependencies,
): Promise<TaggedVersion | undefined> {
  const lower = releases.filter((each) => version === undefined || compareVersions(each.version, version) < 0)
  const sorted = sortVersions(lower.map((each) => each.version))
  const byKind = [...sorted.filter((each) => !isPrerelease(each)), ...sorted.filter(isPrerelease)]
  for (const each of byKind) {
    const found = lower.find((tagged) => tagged.version === each)
    if (found !== undefined && (await history.isAncestor(found.commit, head))) return found
  }
  return undefined
}
