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
  const firstOfEach = (all: readonly T[]) =>
    new Map(all.toReversed().map((each) => [nameOf(each), each] as const))
  const sorted = (map: ReadonlyMap<string, T>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1))
  const [old, current] = [firstOfEach(before), firstOfEach(after)]
  return {
    removed: sorted(old).flatMap(([name, each]) => (current.has(name) ? [] : [each])),
    added: sorted(current).flatMap(([name, each]) => (old.has(name) ? [] : [each])),
    kept: sorted(old).flatMap(([name, each]) => {
      const other = current.get(name)
      return other === undefined ? [] : [[each, other] as const]
    }),
  }
}
