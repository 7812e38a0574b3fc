import { quote, type Refusal, shortList } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { MAX_REFUSALS } from './limits.ts'

/** A refused tag, as people read of it: with its name, and once where many are refused alike. */

export interface RefusedSubject {
  /** `''` where the source as a whole is refused. */
  readonly tag: string
  /** Present in a run of several sources. */
  readonly source?: string
  readonly error: Refusal
}

/** The refusal with its tag and source in front, unless the message quotes them already. */
export function namedRefusal(subject: RefusedSubject): Refusal {
  const { code, message, hint } = subject.error
  const name = nameOf(subject, message)
  return { code, message: name === '' ? message : `${name}: ${message}`, hint }
}

/** At most one refusal for each reason: those that are alike are the first of them, and the names of the others. */
export function groupedRefusals(refused: readonly RefusedSubject[]): Refusal[] {
  const alike = groupAlike(refused)
  if (alike.length <= MAX_REFUSALS) return alike.map(withOthers)
  const codes = groupBy(refused, ({ error }) => error.code)
  return [...codes.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const lines = groupAlike(group).map((each) => withOthers(each).message)
    return { ...first.error, message: shortList(lines).join('\n') }
  })
}

/** Refusals that differ only by tag, version and commit, in the order of their first one. */
export function groupAlike<T extends RefusedSubject>(refused: readonly T[]): T[][] {
  return [...groupBy(refused, reasonOf).values()]
}

function reasonOf({ tag, error: { code, message, hint } }: RefusedSubject): string {
  const version = /(?<!\d)\d+\.\d+\.\d+.*$/s.exec(tag)?.[0]
  const names = [quote(tag), tag, version ?? ''].filter((name) => name !== '' && name !== '""')
  const plain = names.reduce((text, name) => text.replaceAll(name, '*'), `${message}\n${hint}`)
  return `${code}\n${plain.replaceAll(/\b[0-9a-f]{7,64}\b/g, '*')}`
}

function withOthers([first, ...others]: readonly RefusedSubject[]): Refusal {
  if (first === undefined) throw new Error('a group has at least one member')
  const named = namedRefusal(first)
  if (others.length === 0) return named
  const names = shortList(others.map((each) => nameOf(each)))
  return { ...named, message: `${named.message}\nthe same for ${others.length} more: ${names.join(', ')}` }
}

/** @param message which may quote tag or source already */
function nameOf({ tag, source = '' }: RefusedSubject, message = ''): string {
  const tagName = tag === '' || message.includes(quote(tag)) ? '' : `tag ${quote(tag)}`
  const sourceName = source === '' || message.includes(source) ? '' : quote(source)
  return [tagName, sourceName].filter((name) => name !== '').join(' of ')
}
