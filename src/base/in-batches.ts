/** The members in batches of at most the weight `most`, in their order. A member that weighs more is a batch of its own. */
export function inBatches<T>(members: readonly T[], most: number, weightOf: (member: T) => number): T[][] {
  const batches: T[][] = [[]]
  let weight = 0
  for (const member of members) {
    if (weight > 0 && weight + weightOf(member) > most) {
      batches.push([])
      weight = 0
    }
    weight += weightOf(member)
    batches.at(-1)?.push(member)
  }
  return batches
}
