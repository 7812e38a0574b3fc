import type { SelectionWords } from '../core/config.ts'
import { quote, RegistryError } from '../core/error.ts'
import type { DefaultKinds } from '../core/exposure.ts'
import { groupBy } from '../core/group.ts'
import type { ModuleAddress } from '../core/module-address.ts'
import { formatCommitDate, formatRelease, type Release } from '../core/release.ts'
import { matchTag, modulesOf, type Selection } from '../core/selection.ts'
import type { ConfigSource, Log, TaggedCommit, Tags } from '../ports.ts'
import { findTag } from './find-tag.ts'

export interface TagRequest {
  /** Tags named by hand, or every tag of the repository. */
  readonly tags: readonly string[] | 'all'
  readonly flags: SelectionWords
}

export interface RefusedTag {
  readonly tag: string
  readonly error: RegistryError
}

export interface SelectedReleases {
  readonly selections: readonly Selection[]
  readonly refused: readonly RefusedTag[]
}

export interface SelectionOutside {
  readonly tags: Tags
  readonly config: ConfigSource
  /** Address from the repository's name. Throws INVALID_ADDRESS where it gives none. */
  readonly defaultAddress: () => ModuleAddress
  /** Where packages lie that nobody has chosen a place for; `index` without it. */
  readonly defaultKinds?: DefaultKinds
  readonly log: Log
}

/** Tags → releases. Under `all`, tags that are no version of any module are passed over with a notice. */
export async function selectReleases(
  request: TagRequest,
  outside: SelectionOutside,
): Promise<SelectedReleases> {
  const selections: Selection[] = []
  const refused: RefusedTag[] = []
  const passedOver: string[] = []
  const isAll = request.tags === 'all'
  const names = request.tags === 'all' ? await outside.tags.all() : [...new Set(request.tags)]
  for (const name of names) {
    const tag = typeof name === 'string' ? name : name.tag
    try {
      selections.push(...(await selectTag(name, request.flags, outside)))
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      if (isAll && error.code === 'INVALID_TAG') passedOver.push(tag)
      else refused.push({ tag, error })
    }
  }
  if (passedOver.length > 0)
    outside.log.info(`tags      passed over, no version: ${passedOver.map(quote).join(', ')}`)
  return refuseDoubles(selections, refused)
}

async function selectTag(
  name: string | TaggedCommit,
  flags: SelectionWords,
  outside: SelectionOutside,
): Promise<Selection[]> {
  const tagged = typeof name === 'string' ? await findTag(name, flags, outside) : name
  const config = await outside.config.at(tagged.commit)
  const chosen = flags.package ?? config.package
  const byDefault = chosen === undefined ? outside.defaultKinds : undefined
  return matchTag(tagged.tag, modulesOf(config, flags)).map(({ spec, version }) => ({
    release: {
      address: spec.address ?? outside.defaultAddress(),
      version,
      tag: tagged.tag,
      commit: tagged.commit,
      committedAt: formatCommitDate(tagged.committedAt),
      path: spec.path,
    },
    kinds: chosen ?? byDefault?.kinds ?? ['index'],
    ...(byDefault === undefined ? {} : { byDefault }),
    gitRef: flags['git-ref'] ?? config['git-ref'] ?? 'commit',
    compatibility: flags.compatibility ?? config.compatibility ?? 'warn',
    sourceUrl: flags['source-url'] ?? config['source-url'],
    ociRepository: flags['oci-repository'] ?? spec.ociRepository,
    ociTags: flags['oci-tags'] ?? config['oci-tags'] ?? 'all',
    allow: config.allow ?? [],
  }))
}

/** Two spellings of one version: on one commit they are one release, on different commits neither is trusted. */
function refuseDoubles(selections: readonly Selection[], refused: readonly RefusedTag[]): SelectedReleases {
  const groups = groupBy(selections, ({ release }) => formatRelease(release))
  const kept: Selection[] = []
  const doubles: RefusedTag[] = []
  for (const group of groups.values()) {
    const [first, ...others] = group.toSorted((a, b) => (a.release.tag < b.release.tag ? -1 : 1))
    if (first === undefined) continue
    if (others.every(({ release }) => release.commit === first.release.commit)) kept.push(first)
    else
      doubles.push(...group.map(({ release }) => ({ tag: release.tag, error: twoCommits(group, release) })))
  }
  return { selections: kept, refused: [...refused, ...doubles] }
}

function twoCommits(group: readonly Selection[], release: Release): RegistryError {
  const spellings = group.map((each) => `${quote(each.release.tag)} at ${each.release.commit}`).join(' and ')
  return new RegistryError(
    'INVALID_TAG',
    `tags ${spellings} are both ${formatRelease(release)}`,
    'delete the tag that is wrong, then publish the other',
  )
}
