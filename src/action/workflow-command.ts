import { visible } from '../base/error.ts'

/**
 * What the runner understands, as text; each is one line or block whatever the values hold.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */

/** `::name key=value::message`; empty properties are left out. */
export function formatCommand(
  name: 'add-mask' | 'debug' | 'notice' | 'warning' | 'error',
  message: string,
  properties: Readonly<Record<string, string>> = {},
): string {
  const pairs = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`)
  return `::${name}${pairs.length === 0 ? '' : ` ${pairs.join(',')}`}::${escapeMessage(message)}\n`
}

/**
 * Lines for people. The runner obeys a line that begins with `::` after blanks, and the older `##[` anywhere in a line
 * (https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs): a blank in between makes text of both.
 */
export function formatLines(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map(visible)
  return lines.map((line) => `${line.replace(/^(\s*:):/, '$1 :').replaceAll('##[', '## [')}\n`).join('')
}

/** A block of the file behind GITHUB_OUTPUT. Its end cannot be forged: it is a text that the value does not hold. */
export function formatSetting(name: string, value: string): string {
  let end = 'END'
  while (value.includes(end)) end += '_'
  return `${name}<<${end}\n${value}\n${end}\n`
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
