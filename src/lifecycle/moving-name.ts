import type { MovingName } from './ports.ts'

/** One name that follows the latest version, as text for people. */
export function formatMovingName({ name, status, version, reason, fix }: MovingName): string {
  if (status === 'moved') return `moved     ${name}: now ${version}`
  if (status === 'planned') return `move      ${name} to ${version}`
  return `kept      ${name}: ${reason}${fix === undefined ? '' : `\nby hand   ${fix}`}`
}
