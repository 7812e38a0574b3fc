/**
 * Works on at most `atOnce` members at the same time. The results are in the order of the members. Throws as {@link eachInParallel}.
 */
export async function inParallel<T, R>(
  members: readonly T[],
  atOnce: number,
  work: (member: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(members.length)
  await eachInParallel(members.entries(), Math.min(atOnce, members.length), async ([at, member]) => {
    results[at] = await work(member)
  })
  return results
}

/**
 * Works on the members as they come, at most `atOnce` at the same time. The first failure is thrown as soon as what is under way has
 * ended, so that nothing works on what a caller then closes; no other member is begun.
 */
export async function eachInParallel<T>(
  members: Iterable<T> | AsyncIterable<T>,
  atOnce: number,
  work: (member: T) => Promise<void>,
): Promise<void> {
  const rest = Symbol.asyncIterator in members ? members[Symbol.asyncIterator]() : members[Symbol.iterator]()
  let failure: { readonly error: unknown } | undefined
  const worker = async () => {
    while (failure === undefined) {
      const next = await rest.next()
      if (next.done) return
      await work(next.value)
    }
  }
  const watched = () =>
    worker().catch((error: unknown) => {
      failure ??= { error }
    })
  await Promise.all(Array.from({ length: atOnce }, watched))
  if (failure !== undefined) throw (failure as { readonly error: unknown }).error
}
