import { quote } from '../base/error.ts'
import { groupBy } from '../base/group.ts'

/** A line for each group of modules that tags publish together; at most one block of text. */
export function formatSharedTags(
  tags: readonly { readonly tag: string; readonly addresses: readonly string[] }[],
): string[] {
  const shared = tags.filter(({ addresses }) => addresses.length > 1)
  const groups = groupBy(shared, ({ addresses }) => addresses.join(', '))
  const lines = [...groups].map(([addresses, group]) => {
    const [first] = group
    const which = group.length === 1 ? `the tag ${quote(first?.tag ?? '')}` : `each of ${group.length} tags`
    return `together  ${addresses}: ${which} is a version of each, as they have the same tag prefix`
  })
  return lines.length === 0 ? [] : [lines.join('\n')]
}
