import type { IndexSnapshot, IndexStore } from '../../../src/index/ports.ts'
import { bytesOf } from '../publish/samples.ts'

/** A change with texts by path; null removes the file. */
export function change(files: Readonly<Record<string, string | null>>) {
  const contents = Object.entries(files).map(
    ([path, text]) => [path, text === null ? null : bytesOf(text)] as const,
  )
  return { message: 'Change\n\nwith "quotes"', files: new Map(contents) }
}

/** One commit on the index as it is now. */
export async function write(index: IndexStore, files: Readonly<Record<string, string | null>>) {
  const snapshot = await index.open()
  await snapshot.read(Object.keys(files))
  const outcome = await index.commit(change(files), snapshot)
  if (outcome === 'moved') throw new Error('nobody else wrote, and yet the index has moved')
  return outcome
}

export async function texts(
  snapshot: IndexSnapshot,
  paths: readonly string[],
): Promise<Record<string, string>> {
  const files = await snapshot.read(paths)
  return Object.fromEntries([...files].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]))
}
