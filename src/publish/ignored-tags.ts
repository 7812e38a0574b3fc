import { RegistryError } from '../base/error.ts'
import type { ConfigSource, TaggedCommit } from './ports.ts'

/** The reasons for which tags are left out, by tag. */
export type IgnoredTags = ReadonlyMap<string, string>

/**
 * The tags that `ignore-tags` leaves out: of HEAD's copy of the config file, and of the copy of any tagged commit, as a bad tag cannot
 * name itself, and an action has no HEAD. Only tags that exist.
 */
export async function readIgnoredTags(
  tags: readonly TaggedCommit[],
  config: Pick<ConfigSource, 'at'>,
): Promise<IgnoredTags> {
  const names = new Set(tags.map(({ tag }) => tag))
  const ignored = new Map<string, string>()
  const commits = tags.filter(({ isMissing }) => !isMissing).map(({ commit }) => commit)
  for (const commit of new Set(['HEAD', ...commits]))
    for (const { tag, reason } of await ignoredAt(commit, config))
      for (const name of names) if (matches(tag, name)) ignored.set(name, reason)
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
    return (await config.at(commit))['ignore-tags'] ?? []
  } catch (error) {
    if (error instanceof RegistryError && error.code === 'INVALID_CONFIG') return []
    throw error
  }
}
