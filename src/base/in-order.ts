/** Works on at most `atOnce` members at the same time, and gives the results in the order of the members. */
export async function* inOrder<T, R>(
  members: AsyncIterable<T>,
  atOnce: number,
  work: (member: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = []
  for await (const member of members) {
    const result = work(member)
    // It is awaited when its turn comes; until then a rejection must not count as unhandled.
    result.catch(() => {})
    running.push(result)
    if (running.length < atOnce) continue
    const first = running.shift()
    if (first !== undefined) yield await first
  }
  for (const result of running) yield await result
}
