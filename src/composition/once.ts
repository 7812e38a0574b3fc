/** Work that starts at the first call; every later call gets the same result. */
export function once<T extends object>(work: () => T): () => T {
  let result: T | undefined
  return () => {
    result ??= work()
    return result
  }
}
