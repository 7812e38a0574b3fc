import { groupBy } from '../base/group.ts'
import { moduleIn, registryIn } from '../index/format/index-files.ts'
import { modulePath, REGISTRY_PATH } from '../index/format/paths.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { bumpVersion } from '../interface/diff/required-bump.ts'
import type { ModuleAddress } from '../module/module-address.ts'
import { parseVersion, sortVersions, type Version } from '../module/version.ts'
import type { SelectionOptions } from '../publish/config.ts'
import type { ConfigSource, TaggedCommit, Tags } from '../publish/ports.ts'
import { type ModuleSpec, modulesOf } from '../publish/selection.ts'

const FIRST = parseVersion('0.1.0')

export interface NextDependencies {
  /** The minimum version of a module, by its directory. */
  readonly least: ReadonlyMap<string, Version>
  readonly config: ConfigSource
  readonly defaultAddress: () => ModuleAddress
  readonly snapshot: IndexSnapshot
}

/**
 * Plans the tags that an untagged commit gets if all its modules are released next. Throws INVALID_CONFIG, INVALID_INPUT,
 * INVALID_ADDRESS and INDEX_INVALID.
 */
export async function nextTags(
  head: TaggedCommit,
  flags: SelectionOptions,
  { config, defaultAddress, snapshot, least }: NextDependencies,
): Promise<Tags & { readonly names: readonly string[] }> {
  const specs = modulesOf(await config.at(head.commit), flags, defaultAddress)
  const groups = groupBy(specs, ({ tagPrefixes: [prefix = ''] }) => prefix)
  const tags: TaggedCommit[] = []
  for (const [prefix, specs] of groups) {
    const addresses = specs.map(({ address }: ModuleSpec) => address ?? defaultAddress())
    const wanted = specs.flatMap(({ path }) => least.get(path) ?? [])
    const [version = FIRST] = sortVersions([...wanted, ...(await nextVersion(addresses, snapshot))])
    tags.push({ ...head, tag: `${prefix}v${version}` })
  }
  return {
    names: tags.map(({ tag }) => tag),
    find: async (name) => tags.find(({ tag }) => tag === name),
    all: async () => tags,
  }
}

/** The next version of modules that share their tags; none where nothing is published. */
async function nextVersion(addresses: readonly ModuleAddress[], snapshot: IndexSnapshot): Promise<Version[]> {
  const paths = addresses.map((address) => modulePath(address, 'module.json'))
  const files = await snapshot.read([REGISTRY_PATH, ...paths])
  if (snapshot.exists) registryIn(files)
  const versions = addresses.flatMap((address) => moduleIn(files, address)?.versions ?? [])
  const [highest] = sortVersions(versions.map(({ version }) => version))
  return highest === undefined ? [] : [bumpVersion(highest, 'patch')]
}
