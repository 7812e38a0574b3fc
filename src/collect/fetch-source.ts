import { RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import type { SelectionOptions } from '../publish/config.ts'
import { type PublishVisibility, planExposure } from '../publish/exposure.ts'
import { GuardedStores } from '../publish/guarded-stores.ts'
import type { Contribution } from '../publish/publish-releases.ts'
import { type RefusedTag, type SelectedReleases, selectReleases } from '../publish/select-releases.ts'
import type { Selection } from '../publish/selection.ts'
import type { AddressRights } from './address-rights.ts'
import type { FetchedModules, SourceAccess, Visibilities } from './ports.ts'
import { addressOfSource, type Source } from './source.ts'
import type { Look } from './state-files.ts'
import { fillTagPrefix } from './tag-prefix.ts'

export interface FetchDependencies {
  readonly sources: SourceAccess
  readonly visibilities: Visibilities
  readonly rights: AddressRights
  readonly log: Log
}

/** The new tags of a source as what it contributes, or why it contributes nothing. */
export async function fetchSource(
  { source, fresh }: Look,
  dependencies: FetchDependencies,
): Promise<Contribution | RegistryError> {
  try {
    const visibility = await visibilityOf(source, dependencies.visibilities)
    const modules = await dependencies.sources.fetch(
      source,
      fresh.map(({ tag }) => tag),
    )
    const { words } = source
    const selected = await selectFetched(source, modules, dependencies.log)
    await modules.rest()
    const wanted = selected.selections.filter(
      ({ release }) => words.versions?.allows(release.version) ?? true,
    )
    const { selections, refused } = keepRights(source, wanted, dependencies.rights)
    return {
      selections,
      refused: [...selected.refused, ...refused],
      repository: modules,
      stores: new GuardedStores(modules.packageStores, visibility),
      attestor: undefined,
    }
  } catch (error) {
    if (error instanceof RegistryError) return error
    throw error
  }
}

function selectFetched(
  source: Source,
  { tags, config }: FetchedModules,
  log: Log,
): Promise<SelectedReleases> {
  const prefix = source.words['tag-prefix']
  return selectReleases(
    {
      tags: 'all',
      flags: flagsOf(source),
      ...(prefix === undefined ? {} : { prefixOf: (address) => fillTagPrefix(prefix, address) }),
    },
    { tags, config, defaultAddress: () => addressOfSource(source), defaultKinds: undefined, log },
  )
}

/** The words of the index win over those of the repository, which may choose neither where packages lie nor its rights. */
function flagsOf({ words }: Source): SelectionOptions {
  return {
    module: words.address,
    'module-path': words['module-path'],
    package: words.package ?? ['index'],
    'git-ref': words['git-ref'],
    compatibility: words.compatibility,
    'source-url': words['source-url'],
  }
}

async function visibilityOf(source: Source, visibilities: Visibilities): Promise<PublishVisibility> {
  const index = await visibilities.ofIndex()
  const module = index === 'private' ? 'private' : await visibilities.of(source)
  const expose = source.words.expose ?? 'none'
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
