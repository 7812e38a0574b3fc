import { RegistryError } from '../base/error.ts'
import { inParallel } from '../base/in-parallel.ts'
import { CONFIG_PATH } from './config.ts'
import { MAX_IGNORED_PATTERNS, TAGS_AT_ONCE } from './limits.ts'
import type { ConfigSource, TaggedCommit } from './ports.ts'
import { RepositoryLimit } from './repository-limit.ts'

/** The reasons for which tags are left out, by tag. */
export type IgnoredTags = ReadonlyMap<string, string>

/**
 * The tags that `ignore-tags` leaves out: of HEAD's copy of the config file, and of the copy of any tagged commit, as a bad tag cannot
 * name itself, and an action has no HEAD. Only tags that exist. Throws
 * {@link RepositoryLimit}.
 */
export async function readIgnoredTags(
  tags: readonly TaggedCommit[],
  config: Pick<ConfigSource, 'at'>,
): Promise<IgnoredTags> {
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
  if (patterns.length > MAX_IGNORED_PATTERNS) throw tooManyPatterns(patterns.length)
  for (const [pattern, reason] of patterns)
    for (const name of names) if (matches(pattern, name)) ignored.set(name, reason)
  for (const name of names) {
    const reason = reasons.get(name)
    if (reason !== undefined) ignored.set(name, reason)
  }
  return ignored
}

function tooManyPatterns(count: number): RepositoryLimit {
  return new RepositoryLimit(
    `the copies of ${CONFIG_PATH} ignore tags with ${count} patterns, the limit is ${MAX_IGNORED_PATTERNS}`,
    'write one pattern for many tags: ignore-tags: - tag: "nightly-*"',
  )
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
