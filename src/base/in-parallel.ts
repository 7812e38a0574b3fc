/** Works on at most `atOnce` members at the same time. The results are in the order of the members. */
export async function inParallel<T, R>(
  members: readonly T[],
  atOnce: number,
  work: (member: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(members.length)
  const rest = members.entries()
  const worker = async () => {
    for (const [at, member] of rest) results[at] = await work(member)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, members.length) }, worker))
  return results
}
