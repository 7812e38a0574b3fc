/** What a change of an interface asks of those who call the module. */
export type Severity = 'major' | 'minor' | 'patch'

export interface Change {
  /** Noun and verb, such as `input-removed`. */
  readonly kind: string
  readonly severity: Severity
  /** What changed, as the language calls it: `var.cidr`; in a submodule `modules/subnets: var.cidr`. */
  readonly subject: string
  /** One sentence. */
  readonly message: string
}

/** Two lists of named things, paired by name: what went, what came, what stayed. */
export interface Pairing<T> {
  readonly removed: readonly T[]
  readonly added: readonly T[]
  readonly kept: readonly (readonly [before: T, after: T])[]
}

/** Sorted by name, so that the order in files never shows. A name that is declared twice counts as its first. */
export function pairBy<T>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (each: T) => string,
): Pairing<T> {
  const old = named(before, nameOf)
  const current = named(after, nameOf)
  const names = (map: ReadonlyMap<string, T>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    removed: names(old).flatMap(([name, each]) => (current.has(name) ? [] : [each])),
    added: names(current).flatMap(([name, each]) => (old.has(name) ? [] : [each])),
    kept: names(old).flatMap(([name, each]) => {
      const other = current.get(name)
      return other === undefined ? [] : [[each, other] as const]
    }),
  }
}

function named<T>(each: readonly T[], nameOf: (each: T) => string): Map<string, T> {
  const map = new Map<string, T>()
  for (const one of each) if (!map.has(nameOf(one))) map.set(nameOf(one), one)
  return map
}

/** A maker of changes of one subject. */
export function changesOf(subject: string) {
  return (severity: Severity, kind: string, message: string): Change => ({ kind, severity, subject, message })
}
