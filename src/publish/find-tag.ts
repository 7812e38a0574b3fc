import { quote, RegistryError } from '../base/error.ts'
import type { SelectionOptions } from './config.ts'
import type { ConfigSource, TaggedCommit, Tags } from './ports.ts'
import { matchTag, modulesOf } from './selection.ts'

/** A tag that was named by hand. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
export async function findTag(
  name: string,
  flags: SelectionOptions,
  dependencies: { readonly tags: Tags; readonly config: ConfigSource },
): Promise<TaggedCommit> {
  const tagged = await dependencies.tags.find(name)
  if (tagged !== undefined) return tagged
  // A name that could be no version is a better answer than one that is merely absent.
  matchTag(name, modulesOf(await dependencies.config.at('HEAD'), flags))
  throw new RegistryError(
    'NOT_FOUND',
    `tag ${quote(name)} does not exist in the repository`,
    `create it (git tag ${name}) or fetch it (git fetch --tags)`,
  )
}
