import { counted } from '../base/count.ts'
import { visible } from '../base/error.ts'
import { table } from '../base/table.ts'
import { bySeverity, sentenceOf } from '../interface/diff/change.ts'
import type { ModuleNotes } from './changelog.ts'
import { type MergedCommit, pullRequestOf, shortId } from './commits.ts'
import type { PlannedModule } from './plan.ts'

/** Changes that the reason of a version names. */
const NAMED_CHANGES = 3

/** Commits of a module that are listed. The rest is counted. */
const LISTED_COMMITS = 20

/** What `release --json` prints. */
export function releaseJson(modules: readonly PlannedModule[]): object {
  return {
    modules: modules.map((module) => ({
      ...releaseFacts(module),
      changes: module.changes,
      upgrade: module.upgrade,
      commits: module.commits.map(commitJson),
      ...(module.error === undefined ? {} : { error: module.error.toRefusal() }),
    })),
  }
}

export function releaseFacts(module: PlannedModule) {
  const { name, path, status, last, next, tag, bump, asked } = module
  return {
    name,
    path,
    status,
    last: last === undefined ? null : { version: last.version, tag: last.tag },
    next: next === undefined ? null : { version: next, tag },
    bump,
    asked: asked.bump ?? null,
    reason: reasonOf(module),
  }
}

/** What `changelog --json` prints. */
export function changelogJson(modules: readonly ModuleNotes[]): object {
  return {
    modules: modules.map(({ name, from, to, changes, upgrade, commits, markdown }) => {
      return { name, from, to, changes, upgrade, commits: commits.map(commitJson), markdown }
    }),
  }
}

function commitJson(commit: MergedCommit): object {
  const { id, subject, author } = commit
  return { id, subject, author, pullRequest: pullRequestOf(commit) ?? null }
}

/** A release for people: a table of what is released, and the commits of each module. */
export function formatReleases(modules: readonly PlannedModule[]): string {
  const shown = modules.filter(({ status }) => status !== 'unchanged' && status !== 'refused')
  const rows = shown.map((module) => [
    module.name,
    module.last?.version ?? '-',
    module.next ?? '-',
    module.status === 'skipped' ? 'none' : (module.bump ?? 'first'),
    String(module.commits.length),
    reasonOf(module).join('; '),
  ])
  const unchanged = modules.filter(({ status }) => status === 'unchanged').length
  const blocks = [
    table(['module', 'last', 'next', 'bump', 'commits', 'reason'], rows).join('\n'),
    ...shown.map(commitsOf),
    unchanged === 0 ? '' : `unchanged ${counted(unchanged, 'module')} since the last release`,
    tagsOf(modules),
  ]
  return blocks.filter((block) => block !== '').join('\n\n')
}

function commitsOf({ name, commits }: PlannedModule): string {
  if (commits.length === 0) return ''
  const more = commits.length - LISTED_COMMITS
  const lines = commits.slice(0, LISTED_COMMITS).map((commit) => {
    const number = pullRequestOf(commit)
    const isNamed = number === undefined || commit.subject.endsWith(`(#${number})`)
    const by = isNamed ? commit.author : `${commit.author}, #${number}`
    return `  ${shortId(commit.id)} ${visible(commit.subject)} (${visible(by)})`
  })
  return [name, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n')
}

function tagsOf(modules: readonly PlannedModule[]): string {
  const made = modules.filter(({ status }) => status === 'tagged' || status === 'pushed')
  const tags = made.map(({ tag }) => tag ?? '')
  const isLocal = made.some(({ status }) => status === 'tagged')
  const lines = made.map(({ status, tag }) => `${status.padEnd(9)} ${tag}`)
  return [...lines, ...(isLocal ? [`push them: git push --atomic origin ${tags.join(' ')}`] : [])].join('\n')
}

/** Why the version has this number: the most severe changes, or the files, and who asked for more. */
export function reasonOf(module: PlannedModule): string[] {
  const { asked, changes, files, last, status, next } = module
  if (status === 'unchanged' || status === 'refused') return []
  const by = asked.by ?? ''
  if (status === 'skipped') return [by]
  const isAsked = asked.bump !== undefined && asked.bump === module.bump && next !== undefined
  const { announced } = asked
  const subject = module.commits.find(({ id }) => id === announced?.commit)?.subject ?? announced?.bump
  const isAnnounced = announced !== undefined && announced.bump === module.bump && !isAsked
  const wanted = isAsked
    ? [by]
    : isAnnounced && changes.every(({ severity }) => severity !== module.bump)
      ? [`${shortId(announced.commit)} ${visible(subject ?? '')}`]
      : []
  const named = bySeverity(changes).slice(0, NAMED_CHANGES).map(sentenceOf)
  const more = changes.length - named.length
  if (named.length > 0) return [...wanted, ...named, ...(more > 0 ? [`and ${more} more`] : [])]
  return [
    ...wanted,
    last === undefined ? 'the first version' : `${counted(files, 'file')} changed, not the interface`,
  ]
}
