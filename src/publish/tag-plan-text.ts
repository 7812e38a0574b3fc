import { counted } from '../base/count.ts'
import { visible } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { table } from '../base/table.ts'
import type { RefusedResult } from './publish-report.ts'
import { formatSharedTags } from './shared-tags.ts'
import type { PlannedModule, PlannedTag, TagPlan } from './tag-plan.ts'

/** The plan as text for people: a table for each module with the tags that need attention, and its counts. */
export function formatTagPlan({ modules }: TagPlan): string {
  return [...modules.map(formatModule), ...sharedTags(modules), total(modules)].join('\n\n')
}

/** The tags that would refuse the run. */
export function planRefusals({ modules }: TagPlan): RefusedResult[] {
  return modules.flatMap(({ tags }) =>
    tags.flatMap(({ tag, error }): RefusedResult[] =>
      error === undefined ? [] : [{ status: 'refused', tag, error }],
    ),
  )
}

function formatModule({ address, path, tags }: PlannedModule): string {
  const where = path === null || path === '' ? '' : ` in ${visible(path)}`
  const rows = tags
    .filter(({ status }) => status !== 'known')
    .map(({ status, version, tag, reason, error }) => [
      status,
      version ?? '',
      visible(tag),
      error === undefined ? visible(reason) : `${error.code}: ${error.message}`,
    ])
  const lines = table(['status', 'version', 'tag', 'why'], rows)
  const head = address === null ? 'tags of no module' : `module    ${address}${where}`
  return [head, ...lines, `counts    ${counts(tags)}`].join('\n')
}

function counts(tags: readonly PlannedTag[]): string {
  const by = groupBy(tags, ({ status }) => status)
  return (['new', 'known', 'refused', 'skipped'] as const)
    .map((status) => `${by.get(status)?.length ?? 0} ${status}`)
    .join(', ')
}

/** Modules with equal prefixes are published together. */
function sharedTags(modules: readonly PlannedModule[]): string[] {
  const owners = new Map<string, string[]>()
  for (const { address, tags } of modules)
    for (const { tag, status } of tags)
      if (address !== null && status !== 'skipped') owners.set(tag, [...(owners.get(tag) ?? []), address])
  return formatSharedTags([...owners].map(([tag, addresses]) => ({ tag, addresses })))
}

function total(modules: readonly PlannedModule[]): string {
  const named = modules.filter(({ address }) => address !== null)
  return `total     ${counted(named.length, 'module')}: ${counts(modules.flatMap(({ tags }) => tags))}; nothing was packed or written`
}
