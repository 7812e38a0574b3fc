import type { SourcePosition } from '../module-interface.ts'
import { type Change, changesOf, type Finding } from './change.ts'

/** What the removal, the addition and each difference of a named thing mean for callers. */
interface Rules<T> {
  readonly subjectOf: (each: T) => string
  readonly removed: (each: T) => Finding
  readonly added: (each: T) => Finding
  readonly kept: (before: T, after: T) => readonly Finding[]
}

/** The changes between two lists of named things: first what was removed, then what was added, then what differs. */
export function compareByName<T extends SourcePosition & { readonly name: string }>(
  before: readonly T[],
  after: readonly T[],
  rules: Rules<T>,
): Change[] {
  const { removed, added, kept } = pairByName(before, after, ({ name }) => name)
  return [
    ...removed.flatMap((each) => changesOf(rules.subjectOf(each), each, rules.removed(each))),
    ...added.flatMap((each) => changesOf(rules.subjectOf(each), each, rules.added(each))),
    // Versions share what is made of equal blocks.
    ...kept.flatMap(([a, b]) => (a === b ? [] : changesOf(rules.subjectOf(b), b, ...rules.kept(a, b)))),
  ]
}

/**
 * Compares two lists of named things: those that were removed, those that were added, and the pairs that both lists have.
 * Sorts by name, so that the order of declarations never counts. Of two things with one name the first counts.
 */
export function pairByName<T>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (each: T) => string,
): {
  readonly removed: readonly T[]
  readonly added: readonly T[]
  readonly kept: readonly (readonly [before: T, after: T])[]
} {
  const byName = (all: readonly T[]) => new Map(all.toReversed().map((each) => [nameOf(each), each] as const))
  const sorted = (map: ReadonlyMap<string, T>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1))
  const [old, current] = [byName(before), byName(after)]
  const was = sorted(old)
  return {
    removed: was.flatMap(([name, each]) => (current.has(name) ? [] : [each])),
    added: sorted(current).flatMap(([name, each]) => (old.has(name) ? [] : [each])),
    kept: was.flatMap(([name, each]) => {
      const other = current.get(name)
      return other === undefined ? [] : [[each, other] as const]
    }),
  }
}
