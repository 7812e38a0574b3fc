/** The value under a key; it is made when somebody asks for it first. (`Map.getOrInsertComputed` is not in Node 20.) */
export function getOrInsert<K, V>(
  known: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  const found = known.get(key)
  if (found !== undefined) return found
  const value = make()
  known.set(key, value)
  return value
}
