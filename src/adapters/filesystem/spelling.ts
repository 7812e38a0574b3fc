import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Whether the file system finds a file by another spelling than its own, as those of macOS and Windows do.
 * @param name of a file in the directory
 */
export async function foldsCase(directory: string, name: string): Promise<boolean> {
  const other = name.toUpperCase()
  const names = await readdir(directory).catch((): string[] => [])
  if (other === name || names.includes(other)) return false
  return stat(join(directory, other)).then(
    () => true,
    () => false,
  )
}

/** Whether each directory of a path below `root` has the next name in this very spelling. */
export async function isSpelled(root: string, path: string): Promise<boolean> {
  const parent = dirname(path)
  const names = await readdir(join(root, parent)).catch((): string[] => [])
  if (!names.includes(path.slice(parent === '.' ? 0 : parent.length + 1))) return false
  return parent === '.' || isSpelled(root, parent)
}
