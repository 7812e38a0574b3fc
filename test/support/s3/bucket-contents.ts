import type { ObjectStore } from './object-store.ts'

/** The keys below a prefix of the bucket, sorted. */
export async function keysOf(store: ObjectStore, prefix = ''): Promise<string[]> {
  const keys: string[] = []
  for (let start = ''; ; ) {
    const query = new URLSearchParams({ 'list-type': '2', prefix, 'start-after': start })
    const { text } = await store.send('GET', `?${query}`)
    const found = Array.from(text.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = '']) => key)
    keys.push(...found)
    start = found.at(-1) ?? ''
    if (found.length === 0 || !text.includes('<IsTruncated>true')) return keys.sort()
  }
}
