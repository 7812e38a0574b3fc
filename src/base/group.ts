export type Group<T> = [T, ...T[]]

/** Groups in the order of their first member. (`Map.groupBy` is not in Node 20.) */
export function groupBy<T>(members: readonly T[], key: (member: T) => string): Map<string, Group<T>> {
  const groups = new Map<string, Group<T>>()
  for (const member of members) {
    const group = groups.get(key(member))
    if (group === undefined) groups.set(key(member), [member])
    else group.push(member)
  }
  return groups
}
