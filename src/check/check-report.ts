import { changelogLine, formatChanges } from '../interface/diff/change.ts'
import type { CheckedModule } from './check.ts'

/** What a check found in one module, for people. */
export function formatCheckedModule({ path, base, bump, changes, next }: CheckedModule): string {
  const name = path === '' ? 'module' : path
  if (base === null) return `${name}: nothing was released yet`
  return [
    `${name}: HEAD against ${base}`,
    ...formatChanges(changes),
    `bump      ${bump}, next version ${next} or higher`,
    `changelog ${changelogLine(changes)}`,
  ].join('\n')
}
