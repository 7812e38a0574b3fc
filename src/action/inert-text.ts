import { visible } from '../base/error.ts'

/**
 * Lines for people, in which the runner obeys nothing. It obeys a line that begins with `::` after blanks, and the older
 * `##[` anywhere in a line (https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs): a blank in
 * between makes text of both. `@actions/core` writes lines as they are.
 */
export function inertLines(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map(visible)
  return lines.map((line) => line.replace(/^(\s*:):/, '$1 :').replaceAll('##[', '## [')).join('\n')
}
