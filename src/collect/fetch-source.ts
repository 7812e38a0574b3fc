import { RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import type { SelectionOptions } from '../publish/config.ts'
import { type PublishVisibility, planExposure } from '../publish/exposure.ts'
import { GuardedStores } from '../publish/guarded-stores.ts'
import type { Contribution } from '../publish/publish-releases.ts'
import { type RefusedTag, selectReleases } from '../publish/select-releases.ts'
import type { Selection } from '../publish/selection.ts'
import type { AddressRights } from './address-rights.ts'
import type { SourceTags } from './new-tags.ts'
import type { SourceAccess, Visibilities } from './ports.ts'
import { addressOfSource, type Source } from './source.ts'
import { fillTagPrefix } from './tag-prefix.ts'

export interface FetchDependencies {
  readonly sources: SourceAccess
  readonly visibilities: Visibilities
  readonly rights: AddressRights
  readonly log: Log
}

export interface FetchedSource extends SourceTags {
  /** Absent where nothing is new or the source as a whole is refused. */
  readonly contribution?: Contribution
}

/** Fetches the new tags of a source and selects their releases. A refusal of the source is part of the result. */
export async function fetchSource(tags: SourceTags, dependencies: FetchDependencies): Promise<FetchedSource> {
  if (tags.fresh.length === 0) return tags
  try {
    return { ...tags, contribution: await fetchContribution(tags, dependencies) }
  } catch (error) {
    if (error instanceof RegistryError) return { ...tags, error }
    throw error
  }
}

async function fetchContribution(
  { source, fresh }: SourceTags,
  dependencies: FetchDependencies,
): Promise<Contribution> {
  const visibility = await visibilityOf(source, dependencies.visibilities)
  const modules = await dependencies.sources.fetch(
    source,
    fresh.map(({ tag }) => tag),
  )
  const { options } = source
  const prefix = options['tag-prefix']
  const selected = await selectReleases(
    {
      tags: 'all',
      flags: flagsOf(source),
      ...(prefix === undefined ? {} : { prefixOf: (address) => fillTagPrefix(prefix, address) }),
    },
    {
      tags: modules.tags,
      config: modules.config,
      defaultAddress: () => addressOfSource(source),
      defaultKinds: undefined,
      log: dependencies.log,
    },
  )
  await modules.close()
  const wanted = selected.selections.filter(
    ({ release }) => options.versions?.allows(release.version) ?? true,
  )
  const { selections, refused } = keepRights(source, wanted, dependencies.rights)
  return {
    selections,
    refused: [...selected.refused, ...refused],
    repository: modules,
    stores: new GuardedStores(modules.packageStores, visibility),
    attestor: undefined,
  }
}

/** The options in registry.yml override the repository's own, which may choose neither its package storage nor its rights. */
function flagsOf({ options }: Source): SelectionOptions {
  return {
    module: options.address,
    'module-path': options['module-path'],
    package: options.package ?? ['index'],
    'git-ref': options['git-ref'],
    compatibility: options.compatibility,
    'source-url': options['source-url'],
  }
}

async function visibilityOf(source: Source, visibilities: Visibilities): Promise<PublishVisibility> {
  const index = await visibilities.ofIndex()
  const module = index === 'private' ? 'private' : await visibilities.of(source)
  const expose = source.options.expose ?? 'none'
  return planExposure({ repository: source.name, module, index, expose }).visibility
}

function keepRights(
  source: Source,
  selections: readonly Selection[],
  rights: AddressRights,
): { readonly selections: readonly Selection[]; readonly refused: readonly RefusedTag[] } {
  const kept: Selection[] = []
  const refused: RefusedTag[] = []
  for (const selection of selections) {
    try {
      rights.check(source, selection.release.address)
      kept.push(selection)
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      refused.push({ tag: selection.release.tag, error })
    }
  }
  return { selections: kept, refused }
}
