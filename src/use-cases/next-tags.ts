import type { SelectionWords } from '../core/config.ts'
import { groupBy } from '../core/group.ts'
import { moduleIn } from '../core/index/contents.ts'
import { modulePath } from '../core/index/layout.ts'
import type { ModuleAddress } from '../core/module-address.ts'
import { type ModuleSpec, modulesOf } from '../core/selection.ts'
import { nextPatch, parseVersion, sortVersions, type Version } from '../core/version.ts'
import type { ConfigSource, IndexSnapshot, TaggedCommit, Tags } from '../ports.ts'

const FIRST = parseVersion('0.1.0')

export interface NextOutside {
  readonly config: ConfigSource
  readonly defaultAddress: () => ModuleAddress
  readonly snapshot: IndexSnapshot
}

/** The tags that a commit which nobody has tagged yet would get if each of its modules were released next. */
export async function nextTags(
  head: TaggedCommit,
  flags: SelectionWords,
  { config, defaultAddress, snapshot }: NextOutside,
): Promise<Tags & { readonly names: readonly string[] }> {
  const groups = groupBy(modulesOf(await config.at(head.commit), flags), ({ tagPrefix }) => tagPrefix)
  const tags: TaggedCommit[] = []
  for (const [prefix, specs] of groups) {
    const addresses = specs.map(({ address }: ModuleSpec) => address ?? defaultAddress())
    const version = await nextVersion(addresses, snapshot)
    tags.push({ ...head, tag: `${prefix}v${version}` })
  }
  return {
    names: tags.map(({ tag }) => tag),
    find: async (name) => tags.find(({ tag }) => tag === name),
    all: async () => tags,
  }
}

/** Modules that share their tags have the same next version. */
async function nextVersion(addresses: readonly ModuleAddress[], snapshot: IndexSnapshot): Promise<Version> {
  const files = await snapshot.read(addresses.map((address) => modulePath(address, 'module.json')))
  const versions = addresses.flatMap((address) => moduleIn(files, address)?.versions ?? [])
  const [highest] = sortVersions(versions.map(({ version }) => version))
  return highest === undefined ? FIRST : nextPatch(highest)
}
