import { visible } from '../base/error.ts'
import { formatMovingName } from './moving-name.ts'
import type { FileMarkChange } from './render-marks.ts'

/** What a file of marks has changed, as text for people: a line for each module. */
export function formatFileMarks(marks: readonly FileMarkChange[], isDry: boolean): string[] {
  const verb = (isDry ? 'mark' : 'marked').padEnd(9)
  return marks.flatMap(({ address, yanked, restored, deprecated, undeprecated, latest, names }) => {
    const parts = Object.entries({ yanked, restored, deprecated, undeprecated }).flatMap(
      ([word, versions]) =>
        versions.length === 0
          ? []
          : [`${word} ${versions.map((each) => (each === '*' ? 'all' : each)).join(', ')}`],
    )
    const moved = latest.before === latest.after ? [] : [`latest ${latest.after ?? 'none'}`]
    const text = [...parts, ...moved].join('; ') || 'other words'
    return [`${verb} ${visible(`${address}: ${text}`)}`, ...names.map(formatMovingName)]
  })
}
